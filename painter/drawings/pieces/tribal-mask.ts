import type { SharePen } from '../pen.ts'
import { shadeHex } from '../tint.ts'
import type { Piece, PieceOptions } from './piece.ts'

/** A carved mask of wood: a long face with slit eyes, painted cheeks and a crest of feathers. */
function drawTribalMask(pen: SharePen, { colour = '#7a4a2a' }: PieceOptions) {
  const { g } = pen
  for (let k = 0; k < 7; k++) {
    const angle = -Math.PI / 2 + (k - 3) * 0.26
    g.strokeStyle = ['#c8352c', '#e0a83a', '#2f7a6a'][k % 3]
    pen.lineWidth = 0.05
    pen.strokeLine(0.35, 0.34, 0.35 + Math.cos(angle) * 0.3, 0.34 + Math.sin(angle) * 0.31)
  }
  pen.fillShape(pen.sheen(0.08, 0.62, 0.34, colour, shadeHex(colour, 0.3), shadeHex(colour, -0.45)), () => {
    pen.moveTo(0.35, 0.16)
    pen.curveTo(0.62, 0.16, 0.66, 0.46, 0.58, 0.7)
    pen.quadTo(0.5, 0.98, 0.35, 0.99)
    pen.quadTo(0.2, 0.98, 0.12, 0.7)
    pen.curveTo(0.04, 0.46, 0.08, 0.16, 0.35, 0.16)
  })
  g.fillStyle = '#ece0c4'
  for (const way of [-1, 1]) {
    pen.fillEllipse(0.35 + way * 0.13, 0.47, 0.085, 0.045, way * 0.2)
    for (let k = 0; k < 3; k++) pen.fillEllipse(0.35 + way * 0.17, 0.62 + k * 0.06, 0.05, 0.013, -way * 0.3)
  }
  g.fillStyle = '#16100c'
  for (const way of [-1, 1]) pen.fillEllipse(0.35 + way * 0.13, 0.47, 0.055, 0.018, way * 0.2)
  g.fillStyle = shadeHex(colour, -0.4)
  pen.fillShape(shadeHex(colour, 0.16), () => {
    pen.moveTo(0.35, 0.4)
    pen.lineTo(0.42, 0.68)
    pen.lineTo(0.28, 0.68)
  })
  g.fillStyle = '#16100c'
  pen.fillEllipse(0.35, 0.82, 0.1, 0.055)
  g.fillStyle = '#ece0c4'
  for (let k = 0; k < 4; k++) pen.fillRect(0.28 + k * 0.036, 0.785, 0.026, 0.026)
  g.fillStyle = '#c8352c'
  pen.fillRect(0.335, 0.2, 0.03, 0.18)
  for (let k = 0; k < 5; k++) {
    g.fillStyle = k % 2 ? '#e0a83a' : '#ece0c4'
    pen.fillCircle(0.19 + k * 0.08, 0.33 - Math.sin((k / 4) * Math.PI) * 0.07, 0.018)
  }
}

export const TRIBAL_MASK: Piece = { broadness: 0.7, draw: drawTribalMask }
