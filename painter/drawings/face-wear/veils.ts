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
  for (let k = -4; k <= 4; k++) {
    pen.begin()
    pen.moveTo(k * 0.03, -0.15)
    pen.curveTo(k * 0.1, 0.2, k * 0.12, 0.9, k * 0.15, 1.56)
    g.stroke()
  }
  g.globalAlpha = 0.9
  g.strokeStyle = shadeHex(colour, 0.3)
  pen.lineWidth = 0.03
  pen.begin()
  pen.moveTo(-0.66, 1.62)
  pen.quadTo(0, 1.5, 0.66, 1.62)
  g.stroke()
}

export function drawNiqab(pen: SharePen, colour: string) {
  const { g } = pen
  pen.fillShape(shade(pen, 0.45, colour), () => {
    pen.moveTo(-0.36, 0.58)
    pen.quadTo(0, 0.66, 0.36, 0.58)
    pen.curveTo(0.44, 0.9, 0.46, 1.2, 0.5, 1.6)
    pen.quadTo(0, 1.72, -0.5, 1.6)
    pen.curveTo(-0.46, 1.2, -0.44, 0.9, -0.36, 0.58)
  })
  g.strokeStyle = shadeHex(colour, 0.3)
  pen.lineWidth = 0.012
  for (const x of [-0.24, -0.08, 0.1, 0.26]) {
    pen.begin()
    pen.moveTo(x * 0.8, 0.66)
    pen.quadTo(x, 1.1, x * 1.35, 1.6)
    g.stroke()
  }
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
  g.strokeStyle = '#efe6cf'
  pen.lineWidth = 0.05
  pen.begin()
  pen.moveTo(-0.52, 1.34)
  pen.quadTo(0, 1.46, 0.52, 1.34)
  g.stroke()
}
