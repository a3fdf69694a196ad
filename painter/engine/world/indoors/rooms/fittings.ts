import { type Block, block, METALS, WOODS } from '../furniture.ts'
import { surface } from '../surfaces.ts'
import { FIRE, lamp, row, WARM } from './parts.ts'
import type { Room } from './room.ts'

const FESTIVE = ['#d9402f', '#f0b42a', '#3a8fb5', '#5fa34d', '#c25a94'].map(hex => surface('paint', hex))

/** Pieces of a garland from wall to wall, how far it sags in the middle, and the size of each, in metres. */
const GARLAND = { pieces: 26, sag: 0.42, width: 0.17, height: 0.24 }

/** Coloured paper across the room, hung from wall to wall under its ceiling. */
export function withStreamers(room: Room): Room {
  const { width, height, depth } = room
  const top = height - 0.22
  const hang = (back: number, turn: number): Block[] =>
    row(GARLAND.pieces, k => {
      const share = (k + 0.5) / GARLAND.pieces
      const swag = (share * 2) % 1
      const y = top - GARLAND.sag * 4 * swag * (1 - swag) - GARLAND.height
      const x = (share - 0.5) * (width - 0.1)
      return block(x, back, GARLAND.width, 0.02, y, GARLAND.height, FESTIVE[(k + turn) % FESTIVE.length])
    })
  return { ...room, furniture: [...room.furniture, ...hang(0.1, 0), ...hang(Math.min(2.2, depth * 0.6), 2)] }
}

const WATER = surface('marble', '#2f6678', '#8fc4cf')
const GOLD = surface('metal', '#c9a04a')
const CANDLE = surface('paint', '#ffe8b0', '#ffe8b0', 2.4)

/** Rings of candles in the middle of the ceiling, small enough for the room. */
export function withChandelier(room: Room): Room {
  const { height, depth } = room
  const size = Math.min(1.5, height * 0.32)
  const y = height - size * 0.85
  const back = Math.min(1.9, depth * 0.55)
  return {
    ...room,
    furniture: [
      ...room.furniture,
      block(0, back, 0.05, 0.05, y, height - y, GOLD),
      block(0, back, size, size * 0.6, y, 0.06, GOLD),
      block(0, back, size * 0.56, size * 0.34, y + size * 0.3, 0.05, GOLD),
      ...row(7, k =>
        block((k / 6 - 0.5) * size * 0.9, back + size * 0.28, 0.05, 0.05, y + 0.06, 0.15, CANDLE),
      ),
      ...row(4, k =>
        block(
          (k / 3 - 0.5) * size * 0.46,
          back + size * 0.15,
          0.045,
          0.045,
          y + size * 0.3 + 0.05,
          0.13,
          CANDLE,
        ),
      ),
    ],
    lamps: [...room.lamps, lamp(0, y + 0.1, back + 0.2, 1.1, WARM)],
  }
}

/** Blades and a light under the middle of the ceiling. */
export function withCeilingFan(room: Room): Room {
  const { height, depth } = room
  const back = Math.min(1.7, depth * 0.5)
  const y = height - 0.34
  return {
    ...room,
    furniture: [
      ...room.furniture,
      block(0, back, 0.05, 0.05, y, 0.34, METALS.IRON),
      block(0, back, 0.24, 0.24, y - 0.06, 0.14, METALS.IRON),
      block(-0.55, back, 0.86, 0.17, y, 0.035, WOODS.OAK),
      block(0.55, back, 0.86, 0.17, y, 0.035, WOODS.OAK),
      block(0, back - 0.5, 0.17, 0.76, y, 0.035, WOODS.OAK),
      block(0, back + 0.5, 0.17, 0.76, y, 0.035, WOODS.OAK),
      block(0, back, 0.17, 0.17, y - 0.16, 0.1, surface('paint', '#fff2d0', '#fff2d0', 1)),
    ],
  }
}

/** Steps that wind up around a post, in the corner of the room. */
export function withSpiralStairs(room: Room): Room {
  const { width, height, depth } = room
  const radius = 0.85
  const x = width / 2 - radius - 0.35
  const back = Math.min(radius + 0.35, depth * 0.5)
  const count = Math.round(height / 0.24)
  const isClear = ({ x: [from, to], y, back: [near] }: Block) =>
    y[0] > height - 0.4 || y[1] < 0.05 || to < x - radius || from > x + radius || near > back + radius
  const steps = row(count, k => {
    const angle = -0.6 + (k / count) * Math.PI * 2.6
    const [dx, dz] = [Math.cos(angle) * radius * 0.55, Math.sin(angle) * radius * 0.55]
    const across = 0.34 + Math.abs(Math.cos(angle)) * 0.5
    const along = 0.34 + Math.abs(Math.sin(angle)) * 0.5
    return [
      block(x + dx, back + dz, across, along, (k + 0.5) * 0.24, 0.06, WOODS.OAK),
      block(x + dx * 1.75, back + dz * 1.75, 0.03, 0.03, (k + 0.5) * 0.24 + 0.06, 0.8, METALS.IRON),
    ]
  }).flat()
  return {
    ...room,
    windows: room.windows.filter(
      ({ wall, x: at, width: across }) =>
        wall !== 'back' || at + across / 2 < x - radius || room.height > 3.4,
    ),
    furniture: [
      ...room.furniture.filter(isClear),
      block(x, back, 0.14, 0.14, 0, height, METALS.IRON),
      ...steps,
    ],
    props: room.props.filter(({ x: at, back: far }) => at < x - radius || far > back + radius),
  }
}

/** A cast-iron stove with a fire in it and a pipe through the ceiling. */
export function withWoodStove(room: Room): Room {
  const x = room.width * 0.2
  const iron = surface('metal', '#26272a')
  const isClear = ({ x: [from, to], y, back: [near] }: Block) =>
    y[1] < 0.05 || to < x - 0.5 || from > x + 0.5 || near > 1
  return {
    ...room,
    windows: room.windows.filter(
      ({ wall, x: at, width }) => wall !== 'back' || at + width / 2 < x - 0.35 || at - width / 2 > x + 0.35,
    ),
    furniture: [
      ...room.furniture.filter(isClear),
      block(x, 0.55, 1.1, 0.9, 0, 0.05, surface('stone', '#5a544c', '#7a7266')),
      ...[-0.28, 0.28].map(dx => block(x + dx, 0.55, 0.07, 0.4, 0.05, 0.2, iron)),
      block(x, 0.55, 0.78, 0.56, 0.24, 0.72, iron),
      block(x, 0.55, 0.86, 0.64, 0.96, 0.05, iron),
      block(x, 0.84, 0.5, 0.02, 0.38, 0.4, surface('art', '#ff7a1a', '#ffd25a', 2.6)),
      block(x, 0.4, 0.16, 0.16, 1, room.height - 1, iron),
    ],
    props: room.props.filter(prop => prop.x < x - 0.5 || prop.x > x + 0.5),
    lamps: [...room.lamps, lamp(x, 0.6, 1.1, 1.8, FIRE)],
  }
}

/** Metres of a compartment: its breadth, from the one who is in it to its window, and that window. */
const COMPARTMENT = { width: 2.7, depth: 2.3, window: { width: 1.7, height: 1.15, y: 0.9 } }

/** One compartment of a train: seats on both sides, a little table, and a broad window that they look out of. */
export function withCompartment(room: Room): Room {
  const { width, depth, window } = COMPARTMENT
  const cloth = surface('carpet', '#2f4f8a', '#3f639e')
  const seats = [-1, 1].flatMap(side => {
    const x = side * (width / 2 - 0.34)
    return [
      block(x, 1.35, 0.62, 2.3, 0.2, 0.26, cloth),
      block(side * (width / 2 - 0.09), 1.35, 0.16, 2.3, 0.46, 0.66, cloth),
      ...row(3, k =>
        block(side * (width / 2 - 0.1), 0.55 + k * 0.8, 0.2, 0.3, 1.12, 0.18, surface('paint', '#efe9dc')),
      ),
      block(x, 1.35, 0.6, 2.2, 0, 0.2, WOODS.DARK_WOOD),
      block(side * (width / 2 - 0.2), 1.35, 0.4, 2.3, 1.95, 0.04, METALS.STEEL),
    ]
  })
  return {
    ...room,
    width,
    depth,
    windows: [{ wall: 'back', x: 0, panes: [1, 1], ...window }],
    furniture: [
      ...seats,
      block(0, 0.22, 0.6, 0.4, 0.7, 0.04, WOODS.OAK),
      block(0, 0.1, 0.08, 0.08, 0, 0.7, METALS.STEEL),
    ],
    props: [],
    lamps: [lamp(0, room.height - 0.1, 1.2, 0.6)],
    near: 1.3,
    eye: 1.35,
  }
}

/** Two beds one above the other along each side, with a ladder, as in the compartment of a night train. */
export function withBerths(room: Room): Room {
  const compartment = withCompartment(room)
  const { width, depth } = compartment
  const side = width / 2
  const long = depth - 0.3
  const back = long / 2 + 0.25
  const sheet = surface('paint', '#efe9dc')
  const berth = (turn: -1 | 1, y: number, cover: string): Block[] => {
    const x = turn * (side - 0.42)
    return [
      block(x, back, 0.84, long, y, 0.12, WOODS.DARK_WOOD),
      block(x, back, 0.8, long - 0.06, y + 0.12, 0.12, sheet),
      block(x, back + long * 0.16, 0.82, long * 0.62, y + 0.2, 0.07, surface('blanket', cover, '#e8dcc0')),
      block(x, 0.5, 0.6, 0.4, y + 0.24, 0.13, surface('paint', '#fbf8f0')),
      block(turn * (side - 0.85), back, 0.03, long, y + 0.02, 0.16, WOODS.OAK),
    ]
  }
  const ladder = [
    ...[0, 0.34].map(dz => block(side - 0.87, back + long / 2 - 0.5 + dz, 0.04, 0.04, 0, 1.75, METALS.STEEL)),
    ...row(5, k => block(side - 0.87, back + long / 2 - 0.33, 0.03, 0.34, 0.3 + k * 0.3, 0.03, METALS.STEEL)),
  ]
  return {
    ...compartment,
    furniture: [
      ...([-1, 1] as const).flatMap(turn => [
        ...berth(turn, 0.34, '#31456b'),
        ...berth(turn, 1.42, '#7a2f3a'),
      ]),
      ...ladder,
      block(0, 0.2, 0.56, 0.36, 0.68, 0.04, WOODS.OAK),
    ],
    lamps: [
      lamp(-side + 0.3, 1.25, 0.35, 0.5, WARM),
      lamp(side - 0.3, 1.25, 0.35, 0.5, WARM),
      lamp(0, room.height - 0.15, 2, 0.4, WARM),
    ],
  }
}

/** Metres of water on a floor. */
const FLOOD = 0.3

/** The room with water on its floor, that its furniture stands in. */
export const withWater = (room: Room): Room => ({
  ...room,
  floor: WATER,
  furniture: [...room.furniture, block(0, room.depth / 2, room.width, room.depth * 3, 0, FLOOD, WATER)],
})
