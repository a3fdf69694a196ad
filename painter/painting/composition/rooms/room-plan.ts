import { withCurtains, withPosters } from '../../../engine/world/indoors/rooms/hangings.ts'
import { withHearth } from '../../../engine/world/indoors/rooms/hearth.ts'
import { withGamingDesk, withLedStrips } from '../../../engine/world/indoors/rooms/led-lights.ts'
import { hasPiece } from '../../../engine/world/indoors/rooms/own-pieces.ts'
import { inPaleColours } from '../../../engine/world/indoors/rooms/pale.ts'
import { withWindow } from '../../../engine/world/indoors/rooms/picture-window.ts'
import type { Room, RoomWindow } from '../../../engine/world/indoors/rooms/room.ts'
import { ROOMS } from '../../../engine/world/indoors/rooms/rooms.ts'
import { inRuins } from '../../../engine/world/indoors/rooms/ruin.ts'
import { withoutFloating } from '../../../engine/world/indoors/rooms/standing.ts'
import type { Scene } from '../../../language/scene.ts'
import { COLOURS } from '../../../language/vocabulary/colours.ts'
import { isGrounded } from '../placing/looked-at.ts'
import { LIVED_IN } from './lived-in.ts'
import { fittedOut } from './room-fittings.ts'

/** Rooms that stay what they are without what stands in the middle of their floor. */
const OPEN_FLOORS: ReadonlySet<Scene['room']> = new Set(['livingroom', 'fireside', 'bedroom', 'kitchen'])
/** Metres from the back wall, and to either side: where several people stand; and the height of a carpet. */
const FREE_FLOOR = { from: 1.3, aside: 1.7, carpet: 0.03, highest: 1 }

/** The room without the low things that several people would seem to stand on. */
function withFreeFloor(plan: Room): Room {
  const isInTheWay = ({ x, y, back }: Room['furniture'][number]) =>
    back[1] > FREE_FLOOR.from &&
    x[1] > -FREE_FLOOR.aside &&
    x[0] < FREE_FLOOR.aside &&
    y[1] > FREE_FLOOR.carpet &&
    y[1] < FREE_FLOOR.highest
  return {
    ...plan,
    furniture: plan.furniture.filter(block => !isInTheWay(block)),
    props: plan.props.filter(
      ({ x, y, back }) => Math.abs(x) > FREE_FLOOR.aside || back < FREE_FLOOR.from || y > FREE_FLOOR.highest,
    ),
  }
}

/** Rooms in which somebody may have lit a fire, and that have none of their own. */
const WITH_HEARTH: ReadonlySet<Scene['room']> = new Set([
  'livingroom',
  'bedroom',
  'kitchen',
  'diningroom',
  'library',
  'restaurant',
  'cafe',
  'tavern',
  'bookshop',
  'attic',
])

/** The room as its prompt has it: lit, and with windows as large as what is seen through them. */
export function planOf(scene: Scene): Room {
  const { room, cues, light, extras, outlook, subjects, moonPhase } = scene
  const usual = ROOMS[room]
  const own = cues.has('pale') && LIVED_IN.has(room) ? inPaleColours(usual) : usual
  const furnished = cues.has('at games') && DESK_ROOMS.has(room) ? withGamingDesk(own) : own
  const lit = extras.has('led strips') ? withLedStrips(furnished) : furnished
  const standing = subjects.filter(isGrounded).length > 1 && OPEN_FLOORS.has(room) ? withFreeFloor(lit) : lit
  const whole = withDaylight(fittedOut(standing, scene), cues, light)
  const roofed = cues.has('ruined') ? inRuins(whole) : whole
  const plan =
    light.includes('firelight') && WITH_HEARTH.has(room) && !hasPiece(roofed, 'fireplace')
      ? withHearth(roofed)
      : roofed
  const isAsked = outlook !== null || cues.has('big window')
  const isLarge = isAsked && (PICTURE_WINDOWS.has(room) || (outlook !== null && OTHER_WORLDS.has(outlook)))
  const glazed = isLarge ? withWindow(plan) : plan
  return withoutFloating(hung(extras.has('moon') ? withMoon(glazed, moonPhase) : glazed, cues), own)
}

/** The room with the moon in its broadest window, on the back wall if there is one. */
function withMoon(plan: Room, phase: Scene['moonPhase']): Room {
  const rank = ({ wall, width, glass }: RoomWindow) =>
    wall === 'roof' || glass === 'stained' || glass === 'dark' ? -1 : (wall === 'back' ? 100 : 0) + width
  const best = [...plan.windows].sort((a, b) => rank(b) - rank(a)).at(0)
  if (!best || rank(best) < 0) return plan
  return {
    ...plan,
    windows: plan.windows.map(window => (window === best ? { ...window, moon: phase } : window)),
  }
}

/** The room with what hangs at its windows and on its walls. */
function hung(plan: Room, cues: Scene['cues']): Room {
  const hangings = cues.has('curtains')
    ? withCurtains(plan, COLOURS.get(cues.get('curtains') ?? '')?.hex)
    : plan
  return cues.has('posters') ? withPosters(hangings) : hangings
}

/** What a room that is said to be there is known by first of all. */
const OTHER_WORLDS: ReadonlySet<NonNullable<Scene['outlook']>> = new Set([
  'moon',
  'mars',
  'space',
  'underwater',
] as const)
/** Rooms whose back wall can be opened without taking away what they are known by. */
const PICTURE_WINDOWS: ReadonlySet<Scene['room']> = new Set([
  ...LIVED_IN,
  'library',
  'artstudio',
  'hospital',
  'attic',
  'dancestudio',
  'fireside',
] as const)

const DESK_ROOMS: ReadonlySet<Scene['room']> = new Set(['bedroom', 'livingroom', 'nursery', 'office'])

/** High up in the left wall, clear of what stands along it. */
const HIGH_WINDOWS: readonly RoomWindow[] = [0.9, 2.9].map(x => ({
  wall: 'left',
  x,
  y: 1.7,
  width: 1.2,
  height: 2,
  panes: [2, 3],
  isArched: true,
}))

/** A room without windows, or without daylight, gets both where the prompt speaks of light from outside. */
function withDaylight(plan: Room, cues: Scene['cues'], light: Scene['light']): Room {
  const isLit = plan.windows.length > 0 && !plan.isDark
  if (isLit || !(cues.has('from outside') || light.includes('sunbeams'))) return plan
  const windows = plan.windows.some(({ glass }) => glass !== 'space') ? plan.windows : HIGH_WINDOWS
  return {
    ...plan,
    windows,
    isDark: false,
    lamps: plan.lamps.map(lamp => ({ ...lamp, power: lamp.power * 0.4 })),
  }
}
