import type { SharePen } from '../pen.ts'
import { shadeHex } from '../tint.ts'
import { face, slab } from './masonry.ts'
import type { Piece, PieceOptions } from './piece.ts'

const STEEL = '#c2c8ce'
const RIBS = 8

/** A cart that somebody sells from: a counter of steel on two wheels under a striped parasol. */
function drawVendingCart(pen: SharePen, { colour = '#d8342c' }: PieceOptions) {
  const { g } = pen
  slab(pen, 0.62, 0.1, 0.02, 0.5, '#8a9096')
  for (let k = 0; k < RIBS; k++) {
    const at = (share: number) => 0.14 + share * 0.98
    face(pen, k % 2 ? '#f6efe0' : colour, [
      [0.63, 0.02],
      [at(k / RIBS), 0.26],
      [at((k + 1) / RIBS), 0.26],
    ])
    g.fillStyle = k % 2 ? '#f6efe0' : shadeHex(colour, -0.12)
    pen.begin()
    pen.ellipse(at((k + 0.5) / RIBS), 0.26, 0.98 / RIBS / 2, 0.035, 0, 0, Math.PI)
    g.fill()
  }
  g.fillStyle = shadeHex(colour, -0.3)
  pen.fillCircle(0.63, 0.02, 0.018)
  // What it sells lies in the tray and is painted on its front.
  slab(pen, 0.2, 0.56, 0.86, 0.06, '#8a9096')
  for (let k = 0; k < 5; k++) {
    const x = 0.3 + k * 0.15
    g.fillStyle = '#d9a05a'
    pen.fillEllipse(x, 0.55, 0.062, 0.03)
    g.fillStyle = '#a8432c'
    pen.fillEllipse(x, 0.535, 0.07, 0.018)
    g.strokeStyle = '#f0c83a'
    pen.lineWidth = 0.007
    pen.strokeLine(x - 0.045, 0.532, x + 0.045, 0.528)
  }
  g.fillStyle = '#c8352c'
  pen.fillRoundRect(1.0, 0.46, 0.034, 0.1, 0.01)
  g.fillStyle = '#f0c83a'
  pen.fillRoundRect(0.95, 0.46, 0.034, 0.1, 0.01)
  slab(pen, 0.16, 0.6, 0.94, 0.24, STEEL)
  slab(pen, 0.16, 0.6, 0.94, 0.025, shadeHex(STEEL, 0.3))
  g.fillStyle = colour
  pen.fillRoundRect(0.24, 0.65, 0.78, 0.15, 0.02)
  g.fillStyle = '#e8b468'
  pen.fillEllipse(0.63, 0.735, 0.2, 0.045)
  g.fillStyle = '#8f3324'
  pen.fillRoundRect(0.41, 0.7, 0.44, 0.045, 0.022)
  g.strokeStyle = '#f6d84a'
  pen.lineWidth = 0.012
  pen.begin()
  pen.moveTo(0.45, 0.722)
  for (let k = 1; k <= 8; k++) pen.lineTo(0.45 + k * 0.045, k % 2 ? 0.706 : 0.734)
  g.stroke()
  g.strokeStyle = '#6a7076'
  pen.lineWidth = 0.02
  pen.strokeLine(0.16, 0.66, 0.02, 0.62)
  for (const x of [0.34, 0.9]) {
    g.fillStyle = '#26282b'
    pen.fillCircle(x, 0.89, 0.11)
    g.fillStyle = STEEL
    pen.fillCircle(x, 0.89, 0.07)
    g.strokeStyle = '#5a6066'
    pen.lineWidth = 0.01
    for (let k = 0; k < 4; k++) {
      const a = (k * Math.PI) / 4
      pen.strokeLine(
        x - Math.cos(a) * 0.09,
        0.89 - Math.sin(a) * 0.09,
        x + Math.cos(a) * 0.09,
        0.89 + Math.sin(a) * 0.09,
      )
    }
  }
}

export const VENDING_CART: Piece = { broadness: 1.14, draw: drawVendingCart }
