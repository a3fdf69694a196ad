import type { SharePen } from '../pen.ts'
import { shadeHex } from '../tint.ts'
import type { Piece } from './piece.ts'
import { ball, blob, bow, fromAbove, polygon, polyline, rounding, spread, turned } from './shapes.ts'

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

/** A roast chicken lying on its back, its legs to the right. */
function roastAt(pen: SharePen, x: number, y: number, half: number) {
  const at = (...flat: number[]) => flat.map((value, k) => (k % 2 ? y : x) + value * half)
  const skin = '#b8692a'
  blob(pen, fromAbove(pen, y - half * 0.9, y + half * 0.2, skin), [
    ...at(-1, -0.1, -0.9, -0.7, -0.3, -0.95, 0.35, -0.85, 0.75, -0.45),
    ...at(0.7, 0.12, 0.1, 0.22, -0.7, 0.2),
  ])
  polyline(pen, '#f1e4cc', half * 0.1, at(0.9, -0.42, 1.24, -0.6))
  blob(pen, fromAbove(pen, y - half * 0.7, y, shadeHex(skin, 0.06)), [
    ...at(0.05, -0.25, 0.3, -0.65, 0.8, -0.6, 1.08, -0.5, 0.95, -0.3, 0.6, 0.02),
  ])
  bow(pen, shadeHex(skin, -0.3), half * 0.04, at(-0.6, -0.1, -0.3, 0.1, 0.1, 0))
  bow(pen, shadeHex(skin, 0.5), half * 0.06, at(-0.62, -0.55, -0.3, -0.78, 0.1, -0.7))
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

/** A laden table's middle: a roast, bread, fruit, bowls, a jug and candles. */
function drawFeast(pen: SharePen) {
  const { g } = pen
  for (const x of [0.92, 2.86]) {
    pen.fillShape(rounding(pen, x - 0.06, x + 0.06, '#f3e8cf'), () => pen.rect(x - 0.045, 0.2, 0.09, 0.4))
    blob(pen, '#ffca4a', [x - 0.05, 0.16, x, -0.02, x + 0.05, 0.16, x, 0.22])
    turned(pen, rounding(pen, x - 0.15, x + 0.15, '#c9a24a'), x, [0.06, 0.58, 0.04, 0.66, 0.15, 0.72])
  }
  // Behind: a jug, a cake and a bowl of fruit.
  turned(pen, rounding(pen, 0.24, 0.66, '#8a3a2a'), 0.45, [0.1, 0.16, 0.08, 0.28, 0.22, 0.5, 0.16, 0.74])
  bow(pen, '#8a3a2a', 0.05, [0.6, 0.3, 0.86, 0.4, 0.62, 0.56])
  turned(pen, rounding(pen, 2.98, 3.66, '#3f74b0'), 3.32, [0.34, 0.46, 0.26, 0.66, 0.14, 0.76])
  for (const [k, hex] of ['#d8321f', '#f2a01c', '#6a2f8a', '#8fbf3a', '#d8321f'].entries())
    ball(pen, 3.08 + k * 0.12, 0.4 - (k % 2) * 0.1, 0.11, hex)
  for (let k = 0; k < 7; k++)
    ball(pen, 2.42 + (k % 4) * 0.07, 0.5 + Math.floor(k / 4) * 0.07, 0.05, '#6a2f8a')
  // In the middle the roast, on its platter with leaves around it.
  plateAt(pen, 1.86, 0.72, 0.86, '#d9d4c4')
  for (let k = 0; k < 12; k++) {
    g.fillStyle = k % 2 ? '#5f9e3a' : '#3f7a2c'
    pen.fillEllipse(1.3 + k * 0.1, 0.7 + (k % 3) * 0.03, 0.12, 0.05, k)
  }
  roastAt(pen, 1.82, 0.66, 0.52)
  for (let k = 0; k < 4; k++) ball(pen, 1.3 + k * 0.36, 0.82 - Math.abs(k - 1.5) * 0.02, 0.075, '#e8b84e')
  // In front: bread, soup and salad.
  blob(pen, fromAbove(pen, 0.62, 0.98, '#c98a42'), [
    ...[0.06, 0.92, 0.1, 0.68, 0.5, 0.6, 0.98, 0.68, 1.04, 0.92, 0.5, 1],
  ])
  for (let k = 0; k < 4; k++)
    bow(pen, '#f0d29a', 0.03, [0.26 + k * 0.18, 0.68, 0.3 + k * 0.18, 0.76, 0.24 + k * 0.18, 0.84])
  for (const [x, inside] of [
    [1.36, '#d8642c'],
    [2.42, '#6fae3a'],
  ] as const) {
    turned(pen, rounding(pen, x - 0.3, x + 0.3, '#f1ede4'), x, [0.3, 0.82, 0.26, 0.92, 0.14, 1])
    g.fillStyle = inside
    pen.fillEllipse(x, 0.82, 0.28, 0.06)
    for (let k = 0; k < 7; k++) {
      g.fillStyle = shadeHex(inside, k % 2 ? 0.35 : -0.2)
      pen.fillEllipse(x - 0.18 + k * 0.06, 0.815 + (k % 3) * 0.012, 0.05, 0.022, k)
    }
  }
  plateAt(pen, 3.2, 0.88, 0.5)
  for (let k = 0; k < 4; k++)
    polygon(pen, fromAbove(pen, 0.7, 0.92, k % 2 ? '#f2c94a' : '#f6dc82'), [
      ...[2.9 + k * 0.17, 0.9, 2.98 + k * 0.17, 0.74, 3.14 + k * 0.17, 0.9],
    ])
}

/** A board of sausage in slices, ham, two cheeses, grapes, olives and crackers, each by itself. */
function drawCharcuterie(pen: SharePen) {
  const { g } = pen
  const wood = '#a9743f'
  g.fillStyle = shadeHex(wood, -0.45)
  pen.fillRoundRect(0.02, 0.82, 2.7, 0.13, 0.05)
  polygon(pen, fromAbove(pen, 0.4, 0.9, wood), [0.3, 0.42, 2.44, 0.42, 2.74, 0.88, 0, 0.88])
  // Behind: a wedge of hard cheese, grapes, a row of crackers.
  polygon(pen, fromAbove(pen, 0.1, 0.4, '#f7d873'), [0.42, 0.4, 0.92, 0.2, 1.1, 0.36, 0.6, 0.54])
  polygon(pen, '#e8b23a', [0.42, 0.4, 0.6, 0.54, 0.6, 0.68, 0.42, 0.54])
  polygon(pen, '#f2c44e', [0.6, 0.54, 1.1, 0.36, 1.1, 0.5, 0.6, 0.68])
  for (const [x, y, r] of [
    [0.74, 0.57, 0.035],
    [0.9, 0.5, 0.028],
    [1.02, 0.45, 0.02],
  ] as const) {
    g.fillStyle = '#c9902a'
    pen.fillEllipse(x, y, r, r * 0.9)
  }
  heapOf(pen, '#6a2f7a', 1.42, 0.5, 0.22, 0.062)
  polyline(pen, '#6f8a3a', 0.025, [1.42, 0.28, 1.5, 0.16])
  for (let k = 0; k < 7; k++) {
    const x = 1.78 + k * 0.09
    g.fillStyle = shadeHex('#d9a45a', -0.25)
    pen.fillRoundRect(x, 0.34 + k * 0.008, 0.2, 0.2, 0.03)
    g.fillStyle = '#e6bb78'
    pen.fillRoundRect(x, 0.32 + k * 0.008, 0.19, 0.2, 0.03)
  }
  // In front: salami in a fan, a bowl of olives, soft cheese, folded ham.
  for (let k = 0; k < 7; k++) {
    const [x, y] = [0.26 + k * 0.13, 0.76 - Math.sin((k / 6) * Math.PI) * 0.05]
    g.fillStyle = '#7a2018'
    pen.fillEllipse(x, y + 0.012, 0.15, 0.09)
    g.fillStyle = '#b8382c'
    pen.fillEllipse(x, y, 0.145, 0.085)
    g.fillStyle = '#e6b0a0'
    for (let j = 0; j < 6; j++)
      pen.fillEllipse(
        x + (spread(k * 7 + j) - 0.5) * 0.2,
        y + (spread(k * 5 + j, 0.37) - 0.5) * 0.1,
        0.014,
        0.009,
      )
  }
  turned(pen, rounding(pen, 1.2, 1.62, '#e9e4da'), 1.41, [0.21, 0.68, 0.18, 0.8, 0.1, 0.86])
  g.fillStyle = '#4a5a20'
  pen.fillEllipse(1.41, 0.68, 0.19, 0.06)
  for (let k = 0; k < 6; k++) ball(pen, 1.28 + k * 0.052, 0.66 + (k % 2) * 0.03, 0.042, '#6f8a2c')
  for (let k = 0; k < 4; k++) {
    const x = 1.82 + k * 0.13
    blob(pen, fromAbove(pen, 0.58, 0.84, '#d8786a'), [
      ...[x - 0.12, 0.82, x - 0.13, 0.64, x, 0.56, x + 0.13, 0.66, x + 0.12, 0.82, x, 0.86],
    ])
    bow(pen, '#f6dcd0', 0.025, [x - 0.08, 0.8, x - 0.04, 0.64, x + 0.06, 0.62])
  }
  g.fillStyle = '#d9d2c0'
  pen.fillEllipse(2.42, 0.76, 0.2, 0.1)
  pen.fillRect(2.22, 0.68, 0.4, 0.08)
  g.fillStyle = '#f8f4e6'
  pen.fillEllipse(2.42, 0.68, 0.2, 0.1)
}

/** Whole meals, and the boards that are shared at a table. */
export const MEAL_PIECES: Readonly<Record<string, Piece>> = {
  '@meal': { broadness: 2.6, draw: (pen, { colour }) => drawMeal(pen, colour) },
  '@feast': { broadness: 3.75, draw: pen => drawFeast(pen) },
  '@charcuterie': { broadness: 2.76, draw: pen => drawCharcuterie(pen) },
}
