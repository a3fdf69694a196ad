import type { SharePen } from '../../pen.ts'
import { shadeHex } from '../../tint.ts'
import type { Piece, PieceOptions } from '../piece.ts'
import { ball, blob, fromAbove, polygon, polyline, spread } from '../shapes.ts'

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

/** What lies about in rooms that nobody has tidied. */
export const LITTER: Readonly<Record<string, Piece>> = {
  '@clothesheap': { broadness: 2.1, draw: drawClothesHeap },
  '@droppedshirt': { broadness: 2.5, draw: drawDroppedShirt },

  '@pizzabox': { broadness: 2.2, draw: drawPizzaBox },
  '@papers': { broadness: 2.4, draw: drawPapers },
}
