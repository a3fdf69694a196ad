import type { Block } from '../furniture.ts'
import type { Room, RoomProp } from './room.ts'

/** Metres that a thing may be off the top of what it stands on, and beyond its edges. */
const NEAR = 0.08
/** Metres: what is lower stands on the floor. */
const FLOOR = 0.1

const carries = (block: Block, { x, y, back }: RoomProp) =>
  Math.abs(block.y[1] - y) < NEAR &&
  x > block.x[0] - NEAR &&
  x < block.x[1] + NEAR &&
  back > block.back[0] - NEAR &&
  back < block.back[1] + NEAR

/** The room without the things that stood on furniture of `before` which it has no more: they would float. */
export function withoutFloating(room: Room, before: Room): Room {
  const gone = before.furniture.filter(block => !room.furniture.includes(block))
  if (gone.length === 0) return room
  const floats = (prop: RoomProp) =>
    prop.y > FLOOR &&
    gone.some(block => carries(block, prop)) &&
    !room.furniture.some(block => carries(block, prop))
  return { ...room, props: room.props.filter(prop => !floats(prop)) }
}
