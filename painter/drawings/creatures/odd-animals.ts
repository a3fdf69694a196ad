import type { SharePen } from '../pen.ts'
import type { PieceOptions } from '../pieces/piece.ts'
import { shadeHex } from '../tint.ts'

function eye(pen: SharePen, x: number, y: number, radius: number) {
  pen.in('#15120f').fillCircle(x, y, radius)
  pen.in('#ffffff').fillCircle(x - radius * 0.3, y - radius * 0.35, radius * 0.3)
}

/** A duck's bill, an otter's body and a beaver's tail, looking to the left. */
export function drawPlatypus(pen: SharePen, { colour = '#6b4a34' }: PieceOptions) {
  const { g } = pen
  g.fillStyle = pen.gradient(1.5, 0.4, 2.2, 0.9, shadeHex(colour, -0.1), shadeHex(colour, -0.4))
  pen.fillEllipse(1.86, 0.74, 0.38, 0.15, 0.15)
  g.strokeStyle = shadeHex(colour, -0.5)
  pen.lineWidth = 0.01
  for (let k = 0; k < 5; k++) pen.strokeLine(1.66 + k * 0.1, 0.64 + k * 0.012, 1.74 + k * 0.1, 0.86)
  pen.in(pen.gradient(0, 0.3, 0, 0.96, shadeHex(colour, 0.2), colour, '#b59472')).fillPath(`M.44 .6
    C.5 .34 .9 .34 1.2 .4 C1.5 .44 1.68 .62 1.66 .8 C1.3 .98 .8 .96 .56 .86`)
  g.fillStyle = '#3a332e'
  for (const x of [0.76, 1.36])
    for (const toe of [-0.08, 0, 0.08]) pen.fillEllipse(x + toe - 0.06, 0.95, 0.06, 0.035, 0.2)
  pen.in(pen.gradient(0, 0.56, 0, 0.76, '#6b655f', '#3a3632')).fillPath(`M.5 .56 C.3 .56 .06 .58 .02 .68
    C.06 .8 .34 .78 .52 .76`)
  pen.in('#17151a').fillEllipse(0.14, 0.64, 0.022, 0.012)
  eye(pen, 0.6, 0.55, 0.034)
}

/** Rows of plates over the back, on short legs. */
export function drawArmadillo(pen: SharePen, { colour = '#a08a72' }: PieceOptions) {
  const { g } = pen
  pen.inked(shadeHex(colour, -0.2), 0.06).strokePath('M1.5 .72 Q1.8 .74 2.04 .94')
  g.strokeStyle = shadeHex(colour, -0.3)
  pen.lineWidth = 0.1
  for (const x of [0.72, 0.9, 1.3, 1.46]) pen.strokeLine(x, 0.8, x - 0.03, 0.95)
  pen.in(pen.gradient(0.1, 0.5, 0.6, 0.8, shadeHex(colour, 0.25), colour)).fillPath(`M.02 .8 Q.3 .5 .6 .5
    L.66 .84 Q.3 .9 .02 .8`)
  pen.in(shadeHex(colour, 0.1)).fillEllipse(0.5, 0.44, 0.05, 0.12, 0.3)
  g.fillStyle = pen.gradient(0, 0.2, 0, 0.9, shadeHex(colour, 0.25), colour, shadeHex(colour, -0.3))
  pen.begin()
  pen.ellipse(1.06, 0.86, 0.56, 0.62, 0, Math.PI, 0)
  g.fill()
  g.strokeStyle = shadeHex(colour, -0.4)
  pen.lineWidth = 0.016
  for (let k = 0; k < 9; k++)
    pen.strokePath(`M${0.56 + k * 0.125} .86
      Q${0.66 + k * 0.1} .4 ${0.86 + k * 0.055} ${0.27 + Math.abs(k - 4) * 0.012}`)
  eye(pen, 0.32, 0.64, 0.028)
}

/** A long snout, a bushy tail and a dark band over the shoulder. */
export function drawAnteater(pen: SharePen, { colour = '#6b5a4c' }: PieceOptions) {
  const { g } = pen
  g.lineCap = 'round'
  for (let k = 0; k < 26; k++) {
    g.strokeStyle = shadeHex(colour, (k % 3) * 0.1 - 0.2)
    pen.lineWidth = 0.05
    pen.strokePath(`M1.56 ${0.46 + (k % 5) * 0.03} Q1.9 ${0.3 + k * 0.012} 2.3 ${0.46 + k * 0.019}`)
  }
  g.strokeStyle = shadeHex(colour, -0.2)
  pen.lineWidth = 0.14
  for (const x of [0.9, 1.5]) pen.strokeLine(x + 0.1, 0.6, x + 0.1, 0.93)
  pen.in(pen.gradient(0, 0.2, 0, 0.8, shadeHex(colour, 0.2), colour, shadeHex(colour, -0.25))).fillPath(`M0 .8
    C.3 .56 .5 .44 .8 .34 C1.1 .22 1.5 .3 1.7 .5 C1.6 .76 1.2 .78 .86 .7 C.6 .66 .3 .8 .02 .86`)
  pen.in('#26221f').fillPath('M.74 .66 L1.24 .3 L1.3 .36 L.9 .72')
  pen.inked('#d9cdbb', 0.14).strokeLine(0.9, 0.62, 0.86, 0.93)
  pen.inked(colour).strokeLine(1.5, 0.62, 1.52, 0.93)
  pen.in(shadeHex(colour, -0.1)).fillEllipse(0.62, 0.4, 0.05, 0.035)
  eye(pen, 0.48, 0.55, 0.022)
}

/** Overlapping scales from head to tail. */
export function drawPangolin(pen: SharePen, { colour = '#8a6a44' }: PieceOptions) {
  const { g } = pen
  g.strokeStyle = shadeHex(colour, -0.35)
  pen.lineWidth = 0.11
  for (const x of [0.7, 0.88, 1.26, 1.42]) pen.strokeLine(x, 0.76, x, 0.95)
  const body = () => {
    pen.moveTo(0.04, 0.78)
    pen.curveTo(0.3, 0.56, 0.5, 0.36, 0.94, 0.34)
    pen.curveTo(1.4, 0.34, 1.6, 0.6, 2.3, 0.9)
    pen.curveTo(1.7, 0.98, 1.2, 0.9, 0.6, 0.86)
    pen.quadTo(0.2, 0.88, 0.04, 0.78)
  }
  pen.fillShape(pen.gradient(0, 0.3, 0, 0.95, shadeHex(colour, 0.2), colour, shadeHex(colour, -0.3)), body)
  g.save()
  pen.begin()
  body()
  g.clip()
  for (let row = 0; row < 6; row++)
    for (let k = 0; k < 18; k++) {
      const x = 0.44 + k * 0.11 + (row % 2) * 0.055
      const y = 0.36 + row * 0.105 + Math.max(0, k - 9) * 0.03
      pen.in(shadeHex(colour, ((k + row) % 3) * 0.1 - 0.14)).fillEllipse(x, y, 0.075, 0.058, 0.4)
      g.strokeStyle = shadeHex(colour, -0.5)
      pen.lineWidth = 0.008
      g.stroke()
    }
  g.restore()
  eye(pen, 0.3, 0.68, 0.024)
}

/** A meerkat upright on its hind legs, on the look-out. */
export function drawMeerkat(pen: SharePen, { colour = '#c29a66' }: PieceOptions) {
  const { g } = pen
  pen.inked(shadeHex(colour, -0.15), 0.05).strokePath('M.34 .86 Q.54 .98 .66 .93')
  pen.in(pen.across(0.14, 0.46, shadeHex(colour, 0.25), colour, shadeHex(colour, -0.25))).fillPath(`M.22 .26
    C.12 .5 .1 .8 .16 .96 L.42 .96 C.5 .8 .44 .5 .37 .26`)
  pen.in(shadeHex(colour, 0.4)).fillEllipse(0.26, 0.64, 0.085, 0.24)
  g.strokeStyle = shadeHex(colour, -0.06)
  pen.lineWidth = 0.05
  for (const x of [0.2, 0.36]) pen.strokePath(`M${x} .42 Q${x + 0.02} .54 ${x - 0.01} .62`)
  g.fillStyle = shadeHex(colour, -0.2)
  for (const x of [0.2, 0.38]) pen.fillEllipse(x - 0.02, 0.965, 0.08, 0.028)
  g.fillStyle = '#3a2c22'
  for (const x of [0.16, 0.43]) pen.fillCircle(x, 0.14, 0.034)
  pen.in(colour).fillEllipse(0.29, 0.15, 0.14, 0.13)
  pen.in(shadeHex(colour, 0.4)).fillEllipse(0.24, 0.21, 0.09, 0.06)
  g.fillStyle = '#3a2c22'
  for (const x of [0.22, 0.36]) pen.fillEllipse(x, 0.13, 0.042, 0.036)
  for (const x of [0.22, 0.36]) eye(pen, x, 0.13, 0.022)
  pen.in('#241a16').fillEllipse(0.21, 0.195, 0.03, 0.022)
}

/** A chameleon on its twig, its tail curled. */
export function drawChameleon(pen: SharePen, { colour = '#5fae3f' }: PieceOptions) {
  const { g } = pen
  pen.inked(pen.gradient(0, 0.8, 0, 0.92, '#8a6242', '#5a3c26'), 0.08).strokeLine(0.02, 0.88, 2.1, 0.84)
  g.strokeStyle = pen.across(1.2, 2, colour, shadeHex(colour, -0.2))
  pen.lineWidth = 0.09
  pen.strokePath('M1.3 .6 C1.8 .62 2 .3 1.74 .24 C1.54 .22 1.54 .46 1.7 .44')
  pen
    .in(pen.gradient(0, 0.16, 0, 0.8, shadeHex(colour, 0.25), colour, shadeHex(colour, -0.25)))
    .fillPath(`M.06 .5
    C.2 .34 .3 .2 .56 .1 L.6 .3 C.9 .2 1.2 .32 1.46 .56 C1.3 .74 .8 .78 .6 .66 C.4 .68 .14 .62 .06 .5`)
  g.strokeStyle = '#f2d24a'
  pen.lineWidth = 0.028
  for (let k = 0; k < 5; k++) pen.strokeLine(0.72 + k * 0.13, 0.34 + k * 0.02, 0.7 + k * 0.13, 0.66)
  g.strokeStyle = shadeHex(colour, -0.15)
  pen.lineWidth = 0.07
  for (const x of [0.66, 1.16]) pen.strokePath(`M${x} .66 L${x + 0.1} .74 L${x + 0.02} .86`)
  pen.in(shadeHex(colour, 0.2)).fillCircle(0.36, 0.4, 0.1)
  pen.in('#f0b43a').fillCircle(0.35, 0.4, 0.058)
  eye(pen, 0.345, 0.4, 0.032)
  pen.inked(shadeHex(colour, -0.5), 0.014).strokePath('M.08 .53 Q.3 .6 .5 .54')
}
