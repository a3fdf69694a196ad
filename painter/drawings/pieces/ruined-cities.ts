import type { SharePen } from '../pen.ts'
import { shadeHex } from '../tint.ts'
import { courses, face, PALE, SNOW, STONE, slab } from './masonry.ts'
import type { PieceOptions } from './piece.ts'

/** Terraces and roofless houses of a ruined town on a saddle, below a steep peak. */
export function drawMachuPicchu(pen: SharePen) {
  const { g } = pen
  const green = '#7a9a4a'
  const rock = '#6f7f5a'
  const grey = '#c2b9a6'
  // The peak behind, its flank in shade, and a lower one before it.
  face(pen, pen.across(1.0, 1.8, shadeHex(rock, 0.16), shadeHex(rock, -0.12), shadeHex(rock, -0.4)), [
    [0.78, 0.6],
    [1.0, 0.42],
    [1.12, 0.2],
    [1.22, 0.05],
    [1.32, 0],
    [1.42, 0.06],
    [1.5, 0.22],
    [1.64, 0.4],
    [1.98, 0.6],
  ])
  face(pen, 'rgba(30,40,30,.28)', [
    [1.32, 0],
    [1.42, 0.06],
    [1.5, 0.22],
    [1.64, 0.4],
    [1.98, 0.6],
    [1.46, 0.6],
    [1.36, 0.3],
  ])
  face(pen, pen.across(0.46, 1, shadeHex(rock, 0.2), shadeHex(rock, -0.25)), [
    [0.4, 0.62],
    [0.58, 0.42],
    [0.7, 0.28],
    [0.8, 0.3],
    [0.9, 0.46],
    [1.04, 0.62],
  ])
  g.save()
  pen.begin()
  pen.moveTo(0, 1)
  pen.lineTo(0, 0.62)
  pen.curveTo(0.2, 0.56, 0.4, 0.52, 0.66, 0.5)
  pen.lineTo(1.6, 0.5)
  pen.curveTo(1.8, 0.54, 2.02, 0.58, 2.2, 0.66)
  pen.lineTo(2.2, 1)
  g.closePath()
  g.clip()
  g.fillStyle = pen.gradient(0, 0.5, 0, 1, shadeHex(green, 0.2), shadeHex(green, -0.1))
  pen.fillRect(0, 0.45, 2.2, 0.55)
  // Steps of grass between walls go down to the viewer on both sides of a green.
  for (let k = 0; k < 6; k++) {
    const y = 0.74 + k * 0.045
    const left = 0.98 - k * 0.08
    const right = 1.4 + k * 0.08
    slab(pen, 0, y, left, 0.024, grey)
    slab(pen, right, y, 2.2 - right, 0.024, shadeHex(grey, -0.12))
    g.fillStyle = 'rgba(34,46,20,.35)'
    pen.fillRect(0, y + 0.024, left, 0.008)
    pen.fillRect(right, y + 0.024, 2.2 - right, 0.008)
  }
  for (let row = 0; row < 3; row++)
    for (let k = 0; k < 8; k++) {
      const x = 0.2 + k * 0.23 + (row % 2) * 0.1
      const y = 0.53 + row * 0.06
      if (row === 2 && x > 0.8 && x < 1.3) continue
      const wall = shadeHex(grey, ((k * 0.37 + row * 0.2) % 1) * 0.26 - 0.08)
      slab(pen, x, y, 0.16, 0.075, wall)
      face(pen, wall, [
        [x, y],
        [x + 0.03, y - 0.045],
        [x + 0.06, y],
      ])
      face(pen, shadeHex(wall, -0.2), [
        [x + 0.1, y],
        [x + 0.13, y - 0.045],
        [x + 0.16, y],
      ])
      g.fillStyle = '#4a4438'
      for (const at of [0.03, 0.075, 0.12]) pen.fillRect(x + at, y + 0.025, 0.016, 0.036)
    }
  g.restore()
}

/** A stepped temple tower. */
export function drawStepTemple(pen: SharePen, { colour = STONE, snow }: PieceOptions) {
  const { g } = pen
  for (let k = 0; k < 7; k++) {
    const x = 0.02 + k * 0.1
    const y = 0.88 - k * 0.11
    slab(pen, x, y, 1.56 - k * 0.2, 0.12, shadeHex(colour, k % 2 ? 0.04 : -0.06))
    g.fillStyle = snow ? SNOW : shadeHex(colour, 0.25)
    pen.fillRect(x, y, 1.56 - k * 0.2, 0.012)
    courses(pen, x, y, 1.56 - k * 0.2, 0.12, 3)
  }
  slab(pen, 0.66, 0.06, 0.28, 0.17, shadeHex(colour, 0.05))
  g.fillStyle = '#33291c'
  pen.fillRect(0.76, 0.11, 0.08, 0.12)
  slab(pen, 0.63, 0.03, 0.34, 0.04, PALE)
  face(pen, pen.across(0.68, 0.92, shadeHex(colour, 0.2), shadeHex(colour, -0.1)), [
    [0.74, 0.23],
    [0.86, 0.23],
    [0.94, 1],
    [0.66, 1],
  ])
  g.strokeStyle = 'rgba(40,30,20,.4)'
  pen.lineWidth = 0.006
  for (let k = 0; k < 26; k++)
    pen.strokeLine(0.74 - k * 0.003, 0.24 + k * 0.029, 0.86 + k * 0.003, 0.24 + k * 0.029)
}
