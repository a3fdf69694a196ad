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
    g.strokeStyle = shadeHex(colour, -0.25)
    pen.lineWidth = 0.055
    pen.begin()
    pen.moveTo(0.4 + side * 0.1, 0.74)
    pen.lineTo(0.4 + side * 0.13, 0.94)
    g.stroke()
    g.fillStyle = '#4a2c1c'
    pen.fillEllipse(0.4 + side * 0.16, 0.965, 0.07, 0.032)
    g.strokeStyle = shadeHex(colour, -0.05)
    pen.lineWidth = 0.045
    pen.begin()
    pen.moveTo(0.4 + side * 0.26, 0.54)
    pen.lineTo(0.4 + side * 0.34, 0.64)
    pen.lineTo(0.4 + side * 0.36, 0.5)
    g.stroke()
    g.fillStyle = shell
    pen.fillCircle(0.4 + side * 0.36, 0.49, 0.03)
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
  g.fillStyle = '#e8c03a'
  pen.fillRect(0, 0.56, 0.8, 0.035)
  g.restore()
  for (const side of [-1, 1]) {
    pen.fillShape(side < 0 ? '#d8463a' : '#b8322a', () => {
      pen.moveTo(0.4, 0.55)
      pen.lineTo(0.4 + side * 0.13, 0.49)
      pen.lineTo(0.4 + side * 0.13, 0.61)
    })
    g.fillStyle = '#ffffff'
    pen.fillEllipse(0.4 + side * 0.1, 0.3, 0.05, 0.06)
    g.fillStyle = '#2a1c18'
    pen.fillCircle(0.4 + side * 0.095, 0.31, 0.026)
    g.strokeStyle = '#7a5a3a'
    pen.lineWidth = 0.014
    pen.strokeLine(0.4 + side * 0.05, 0.195, 0.4 + side * 0.15, 0.21)
    g.fillStyle = 'rgba(224,104,92,.35)'
    pen.fillCircle(0.4 + side * 0.18, 0.4, 0.04)
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
    g.fillStyle = grain
    pen.fillRoundRect(x - 0.03, 0.7, 0.06, 0.13, 0.025)
    pen.fillRoundRect(x - 0.027, 0.83, 0.054, 0.12, 0.025)
    g.fillStyle = shadeHex(wood, -0.45)
    pen.fillCircle(x, 0.83, 0.018)
    g.fillStyle = '#6b4226'
    pen.fillEllipse(x + 0.02, 0.965, 0.06, 0.03)
    g.strokeStyle = shadeHex(wood, -0.06)
    pen.lineWidth = 0.05
    pen.begin()
    pen.moveTo(0.36 + side * 0.13, 0.44)
    pen.lineTo(0.36 + side * 0.2, 0.56)
    pen.lineTo(0.36 + side * 0.17, 0.66)
    g.stroke()
    g.fillStyle = shadeHex(wood, -0.45)
    pen.fillCircle(0.36 + side * 0.2, 0.56, 0.018)
    g.fillStyle = '#f6f1e4'
    pen.fillCircle(0.36 + side * 0.168, 0.675, 0.034)
  }
  g.fillStyle = pen.across(0.22, 0.5, '#f3efe2', '#c4bca6')
  pen.fillRoundRect(0.225, 0.4, 0.27, 0.22, 0.06)
  g.fillStyle = pen.across(0.22, 0.5, shadeHex(colour, 0.2), shadeHex(colour, -0.3))
  pen.fillRoundRect(0.235, 0.56, 0.25, 0.17, 0.05)
  for (const side of [-1, 1]) pen.fillRect(0.36 + side * 0.07 - 0.016, 0.41, 0.032, 0.17)
  g.fillStyle = pen.gradient(0.2, 0.1, 0.54, 0.4, shadeHex(wood, 0.3), wood, shadeHex(wood, -0.25))
  pen.fillEllipse(0.36, 0.25, 0.155, 0.16)
  g.fillStyle = '#3a2416'
  pen.fillEllipse(0.33, 0.13, 0.16, 0.075, -0.1)
  pen.fillShape(pen.across(0.2, 0.5, shadeHex(colour, 0.25), shadeHex(colour, -0.25)), () => {
    pen.moveTo(0.19, 0.13)
    pen.lineTo(0.3, 0)
    pen.lineTo(0.52, 0.1)
    pen.quadTo(0.36, 0.07, 0.19, 0.13)
  })
  pen.fillShape(pen.gradient(0, 0.235, 0, 0.29, shadeHex(wood, 0.2), shadeHex(wood, -0.3)), () => {
    pen.moveTo(0.4, 0.232)
    pen.lineTo(0.98, 0.246)
    pen.quadTo(1, 0.258, 0.98, 0.27)
    pen.lineTo(0.4, 0.292)
  })
  for (const x of [0.305, 0.44]) {
    g.fillStyle = '#ffffff'
    pen.fillEllipse(x, 0.21, 0.034, 0.042)
    g.fillStyle = '#2f5f9a'
    pen.fillCircle(x + 0.008, 0.214, 0.019)
    g.fillStyle = '#14110f'
    pen.fillCircle(x + 0.008, 0.214, 0.009)
    g.fillStyle = 'rgba(214,90,70,.3)'
    pen.fillCircle(x + (x < 0.36 ? -0.02 : 0.02), 0.3, 0.03)
  }
  g.strokeStyle = '#7a3324'
  pen.lineWidth = 0.012
  pen.begin()
  pen.arc(0.36, 0.315, 0.05, 0.3, Math.PI - 0.3)
  g.stroke()
  pen.fillShape('#b8443a', () => {
    pen.moveTo(0.36, 0.42)
    pen.lineTo(0.28, 0.385)
    pen.lineTo(0.28, 0.455)
    pen.lineTo(0.44, 0.385)
    pen.lineTo(0.44, 0.455)
  })
}
