import type { SharePen } from '../pen.ts'
import { shadeHex } from '../tint.ts'
import type { Piece, PieceOptions } from './piece.ts'
import { ball, blob, fromAbove, polygon, polyline, rounding, spread } from './shapes.ts'

const CLOTHS = ['#c9453a', '#2f5a8a', '#e8e2da', '#3f7a5a', '#e0a03a', '#6a4a8a', '#3a3a42', '#d87a9a']

/** Clothes dropped on one another. */
function drawClothesHeap(pen: SharePen) {
  for (let k = 0; k < 9; k++) {
    const x = 0.25 + ((k * 5) % 9) * 0.19
    const y = 0.86 - Math.floor(k / 3) * 0.2
    const s = 0.3 + spread(k) * 0.14
    const own = CLOTHS[(k * 3) % CLOTHS.length]
    blob(pen, fromAbove(pen, y - s * 0.6, y + s * 0.4, own), [
      x - s,
      y + s * 0.3,
      x - s * 0.7,
      y - s * 0.35,
      x - s * 0.1,
      y - s * 0.6,
      x + s * 0.6,
      y - s * 0.3,
      x + s * 1.05,
      y + s * 0.2,
      x + s * 0.3,
      y + s * 0.45,
    ])
    for (const dx of [-0.4, 0, 0.4])
      polyline(pen, shadeHex(own, -0.35), 0.018, [
        x + dx * s,
        y - s * 0.3,
        x + dx * s + s * 0.14,
        y + s * 0.22,
      ])
  }
}

/** A shirt that lies where it was dropped, its arms spread. */
function drawDroppedShirt(pen: SharePen, { colour = '#3f7ac0' }: PieceOptions) {
  blob(
    pen,
    fromAbove(pen, 0, 1, colour),
    [
      0.4, 0.1, 1, 0.2, 1.6, 0.05, 2.5, 0.4, 2.3, 0.75, 1.8, 0.6, 1.9, 0.98, 0.6, 0.95, 0.7, 0.55, 0.2, 0.75,
      0, 0.45,
    ],
  )
  for (const x of [0.8, 1.15, 1.5]) polyline(pen, shadeHex(colour, -0.3), 0.04, [x, 0.3, x + 0.08, 0.8])
}

/** Plates, bowls, cups and a pan that nobody has washed, in a leaning pile. */
function drawDirtyDishes(pen: SharePen) {
  const { g } = pen
  const wares = [
    [0.62, '#f2f0ea', 0.5],
    [0.58, '#dfe8ee', 0.46],
    [0.64, '#f2f0ea', 0.44],
    [0.6, '#e8d9b8', 0.4],
    [0.56, '#f2f0ea', 0.42],
    [0.66, '#9fc0d2', 0.34],
  ] as const
  for (const [k, [x, own, half]] of wares.entries()) {
    const y = 0.93 - k * 0.1
    g.fillStyle = rounding(pen, x - half, x + half, own)
    blob(pen, g.fillStyle, [
      x - half,
      y - 0.06,
      x + half,
      y - 0.06,
      x + half * 0.6,
      y + 0.07,
      x - half * 0.6,
      y + 0.07,
    ])
    g.fillStyle = shadeHex(own, -0.1)
    pen.fillEllipse(x, y - 0.055, half * 0.98, 0.05)
    g.fillStyle = k % 2 ? '#a8642c' : '#c8402c'
    pen.fillEllipse(x - half * 0.2, y - 0.055, half * 0.4, 0.022)
  }
  for (const [x, own] of [
    [0.5, '#d9553a'],
    [0.78, '#3f7ac0'],
  ] as const) {
    g.fillStyle = rounding(pen, x - 0.1, x + 0.1, own)
    pen.fillRoundRect(x - 0.1, 0.16, 0.2, 0.2, 0.03)
    g.strokeStyle = own
    pen.lineWidth = 0.03
    pen.begin()
    pen.arc(x + 0.12, 0.26, 0.05)
    g.stroke()
  }
  polyline(pen, '#b8c0c8', 0.03, [0.64, 0.3, 0.72, 0.02])
  g.fillStyle = rounding(pen, 1.05, 1.65, '#4a4d54')
  pen.fillRoundRect(1.08, 0.68, 0.6, 0.3, 0.05)
  polyline(pen, '#26262a', 0.06, [1.66, 0.76, 2.05, 0.68])
  g.fillStyle = '#8a4a24'
  pen.fillEllipse(1.38, 0.69, 0.28, 0.05)
}

/** A pizza in its box, the lid up. */
function drawPizzaBox(pen: SharePen, { colour = '#d9b98a' }: PieceOptions) {
  const { g } = pen
  polygon(pen, fromAbove(pen, 0, 0.5, shadeHex(colour, 0.1)), [0.3, 0.02, 1.9, 0.02, 2, 0.55, 0.2, 0.55])
  g.fillStyle = '#c23a2f'
  pen.fillEllipse(1.1, 0.27, 0.34, 0.13)
  polygon(pen, shadeHex(colour, -0.2), [0.2, 0.55, 2, 0.55, 2.18, 0.86, 0.02, 0.86])
  g.fillStyle = '#c98a3a'
  pen.fillEllipse(1.1, 0.71, 0.84, 0.14)
  g.fillStyle = '#f2c24a'
  pen.fillEllipse(1.1, 0.705, 0.74, 0.115)
  for (let k = 0; k < 9; k++) {
    g.fillStyle = '#b8302a'
    pen.fillEllipse(0.55 + (k % 5) * 0.27, 0.67 + (k % 2) * 0.08, 0.08, 0.026)
  }
  g.fillStyle = fromAbove(pen, 0.86, 1, colour)
  pen.fillRect(0.02, 0.86, 2.16, 0.14)
}

/** Sheets of paper, some of them crumpled. */
function drawPapers(pen: SharePen) {
  for (let k = 0; k < 6; k++) {
    const [x, y] = [0.3 + ((k * 4) % 6) * 0.36, 0.5 + (k % 3) * 0.16]
    const lean = (spread(k) - 0.5) * 0.3
    polygon(pen, shadeHex('#f6f4ec', -0.04 * (k % 3)), [
      x - 0.3,
      y + lean * 0.4,
      x + 0.22,
      y - 0.14 + lean * 0.4,
      x + 0.34,
      y + 0.06 - lean * 0.3,
      x - 0.18,
      y + 0.24 - lean * 0.3,
    ])
    for (let n = 0; n < 3; n++)
      polyline(pen, '#9aa4ae', 0.014, [
        x - 0.16 + n * 0.02,
        y + 0.06 + n * 0.045,
        x + 0.16 + n * 0.02,
        y - 0.02 + n * 0.045,
      ])
  }
  for (const [x, y, r] of [
    [0.5, 0.3, 0.17],
    [1.7, 0.24, 0.2],
    [2.1, 0.76, 0.18],
  ]) {
    ball(pen, x, y, r, '#efece2')
    for (let k = 0; k < 4; k++)
      polyline(pen, '#b8b4a6', 0.016, [
        x - r * 0.6 + k * r * 0.3,
        y - r * 0.5,
        x - r * 0.2 + k * r * 0.2,
        y + r * 0.4,
      ])
  }
}

/** Boxes, tyres, a bucket, planks and an old lamp on one heap. */
function drawJunk(pen: SharePen) {
  const { g } = pen
  for (const [x, y, w, h, own] of [
    [0.05, 0.56, 0.66, 0.44, '#b98f58'],
    [0.8, 0.62, 0.56, 0.38, '#a87c48'],
    [0.3, 0.24, 0.5, 0.34, '#c79a63'],
  ] as const) {
    g.fillStyle = pen.gradient(x, y, x + w, y + h, shadeHex(own, 0.2), own, shadeHex(own, -0.3))
    pen.fillRect(x, y, w, h)
    g.fillStyle = shadeHex(own, -0.2)
    pen.fillRect(x + w * 0.44, y, w * 0.12, h)
  }
  for (const y of [0.88, 0.72, 0.56]) {
    g.fillStyle = '#232428'
    pen.fillEllipse(1.62, y, 0.34, 0.11)
    g.fillStyle = '#4a4c52'
    pen.fillEllipse(1.62, y - 0.03, 0.2, 0.05)
  }
  g.fillStyle = rounding(pen, 1, 1.3, '#4f7fa8')
  polygon(pen, g.fillStyle, [0.98, 0.36, 1.32, 0.36, 1.27, 0.64, 1.03, 0.64])
  for (const [x, lean] of [
    [0.2, 0.5],
    [1.9, -0.42],
  ])
    polyline(pen, '#8a6238', 0.055, [x, 0.98, x + lean, 0.04])
  polyline(pen, '#3a3a40', 0.03, [1.15, 0.36, 1.2, 0.12])
  polygon(pen, '#d9c08a', [1.02, 0.16, 1.1, 0, 1.3, 0, 1.38, 0.16])
}

/** What lies about in rooms that nobody has tidied. */
export const LITTER: Readonly<Record<string, Piece>> = {
  '@clothesheap': { broadness: 2.1, draw: drawClothesHeap },
  '@droppedshirt': { broadness: 2.5, draw: drawDroppedShirt },
  '@dirtydishes': { broadness: 2.1, draw: drawDirtyDishes },
  '@pizzabox': { broadness: 2.2, draw: drawPizzaBox },
  '@papers': { broadness: 2.4, draw: drawPapers },
  '@junkheap': { broadness: 2, draw: drawJunk },
}
