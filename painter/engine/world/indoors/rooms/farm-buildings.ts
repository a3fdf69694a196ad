import { block, column, METALS, WOODS } from '../furniture.ts'
import { surface } from '../surfaces.ts'
import { BEAMS, backWindow, lamp, leftWindow, prop, room } from './parts.ts'
import type { Room } from './room.ts'

/** A box of planks for a horse, with a door that is half as high. */
const stall = (x: number, back: number) => [
  ...[-0.95, 0.95].map(aside =>
    block(x, back + aside, 1.9, 0.1, 0, 1.5, surface('planks', '#5c3a20', '#8a6238')),
  ),
  block(x - Math.sign(x) * 0.95, back, 0.08, 1.8, 0, 1.15, surface('planks', '#6b4426', '#94683c')),
  ...[-0.95, 0.95].map(aside =>
    block(x - Math.sign(x) * 0.95, back + aside, 0.16, 0.16, 0, 3, WOODS.DARK_WOOD),
  ),
  block(x - Math.sign(x) * 0.97, back, 0.1, 1.9, 1.1, 0.08, METALS.IRON),
]

/** Where animals and hay are kept. */
export const FARM_BUILDINGS = {
  stable: room({
    width: 6.4,
    height: 4,
    depth: 5.4,
    wall: surface('planks', '#6b4a30', '#94704a'),
    floor: surface('carpet', '#b0925a', '#c4a866'),
    ceiling: BEAMS,
    windows: [backWindow(0, 1.8, 2.4, 0, { glass: 'open', panes: [1, 1] })],
    furniture: [
      ...[-2.4, 2.4].flatMap(x => [1.1, 3.1].flatMap(back => stall(x, back))),
      ...[1.1, 3.1].map(back => block(0, back, 6.2, 0.22, 3.2, 0.24, WOODS.DARK_WOOD)),
    ],
    props: [
      prop('@haybale', -1.1, 0, 0.4, 0.6),
      prop('@haybale', 1.1, 0, 0.4, 0.6),
      prop('@haybale', 1.1, 0.56, 0.35, 0.5),
      prop('@pitchfork', -1.3, 0, 2.2, 1.3),
      prop('horse-face', -2.1, 1.05, 1.1, 0.75),
      prop('horse-face', 2.1, 1.05, 1.3, 0.75),
      prop('@bucket', 1.45, 0, 2, 0.4),
      prop('@lantern', -1.6, 1.9, 2, 0.4),
    ],
    lamps: [lamp(-1.5, 2, 2, 1), lamp(0, 2.8, 3.4, 0.6)],
  }),
  barn: room({
    width: 7,
    height: 4.4,
    depth: 5,
    wall: surface('planks', '#7a4430', '#9a5a40'),
    side: surface('planks', '#6b4a30', '#94704a'),
    floor: surface('carpet', '#b0925a', '#c9ab6b'),
    ceiling: BEAMS,
    windows: [backWindow(0, 1.9, 2.4, 0, { glass: 'open', panes: [1, 1] }), leftWindow(2.2, 0.9, 0.9, 1.9)],
    furniture: [
      ...[-2.2, 2.2].flatMap(x => column(x, 2.2, 4.4, WOODS.DARK_WOOD, 0.2)),
      block(0, 0.6, 6.8, 1.2, 2.75, 0.16, surface('planks', '#5c3a20', '#8a6238')),
      block(-1.8, 0.6, 2.6, 0.9, 2.9, 0.7, surface('carpet', '#c9a552', '#d9bc72')),
      block(2, 0.6, 2, 0.9, 2.9, 0.55, surface('carpet', '#c9a552', '#d9bc72')),
      block(0, 2.2, 6.8, 0.22, 3.7, 0.24, WOODS.DARK_WOOD),
    ],
    props: [
      prop('@haybale', 2, 0, 0.7, 0.7),
      prop('@haybale', 2.1, 0.66, 0.6, 0.66),
      prop('@haybale', 2.5, 0, 1.8, 0.7),
      prop('@haybale', -2.6, 0, 0.8, 0.7),
      prop('ladder', -1.5, 0, 1.2, 2.4),
      prop('@pitchfork', -1.9, 0, 1.6, 1.4),
      prop('@bucket', -1.5, 0, 2, 0.4),
      prop('@lantern', 1.6, 2.1, 2.1, 0.44),
      prop('wheel', -2.9, 0, 1.8, 1),
    ],
    lamps: [lamp(1.6, 2.3, 2.2, 0.9), lamp(-1, 2.4, 2, 0.4)],
  }),
} satisfies Record<string, Room>
