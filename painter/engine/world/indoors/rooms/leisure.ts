import { block, wallPiece } from '../furniture.ts'
import { surface } from '../surfaces.ts'
import { backWindow, FIRE, lamp, prop, room, row, WARM, WHITE_LIGHT } from './parts.ts'

const PINK_LIGHT: [number, number, number] = [1, 0.25, 0.75]

const BLUE_LIGHT: [number, number, number] = [0.25, 0.5, 1]

const RED_VELVET = surface('curtain', '#a3202c')
const GILT = surface('metal', '#c9a04a')

/** Rows of seats seen from behind, with a gangway in the middle. */
const stalls = (rows: number, colour = '#a3202c') =>
  row(rows, k =>
    row(8, n => {
      const x = (n < 4 ? -1 : 1) * (0.85 + (n % 4) * 0.62)
      const cloth = surface('paint', colour)
      return [
        block(x, 2.4 + k * 0.95, 0.54, 0.14, 0.35, 0.62, cloth),
        block(x, 2.2 + k * 0.95, 0.54, 0.4, 0.35, 0.12, cloth),
      ]
    }).flat(),
  ).flat()

const arcadeMachine = (x: number, back: number, colour: string, picture: string) => [
  block(x, back, 0.72, 0.6, 0, 1.75, {
    all: surface('paint', '#1c1d26'),
    side: surface('goods', colour, picture),
  }),
  block(x, back + 0.31, 0.56, 0.02, 0.98, 0.46, surface('art', picture, '#f0f4ff', 1.5)),
  block(x, back + 0.31, 0.66, 0.02, 1.5, 0.2, surface('paint', colour, colour, 1.6)),
  block(x, back + 0.4, 0.66, 0.3, 0.82, 0.1, surface('servers', '#20222c', '#ffd24a', 1)),
]

/** Rooms that people go to for pleasure. */
export const LEISURE = {
  aquarium: room({
    width: 8,
    height: 3.8,
    depth: 4.4,
    wall: surface('paint', '#1a2733'),
    floor: surface('marble', '#2a3540', '#4a6478'),
    ceiling: surface('paint', '#121b24'),
    windows: [backWindow(0, 7.2, 3, 0.45, { panes: [3, 1], glass: 'view' })],
    furniture: [block(0, 0.2, 7.8, 0.4, 0, 0.4, surface('paint', '#101820'))],
    lamps: [lamp(-1.5, 2.2, 0.8, 1.5, [0.25, 0.62, 1]), lamp(1.5, 2.2, 0.8, 1.5, [0.25, 0.62, 1])],
    outlook: 'underwater',
    isDark: true,
  }),
  cinema: room({
    width: 9,
    height: 5,
    depth: 6,
    wall: surface('paint', '#241416'),
    side: surface('curtain', '#7a1a24'),
    floor: surface('carpet', '#4a1a20', '#6b2a30'),
    ceiling: surface('paint', '#17110f'),
    windows: [],
    isDark: true,
    furniture: [
      ...wallPiece(0, 1.5, 5.6, 2.6, surface('art', '#9ab4d9', '#f4f6ff', 1.1), surface('paint', '#0c0a0b')),
      block(-3.7, 0.5, 1.2, 0.2, 0, 5, RED_VELVET),
      block(3.7, 0.5, 1.2, 0.2, 0, 5, RED_VELVET),
      ...stalls(4),
    ],
    lamps: [lamp(0, 2.8, 1, 2.6, [0.75, 0.85, 1]), lamp(-4, 2.6, 3, 0.6), lamp(4, 2.6, 3, 0.6)],
  }),
  theatre: room({
    width: 10,
    height: 6,
    depth: 6.6,
    wall: surface('panels', '#8a6a3a', '#5a1820'),
    side: surface('panels', '#8a6a3a', '#541620'),
    floor: surface('carpet', '#5a141c', '#7a2430'),
    ceiling: surface('paint', '#5a4a30'),
    windows: [],
    isDark: true,
    furniture: [
      block(0, 0.9, 7, 1.8, 0, 0.85, surface('planks', '#6b4526', '#94683c')),
      block(0, 0.06, 6.6, 0.08, 0.85, 4.2, surface('curtain', '#8f1a24')),
      ...[-3.1, 3.1].map(x => block(x, 1.5, 1.2, 0.2, 0.85, 4.2, RED_VELVET)),
      block(0, 1.56, 7.2, 0.2, 4.3, 0.9, RED_VELVET),
      ...[-3.75, 3.75].map(x => block(x, 1.6, 0.5, 0.3, 0, 5.4, GILT)),
      block(0, 1.6, 8, 0.3, 5.1, 0.4, GILT),
      ...[-4.6, 4.6].flatMap(x => [2, 3.7].map(y => block(x, 4, 0.9, 4.4, y, 0.7, GILT))),
      ...stalls(4),
    ],
    lamps: [
      lamp(0, 3.6, 2.4, 1.3, WARM),
      ...[-4, 4].flatMap(x => [2.6, 5].map(back => lamp(x, 3.2, back, 0.45, WARM))),
      lamp(0, 5.2, 4.6, 0.7, WARM),
    ],
    eye: 1.9,
  }),
  bowling: room({
    width: 8,
    height: 3.2,
    depth: 8,
    wall: surface('art', '#2a1a5a', '#e03fb0', 0.25),
    side: surface('paint', '#241a3a'),
    floor: surface('planks', '#b0844e', '#dab478'),
    ceiling: surface('paint', '#1a1426'),
    windows: [],
    isDark: true,
    furniture: [
      ...[-2.4, -0.8, 0.8, 2.4].flatMap(x => [
        ...row(4, k =>
          row(k + 1, n =>
            block(
              x - k * 0.1 + n * 0.2,
              0.6 - k * 0.14 + 0.5,
              0.1,
              0.1,
              0,
              0.38,
              surface('paint', '#f7f4ee', '#f7f4ee', 0.35),
            ),
          ),
        ).flat(),
        ...row(4, k =>
          row(k + 1, n =>
            block(
              x - k * 0.1 + n * 0.2,
              0.6 - k * 0.14 + 0.5,
              0.105,
              0.105,
              0.26,
              0.035,
              surface('paint', '#d0342a'),
            ),
          ),
        ).flat(),
      ]),
      ...[-3.2, -1.6, 0, 1.6, 3.2].map(x => block(x, 4.2, 0.2, 8, 0, 0.03, surface('paint', '#23202c'))),
      ...[-3.2, -1.6, 0, 1.6, 3.2].map((x, k) =>
        block(x, 4.2, 0.04, 8, 0.03, 0.02, surface('paint', k % 2 ? '#ff3fb0' : '#3fa0ff', undefined, 2)),
      ),
      block(0, 0.25, 8, 0.3, 0.9, 0.5, surface('goods', '#e03fb0', '#3fa0ff')),
    ],
    props: [prop('bowling', -3, 0, 5.4, 0.4)],
    lamps: [lamp(-2, 2.8, 2, 1.2, PINK_LIGHT), lamp(2, 2.8, 2, 1.2, BLUE_LIGHT), lamp(0, 3, 5.5, 1.4, WARM)],
  }),
  rink: room({
    width: 14,
    height: 5.4,
    depth: 9,
    wall: surface('panels', '#a8b5c2', '#7a8a9a'),
    floor: surface('marble', '#dceaf2', '#b8d4e4'),
    ceiling: surface('metal', '#5a646e'),
    windows: [backWindow(0, 11, 1.6, 2.8, { panes: [8, 1] })],
    furniture: [
      block(0, 0.6, 13, 0.16, 0, 1.05, surface('goods', '#f2f4f6', '#3a7ac2')),
      block(0, 0.61, 13, 0.17, 0.98, 0.1, surface('paint', '#c9342f')),
      block(-6.4, 5, 0.16, 9, 0, 1.05, surface('paint', '#f2f4f6')),
      block(6.4, 5, 0.16, 9, 0, 1.05, surface('paint', '#f2f4f6')),
      block(0, 3.2, 13, 0.14, 0, 0.012, surface('paint', '#c9342f')),
      block(0, 6, 13, 0.14, 0, 0.012, surface('paint', '#2f5ac9')),
    ],
    lamps: [-4, 0, 4].map(x => lamp(x, 5, 4, 2, WHITE_LIGHT)),
  }),
  arcade: room({
    width: 6.4,
    wall: surface('art', '#1a1440', '#6a2a9a', 0.15),
    side: surface('paint', '#181430'),
    floor: surface('carpet', '#241a4a', '#e03fb0'),
    ceiling: surface('paint', '#0e0c18'),
    windows: [],
    isDark: true,
    furniture: [
      ...[-2.6, -1.7, -0.8, 0.1, 1, 1.9, 2.8].flatMap((x, k) =>
        arcadeMachine(
          x,
          0.4,
          ['#e0402f', '#f0b42a', '#3fa0ff', '#e03fb0'][k % 4],
          ['#2a6ae0', '#c23aa0', '#2fa06a', '#e07a2a'][k % 4],
        ),
      ),
      ...[-2.75, 2.75].flatMap((x, k) =>
        [1.6, 2.7].flatMap(back =>
          arcadeMachine(x, back, k ? '#3fd0c0' : '#f0b42a', k ? '#e0402f' : '#7a3ae0'),
        ),
      ),
      block(0, 0.05, 6, 0.05, 2.2, 0.06, surface('paint', '#ff3fb0', undefined, 2.4)),
      block(0, 0.05, 6, 0.05, 2.4, 0.06, surface('paint', '#3fd0ff', undefined, 2.4)),
    ],
    lamps: [
      lamp(-1.8, 2.1, 1.4, 1.1, PINK_LIGHT),
      lamp(1.8, 2.1, 1.4, 1.1, BLUE_LIGHT),
      lamp(0, 2.4, 3, 0.7, [0.7, 0.4, 1]),
    ],
  }),
  boxing: room({
    width: 8,
    height: 4,
    depth: 4.6,
    wall: surface('bricks', '#6a4a40', '#8a7a6a'),
    floor: surface('carpet', '#c9c2b0', '#bfb8a6'),
    ceiling: surface('metal', '#2a2c30'),
    windows: [],
    isDark: true,
    furniture: [
      ...[0.5, 0.95, 1.4].flatMap((y, k) => [
        block(
          0,
          1.2,
          6.6,
          0.05,
          y,
          0.05,
          surface('paint', ['#d9dce0', '#c9342f', '#2f5ac9'][k], undefined, 0.2),
        ),
        ...[-3.3, 3.3].map(x =>
          block(
            x,
            3.4,
            0.05,
            4.4,
            y,
            0.05,
            surface('paint', ['#d9dce0', '#c9342f', '#2f5ac9'][k], undefined, 0.2),
          ),
        ),
      ]),
      ...[-3.3, 3.3].map((x, k) =>
        block(x, 1.2, 0.22, 0.22, 0, 1.6, surface('paint', k ? '#2f5ac9' : '#c9342f')),
      ),
      block(0, 0.1, 8, 0.1, 0, 1, surface('curtain', '#3a2f44')),
    ],
    lamps: [
      lamp(0, 3.8, 3.4, 3.4, WHITE_LIGHT),
      lamp(-2, 3.8, 2, 1.4, WHITE_LIGHT),
      lamp(2, 3.8, 2, 1.4, WHITE_LIGHT),
    ],
  }),
  sauna: room({
    width: 4,
    height: 2.5,
    depth: 2.6,
    wall: surface('planks', '#b07a44', '#d9a468'),
    side: surface('planks', '#a87440', '#d09a5e'),
    floor: surface('planks', '#8a5c34', '#a87848'),
    ceiling: surface('planks', '#b88450', '#d9a872'),
    isDark: true,
    windows: [],
    furniture: [
      block(0, 0.4, 3.9, 0.8, 0.8, 0.08, surface('planks', '#c9965a', '#e8c088')),
      block(0, 0.05, 3.9, 0.06, 0, 0.8, surface('planks', '#94683c', '#b0844e')),
      block(0, 1, 3.9, 0.5, 0.36, 0.08, surface('planks', '#c9965a', '#e8c088')),
      block(1.55, 1.7, 0.6, 0.6, 0, 0.7, surface('paint', '#33302e')),
      block(1.55, 1.7, 0.52, 0.52, 0.7, 0.14, surface('rock', '#5a5650', '#8a847a')),
      block(1.55, 2.01, 0.4, 0.02, 0.2, 0.3, surface('art', '#ff6a1a', '#ffc24a', 1.6)),
    ],
    props: [prop('bucket', -1.4, 0.44, 1, 0.36)],
    lamps: [lamp(-1.6, 1.9, 0.3, 1.2, WARM), lamp(1.2, 1, 2, 0.9, FIRE), lamp(0, 2.3, 2.4, 0.8, WARM)],
  }),
}
