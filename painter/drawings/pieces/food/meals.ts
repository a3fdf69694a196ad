import type { SharePen } from '../../pen.ts'
import { shadeHex } from '../../tint.ts'
import type { Piece } from '../piece.ts'
import { ball, blob, bow, fromAbove, polyline, spread } from '../shapes.ts'

/** A plate of china around x, seen as from a chair. */
function plateAt(pen: SharePen, x: number, y: number, half: number, china = '#f1ede4') {
  const { g } = pen
  g.fillStyle = shadeHex(china, -0.35)
  pen.fillEllipse(x, y + half * 0.05, half, half * 0.28)
  g.fillStyle = pen.across(x - half, x + half, shadeHex(china, 0.1), china, shadeHex(china, -0.16))
  pen.fillEllipse(x, y, half, half * 0.27)
  g.fillStyle = shadeHex(china, -0.09)
  pen.fillEllipse(x, y - half * 0.01, half * 0.76, half * 0.19)
}

/** Small round things heaped around x. */
function heapOf(pen: SharePen, colour: string, x: number, y: number, half: number, radius: number) {
  for (let row = 3; row >= 0; row--)
    for (let k = 0; k < 7 - row; k++)
      ball(
        pen,
        x + (k / (6 - row) - 0.5) * 2 * half * (1 - row * 0.2) + (spread(k + row * 9) - 0.5) * radius,
        y - row * radius * 1.1 + (spread(k * 3 + row) - 0.5) * radius,
        radius,
        shadeHex(colour, (spread(k + row * 5, 0.31) - 0.5) * 0.25),
      )
}

/** Sliced roast with sauce, potatoes, peas and carrots, fork and knife beside the plate. */
function drawMeal(pen: SharePen, china = '#f1ede4') {
  const { g } = pen
  plateAt(pen, 1.3, 0.68, 1.04, china)
  const steel = '#b9bfc8'
  polyline(pen, steel, 0.05, [0.2, 0.62, 0.06, 0.94])
  for (const k of [-1, 0, 1]) polyline(pen, steel, 0.018, [0.2 + k * 0.03, 0.62, 0.25 + k * 0.035, 0.46])
  polyline(pen, '#dfe3e8', 0.06, [2.38, 0.46, 2.46, 0.72])
  polyline(pen, steel, 0.05, [2.46, 0.72, 2.54, 0.94])
  for (const [x, y] of [
    [0.78, 0.5],
    [0.98, 0.44],
    [0.92, 0.58],
    [1.12, 0.52],
  ] as const) {
    g.fillStyle = fromAbove(pen, y - 0.12, y + 0.1, '#e8b84e')
    pen.fillEllipse(x, y, 0.13, 0.1, x * 3)
  }
  heapOf(pen, '#6fae3a', 1.62, 0.58, 0.24, 0.05)
  for (let k = 0; k < 5; k++)
    polyline(pen, shadeHex('#f08a24', (k % 2) * 0.15), 0.07, [
      1.3 + k * 0.055,
      0.36 + k * 0.02,
      1.52 + k * 0.05,
      0.48 + k * 0.015,
    ])
  for (let k = 0; k < 4; k++) {
    const x = 0.92 + k * 0.24
    blob(pen, fromAbove(pen, 0.5, 0.82, '#7a3f22'), [
      ...[x - 0.2, 0.8, x - 0.2, 0.58, x, 0.5, x + 0.22, 0.56, x + 0.24, 0.78, x, 0.84],
    ])
    blob(pen, '#c9826a', [
      ...[x - 0.14, 0.78, x - 0.15, 0.62, x, 0.56, x + 0.15, 0.62, x + 0.16, 0.76, x, 0.8],
    ])
  }
  blob(pen, '#5a2e14', [0.9, 0.78, 1.1, 0.68, 1.5, 0.7, 1.8, 0.76, 1.6, 0.84, 1.1, 0.84])
  bow(pen, '#a8683c', 0.02, [1, 0.76, 1.3, 0.71, 1.6, 0.75])
  for (let k = 0; k < 3; k++) {
    g.fillStyle = k % 2 ? '#4f9a34' : '#6fb848'
    pen.fillEllipse(1.2 + k * 0.09, 0.5 + (k % 2) * 0.03, 0.08, 0.035, k * 1.1)
  }
}

/** Whole meals, and the boards that are shared at a table. */
export const MEAL_PIECES: Readonly<Record<string, Piece>> = {
  '@meal': { broadness: 2.6, draw: (pen, { colour }) => drawMeal(pen, colour) },
}
