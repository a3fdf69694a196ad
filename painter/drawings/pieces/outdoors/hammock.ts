import type { SharePen } from '../../pen.ts'
import { shadeHex } from '../../tint.ts'
import type { PieceOptions } from '../piece.ts'

const BARK = '#6b4a30'
const CLOTH = '#d9b27a'

/** A hammock between two trunks, whose nearer edge hangs lower. */
export function drawHammock(pen: SharePen, { colour = CLOTH }: PieceOptions) {
  const { g } = pen
  for (const x of [0.06, 2.3]) {
    g.fillStyle = pen.across(x, x + 0.16, shadeHex(BARK, 0.25), BARK, shadeHex(BARK, -0.4))
    pen.begin()
    pen.moveTo(x + 0.02, 0)
    pen.lineTo(x + 0.14, 0)
    pen.quadTo(x + 0.14, 0.8, x + 0.2, 1)
    pen.lineTo(x - 0.04, 1)
    pen.quadTo(x + 0.02, 0.8, x + 0.02, 0)
    g.fill()
  }
  g.strokeStyle = shadeHex(colour, -0.4)
  pen.lineWidth = 0.02
  pen.strokeLine(0.14, 0.36, 0.46, 0.5)
  pen.strokeLine(2.38, 0.36, 2.06, 0.5)
  pen.fillShape(shadeHex(colour, -0.35), () => {
    pen.moveTo(0.46, 0.5)
    pen.quadTo(1.26, 0.78, 2.06, 0.5)
    pen.quadTo(1.26, 1.0, 0.46, 0.5)
  })
  pen.fillShape(pen.gradient(0, 0.5, 0, 0.92, shadeHex(colour, 0.2), colour, shadeHex(colour, -0.25)), () => {
    pen.moveTo(0.46, 0.5)
    pen.quadTo(1.26, 0.92, 2.06, 0.5)
    pen.quadTo(1.26, 1.24, 0.46, 0.5)
  })
  g.strokeStyle = shadeHex(colour, -0.3)
  pen.lineWidth = 0.012
  for (let k = 1; k < 4; k++) {
    pen.begin()
    pen.moveTo(0.46, 0.5)
    pen.quadTo(1.26, 0.92 + k * 0.08, 2.06, 0.5)
    g.stroke()
  }
}
