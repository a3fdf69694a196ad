import type { SharePen } from '../../pen.ts'
import { shadeHex } from '../../tint.ts'
import { slab } from '../buildings/masonry.ts'
import type { PieceOptions } from '../piece.ts'

/** An excavator with its arm bent. */
export function drawExcavator(pen: SharePen, { colour = '#e2a21e' }: PieceOptions) {
  const { g } = pen
  g.fillStyle = '#2b2c2f'
  pen.fillRoundRect(0.62, 0.78, 0.86, 0.22, 0.11)
  g.fillStyle = '#55585e'
  for (let k = 0; k < 5; k++) pen.fillCircle(0.74 + k * 0.155, 0.89, 0.055)
  slab(pen, 0.74, 0.73, 0.6, 0.06, '#3a3c40')
  slab(pen, 0.78, 0.52, 0.74, 0.22, colour)
  pen.fillRoundRect(1.26, 0.46, 0.26, 0.28, 0.05)
  slab(pen, 0.78, 0.3, 0.32, 0.42, colour)
  g.fillStyle = '#9fc0d0'
  pen.fillRect(0.81, 0.34, 0.25, 0.2)
  g.strokeStyle = pen.gradient(0, 0.1, 0, 0.7, shadeHex(colour, 0.25), shadeHex(colour, -0.2))
  pen.lineWidth = 0.085
  pen.begin()
  pen.moveTo(1.1, 0.58)
  pen.lineTo(0.72, 0.1)
  pen.lineTo(0.3, 0.3)
  g.stroke()
  pen.lineWidth = 0.065
  pen.strokeLine(0.32, 0.28, 0.16, 0.68)
  g.strokeStyle = '#c9ced4'
  pen.lineWidth = 0.025
  pen.strokeLine(0.8, 0.34, 0.92, 0.24)
  pen.strokeLine(0.58, 0.12, 0.36, 0.22)
  pen.fillShape('#4a4d52', () => {
    pen.moveTo(0.08, 0.66)
    pen.lineTo(0.24, 0.68)
    pen.quadTo(0.34, 0.82, 0.2, 0.92)
    pen.lineTo(0.02, 0.84)
  })
}

/** A bulldozer, its blade to the left. */
export function drawBulldozer(pen: SharePen, { colour = '#e2a21e' }: PieceOptions) {
  const { g } = pen
  g.fillStyle = '#2b2c2f'
  pen.fillRoundRect(0.4, 0.66, 1.1, 0.34, 0.17)
  g.fillStyle = '#55585e'
  for (let k = 0; k < 5; k++) pen.fillCircle(0.56 + k * 0.195, 0.83, 0.08)
  slab(pen, 0.42, 0.42, 0.6, 0.3, colour)
  slab(pen, 0.96, 0.1, 0.44, 0.6, colour)
  g.fillStyle = '#9fc0d0'
  pen.fillRect(1.0, 0.18, 0.36, 0.26)
  slab(pen, 0.92, 0.04, 0.52, 0.07, shadeHex(colour, -0.2))
  slab(pen, 0.6, 0.2, 0.06, 0.24, '#3a3c40')
  g.strokeStyle = shadeHex(colour, -0.25)
  pen.lineWidth = 0.07
  pen.strokeLine(0.2, 0.82, 0.8, 0.8)
  pen.fillShape(pen.across(0, 0.24, '#d8dade', '#9aa0a6'), () => {
    pen.moveTo(0.16, 0.46)
    pen.quadTo(0.26, 0.72, 0.04, 0.98)
    pen.lineTo(0.2, 1)
    pen.quadTo(0.34, 0.72, 0.24, 0.46)
  })
}
