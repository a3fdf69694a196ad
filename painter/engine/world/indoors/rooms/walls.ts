import { mixLinear, parseHex } from '../../../core/colour.ts'
import { block } from '../furniture.ts'
import { type Surface, surface } from '../surfaces.ts'
import type { Room } from './room.ts'

/** Share of white in the paint of a wall: a pure colour would outshine whatever is before it. */
const WHITENED = 0.3
const WHITE = parseHex('#f4f1ea')

/** Smooth paint of a colour. */
export function wallPaint(hex: string, pattern: Surface['pattern'] = 'paint'): Surface {
  const colour = mixLinear(parseHex(hex), WHITE, WHITENED)
  const second = pattern === 'paint' ? colour : mixLinear(colour, WHITE, 0.5)
  return { ...surface(pattern, '#ffffff'), colour, second }
}

/** The room with other walls. */
export const withWalls = (room: Room, wall: Surface): Room => ({ ...room, wall, side: wall })

/** Metres: how high the walls under a roof are, how far it slopes in, and how broad its boards are. */
const KNEE = 1.35
const SLOPE = 1.15
const BOARDS = 16
const BOARDING = surface('planks', '#b39a78', '#cdb592')

/** The room with a roof of boards that slopes down over both its sides. */
export const withSlopingRoof = (room: Room): Room => ({
  ...room,
  ceiling: BOARDING,
  windows: room.windows.filter(({ wall }) => wall !== 'left'),
  furniture: [
    ...room.furniture,
    ...[-1, 1].flatMap(side =>
      Array.from({ length: BOARDS }, (_, k) => {
        const breadth = SLOPE / BOARDS
        const x = side * (room.width / 2 - (k + 0.5) * breadth)
        const bottom = KNEE + ((room.height - KNEE) * k) / BOARDS
        return block(x, room.depth / 2, breadth, room.depth, bottom, room.height - bottom, BOARDING)
      }),
    ),
  ],
})
