import type { SharePen } from '../pen.ts'
import type { PieceOptions } from '../pieces/piece.ts'
import { shadeHex } from '../tint.ts'

/** A narwhal with its long tusk, swimming to the left. */
export function drawNarwhal(pen: SharePen, { colour = '#8fa0b0' }: PieceOptions) {
  const { g } = pen
  g.strokeStyle = '#f0e8d2'
  pen.lineWidth = 0.04
  pen.strokeLine(0, 0.3, 0.62, 0.5)
  g.strokeStyle = '#c9b98f'
  pen.lineWidth = 0.01
  for (let k = 0; k < 10; k++)
    pen.strokeLine(0.06 + k * 0.055, 0.3 + k * 0.018, 0.08 + k * 0.055, 0.34 + k * 0.018)
  pen.fillShape(shadeHex(colour, -0.25), () => {
    pen.moveTo(2, 0.5)
    pen.quadTo(2.24, 0.2, 2.42, 0.22)
    pen.quadTo(2.34, 0.44, 2.44, 0.64)
    pen.quadTo(2.2, 0.64, 2, 0.58)
  })
  pen.fillShape(pen.gradient(0, 0.2, 0, 0.95, shadeHex(colour, 0.12), colour, '#eef2f4'), () => {
    pen.moveTo(0.5, 0.58)
    pen.curveTo(0.5, 0.3, 0.9, 0.22, 1.2, 0.28)
    pen.curveTo(1.6, 0.34, 1.9, 0.46, 2.1, 0.54)
    pen.curveTo(1.7, 0.74, 1.2, 0.92, 0.86, 0.84)
    pen.curveTo(0.62, 0.8, 0.5, 0.7, 0.5, 0.58)
  })
  for (let k = 0; k < 22; k++) {
    g.fillStyle = 'rgba(60,72,84,.4)'
    pen.fillCircle(
      0.8 + ((k * 0.618) % 1) * 1.05,
      0.34 + ((k * 0.7548) % 1) * 0.2 + ((k * 0.618) % 1) * 0.06,
      0.022,
    )
  }
  pen.fillShape(shadeHex(colour, -0.2), () => {
    pen.moveTo(0.96, 0.8)
    pen.quadTo(1.04, 1, 1.24, 1)
    pen.quadTo(1.2, 0.86, 1.16, 0.76)
  })
  g.fillStyle = '#16171c'
  pen.fillCircle(0.68, 0.54, 0.032)
  g.strokeStyle = '#3f4a55'
  pen.lineWidth = 0.014
  pen.begin()
  pen.arc(0.62, 0.6, 0.1, 0.5, 1.7)
  g.stroke()
}

/** A walrus lying on its flippers, its tusks before it. */
export function drawWalrus(pen: SharePen, { colour = '#8a5f48' }: PieceOptions) {
  const { g } = pen
  pen.fillShape(shadeHex(colour, -0.25), () => {
    pen.moveTo(1.5, 0.86)
    pen.quadTo(1.8, 0.74, 1.92, 0.82)
    pen.quadTo(1.84, 0.98, 1.5, 0.99)
  })
  pen.fillShape(
    pen.gradient(0.3, 0.1, 0.9, 1, shadeHex(colour, 0.22), colour, shadeHex(colour, -0.35)),
    () => {
      pen.moveTo(0.3, 0.2)
      pen.curveTo(0.7, 0.02, 0.9, 0.3, 1.2, 0.46)
      pen.curveTo(1.5, 0.6, 1.7, 0.76, 1.66, 0.92)
      pen.lineTo(0.4, 0.98)
      pen.curveTo(0.24, 0.8, 0.2, 0.5, 0.3, 0.2)
    },
  )
  pen.fillShape(shadeHex(colour, -0.3), () => {
    pen.moveTo(0.5, 0.78)
    pen.quadTo(0.44, 0.96, 0.24, 0.99)
    pen.lineTo(0.72, 0.99)
  })
  g.fillStyle = shadeHex(colour, 0.1)
  pen.fillEllipse(0.42, 0.26, 0.24, 0.22)
  for (const x of [0.28, 0.46])
    pen.fillShape('#f6f0de', () => {
      pen.moveTo(x - 0.035, 0.42)
      pen.lineTo(x + 0.045, 0.42)
      pen.quadTo(x + 0.03, 0.66, x - 0.01, 0.76)
    })
  g.fillStyle = shadeHex(colour, 0.3)
  for (const x of [0.27, 0.46]) pen.fillEllipse(x, 0.38, 0.125, 0.1)
  g.fillStyle = '#3a2a24'
  for (let k = 0; k < 8; k++)
    pen.fillCircle(0.2 + (k % 4) * 0.03 + Math.floor(k / 4) * 0.19, 0.36 + (k % 2) * 0.04, 0.009)
  g.fillStyle = '#241a18'
  pen.fillEllipse(0.365, 0.3, 0.06, 0.04)
  for (const x of [0.28, 0.5]) pen.fillCircle(x, 0.2, 0.028)
}
