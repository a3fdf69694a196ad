import { block, counter, METALS, WOODS } from '../furniture.ts'
import { surface } from '../surfaces.ts'
import { GREY_FLOOR, lamp, leftWindow, pendant, prop, room } from './parts.ts'
import type { Room } from './room.ts'
import { along, store, TILED, WHITE_BOARD } from './store.ts'

/** A brick oven with the glow in its mouth, along the back wall. */
const breadOven = (x: number) => [
  block(x, 0.5, 1.8, 1, 0, 2.2, surface('bricks', '#8a4a34', '#b09478')),
  block(x, 1.005, 1.15, 0.02, 0.85, 0.62, surface('paint', '#1a1210')),
  block(x, 1.02, 1.05, 0.02, 0.88, 0.3, surface('art', '#ff7a1a', '#ffd25a', 2.4)),
  block(x, 1.05, 1.35, 0.16, 0.72, 0.12, surface('stone', '#8a8174', '#b3a896')),
  block(x, 1.2, 0.9, 0.02, 0.12, 0.4, surface('planks', '#5a3a20', '#7a5230')),
]

/** Shops that are known by the food they sell. */
export const FOOD_STORES = {
  bakery: room({
    wall: surface('tiles', '#f0e6d2', '#d9c8a8'),
    windows: [leftWindow(1.8, 1.6)],
    furniture: [
      ...breadOven(-1.75),
      ...[0.82, 1.42, 2].map(y => block(0.95, 0.28, 3.3, 0.44, y - 0.05, 0.05, WOODS.PALE_WOOD)),
      ...[-0.65, 2.55].map(x => block(x, 0.28, 0.06, 0.44, 0, 2.4, WOODS.PALE_WOOD)),
      ...counter(0.6, 1.7, 3.2, '#c9a070', '#e8d2a8'),
      ...[-0.6, 1.7].flatMap(x => pendant(x, 2.15, 1.7, 2.8)),
    ],
    props: [
      ...[
        ['@loaf', 'bread', '@loaf', '@rolls', 'bread', '@loaf'],
        ['baguette-bread', 'croissant', 'baguette-bread', 'pretzel', 'baguette-bread', 'bagel'],
        ['bread', '@loaf', 'baguette-bread', '@loaf', 'bread', '@rolls'],
      ].flatMap((icons, k) =>
        along(icons, -0.55, 2.45, (icon, x) => prop(icon, x, [0.82, 1.42, 2][k], 0.28, k === 1 ? 0.4 : 0.28)),
      ),
      ...along(
        ['baguette-bread', 'croissant', '@rolls', 'cupcake', 'pie', '@loaf', '@cashregister'],
        -0.9,
        2.1,
        (icon, x) => prop(icon, x, 0.91, 1.7, icon === '@cashregister' ? 0.34 : 0.24),
      ),
    ],
    lamps: [lamp(-1.75, 1, 1.4, 1.2, [1, 0.5, 0.18]), lamp(-0.6, 2.1, 1.7), lamp(1.7, 2.1, 1.7)],
  }),
  butcher: store({
    boards: [
      ['@box', '@box', 'package', '@box', 'package'],
      ['cut-of-meat', 'bacon', 'poultry-leg', 'cut-of-meat', '@roastbird', 'bacon', 'cut-of-meat'],
    ],
    onCounter: ['cut-of-meat', '@roastbird', 'kitchen-knife', 'balance-scale'],
    hung: [
      'meat-on-bone',
      'poultry-leg',
      'meat-on-bone',
      'bacon',
      'meat-on-bone',
      'poultry-leg',
      'meat-on-bone',
    ],
    colours: { wall: TILED, board: METALS.STEEL, counter: '#a32f2a', top: '#f2f0ea', floor: GREY_FLOOR },
  }),
  delicatessen: store({
    boards: [
      ['@winebottle', '@basket', '@winebottle', '@oilbottle', '@basket', '@winebottle'],
      ['cheese-wedge', '@picklejar', 'cheese-wedge', '@honeyjar', 'cheese-wedge', '@jamjar', 'cheese-wedge'],
      ['@oilbottle', 'cheese-wedge', '@jamjar', 'cheese-wedge', '@glassjar', 'cheese-wedge', '@pastajar'],
    ],
    onCounter: ['cheese-wedge', '@cheeseboard', 'bread', 'balance-scale'],
    hung: ['bacon', 'garlic', 'meat-on-bone', 'garlic', 'bacon', 'garlic'],
    colours: {
      wall: surface('tiles', '#e8dcc0', '#c9b48a'),
      board: WOODS.OAK,
      counter: '#5a6a3f',
      top: '#e8e0cc',
    },
  }),
  greengrocer: store({
    boards: [
      ['@pumpkin', 'potato', 'melon', '@basket', 'watermelon', '@pumpkin'],
      ['red-apple', 'tangerine', 'pear', 'lemon', 'grapes', 'banana', 'strawberry', 'peach'],
      ['tomato', 'carrot', 'broccoli', 'eggplant', 'leafy-green', 'bell-pepper', 'cucumber', 'ear-of-corn'],
    ],
    onCounter: ['red-apple', 'balance-scale', 'banana', '@cashregister'],
    hung: ['banana', 'garlic', 'hot-pepper', 'banana', 'garlic', 'hot-pepper'],
    colours: {
      wall: surface('bricks', '#a8795a', '#d9c8b0'),
      board: WOODS.PALE_WOOD,
      counter: '#4a7a3f',
      top: '#e0c898',
    },
  }),
  icecream: store({
    boards: [
      ['@candyjar', 'wrapped-gift', '@candyjar', 'popcorn', '@candyjar'],
      ['@milkshake', 'shaved-ice', 'cupcake', '@milkshake', 'ice-cream', 'doughnut', '@milkshake'],
      ['@candyjar', 'lollipop', '@candyjar', 'cookie', '@candyjar', 'lollipop'],
    ],
    onCounter: ['soft-ice-cream', 'ice-cream', 'soft-ice-cream', 'shaved-ice', 'soft-ice-cream'],
    hung: ['soft-ice-cream', 'balloon', 'soft-ice-cream', 'balloon', 'soft-ice-cream'],
    colours: {
      wall: surface('paper', '#bfe6dc', '#e4f6f0'),
      board: WHITE_BOARD,
      counter: '#f0a0b4',
      top: '#fbf2ea',
      floor: surface('checks', '#fbf2ea', '#f0b8c6'),
    },
  }),
} satisfies Record<string, Room>
