import type { Scene } from '../prompt/scene.ts'
import { COLOURS } from '../prompt/vocabulary/colours.ts'
import { withCurtains, withPosters } from '../world/indoors/rooms/hangings.ts'
import { withHearth } from '../world/indoors/rooms/hearth.ts'
import { withGamingDesk, withLedStrips } from '../world/indoors/rooms/led-lights.ts'
import { hasPiece } from '../world/indoors/rooms/own-pieces.ts'
import { inPaleColours } from '../world/indoors/rooms/pale.ts'
import { withWindow } from '../world/indoors/rooms/picture-window.ts'
import type { Room, RoomWindow } from '../world/indoors/rooms/room.ts'
import { ROOMS } from '../world/indoors/rooms/rooms.ts'
import { inRuins, withTorches } from '../world/indoors/rooms/ruin.ts'
import { withoutFloating } from '../world/indoors/rooms/standing.ts'
import { LIVED_IN } from './lived-in.ts'
import { isGrounded } from './looked-at.ts'
import { fittedOut } from './room-fittings.ts'
import { wareShop } from './ware-shop.ts'

/** Of what is left to fall, or has fallen. */
const RUINED =
  /\b(ruined|in ruins|abandoned|derelict|dilapidated|crumbling|collapsed|decaying|destroyed|broken (roof|ceiling))\b/i
const TORCHLIT =
  /(?<!\b(blow|electric|welding|holding a|with a|carrying a|raising a) ?)\btorch(es|light|lit)?\b/i

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

/** Words for rooms without dark wood and patterns. */
const PALE =
  /\b(minimal(ist|istic)?|modern|contemporary|sleek|scandinavian|scandi|nordic|japandi|all[ -]white|white (walls|interior|room|kitchen|bedroom|bathroom|living room)|bright airy|light and airy)\b/i

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
  const { room, prompt, light, extras, outlook, subjects, moonPhase } = scene
  const usual = (room === 'shop' && wareShop(prompt)) || ROOMS[room]
  const own = PALE.test(prompt) && LIVED_IN.has(room) ? inPaleColours(usual) : usual
  const furnished = AT_GAMES.test(prompt) && DESK_ROOMS.has(room) ? withGamingDesk(own) : own
  const lit = extras.has('led strips') ? withLedStrips(furnished) : furnished
  const standing = subjects.filter(isGrounded).length > 1 && OPEN_FLOORS.has(room) ? withFreeFloor(lit) : lit
  const whole = withDaylight(fittedOut(standing, scene), prompt, light)
  const roofed = RUINED.test(prompt) ? inRuins(whole) : whole
  const torchlit = TORCHLIT.test(prompt) && !LIVED_IN.has(room) ? withTorches(roofed) : roofed
  const plan =
    light.includes('firelight') && WITH_HEARTH.has(room) && !hasPiece(torchlit, 'fireplace')
      ? withHearth(torchlit)
      : torchlit
  const isAsked = outlook !== null || BIG_WINDOW.test(prompt)
  const isLarge = isAsked && (PICTURE_WINDOWS.has(room) || (outlook !== null && OTHER_WORLDS.has(outlook)))
  const glazed = WALL_OF_GLASS.test(prompt)
    ? withWindow(plan, 'wall')
    : isLarge
      ? withWindow(plan, 'large')
      : plan
  return withoutFloating(hung(extras.has('moon') ? withMoon(glazed, moonPhase) : glazed, prompt), own)
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

const CURTAINS =
  /\b(?:(\w+) )?(?:(?:lace|velvet|silk|linen|long|sheer|heavy|window) )?(?:curtains?|drapes)\b/i
const NO_CURTAINS = /\b(?:shower|stage|theat(?:re|er)) curtains?\b|\bcurtains? of\b/i
const POSTERS = /\b(?:posters|(?:band|movie|film|rock|anime) posters?)\b/i

/** The room with what hangs at its windows and on its walls. */
function hung(plan: Room, prompt: string): Room {
  const named = NO_CURTAINS.test(prompt) ? null : CURTAINS.exec(prompt)
  const hangings = named ? withCurtains(plan, COLOURS.get(named[1]?.toLowerCase() ?? '')?.hex) : plan
  return POSTERS.test(prompt) ? withPosters(hangings) : hangings
}

const WALL_OF_GLASS =
  /\b(floor[ -]to[ -]ceiling|panoramic|wall[ -]to[ -]wall|full[ -]height|glass wall|wall of (glass|windows)|penthouse)\b/i
const BIG_WINDOW =
  /\b((big|large|huge|giant|tall|wide|bay) windows?|(by|at|near|beside|through|on|against) (the|a|an|his|her|my) (\w+ )?window)\b/i
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

const AT_GAMES = /\b(gaming|gamer'?s?|video games?|streamer|esports?)\b/i
const DESK_ROOMS: ReadonlySet<Scene['room']> = new Set(['bedroom', 'livingroom', 'nursery', 'office'])

/** Light that can only come from outside. */
const FROM_OUTSIDE =
  /\b(windows?|skylight|sunlight|sunlit|daylight|sun(beams?|rays?)|sunshine|(morning|evening|afternoon) (light|sun)|moonlight)\b/i
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
function withDaylight(plan: Room, prompt: string, light: Scene['light']): Room {
  const isLit = plan.windows.length > 0 && !plan.isDark
  if (isLit || !(FROM_OUTSIDE.test(prompt) || light.includes('sunbeams'))) return plan
  const windows = plan.windows.some(({ glass }) => glass !== 'space') ? plan.windows : HIGH_WINDOWS
  return {
    ...plan,
    windows,
    isDark: false,
    lamps: plan.lamps.map(lamp => ({ ...lamp, power: lamp.power * 0.4 })),
  }
}
