import type { SharePen } from '../pen.ts'
import { shadeHex } from '../tint.ts'
import type { Piece, PieceOptions } from './piece.ts'
import { polygon, polyline, softPolygon } from './shapes.ts'

const STEEL = '#a8442f'
const CONCRETE = '#8d8a84'

/** A mast of struts from y0 down to y1, with arms to what stands beside it. */
function drawMast(pen: SharePen, x0: number, x1: number, y0: number, y1: number) {
  for (const x of [x0, x1]) polyline(pen, STEEL, 0.014, [x, y0, x, y1])
  const floors = 11
  for (let k = 0; k <= floors; k++) {
    const y = y0 + ((y1 - y0) * k) / floors
    polyline(pen, STEEL, 0.008, [x0, y, x1, y])
    if (k < floors) {
      const below = y0 + ((y1 - y0) * (k + 1)) / floors
      const [from, to] = k % 2 ? [x0, x1] : [x1, x0]
      polyline(pen, shadeHex(STEEL, -0.2), 0.006, [from, y, to, below])
    }
  }
}

/** A rocket that stands on its pad beside the tower that served it. */
function drawRocketOnPad(pen: SharePen, { colour = '#f2f3f5', night }: PieceOptions) {
  const { g } = pen
  const foot = 0.93
  drawMast(pen, 0.62, 0.74, 0.1, foot)
  for (const y of [0.24, 0.42, 0.6]) polyline(pen, STEEL, 0.018, [0.44, y, 0.63, y - 0.015])
  polyline(pen, STEEL, 0.01, [0.68, 0.1, 0.68, 0.02])
  const side = (x0: number, x1: number, hex: string) =>
    pen.sheen(x0, x1, 0.35, shadeHex(hex, 0.2), hex, shadeHex(hex, -0.35))
  for (const x of [0.2, 0.44]) {
    softPolygon(pen, side(x, x + 0.09, colour), 0.02, [
      x,
      0.5,
      x + 0.045,
      0.42,
      x + 0.09,
      0.5,
      x + 0.09,
      0.89,
      x,
      0.89,
    ])
    g.fillStyle = '#33363c'
    pen.fillRect(x + 0.015, 0.885, 0.06, 0.03)
  }
  softPolygon(pen, side(0.28, 0.45, '#d9742c'), 0.02, [0.28, 0.32, 0.45, 0.32, 0.45, 0.9, 0.28, 0.9])
  softPolygon(
    pen,
    side(0.28, 0.45, colour),
    0.03,
    [0.28, 0.34, 0.28, 0.2, 0.335, 0.1, 0.355, 0.03, 0.375, 0.03, 0.395, 0.1, 0.45, 0.2, 0.45, 0.34],
  )
  g.fillStyle = '#2a4a9a'
  pen.fillRect(0.28, 0.27, 0.17, 0.025)
  g.fillStyle = '#33363c'
  polygon(pen, '#33363c', [0.31, 0.9, 0.42, 0.9, 0.45, 0.94, 0.28, 0.94])
  softPolygon(pen, pen.gradient(0, foot, 0, 1, shadeHex(CONCRETE, 0.25), shadeHex(CONCRETE, -0.3)), 0.01, [
    0.06,
    foot,
    0.88,
    foot,
    0.94,
    1,
    0,
    1,
  ])
  if (!night) return
  for (const [x, y] of [
    [0.68, 0.02],
    [0.62, 0.42],
    [0.74, 0.66],
    [0.1, 0.93],
    [0.84, 0.93],
  ]) {
    g.fillStyle = pen.glow(x, y, 0.07, [
      [0, 'rgba(255,240,190,1)'],
      [0.25, 'rgba(255,220,140,.6)'],
      [1, 'rgba(255,210,120,0)'],
    ])
    pen.fillCircle(x, y, 0.07)
  }
}

/** What rockets are started from. */
export const LAUNCH_PIECES: Readonly<Record<string, Piece>> = {
  '@rocketonpad': { broadness: 0.95, draw: drawRocketOnPad },
}
