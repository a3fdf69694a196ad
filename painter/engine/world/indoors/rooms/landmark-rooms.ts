import { block, column, type Lamp, METALS, WOODS } from '../furniture.ts'
import { surface } from '../surfaces.ts'
import { BEAMS, backWindow, DARK_STONE, FIRE, lamp, leftWindow, prop, room, row, WARM } from './parts.ts'

const GOLD = surface('metal', '#c9a04a')
const TEMPLE_MARBLE = surface('marble', '#efe9dc', '#c2b89f')
const VELVET = surface('carpet', '#7a1a24', '#8f2430')
const LENS = surface('paint', '#ffeeb4', '#ffeeb4', 2.2)
/** Light of many candles at once, less red than that of one lamp. */
const CANDLES: Lamp['colour'] = [1, 0.84, 0.62]
const WHITE_IRON = surface('paint', '#dfe3e6')

/** A balcony along a side wall of a hall, its parapet gilded. */
const balcony = (x: number, y: number) => [
  block(x, 2.6, 0.9, 5.2, y, 0.12, WOODS.DARK_WOOD),
  block(x - Math.sign(x) * 0.42, 2.6, 0.08, 5.2, y + 0.1, 0.62, VELVET),
  ...[0.08, 0.68].map(up => block(x - Math.sign(x) * 0.44, 2.6, 0.12, 5.2, y + up, 0.09, GOLD)),
]

/** The lamp of a lighthouse: rings of lenses that shine, in a cage, on a foot. */
const lighthouseLamp = (x: number, back: number) => [
  block(x, back, 0.9, 0.9, 0, 0.5, METALS.IRON),
  block(x, back, 0.5, 0.5, 0.5, 0.35, METALS.IRON),
  ...row(6, k => block(x, back, [0.66, 0.86, 0.96, 0.96, 0.86, 0.66][k], 0.7, 0.85 + k * 0.2, 0.18, LENS)),
  ...[-0.5, 0, 0.5].map(aside => block(x + aside, back + 0.4, 0.05, 0.05, 0.85, 1.2, GOLD)),
  block(x, back, 1.1, 0.9, 2.05, 0.1, METALS.IRON),
  block(x, back, 0.5, 0.5, 2.15, 0.2, METALS.IRON),
]

/** A chain of a few links on a wall, with its shackle. */
const chain = (x: number) => [
  ...row(5, k => block(x, 0.1, k % 2 ? 0.03 : 0.07, 0.05, 1.9 - k * 0.13, 0.11, METALS.STEEL)),
  block(x, 0.12, 0.2, 0.06, 1.22, 0.06, METALS.STEEL),
  block(x - 0.09, 0.12, 0.04, 0.06, 1.06, 0.18, METALS.STEEL),
  block(x + 0.09, 0.12, 0.04, 0.06, 1.06, 0.18, METALS.STEEL),
]

/** Rooms that are known at once by one thing: an organ, a great lamp, chains. */
export const LANDMARK_ROOMS = {
  concerthall: room({
    width: 9,
    height: 6,
    depth: 4,
    wall: surface('panels', '#8a5a34', '#6b4226'),
    side: surface('panels', '#7a4c2c', '#5a3820'),
    floor: surface('planks', '#8a5c34', '#b8844e'),
    ceiling: surface('panels', '#5a3a24', '#7a5230'),
    isDark: true,
    near: 4.6,
    windows: [],
    furniture: [
      block(0, 0.3, 6.2, 0.4, 1.1, 0.5, WOODS.DARK_WOOD),
      ...row(19, k => block(-2.7 + k * 0.3, 0.4, 0.22, 0.2, 1.6, 3.3 - Math.abs(9 - k) * 0.16, GOLD)),
      ...row(19, k => block(-2.7 + k * 0.3, 0.51, 0.08, 0.02, 1.9, 0.3, METALS.IRON)),
      ...[-3.9, 3.9].flatMap(x => [...balcony(x, 1.9), ...balcony(x, 3.6)]),
    ],
    props: [],
    lamps: [lamp(-2.3, 3.2, 2.2, 2, CANDLES), lamp(2.3, 3.2, 2.2, 2, CANDLES), lamp(0, 3, 3.6, 1.8, CANDLES)],
  }),
  lighthouse: room({
    width: 5.4,
    height: 3.4,
    depth: 2.9,
    wall: WHITE_IRON,
    side: WHITE_IRON,
    floor: surface('planks', '#5c4028', '#8a6238'),
    ceiling: BEAMS,
    outlook: 'ocean',
    windows: [
      backWindow(0, 5, 2.1, 0.8, { panes: [6, 3], glass: 'view' }),
      leftWindow(1.6, 2.6, 2.1, 0.8, { panes: [3, 3], glass: 'view' }),
    ],
    furniture: [...lighthouseLamp(-0.95, 1), block(0, 0.5, 5, 0.05, 1, 0.06, METALS.IRON)],
    props: [],
    lamps: [lamp(-0.95, 1.5, 1.7, 1.9, FIRE), lamp(1.4, 2.4, 2, 0.5, WARM)],
  }),
  temple: room({
    width: 10,
    height: 6.5,
    depth: 8,
    wall: surface('stone', '#d9d0be', '#b9ad96'),
    floor: TEMPLE_MARBLE,
    ceiling: surface('stone', '#b9ad98', '#9a8e78'),
    isDark: true,
    windows: [],
    furniture: [
      ...[-2.9, 2.9].flatMap(x => [0.9, 3.2, 5.5].flatMap(back => column(x, back, 6.5, TEMPLE_MARBLE, 0.45))),
      ...[0, 1, 2].map(k => block(0, 0.8, 4.4 - k * 0.6, 1.8 - k * 0.3, k * 0.2, 0.2, TEMPLE_MARBLE)),
      block(0, 0.7, 1.6, 0.7, 0.6, 0.8, TEMPLE_MARBLE),
    ],
    props: [-1.6, 1.6].flatMap(x => [prop('@torch', x, 0.4, 0.8, 1.4), prop('@torch', x * 1.5, 0, 3, 1.6)]),
    lamps: [
      ...[-1.6, 1.6].map(x => lamp(x, 1.8, 0.9, 2, FIRE)),
      ...[-2.4, 2.4].map(x => lamp(x, 1.7, 3, 1.8, FIRE)),
      lamp(0, 4.6, 2.4, 1.6, CANDLES),
    ],
  }),
  dungeon: room({
    width: 5,
    height: 2.9,
    depth: 3,
    wall: DARK_STONE,
    floor: surface('stone', '#4a4640', '#625b52'),
    ceiling: DARK_STONE,
    isDark: true,
    windows: [backWindow(0, 0.7, 0.5, 2.05, { panes: [5, 1] })],
    furniture: [
      ...chain(-1.1),
      ...chain(-0.6),
      ...chain(1),
      ...row(8, k => block(-2.2, 0.4 + k * 0.36, 0.06, 0.06, 0, 2.9, METALS.IRON)),
      ...[0.9, 1.9].map(y => block(-2.2, 1.8, 0.07, 3, y, 0.07, METALS.IRON)),
      ...column(2.1, 0.5, 2.9, DARK_STONE),
      block(1.3, 0.5, 1, 0.5, 0.35, 0.1, WOODS.DARK_WOOD),
      ...[0.9, 1.7].map(x => block(x, 0.5, 0.1, 0.4, 0, 0.35, WOODS.DARK_WOOD)),
    ],
    props: [prop('bucket', 0.35, 0, 0.5, 0.32), prop('bone', -0.7, 0, 0.6, 0.16)],
    lamps: [lamp(1.7, 1.9, 0.6, 1.5, FIRE), lamp(-1.7, 1.9, 0.6, 1.1, FIRE)],
  }),
}
