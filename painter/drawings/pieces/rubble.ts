import type { SharePen } from '../pen.ts'
import { shadeHex } from '../tint.ts'
import type { Piece, PieceOptions } from './piece.ts'
import { polygon, polyline, spread } from './shapes.ts'

const BREADTH = 2.6
const STEEL = '#5a4034'
const ROWS = 7

/** How high the heap is at a column. */
const crest = (x: number) => 0.12 + 0.8 * Math.max(0, 1 - Math.abs(x / BREADTH - 0.45) * 2.1) ** 0.8

/** What is left of a house that fell: broken slabs, bent rods, and dust between them. */
function drawRubble(pen: SharePen, { colour = '#8b857c', snow }: PieceOptions) {
  polygon(pen, shadeHex(colour, -0.45), [0.02, 1, 0.5, 0.66, 1.1, 0.3, 1.6, 0.5, 2.2, 0.8, BREADTH, 1])
  for (let row = 0; row < ROWS; row++)
    for (let k = 0; k < 13; k++) {
      const n = row * 13 + k
      const x = (k + spread(n)) * (BREADTH / 13)
      const y = 1 - crest(x) * (1 - (row + spread(n, 0.41) * 0.8) / ROWS)
      const half = (0.07 + 0.11 * spread(n, 0.27)) * (0.7 + 0.5 * (row / ROWS))
      const turn = (spread(n, 0.83) - 0.5) * 1.5
      const thick = half * 0.42
      const [c, s] = [Math.cos(turn), Math.sin(turn)]
      const corner = (u: number, v: number) => [
        x + u * half * c - v * thick * s,
        y + u * half * s + v * thick * c,
      ]
      const tone = shadeHex(n % 6 === 0 ? '#9c5a44' : colour, (spread(n, 0.57) - 0.5) * 0.5)
      const [a, b, d, e] = [corner(-1, -1), corner(1, -0.8), corner(0.9, 1), corner(-0.9, 0.9)]
      polygon(
        pen,
        shadeHex(tone, -0.35),
        [...a, ...b, ...d, ...e].map((p, i) => (i % 2 ? p + thick * 0.7 : p)),
      )
      polygon(pen, snow && row < 3 ? '#e8edf2' : tone, [...a, ...b, ...d, ...e])
      if (n % 5 === 0)
        polyline(pen, STEEL, 0.012, [x, y, x + c * half * 1.3, y - half * 1.1, x + c * half * 1.9, y - half])
    }
}

/** What lies where houses stood. */
export const RUBBLE_PIECES: Readonly<Record<string, Piece>> = {
  '@rubble': { broadness: BREADTH, draw: drawRubble },
}
