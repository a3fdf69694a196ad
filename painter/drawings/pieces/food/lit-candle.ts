import type { Part } from '../assembled.ts'

const FLAME = ['#ff9a1e', '#fff0b0'] as const

/** A candle with its flame: its middle, the row of its top, its breadth and its length. */
export const candle = (x: number, top: number, breadth: number, long: number, wax: string): Part[] => [
  ['box', wax, x - breadth / 2, top, breadth, long, 0.01],
  [
    'blob',
    FLAME[0],
    x,
    top - breadth * 2.6,
    x + breadth * 0.8,
    top - breadth * 0.8,
    x,
    top,
    x - breadth * 0.8,
    top - breadth * 0.8,
  ],
  [
    'blob',
    FLAME[1],
    x,
    top - breadth * 1.6,
    x + breadth * 0.4,
    top - breadth * 0.6,
    x,
    top - 0.01,
    x - breadth * 0.4,
    top - breadth * 0.6,
  ],
]
