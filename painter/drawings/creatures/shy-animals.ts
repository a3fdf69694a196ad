import { type SharePen, tuples } from '../pen.ts'
import type { PieceOptions } from '../pieces/piece.ts'
import { spread } from '../pieces/shapes.ts'
import { shadeHex } from '../tint.ts'

function eye(pen: SharePen, x: number, y: number, radius: number) {
  pen.in('#15120f').fillCircle(x, y, radius)
  pen.in('#ffffff').fillCircle(x - radius * 0.3, y - radius * 0.35, radius * 0.32)
}

/** A bushy tail that rises behind the back and bends outwards at its tip, with the strands of its fur. */
function drawBush(pen: SharePen, colour: string) {
  const { g } = pen
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
    g.strokeStyle = shadeHex(colour, 0.24 - edge * 0.3 - spread(k, 0.73) * 0.2)
    pen.lineWidth = 0.012
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
    g.strokeStyle = shadeHex(colour, -0.35)
    pen.lineWidth = 0.012
    for (const lean of [-0.025, 0, 0.03]) pen.strokeLine(x + 0.015, 0.05, x + 0.015 + lean, -0.0)
  }
  g.fillStyle = pen.across(0.16, 0.58, shadeHex(colour, 0.2), colour, shadeHex(colour, -0.22))
  pen.fillEllipse(0.38, 0.31, 0.19, 0.165)
  pen.fillEllipse(0.25, 0.35, 0.13, 0.1, 0.2)
  pen.in(pale).fillEllipse(0.27, 0.4, 0.11, 0.055, 0.15)
  pen.in('#2a1a14').fillEllipse(0.135, 0.34, 0.024, 0.018)
  eye(pen, 0.33, 0.27, 0.04)
  g.strokeStyle = 'rgba(40,24,16,.55)'
  pen.lineWidth = 0.005
  for (const lean of [-0.05, 0, 0.05]) pen.strokeLine(0.19, 0.37, 0.04, 0.37 + lean)
  // The nut, and the paws that have it.
  pen.in(pen.across(0.12, 0.28, '#d9a860', '#b07a38', '#7a4e20')).fillEllipse(0.2, 0.56, 0.07, 0.085)
  pen.in('#6b4622').fillEllipse(0.2, 0.49, 0.078, 0.04)
  pen.fillRect(0.19, 0.435, 0.02, 0.03)
  g.strokeStyle = pen.gradient(0.3, 0.5, 0.3, 0.66, shadeHex(colour, 0.12), shadeHex(colour, -0.15))
  pen.lineWidth = 0.075
  pen.strokePath('M.45 .52 Q.4 .66 .27 .59')
  pen.in(shadeHex(colour, -0.2)).fillEllipse(0.25, 0.585, 0.04, 0.03, -0.4)
}

/** A crab that looks out of a snail's shell, or of whatever it lives in. */
export function drawHermitCrab(pen: SharePen, { colour = '#d8542e' }: PieceOptions) {
  const { g } = pen
  const shell = '#e2bd86'
  g.strokeStyle = shadeHex(colour, -0.18)
  pen.lineWidth = 0.055
  for (const [k, x] of [0.4, 0.56, 0.72].entries())
    pen.strokePath(`M${x + 0.08} .74 Q${x - 0.08} .66 ${x - 0.12 + k * 0.03} .97`)
  g.fillStyle = pen.gradient(0.6, 0.05, 1.3, 0.95, shadeHex(shell, 0.35), shell, shadeHex(shell, -0.4))
  pen.fillCircle(0.92, 0.48, 0.44)
  pen.in(pen.gradient(0.9, 0.6, 1.4, 1, shell, shadeHex(shell, -0.45))).fillPath(`M.8 .9 Q1.3 .98 1.36 .5
    Q1.5 .9 1.32 .93 Q1 .99 .74 .92`)
  g.strokeStyle = shadeHex(shell, -0.45)
  pen.lineWidth = 0.034
  for (let k = 0; k < 3; k++) {
    pen.begin()
    pen.arc(0.96 + k * 0.03, 0.44 - k * 0.02, 0.34 - k * 0.11)
    g.stroke()
  }
  g.fillStyle = '#a3653a'
  for (let k = 0; k < 9; k++) {
    const turn = -2.4 + k * 0.42
    pen.fillCircle(0.92 + Math.cos(turn) * 0.39, 0.48 + Math.sin(turn) * 0.39, 0.03)
  }
  pen.in('#5a3420').fillEllipse(0.6, 0.68, 0.17, 0.24, -0.2)
  g.fillStyle = pen.gradient(0.3, 0.5, 0.6, 0.9, shadeHex(colour, 0.25), colour, shadeHex(colour, -0.3))
  pen.fillEllipse(0.5, 0.7, 0.19, 0.17)
  for (const [x, y] of tuples('.42 .38, .56 .4')) {
    pen.inked(colour, 0.03).strokeLine(x + 0.03, 0.6, x, y)
    pen.in('#fdf8ee').fillCircle(x, y, 0.055)
    eye(pen, x - 0.01, y, 0.034)
  }
  g.strokeStyle = shadeHex(colour, -0.1)
  pen.lineWidth = 0.01
  for (const lean of [-0.16, -0.06]) pen.strokeLine(0.4, 0.62, 0.32 + lean, 0.24)
  for (const [x, y, r] of tuples('.2 .82 .17, .56 .88 .12')) {
    g.fillStyle = pen.gradient(
      x - r,
      y - r,
      x + r,
      y + r,
      shadeHex(colour, 0.3),
      colour,
      shadeHex(colour, -0.25),
    )
    pen.fillEllipse(x, y, r, r * 0.62, -0.3)
    pen.in(shadeHex(colour, -0.3)).fillPath(`M${x - r * 1.02} ${y + r * 0.16} L${x - r * 0.2} ${y + r * 0.02}
      L${x - r * 0.95} ${y + r * 0.34}`)
  }
  pen.inked('#3a1a12', 0.014).strokePath('M.42 .75 Q.48 .8 .55 .75')
}

/** A stout grey body with flippers, a round paddle for a tail and a bristly muzzle. */
export function drawManatee(pen: SharePen, { colour = '#8d949a' }: PieceOptions) {
  const { g } = pen
  pen.in(pen.gradient(1.9, 0.3, 2.3, 0.8, shadeHex(colour, 0.1), shadeHex(colour, -0.3))).fillPath(`M1.72 .42
    C1.9 .2 2.3 .22 2.3 .42 C2.3 .64 1.92 .66 1.7 .56`)
  pen
    .in(pen.gradient(0, 0.1, 0, 0.95, shadeHex(colour, 0.32), colour, shadeHex(colour, -0.34)))
    .fillPath(`M.1 .5
    C.14 .28 .34 .22 .5 .22 C.9 .06 1.5 .14 1.86 .42 C1.9 .5 1.86 .56 1.78 .58 C1.4 .9 .84 .94 .52 .78
    C.3 .78 .1 .72 .1 .5`)
  g.fillStyle = pen.gradient(0, 0.46, 0, 0.76, shadeHex(colour, 0.28), shadeHex(colour, -0.08))
  pen.fillEllipse(0.2, 0.6, 0.17, 0.14, 0.2)
  g.fillStyle = shadeHex(colour, -0.55)
  for (const x of [0.1, 0.2]) pen.fillEllipse(x, 0.52, 0.02, 0.014)
  pen.inked(shadeHex(colour, -0.5), 0.012).strokePath('M.08 .66 Q.2 .74 .34 .66')
  pen.lineWidth = 0.006
  for (let k = 0; k < 8; k++)
    pen.strokeLine(0.1 + k * 0.026, 0.6 + (k % 2) * 0.03, 0.06 + k * 0.024, 0.64 + (k % 2) * 0.03)
  eye(pen, 0.42, 0.42, 0.028)
  g.strokeStyle = 'rgba(50,56,62,.28)'
  for (const x of [0.56, 0.62, 1.36, 1.5]) pen.strokePath(`M${x} .28 Q${x + 0.06} .46 ${x} .64`)
  pen.in(pen.gradient(0.6, 0.6, 0.7, 1, colour, shadeHex(colour, -0.38))).fillPath(`M.56 .66
    C.5 .86 .56 1 .7 .98 C.84 .94 .82 .76 .76 .68`)
}
