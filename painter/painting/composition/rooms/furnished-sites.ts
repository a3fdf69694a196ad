import type { Random } from '../../../engine/core/random.ts'
import type { Frame } from '../../../engine/world/frame.ts'
import type { RoomView } from '../../../engine/world/indoors/render-room.ts'
import type { Subject } from '../../../language/scene.ts'

/** Where something is: the column and the row of its foot, metres away; `floor` is the ground below it, if it stands. */
export type Site = { x: number; row: number; z: number; floor: number | null }

/** Metres: what can be reached of furniture, and how broad it must be to carry anything. */
const TOPS = { lowest: 0.35, highest: 1.5, narrowest: 0.3 }
/** What is for people and pets, and not to put things on. */
const UPHOLSTERED: ReadonlySet<string> = new Set(['@sofa', '@bed'])
/** What is as much at home on the floor as on what stands there. */
const UNDERFOOT = /shoe|boot|sandal|slipper|ball$/
/** Metres: what is smaller does not lie on the floor. */
const SMALL = 0.3
/** Metres: what is larger stands on the floor. */
const LARGE = 0.5
const TABLE_LAMP = '@lamp'
/** Metres above the floor where wings are. */
const AIR = { lowest: 0.7, highest: 2.3 }
/** Of a room's height, where something hangs. */
const HANGING = { lowest: 0.66, highest: 0.8 }
/** A lamp with a foot stands. */
const HANGS = /lantern|(?<!^@)lamp|bell|hanging|chandelier|mobile/
/** Metres from the side walls and from the back wall. */
const FROM_WALL = 0.35
/** Metres to the nearest thing. */
const NEAREST = 2.2
/** Metres above the floor that pictures hang on the wall, one beside the other. */
const ON_WALL = 1.7
/** Of the picture's width: what is nearer to its sides would be cut. */
const SEEN = 0.86
/** Of half a room's width, what stays free in the middle of the floor. */
const WALKWAY = 0.5

/** What is in the air by itself. */
export const isAloft = ({ mode, key }: Subject) => mode === 'fly' || /^(balloon|kite)$/.test(key)

/** What is hung up rather than set down. */
export const isHung = ({ key }: Subject) => HANGS.test(key)

export const isFurnished = (frame: Frame): frame is RoomView => 'room' in frame && 'size' in frame

/** How often another place on the floor is tried, and metres that things keep from furniture and from one another. */
const TRIES = 14
const APART = { side: 0.55, depth: 0.7 }
/** Metres: carpets are lower; and what hides that which stands behind it. */
const CARPET = 0.1
const HIDES = 0.35

/** Whether a thing on the floor would be in a piece of furniture or behind one. */
function isHidden({ room, size }: RoomView, x: number, z: number): boolean {
  return room.furniture.some(({ x: [left, right], y, back }) => {
    if (y[0] > 1 || y[1] < CARPET) return false
    const [near, far] = [size.back - back[1], size.back - back[0]]
    const isIn = x > left - APART.side && x < right + APART.side && z > near - 0.2 && z < far + 0.3
    const isBehind = near > 0 && near < z && y[1] > HIDES && x / z > left / near && x / z < right / near
    return isIn || isBehind
  })
}

/**
 * Places for a thing in a room: on what stands there, along the walls, hung up or in the air.
 * @param taken where other things are already
 */
export function sitesIn(
  frame: RoomView,
  random: Random,
  thing: Subject,
  focus: number,
  taken: readonly Site[] = [],
): Site[] {
  const { camera, size, room } = frame
  const at = (x: number, y: number, z: number, stands: boolean): Site => {
    const row = camera.horizon + ((camera.height - y) / z) * camera.focalLength
    return { x: camera.w / 2 + (x / z) * camera.focalLength, row, z, floor: stands ? row : null }
  }
  const depth = () => random.range(Math.max(NEAREST, focus * 0.9), size.back - FROM_WALL)
  // An upright picture shows the middle of a room alone.
  const seenAt = (z: number) => (camera.w / 2 / camera.focalLength) * z * SEEN
  const halfAt = (z: number) => Math.min(size.halfWidth - FROM_WALL, seenAt(z))
  const tops = room.furniture
    .filter(
      block =>
        !UPHOLSTERED.has(block.piece ?? '') &&
        block.y[1] > TOPS.lowest &&
        block.y[1] < TOPS.highest &&
        block.x[1] - block.x[0] > TOPS.narrowest &&
        block.back[1] - block.back[0] > TOPS.narrowest,
    )
    .map(({ x: [left, right], y, back }) => {
      const z = size.back - (back[0] + back[1]) / 2
      const from = Math.max(left + 0.1, -seenAt(z))
      const to = Math.min(right - 0.1, seenAt(z))
      return { height: y[1], z, from, to }
    })
    .filter(({ from, to }) => from < to)
  const metresAside = ({ x, z }: Site) => ((x - camera.w / 2) / camera.focalLength) * z
  const standing = taken.filter(({ floor }) => floor !== null)
  const isFree = (site: Site) =>
    !isHidden(frame, metresAside(site), site.z) &&
    standing.every(
      other =>
        Math.abs(metresAside(other) - metresAside(site)) > APART.side * 2 ||
        Math.abs(other.z - site.z) > APART.depth,
    )
  const onWall = (k: number) =>
    at((k - (thing.count - 1) / 2) * size.scale, ON_WALL * size.scale, size.back - 0.08 * size.scale, false)
  return Array.from({ length: thing.count }, (_, k) => {
    const z = depth()
    const half = halfAt(z)
    if (thing.onWall) return onWall(k)
    if (isAloft(thing)) return at(random.range(-half, half), random.range(AIR.lowest, AIR.highest), z, false)
    if (isHung(thing))
      return at(
        random.range(-half, half) * 0.8,
        size.height * random.range(HANGING.lowest, HANGING.highest),
        z,
        false,
      )
    if (
      thing.mode === 'table' &&
      (thing.size < LARGE || thing.key === TABLE_LAMP) &&
      tops.length > 0 &&
      (k % 2 === 0 || (thing.size < SMALL && !UNDERFOOT.test(thing.key)))
    ) {
      const top = tops[k % tops.length]
      return at(random.range(top.from, top.to), top.height, top.z, false)
    }
    const side = k % 4 < 2 ? -1 : 1
    let site = at(side * random.range(half * WALKWAY, half), 0, z, true)
    for (let tries = 0; tries < TRIES && !isFree(site); tries++) {
      const other = depth()
      const aside = halfAt(other)
      site = at(random.range(-aside, aside), 0, other, true)
    }
    standing.push(site)
    return site
  })
}
