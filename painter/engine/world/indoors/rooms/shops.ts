import { block, counter, METALS, shelves, sideShelves, WOODS, wallPiece } from '../furniture.ts'
import { surface } from '../surfaces.ts'
import {
  backWindow,
  GREY_FLOOR,
  lamp,
  leftWindow,
  prop,
  room,
  row,
  TUBE,
  tubes,
  WHITE_LIGHT,
} from './parts.ts'

const MIRROR = surface('metal', '#b8ccd6')
const BULB = surface('paint', '#fff0d0', '#fff0d0', 2)

const barberChair = (x: number, back: number, colour: string) => [
  block(x, back, 0.12, 0.12, 0, 0.45, METALS.STEEL),
  block(x, back, 0.5, 0.5, 0, 0.04, METALS.STEEL),
  block(x, back, 0.6, 0.58, 0.45, 0.14, surface('paint', colour)),
  block(x, back + 0.26, 0.56, 0.12, 0.59, 0.62, surface('paint', colour)),
  ...[-0.32, 0.32].map(dx => block(x + dx, back, 0.08, 0.5, 0.62, 0.1, METALS.STEEL)),
]

/** Rooms in which something is sold or done for people. */
export const SHOPS = {
  supermarket: room({
    width: 6,
    height: 3.2,
    depth: 8,
    wall: surface('paint', '#e6e8e4', '#e8e8e4'),
    floor: surface('tiles', '#e2e4e2', '#c9ccca'),
    ceiling: surface('panels', '#eceeee', '#d9dcdc'),
    windows: [],
    isDark: true,
    furniture: [
      ...sideShelves(2.4, -1, 0.6, 8.4, 2.1, 'goods'),
      ...sideShelves(2.4, 1, 0.6, 8.4, 2.1, 'goods'),
      ...shelves(0, 0.2, 3.6, 1.6, 'goods'),
      ...[1, 3.4, 5.8, 8].map(back => block(0, back, 2.6, 0.14, 3.14, 0.05, TUBE)),
      block(0, 0.42, 2.6, 0.04, 1.9, 0.5, surface('paint', '#3a8a4a')),
    ],
    props: [prop('shopping-cart', 1.3, 0, 3.2, 0.95)],
    lamps: [1, 3.4, 5.8].map(back => lamp(0, 3, back, 1.7, WHITE_LIGHT)),
  }),
  sweetshop: room({
    wall: surface('paper', '#f2c6d2', '#fbe6ec'),
    floor: surface('checks', '#f7efe6', '#d98aa4'),
    windows: [leftWindow(2, 1.6)],
    furniture: [
      block(-1.35, 0.2, 2.3, 0.36, 0, 2.3, {
        all: surface('paint', '#f7efe6'),
        front: surface('jars', '#f0dcc8', '#fbeee0'),
      }),
      block(1.35, 0.2, 2.3, 0.36, 0, 2.3, {
        all: surface('paint', '#f7efe6'),
        front: surface('jars', '#f0dcc8', '#fbeee0'),
      }),
      ...counter(0, 1.3, 3.6, '#d9607f', '#fbeee0'),
    ],
    props: [
      prop('lollipop', -1.3, 0.91, 1.3, 0.36),
      prop('candy', -0.6, 0.91, 1.3, 0.2),
      prop('cupcake', 0.1, 0.91, 1.3, 0.22),
      prop('doughnut', 0.7, 0.91, 1.3, 0.2),
      prop('lollipop', 1.3, 0.91, 1.3, 0.36),
    ],
    lamps: [lamp(-1, 2.2, 1.4), lamp(1, 2.2, 1.4)],
  }),
  toyshop: room({
    wall: surface('paper', '#9fc6e0', '#d9ecf7'),
    floor: surface('planks', '#b88a58', '#d9b07c'),
    windows: [leftWindow(2.2, 1.4)],
    furniture: [
      ...[0.05, 0.75, 1.4, 2.05].flatMap(y => [block(0, 0.25, 5.2, 0.45, y, 0.06, WOODS.PALE_WOOD)]),
      block(0, 0.04, 5.2, 0.06, 0, 2.4, surface('paint', '#e8b85a')),
      ...counter(2, 1.9, 1.2, '#c9503a', '#f0d9a8'),
    ],
    props: [
      ...['teddy-bear', 'rocket', 'robot', 'nesting-dolls', 'automobile', 'teddy-bear', 'yo-yo'].map(
        (icon, k) => prop(icon, -2.2 + k * 0.74, 0.81, 0.35, 0.5),
      ),
      ...['soccer-ball', 'locomotive', 'teddy-bear', 'puzzle-piece', 'kite', 'airplane', 'sauropod'].map(
        (icon, k) => prop(icon, -2.2 + k * 0.74, 1.46, 0.35, 0.46),
      ),
      ...['balloon', 'wrapped-gift', 'video-game', 'teddy-bear', 't-rex', 'drum', 'balloon'].map((icon, k) =>
        prop(icon, -2.2 + k * 0.74, 0.11, 0.35, 0.5),
      ),
      ...['teddy-bear', 'crown', 'rocket', 'magic-wand', 'pinata', 'teddy-bear'].map((icon, k) =>
        prop(icon, -1.8 + k * 0.74, 2.11, 0.35, 0.42),
      ),
    ],
    lamps: [lamp(-1.2, 2.4, 1.6, 1.1), lamp(1.2, 2.4, 1.6, 1.1)],
  }),
  florist: room({
    wall: surface('bricks', '#c9b8a4', '#e0d6c8'),
    floor: GREY_FLOOR,
    windows: [backWindow(1.4, 2, 1.7, 0.7), leftWindow(2, 1.6)],
    furniture: [
      ...row(3, k => block(-1.4, 0.35 + k * 0.5, 2.4, 0.5, 0, 1.2 - k * 0.4, WOODS.PALE_WOOD)),
      ...counter(1.9, 1.6, 1.3, '#5f7f6a', '#d9c8a8'),
    ],
    props: [
      ...[0, 1, 2].flatMap(k =>
        ['tulip', 'sunflower', 'rose', 'bouquet', 'hibiscus'].map((_, n) =>
          prop(
            ['tulip', 'bouquet', 'rose', 'sunflower', 'hibiscus', 'hyacinth', 'bouquet'][(n * 2 + k * 3) % 7],
            -2.4 + n * 0.5,
            1.2 - k * 0.4,
            0.4 + k * 0.5,
            0.5,
          ),
        ),
      ),
      prop('bouquet', 1.6, 0.91, 1.6, 0.5),
      prop('@vase', 2.2, 0.91, 1.6, 0.5),
      prop('potted-plant', 0.6, 0, 0.5, 0.9),
    ],
    lamps: [lamp(-1, 2.3, 1.6), lamp(1.4, 2.3, 1.8)],
  }),
  salon: room({
    wall: surface('panels', '#e6d9d2', '#c9b0a4'),
    floor: surface('checks', '#e8e6e2', '#4a4644'),
    windows: [leftWindow(2.2, 1.4)],
    furniture: [
      ...[-1.7, 0, 1.7].flatMap(x => [
        ...wallPiece(x, 1.05, 0.8, 1.2, MIRROR, surface('metal', '#c9a04a')),
        block(x, 0.22, 1.2, 0.4, 0.78, 0.06, WOODS.PALE_WOOD),
        block(x, 0.1, 1, 0.06, 2.3, 0.06, surface('paint', '#fff0d0', '#fff0d0', 1.4)),
      ]),
      ...[-1.05, 1.05].flatMap(x => barberChair(x, 1.2, '#a3303a')),
    ],
    props: [
      prop('lotion-bottle', -1.9, 0.84, 0.25, 0.22),
      prop('lotion-bottle', 0.1, 0.84, 0.25, 0.22),
      prop('scissors', -1.5, 0.84, 0.25, 0.16),
      prop('barber-pole', 2.5, 1.2, 0.1, 0.7),
      prop('hair-pick', 1.6, 0.84, 0.25, 0.16),
    ],
    lamps: [
      lamp(-1.7, 2.3, 0.8, 0.8, WHITE_LIGHT),
      lamp(0, 2.3, 0.8, 0.8, WHITE_LIGHT),
      lamp(1.7, 2.3, 0.8, 0.8, WHITE_LIGHT),
    ],
  }),
  backstage: room({
    wall: surface('paint', '#5a3a3c', '#4a2f31'),
    floor: surface('planks', '#6b4a34', '#7d5a40'),
    windows: [],
    isDark: true,
    furniture: [
      // Costumes on a rail, and tables with a mirror between rows of bulbs.
      block(-1.75, 0.16, 1.9, 0.3, 0, 2.1, {
        all: WOODS.DARK_WOOD,
        front: surface('clothes', '#3a2a2c', '#4a3638'),
      }),
      ...[0.55, 2.05].flatMap(x => [
        ...wallPiece(x, 1.05, 0.9, 1, MIRROR, WOODS.DARK_WOOD),
        block(x, 0.26, 1.3, 0.46, 0.74, 0.06, WOODS.PALE_WOOD),
        ...[-0.55, 0.55].map(aside => block(x + aside, 0.26, 0.06, 0.4, 0, 0.74, WOODS.DARK_WOOD)),
        ...[-0.54, 0.54].flatMap(aside =>
          [1.1, 1.36, 1.62, 1.88].map(up => block(x + aside, 0.06, 0.09, 0.09, up, 0.09, BULB)),
        ),
        ...[-0.36, 0, 0.36].map(aside => block(x + aside, 0.06, 0.09, 0.09, 2.12, 0.09, BULB)),
      ]),
    ],
    props: [
      prop('lipstick', 0.3, 0.8, 0.3, 0.14),
      prop('lotion-bottle', 0.75, 0.8, 0.3, 0.2),
      prop('bouquet', 1.8, 0.8, 0.3, 0.36),
      prop('performing-arts', 2.25, 0.8, 0.3, 0.26),
      prop('ballet-shoes', -1.2, 0, 0.8, 0.22),
    ],
    lamps: [lamp(0.55, 1.7, 0.7, 1.3), lamp(2.05, 1.7, 0.7, 1.3), lamp(-1.2, 2.4, 1.6, 0.7)],
  }),
  laundry: room({
    wall: surface('tiles', '#d9e2e6', '#b8c6cc'),
    floor: surface('checks', '#e6e8e8', '#7aa0b0'),
    windows: [leftWindow(2.2, 1.4)],
    furniture: [
      block(0.2, 0.36, 5, 0.7, 0, 0.92, {
        all: surface('paint', '#e2e6e8'),
        front: surface('washers', '#eef0f2'),
      }),
      block(0.2, 0.3, 5, 0.6, 0.94, 0.92, {
        all: surface('paint', '#e2e6e8'),
        front: surface('washers', '#e2e6ea'),
      }),
      ...tubes(2.8, 1, 2.6),
      block(1.9, 2.2, 1.4, 0.42, 0.4, 0.07, surface('paint', '#e0903a')),
      ...[1.3, 2.5].map(x => block(x, 2.2, 0.06, 0.3, 0, 0.4, METALS.STEEL)),
    ],
    props: [prop('basket', -2, 0, 1.4, 0.5), prop('basket', 1.7, 0.47, 2.2, 0.4)],
    lamps: [lamp(-0.8, 2.6, 1.2, 1.1, [0.8, 0.95, 1]), lamp(1.4, 2.6, 2.2, 1, [0.8, 0.95, 1])],
  }),
}
