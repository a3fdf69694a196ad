import {
  block,
  chair,
  column,
  counter,
  METALS,
  piece,
  rug,
  shelves,
  sideShelves,
  table,
  WOODS,
} from '../furniture.ts'
import { surface } from '../surfaces.ts'
import {
  BEAMS,
  backWindow,
  chandelier,
  DARK_STONE,
  FIRE,
  lamp,
  leftWindow,
  MARBLE,
  prop,
  room,
  row,
  STONE,
} from './parts.ts'

const barrel = (x: number, y: number, back: number) => [
  block(x, back, 0.7, 1, y, 0.74, {
    all: surface('planks', '#6b4426', '#94683c'),
    front: surface('planks', '#7a5030', '#a87a48'),
  }),
  block(x, back + 0.505, 0.66, 0.01, y + 0.34, 0.05, METALS.IRON),
  block(x, back + 0.51, 0.1, 0.02, y + 0.12, 0.1, WOODS.DARK_WOOD),
]

/** Steps that rise to the back wall, with a runner. */
const flight = (count: number, halfWidth: number, runner: string) =>
  row(count, k => {
    const back = 0.6 + (count - k) * 0.3
    const height = (k + 1) * 0.17
    return [
      block(0, back, halfWidth * 2, 0.3, 0, height, MARBLE),
      block(0, back, halfWidth * 1.1, 0.305, 0, height + 0.012, surface('carpet', runner, '#c9a04a')),
      ...[-1, 1].flatMap(side => [
        block(side * halfWidth, back, 0.07, 0.07, height, 0.85, surface('metal', '#b8923f')),
        block(side * halfWidth, back, 0.14, 0.31, height + 0.85, 0.1, WOODS.DARK_WOOD),
      ]),
    ]
  }).flat()

/** Rooms of prayer, pomp, magic and old days. */
export const HALLS = {
  mosque: room({
    width: 11,
    height: 7,
    depth: 7,
    wall: surface('tiles', '#3f7a94', '#d9c48a'),
    side: surface('panels', '#e8e0cc', '#3f7a94'),
    floor: surface('carpet', '#8f1f2a', '#d9a84a'),
    ceiling: surface('carpet', '#d9cba4', '#3f7a94'),
    windows: [-3.6, 3.6].map(x =>
      backWindow(x, 1.2, 3.2, 2.2, { isArched: true, panes: [4, 8], glass: 'stained' }),
    ),
    furniture: [
      ...[-4, 4].flatMap(x =>
        [1.4, 4, 6.6].flatMap(back => column(x, back, 7, surface('marble', '#f0e8d8', '#c9b890'), 0.4)),
      ),
      block(0, 0.1, 2.4, 0.2, 0, 3.6, surface('marble', '#e8dcc0', '#b89a5a')),
      block(0, 0.21, 1.5, 0.02, 0, 2.7, surface('tiles', '#1f4f6b', '#d9b45a')),
      ...chandelier(0, 4, 3),
    ],
    lamps: [lamp(0, 3.9, 3, 3.4), lamp(-3, 3, 2, 1), lamp(3, 3, 2, 1)],
  }),
  tatami: room({
    width: 6,
    height: 2.7,
    depth: 3.2,
    wall: surface('shoji', '#f2ead6', '#5a3a24'),
    side: surface('shoji', '#efe6d0', '#5a3a24'),
    floor: surface('tatami', '#b5a868', '#3f4a38'),
    ceiling: surface('planks', '#8a6844', '#a88460'),
    windows: [backWindow(0, 2.6, 2.05, 0.05, { panes: [1, 1], glass: 'view' })],
    furniture: [
      block(-2.4, 0.3, 0.9, 0.5, 0, 0.14, WOODS.DARK_WOOD),
      ...table(1.5, 1.5, 1.2, 0.7, 0.36, WOODS.DARK_WOOD),
      block(0.65, 1.5, 0.5, 0.5, 0, 0.06, surface('paint', '#7a2f3a')),
      block(2.3, 1.5, 0.5, 0.5, 0, 0.06, surface('paint', '#7a2f3a')),
    ],
    props: [
      prop('teapot', 1.4, 0.36, 1.5, 0.2),
      prop('teacup-without-handle', 1.75, 0.36, 1.6, 0.1),
      prop('pine-decoration', -2.4, 0.14, 0.3, 0.7),
    ],
    lamps: [lamp(0, 2.3, 1.8, 0.8)],
    outlook: 'pond',
    eye: 1.15,
  }),
  tavern: room({
    width: 7,
    height: 3.2,
    depth: 4,
    wall: surface('stone', '#7a6a58', '#a08c74'),
    side: surface('planks', '#4a3220', '#6b4a30'),
    floor: surface('planks', '#54381f', '#7a5430'),
    ceiling: BEAMS,
    isDark: true,
    windows: [leftWindow(1.6, 0.9, 1)],
    furniture: [
      ...[-2, 0, 2].map(x => block(x, 2.4, 0.22, 6, 2.9, 0.26, WOODS.DARK_WOOD)),
      ...counter(-1.4, 0.9, 2.8, '#5a3a20', '#7a5230'),
      ...shelves(-1.4, 0.2, 2.6, 2, 'bottles'),
      ...barrel(1, 0, 0.6),
      ...barrel(1.8, 0, 0.6),
      ...barrel(1.4, 0.74, 0.6),
      ...table(-2.4, 2.6, 1.2, 0.8),
      ...table(2.4, 2.4, 1.2, 0.8),
      ...[-3, -1.75, 1.75, 3.05].map((x, k) => block(x, k < 2 ? 2.6 : 2.4, 0.36, 0.36, 0, 0.45, WOODS.OAK)),
    ],
    props: [
      prop('beer-mug', -2.2, 0.75, 2.6, 0.22),
      prop('candle', -2.6, 0.75, 2.6, 0.26),
      prop('beer-mug', 2.3, 0.75, 2.4, 0.22),
      prop('candle', 2.7, 0.75, 2.3, 0.26),
      prop('meat-on-bone', 2, 0.75, 2.4, 0.2),
      prop('beer-mug', -0.8, 0.91, 0.9, 0.2),
      prop('shield', 2.7, 1.6, 0.08, 0.6),
    ],
    lamps: [
      lamp(-2.6, 1.2, 2.6, 1, FIRE),
      lamp(2.7, 1.2, 2.3, 1, FIRE),
      lamp(-1, 2, 1.2, 1.3),
      lamp(1.4, 2.2, 1.6, 1),
    ],
  }),
  throne: room({
    width: 9,
    height: 6,
    depth: 6,
    wall: STONE,
    floor: surface('checks', '#6b6258', '#a89c8a'),
    ceiling: DARK_STONE,
    windows: [-2.9, 2.9].map(x =>
      backWindow(x, 1, 3, 2, { isArched: true, glass: 'stained', panes: [2, 5] }),
    ),
    furniture: [
      ...[-3.4, 3.4].flatMap(x => [0.8, 3, 5.2].flatMap(back => column(x, back, 6, STONE, 0.45))),
      ...row(3, k => block(0, 0.9, 4.4 - k * 0.9, 1.8 - k * 0.4, k * 0.16, 0.16, MARBLE)),
      ...rug(0, 4, 1.5, 5.4, '#8f1f2a', '#d9a84a'),
      ...piece('@throne', [
        block(0, 0.6, 1.1, 0.7, 0.48, 0.5, surface('metal', '#c9a04a')),
        block(0, 0.62, 0.84, 0.68, 0.98, 0.1, surface('paint', '#9f1f2a')),
        block(0, 0.32, 1.2, 0.16, 0.48, 1.9, surface('metal', '#c9a04a')),
        block(0, 0.41, 0.86, 0.02, 1, 1.1, surface('paint', '#9f1f2a')),
        ...[-0.5, 0.5].flatMap(x => [
          block(x, 0.62, 0.14, 0.66, 0.98, 0.34, surface('metal', '#c9a04a')),
          block(x * 1.1, 0.32, 0.16, 0.18, 2.38, 0.22, surface('metal', '#c9a04a')),
        ]),
      ]),
      ...[-1.6, 1.6].map(x => block(x, 0.08, 0.9, 0.06, 2, 2.8, surface('carpet', '#8f1f2a', '#d9a84a'))),
    ],
    lamps: [lamp(-2, 2.4, 1.6, 1.6, FIRE), lamp(2, 2.4, 1.6, 1.6, FIRE), lamp(0, 4, 4, 1)],
  }),
  staircase: room({
    width: 8,
    height: 5.8,
    depth: 4.6,
    wall: surface('panels', '#d9cdb0', '#a8865a'),
    floor: surface('checks', '#d9d2c4', '#4a4642'),
    ceiling: surface('paint', '#f0e6cc'),
    windows: [backWindow(0, 2, 2.6, 2.6, { isArched: true, panes: [3, 5] })],
    furniture: [
      ...flight(13, 1.9, '#8f1f2a'),
      block(0, 0.3, 8, 0.62, 0, 2.22, MARBLE),
      ...[-3.2, 3.2].flatMap(x => column(x, 0.9, 5.8, MARBLE, 0.5)),
      ...chandelier(0, 4.1, 3.6),
    ],
    lamps: [lamp(0, 4, 3.6, 3), lamp(-3, 2.4, 2.6, 0.8), lamp(3, 2.4, 2.6, 0.8)],
  }),
  tower: room({
    width: 5,
    height: 7,
    depth: 3.2,
    wall: surface('stone', '#8a8174', '#b3a896'),
    floor: surface('stone', '#6a6258', '#8a8072'),
    ceiling: BEAMS,
    windows: [
      backWindow(0, 0.7, 1.5, 3, { isArched: true, panes: [1, 2] }),
      leftWindow(1.6, 0.7, 1.4, 1.6, { panes: [1, 2], isArched: true }),
    ],
    furniture: [
      ...row(9, k => block(-2.1 + k * 0.52, 0.4, 0.56, 0.8, 0.2 + k * 0.28, 0.14, STONE)),
      ...row(9, k => block(2.05, 0.6 + k * 0.42, 0.8, 0.46, 2.8 + k * 0.28, 0.14, STONE)),
      ...row(9, k => block(-2.1 + k * 0.52, 0.82, 0.04, 0.04, 0.34 + k * 0.28, 0.8, METALS.IRON)),
      block(1.6, 1.4, 0.3, 0.3, 0, 7, WOODS.DARK_WOOD),
    ],
    lamps: [lamp(-1.4, 2.2, 1.4, 1.2, FIRE), lamp(1.4, 4.4, 1.2, 0.8, FIRE)],
  }),
  wizard: room({
    width: 6,
    height: 3.6,
    wall: surface('stone', '#5a4f5c', '#7a6c7a'),
    floor: surface('planks', '#4a3220', '#6b4a30'),
    ceiling: BEAMS,
    isDark: true,
    windows: [backWindow(0.2, 1.1, 2, 1.1, { isArched: true, panes: [3, 5] })],
    furniture: [
      ...shelves(-1.9, 0.2, 1.9, 3, 'books'),
      ...shelves(2.1, 0.2, 1.5, 3, 'bottles'),
      ...sideShelves(3, -1, 0.6, 4, 2.6, 'books'),
      ...table(1.9, 1.7, 1.5, 0.8, 0.78, WOODS.DARK_WOOD),
      ...chair(2, 1, WOODS.DARK_WOOD),
      ...rug(-0.2, 2.4, 2.2, 2, '#3f2a5a', '#c9a04a'),
    ],
    props: [
      prop('crystal-ball', 1.5, 0.78, 1.7, 0.32),
      prop('open-book', 2, 0.78, 1.8, 0.18),
      prop('candle', 2.4, 0.78, 1.7, 0.34),
      prop('alembic', 1.75, 0.78, 1.5, 0.3),
      prop('@cauldron', -1.9, 0, 1.6, 0.8),
      prop('books', -1, 0, 0.8, 0.4),
      prop('candle', -0.7, 0, 0.7, 0.3),
    ],
    lamps: [
      lamp(2.4, 1.3, 1.7, 1.4, FIRE),
      lamp(-1.9, 0.9, 1.8, 0.7, [0.3, 1, 0.5]),
      lamp(1.5, 1.1, 1.8, 0.6, [0.6, 0.4, 1]),
      lamp(-0.6, 2.6, 2.4, 0.7),
    ],
  }),
  winecellar: room({
    width: 5.4,
    height: 3,
    depth: 6,
    wall: surface('bricks', '#7a5444', '#a08a74'),
    side: surface('bricks', '#7a5444', '#a08a74'),
    floor: surface('stone', '#6a5c4c', '#8a7a66'),
    ceiling: surface('bricks', '#6b4a3c', '#8a7462'),
    isDark: true,
    windows: [],
    furniture: [
      ...[-1.9, 1.9].flatMap(x =>
        [0.8, 2, 3.2, 4.4].flatMap(back => [
          ...barrel(x * 1.12, 0, back),
          ...barrel(x * 0.9, 0, back + 0.2),
          ...barrel(x, 0.76, back),
        ]),
      ),
      ...shelves(0, 0.2, 1.8, 2.1, 'bottles'),
    ],
    props: [prop('candle', -1.6, 1.5, 3.2, 0.24)],
    lamps: [lamp(0, 2.4, 1.2, 1.4, FIRE), lamp(-1, 2.2, 3, 1, FIRE), lamp(1, 2.2, 4.8, 1, FIRE)],
  }),
}
