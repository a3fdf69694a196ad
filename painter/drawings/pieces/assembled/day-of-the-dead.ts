import type { Piece } from '../piece.ts'
import { assembled, inRow, type Part } from './assemble.ts'
import { candle } from './lit-candle.ts'

const [RED, ORANGE, BONE] = ['#c8283a', '#f08a1e', '#f7f1e2']
const [MAGENTA, TURQUOISE, VIOLET, YELLOW] = ['#e0307a', '#1fa6a0', '#7a3ab0', '#f6c62e']

/** A skull painted for the Day of the Dead: its middle and half its breadth. */
const sugarSkull = (x: number, y: number, r: number, trim: string): Part[] => [
  ['ball', BONE, x, y, r],
  ['box', BONE, x - r * 0.55, y + r * 0.5, r * 1.1, r * 0.72, r * 0.2],
  ['leaves', trim, 10, x - r * 0.4, y + r * 0.08, r * 0.24, r * 0.2],
  ['leaves', trim, 10, x + r * 0.4, y + r * 0.08, r * 0.24, r * 0.2],
  ['ball', '#1d1420', x - r * 0.4, y + r * 0.08, r * 0.23],
  ['ball', '#1d1420', x + r * 0.4, y + r * 0.08, r * 0.23],
  ['poly', '#1d1420', x, y + r * 0.34, x + r * 0.13, y + r * 0.6, x - r * 0.13, y + r * 0.6],
  ['line', '#4a3440', r * 0.05, x - r * 0.46, y + r * 0.88, x + r * 0.46, y + r * 0.88],
  ['line', '#4a3440', r * 0.05, x - r * 0.3, y + r * 0.72, x - r * 0.3, y + r * 1.04],
  ['line', '#4a3440', r * 0.05, x, y + r * 0.72, x, y + r * 1.04],
  ['line', '#4a3440', r * 0.05, x + r * 0.3, y + r * 0.72, x + r * 0.3, y + r * 1.04],
  ['leaves', MAGENTA, 8, x, y - r * 0.55, r * 0.16, r * 0.26],
  ['ball', YELLOW, x, y - r * 0.55, r * 0.1],
  [
    'bow',
    TURQUOISE,
    r * 0.06,
    x - r * 0.75,
    y - r * 0.2,
    x - r * 0.55,
    y - r * 0.6,
    x - r * 0.25,
    y - r * 0.6,
  ],
  [
    'bow',
    TURQUOISE,
    r * 0.06,
    x + r * 0.75,
    y - r * 0.2,
    x + r * 0.55,
    y - r * 0.6,
    x + r * 0.25,
    y - r * 0.6,
  ],
  ['ball', RED, x - r * 0.72, y + r * 0.36, r * 0.08],
  ['ball', RED, x + r * 0.72, y + r * 0.36, r * 0.08],
]

/** A marigold: its middle and half its breadth. */
const marigold = (x: number, y: number, r: number): Part[] => [
  ['leaves', ORANGE, 14, x, y, r * 0.72, r * 0.8],
  ['leaves', YELLOW, 9, x, y, r * 0.38, r * 0.6],
]

/** The altar of the Day of the Dead, and what it is decked with. */
export const ALTAR_PIECES: Readonly<Record<string, Piece>> = assembled({
  '@sugarskull': [1, BONE, ...sugarSkull(0.5, 0.43, 0.42, TURQUOISE)],
  '@ofrenda': [
    1.3,
    MAGENTA,
    ['box', '#7a1f5a', 0.12, 0.14, 1.06, 0.86, 0.02],
    ...inRow(5, 0.22, 1.08, (x, k): Part[] => [
      [
        'poly',
        [MAGENTA, YELLOW, TURQUOISE, ORANGE, VIOLET][k],
        x - 0.1,
        0,
        x + 0.1,
        0,
        x + 0.1,
        0.13,
        x,
        0.18,
        x - 0.1,
        0.13,
      ],
      ['dots', '#fff4e0', 0.014, x - 0.05, 0.04, x + 0.05, 0.1, 3, 2],
    ]),
    ...inRow(13, 0.12, 1.18, (x, k): Part[] => marigold(x, 0.21 + Math.abs(k - 6) * 0.004, 0.05)),
    ['slab', '#c2318a', 0.14, 0.48, 1.02, 0.1, 0],
    ['box', '#5a3a1c', 0.5, 0.24, 0.3, 0.25, 0.02],
    ['box', '#e8dcc0', 0.53, 0.27, 0.24, 0.19, 0],
    ['ball', '#a87a5a', 0.65, 0.35, 0.05],
    ['blob', '#4a4a5a', 0.65, 0.38, 0.75, 0.47, 0.65, 0.46, 0.55, 0.47],
    ...candle(0.24, 0.36, 0.05, 0.13, BONE),
    ...candle(1.06, 0.36, 0.05, 0.13, BONE),
    ...marigold(0.39, 0.43, 0.07),
    ...marigold(0.91, 0.43, 0.07),
    ['slab', '#f08a1e', 0.06, 0.72, 1.18, 0.28, 0],
    ['dots', YELLOW, 0.03, 0.12, 0.95, 1.18, 0.95, 14, 1],
    ...sugarSkull(0.3, 0.6, 0.105, TURQUOISE),
    ...sugarSkull(0.65, 0.6, 0.12, MAGENTA),
    ...sugarSkull(1, 0.6, 0.105, VIOLET),
    ...candle(0.475, 0.6, 0.045, 0.14, RED),
    ...candle(0.83, 0.6, 0.045, 0.14, RED),
    ...inRow(9, 0.1, 1.2, (x): Part[] => marigold(x, 0.79, 0.055)),
  ],
  '@papelpicado': [
    3.4,
    MAGENTA,
    ['bow', '#f4f0e8', 0.03, 0, 0.04, 1.7, 0.26, 3.4, 0.04],
    ...inRow(6, 0.35, 3.05, (x, k): Part[] => {
      const top = 0.06 + (1 - ((x - 1.7) / 1.7) ** 2) * 0.09
      return [
        [
          'poly',
          [MAGENTA, YELLOW, TURQUOISE, ORANGE, VIOLET, '#3aa84a'][k],
          x - 0.22,
          top,
          x + 0.22,
          top,
          x + 0.22,
          top + 0.58,
          x + 0.11,
          top + 0.7,
          x,
          top + 0.58,
          x - 0.11,
          top + 0.7,
          x - 0.22,
          top + 0.58,
        ],
        ['leaves', '#fff6e6', 8, x, top + 0.28, 0.09, 0.11],
        ['dots', '#fff6e6', 0.025, x - 0.15, top + 0.08, x + 0.15, top + 0.5, 3, 2],
      ]
    }),
  ],
  '@garland': [
    3,
    ORANGE,
    ...inRow(19, 0.15, 2.85, (x, k): Part[] =>
      marigold(x, 0.2 + (1 - ((x - 1.5) / 1.35) ** 2) * 0.6, k % 2 ? 0.15 : 0.17),
    ),
  ],
})
