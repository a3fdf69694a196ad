import { block, column, METALS, painting, rug, shelves, table, WOODS, wallPiece } from '../furniture.ts'
import { surface } from '../surfaces.ts'
import {
  backWindow,
  COLD,
  DARK_STONE,
  GREY_FLOOR,
  lamp,
  leftWindow,
  prop,
  room,
  row,
  STONE,
  TUBE,
  WARM,
  WHITE_LIGHT,
} from './parts.ts'

const SEAT = surface('carpet', '#2f5a6b', '#3f7088')

/** Lines of light along a wall, seen as fast as one goes by. */
const STREAKS = [
  { y: 0.35, lit: surface('paint', '#ff4fc8', '#ff4fc8', 1.4) },
  { y: 0.95, lit: surface('paint', '#3fd0ff', '#3fd0ff', 1.5) },
  { y: 1.6, lit: surface('paint', '#8a6bff', '#8a6bff', 1.4) },
  { y: 2.3, lit: surface('paint', '#3fd0ff', '#3fd0ff', 1.5) },
  { y: 2.9, lit: surface('paint', '#ff4fc8', '#ff4fc8', 1.4) },
]

/** A door with its frame in a side wall, seen as one slides past. */
const sideDoor = (x: number, back: number) => [
  block(x, back, 0.08, 1.1, 0, 2.15, surface('paint', '#d9dcd6')),
  block(x * 0.985, back, 0.08, 0.9, 0, 2.05, WOODS.PALE_WOOD),
]

/** A panelled door in a side wall of a house. */
const woodenDoor = (x: number, back: number) =>
  block(x, back, 0.08, 0.95, 0, 2.1, { all: WOODS.OAK, side: surface('cupboards', '#7a4f2e') })

/** Two rows of seats that face each other across a gangway. */
const seats = (side: number) =>
  row(3, k => [
    block(side * 1.12, 0.8 + k * 1.7, 0.85, 0.5, 0, 0.45, SEAT),
    block(side * 1.12, 0.5 + k * 1.7, 0.85, 0.14, 0.45, 0.75, SEAT),
  ]).flat()

/** Rooms that one goes or travels through, and one to look out of. */
export const PASSAGES = {
  bazaar: room({
    width: 6,
    height: 4.2,
    depth: 8,
    wall: surface('stone', '#b8905f', '#d9b88a'),
    floor: surface('stone', '#a08866', '#bfa682'),
    ceiling: surface('planks', '#5a4028', '#7a5a3a'),
    windows: [0.6, 2.8, 5, 7].map(y => ({
      wall: 'roof' as const,
      x: 0,
      y,
      width: 1.3,
      height: 0.7,
      glass: 'open' as const,
    })),
    furniture: [
      ...[-2.3, 2.3].flatMap(x =>
        [0.8, 3, 5.2].flatMap(back => [
          block(x, back, 1.3, 1.7, 0, 0.8, WOODS.DARK_WOOD),
          block(x, back, 1.2, 1.6, 0.8, 0.22, surface('goods', '#d98a1f', '#b5361f')),
          block(x * 1.22, back, 0.3, 1.7, 1.02, 1.3, surface('goods', '#c23a2a', '#e0b04a')),
          block(x * 0.95, back, 1.7, 1.9, 2.6, 0.06, surface('curtain', back === 3 ? '#2f6a6b' : '#a3342a')),
        ]),
      ),
      ...[-0.6, 1.9, 4.1].flatMap(back => [
        ...column(-2.9, back, 4.2, STONE, 0.3),
        ...column(2.9, back, 4.2, STONE, 0.3),
      ]),
    ],
    props: [
      prop('amphora', -1.45, 0, 2, 0.7),
      prop('basket', 1.5, 0, 1.9, 0.5),
      prop('red-paper-lantern', -1.3, 2.3, 1.6, 0.5),
      prop('red-paper-lantern', 1.3, 2.3, 3.6, 0.5),
    ],
    lamps: [lamp(-1.3, 2.5, 1.6, 0.9), lamp(1.3, 2.5, 3.6, 0.9), lamp(0, 3, 6, 0.7)],
  }),
  airport: room({
    width: 11,
    height: 4.6,
    depth: 6,
    wall: surface('panels', '#c9d2d6', '#a8b5bc'),
    floor: surface('tiles', '#d2d6d8', '#b8bec2'),
    ceiling: surface('panels', '#e0e4e6', '#c4cace'),
    windows: [backWindow(0, 10, 3.4, 0.5, { panes: [6, 2] })],
    furniture: [
      ...[-3.6, -2.4, 2.4, 3.6].flatMap(x =>
        [1.2, 3.4].flatMap(back => [
          block(x, back, 1.1, 0.5, 0.38, 0.08, surface('paint', '#2f4a66')),
          block(x, back - 0.25, 1.1, 0.08, 0.46, 0.5, surface('paint', '#2f4a66')),
          block(x, back, 0.9, 0.08, 0, 0.38, METALS.STEEL),
        ]),
      ),
      block(0, 1.4, 1.9, 0.1, 2.9, 0.8, surface('art', '#101820', '#e0a52a', 0.5)),
    ],
    props: [
      prop('airplane', 2.2, 1.1, 0.06, 2),
      prop('luggage', -2.9, 0, 3.2, 0.7),
      prop('luggage', 3, 0, 1.6, 0.7),
    ],
    lamps: [lamp(-2, 4.3, 2, 1, WHITE_LIGHT), lamp(2, 4.3, 2, 1, WHITE_LIGHT)],
  }),
  corridor: room({
    width: 3,
    height: 2.9,
    depth: 9,
    wall: surface('panels', '#dfe6e4', '#a8c2ba'),
    floor: GREY_FLOOR,
    windows: [backWindow(0, 1.1, 1.3, 0.9, { panes: [2, 2] })],
    furniture: [1, 3.4, 5.8].flatMap(back => [...sideDoor(-1.46, back), ...sideDoor(1.46, back + 0.6)]),
    props: [],
    lamps: [1, 3.5, 6, 8].map(back => lamp(0, 2.75, back, 0.9, WHITE_LIGHT)),
  }),
  hallway: room({
    width: 3.2,
    height: 3,
    depth: 5,
    wall: surface('panels', '#8f5f4a', '#d8c8a8'),
    windows: [backWindow(0, 1.2, 0.5, 2.2, { panes: [3, 1] })],
    furniture: [
      block(0, 0.06, 1.24, 0.1, 0, 2.14, WOODS.PALE_WOOD),
      block(0, 0.12, 1, 0.06, 0, 2.06, surface('cupboards', '#31506b')),
      block(0.36, 0.16, 0.07, 0.05, 1, 0.07, METALS.STEEL),
      ...rug(0, 2.9, 1.2, 4.6, '#7f2a2a', '#d9b45a'),
      ...[1.6, 4].flatMap(back => [woodenDoor(-1.56, back), woodenDoor(1.56, back + 0.5)]),
      ...table(1.2, 0.85, 0.5, 0.9, 0.8, WOODS.DARK_WOOD),
      block(-1.2, 0.06, 0.6, 0.06, 1.62, 0.08, WOODS.DARK_WOOD),
      ...['#4a5a3a', '#8f3a2f'].map((coat, k) =>
        block(-1.32 + k * 0.26, 0.12, 0.22, 0.1, 0.85, 0.8, surface('curtain', coat)),
      ),
      block(1.57, 2.9, 0.04, 0.7, 1.4, 0.55, surface('art', '#2f4a3a', '#d9b45a')),
      block(-1.57, 2.8, 0.04, 0.7, 1.4, 0.55, surface('art', '#31456b', '#e0a07a')),
    ],
    props: [],
    lamps: [lamp(0, 2.5, 1.4, 0.8), lamp(0, 2.5, 4, 0.7)],
  }),
  schoolcorridor: room({
    width: 3.6,
    height: 2.9,
    depth: 9,
    wall: surface('panels', '#e6e2d0', '#c9b88a'),
    side: surface('lockers', '#3f7a94', '#d9dce0'),
    floor: surface('checks', '#d9d4c4', '#b8b09a'),
    windows: [backWindow(0, 1.6, 1.4, 0.9, { panes: [3, 2] })],
    furniture: [
      ...[2.2, 5.6].flatMap(back => [...sideDoor(-1.76, back), ...sideDoor(1.76, back + 0.8)]),
      block(-1.72, 4, 0.03, 0.06, 2.1, 0.5, METALS.IRON),
      ...[1.2, 3.8, 6.4].map(back => block(0, back, 1.6, 0.14, 2.86, 0.04, TUBE)),
    ],
    props: [prop('backpack', -1.35, 0, 2.6, 0.45), prop('mantelpiece-clock', -1.2, 2.25, 0.1, 0.3)],
    lamps: [1, 3.5, 6, 8].map(back => lamp(0, 2.75, back, 0.9, WHITE_LIGHT)),
  }),
  tunnel: room({
    width: 5,
    height: 3.4,
    depth: 12,
    wall: surface('stone', '#2a2826', '#3a3734'),
    side: surface('tiles', '#b8b3a4', '#8f8a7c'),
    floor: surface('stone', '#5a564f', '#6e6a62'),
    ceiling: DARK_STONE,
    isDark: true,
    windows: [],
    furniture: [0.5, 4.5, 8.5].flatMap(back => [
      ...column(-2.4, back, 3.4, METALS.IRON, 0.2),
      ...column(2.4, back, 3.4, METALS.IRON, 0.2),
    ]),
    props: [],
    lamps: [1, 4.5, 8, 11].map(back => lamp(back % 2 === 0 ? -1.9 : 1.9, 2.9, back, 1.2, WARM)),
  }),
  lighttunnel: room({
    width: 5,
    height: 3.4,
    depth: 16,
    wall: surface('paint', '#f4fbff', '#ffffff', 1.5),
    side: surface('metal', '#151a2c', '#222a44'),
    floor: surface('metal', '#12151f', '#20263a'),
    ceiling: surface('metal', '#10131f', '#1c2236'),
    isDark: true,
    windows: [],
    furniture: [-1, 1].flatMap(side =>
      STREAKS.flatMap(({ y, lit }) =>
        [0.4, 5.6, 10.8].map(back => block(side * 2.44, back + y, 0.06, 4.2, y, 0.08, lit)),
      ),
    ),
    props: [],
    lamps: [1, 5, 9, 13].map(back => lamp(back % 4 === 1 ? -2 : 2, 2.2, back, 0.7, COLD)),
  }),
  train: room({
    width: 3.2,
    height: 2.5,
    depth: 4.6,
    wall: surface('panels', '#8a6a4a', '#b08a5c'),
    side: surface('panels', '#8a6a4a', '#b08a5c'),
    floor: surface('carpet', '#5a3a34', '#6b463e'),
    windows: [
      leftWindow(1, 1.3, 1, 0.95, { panes: [1, 1] }),
      leftWindow(2.7, 1.3, 1, 0.95, { panes: [1, 1] }),
      backWindow(0, 1.9, 1.1, 0.95, { panes: [2, 1] }),
    ],
    furniture: [
      ...seats(-1),
      ...seats(1),
      block(-1.2, 1.6, 0.5, 4.6, 2.05, 0.06, METALS.STEEL),
      block(1.2, 1.6, 0.5, 4.6, 2.05, 0.06, METALS.STEEL),
    ],
    props: [prop('luggage', 1.2, 2.1, 1.2, 0.32)],
    lamps: [lamp(0, 2.4, 1, 0.6), lamp(0, 2.4, 3, 0.6)],
  }),
  observatory: room({
    width: 7,
    height: 4.6,
    depth: 3.6,
    wall: surface('panels', '#2f3a4f', '#46546e'),
    floor: surface('planks', '#4a3828', '#6b5238'),
    ceiling: surface('metal', '#39424f'),
    isDark: true,
    windows: [backWindow(0.7, 2.6, 3.3, 1.1, { panes: [1, 1], isArched: true, glass: 'space' })],
    furniture: [
      ...shelves(-2.7, 0.2, 1.3, 2.2, 'books'),
      ...table(-1.6, 1.3, 1.3, 0.7, 0.75, WOODS.DARK_WOOD),
      ...painting(-1.5, 1.6, 0.7, 0.6, 1),
      ...wallPiece(2.9, 1.2, 0.7, 1, surface('art', '#1f2f4a', '#2f4468')),
    ],
    props: [
      prop('telescope', 1, 0, 0.9, 1.9),
      prop('globe-showing-europe-africa', -1.9, 0.75, 1.3, 0.42),
      prop('open-book', -1.3, 0.75, 1.4, 0.16),
    ],
    lamps: [lamp(-1.5, 1.5, 1.3, 1.2, WARM), lamp(2.6, 3, 1.4, 0.9, COLD)],
  }),
}
