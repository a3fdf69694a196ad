import type { SharePen } from '../pen.ts'
import type { PieceOptions } from '../pieces/piece.ts'
import { shadeHex } from '../tint.ts'

/** A great egg with a face, a bow and thin limbs. */
export function drawEggMan(pen: SharePen, { colour = '#3f6fb8' }: PieceOptions) {
  const { g } = pen
  const shell = '#f6ead2'
  g.lineCap = 'round'
  g.lineJoin = 'round'
  for (const side of [-1, 1]) {
    pen.inked(shadeHex(colour, -0.25), 0.055).strokePath(`M${0.4 + side * 0.1} .74 L${0.4 + side * 0.13} .94`)
    pen.in('#4a2c1c').fillEllipse(0.4 + side * 0.16, 0.965, 0.07, 0.032)
    g.strokeStyle = shadeHex(colour, -0.05)
    pen.lineWidth = 0.045
    pen.strokePath(`M${0.4 + side * 0.26} .54 L${0.4 + side * 0.34} .64 L${0.4 + side * 0.36} .5`)
    pen.in(shell).fillCircle(0.4 + side * 0.36, 0.49, 0.03)
  }
  const egg = () => {
    pen.moveTo(0.4, 0)
    pen.curveTo(0.6, 0, 0.72, 0.28, 0.72, 0.48)
    pen.curveTo(0.72, 0.7, 0.58, 0.82, 0.4, 0.82)
    pen.curveTo(0.22, 0.82, 0.08, 0.7, 0.08, 0.48)
    pen.curveTo(0.08, 0.28, 0.2, 0, 0.4, 0)
  }
  pen.fillShape(pen.gradient(0.2, 0.1, 0.66, 0.8, '#fffaf0', shell, shadeHex(shell, -0.28)), egg)
  g.save()
  pen.begin()
  egg()
  g.clip()
  g.fillStyle = pen.across(0.08, 0.72, shadeHex(colour, 0.2), colour, shadeHex(colour, -0.35))
  pen.fillRect(0, 0.58, 0.8, 0.3)
  pen.in('#e8c03a').fillRect(0, 0.56, 0.8, 0.035)
  g.restore()
  for (const side of [-1, 1]) {
    pen.in(side < 0 ? '#d8463a' : '#b8322a').fillPath(`M.4 .55 L${0.4 + side * 0.13} .49
      L${0.4 + side * 0.13} .61`)
    pen.in('#ffffff').fillEllipse(0.4 + side * 0.1, 0.3, 0.05, 0.06)
    pen.in('#2a1c18').fillCircle(0.4 + side * 0.095, 0.31, 0.026)
    pen.inked('#7a5a3a', 0.014).strokeLine(0.4 + side * 0.05, 0.195, 0.4 + side * 0.15, 0.21)
    pen.in('rgba(224,104,92,.35)').fillCircle(0.4 + side * 0.18, 0.4, 0.04)
  }
  g.strokeStyle = '#8a3a30'
  pen.lineWidth = 0.016
  pen.begin()
  pen.arc(0.4, 0.36, 0.1, 0.35, Math.PI - 0.35)
  g.stroke()
}

/** A boy of wood with jointed limbs, a pointed hat and a nose as long as an arm. */
export function drawLongNosed(pen: SharePen, { colour = '#4f7f4a' }: PieceOptions) {
  const { g } = pen
  const wood = '#d9a868'
  const grain = pen.across(0.2, 0.6, shadeHex(wood, 0.22), wood, shadeHex(wood, -0.3))
  g.lineCap = 'round'
  for (const side of [-1, 1]) {
    const x = 0.36 + side * 0.075
    pen.in(grain).fillRoundRect(x - 0.03, 0.7, 0.06, 0.13, 0.025)
    pen.fillRoundRect(x - 0.027, 0.83, 0.054, 0.12, 0.025)
    pen.in(shadeHex(wood, -0.45)).fillCircle(x, 0.83, 0.018)
    pen.in('#6b4226').fillEllipse(x + 0.02, 0.965, 0.06, 0.03)
    g.strokeStyle = shadeHex(wood, -0.06)
    pen.lineWidth = 0.05
    pen.strokePath(`M${0.36 + side * 0.13} .44 L${0.36 + side * 0.2} .56 L${0.36 + side * 0.17} .66`)
    pen.in(shadeHex(wood, -0.45)).fillCircle(0.36 + side * 0.2, 0.56, 0.018)
    pen.in('#f6f1e4').fillCircle(0.36 + side * 0.168, 0.675, 0.034)
  }
  pen.in(pen.across(0.22, 0.5, '#f3efe2', '#c4bca6')).fillRoundRect(0.225, 0.4, 0.27, 0.22, 0.06)
  g.fillStyle = pen.across(0.22, 0.5, shadeHex(colour, 0.2), shadeHex(colour, -0.3))
  pen.fillRoundRect(0.235, 0.56, 0.25, 0.17, 0.05)
  for (const side of [-1, 1]) pen.fillRect(0.36 + side * 0.07 - 0.016, 0.41, 0.032, 0.17)
  g.fillStyle = pen.gradient(0.2, 0.1, 0.54, 0.4, shadeHex(wood, 0.3), wood, shadeHex(wood, -0.25))
  pen.fillEllipse(0.36, 0.25, 0.155, 0.16)
  pen.in('#3a2416').fillEllipse(0.33, 0.13, 0.16, 0.075, -0.1)
  pen
    .in(pen.across(0.2, 0.5, shadeHex(colour, 0.25), shadeHex(colour, -0.25)))
    .fillPath(`M.19 .13 L.3 0 L.52 .1
    Q.36 .07 .19 .13`)
  pen
    .in(pen.gradient(0, 0.235, 0, 0.29, shadeHex(wood, 0.2), shadeHex(wood, -0.3)))
    .fillPath(`M.4 .232 L.98 .246
    Q1 .258 .98 .27 L.4 .292`)
  for (const x of [0.305, 0.44]) {
    pen.in('#ffffff').fillEllipse(x, 0.21, 0.034, 0.042)
    pen.in('#2f5f9a').fillCircle(x + 0.008, 0.214, 0.019)
    pen.in('#14110f').fillCircle(x + 0.008, 0.214, 0.009)
    pen.in('rgba(214,90,70,.3)').fillCircle(x + (x < 0.36 ? -0.02 : 0.02), 0.3, 0.03)
  }
  g.strokeStyle = '#7a3324'
  pen.lineWidth = 0.012
  pen.begin()
  pen.arc(0.36, 0.315, 0.05, 0.3, Math.PI - 0.3)
  g.stroke()
  pen.in('#b8443a').fillPath('M.36 .42 L.28 .385 L.28 .455 L.44 .385 L.44 .455')
}
