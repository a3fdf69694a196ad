import type { Piece } from '../piece.ts'
import { assembled, type Part } from './assemble.ts'

const [CRUST, GOLDEN, CREAM] = ['#b8742a', '#e0a040', '#fbf3e0']

/** Scones, cut open on their plate. */
export const SCONES: Readonly<Record<string, Piece>> = assembled({
  '@scones': [
    1.9,
    GOLDEN,
    ['oval', '#d8d2c6', 0.95, 0.86, 0.95, 0.14],
    ['oval', '#f4f1ea', 0.95, 0.83, 0.95, 0.13],
    ['oval', '#e6e0d4', 0.95, 0.83, 0.68, 0.085],
    // Cut open, jam and cream on each half.
    ...(
      [
        [0.95, 0.6],
        [0.56, 0.84],
        [1.34, 0.84],
      ] as const
    ).flatMap(([x, foot]): Part[] => [
      ['slab', CRUST, x - 0.31, foot - 0.2, 0.62, 0.2, 0.07],
      ['slab', '$', x - 0.3, foot - 0.25, 0.6, 0.15, 0.07],
      ['ball', '#fbeecb', x, foot - 0.25, 0.07],
      ['slab', '#fbeecb', x - 0.29, foot - 0.28, 0.58, 0.06, 0.03],
      [
        'blob',
        '#b8182c',
        x - 0.3,
        foot - 0.26,
        x - 0.16,
        foot - 0.36,
        x + 0.16,
        foot - 0.36,
        x + 0.3,
        foot - 0.26,
        x + 0.2,
        foot - 0.17,
        x,
        foot - 0.24,
        x - 0.2,
        foot - 0.16,
      ],
      [
        'blob',
        CREAM,
        x - 0.22,
        foot - 0.32,
        x - 0.16,
        foot - 0.46,
        x,
        foot - 0.54,
        x + 0.16,
        foot - 0.46,
        x + 0.22,
        foot - 0.32,
        x,
        foot - 0.28,
      ],
      ['blob', '#ffffff', x - 0.1, foot - 0.42, x, foot - 0.52, x + 0.1, foot - 0.42, x, foot - 0.4],
    ]),
  ],
})
