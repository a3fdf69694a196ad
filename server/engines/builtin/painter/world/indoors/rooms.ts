import {
  type Block,
  bathtub,
  bed,
  bench,
  block,
  chair,
  column,
  counter,
  desks,
  fireplace,
  fridge,
  type Lamp,
  METALS,
  painting,
  pews,
  rug,
  screen,
  shelves,
  sideShelves,
  sofa,
  stageCurtains,
  stove,
  table,
  WOODS,
  wallCupboards,
  wallPiece,
} from './furniture.ts'
import { type Surface, surface } from './surfaces.ts'

export type RoomKind =
  | 'artstudio'
  | 'attic'
  | 'bakery'
  | 'ballroom'
  | 'bar'
  | 'barn'
  | 'bathroom'
  | 'bedroom'
  | 'cafe'
  | 'cave'
  | 'cellar'
  | 'church'
  | 'classroom'
  | 'diningroom'
  | 'fireside'
  | 'garage'
  | 'greenhouse'
  | 'gym'
  | 'hospital'
  | 'kitchen'
  | 'laboratory'
  | 'library'
  | 'livingroom'
  | 'museum'
  | 'nursery'
  | 'office'
  | 'party'
  | 'pool'
  | 'restaurant'
  | 'shop'
  | 'spaceship'
  | 'stage'
  | 'station'
  | 'workshop'

/** An opening that daylight comes through, metres; on the back wall, or on the left one where `x` counts from the back. */
export type RoomWindow = {
  wall: 'back' | 'left' | 'roof'
  x: number
  y: number
  width: number
  height: number
  /** Panes across and up; coloured glass, or no glass at all. */
  panes?: [number, number]
  glass?: 'clear' | 'stained' | 'open' | 'space'
  isArched?: boolean
}

/** A small thing that stands in a room: an icon at a place, `height` metres tall. */
export type RoomProp = { icon: string; x: number; y: number; back: number; height: number }

/** A room as data; metres. */
export type Room = {
  width: number
  height: number
  /** From the main subject to the back wall. */
  depth: number
  wall: Surface
  side?: Surface
  floor: Surface
  ceiling: Surface
  windows: readonly RoomWindow[]
  furniture: readonly Block[]
  props: readonly RoomProp[]
  lamps: readonly Lamp[]
  /** Without daylight, whatever the hour. */
  isDark?: boolean
}

const WARM: Lamp['colour'] = [1, 0.66, 0.34]
const FIRE: Lamp['colour'] = [1, 0.48, 0.16]
const WHITE_LIGHT: Lamp['colour'] = [1, 0.95, 0.88]
const COLD: Lamp['colour'] = [0.55, 0.8, 1]
const CEILING = surface('paint', '#e6e0d4')
const BEAMS = surface('planks', '#4a3220', '#6b4a30')
const STONE = surface('stone', '#8a8174', '#b3a896')
const DARK_STONE = surface('stone', '#4a4640', '#6e675c')
const PLASTER = surface('paint', '#d8ccb6')
const MARBLE = surface('marble', '#d8d2c8', '#8a8278')
const OAK_FLOOR = surface('planks', '#6b4526', '#a87848')
const GREY_FLOOR = surface('tiles', '#9aa0a6', '#787e84')

const backWindow = (
  x: number,
  width = 1.3,
  height = 1.5,
  y = 0.9,
  more: Partial<RoomWindow> = {},
): RoomWindow => ({
  wall: 'back',
  x,
  y,
  width,
  height,
  panes: [2, 3],
  ...more,
})
const leftWindow = (
  x: number,
  width = 1.4,
  height = 1.6,
  y = 0.8,
  more: Partial<RoomWindow> = {},
): RoomWindow => ({
  wall: 'left',
  x,
  y,
  width,
  height,
  panes: [2, 3],
  ...more,
})
const lamp = (x: number, y: number, back: number, power = 0.9, colour = WARM): Lamp => ({
  x,
  y,
  back,
  power,
  colour,
})
const prop = (icon: string, x: number, y: number, back: number, height: number): RoomProp => ({
  icon,
  x,
  y,
  back,
  height,
})
const row = <Item>(count: number, make: (k: number) => Item): Item[] =>
  Array.from({ length: count }, (_, k) => make(k))

/** A small table with two chairs, for cafés and restaurants. */
const tableForTwo = (x: number, back: number) => [
  ...table(x, back, 0.7, 0.7),
  ...chair(x - 0.6, back),
  ...chair(x + 0.6, back),
]

const base: Room = {
  width: 5.6,
  height: 2.8,
  depth: 3.1,
  wall: PLASTER,
  floor: OAK_FLOOR,
  ceiling: CEILING,
  windows: [backWindow(-1.1)],
  furniture: [],
  props: [],
  lamps: [lamp(0, 2.3, 2)],
}

const room = (own: Partial<Room>): Room => ({ ...base, ...own })

export const ROOMS: Record<RoomKind, Room> = {
  livingroom: room({
    wall: surface('panels', '#a8b5a0', '#e6dfd0'),
    windows: [backWindow(-1.5, 1.5), leftWindow(1.8)],
    furniture: [
      ...sofa(1.25, 0.75, 1.7, '#7a4a3a'),
      ...table(-0.6, 1.9, 0.9, 0.5, 0.42),
      ...rug(0.2, 2.4, 3, 2, '#8f3a2f', '#e0c48a'),
      ...shelves(-2.45, 0.2, 0.7, 1.7, 'books'),
      ...painting(1.2, 1.45, 0.9, 0.65, 0),
    ],
    props: [prop('potted-plant', 0.05, 0, 0.4, 0.8), prop('teapot', -0.6, 0.42, 1.9, 0.2)],
    lamps: [lamp(2.45, 1.5, 0.4, 1), lamp(-2.3, 1.8, 0.6, 0.7)],
  }),
  fireside: room({
    wall: surface('panels', '#6b4a3a', '#4a2f20'),
    windows: [backWindow(-2, 0.8, 1.3)],
    furniture: [
      ...fireplace(0.75, surface('bricks', '#8a4a34', '#b3a08a')),
      ...rug(0.5, 2, 2.6, 1.8, '#7a2a24', '#d9b45a'),
      ...sofa(-1.9, 1.6, 0.8, '#5a3a28'),
      ...shelves(2.3, 0.2, 0.8, 2, 'books'),
    ],
    props: [
      prop('mantelpiece-clock', 0.75, 1.22, 0.35, 0.35),
      prop('candle', 0.1, 1.22, 0.35, 0.25),
      prop('candle', 1.4, 1.22, 0.35, 0.25),
    ],
    lamps: [lamp(0.75, 0.4, 0.8, 1.5, FIRE), lamp(-2.2, 1.7, 1, 0.4)],
  }),
  bedroom: room({
    wall: surface('paper', '#9fb0bd', '#c2ccd1'),
    windows: [backWindow(-1.6, 1.3), leftWindow(2)],
    furniture: [
      ...bed(1.1, 0.1, 1.7, '#4a6a8a'),
      ...bedsideTable(-0.15, 0.3),
      ...bedsideTable(2.35, 0.3),
      ...rug(-0.9, 2.6, 1.6, 1.4, '#c2a878', '#f0e6d2'),
      ...painting(1.1, 1.6, 0.8, 0.55, 2),
    ],
    props: [prop('potted-plant', -2.3, 0, 0.5, 0.7), prop('alarm-clock', -0.15, 0.5, 0.3, 0.16)],
    lamps: [lamp(-0.15, 0.85, 0.3, 0.6), lamp(2.35, 0.85, 0.3, 0.6)],
  }),
  nursery: room({
    wall: surface('paper', '#f0d9a8', '#f7ead0'),
    floor: surface('planks', '#c2a070', '#e0c090'),
    windows: [backWindow(-1.3, 1.4)],
    furniture: [
      ...bed(1.5, 0.1, 1, '#e08a9a'),
      ...shelves(-2.4, 0.2, 0.8, 1.2, 'goods'),
      ...rug(0, 2.4, 2.4, 1.8, '#6fb5c9', '#f7d25a'),
    ],
    props: [
      prop('teddy-bear', -0.2, 0, 0.5, 0.5),
      prop('balloon', 0.5, 1.4, 0.4, 0.4),
      prop('kite', -0.2, 2, 0.2, 0.5),
      prop('soccer-ball', -1.5, 0, 1.1, 0.22),
      prop('rocket', -2.4, 1.2, 0.2, 0.4),
    ],
  }),
  kitchen: room({
    wall: surface('tiles', '#e8e2d4', '#c9c0ae'),
    side: surface('paint', '#d9c79a'),
    floor: surface('checks', '#b5a58a', '#e0d6c2'),
    windows: [backWindow(-0.5, 1.5, 1.1, 1.15)],
    furniture: [
      ...counter(-0.95, 0.32, 2.6, '#5f7f78'),
      ...stove(0.75),
      ...counter(1.5, 0.32, 0.85, '#5f7f78'),
      ...fridge(2.35),
      ...wallCupboards(-2.05, 1, '#5f7f78'),
      ...wallCupboards(1.55, 0.8, '#5f7f78'),
      ...table(-2.1, 2.1, 0.9, 1.2),
    ],
    props: [
      prop('pot-of-food', 0.75, 0.9, 0.35, 0.3),
      prop('potted-plant', -0.1, 0.91, 0.25, 0.32),
      prop('red-apple', -1.1, 0.91, 0.4, 0.12),
      prop('bread', -1.5, 0.91, 0.4, 0.18),
      prop('amphora', -2, 0.91, 0.3, 0.3),
      prop('teapot', 1.4, 0.91, 0.35, 0.22),
    ],
    lamps: [lamp(-0.5, 2, 1.6, 0.9)],
  }),
  diningroom: room({
    wall: surface('panels', '#8a3f3a', '#e0d2b8'),
    windows: [backWindow(-1.7, 1.2), backWindow(1.7, 1.2)],
    furniture: [
      ...rug(0, 2, 3.4, 2.4, '#5a2f3a', '#c9a05a'),
      ...table(0, 1.8, 2.4, 1),
      ...chair(-0.7, 1),
      ...chair(0.7, 1),
      ...chair(-1.6, 1.8),
      ...chair(1.6, 1.8),
      ...painting(0, 1.3, 0.9, 0.8, 1),
    ],
    props: [
      prop('candle', -0.2, 0.75, 1.8, 0.3),
      prop('bouquet', 0.2, 0.75, 1.8, 0.35),
      prop('wine-glass', 0.7, 0.75, 1.9, 0.2),
      prop('fork-and-knife-with-plate', -0.8, 0.75, 2, 0.12),
    ],
    lamps: [lamp(0, 2.1, 1.8, 1.2)],
  }),
  bathroom: room({
    width: 4.6,
    wall: surface('tiles', '#a8ccd1', '#e6eef0'),
    floor: surface('checks', '#e8e8e6', '#3f4a52'),
    windows: [backWindow(-0.9, 1, 1, 1.3)],
    furniture: [
      ...bathtub(1, 0.6),
      ...counter(-1.5, 0.32, 1, '#e0ddd4'),
      ...wallPiece(-1.5, 1.2, 0.7, 0.8, surface('metal', '#c9d6dc')),
    ],
    props: [
      prop('potted-plant', -0.3, 0, 0.4, 0.6),
      prop('soap', -1.3, 0.91, 0.35, 0.1),
      prop('lotion-bottle', -1.75, 0.91, 0.3, 0.2),
    ],
    lamps: [lamp(0, 2.4, 1.2, 1, WHITE_LIGHT)],
  }),
  cafe: room({
    wall: surface('bricks', '#a35a40', '#c9b8a0'),
    side: surface('panels', '#3f5a4a', '#2f4438'),
    ceiling: BEAMS,
    windows: [backWindow(-1.7, 1.7, 1.8, 0.7), leftWindow(2, 1.6, 1.8, 0.7)],
    furniture: [
      ...counter(1.5, 0.9, 2.2, '#4a2f1f', '#8a5a34'),
      ...shelves(1.6, 0.2, 2, 2.1, 'bottles'),
      ...tableForTwo(-1.7, 1.3),
      ...tableForTwo(1.5, 2.6),
      ...wallPiece(0, 1.3, 0.6, 0.9, surface('art', '#23262a', '#4a5058')),
    ],
    props: [
      prop('hot-beverage', -1.7, 0.75, 1.3, 0.14),
      prop('hot-beverage', 1.5, 0.75, 2.6, 0.14),
      prop('potted-plant', -2.5, 0, 0.5, 0.9),
      prop('cupcake', 1, 0.91, 0.9, 0.18),
      prop('croissant', 1.5, 0.91, 0.9, 0.16),
    ],
    lamps: [lamp(1.5, 1.95, 1, 0.8), lamp(-1.6, 1.95, 1.4, 0.8), lamp(0, 2, 2.4, 0.5)],
  }),
  restaurant: room({
    wall: surface('panels', '#6b2f34', '#3f241c'),
    windows: [backWindow(-1.8, 1.2, 1.7, 0.8), backWindow(1.8, 1.2, 1.7, 0.8)],
    furniture: [
      ...tableForTwo(-1.6, 1.2),
      ...tableForTwo(1.6, 1.2),
      ...tableForTwo(-1.7, 2.8),
      ...tableForTwo(1.8, 2.8),
      ...painting(0, 1.2, 1.1, 0.8, 3),
    ],
    props: [-1, 1].flatMap(side => [
      prop('wine-glass', side * 1.6, 0.75, 1.2, 0.2),
      prop('candle', side * 1.75, 0.75, 2.8, 0.22),
      prop('fork-and-knife-with-plate', side * 1.5, 0.75, 1.3, 0.1),
    ]),
    lamps: [lamp(-1.6, 1.9, 1.3), lamp(1.6, 1.9, 1.3), lamp(0, 2.3, 2.5, 0.5)],
  }),
  bar: room({
    wall: surface('panels', '#3f2a20', '#2a1a12'),
    ceiling: BEAMS,
    windows: [leftWindow(2.4, 1, 1.2)],
    furniture: [
      ...shelves(0, 0.2, 4.2, 2.3, 'bottles'),
      ...counter(0, 1.2, 4.4, '#4a2a18', '#6b3f22'),
      ...row(4, k => block(-1.5 + k, 1.85, 0.34, 0.34, 0.68, 0.06, surface('paint', '#7a2a24'))),
      ...row(4, k => block(-1.5 + k, 1.85, 0.06, 0.06, 0, 0.68, METALS.IRON)),
    ],
    props: [
      prop('beer-mug', -0.9, 0.91, 1.2, 0.2),
      prop('cocktail-glass', 0.7, 0.91, 1.2, 0.2),
      prop('wine-glass', 1.5, 0.91, 1.2, 0.2),
    ],
    lamps: [lamp(-1.2, 1.9, 1.2, 0.9), lamp(1.2, 1.9, 1.2, 0.9), lamp(0, 1.4, 0.5, 0.4, [1, 0.5, 0.25])],
  }),
  bakery: room({
    wall: surface('tiles', '#f0e6d2', '#d9c8a8'),
    windows: [leftWindow(1.8, 1.8)],
    furniture: [
      ...shelves(-1.2, 0.2, 2, 2.1, 'goods'),
      ...shelves(1.2, 0.2, 2, 2.1, 'goods'),
      ...counter(0, 1.4, 3.4, '#c9a070', '#e8d2a8'),
    ],
    props: [
      prop('baguette-bread', -1.3, 0.91, 1.4, 0.35),
      prop('croissant', -0.7, 0.91, 1.4, 0.2),
      prop('cupcake', 0, 0.91, 1.4, 0.2),
      prop('pie', 0.6, 0.91, 1.4, 0.18),
      prop('bread', 1.2, 0.91, 1.4, 0.22),
    ],
    lamps: [lamp(-1, 2.1, 1.3), lamp(1, 2.1, 1.3)],
  }),
  shop: room({
    wall: surface('paint', '#c9b28a'),
    windows: [leftWindow(2, 2, 1.8, 0.6)],
    furniture: [
      ...shelves(-1.3, 0.2, 2.2, 2.2, 'goods'),
      ...shelves(1.3, 0.2, 2.2, 2.2, 'goods'),
      ...sideShelves(2.8, 1, 0.6, 4, 2, 'goods'),
      ...counter(1.4, 1.7, 1.6, '#6b4a2e', '#8a6238'),
    ],
    props: [prop('shopping-bags', 1.2, 0.91, 1.7, 0.3), prop('potted-plant', -2.3, 0, 1, 0.8)],
    lamps: [lamp(-1, 2.3, 1.4, 1, WHITE_LIGHT), lamp(1, 2.3, 1.4, 1, WHITE_LIGHT)],
  }),
  library: room({
    height: 3.6,
    wall: surface('panels', '#5a3a26', '#4a2f1e'),
    ceiling: BEAMS,
    windows: [backWindow(0, 1.2, 2.1, 0.9, { isArched: true, panes: [3, 5] })],
    furniture: [
      ...shelves(-1.85, 0.2, 1.9, 3.1, 'books'),
      ...shelves(1.85, 0.2, 1.9, 3.1, 'books'),
      ...sideShelves(2.8, -1, 0.5, 6.5, 3.1, 'books'),
      ...sideShelves(2.8, 1, 0.5, 6.5, 3.1, 'books'),
      ...table(1.1, 1.7, 1.3, 0.7),
      ...rug(0, 2.4, 2.2, 2.8, '#7a2a24', '#d9b45a'),
    ],
    props: [
      prop('books', 0.85, 0.75, 1.7, 0.3),
      prop('candle', 1.5, 0.75, 1.7, 0.3),
      prop('globe-showing-europe-africa', -1.6, 0, 1, 0.9),
    ],
    lamps: [lamp(1.5, 1.2, 1.7, 0.9), lamp(-1.8, 2.2, 0.9, 0.5), lamp(0, 2.6, 3, 0.6)],
  }),
  classroom: room({
    wall: surface('panels', '#d9d2b0', '#8aa08a'),
    windows: [leftWindow(1.2, 1.3, 1.6, 0.9), leftWindow(3, 1.3, 1.6, 0.9)],
    furniture: [
      ...wallPiece(0.2, 0.95, 3, 1.15, surface('art', '#23402f', '#2f5440')),
      ...table(1.6, 0.9, 1.2, 0.6),
      ...desks(2, 3),
    ],
    props: [
      prop('globe-showing-europe-africa', 1.4, 0.75, 0.9, 0.4),
      prop('books', 1.85, 0.75, 0.9, 0.25),
      prop('mantelpiece-clock', -2.1, 1.9, 0.1, 0.35),
    ],
    lamps: [lamp(0, 2.6, 2, 0.8, WHITE_LIGHT)],
  }),
  office: room({
    wall: surface('paint', '#cfd4d6'),
    floor: surface('carpet', '#5a6470', '#525b66'),
    windows: [backWindow(-0.9, 2.8, 1.6, 0.85, { panes: [3, 1] })],
    furniture: [
      ...table(0.9, 1.5, 1.7, 0.8, 0.75, WOODS.PALE_WOOD),
      ...chair(0.9, 0.9, METALS.IRON),
      ...shelves(2.1, 0.2, 1.1, 1.9, 'books'),
    ],
    props: [
      prop('desktop-computer', 0.7, 0.75, 1.5, 0.5),
      prop('potted-plant', -2.3, 0, 0.6, 1),
      prop('hot-beverage', 1.4, 0.75, 1.6, 0.12),
    ],
    lamps: [lamp(0, 2.7, 1.6, 1, WHITE_LIGHT)],
  }),
  workshop: room({
    wall: surface('tools', '#a88a5c', '#6b4a2e'),
    side: surface('bricks', '#8a5a48', '#a89a88'),
    floor: surface('paint', '#8a8278'),
    ceiling: BEAMS,
    windows: [leftWindow(1.9, 1.6, 1.4, 1)],
    furniture: [...bench(-1.2, 0.4, 2.6), ...bench(1.6, 0.4, 1.9), ...shelves(2.5, 1.6, 0.5, 1.2, 'goods')],
    props: [
      prop('toolbox', -1.8, 0.91, 0.4, 0.32),
      prop('hammer', -0.9, 0.91, 0.4, 0.3),
      prop('gear', 1.3, 0.91, 0.4, 0.3),
      prop('bucket', 2, 0, 1.2, 0.4),
      prop('ladder', -2.5, 0, 0.9, 1.9),
    ],
    lamps: [lamp(-0.6, 2, 1, 1.1), lamp(1.6, 2, 1, 0.8)],
  }),
  garage: room({
    wall: surface('bricks', '#8a8078', '#b0a89c'),
    floor: surface('paint', '#77756f'),
    windows: [leftWindow(2, 1.2, 0.8, 1.5)],
    furniture: [...bench(1.6, 0.4, 1.9, METALS.STEEL), ...shelves(-1.8, 0.2, 1.6, 1.9, 'goods')],
    props: [
      prop('toolbox', 1.3, 0.91, 0.4, 0.32),
      prop('wheel', -0.5, 0, 0.4, 0.7),
      prop('wrench', 2, 1, 0.3, 0.3),
    ],
    lamps: [lamp(0, 2.6, 1.6, 1.2, WHITE_LIGHT)],
  }),
  artstudio: room({
    height: 3.4,
    wall: surface('paint', '#d9d6cc'),
    floor: surface('planks', '#8a7458', '#b09878'),
    windows: [backWindow(-1.5, 1.8, 2.2, 0.7, { panes: [3, 4] })],
    furniture: [
      ...painting(0.7, 1.1, 1, 1.2, 0),
      ...painting(2, 1.2, 0.8, 1, 3),
      ...plinth(-2.2, 1.6),
      ...table(1.9, 1.4, 1.2, 0.6),
    ],
    props: [
      prop('artist-palette', 1.7, 0.75, 1.4, 0.25),
      prop('paintbrush', 2.1, 0.75, 1.4, 0.3),
      prop('potted-plant', -0.3, 0, 0.4, 0.8),
    ],
  }),
  laboratory: room({
    wall: surface('tiles', '#dfe6e8', '#c2ccd0'),
    floor: GREY_FLOOR,
    windows: [backWindow(-1.6, 1.4, 1.2, 1.2, { panes: [2, 1] })],
    furniture: [
      ...counter(-1, 0.34, 3, '#c9d2d6', '#3a4048'),
      ...shelves(1.9, 0.2, 1.4, 2.1, 'bottles'),
      ...counter(1.6, 1.7, 1.8, '#c9d2d6', '#3a4048'),
      ...screen(0.3, 1.5, 1, 0.6, '#1f4a6b'),
    ],
    props: [
      prop('microscope', -1.4, 0.91, 0.34, 0.45),
      prop('alembic', -0.5, 0.91, 0.34, 0.35),
      prop('test-tube', 1.2, 0.91, 1.7, 0.25),
      prop('petri-dish', 1.9, 0.91, 1.7, 0.14),
      prop('dna', 2, 1.05, 1.6, 0.4),
    ],
    lamps: [lamp(0, 2.7, 1.6, 1.2, WHITE_LIGHT), lamp(0.3, 1.8, 0.3, 0.4, COLD)],
  }),
  hospital: room({
    wall: surface('panels', '#d6e4e2', '#a8c9c6'),
    floor: GREY_FLOOR,
    windows: [backWindow(-1.4, 1.5, 1.4, 1, { panes: [2, 1] })],
    furniture: [
      ...bed(1, 0.1, 1.1, '#8ab8c9'),
      ...screen(2.2, 1.4, 0.5, 0.4, '#123a2f'),
      ...bedsideTable(0, 0.3),
    ],
    props: [prop('bouquet', 0, 0.5, 0.3, 0.35), prop('stethoscope', -2.2, 1.2, 0.1, 0.4)],
    lamps: [lamp(0, 2.7, 1.6, 1.1, WHITE_LIGHT)],
  }),
  gym: room({
    height: 3.6,
    width: 7,
    wall: surface('panels', '#d9d2c4', '#b08a5c'),
    floor: surface('planks', '#b0844e', '#d0a468'),
    windows: [leftWindow(1.4, 1.4, 2, 1.1), leftWindow(3.4, 1.4, 2, 1.1)],
    furniture: [
      ...wallPiece(0, 0.2, 5.4, 2.2, surface('metal', '#a8b5bd')),
      block(0, 0.4, 5.6, 0.05, 1, 0.05, WOODS.PALE_WOOD),
    ],
    props: [],
    lamps: [lamp(0, 3.2, 2, 1.1, WHITE_LIGHT)],
  }),
  church: room({
    width: 8,
    height: 7,
    depth: 6.5,
    wall: STONE,
    floor: MARBLE,
    ceiling: DARK_STONE,
    windows: [
      backWindow(0, 1.7, 3.6, 2.2, { isArched: true, glass: 'stained', panes: [3, 6] }),
      backWindow(-2.5, 0.9, 2.6, 2, { isArched: true, glass: 'stained', panes: [2, 5] }),
      backWindow(2.5, 0.9, 2.6, 2, { isArched: true, glass: 'stained', panes: [2, 5] }),
    ],
    furniture: [
      ...[-2.7, 2.7].flatMap(x => [1.2, 3.2, 5.2].flatMap(back => column(x, back, 7, STONE))),
      ...pews(4, 1.7),
      block(0, 1, 1.7, 0.7, 0, 1, surface('marble', '#e8e2d6', '#b0a898')),
      ...rug(0, 3.6, 1.1, 6, '#8f1f2a', '#b0342f'),
    ],
    props: [prop('candle', -0.6, 1, 1, 0.4), prop('candle', 0.6, 1, 1, 0.4), prop('bouquet', 0, 1, 1, 0.4)],
    lamps: [lamp(0, 1.7, 1.2, 1.3), lamp(-2.4, 2.4, 2.4, 0.5), lamp(2.4, 2.4, 2.4, 0.5)],
  }),
  ballroom: room({
    width: 9,
    height: 5.6,
    depth: 6,
    wall: surface('panels', '#d9c08a', '#f0e2c2'),
    floor: surface('checks', '#b08a5c', '#d9b884'),
    ceiling: surface('paint', '#f0e6cc'),
    windows: row(3, k => backWindow(-2.7 + k * 2.7, 1.3, 3, 0.9, { isArched: true, panes: [2, 6] })),
    furniture: [
      ...[-1.35, 1.35, -4, 4].flatMap(x => column(x, 0.3, 5.6, surface('marble', '#f0e6d2', '#c9b48a'), 0.4)),
      ...chandelier(-1.7, 3.9, 2.6),
      ...chandelier(1.7, 3.9, 2.6),
    ],
    props: [],
    lamps: [lamp(-1.7, 3.7, 2.6, 3), lamp(1.7, 3.7, 2.6, 3), lamp(0, 3, 0.8, 1)],
  }),
  museum: room({
    width: 7,
    height: 4.2,
    depth: 5,
    wall: surface('paint', '#8a4a44'),
    floor: surface('planks', '#8a6238', '#b0844e'),
    windows: [{ wall: 'roof', x: 0, y: 1, width: 3, height: 3.4, panes: [3, 3] }],
    furniture: [
      ...painting(-2, 1.2, 1.3, 1.6, 0),
      ...painting(0, 1.1, 1.5, 1.9, 1),
      ...painting(2, 1.2, 1.3, 1.6, 2),
      ...plinth(2.3, 2.4),
    ],
    props: [prop('amphora', 2.3, 0.9, 2.4, 0.8)],
    lamps: [lamp(-2, 3.2, 1, 0.9), lamp(0, 3.3, 1, 0.9), lamp(2, 3.2, 1, 0.9)],
  }),
  stage: room({
    width: 9,
    height: 5,
    depth: 3.6,
    wall: surface('curtain', '#5a0f18'),
    side: surface('paint', '#1a1214'),
    floor: surface('planks', '#6b4526', '#94683c'),
    ceiling: surface('paint', '#17110f'),
    windows: [],
    furniture: stageCurtains(4.2, 5),
    props: [],
    isDark: true,
    lamps: [
      lamp(-1.4, 4.4, 2.6, 3.2, WHITE_LIGHT),
      lamp(1.4, 4.4, 3, 2.4, WARM),
      lamp(0, 3.5, 3.6, 1.6, WHITE_LIGHT),
    ],
  }),
  station: room({
    width: 9,
    height: 6,
    depth: 9,
    wall: surface('bricks', '#8a5a44', '#b8a590'),
    floor: surface('tiles', '#a8a298', '#8a857c'),
    ceiling: surface('metal', '#4a5258'),
    windows: [backWindow(0, 6.4, 3.4, 2, { isArched: true, panes: [8, 4] })],
    furniture: [
      ...[-3.4, 3.4].flatMap(x => [1, 4, 7].flatMap(back => column(x, back, 6, METALS.IRON, 0.28))),
      block(-2.3, 5, 2, 9, 0, 0.02, surface('paint', '#3a3632')),
      block(-2.3, 3.2, 1.9, 4.4, 0.35, 2.6, {
        all: surface('panels', '#9fb3a8', '#7a2a24'),
        front: surface('panels', '#d9d2b8', '#7a2a24'),
      }),
      ...clock(1, 3.2),
    ],
    props: [prop('luggage', 2.6, 0, 3, 0.7)],
    lamps: [lamp(2.4, 3.4, 2, 1.1), lamp(2.4, 3.4, 6, 1.1), lamp(-1, 4, 4, 0.7)],
  }),
  attic: room({
    height: 2.9,
    wall: surface('planks', '#6b4a30', '#8a6544'),
    floor: surface('planks', '#5c4028', '#8a6238'),
    ceiling: BEAMS,
    windows: [backWindow(0, 1.1, 1.1, 1.1, { panes: [2, 2] })],
    furniture: [
      ...[-1.4, 0, 1.4].map(x => block(x, 2, 0.16, 7, 2.6, 0.2, WOODS.DARK_WOOD)),
      block(-2, 0.7, 0.9, 0.6, 0, 0.55, WOODS.OAK),
      block(-1.9, 0.6, 0.6, 0.5, 0.55, 0.4, surface('paint', '#a8824e')),
      block(2, 0.6, 0.8, 0.7, 0, 0.7, surface('paint', '#a8824e')),
      block(2.2, 1.5, 0.6, 0.6, 0, 0.5, surface('paint', '#94703f')),
    ],
    props: [
      prop('teddy-bear', -2, 0.95, 0.7, 0.4),
      prop('luggage', 1.2, 0, 0.5, 0.6),
      prop('framed-picture', 0.95, 0, 0.3, 0.5),
      prop('spider-web', 2.3, 1.9, 0.1, 0.7),
    ],
    lamps: [lamp(0.6, 2, 2, 0.7)],
  }),
  cellar: room({
    wall: DARK_STONE,
    floor: surface('stone', '#5a544c', '#7a7266'),
    ceiling: DARK_STONE,
    isDark: true,
    windows: [backWindow(1.4, 0.6, 0.4, 2)],
    furniture: [
      ...shelves(-1.6, 0.2, 2, 1.9, 'bottles'),
      ...row(3, k => block(0.5 + k * 0.85, 0.5, 0.75, 0.75, 0, 0.9, surface('planks', '#6b4426', '#8a5a34'))),
    ],
    props: [prop('candle', 0.5, 0.9, 0.5, 0.3)],
    lamps: [lamp(0.5, 1.4, 0.8, 1.6, FIRE), lamp(-2.2, 1.9, 1.6, 1.1, FIRE)],
  }),
  cave: room({
    width: 7,
    height: 4.4,
    depth: 5,
    wall: surface('rock', '#4a4038', '#7a6a58'),
    side: surface('rock', '#3f362f', '#6b5c4c'),
    floor: surface('rock', '#5a4c40', '#8a7660'),
    ceiling: surface('rock', '#332b26', '#54483c'),
    windows: [backWindow(-1.2, 2.2, 2.6, 0, { glass: 'open', isArched: true, panes: [1, 1] })],
    furniture: [
      block(2.4, 0.9, 1.2, 1, 0, 0.8, surface('rock', '#4a4038', '#7a6a58')),
      block(-3, 1.6, 1, 1.2, 0, 1.3, surface('rock', '#4a4038', '#7a6a58')),
      block(1.3, 0.6, 0.3, 0.3, 0, 1.1, surface('rock', '#5a4c40', '#8a7660')),
    ],
    props: [prop('mushroom', 2, 0, 1.8, 0.3), prop('gem-stone', 2.5, 0.8, 0.9, 0.25)],
    lamps: [lamp(2, 1.3, 2.2, 0.9, FIRE)],
  }),
  barn: room({
    width: 7,
    height: 4.4,
    depth: 5,
    wall: surface('planks', '#6b4a30', '#94704a'),
    floor: surface('carpet', '#b0925a', '#c9ab6b'),
    ceiling: BEAMS,
    windows: [backWindow(0, 1.9, 2.4, 0, { glass: 'open', panes: [1, 1] }), leftWindow(2.2, 0.9, 0.9, 1.9)],
    furniture: [
      ...[-2.2, 2.2].flatMap(x => column(x, 2.2, 4.4, WOODS.DARK_WOOD, 0.22)),
      ...row(3, k =>
        block(2.6, 0.7 + k * 0.1, 1.3, 0.8, k * 0.5, 0.5, surface('carpet', '#c9a552', '#d9bc72')),
      ),
    ],
    props: [prop('bucket', -1.8, 0, 1, 0.4)],
    lamps: [lamp(-1.6, 2.4, 2, 0.7)],
  }),
  greenhouse: room({
    width: 6,
    height: 3.6,
    depth: 5.5,
    wall: surface('bricks', '#a8705a', '#c9b8a0'),
    floor: surface('stone', '#a89a84', '#c9bca4'),
    ceiling: surface('paint', '#e8eee8'),
    windows: [
      backWindow(0, 5.4, 2.7, 0.8, { panes: [7, 3] }),
      { wall: 'left', x: 3, y: 0.8, width: 6.4, height: 2.6, panes: [8, 3] },
      { wall: 'roof', x: 0, y: 0.3, width: 5.4, height: 6, panes: [7, 6] },
    ],
    furniture: [
      ...[-2.3, 2.3].flatMap(x => [
        block(x, 2.6, 0.9, 5, 0.62, 0.08, WOODS.PALE_WOOD),
        block(x, 2.6, 0.8, 4.9, 0, 0.62, surface('bricks', '#a8705a', '#c9b8a0')),
      ]),
    ],
    props: row(7, k => k).flatMap(k => [
      prop(
        ['potted-plant', 'sunflower', 'cactus', 'tulip', 'hibiscus', 'herb', 'potted-plant'][k],
        -2.2,
        0.7,
        0.4 + k * 0.7,
        0.7,
      ),
      prop(
        ['herb', 'potted-plant', 'rose', 'potted-plant', 'tomato', 'hyacinth', 'sunflower'][k],
        2.2,
        0.7,
        0.4 + k * 0.7,
        0.65,
      ),
    ]),
    lamps: [lamp(0, 2.6, 2.4, 0.5)],
  }),
  spaceship: room({
    wall: surface('metal', '#5a626c'),
    side: surface('tiles', '#4a525c', '#2a3038'),
    floor: surface('tiles', '#3f464e', '#23282e'),
    ceiling: surface('tiles', '#3a4048', '#23282e'),
    windows: [backWindow(0, 3.4, 1.3, 1.2, { glass: 'space', panes: [3, 1] })],
    furniture: [
      ...bench(0, 0.45, 3.8, METALS.STEEL),
      ...screen(-2.2, 1.4, 0.7, 0.5, '#0f3a5a'),
      ...screen(2.2, 1.4, 0.7, 0.5, '#0f4a3a'),
      block(0, 0.72, 3.4, 0.02, 0.55, 0.2, surface('art', '#1a6aa0', '#8ae0ff', 1.4)),
    ],
    props: [prop('control-knobs', -1, 0.91, 0.45, 0.16), prop('joystick', 0.6, 0.91, 0.45, 0.25)],
    lamps: [
      lamp(0, 1.2, 0.7, 0.7, COLD),
      lamp(-2.4, 2.4, 2, 0.6, COLD),
      lamp(2.4, 2.4, 2, 0.6, [1, 0.5, 0.6]),
    ],
  }),
  pool: room({
    width: 8,
    height: 4,
    depth: 6,
    wall: surface('tiles', '#cfe6ea', '#a8ccd4'),
    floor: surface('tiles', '#d9e2e0', '#b8c6c4'),
    windows: [backWindow(0, 5.4, 2.2, 1, { panes: [5, 1] })],
    furniture: [block(0, 3.4, 4.6, 5, 0, 0.02, surface('marble', '#2f9fc2', '#8ae0f0'))],
    props: [prop('ring-buoy', -2.8, 1, 0.2, 0.7), prop('potted-plant', 3.2, 0, 0.6, 1.2)],
    lamps: [lamp(0, 3.6, 3, 1.2, WHITE_LIGHT)],
  }),
  party: room({
    wall: surface('paint', '#5a3a7a'),
    floor: surface('checks', '#3a2f4a', '#54436b'),
    windows: [leftWindow(2, 1.2)],
    furniture: [
      ...table(1.5, 0.9, 1.7, 0.7),
      ...wallPiece(0, 1.9, 3, 0.35, surface('goods', '#f0c43a', '#d9553a')),
    ],
    props: [
      prop('birthday-cake', 1.3, 0.75, 0.9, 0.4),
      prop('balloon', -2, 1.3, 0.5, 0.6),
      prop('balloon', -1.5, 1.7, 0.4, 0.55),
      prop('balloon', 2.4, 1.6, 0.5, 0.6),
      prop('wrapped-gift', 2.1, 0.75, 0.9, 0.3),
      prop('mirror-ball', 0, 2.1, 1.6, 0.45),
      prop('wrapped-gift', -2.1, 0, 0.7, 0.4),
    ],
    lamps: [
      lamp(-1.8, 2.4, 1.6, 1.1, [1, 0.3, 0.7]),
      lamp(1.8, 2.4, 1.6, 1.1, [0.3, 0.7, 1]),
      lamp(0, 2.2, 3, 0.9),
    ],
  }),
}

/** A bedside table. */
function bedsideTable(x: number, back: number): Block[] {
  return [block(x, back, 0.45, 0.4, 0, 0.5, WOODS.OAK)]
}

/** A plinth. */
function plinth(x: number, back: number): Block[] {
  return [block(x, back, 0.55, 0.55, 0, 0.9, surface('paint', '#e8e4da'))]
}

/** Rings of candles under the ceiling. */
function chandelier(x: number, y: number, back: number): Block[] {
  const gold = surface('metal', '#c9a04a')
  const candle = surface('paint', '#ffe8b0', '#ffe8b0', 2.4)
  return [
    block(x, back, 0.05, 0.05, y, 1.8, gold),
    block(x, back, 1.5, 0.9, y, 0.08, gold),
    block(x, back, 0.9, 0.5, y + 0.4, 0.07, gold),
    ...row(7, k => block(x - 0.66 + k * 0.22, back + 0.4, 0.06, 0.06, y + 0.08, 0.2, candle)),
    ...row(4, k => block(x - 0.33 + k * 0.22, back + 0.2, 0.06, 0.06, y + 0.47, 0.18, candle)),
  ]
}

function clock(x: number, y: number): Block[] {
  return [
    block(x, 0.2, 1, 0.3, y - 0.4, 0.9, METALS.IRON),
    block(x, 0.37, 0.84, 0.02, y - 0.32, 0.74, surface('paint', '#fff2d0', '#fff2d0', 0.7)),
  ]
}
