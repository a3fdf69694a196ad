import { type Block, block, counter, METALS, rug, table, WOODS, wallCupboards } from '../furniture.ts'
import { type Surface, surface } from '../surfaces.ts'
import { backWindow, COLD, FIRE, lamp, leftWindow, prop, room, row, WARM, WHITE_LIGHT } from './parts.ts'

const BLACK = surface('paint', '#1c1d20')
const SNOW = surface('marble', '#dfeaf2', '#b4cfe0')

/** A seat from behind, as whoever sits farther back sees it. */
const seatBack = (x: number, back: number, cloth: Surface, width = 0.5): Block[] => [
  block(x, back - 0.28, width, 0.5, 0.3, 0.16, cloth),
  block(x, back, width, 0.14, 0.3, 0.78, cloth),
  block(x, back - 0.01, width * 0.6, 0.12, 1.08, 0.2, cloth),
  block(x, back - 0.2, width * 0.7, 0.3, 0, 0.3, METALS.IRON),
]

/** Pairs of seats on both sides of a gangway. */
const rowsOfSeats = (rows: number, pitch: number, columns: readonly number[], cloth: Surface) =>
  row(rows, k => columns.flatMap(x => seatBack(x, 0.7 + k * pitch, cloth))).flat()

/** Windows in a row along the left side. */
const sideWindows = (count: number, pitch: number, width: number, height: number, y: number, more = {}) =>
  row(count, k => leftWindow(0.7 + k * pitch, width, height, y, { panes: [1, 1], ...more }))

const bar = (x: number, back: number) => block(x, back, 0.05, 0.05, 0, 2.3, METALS.STEEL)
const LAMP_STRIP = surface('paint', '#fff6e0', '#fff6e0', 1.4)

/** The insides of what moves, and of what is put up for a night. */
export const VEHICLES = {
  bus: room({
    width: 2.6,
    height: 2.3,
    depth: 4.4,
    wall: surface('panels', '#c9ced0', '#3a5a7a'),
    side: surface('panels', '#d9dcda', '#3a5a7a'),
    floor: surface('tiles', '#5a5f66', '#4a4f55'),
    ceiling: surface('paint', '#d9dcd8'),
    windows: [...sideWindows(4, 1.35, 1.2, 0.95, 0.95), backWindow(0, 2.1, 1.1, 0.95, { panes: [2, 1] })],
    furniture: [
      ...rowsOfSeats(4, 1.15, [-0.98, 0.98], surface('carpet', '#2f4f8a', '#c9503a')),
      ...row(3, k => bar(k % 2 ? 0.62 : -0.62, 0.9 + k * 1.4)),
      block(-0.6, 2.4, 0.05, 5, 1.95, 0.05, METALS.STEEL),
      block(0.6, 2.4, 0.05, 5, 1.95, 0.05, METALS.STEEL),
      block(0, 0.3, 2.5, 0.5, 0, 0.85, BLACK),
    ],
    lamps: [lamp(0, 2.2, 1.2, 0.6, WHITE_LIGHT), lamp(0, 2.2, 3.4, 0.6, WHITE_LIGHT)],
    outlook: 'street',
    eye: 1.45,
  }),
  metro: room({
    width: 2.8,
    height: 2.35,
    depth: 5.6,
    wall: surface('panels', '#c2c8cc', '#8a939a'),
    side: surface('panels', '#d4d8da', '#8a939a'),
    floor: surface('tiles', '#6a6e74', '#585c62'),
    ceiling: surface('panels', '#e2e4e4', '#c9cdd0'),
    isDark: true,
    windows: [
      ...sideWindows(4, 1.5, 1.25, 0.85, 1, { glass: 'dark' }),
      backWindow(0, 0.7, 0.9, 1, { panes: [1, 1], glass: 'dark' }),
    ],
    furniture: [
      ...[-1.18, 1.18].flatMap(x => [
        block(x, 2.8, 0.44, 5.2, 0.38, 0.1, surface('paint', '#d9772a')),
        block(x * 1.14, 2.8, 0.1, 5.2, 0.48, 0.5, surface('paint', '#d9772a')),
        block(x, 2.8, 0.36, 5.1, 0, 0.38, METALS.STEEL),
        block(x * 0.62, 2.8, 0.04, 5.4, 1.98, 0.04, METALS.STEEL),
      ]),
      ...row(4, k => bar(k % 2 ? 0.74 : -0.74, 0.8 + k * 1.3)),
      block(-0.34, 2.8, 0.14, 5.6, 2.3, 0.03, LAMP_STRIP),
      block(0.34, 2.8, 0.14, 5.6, 2.3, 0.03, LAMP_STRIP),
      block(0, 0.03, 0.9, 0.04, 0, 2.05, METALS.STEEL),
    ],
    lamps: [0.8, 2.6, 4.6].map(back => lamp(0, 2.2, back, 0.9, WHITE_LIGHT)),
    eye: 1.45,
  }),
  plane: room({
    width: 3.4,
    height: 2.2,
    depth: 5,
    wall: surface('panels', '#d9dcde', '#b8c0c8'),
    side: surface('paint', '#e6e8e8'),
    floor: surface('carpet', '#39435a', '#46526b'),
    ceiling: surface('paint', '#eceeee'),
    windows: sideWindows(7, 0.75, 0.36, 0.5, 1.02, { isArched: true }),
    furniture: [
      ...rowsOfSeats(4, 1.1, [-1.35, -0.82, 0.82, 1.35], surface('paint', '#33507a')),
      ...[-1.3, 1.3].map(x => block(x, 2.6, 0.8, 5.6, 1.75, 0.3, surface('panels', '#d4d8dc', '#e4e7ea'))),
      block(0, 2.6, 0.3, 5.6, 2.14, 0.04, LAMP_STRIP),
      block(0, 0.1, 0.8, 0.06, 0, 2, surface('curtain', '#3a5280')),
    ],
    lamps: [lamp(0, 2.05, 1.2, 0.7, WHITE_LIGHT), lamp(0, 2.05, 3.6, 0.7, WHITE_LIGHT)],
    outlook: 'glacier',
    eye: 1.45,
  }),
  car: room({
    width: 1.9,
    height: 1.5,
    depth: 1.7,
    wall: BLACK,
    side: surface('paint', '#2c2e33'),
    floor: surface('carpet', '#26272b', '#2e2f34'),
    ceiling: surface('paint', '#8a857c'),
    windows: [
      backWindow(0, 1.74, 0.66, 0.78, { panes: [1, 1] }),
      leftWindow(1, 0.9, 0.5, 0.82, { panes: [1, 1] }),
      leftWindow(2.3, 1, 0.5, 0.82, { panes: [1, 1] }),
    ],
    furniture: [
      block(0, 0.28, 1.86, 0.5, 0.3, 0.44, surface('paint', '#3a3634')),
      block(0, 0.54, 1.5, 0.02, 0.5, 0.05, WOODS.DARK_WOOD),
      block(-0.46, 0.5, 0.4, 0.12, 0.7, 0.13, surface('paint', '#1c1d20')),
      block(-0.46, 0.565, 0.34, 0.01, 0.73, 0.07, surface('servers', '#101418', '#4ad0ff', 0.9)),
      block(0.06, 0.56, 0.3, 0.02, 0.56, 0.18, surface('art', '#12507a', '#7ad0f0', 0.9)),
      block(0, 0.9, 0.24, 0.9, 0, 0.36, surface('paint', '#2c2a2a')),
      ...[-0.5, 0.5].flatMap(x => seatBack(x, 1.5, surface('paint', '#8a4f30'), 0.52)),
      block(0.05, 0.32, 0.26, 0.05, 1.3, 0.09, METALS.IRON),
    ],
    props: [prop('@steeringwheel', -0.46, 0.52, 0.66, 0.4)],
    lamps: [lamp(-0.4, 1.1, 0.9, 0.3, COLD), lamp(0, 1.4, 1.6, 0.2)],
    outlook: 'street',
    eye: 1.02,
    near: 0.5,
  }),
  cockpit: room({
    width: 2.6,
    height: 2,
    depth: 2,
    wall: surface('paint', '#3a3f46'),
    side: surface('tiles', '#3f454d', '#2c3138'),
    floor: surface('carpet', '#2f333a', '#363b43'),
    ceiling: surface('servers', '#2c3036', '#ffd27a', 0.7),
    windows: [
      backWindow(-0.66, 1.14, 0.72, 1, { panes: [1, 1] }),
      backWindow(0.66, 1.14, 0.72, 1, { panes: [1, 1] }),
      leftWindow(0.7, 0.9, 0.6, 1.02, { panes: [1, 1] }),
    ],
    furniture: [
      block(0, 0.3, 2.5, 0.5, 0.35, 0.62, surface('paint', '#2c3036')),
      ...[-0.85, -0.3, 0.3, 0.85].map((x, k) =>
        block(x, 0.56, 0.42, 0.02, 0.58, 0.32, surface('art', k % 2 ? '#0f4a3a' : '#123f6b', '#8ae0ff', 1.2)),
      ),
      block(0, 0.56, 0.12, 0.02, 0.58, 0.32, surface('servers', '#1a1d21', '#ffb04a', 1)),
      block(0, 1.1, 0.4, 1, 0, 0.56, surface('servers', '#23272c', '#ffd27a', 0.8)),
      ...[-0.78, 0.78].flatMap(x => seatBack(x, 1.5, surface('paint', '#5a5f66'), 0.55)),
      ...[-0.78, 0.78].flatMap(x => [
        block(x, 0.8, 0.05, 0.05, 0.4, 0.34, BLACK),
        block(x, 0.8, 0.36, 0.06, 0.74, 0.06, BLACK),
      ]),
    ],
    lamps: [lamp(0, 1.6, 0.9, 0.35, COLD)],
    outlook: 'glacier',
    eye: 1.4,
    near: 1,
  }),
  submarine: room({
    width: 4,
    height: 2.6,
    depth: 3.2,
    wall: surface('metal', '#5f7076'),
    side: surface('tiles', '#4f6068', '#3a474d'),
    floor: surface('tiles', '#3a444a', '#2a3136'),
    ceiling: surface('metal', '#46545a'),
    windows: [-1.2, 0, 1.2].map(x =>
      backWindow(x, x ? 0.7 : 1.1, x ? 0.7 : 1.1, x ? 1.2 : 1, { panes: [1, 1], isRound: true }),
    ),
    furniture: [
      ...[-1.2, 0, 1.2].map(x =>
        block(x, 0.3, 0.9, 0.5, 0, 0.7, surface('servers', '#3a4248', '#ffb04a', 0.8)),
      ),
      ...[-1.85, 1.85].flatMap(x => [
        block(x, 2, 0.14, 4, 2.1, 0.14, surface('metal', '#a8743a')),
        block(x, 2, 0.1, 4, 1.85, 0.1, surface('metal', '#8a929a')),
        block(x * 0.97, 1.2, 0.3, 0.9, 0, 1.5, surface('servers', '#46525a', '#6ad08a', 0.8)),
      ]),
      block(0.62, 1.2, 0.16, 0.16, 0.9, 1.7, METALS.STEEL),
      block(0.62, 1.2, 0.5, 0.1, 1.2, 0.1, BLACK),
    ],
    lamps: [lamp(-1, 2.3, 1.4, 0.8, WARM), lamp(1, 2.3, 2.6, 0.7, [1, 0.4, 0.25])],
    outlook: 'underwater',
  }),
  shipcabin: room({
    width: 5,
    height: 2.5,
    depth: 3,
    wall: surface('planks', '#5a3a22', '#7a5230'),
    side: surface('planks', '#5a3a22', '#7a5230'),
    floor: surface('planks', '#4a3020', '#6b4a2e'),
    ceiling: surface('planks', '#3a2618', '#54381f'),
    windows: [-1.5, 0, 1.5].map(x => backWindow(x, 1.15, 1.1, 0.95, { panes: [3, 3] })),
    furniture: [
      ...[0.8, 2, 3.2].map(back => block(0, back, 4.9, 0.18, 2.26, 0.22, WOODS.DARK_WOOD)),
      block(0, 0.3, 4.6, 0.5, 0, 0.5, WOODS.DARK_WOOD),
      block(0, 0.3, 4.5, 0.5, 0.5, 0.1, surface('blanket', '#7a2424', '#d9b45a')),
      ...table(0.9, 1.6, 1.5, 0.8, 0.75, WOODS.OAK),
      block(-2.05, 1.9, 0.8, 2, 0, 0.5, WOODS.DARK_WOOD),
      block(-2.05, 1.9, 0.76, 1.9, 0.5, 0.12, surface('blanket', '#31456b', '#d9cfb8')),
      ...rug(0, 2.3, 2.2, 1.4, '#7a2a24', '#d9b45a'),
    ],
    props: [
      prop('world-map', 0.8, 0.76, 1.7, 0.26),
      prop('globe-showing-europe-africa', 1.4, 0.76, 1.5, 0.34),
      prop('@lantern', 0.4, 0.76, 1.4, 0.3),
      prop('treasure-chest', 2, 0, 0.9, 0.5),
      prop('@lantern', -0.75, 1.85, 1.3, 0.3),
    ],
    lamps: [lamp(0.4, 1, 1.5, 0.9), lamp(-0.75, 1.9, 1.4, 0.7)],
    outlook: 'ocean',
  }),
  van: room({
    width: 3.2,
    height: 2.1,
    depth: 2.6,
    wall: surface('planks', '#a8845a', '#c9a878'),
    side: surface('planks', '#b08c62', '#d1b284'),
    floor: surface('planks', '#8a6844', '#a88258'),
    ceiling: surface('planks', '#d9c6a4', '#e8dabc'),
    windows: [backWindow(0, 2.2, 1.3, 0.62, { panes: [2, 1] }), leftWindow(1.6, 1.1, 0.7, 1)],
    furniture: [
      block(0, 0.6, 2.9, 1.1, 0, 0.5, WOODS.PALE_WOOD),
      block(0, 0.6, 2.8, 1.1, 0.5, 0.16, surface('blanket', '#d9a06a', '#f0e2c8')),
      ...[-0.9, 0.9].map(x => block(x, 0.26, 0.62, 0.3, 0.66, 0.26, surface('paint', '#e8e0d0'))),
      ...counter(1.25, 2, 0.6, '#6f8a7a', '#c9a878'),
      ...wallCupboards(-1.1, 0.7, '#d9c6a4'),
      ...wallCupboards(1.1, 0.7, '#d9c6a4'),
      ...rug(-0.3, 2.2, 1.2, 1.2, '#b5523a', '#f0d9a8'),
    ],
    props: [prop('potted-plant', 1.3, 0.91, 1.8, 0.3), prop('teapot', 1.1, 0.91, 2.2, 0.2)],
    lamps: [lamp(-1.1, 1.9, 0.8, 0.5), lamp(1.1, 1.9, 0.8, 0.5), lamp(0, 1.9, 2.2, 0.4)],
    outlook: 'alps',
    eye: 1.35,
  }),
  tent: room({
    width: 3.2,
    height: 2.3,
    depth: 2.4,
    wall: surface('curtain', '#d98a3a'),
    side: surface('curtain', '#e09a44'),
    floor: surface('blanket', '#7a3a34', '#c9a05a'),
    ceiling: surface('curtain', '#d98f40'),
    windows: [backWindow(0, 1.5, 1.75, 0, { glass: 'open', panes: [1, 1], isArched: true })],
    furniture: [
      ...[-1.5, 1.5].map(x => block(x * 0.62, 0.04, 0.5, 0.1, 0, 2, surface('curtain', '#c9772f'))),
      block(-1.05, 1.4, 0.8, 1.8, 0, 0.16, surface('blanket', '#3f6b5c', '#e0d2a8')),
      block(1.1, 1.4, 0.8, 1.8, 0, 0.16, surface('blanket', '#8a3a3a', '#e8c890')),
      ...[-1.05, 1.1].map(x => block(x, 0.7, 0.6, 0.34, 0.16, 0.16, surface('paint', '#efe6d4'))),
    ],
    props: [prop('@lantern', 0.55, 0, 1.6, 0.34)],
    lamps: [lamp(0.4, 0.5, 1.6, 0.9), lamp(0, 2, 1.4, 0.9)],
    outlook: 'alps',
    eye: 1.1,
  }),
  igloo: room({
    width: 4.4,
    height: 2.5,
    depth: 2.6,
    wall: surface('stone', '#cfe2ee', '#eef6fb'),
    side: surface('stone', '#bcd6e6', '#e2eff7'),
    floor: SNOW,
    ceiling: surface('stone', '#c4dcea', '#eaf3f9'),
    windows: [backWindow(0, 1.1, 1.35, 0, { glass: 'open', panes: [1, 1], isArched: true })],
    furniture: [
      block(-1.5, 1, 1.2, 1.8, 0, 0.4, SNOW),
      block(1.5, 1, 1.2, 1.8, 0, 0.4, SNOW),
      block(-1.5, 1, 1.14, 1.74, 0.4, 0.08, surface('blanket', '#7a5a40', '#a88a68')),
      block(1.5, 1, 1.14, 1.74, 0.4, 0.08, surface('blanket', '#8a6a4c', '#b8987a')),
    ],
    props: [prop('@lantern', 0.8, 0, 0.5, 0.34)],
    lamps: [lamp(0.8, 0.4, 0.7, 1.2, FIRE), lamp(-0.8, 1.6, 2, 0.5, COLD)],
    outlook: 'snowfield',
  }),
  treehouse: room({
    width: 4,
    height: 2.5,
    depth: 2.4,
    wall: surface('planks', '#8a6238', '#b08a58'),
    side: surface('planks', '#7a5430', '#a07a4c'),
    floor: surface('planks', '#6b4a2c', '#94704a'),
    ceiling: surface('planks', '#5c4028', '#7a5a3a'),
    windows: [
      backWindow(-0.9, 1.3, 1.1, 0.9, { panes: [2, 2] }),
      leftWindow(1.2, 1, 1, 0.9, { panes: [2, 2] }),
    ],
    furniture: [
      block(1.25, 0.7, 0.62, 0.62, 0, 2.5, surface('rock', '#5a4028', '#8a6844')),
      block(1.75, 1.1, 0.9, 0.2, 1.6, 0.2, surface('rock', '#5a4028', '#8a6844')),
      block(-1.2, 0.4, 1.2, 0.5, 0, 0.42, WOODS.OAK),
      block(-1.2, 0.4, 1.16, 0.5, 0.42, 0.1, surface('blanket', '#b5523a', '#e8d2a0')),
      ...rug(0, 1.8, 1.6, 1.2, '#4f7a5c', '#e0cc8a'),
      ...row(3, k =>
        block(-1.5 + k * 0.75, 0.03, 0.5, 0.03, 2.02, 0.26, surface('goods', '#d9553a', '#f0c43a')),
      ),
    ],
    props: [
      prop('@lantern', 0.5, 0, 0.5, 0.36),
      prop('books', -1.7, 0.52, 0.4, 0.24),
      prop('telescope', 0.4, 0, 1.4, 0.9),
    ],
    lamps: [lamp(0.5, 0.6, 0.8, 0.7), lamp(-0.4, 2.1, 1.6, 0.6)],
    outlook: 'jungle',
  }),
}
