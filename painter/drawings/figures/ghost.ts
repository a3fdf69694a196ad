import type { SharePen } from '../pen.ts'
import type { PieceOptions } from '../pieces/piece.ts'

/** A pale shape that fades towards its torn hem, with hollow eyes and its arms held out. */
export function drawGhost(pen: SharePen, { colour = '#e9f1f6' }: PieceOptions) {
  const { g } = pen
  const veil = pen.gradient(0, 0, 0, 1, colour, colour, `${colour}e0`, `${colour}60`)
  for (const side of [-1, 1])
    pen.fillShape(veil, () => {
      pen.moveTo(0.4 + side * 0.14, 0.34)
      pen.quadTo(0.4 + side * 0.3, 0.36, 0.4 + side * 0.38, 0.46)
      pen.quadTo(0.4 + side * 0.4, 0.56, 0.4 + side * 0.33, 0.55)
      pen.quadTo(0.4 + side * 0.22, 0.52, 0.4 + side * 0.14, 0.52)
    })
  pen.fillShape(veil, () => {
    pen.moveTo(0.4, 0.01)
    pen.curveTo(0.6, 0.01, 0.62, 0.2, 0.62, 0.36)
    pen.curveTo(0.62, 0.6, 0.68, 0.8, 0.72, 0.94)
    pen.quadTo(0.66, 0.88, 0.6, 0.98)
    pen.quadTo(0.53, 0.88, 0.46, 0.99)
    pen.quadTo(0.4, 0.88, 0.33, 0.98)
    pen.quadTo(0.26, 0.88, 0.19, 0.97)
    pen.quadTo(0.14, 0.88, 0.08, 0.94)
    pen.curveTo(0.12, 0.8, 0.18, 0.6, 0.18, 0.36)
    pen.curveTo(0.18, 0.2, 0.2, 0.01, 0.4, 0.01)
  })
  g.strokeStyle = 'rgba(120,145,165,.35)'
  pen.lineWidth = 0.012
  for (const x of [0.28, 0.4, 0.52]) {
    pen.begin()
    pen.moveTo(x, 0.5)
    pen.quadTo(x + (x - 0.4) * 0.1, 0.7, x + (x - 0.4) * 0.4, 0.88)
    g.stroke()
  }
  g.fillStyle = '#1c2028'
  for (const side of [-1, 1]) pen.fillEllipse(0.4 + side * 0.085, 0.185, 0.045, 0.06, side * -0.15)
  pen.fillEllipse(0.4, 0.315, 0.04, 0.06)
}
