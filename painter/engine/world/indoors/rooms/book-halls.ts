import { block, chair, column, rug, sideShelves, table, WOODS } from '../furniture.ts'
import { type Surface, surface } from '../surfaces.ts'
import { BEAMS, chandelier, lamp, MARBLE, prop, room, row } from './parts.ts'
import type { Room } from './room.ts'

const SHELF_WOOD = ['#4a2f1c', '#6b4426'] as const
const GOLD = surface('metal', '#c9a04a')

/** Metres of one compartment of a wall of shelves: its height, and the board under it. */
const COMPARTMENT = { height: 0.52, board: 0.05 }

/** What stands on the boards of a wall of shelves, from the floor up. */
const ON_BOARDS: readonly (readonly [
  left: Surface['pattern'],
  middle: Surface['pattern'],
  right: Surface['pattern'],
])[] = [
  ['books', 'jars', 'books'],
  ['jars', 'books', 'bottles'],
  ['books', 'bottles', 'books'],
  ['bottles', 'books', 'jars'],
  ['books', 'bottles', 'books'],
  ['jars', 'books', 'books'],
]

/** Shelves from wall to wall and up to the ceiling, with as many kinds of things as compartments. */
const wallOfShelves = (width: number) => {
  const third = width / 3
  return ON_BOARDS.flatMap((kinds, k) => {
    const y = 0.1 + k * COMPARTMENT.height
    return [
      block(0, 0.24, width, 0.44, y - COMPARTMENT.board, COMPARTMENT.board, WOODS.OAK),
      ...kinds.map((kind, at) =>
        block((at - 1) * third, 0.2, third - 0.08, 0.3, y, COMPARTMENT.height - COMPARTMENT.board, {
          all: WOODS.DARK_WOOD,
          front: surface(kind, ...SHELF_WOOD),
        }),
      ),
      ...[-0.5, 0.5].map(x => block(x * third, 0.25, 0.09, 0.46, y, COMPARTMENT.height, WOODS.DARK_WOOD)),
    ]
  })
}

/** Desks down one side of a reading room, with green lamps. */
const readingDesks = (x: number) =>
  row(3, k => {
    const back = 2.4 + k * 2.2
    return [
      ...table(x, back, 1.7, 0.9, 0.76, WOODS.DARK_WOOD),
      block(x, back, 0.05, 0.05, 0.76, 0.34, GOLD),
      block(x, back, 0.42, 0.16, 1.1, 0.1, surface('paint', '#3fae6a', '#3fae6a', 1.2)),
      ...chair(x - 0.4, back + 0.7, WOODS.OAK, true),
      ...chair(x + 0.4, back + 0.7, WOODS.OAK, true),
    ]
  }).flat()

/** Two storeys of shelves along a side wall, and the gallery between them. */
const galleries = (side: -1 | 1) => [
  ...sideShelves(5.4, side, 0.2, 13, 3.2, 'books'),
  ...sideShelves(5.4, side, 0.2, 13, 3.2, 'books').map(own => ({
    ...own,
    y: [3.9, 7.1] as [number, number],
  })),
  block(side * 4.75, 6.5, 1.3, 13, 3.55, 0.3, WOODS.DARK_WOOD),
  block(side * 4.12, 6.5, 0.08, 13, 4.75, 0.09, GOLD),
  ...row(26, k => block(side * 4.12, 0.3 + k * 0.5, 0.06, 0.06, 3.85, 0.9, GOLD)),
  ...row(4, k => column(side * 4.2, 0.6 + k * 3, 8, MARBLE, 0.34)).flat(),
]

/** Rooms that are known by what is on their shelves. */
export const BOOK_HALLS = {
  grandlibrary: room({
    width: 10.8,
    height: 8.4,
    depth: 9,
    wall: surface('panels', '#7a5234', '#54361f'),
    side: surface('panels', '#6b4630', '#4a2f1e'),
    floor: surface('checks', '#c9b896', '#6b4a34'),
    ceiling: surface('cupboards', '#8a6238'),
    windows: [
      { wall: 'back', x: 0, y: 3.2, width: 2.6, height: 4.2, panes: [4, 7], isArched: true },
      { wall: 'back', x: -2.9, y: 3.8, width: 1.2, height: 3.2, panes: [2, 5], isArched: true },
      { wall: 'back', x: 2.9, y: 3.8, width: 1.2, height: 3.2, panes: [2, 5], isArched: true },
    ],
    furniture: [
      ...galleries(-1),
      ...galleries(1),
      block(0, 0.2, 8, 0.36, 0, 2.9, { all: WOODS.DARK_WOOD, front: surface('books', ...SHELF_WOOD) }),
      block(0, 0.24, 8.2, 0.46, 2.9, 0.16, GOLD),
      ...rug(0, 5.4, 1.9, 10, '#7a1f24', '#d9a84a'),
      ...readingDesks(-2.5),
      ...readingDesks(2.5),
      ...chandelier(0, 5.2, 3),
    ],
    props: [
      prop('globe-showing-europe-africa', -1.5, 0, 1.2, 1.3),
      prop('@statue', 1.5, 0, 1, 1.9),
      ...[-2.9, 2.1].map(x => prop('books', x, 0.76, 2.4, 0.26)),
      ...[-2.1, 2.9].map(x => prop('books', x, 0.76, 4.6, 0.26)),
    ],
    lamps: [
      lamp(0, 5.4, 3, 3),
      ...[-2.5, 2.5].flatMap(x => [2.4, 4.6, 6.8].map(back => lamp(x, 1.2, back, 0.5))),
      lamp(-4.6, 3.2, 4, 1),
      lamp(4.6, 3.2, 4, 1),
    ],
    near: 3,
    eye: 2.1,
  }),
  shelfwall: room({
    width: 4.4,
    height: 3.25,
    depth: 1.7,
    wall: WOODS.DARK_WOOD,
    side: surface('planks', '#4a3220', '#6b4a30'),
    floor: surface('planks', '#54381f', '#7a5430'),
    ceiling: BEAMS,
    windows: [],
    furniture: wallOfShelves(4.3),
    props: [
      prop('skull', -0.55, 1.15, 0.4, 0.24),
      prop('candle', 0.5, 1.66, 0.4, 0.3),
      prop('crystal-ball', 0.95, 1.15, 0.4, 0.3),
      prop('candle', -1.25, 0.62, 0.42, 0.3),
      prop('scroll', 0.2, 0.62, 0.42, 0.24),
      prop('hourglass-done', -1.1, 1.66, 0.4, 0.32),
    ],
    lamps: [lamp(0, 2, 2, 1.5), lamp(0.5, 1.9, 0.8, 0.5), lamp(-1.25, 0.9, 0.8, 0.4)],
    near: 0.9,
    eye: 1.5,
  }),
} satisfies Record<string, Room>
