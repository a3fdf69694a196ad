import type { SharePen } from '../pen.ts'
import type { PieceOptions } from '../pieces/piece.ts'
import { spread } from '../pieces/shapes.ts'
import { shadeHex } from '../tint.ts'

function eye(pen: SharePen, x: number, y: number, radius: number) {
  pen.in('#15120f').fillCircle(x, y, radius)
  pen.in('#ffffff').fillCircle(x - radius * 0.3, y - radius * 0.35, radius * 0.32)
}

/** A bushy tail that rises behind the back and bends outwards at its tip, with the strands of its fur. */
function drawBush(pen: SharePen, colour: string) {
  const outline = () => {
    pen.moveTo(0.6, 0.95)
    pen.curveTo(0.86, 0.98, 1.04, 0.8, 0.98, 0.56)
    pen.curveTo(0.94, 0.4, 1.0, 0.36, 1.07, 0.22)
    pen.curveTo(1.1, 0.08, 0.98, 0.0, 0.86, 0.02)
    pen.curveTo(0.7, 0.05, 0.64, 0.24, 0.7, 0.42)
    pen.curveTo(0.76, 0.6, 0.72, 0.7, 0.6, 0.8)
  }
  pen.fillShape(pen.across(0.6, 1.08, shadeHex(colour, 0.2), colour, shadeHex(colour, -0.3)), outline)
  for (let k = 0; k < 70; k++) {
    const t = (k + spread(k, 0.37)) / 70
    const across = spread(k) - 0.5
    // The middle line of the tail, from its root to its tip.
    const x = 0.68 + Math.sin(Math.min(1, t * 1.6) * Math.PI * 0.5) * 0.17 + (t > 0.7 ? (t - 0.7) * 0.42 : 0)
    const y = 0.88 - t * 0.78
    const edge = Math.abs(across) * 2
    pen.inked(shadeHex(colour, 0.24 - edge * 0.3 - spread(k, 0.73) * 0.2), 0.012)
    pen.strokePath(`M${x + across * 0.18} ${y + 0.03}
      Q${x + across * 0.26} ${y - 0.03} ${x + across * 0.36} ${y - 0.07}`)
  }
}

/** Upright on its haunches, with an acorn in its paws, tufts on its ears and the tail as high as itself. */
export function drawSquirrel(pen: SharePen, { colour = '#b0562a' }: PieceOptions) {
  const { g } = pen
  const pale = '#f6ead8'
  drawBush(pen, colour)
  const body = () => {
    pen.moveTo(0.34, 0.4)
    pen.curveTo(0.24, 0.56, 0.26, 0.8, 0.34, 0.95)
    pen.lineTo(0.7, 0.97)
    pen.curveTo(0.78, 0.78, 0.66, 0.5, 0.5, 0.38)
  }
  pen.fillShape(pen.across(0.22, 0.76, shadeHex(colour, 0.16), colour, shadeHex(colour, -0.3)), body)
  g.save()
  pen.begin()
  body()
  g.clip()
  pen.in(pen.gradient(0, 0.44, 0, 0.96, pale, shadeHex(pale, -0.12))).fillEllipse(0.33, 0.68, 0.11, 0.25, 0.1)
  g.restore()
  g.fillStyle = pen.across(0.42, 0.76, shadeHex(colour, 0.1), colour, shadeHex(colour, -0.28))
  pen.fillEllipse(0.58, 0.82, 0.16, 0.15, 0.2)
  pen.in(shadeHex(colour, -0.18)).fillEllipse(0.44, 0.955, 0.14, 0.042)
  for (const x of [0.34, 0.48]) {
    pen.in(shadeHex(colour, x < 0.4 ? -0.22 : -0.05)).fillPath(`M${x - 0.06} .22
      Q${x - 0.03} .06 ${x + 0.02} .01 Q${x + 0.08} .1 ${x + 0.06} .24`)
    pen.inked(shadeHex(colour, -0.35), 0.012)
    for (const lean of [-0.025, 0, 0.03]) pen.strokeLine(x + 0.015, 0.05, x + 0.015 + lean, -0.0)
  }
  g.fillStyle = pen.across(0.16, 0.58, shadeHex(colour, 0.2), colour, shadeHex(colour, -0.22))
  pen.fillEllipse(0.38, 0.31, 0.19, 0.165)
  pen.fillEllipse(0.25, 0.35, 0.13, 0.1, 0.2)
  pen.in(pale).fillEllipse(0.27, 0.4, 0.11, 0.055, 0.15)
  pen.in('#2a1a14').fillEllipse(0.135, 0.34, 0.024, 0.018)
  eye(pen, 0.33, 0.27, 0.04)
  pen.inked('rgba(40,24,16,.55)', 0.005)
  for (const lean of [-0.05, 0, 0.05]) pen.strokeLine(0.19, 0.37, 0.04, 0.37 + lean)
  // The nut, and the paws that have it.
  pen.in(pen.across(0.12, 0.28, '#d9a860', '#b07a38', '#7a4e20')).fillEllipse(0.2, 0.56, 0.07, 0.085)
  pen.in('#6b4622').fillEllipse(0.2, 0.49, 0.078, 0.04)
  pen.fillRect(0.19, 0.435, 0.02, 0.03)
  pen.inked(pen.gradient(0.3, 0.5, 0.3, 0.66, shadeHex(colour, 0.12), shadeHex(colour, -0.15)), 0.075)
  pen.strokePath('M.45 .52 Q.4 .66 .27 .59')
  pen.in(shadeHex(colour, -0.2)).fillEllipse(0.25, 0.585, 0.04, 0.03, -0.4)
}
