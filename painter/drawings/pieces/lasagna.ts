import type { SharePen } from '../pen.ts'
import { shadeHex } from '../tint.ts'
import { fromAbove, polygon, polyline, spread } from './shapes.ts'

const SAUCE = '#a8281a'
const PASTA = '#f2d692'
const CHEESE = '#f0bc4e'
const GLASS = '#dfe9ea'
const TOP = { back: 0.1, front: 0.46 }
const BOTTOM = 0.95
const SHEETS = 4

/** Wavy sheets of pasta between sauce, as seen through the front of the dish. */
function drawSheets(pen: SharePen) {
  const { front } = TOP
  polygon(pen, fromAbove(pen, front, BOTTOM, SAUCE), [0.14, front, 1.76, front, 1.66, BOTTOM, 0.24, BOTTOM])
  const step = (BOTTOM - front - 0.04) / SHEETS
  for (let k = 0; k < SHEETS; k++) {
    const inset = 0.17 + k * 0.024
    const wave = Array.from({ length: 17 }, (_, i) => [
      inset + ((1.9 - inset * 2) * i) / 16,
      front + (k + 0.7) * step + Math.sin(i * 1.3 + k * 2.1) * step * 0.16,
    ]).flat()
    polyline(pen, shadeHex(PASTA, -0.35), step * 0.5, wave)
    polyline(pen, PASTA, step * 0.34, wave)
  }
}

/** Browned cheese over a baking dish of glass, through which the layers are seen. */
export function drawLasagna(pen: SharePen) {
  const { g } = pen
  const { back, front } = TOP
  drawSheets(pen)
  polygon(pen, shadeHex(SAUCE, -0.1), [0.36, back, 1.54, back, 1.78, front, 0.12, front])
  polygon(pen, fromAbove(pen, back, front, CHEESE), [
    0.4,
    back + 0.02,
    1.5,
    back + 0.02,
    1.72,
    front - 0.02,
    0.18,
    front - 0.02,
  ])
  for (let k = 0; k < 46; k++) {
    const along = spread(k, 0.37)
    const y = back + 0.05 + along * 0.26
    const x = 0.46 - along * 0.18 + spread(k) * (0.98 + along * 0.36)
    g.fillStyle = ['#fae09a', '#f6cf74', '#c9601e', '#8f3f16', '#b5301c'][k % 5]
    pen.fillEllipse(x, y, 0.03 + spread(k, 0.71) * 0.05, 0.012 + spread(k, 0.53) * 0.014)
  }
  // Cheese has run down the front.
  for (let k = 0; k < 9; k++) {
    g.fillStyle = fromAbove(pen, front - 0.04, front + 0.16, CHEESE)
    pen.fillRoundRect(
      0.2 + k * 0.172,
      front - 0.04,
      0.1 + spread(k) * 0.05,
      0.09 + spread(k, 0.37) * 0.1,
      0.045,
    )
  }
  for (const [x, y, turn] of [
    [0.9, 0.2, -0.4],
    [1.0, 0.22, 0.5],
    [0.94, 0.27, 1.3],
  ]) {
    g.fillStyle = '#3f7d2c'
    pen.fillEllipse(x, y, 0.08, 0.03, turn)
  }
  polyline(pen, GLASS, 0.035, [
    0.1,
    front,
    0.34,
    back - 0.02,
    1.56,
    back - 0.02,
    1.8,
    front,
    1.69,
    0.97,
    0.21,
    0.97,
    0.1,
    front,
  ])
  g.globalAlpha = 0.3
  polygon(pen, '#ffffff', [0.2, front + 0.06, 0.5, front + 0.06, 0.44, BOTTOM, 0.27, BOTTOM])
  g.globalAlpha = 1
}
