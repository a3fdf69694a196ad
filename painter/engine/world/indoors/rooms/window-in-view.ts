import type { Block } from '../furniture.ts'
import type { Room, RoomWindow } from './room.ts'

/** Metres: what is higher than this stands before the glass, if it is no farther from the wall than that. */
const LOW = 1.2
const ALONG_WALL = 0.75
/** Metres beside a window that are free: what stands off the wall is seen farther out than it is. */
const BESIDE = 0.2
/** Metres of a shelf that are worth keeping. */
const LEFT_OVER = 0.25
/** Metres that stay between a window and the edge of the picture. */
const MARGIN = 0.12
/** Of a window's breadth, what is enough to see the weather by. */
const ENOUGH = 0.7
/** Of a window that a wall has not had: metres, and of half the breadth that is seen of the wall. */
const ADDED = { y: 1.15, width: 1.3, height: 1.3, share: 0.85 }

const isClear = ({ wall, glass = 'clear' }: RoomWindow) =>
  wall === 'back' && (glass === 'clear' || glass === 'view')

/**
 * The room with a window where what is outside can be seen: one of its own is moved along the back wall, or one
 * that it has at its side is set there.
 * @param seen metres of the back wall that are seen to either side of the middle
 * @param side where nobody stands before it: 1 for the right
 */
export function withWindowInView(room: Room, seen: number, side: -1 | 1, scale: number): Room {
  const inSight = ({ x, width }: RoomWindow) =>
    Math.min(seen, x + width / 2) - Math.max(-seen, x - width / 2) >= width * ENOUGH
  const own = room.windows.filter(isClear)
  const isAtSide = room.windows.some(({ wall, glass = 'clear' }) => wall === 'left' && glass === 'clear')
  if (own.some(inSight) || (own.length === 0 && !isAtSide)) return room
  const [broadest] = own.toSorted((a, b) => b.width - a.width)
  const model: RoomWindow = broadest ?? {
    wall: 'back',
    x: 0,
    y: ADDED.y * scale,
    width: Math.min(ADDED.width * scale, seen * ADDED.share),
    height: ADDED.height * scale,
    panes: [2, 2],
  }
  const x = side * Math.max(0, Math.min(seen, room.width / 2) - MARGIN - model.width / 2)
  const [from, to] = [x - model.width / 2 - BESIDE * scale, x + model.width / 2 + BESIDE * scale]
  const cutOut = (own: Block): Block[] => {
    const [left, right] = own.x
    if (right <= from || left >= to || own.back[0] >= ALONG_WALL * scale || own.y[1] <= LOW * scale)
      return [own]
    // Of a shelf along the wall what is beside the window stays.
    const beside: [number, number][] = [
      [left, from],
      [to, right],
    ]
    return beside.filter(([a, b]) => b - a > LEFT_OVER * scale).map(x => ({ ...own, x }))
  }
  return {
    ...room,
    windows: [...room.windows.filter(window => window !== broadest), { ...model, x }],
    furniture: room.furniture.flatMap(cutOut),
    props: room.props.filter(
      ({ x: at, y, back }) => at < from || at > to || back > ALONG_WALL * scale || y < LOW * scale * 0.8,
    ),
  }
}
