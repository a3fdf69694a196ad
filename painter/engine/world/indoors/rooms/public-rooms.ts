import {
  block,
  chair,
  column,
  counter,
  fireplace,
  METALS,
  pews,
  rug,
  shelves,
  sofa,
  table,
  WOODS,
  wallPiece,
} from '../furniture.ts'
import { surface } from '../surfaces.ts'
import {
  BEAMS,
  backWindow,
  chandelier,
  DARK_STONE,
  FIRE,
  GREY_FLOOR,
  lamp,
  leftWindow,
  MARBLE,
  pendant,
  prop,
  room,
  row,
  STONE,
  tubes,
  WHITE_LIGHT,
} from './parts.ts'
import type { Room } from './room.ts'

const RED = surface('paint', '#b3262a')
const CHROME = METALS.STEEL
const BRASS = surface('metal', '#c9a04a')

/** A stool on one leg, at a bar. */
const barStool = (x: number, back: number) => [
  block(x, back, 0.36, 0.36, 0.66, 0.1, RED),
  block(x, back, 0.06, 0.06, 0, 0.66, CHROME),
  block(x, back, 0.34, 0.34, 0, 0.04, CHROME),
]

/** Two benches with high backs and a table between them, seen from the aisle. */
const booth = (x: number, back: number) => [
  ...[-0.85, 0.85].flatMap(aside => [
    block(x, back + aside * 0.8, 1.1, 0.45, 0, 0.46, RED),
    block(x, back + aside, 1.1, 0.12, 0, 1.15, surface('paint', '#d94a44')),
  ]),
  block(x, back, 1, 0.6, 0.7, 0.06, surface('paint', '#f2efe6')),
  block(x, back, 0.1, 0.1, 0, 0.7, CHROME),
]

/** A box for music with arches of light. */
const jukebox = (x: number, back: number) => [
  block(x, back, 0.9, 0.5, 0, 1.35, surface('paint', '#7a2a1f')),
  block(x, back + 0.26, 0.74, 0.02, 0.75, 0.5, surface('art', '#ffb02a', '#ff4fa0', 1.4)),
  ...[-0.4, 0.4].map(dx =>
    block(x + dx, back + 0.27, 0.07, 0.03, 0.1, 1.15, surface('paint', '#4ad0ff', '#4ad0ff', 1.6)),
  ),
  block(x, back + 0.27, 0.86, 0.03, 1.26, 0.07, surface('paint', '#ffd24a', '#ffd24a', 1.6)),
  block(x, back + 0.26, 0.6, 0.02, 0.15, 0.45, surface('metal', '#c2c8ce')),
]

const longTable = (x: number, back: number, depth: number, wood = WOODS.PALE_WOOD) => [
  block(x, back, 0.8, depth, 0.7, 0.06, wood),
  ...[-1, 1].map(end => block(x, back + end * (depth / 2 - 0.3), 0.6, 0.08, 0, 0.7, wood)),
  ...[-0.65, 0.65].flatMap(aside => [
    block(x + aside, back, 0.3, depth, 0.4, 0.06, wood),
    ...[-1, 1].map(end => block(x + aside, back + end * (depth / 2 - 0.3), 0.26, 0.06, 0, 0.4, wood)),
  ]),
]

const SLOTS = ['#c23a2f', '#d98a1f', '#7a2fa0', '#2f6ab0', '#c23a7a']
const slotMachine = (x: number, back: number, k: number) => [
  block(x, back, 0.66, 0.6, 0, 1.7, surface('paint', SLOTS[k % SLOTS.length])),
  block(x, back + 0.31, 0.54, 0.02, 0.95, 0.42, surface('goods', '#fff2d0', '#fff2d0', 1)),
  block(x, back + 0.31, 0.6, 0.02, 1.42, 0.22, surface('paint', '#ffd24a', '#ffd24a', 1.5)),
  block(x, back + 0.4, 0.6, 0.3, 0.72, 0.08, BRASS),
]

/** Public rooms: where people are received, judged, fed and amused. */
export const PUBLIC_ROOMS = {
  lobby: room({
    width: 8,
    height: 4.2,
    depth: 4.6,
    wall: surface('panels', '#c9a878', '#6b4630'),
    side: surface('panels', '#d9bc90', '#7a5238'),
    floor: surface('marble', '#d8cbb4', '#9a8468'),
    ceiling: surface('paint', '#f0e6cc'),
    windows: [leftWindow(2, 1.5, 2.6, 0.8), leftWindow(4.4, 1.5, 2.6, 0.8)],
    furniture: [
      ...wallPiece(0, 1.35, 2.6, 1.2, surface('boxes', '#7a5230', '#e8c86a'), WOODS.DARK_WOOD),
      block(0, 0.08, 3.4, 0.1, 2.75, 0.12, BRASS),
      block(0, 0.12, 3.2, 0.04, 2.7, 0.05, surface('paint', '#ffe6b0', '#ffe6b0', 1.8)),
      block(0, 1.5, 3.2, 0.6, 0, 1.02, { all: surface('cupboards', '#5a3420') }),
      block(0, 1.5, 3.4, 0.74, 1.02, 0.07, MARBLE),
      block(0, 1.82, 3.2, 0.02, 0.08, 0.05, BRASS),
      ...rug(0, 4, 1.8, 4.4, '#7a1f2a', '#d9a84a'),
      ...[-3, 3].flatMap(x => column(x, 0.5, 4.2, MARBLE, 0.36)),
      ...sofa(2.7, 2.6, 1.3, '#7a2f3a'),
      ...sofa(-2.7, 2.6, 1.3, '#7a2f3a'),
      ...chandelier(0, 3, 3),
    ],
    props: [
      prop('bellhop-bell', 0.3, 1.09, 1.6, 0.16),
      prop('@lamp', -1.3, 1.09, 1.5, 0.5),
      prop('@lamp', 1.3, 1.09, 1.5, 0.5),
      prop('bouquet', -0.6, 1.09, 1.5, 0.4),
      prop('potted-plant', -2.2, 0, 1, 1.2),
      prop('potted-plant', 2.2, 0, 1, 1.2),
      prop('luggage', 1.2, 0, 2.3, 0.7),
      prop('luggage', 1.55, 0, 2.5, 0.6),
      ...row(3, k => prop('mantelpiece-clock', -0.8 + k * 0.8, 3, 0.1, 0.34)),
    ],
    lamps: [lamp(0, 2.9, 3, 2), lamp(-1.3, 1.5, 1.5, 0.9), lamp(1.3, 1.5, 1.5, 0.9), lamp(0, 2.6, 0.5, 0.9)],
  }),
  diner: room({
    width: 6.4,
    height: 3,
    wall: surface('tiles', '#e8eef0', '#9ad0c8'),
    side: surface('panels', '#9ad0c8', '#e8eef0'),
    floor: surface('checks', '#f2f2ee', '#23262a'),
    ceiling: surface('paint', '#e8e6e0'),
    windows: [leftWindow(1.6, 1.8, 1.4, 1), leftWindow(3.8, 1.8, 1.4, 1)],
    furniture: [
      ...shelves(0.6, 0.2, 2.2, 1.7, 'bottles'),
      ...wallPiece(0.6, 2, 2.6, 0.6, surface('servers', '#23262a', '#f2e6c8', 0.5), CHROME),
      block(0, 0.05, 6.2, 0.05, 2.72, 0.06, surface('paint', '#ff4f9a', '#ff4f9a', 2.2)),
      block(0, 0.05, 6.2, 0.05, 2.84, 0.05, surface('paint', '#4ae0d0', '#4ae0d0', 2)),
      block(0.7, 1.2, 3.6, 0.6, 0, 0.98, { all: RED, front: surface('panels', '#c23a34', '#b3262a') }),
      block(0.7, 1.2, 3.8, 0.74, 0.98, 0.06, CHROME),
      ...[-0.7, 0.1, 0.9, 1.7].flatMap(x => barStool(x, 1.85)),
      ...booth(-2.5, 1.3),
      ...booth(-2.5, 3.4),
      ...jukebox(2.7, 0.4),
      ...[-0.6, 0.7, 2].flatMap(x => pendant(x, 2, 1.2, 3, '#c9302a')),
    ],
    props: [
      prop('@milkshake', 0, 1.04, 1.2, 0.28),
      prop('hamburger', 0.5, 1.04, 1.2, 0.18),
      prop('pie', 1.2, 1.04, 1.2, 0.18),
      prop('@coffeemachine', 1.9, 1.04, 1.1, 0.42),
      prop('hot-beverage', -2.4, 0.76, 1.3, 0.14),
      prop('french-fries', -2.4, 0.76, 3.4, 0.2),
    ],
    lamps: [lamp(-0.6, 1.95, 1.2, 0.9), lamp(2, 1.95, 1.2, 0.9), lamp(0, 2.6, 0.4, 0.8, [1, 0.4, 0.7])],
  }),
  courtroom: room({
    width: 7,
    height: 4,
    depth: 4.4,
    wall: surface('panels', '#8a6238', '#6b4426'),
    side: surface('panels', '#8a6238', '#6b4426'),
    windows: [leftWindow(2, 1.2, 2.2, 1.2), leftWindow(4, 1.2, 2.2, 1.2)],
    furniture: [
      block(0, 0.9, 4.4, 1.4, 0, 0.4, WOODS.DARK_WOOD),
      block(0, 1.3, 2.6, 0.5, 0.4, 1, { all: surface('cupboards', '#5a3420') }),
      block(0, 1.3, 2.8, 0.62, 1.4, 0.08, WOODS.OAK),
      block(0, 0.5, 0.9, 0.2, 0.4, 1.9, surface('paint', '#5a1a20')),
      block(0, 0.45, 1.1, 0.16, 0.4, 2.1, WOODS.DARK_WOOD),
      ...[-2.1, 2.1].flatMap(x => [
        block(x, 1.3, 1.1, 0.5, 0, 1.05, { all: surface('cupboards', '#6b4426') }),
        block(x, 1.3, 1.2, 0.6, 1.05, 0.06, WOODS.OAK),
      ]),
      ...[-1.7, 1.7].flatMap(x => [
        ...table(x, 3.1, 1.5, 0.7, 0.78, WOODS.DARK_WOOD),
        ...chair(x, 3.8, WOODS.DARK_WOOD, true),
      ]),
      ...pews(1, 2).map(own => ({
        ...own,
        back: [own.back[0] + 2.6, own.back[1] + 2.6] as [number, number],
      })),
    ],
    props: [
      prop('balance-scale', 0, 2.65, 0.08, 1),
      prop('balance-scale', -0.8, 1.48, 1.3, 0.4),
      prop('hammer', 0.6, 1.48, 1.3, 0.22),
      prop('books', 1, 1.48, 1.3, 0.28),
      prop('@starsandstripes', -2.7, 0, 0.4, 1.9),
      prop('scroll', -1.6, 0.78, 3.1, 0.2),
    ],
    lamps: [lamp(-1.6, 3.4, 2, 1.2, WHITE_LIGHT), lamp(1.6, 3.4, 2, 1.2, WHITE_LIGHT)],
  }),
  casino: room({
    width: 7.4,
    height: 3.6,
    depth: 5,
    wall: surface('panels', '#7a1f2a', '#c9a04a'),
    floor: surface('carpet', '#7a1420', '#e0b44a'),
    ceiling: surface('paint', '#3a2418'),
    windows: [],
    isDark: true,
    furniture: [
      ...[-2.8, -1.9, -1, 1, 1.9, 2.8].flatMap((x, k) => slotMachine(x, 0.5, k)),
      ...[-3.2, 3.2].flatMap((x, side) =>
        [2.4, 3.6].flatMap((back, k) => slotMachine(x, back, side + k * 2)),
      ),
      block(0, 0.05, 7, 0.06, 2.5, 0.08, surface('paint', '#ffd24a', '#ffd24a', 2.2)),
      block(-0.1, 2, 2.6, 1.2, 0.72, 0.14, { all: WOODS.DARK_WOOD, top: surface('paint', '#1f7a4a') }),
      block(-0.1, 2, 1.4, 0.6, 0, 0.72, WOODS.DARK_WOOD),
      ...chandelier(0, 2.6, 2.4),
    ],
    props: [
      prop('slot-machine', 0, 0.9, 0.5, 0.8),
      prop('game-die', -0.9, 0.86, 2, 0.2),
      prop('joker', 0.2, 0.86, 2, 0.26),
      prop('game-die', 0.8, 0.86, 2.2, 0.2),
      prop('coin', -0.3, 0.86, 2.2, 0.18),
    ],
    lamps: [lamp(0, 2.6, 2.4, 2.4), lamp(-2.4, 2, 1.4, 1.2), lamp(2.4, 2, 1.4, 1.2), lamp(0, 3, 4.4, 1)],
  }),
  castlehall: room({
    width: 8.4,
    height: 5.4,
    depth: 6,
    wall: STONE,
    floor: surface('stone', '#6a6258', '#8a8072'),
    ceiling: BEAMS,
    windows: [-2.9, 2.9].map(x => backWindow(x, 0.9, 2.4, 2.2, { isArched: true, panes: [2, 4] })),
    furniture: [
      ...fireplace(0, DARK_STONE),
      ...[-1.7, 1.7].map(x => block(x, 0.06, 0.9, 0.05, 2, 2.4, surface('carpet', '#8f1f2a', '#d9a84a'))),
      ...[-3.5, 3.5].flatMap(x => [1.2, 3.6].flatMap(back => column(x, back, 5.4, STONE, 0.4))),
      ...longTable(-2, 2.9, 3.2, WOODS.DARK_WOOD),
      ...longTable(2, 2.9, 3.2, WOODS.DARK_WOOD),
      ...rug(0, 3.6, 1.4, 4.4, '#8f1f2a', '#d9a84a'),
      ...[1.4, 3.8].map(back => block(0, back, 8.2, 0.26, 4.7, 0.3, WOODS.DARK_WOOD)),
      ...chandelier(-1.6, 3.4, 3),
      ...chandelier(1.6, 3.4, 3),
    ],
    props: [
      prop('@armour', -1.3, 0, 0.5, 1.8),
      prop('@armour', 1.3, 0, 0.5, 1.8),
      prop('shield', 0, 1.9, 0.45, 0.8),
      prop('@candelabra', -2, 0.76, 2.2, 0.5),
      prop('@candelabra', 2, 0.76, 2.2, 0.5),
      prop('@roastbird', -2, 0.76, 3.2, 0.24),
      prop('@goblet', 2, 0.76, 3, 0.22),
    ],
    lamps: [lamp(0, 0.6, 0.9, 2, FIRE), lamp(-1.6, 3.4, 3, 2, FIRE), lamp(1.6, 3.4, 3, 2, FIRE)],
  }),
  canteen: room({
    width: 7.4,
    height: 3.2,
    depth: 5,
    wall: surface('tiles', '#f0e8d2', '#d9c8a0'),
    floor: GREY_FLOOR,
    windows: [leftWindow(1.8, 1.7, 1.6, 1), leftWindow(4, 1.7, 1.6, 1)],
    furniture: [
      ...counter(0, 0.7, 5.4, '#d98a3a', '#d8dce0'),
      block(0, 0.7, 5.4, 0.3, 1.5, 0.05, CHROME),
      ...[-2.6, 0, 2.6].map(x => block(x, 0.7, 0.05, 0.05, 0.9, 0.6, CHROME)),
      ...wallPiece(0, 1.9, 3.4, 0.7, surface('art', '#23262a', '#4a5058')),
      ...longTable(-2.2, 3, 2.6),
      ...longTable(2.2, 3, 2.6),
      ...tubes(3.2, 1.4, 3.6),
    ],
    props: [
      ...row(5, k =>
        prop(['@stew', 'pot-of-food', 'green-salad', '@rolls', 'pot-of-food'][k], -2 + k, 0.91, 0.75, 0.3),
      ),
      prop('@soup', -2.2, 0.76, 2.4, 0.16),
      prop('red-apple', -2.2, 0.76, 3.2, 0.14),
      prop('@meal', 2.2, 0.76, 2.4, 0.14),
      prop('glass-of-milk', 2.2, 0.76, 3.2, 0.2),
    ],
    lamps: [lamp(-1.6, 3, 2, 1, WHITE_LIGHT), lamp(1.6, 3, 2, 1, WHITE_LIGHT)],
  }),
} satisfies Record<string, Room>
