import { mixLinear, parseHex } from '../../../core/colour.ts'
import { block } from '../furniture.ts'
import { type Surface, surface } from '../surfaces.ts'
import type { Room, RoomWindow } from './room.ts'

/** What walls may be made of, as rooms show it. */
export const WALLS = {
  brick: surface('bricks', '#9a5238', '#b9a48c'),
  stone: surface('stone', '#8a8174', '#b3a896'),
  wood: surface('planks', '#8a5e38', '#b08556'),
  logs: surface('planks', '#6b4426', '#94643a'),
  marble: surface('marble', '#e4e0da', '#a8a49e'),
  tiles: surface('tiles', '#e2ebea', '#b8c9cb'),
  concrete: surface('paint', '#9a9a98'),
} as const satisfies Record<string, Surface>

export type WallKind = keyof typeof WALLS

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

/** Metres of a round window, and of the wall beside it. */
const ROUND = { across: 1.5, margin: 0.4 }

/** The room with one round window in its back wall instead of those that are there. */
export function withRoundWindow(room: Room): Room {
  const across = Math.min(ROUND.across, room.height - ROUND.margin * 2)
  const [own] = room.windows.filter(({ wall }) => wall === 'back')
  const round: RoomWindow = {
    wall: 'back',
    x: own?.x ?? 0,
    y: room.height * 0.56 - across / 2,
    width: across,
    height: across,
    panes: [2, 2],
    isRound: true,
  }
  return { ...room, windows: [...room.windows.filter(({ wall }) => wall !== 'back'), round] }
}

/** The room with a window in its ceiling. */
export const withSkylight = (room: Room): Room => ({
  ...room,
  windows: [
    ...room.windows.filter(({ wall }) => wall !== 'roof'),
    { wall: 'roof', x: 0, y: 1.6, width: 1.8, height: 1.5, panes: [2, 2] },
  ],
})

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
