import { block, chair, counter, METALS, painting, table, WOODS, wallPiece } from '../furniture.ts'
import { surface } from '../surfaces.ts'
import {
  backWindow,
  COLD,
  DARK_STONE,
  GREY_FLOOR,
  lamp,
  plinth,
  prop,
  room,
  row,
  WARM,
  WHITE_LIGHT,
} from './parts.ts'

const TUBE = surface('paint', '#f4f8ff', '#f4f8ff', 1.6)
/** Tubes of light across the ceiling. */
const tubes = (height: number, ...backs: number[]) =>
  backs.map(back => block(0, back, 3.4, 0.16, height - 0.04, 0.04, TUBE))
const _MIRROR = surface('metal', '#b8ccd6')

const _barberChair = (x: number, back: number, colour: string) => [
  block(x, back, 0.12, 0.12, 0, 0.45, METALS.STEEL),
  block(x, back, 0.5, 0.5, 0, 0.04, METALS.STEEL),
  block(x, back, 0.6, 0.58, 0.45, 0.14, surface('paint', colour)),
  block(x, back + 0.26, 0.56, 0.12, 0.59, 0.62, surface('paint', colour)),
  ...[-0.32, 0.32].map(dx => block(x + dx, back, 0.08, 0.5, 0.62, 0.1, METALS.STEEL)),
]

/** Rooms in which people wait or meet, or things are kept. */
export const PREMISES = {
  closet: room({
    width: 4.4,
    depth: 3,
    wall: surface('clothes', '#6b5442', '#8a6c54'),
    side: surface('clothes', '#6b5442', '#8a6c54'),
    floor: surface('carpet', '#d9cbb8', '#cfc0aa'),
    windows: [],
    isDark: true,
    furniture: [
      block(0, 0.24, 4.3, 0.46, 1.98, 0.05, WOODS.PALE_WOOD),
      block(0, 0.24, 4.3, 0.46, 0.3, 0.05, WOODS.PALE_WOOD),
      ...[-1.4, 0, 1.4].map(x => block(x, 0.3, 0.06, 0.5, 0, 2.6, WOODS.PALE_WOOD)),
      block(0, 2.2, 0.9, 0.6, 0, 0.42, surface('paint', '#b58a94')),
    ],
    props: [
      ...[
        'running-shoe',
        'high-heeled-shoe',
        'mans-shoe',
        'womans-boot',
        'high-heeled-shoe',
        'running-shoe',
      ].map((icon, k) => prop(icon, -1.9 + k * 0.75, 0.35, 0.3, 0.2)),
      prop('handbag', -0.9, 2.03, 0.3, 0.32),
      prop('womans-hat', 0.6, 2.03, 0.3, 0.26),
      prop('package', 1.7, 2.03, 0.3, 0.34),
    ],
    lamps: [lamp(0, 2.6, 1.4, 1.6, WHITE_LIGHT), lamp(0, 2.6, 3, 1, WHITE_LIGHT)],
  }),
  server: room({
    width: 4.6,
    height: 3,
    depth: 8,
    wall: surface('servers', '#14181f', '#3f8aff', 0.8),
    side: surface('servers', '#14181f', '#3f8aff', 0.8),
    floor: surface('tiles', '#23272e', '#15181d'),
    ceiling: surface('panels', '#1a1d23', '#23272e'),
    windows: [],
    isDark: true,
    furniture: [
      ...[-1, 1].flatMap(side =>
        row(5, k =>
          block(
            side * 1.7,
            0.9 + k * 1.7,
            0.9,
            1.2,
            0,
            2.3,
            surface('servers', '#181c24', k % 2 ? '#4ad0ff' : '#3f7aff', 1),
          ),
        ),
      ),
      block(-1.2, 4.5, 0.05, 9, 2.94, 0.04, surface('paint', '#3f9aff', undefined, 2.2)),
      block(1.2, 4.5, 0.05, 9, 2.94, 0.04, surface('paint', '#3f9aff', undefined, 2.2)),
    ],
    lamps: [1, 3.4, 5.8].map(back => lamp(0, 2.7, back, 1.1, [0.3, 0.6, 1])),
  }),
  conference: room({
    width: 7,
    wall: surface('panels', '#d4d6d4', '#a8adb0'),
    floor: surface('carpet', '#4a525c', '#525b66'),
    windows: [backWindow(-1.4, 3.4, 1.8, 0.75, { panes: [4, 1], glass: 'view' })],
    furniture: [
      ...table(-0.1, 1.7, 3.2, 1.1, 0.75, WOODS.DARK_WOOD),
      ...[-1.3, -0.4, 0.5, 1.3].flatMap(x => chair(x, 0.85, METALS.IRON)),
      ...wallPiece(2.1, 1.05, 1.7, 1, surface('art', '#2f6ab0', '#f0f4ff', 0.7), METALS.IRON),
    ],
    props: [
      prop('laptop', -0.7, 0.75, 1.7, 0.26),
      prop('hot-beverage', 0.5, 0.75, 1.7, 0.12),
      prop('bar-chart', 2.1, 1.25, 0.06, 0.6),
      prop('potted-plant', 3.1, 0, 0.6, 1.1),
    ],
    lamps: [lamp(-1, 2.6, 1.8, 1, WHITE_LIGHT), lamp(1.4, 2.6, 1.8, 1, WHITE_LIGHT)],
    outlook: 'city',
  }),
  waitingroom: room({
    wall: surface('panels', '#d9e2e0', '#a8c2ba'),
    floor: GREY_FLOOR,
    windows: [backWindow(1.6, 1.5)],
    furniture: [
      ...[-2.2, -1.5, -0.8].flatMap(x => [
        block(x, 0.5, 0.58, 0.55, 0.4, 0.08, surface('paint', '#3f8a94')),
        block(x, 0.24, 0.58, 0.08, 0.48, 0.5, surface('paint', '#3f8a94')),
        ...[-0.24, 0.24].map(dx => block(x + dx, 0.5, 0.05, 0.4, 0, 0.4, METALS.STEEL)),
      ]),
      ...counter(1.9, 1.4, 1.4, '#c9d6d2', '#f0f2f0'),
      ...painting(-1.5, 1.45, 0.9, 0.6, 2),
      ...table(-0.1, 1.3, 0.6, 0.5, 0.42),
    ],
    props: [
      prop('newspaper', -0.1, 0.42, 1.3, 0.14),
      prop('potted-plant', 0.3, 0, 0.4, 1),
      prop('mantelpiece-clock', 0.5, 1.8, 0.06, 0.34),
      prop('desktop-computer', 2, 0.91, 1.4, 0.4),
    ],
    lamps: [lamp(-1, 2.6, 1.6, 1, WHITE_LIGHT), lamp(1.4, 2.6, 1.6, 1, WHITE_LIGHT)],
  }),
  lockerroom: room({
    height: 2.8,
    depth: 4,
    wall: surface('lockers', '#3f6a94', '#c9ced4'),
    side: surface('lockers', '#3f6a94', '#c9ced4'),
    floor: surface('tiles', '#b8bcbc', '#9aa0a0'),
    windows: [],
    isDark: true,
    furniture: [
      block(-1.6, 2, 0.5, 2.6, 0.42, 0.07, WOODS.PALE_WOOD),
      block(1.6, 2, 0.5, 2.6, 0.42, 0.07, WOODS.PALE_WOOD),
      ...[-1.6, 1.6].flatMap(x => [0.9, 3.1].map(back => block(x, back, 0.4, 0.08, 0, 0.42, METALS.STEEL))),
      ...tubes(2.8, 1, 3),
    ],
    props: [
      prop('backpack', -1.6, 0.49, 1.6, 0.5),
      prop('running-shoe', 1.6, 0.49, 1.6, 0.18),
      prop('t-shirt', 0.9, 1.2, 0.05, 0.7),
    ],
    lamps: [lamp(0, 2.6, 1.2, 1.3, WHITE_LIGHT), lamp(0, 2.6, 3.2, 1.1, WHITE_LIGHT)],
  }),
  elevator: room({
    width: 2.4,
    height: 2.5,
    depth: 1.3,
    wall: surface('metal', '#a8aeb4'),
    side: surface('panels', '#8a7458', '#6b5640'),
    floor: surface('marble', '#4a4642', '#6a645c'),
    ceiling: surface('paint', '#e6e0d4', '#e6e0d4', 0.4),
    windows: [],
    isDark: true,
    furniture: [
      block(0, 0.02, 1.5, 0.04, 0, 2.15, surface('metal', '#c2c8ce')),
      block(0, 0.045, 0.02, 0.01, 0, 2.15, METALS.IRON),
      block(0, 0.06, 0.5, 0.04, 2.22, 0.16, surface('paint', '#c9401f', undefined, 1)),
      block(1, 0.04, 0.24, 0.04, 0.9, 0.7, METALS.STEEL),
      ...row(8, k =>
        block(
          0.95 + (k % 2) * 0.1,
          0.065,
          0.06,
          0.02,
          1 + Math.floor(k / 2) * 0.14,
          0.06,
          surface('paint', '#ffd27a', undefined, 1),
        ),
      ),
      ...[-1.14, 1.14].map(x => block(x, 0.8, 0.06, 1.4, 0.9, 0.07, METALS.STEEL)),
    ],
    lamps: [lamp(0, 2.4, 1, 1.5, WARM)],
    eye: 1.4,
  }),
  jail: room({
    width: 4,
    height: 2.7,
    depth: 2.4,
    wall: surface('stone', '#6a6a68', '#8a8a86'),
    floor: surface('paint', '#5a5a58'),
    ceiling: DARK_STONE,
    windows: [backWindow(0.3, 0.8, 0.6, 1.75, { panes: [5, 1] })],
    furniture: [
      block(-1.3, 0.9, 1, 1.7, 0.4, 0.08, METALS.IRON),
      block(-1.3, 0.9, 0.94, 1.64, 0.48, 0.1, surface('blanket', '#7a7a70', '#9a9a8e')),
      block(-1.3, 0.24, 0.7, 0.3, 0.58, 0.1, surface('paint', '#d9d6cc')),
      ...[-1.75, -0.85].map(x => block(x, 0.9, 0.05, 1.6, 0, 0.4, METALS.IRON)),
      ...row(7, k => block(-1.95, 0.9 + k * 0.42, 0.06, 0.06, 0, 2.7, METALS.IRON)),
      ...row(9, k => block(1.9, 0.3 + k * 0.36, 0.06, 0.06, 0, 2.7, METALS.STEEL)),
      ...[0.9, 1.9].map(y => block(1.9, 2, 0.07, 4, y, 0.07, METALS.STEEL)),
    ],
    props: [prop('toilet', 1.3, 0, 0.5, 0.75), prop('bucket', 0.7, 0, 0.4, 0.34)],
    lamps: [lamp(0, 2.5, 1.6, 0.5, COLD)],
  }),
  vault: room({
    width: 5.4,
    height: 3,
    depth: 3.6,
    wall: surface('boxes', '#a8843a', '#f0d27a'),
    side: surface('boxes', '#8a8f96', '#d9dce0'),
    floor: surface('marble', '#4a4a4c', '#6a6a6e'),
    ceiling: surface('panels', '#5a5e64', '#6a6e74'),
    windows: [],
    isDark: true,
    furniture: [
      ...[-1.7, 1.7].flatMap(x =>
        row(4, k =>
          block(
            x,
            0.9,
            1.3 - k * 0.22,
            0.9 - k * 0.12,
            k * 0.18,
            0.18,
            surface('boxes', '#d9a52a', '#ffe08a'),
          ),
        ),
      ),
      ...plinth(-0.1, 0.5),
    ],
    props: [
      prop('money-bag', -0.1, 0.9, 0.5, 0.5),
      prop('gem-stone', -1.7, 0.72, 0.9, 0.26),
      prop('coin', 1.7, 0.72, 0.9, 0.24),
      prop('treasure-chest', 2, 0, 2, 0.5),
    ],
    lamps: [lamp(-1, 2.7, 1.6, 1.3, WARM), lamp(1, 2.7, 1.6, 1.3, WARM), lamp(0, 2.7, 3.4, 0.8, WHITE_LIGHT)],
  }),
}
