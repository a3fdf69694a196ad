import { withChristmas } from '../../../engine/world/indoors/rooms/christmas.ts'
import { withDoor } from '../../../engine/world/indoors/rooms/door.ts'
import { withHearth } from '../../../engine/world/indoors/rooms/hearth.ts'
import { littered, PAPERS_ABOUT } from '../../../engine/world/indoors/rooms/littered.ts'
import {
  hasPiece,
  withColouredCupboards,
  withColouredPiece,
  withoutPieces,
} from '../../../engine/world/indoors/rooms/own-pieces.ts'
import type { Room } from '../../../engine/world/indoors/rooms/room.ts'
import { wallPaint, withSlopingRoof, withWalls } from '../../../engine/world/indoors/rooms/walls.ts'
import type { CueName } from '../../../language/cue-name.ts'
import type { Scene, Subject } from '../../../language/scene.ts'
import { COLOURS } from '../../../language/vocabulary/colours.ts'
import { withBorne } from '../../../language/with-borne.ts'
import { LIVED_IN } from './lived-in.ts'

type Kind = Scene['room']

/** What a room has where its prompt says so: the words, the rooms that have it anyway, and how it comes there. */
const FITTINGS: readonly (readonly [CueName, ReadonlySet<Kind>, (room: Room) => Room])[] = [
  ['hearth', new Set<Kind>(['fireside', 'castlehall', 'stonehall', 'forge']), withHearth],
]

/** The room as those left it who do not tidy up. */
function untidied(plan: Room, { room, cues }: Scene): Room {
  if (!cues.has('messy')) return plan
  return littered(plan, room, cues.has('papers about') ? PAPERS_ABOUT : undefined)
}

const BARE: ReadonlySet<Kind> = new Set([
  'livingroom',
  'bedroom',
  'nursery',
  'office',
  'attic',
  'loft',
  'fireside',
  'diningroom',
])
const STAYS = /^(?:fireplace|door)$/

/** The room with nothing in it but what is built in. */
const emptied = (plan: Room, { room, cues }: Scene): Room =>
  BARE.has(room) && cues.has('empty room')
    ? { ...plan, furniture: plan.furniture.filter(({ piece }) => STAYS.test(piece ?? '')), props: [] }
    : plan

/** The room with the door that is spoken of. */
function builtIn(plan: Room, { around, subjects }: Scene): Room {
  const door = around.find(({ key }) => key === 'door')
  return door ? withDoor(plan, COLOURS.get(door.colour ?? '')?.hex, subjects.length === 0) : plan
}

const TILED: ReadonlySet<Kind> = new Set(['kitchen', 'bathroom', 'pool', 'staircase', 'corridor'])
/** Rooms in which walls are a mere background. */
const WALLED: ReadonlySet<Kind> = new Set([
  ...LIVED_IN,
  'bar',
  'library',
  'fireside',
  'classroom',
  'corridor',
  'artstudio',
  'waitingroom',
  'salon',
  'hospital',
  'dancestudio',
  'birthday',
  'party',
  'shop',
  'bakery',
  'workshop',
  'gym',
  'attic',
  'laundry',
  'pool',
  'staircase',
])

/** Rooms that may be right under the roof of a house. */
const UNDER_ROOFS: ReadonlySet<Kind> = new Set(['bedroom', 'nursery', 'livingroom', 'office', 'artstudio'])

/** The room as the prompt says that its walls are. */
function walled(plan: Room, { room, cues }: Scene): Room {
  if (!WALLED.has(room)) return plan
  const hex = COLOURS.get(cues.get('painted room') ?? '')?.hex
  if (!hex) return plan
  const painted = withWalls(plan, wallPaint(hex, TILED.has(room) ? 'tiles' : 'paint'))
  return room === 'kitchen' ? withColouredCupboards(painted, hex) : painted
}

/** Other drawings that take the place of a room's own piece. */
const INSTEAD: Readonly<Record<string, string>> = {
  '@crib': '@bed',
  '@hammock': '@bed',
}

/** The room without its own of what the prompt names and the picture shows by itself, and what it has in its colour. */
function owned(plan: Room, scene: Scene): Room {
  const { subjects, around } = scene
  const instead = around.filter(({ key }) => key in INSTEAD)
  const shown = [...subjects, ...instead].flatMap(withBorne).map(({ key }) => INSTEAD[key] ?? key)
  // What hangs there is in the place of the room's own picture.
  if (around.some(({ onWall }) => onWall)) shown.push('framed-picture')
  const named = withoutPieces(plan, new Set(shown))
  return around.reduce(
    (room, { key, colour }) =>
      colour && hasPiece(room, key) ? withColouredPiece(room, key, COLOURS.get(colour)?.hex ?? '') : room,
    named,
  )
}

/** Whether a thing that is about is in the room already, as its own. */
export const isOwn = (room: Room, { key, count, bears }: Subject) =>
  count === 1 && !bears && (hasPiece(room, key) || room.props.some(({ icon }) => icon === key))

/** The room as it is in December, where its prompt speaks of that. */
const festive = (plan: Room, { cues }: Scene): Room =>
  cues.has('at christmas') ? withChristmas(plan, cues.has('christmas tree')) : plan

/** The room with what its prompt says it has on its walls, under its ceiling and on its floor. */
export function fittedOut(plan: Room, scene: Scene): Room {
  const { room, cues } = scene
  const left = emptied(owned(walled(plan, scene), scene), scene)
  const roofed = UNDER_ROOFS.has(room) && cues.has('under roof') ? withSlopingRoof(left) : left
  const fitted = FITTINGS.reduce(
    (own, [words, without, add]) => (cues.has(words) && !without.has(room) ? add(own) : own),
    roofed,
  )
  return untidied(builtIn(festive(fitted, scene), scene), scene)
}
