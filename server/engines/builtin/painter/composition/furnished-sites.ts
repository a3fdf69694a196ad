import type { Random } from '../core/random.ts'
import type { Subject } from '../prompt/scene.ts'
import type { Frame } from '../world/frame.ts'
import type { RoomView } from '../world/indoors/render-room.ts'
import { isInTheWay } from '../world/indoors/render-room.ts'

/** Where something is: the column and the row of its foot, metres away; `floor` is the ground below it, if it stands. */
export type Site = { x: number; row: number; z: number; floor: number | null }

/** Metres: what can be reached of furniture, and how broad it must be to carry anything. */
const TOPS = { lowest: 0.35, highest: 1.5, narrowest: 0.3 }
/** Metres: what is smaller does not lie on the floor. */
const SMALL = 0.3
/** Metres: what is larger stands on the floor. */
const LARGE = 0.5
/** Metres above the floor where wings are. */
const AIR = { lowest: 0.7, highest: 2.3 }
/** Of a room's height, where something hangs. */
const HANGING = { lowest: 0.66, highest: 0.8 }
const HANGS = /lantern|lamp|bell|hanging|chandelier|mobile/
/** Metres from the side walls and from the back wall. */
const FROM_WALL = 0.35
/** Metres to the nearest thing. */
const NEAREST = 2.2
/** Of half a room's width, what stays free in the middle of the floor. */
const WALKWAY = 0.5

/** What is in the air by itself. */
export const isAloft = ({ mode, key }: Subject) => mode === 'fly' || /^(balloon|kite)$/.test(key)

/** What is hung up rather than set down. */
export const isHung = ({ key }: Subject) => HANGS.test(key)

export const isFurnished = (frame: Frame): frame is RoomView => 'room' in frame && 'size' in frame

/** Places for a thing in a room: on what stands there, along the walls, hung up or in the air. */
export function sitesIn(frame: RoomView, random: Random, thing: Subject, focus: number): Site[] {
  const { camera, size, room } = frame
  const at = (x: number, y: number, z: number, stands: boolean): Site => {
    const row = camera.horizon + ((camera.height - y) / z) * camera.focalLength
    return { x: camera.w / 2 + (x / z) * camera.focalLength, row, z, floor: stands ? row : null }
  }
  const half = size.halfWidth - FROM_WALL
  const depth = () => random.range(Math.max(NEAREST, focus * 0.9), size.back - FROM_WALL)
  const tops = room.furniture.filter(
    block =>
      !isInTheWay(block, room.depth) &&
      block.y[1] > TOPS.lowest &&
      block.y[1] < TOPS.highest &&
      block.x[1] - block.x[0] > TOPS.narrowest &&
      block.back[1] - block.back[0] > TOPS.narrowest,
  )
  return Array.from({ length: thing.count }, (_, k) => {
    if (isAloft(thing))
      return at(random.range(-half, half), random.range(AIR.lowest, AIR.highest), depth(), false)
    if (isHung(thing))
      return at(
        random.range(-half, half) * 0.8,
        size.height * random.range(HANGING.lowest, HANGING.highest),
        depth(),
        false,
      )
    if (
      thing.mode === 'table' &&
      thing.size < LARGE &&
      tops.length > 0 &&
      (k % 2 === 0 || thing.size < SMALL)
    ) {
      const top = tops[k % tops.length]
      const x = random.range(top.x[0] + 0.1, top.x[1] - 0.1)
      return at(x, top.y[1], size.back - (top.back[0] + top.back[1]) / 2, false)
    }
    const side = k % 4 < 2 ? -1 : 1
    return at(side * random.range(half * WALKWAY, half), 0, depth(), true)
  })
}
