import type { Block } from '../furniture.ts'
import { MONITOR } from './led-lights.ts'
import type { Room, RoomWindow } from './room.ts'

/** Metres: what is higher than this stands before the glass. */
const LOW = 1.2
/** Metres from the back wall: what is farther from it stands in the room. */
const ALONG_WALL = 0.75

const largeWindow = ({ width, height }: Room): RoomWindow => ({
  wall: 'back',
  x: -width * 0.17,
  y: 0.75,
  width: Math.min(3, width * 0.48),
  height: Math.min(height - 1.05, 1.9),
  panes: [3, 1],
})

/** The room with a large window in its back wall; tall furniture gives way. */
export function withWindow(room: Room): Room {
  const window = largeWindow(room)
  const [from, to] = [window.x - window.width / 2, window.x + window.width / 2]
  const isBefore = ({ x, y, back, piece }: Block) =>
    piece !== MONITOR && x[1] > from + 0.05 && x[0] < to - 0.05 && back[0] < ALONG_WALL && y[1] > LOW
  return {
    ...room,
    windows: [window, ...room.windows.filter(({ wall }) => wall !== 'back')],
    furniture: room.furniture.filter(block => !isBefore(block)),
    props: room.props.filter(({ x, y, back }) => x < from || x > to || back > ALONG_WALL || y < LOW - 0.3),
  }
}
