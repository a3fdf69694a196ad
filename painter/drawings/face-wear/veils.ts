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
  pen.inked(shadeHex(colour, -0.2), 0.012)
  for (let k = -4; k <= 4; k++)
    pen.strokePath(`M${k * 0.03} -.15 C${k * 0.1} .2 ${k * 0.12} .9 ${k * 0.15} 1.56`)
  g.globalAlpha = 0.9
  pen.inked(shadeHex(colour, 0.3), 0.03).strokePath('M-.66 1.62 Q0 1.5 .66 1.62')
}

export function drawNiqab(pen: SharePen, colour: string) {
  pen.in(shade(pen, 0.45, colour)).fillPath(`M-.36 .58 Q0 .66 .36 .58 C.44 .9 .46 1.2 .5 1.6 Q0 1.72 -.5 1.6
    C-.46 1.2 -.44 .9 -.36 .58`)
  pen.inked(shadeHex(colour, 0.3), 0.012)
  for (const x of [-0.24, -0.08, 0.1, 0.26]) pen.strokePath(`M${x * 0.8} .66 Q${x} 1.1 ${x * 1.35} 1.6`)
}
