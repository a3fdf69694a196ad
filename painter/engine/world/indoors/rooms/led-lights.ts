import { type Block, block, METALS, painting, piece, table, WOODS } from '../furniture.ts'
import { surface } from '../surfaces.ts'
import { lamp } from './parts.ts'
import type { Room } from './room.ts'

/** What a lamp of a room still gives beside the strips. */
const OTHER_LAMPS = 0.14
const PINK = surface('paint', '#ff3fb0', '#ff3fb0', 2.6)
const BLUE = surface('paint', '#3f7aff', '#3f7aff', 2.6)
const VIOLET = surface('paint', '#9a4aff', '#9a4aff', 2.6)
/** Thickness of a strip in metres. */
const STRIP = 0.05

/** The room with coloured strips of light along its ceiling, in its corners and along the foot of its back wall. */
export function withLedStrips(room: Room): Room {
  const { width, height, depth, lamps, furniture } = room
  const side = width / 2 - STRIP
  const long = depth + 3
  const strips: Block[] = [
    block(0, STRIP, width - 0.1, STRIP, height - 0.14, STRIP, PINK),
    block(-side, long / 2, STRIP, long, height - 0.14, STRIP, BLUE),
    block(side, long / 2, STRIP, long, height - 0.14, STRIP, VIOLET),
    block(-side, STRIP, STRIP, STRIP, 0.05, height - 0.2, BLUE),
    block(side, STRIP, STRIP, STRIP, 0.05, height - 0.2, VIOLET),
    block(0, STRIP, width - 0.1, STRIP, 0.08, STRIP, VIOLET),
  ]
  return {
    ...room,
    furniture: [...furniture, ...strips],
    lamps: [
      ...lamps.map(own => ({ ...own, power: own.power * OTHER_LAMPS })),
      lamp(-side * 0.8, height - 0.25, 0.5, 0.75, [0.12, 0.3, 1]),
      lamp(0, height - 0.2, 0.4, 0.7, [1, 0.1, 0.6]),
      lamp(side * 0.8, height - 0.25, 0.5, 0.75, [0.5, 0.14, 1]),
      lamp(0, 0.3, 0.5, 0.5, [0.5, 0.14, 1]),
    ],
  }
}

/** What stands on a gaming desk. */
export const MONITOR = '@monitor'
const SEAT = surface('paint', '#1c1c22')
const SEAM = surface('paint', '#d6249a', '#d6249a', 0.25)

/** A swivel chair with a high back, turned to the desk. */
const gamingChair = (x: number, back: number): Block[] => [
  block(x, back, 0.5, 0.5, 0.03, 0.05, METALS.IRON),
  block(x, back, 0.07, 0.07, 0.08, 0.34, METALS.IRON),
  block(x, back, 0.52, 0.5, 0.42, 0.12, SEAT),
  block(x, back + 0.22, 0.46, 0.1, 0.54, 0.52, SEAT),
  block(x, back + 0.22, 0.3, 0.1, 1.06, 0.2, SEAT),
  ...[-1, 1].map(side => block(x + side * 0.16, back + 0.275, 0.05, 0.01, 0.56, 0.66, SEAM)),
  ...[-1, 1].map(side => block(x + side * 0.3, back, 0.07, 0.34, 0.62, 0.05, SEAT)),
]

/** The room with a desk of two shining monitors at its back wall, and posters above, instead of what stands there. */
export function withGamingDesk(room: Room): Room {
  const x = -room.width / 4 - 0.1
  const isElsewhere = ({ x: [from, to], back }: Block) => from > x + 0.9 || to < x - 0.9 || back[0] > 1.2
  const monitor = (at: number, from: string, to: string) =>
    piece(MONITOR, [
      block(at, 0.3, 0.66, 0.05, 0.92, 0.42, {
        all: METALS.IRON,
        front: surface('art', from, to, 1),
      }),
      block(at, 0.3, 0.1, 0.1, 0.75, 0.18, METALS.IRON),
    ])
  return {
    ...room,
    windows: room.windows.filter(({ wall }) => wall !== 'back'),
    furniture: [
      ...room.furniture.filter(isElsewhere),
      ...table(x, 0.4, 1.7, 0.65, 0.75, WOODS.DARK_WOOD),
      ...monitor(x - 0.37, '#2a5ae0', '#e03fb0'),
      ...monitor(x + 0.37, '#3fd0c0', '#7a3ae0'),
      block(x, 0.6, 0.5, 0.16, 0.75, 0.025, surface('goods', '#ff3fb0', '#3f7aff', 0.5)),
      block(x + 0.72, 0.4, 0.2, 0.4, 0.75, 0.42, {
        all: METALS.IRON,
        front: surface('paint', '#9a4aff', '#9a4aff', 0.7),
      }),
      ...gamingChair(x + 0.3, 1.25),
      ...painting(x - 0.45, 1.6, 0.5, 0.7, 1),
      ...painting(x + 0.35, 1.6, 0.5, 0.7, 2),
    ],
    props: room.props.filter(({ x: at }) => Math.abs(at - x) > 0.9),
    lamps: [...room.lamps, lamp(x, 1.1, 0.8, 0.6, [0.4, 0.5, 1])],
  }
}
