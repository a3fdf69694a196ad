import type { SharePen } from '../pen.ts'
import type { PieceOptions } from '../pieces/piece.ts'
import { shadeHex } from '../tint.ts'

const SKIN = '#e2b08a'
const HAIR = '#a8431c'
const SHELLS = '#b06ac0'

/** A mermaid who sits with her tail to the right. */
export function drawMermaid(pen: SharePen, { colour = '#2f9a86' }: PieceOptions) {
  const { g } = pen
  drawLongHair(pen)
  drawTail(pen, colour)
  g.strokeStyle = SKIN
  pen.lineWidth = 0.055
  for (const [shoulder, elbow, hand] of [
    [0.23, 0.1, 0.2],
    [0.43, 0.55, 0.47],
  ]) {
    pen.begin()
    pen.moveTo(shoulder, 0.36)
    pen.quadTo(elbow, 0.52, hand, 0.68)
    g.stroke()
  }
  pen.fillShape(pen.across(0.22, 0.46, shadeHex(SKIN, 0.12), SKIN, shadeHex(SKIN, -0.2)), () => {
    pen.moveTo(0.29, 0.28)
    pen.curveTo(0.18, 0.3, 0.22, 0.46, 0.25, 0.54)
    pen.lineTo(0.23, 0.68)
    pen.lineTo(0.46, 0.68)
    pen.lineTo(0.42, 0.54)
    pen.curveTo(0.46, 0.46, 0.5, 0.3, 0.38, 0.28)
  })
  g.fillStyle = SHELLS
  for (const x of [0.285, 0.385]) pen.fillEllipse(x, 0.43, 0.052, 0.042)
  drawFace(pen)
}

function drawLongHair(pen: SharePen) {
  pen.fillShape(pen.gradient(0, 0, 0, 0.6, HAIR, shadeHex(HAIR, -0.3)), () => {
    pen.moveTo(0.33, 0.0)
    pen.curveTo(0.14, 0, 0.2, 0.2, 0.14, 0.34)
    pen.curveTo(0.1, 0.46, 0.16, 0.56, 0.2, 0.58)
    pen.lineTo(0.47, 0.58)
    pen.curveTo(0.56, 0.5, 0.5, 0.36, 0.48, 0.24)
    pen.curveTo(0.5, 0.06, 0.44, 0, 0.33, 0)
  })
}

/** From the hips along the ground, and up to the fin. */
function drawTail(pen: SharePen, colour: string) {
  const { g } = pen
  const fin = shadeHex(colour, 0.2)
  pen.fillShape(pen.gradient(1.2, 0.4, 1.5, 0.8, fin, shadeHex(colour, -0.2)), () => {
    pen.moveTo(1.2, 0.76)
    pen.quadTo(1.16, 0.5, 1.36, 0.42)
    pen.quadTo(1.32, 0.58, 1.36, 0.62)
    pen.quadTo(1.44, 0.6, 1.56, 0.66)
    pen.quadTo(1.42, 0.86, 1.22, 0.82)
  })
  pen.fillShape(pen.gradient(0, 0.6, 0, 1, shadeHex(colour, 0.25), colour, shadeHex(colour, -0.35)), () => {
    pen.moveTo(0.22, 0.64)
    pen.quadTo(0.34, 0.6, 0.48, 0.64)
    pen.curveTo(0.66, 0.7, 0.8, 0.74, 0.94, 0.8)
    pen.curveTo(1.06, 0.86, 1.16, 0.82, 1.2, 0.74)
    pen.lineTo(1.27, 0.8)
    pen.curveTo(1.2, 0.98, 1.02, 1, 0.86, 0.98)
    pen.curveTo(0.6, 0.98, 0.3, 1, 0.22, 0.86)
    pen.curveTo(0.18, 0.78, 0.2, 0.7, 0.22, 0.64)
  })
  g.strokeStyle = shadeHex(colour, -0.35)
  pen.lineWidth = 0.008
  for (let row = 0; row < 3; row++)
    for (let k = 0; k < 9; k++) {
      pen.begin()
      pen.arc(0.32 + k * 0.085 + (row % 2) * 0.04, 0.76 + row * 0.065 + k * 0.008, 0.036, 0.2, 2.9)
      g.stroke()
    }
}

function drawFace(pen: SharePen) {
  const { g } = pen
  g.fillStyle = shadeHex(SKIN, -0.1)
  pen.fillRect(0.305, 0.22, 0.06, 0.1)
  g.fillStyle = SKIN
  pen.fillEllipse(0.335, 0.155, 0.095, 0.112)
  pen.fillShape(HAIR, () => {
    pen.moveTo(0.23, 0.17)
    pen.curveTo(0.22, 0.02, 0.44, 0, 0.44, 0.17)
    pen.quadTo(0.4, 0.08, 0.34, 0.075)
    pen.quadTo(0.27, 0.09, 0.23, 0.17)
  })
  for (const x of [0.3, 0.372]) {
    g.fillStyle = '#ffffff'
    pen.fillEllipse(x, 0.16, 0.02, 0.018)
    g.fillStyle = '#2f5a4a'
    pen.fillCircle(x, 0.162, 0.012)
  }
  g.strokeStyle = '#b2483f'
  pen.lineWidth = 0.009
  pen.begin()
  pen.arc(0.336, 0.205, 0.026, 0.4, 2.7)
  g.stroke()
}
