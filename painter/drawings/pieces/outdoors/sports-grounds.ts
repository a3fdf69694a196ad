import type { SharePen } from '../../pen.ts'
import { shadeHex } from '../../tint.ts'
import { face, PALE, SNOW, STEEL, slab } from '../buildings/masonry.ts'
import type { PieceOptions } from '../piece.ts'

const CROWD = ['#c9402a', '#2f5a9c', '#e6e2d8', '#d8a83a', '#3f7a4a', '#7a3f6a', '#d9a27a', '#2a2c34']

/** A stand full of people under a roof, floodlights at its ends. */
export function drawGrandstand(pen: SharePen, { night, snow }: PieceOptions) {
  const { g } = pen
  face(pen, pen.gradient(0, 0.4, 0, 1, '#8b9199', '#5d646c'), [
    [0.2, 0.4],
    [2.5, 0.4],
    [2.68, 1],
    [0.02, 1],
  ])
  for (let row = 0; row < 13; row++)
    for (let k = 0; k < 62; k++) {
      const reach = 1.15 + row * 0.013
      const x = 1.35 - reach + ((k + (row % 2) * 0.5) / 62) * reach * 2
      const y = 0.44 + row * 0.039
      if (Math.abs(((x * 1.2) % 0.9) - 0.45) > 0.42) continue
      const cloth = CROWD[(k * 7 + row * 5 + ((k * row) % 3)) % CROWD.length]
      g.fillStyle = shadeHex(cloth, (((k * 0.37) % 1) * 0.3 - 0.15) / (night ? 3 : 1))
      pen.fillEllipse(x, y, 0.015, 0.019)
      g.fillStyle = '#d3a07c'
      pen.fillCircle(x, y - 0.021, 0.01)
    }
  slab(pen, 0, 0.93, 2.7, 0.07, '#2f5a9c')
  g.fillStyle = PALE
  for (let k = 0; k < 5; k++) pen.fillRect(0.12 + k * 0.53, 0.945, 0.32, 0.035)
  const roof = snow ? SNOW : '#c6ccd2'
  face(pen, pen.gradient(0, 0.22, 0, 0.38, shadeHex(roof, 0.2), shadeHex(roof, -0.3)), [
    [0.1, 0.24],
    [2.6, 0.24],
    [2.66, 0.34],
    [0.04, 0.34],
  ])
  g.fillStyle = STEEL
  for (let k = 0; k < 4; k++) pen.fillRect(0.34 + k * 0.67, 0.34, 0.014, 0.4)
  for (const x of [0.08, 2.58]) {
    slab(pen, x, 0.1, 0.035, 0.86, STEEL)
    slab(pen, x - 0.07, 0, 0.2, 0.14, '#3a3f46')
    g.fillStyle = night ? '#fff2b4' : '#dfe6ea'
    for (let row = 0; row < 3; row++)
      for (let k = 0; k < 4; k++) pen.fillCircle(x - 0.045 + k * 0.05, 0.03 + row * 0.042, 0.019)
  }
}

/** The net across a tennis court. */
export function drawTennisNet(pen: SharePen) {
  const { g } = pen
  g.fillStyle = 'rgba(20,26,30,.55)'
  pen.fillRect(0.1, 0.14, 9.6, 0.84)
  g.strokeStyle = 'rgba(220,226,230,.28)'
  pen.lineWidth = 0.01
  for (let k = 0; k < 80; k++) pen.strokeLine(0.1 + k * 0.12, 0.14, 0.1 + k * 0.12, 0.98)
  g.fillStyle = '#f6f6f2'
  pen.fillRect(0.1, 0.08, 9.6, 0.1)
  for (const x of [0.02, 9.7]) slab(pen, x, 0, 0.09, 1, '#2f3a34')
}
