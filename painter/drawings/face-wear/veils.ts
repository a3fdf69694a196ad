import type { SharePen } from '../pen.ts'
import { shadeHex } from '../tint.ts'
import { shade } from './face-rows.ts'

export function drawVeil(pen: SharePen, colour: string) {
  const { g } = pen
  const outline = () => {
    pen.moveTo(0, -0.16)
    pen.curveTo(-0.44, -0.16, -0.5, 0.3, -0.56, 0.9)
    pen.quadTo(-0.6, 1.3, -0.66, 1.62)
    pen.quadTo(0, 1.5, 0.66, 1.62)
    pen.quadTo(0.6, 1.3, 0.56, 0.9)
    pen.curveTo(0.5, 0.3, 0.44, -0.16, 0, -0.16)
  }
  g.globalAlpha = 0.5
  pen.fillShape(colour, outline)
  g.globalAlpha = 0.4
  g.strokeStyle = shadeHex(colour, -0.2)
  pen.lineWidth = 0.012
  for (let k = -4; k <= 4; k++)
    pen.strokePath(`M${k * 0.03} -.15 C${k * 0.1} .2 ${k * 0.12} .9 ${k * 0.15} 1.56`)
  g.globalAlpha = 0.9
  pen.inked(shadeHex(colour, 0.3), 0.03).strokePath('M-.66 1.62 Q0 1.5 .66 1.62')
}

export function drawNiqab(pen: SharePen, colour: string) {
  const { g } = pen
  pen.in(shade(pen, 0.45, colour)).fillPath(`M-.36 .58 Q0 .66 .36 .58 C.44 .9 .46 1.2 .5 1.6 Q0 1.72 -.5 1.6
    C-.46 1.2 -.44 .9 -.36 .58`)
  g.strokeStyle = shadeHex(colour, 0.3)
  pen.lineWidth = 0.012
  for (const x of [-0.24, -0.08, 0.1, 0.26]) pen.strokePath(`M${x * 0.8} .66 Q${x} 1.1 ${x * 1.35} 1.6`)
}

/** Mesh that hangs from a broad brim to the shoulders. */
export function drawNet(pen: SharePen, colour: string) {
  const { g } = pen
  const outline = () => {
    pen.moveTo(-0.62, 0.14)
    pen.lineTo(0.62, 0.14)
    pen.curveTo(0.6, 0.7, 0.56, 1, 0.52, 1.34)
    pen.quadTo(0, 1.46, -0.52, 1.34)
    pen.curveTo(-0.56, 1, -0.6, 0.7, -0.62, 0.14)
  }
  g.globalAlpha = 0.3
  pen.fillShape(colour, outline)
  g.globalAlpha = 0.5
  g.save()
  pen.begin()
  outline()
  g.clip()
  g.strokeStyle = colour
  pen.lineWidth = 0.008
  for (let k = -14; k <= 14; k++) {
    pen.strokeLine(k * 0.1 - 0.7, 0.1, k * 0.1 + 0.7, 1.5)
    pen.strokeLine(k * 0.1 + 0.7, 0.1, k * 0.1 - 0.7, 1.5)
  }
  g.restore()
  g.globalAlpha = 1
  pen.inked('#efe6cf', 0.05).strokePath('M-.52 1.34 Q0 1.46 .52 1.34')
}
