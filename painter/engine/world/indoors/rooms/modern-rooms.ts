import { block, counter, METALS, painting, rug, sofa, table, WOODS } from '../furniture.ts'
import { surface } from '../surfaces.ts'
import {
  backWindow,
  GREY_FLOOR,
  lamp,
  leftWindow,
  MARBLE,
  prop,
  room,
  row,
  tubes,
  WHITE_LIGHT,
} from './parts.ts'
import type { Room } from './room.ts'

const CONCRETE = surface('paint', '#8f9092')
const LINE = surface('paint', '#e8e6d8')
const GLASS = surface('paint', '#a9ccd6')

/** A pillar of a garage, striped up to the height of a bonnet. */
const pillar = (x: number, back: number, height: number) => [
  block(x, back, 0.5, 0.5, 0, height, CONCRETE),
  ...row(4, k =>
    block(x, back, 0.52, 0.52, 0.1 + k * 0.28, 0.28, surface('paint', k % 2 ? '#2a2a2c' : '#e6b82a')),
  ),
]

/** A seat that lies back under a lamp on an arm, with a tray of tools beside it. */
const dentistsChair = (x: number, back: number) => {
  const cloth = surface('paint', '#3f9fa8')
  const white = surface('paint', '#eef1f2')
  return [
    block(x, back, 0.7, 0.6, 0, 0.08, METALS.STEEL),
    block(x, back, 0.26, 0.26, 0.08, 0.34, white),
    block(x + 0.1, back, 1.1, 0.62, 0.42, 0.16, cloth),
    block(x + 0.9, back, 0.6, 0.5, 0.36, 0.14, cloth),
    ...row(6, k => block(x - 0.5 - k * 0.09, back, 0.16, 0.62, 0.5 + k * 0.1, 0.18, cloth)),
    block(x - 1.06, back, 0.22, 0.4, 1.14, 0.2, cloth),
    block(x - 0.1, back - 0.36, 0.6, 0.08, 0.66, 0.06, white),
    block(x + 0.5, back - 0.75, 0.1, 0.1, 0, 2.15, white),
    block(x - 0.1, back - 0.75, 1.3, 0.07, 2.1, 0.07, white),
    block(x - 0.7, back - 0.6, 0.07, 0.4, 1.86, 0.26, white),
    block(x - 0.7, back - 0.3, 0.56, 0.42, 1.76, 0.12, white),
    block(x - 0.7, back - 0.3, 0.46, 0.34, 1.73, 0.03, surface('paint', '#fffbe8', '#fffbe8', 2.4)),
    block(x + 1.05, back - 0.5, 0.06, 0.06, 0, 0.94, METALS.STEEL),
    block(x + 1.05, back - 0.35, 0.62, 0.46, 0.94, 0.04, METALS.STEEL),
    ...row(5, k => block(x + 0.86 + k * 0.09, back - 0.3, 0.025, 0.26, 0.98, 0.02, METALS.IRON)),
    block(x - 1.5, back, 0.36, 0.36, 0.46, 0.1, cloth),
    block(x - 1.5, back, 0.07, 0.07, 0, 0.46, METALS.STEEL),
  ]
}

const RIB = surface('paint', '#f4f6f8')
const GLOW = surface('paint', '#7fe6ff', '#7fe6ff', 1.8)
const VIOLET_GLOW = surface('paint', '#c58aff', '#c58aff', 1.6)
const PIECES_OF_ARCH = 44

/** A smooth arch from the floor over the whole breadth, and the line of light along it. */
const arch = (back: number, halfWidth: number, height: number, light: typeof GLOW) =>
  row(PIECES_OF_ARCH, k => {
    const angle = (Math.PI * (k + 0.5)) / PIECES_OF_ARCH
    const x = Math.cos(angle) * (halfWidth - 0.25)
    const y = Math.sin(angle) ** 0.72 * (height - 0.45)
    return [
      block(x, back, 0.62, 0.5, y - 0.1, 0.6, RIB),
      block(x * 0.965, back + 0.26, 0.34, 0.04, y - 0.06, 0.34, light),
    ]
  }).flat()

/** A round pedestal, as near as its steps come to one, with light about its foot. */
const podium = (x: number, back: number, light: typeof GLOW) => [
  block(x, back, 1.1, 0.7, 0, 0.1, light),
  block(x, back, 0.7, 1.1, 0, 0.1, light),
  block(x, back, 1, 0.6, 0.1, 0.75, RIB),
  block(x, back, 0.7, 0.9, 0.1, 0.75, RIB),
  block(x, back, 1.08, 0.66, 0.85, 0.06, surface('paint', '#dfe6ec')),
  block(x, back, 0.76, 0.98, 0.85, 0.06, surface('paint', '#dfe6ec')),
]

/** A gallery of shops along one side of a mall, one storey up or on the floor. */
const shopRow = (side: -1 | 1, y: number) =>
  row(3, k => {
    const back = 1.6 + k * 3
    const colour = ['#e0527a', '#3f9fd0', '#f0a83a', '#5fb36a', '#8a6ad0', '#e8e2d2'][
      (k * 2 + (y > 0 ? 1 : 0)) % 6
    ]
    return [
      block(side * 5.9, back, 0.3, 2.6, y, 3.1, {
        all: surface('goods', '#fff4dc', '#fff4dc', 0.55),
        front: MARBLE,
      }),
      block(side * 5.74, back, 0.12, 2.4, y + 2.45, 0.5, surface('paint', colour, colour, 1.1)),
      block(side * 5.8, back + 1.45, 0.34, 0.3, y, 3.3, MARBLE),
    ]
  }).flat()

/** Steps that run up to the gallery, between rails of glass. */
const escalator = (x: number) => [
  ...row(16, k => block(x, 7.4 - k * 0.36, 1.1, 0.36, 0, 0.22 + k * 0.22, METALS.IRON)),
  ...[-0.66, 0.66].flatMap(dx =>
    row(16, k => [
      block(x + dx, 7.4 - k * 0.36, 0.1, 0.38, 0, 0.9 + k * 0.22, GLASS),
      block(x + dx, 7.4 - k * 0.36, 0.16, 0.38, 0.9 + k * 0.22, 0.09, METALS.IRON),
    ]).flat(),
  ),
]

const AQUA = surface('marble', '#3fb6c4', '#c6f0f0')
const PINK_WATER = surface('marble', '#f0a6c6', '#ffe2ee')

/** A basin in the floor with a rim of stone. */
const basin = (x: number, back: number, width: number, depth: number, water: typeof AQUA) => [
  block(x, back, width + 0.5, depth + 0.5, 0, 0.09, MARBLE),
  block(x, back, width, depth, 0.02, 0.08, water),
]

/** Rooms of today and of the day after. */
export const MODERN_ROOMS = {
  dentist: room({
    width: 6.2,
    height: 2.8,
    depth: 3.6,
    wall: surface('tiles', '#e2eef0', '#c4dade'),
    side: surface('paint', '#d5e6e8'),
    floor: GREY_FLOOR,
    ceiling: surface('paint', '#f2f4f4'),
    windows: [backWindow(1.9, 1.5, 1.3, 1)],
    furniture: [
      ...counter(-1.7, 0.32, 2.4, '#f2f4f4', '#b9c4c8'),
      block(-1.7, 0.17, 2.4, 0.34, 1.6, 0.7, surface('cupboards', '#f2f4f4')),
      ...dentistsChair(0.1, 1.7),
      ...tubes(2.8, 1, 2.6),
    ],
    props: [
      prop('tooth', 0.35, 1.5, 0.05, 0.7),
      prop('toothbrush', -1.3, 0.92, 0.4, 0.3),
      prop('potted-plant', 2.7, 0, 0.6, 1),
    ],
    lamps: [lamp(0, 2.5, 1.4, 1.4, WHITE_LIGHT), lamp(-0.6, 1.8, 1.7, 0.6, WHITE_LIGHT)],
    near: 2.2,
  }),
  carpark: room({
    width: 15,
    height: 2.7,
    depth: 9,
    wall: CONCRETE,
    floor: surface('paint', '#55575a'),
    ceiling: surface('paint', '#6e6f70'),
    windows: [],
    isDark: true,
    furniture: [
      ...[-2.6, 2.6].flatMap(x => [1, 5, 9].flatMap(back => pillar(x, back, 2.7))),
      ...[-1, 1].flatMap(side => row(5, k => block(side * 5, 0.4 + k * 2.5, 4.6, 0.12, 0, 0.012, LINE))),
      ...row(4, k => block(0, 1.6 + k * 2.6, 0.14, 1.3, 0, 0.012, LINE)),
      ...[1, 5, 9].map(back => block(0, back, 15, 0.4, 2.4, 0.3, CONCRETE)),
      ...[-1.3, 1.3].flatMap(x =>
        [2.6, 6.6, 10.4].map(back =>
          block(x, back, 0.16, 1.6, 2.62, 0.05, surface('paint', '#f4f8ff', '#f4f8ff', 2)),
        ),
      ),
      block(0, 0.06, 1.1, 0.06, 0, 2.05, surface('paint', '#7a3a34')),
      block(0, 0.08, 0.7, 0.05, 2.14, 0.24, surface('paint', '#3fd07a', '#3fd07a', 1.6)),
    ],
    props: [
      ...row(3, k => prop('@sedan', -4.9, 0, 1.7 + k * 2.5, 1.45)),
      ...row(3, k => prop('automobile', 4.9, 0, 1.7 + k * 2.5, 1.5)),
    ],
    lamps: row(3, k => lamp(0, 2.4, 2 + k * 3.6, 1.5, WHITE_LIGHT)),
    near: 3,
    eye: 1.5,
  }),
  loft: room({
    width: 7.4,
    height: 4,
    depth: 4,
    wall: surface('bricks', '#9a5240', '#c2b4a4'),
    side: surface('bricks', '#8f4c3c', '#b8aa9a'),
    floor: surface('planks', '#8a6238', '#b98e58'),
    ceiling: surface('planks', '#4a4038', '#6a5a4c'),
    windows: [
      backWindow(1.2, 3.6, 2.6, 0.8, { panes: [6, 4], glass: 'view' }),
      leftWindow(2.4, 2.4, 2.6, 0.8, { panes: [4, 4] }),
    ],
    furniture: [
      ...[-2.4, 0, 2.4].map(x => block(x, 2.6, 0.24, 6, 3.66, 0.3, METALS.IRON)),
      block(-3, 0.2, 0.22, 0.22, 0, 4, METALS.IRON),
      block(0, 0.9, 7.2, 0.2, 3.3, 0.2, surface('metal', '#8a8f94')),
      ...sofa(-2.1, 0.9, 1.9, '#4a5560'),
      ...painting(-2.1, 1.5, 1.3, 1, 3),
      ...rug(0, 2.6, 3.4, 2.6, '#d9cdb8', '#8a7a66'),
      ...table(2.6, 1.1, 1.1, 0.6, 0.5, WOODS.DARK_WOOD),
      ...[-0.9, 0.4, 1.7].flatMap(x => [
        block(x, 1.6, 0.02, 0.02, 2.7, 0.9, METALS.IRON),
        block(x, 1.6, 0.16, 0.16, 2.5, 0.2, surface('paint', '#ffd890', '#ffd890', 2)),
      ]),
    ],
    props: [
      prop('potted-plant', 3.2, 0, 0.6, 1.5),
      prop('potted-plant', -3.3, 0, 2.2, 1.1),
      prop('books', 2.6, 0.5, 1.1, 0.24),
    ],
    lamps: [lamp(-0.9, 2.5, 1.6, 0.7), lamp(1.7, 2.5, 1.6, 0.7)],
    outlook: 'city',
  }),
  futurehall: room({
    width: 10,
    height: 6,
    depth: 8,
    wall: surface('paint', '#e6ecf2'),
    side: surface('paint', '#dfe6ee'),
    floor: surface('paint', '#cfd8e0'),
    ceiling: surface('paint', '#eef2f6'),
    windows: [backWindow(0, 4.2, 4.2, 0.9, { isRound: true, panes: [1, 1], glass: 'view' })],
    furniture: [
      ...[0.5, 2.8, 5.1, 7.4].flatMap((back, k) => arch(back, 5, 6, k % 2 ? VIOLET_GLOW : GLOW)),
      ...[-1.9, 1.9].map((x, k) => block(x, 5, 0.08, 10, 0, 0.012, k ? VIOLET_GLOW : GLOW)),
      ...podium(-2.9, 2, GLOW),
      ...podium(2.9, 2, VIOLET_GLOW),
      ...podium(-3.2, 4.8, VIOLET_GLOW),
      ...podium(3.2, 4.8, GLOW),
      block(0, 0.3, 4.6, 0.4, 0, 0.5, RIB),
      block(0, 0.52, 4.4, 0.04, 0.06, 0.06, GLOW),
    ],
    props: [
      prop('gem-stone', -2.9, 0.91, 2, 0.9),
      prop('dna', 2.9, 0.91, 2, 1),
      prop('ringed-planet', -3.2, 0.91, 4.8, 0.8),
      prop('@statue', 3.2, 0.91, 4.8, 1.2),
    ],
    lamps: [
      lamp(0, 4.6, 2, 2.2, WHITE_LIGHT),
      lamp(0, 4.6, 5.6, 2.2, WHITE_LIGHT),
      lamp(-3, 1.6, 3.4, 0.9, [0.4, 0.85, 1]),
      lamp(3, 1.6, 3.4, 0.9, [0.75, 0.5, 1]),
    ],
    outlook: 'city',
    near: 2.6,
  }),
  poollounge: room({
    width: 9,
    height: 3.6,
    depth: 6,
    wall: surface('paint', '#efe6da'),
    side: surface('tiles', '#f0e9de', '#dccfbe'),
    floor: surface('tiles', '#e6dccc', '#cfc2ae'),
    ceiling: surface('paint', '#f6f1e8'),
    windows: [
      backWindow(0, 6.4, 2.7, 0.35, { panes: [4, 1], glass: 'view' }),
      leftWindow(3, 3.4, 2.4, 0.5, { panes: [3, 1] }),
    ],
    furniture: [
      ...basin(-1.75, 4, 2.9, 3.6, AQUA),
      ...basin(1.75, 4, 2.9, 3.6, PINK_WATER),
      ...sofa(-2.6, 1, 1.5, '#f4efe6'),
      ...sofa(2.6, 1, 1.5, '#f4efe6'),
      ...table(0, 0.9, 0.9, 0.6, 0.4, WOODS.PALE_WOOD),
    ],
    props: [
      prop('potted-plant', -4, 0, 1.2, 1.6),
      prop('potted-plant', 4, 0, 1.2, 1.6),
      prop('@pinacolada', 0.1, 0.4, 0.9, 0.26),
    ],
    lamps: [lamp(0, 3.2, 3, 0.9), lamp(-2.4, 3.2, 1, 0.5), lamp(2.4, 3.2, 1, 0.5)],
    near: 3.2,
    eye: 1.9,
  }),
  mall: room({
    width: 12,
    height: 8,
    depth: 9.5,
    wall: surface('paint', '#efe8dc'),
    side: surface('paint', '#e4dccf'),
    floor: surface('marble', '#e4ddd0', '#bdb19e'),
    ceiling: surface('paint', '#f2efe8'),
    windows: [
      { wall: 'roof', x: 0, y: 1, width: 4.6, height: 10, panes: [3, 6] },
      backWindow(0, 4, 2.6, 4.6, { panes: [4, 3] }),
    ],
    furniture: [
      ...([-1, 1] as const).flatMap(side => [
        ...shopRow(side, 0),
        ...shopRow(side, 3.9),
        block(side * 5, 5, 2, 10, 3.4, 0.45, MARBLE),
        block(side * 4.02, 5, 0.06, 10, 3.85, 0.9, GLASS),
        block(side * 4.02, 5, 0.1, 10, 4.75, 0.08, METALS.STEEL),
      ]),
      block(0, 0.9, 8, 1.8, 3.4, 0.45, MARBLE),
      block(0, 1.78, 8, 0.06, 3.85, 0.9, GLASS),
      block(0, 1.78, 8, 0.1, 4.75, 0.08, METALS.STEEL),
      block(0, 0.16, 5, 0.3, 0, 3.1, { all: surface('goods', '#fff4dc', '#fff4dc', 0.55) }),
      block(0, 0.34, 4.4, 0.1, 2.5, 0.55, surface('paint', '#e0527a', '#e0527a', 1.1)),
      ...escalator(-1.2),
    ],
    props: [
      prop('potted-plant', 2.6, 0, 4.4, 1.7),
      prop('potted-plant', 2.6, 0, 7, 1.7),
      prop('shopping-bags', 3.3, 0, 6, 0.6),
    ],
    lamps: [lamp(-4, 2.8, 3, 1.4), lamp(4, 2.8, 3, 1.4), lamp(0, 6, 4, 2, WHITE_LIGHT)],
    near: 3.4,
    eye: 2,
  }),
} satisfies Record<string, Room>
