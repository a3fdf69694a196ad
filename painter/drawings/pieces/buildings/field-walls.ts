import type { SharePen } from '../../pen.ts'
import { shadeHex } from '../../tint.ts'
import type { PieceOptions } from '../piece.ts'
import { SNOW, slab } from './masonry.ts'

/** Two wings of upright bars with points, between stone posts. */
export function drawIronGate(pen: SharePen, { colour = '#3a3d42', snow }: PieceOptions) {
  const { g } = pen
  for (const x of [0, 1.28]) {
    slab(pen, x + 0.015, 0.06, 0.13, 0.94, '#8f8a80')
    g.fillStyle = snow ? SNOW : '#a39d92'
    pen.fillRoundRect(x, 0.03, 0.16, 0.06, 0.02)
  }
  g.fillStyle = pen.across(0.15, 1.29, shadeHex(colour, 0.25), colour, shadeHex(colour, -0.2))
  for (const y of [0.28, 0.62, 0.92]) pen.fillRect(0.15, y, 1.14, 0.022)
  for (let k = 0; k < 16; k++) {
    const x = 0.17 + k * 0.0725
    const top = 0.24 - 0.13 * Math.sin(((k + 0.5) / 16) * Math.PI)
    pen.fillRect(x, top, 0.016, 0.97 - top)
    pen.begin()
    pen.moveTo(x - 0.014, top)
    pen.lineTo(x + 0.008, top - 0.06)
    pen.lineTo(x + 0.03, top)
    g.fill()
  }
  pen.fillRect(0.706, 0.09, 0.03, 0.88)
}
