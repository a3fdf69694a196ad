import type { SharePen } from '../pen.ts'
import { shadeHex } from '../tint.ts'
import { face, PALE, SNOW, STEEL, slab } from './masonry.ts'
import type { PieceOptions } from './piece.ts'

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

/** A goal with its net. */
export function drawGoal(pen: SharePen) {
  const { g } = pen
  g.strokeStyle = 'rgba(240,244,248,.55)'
  pen.lineWidth = 0.01
  for (let k = 0; k <= 26; k++) pen.strokeLine(0.06 + k * 0.112, 0.06, 0.2 + k * 0.1, 0.98)
  for (let k = 1; k <= 8; k++)
    pen.strokeLine(0.06 + k * 0.016, 0.06 + k * 0.112, 2.97 - k * 0.016, 0.06 + k * 0.112)
  g.strokeStyle = '#f6f6f2'
  pen.lineWidth = 0.05
  pen.begin()
  pen.moveTo(0.04, 1)
  pen.lineTo(0.04, 0.04)
  pen.lineTo(2.98, 0.04)
  pen.lineTo(2.98, 1)
  g.stroke()
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

/** A basket on its pole. */
export function drawHoop(pen: SharePen) {
  const { g } = pen
  slab(pen, 0.3, 0.1, 0.04, 0.9, '#4a5058')
  slab(pen, 0.06, 0, 0.52, 0.3, '#f4f4f0')
  g.strokeStyle = '#c9402a'
  pen.lineWidth = 0.014
  pen.strokeRect(0.22, 0.12, 0.2, 0.13)
  pen.lineWidth = 0.02
  pen.begin()
  pen.ellipse(0.32, 0.28, 0.1, 0.024)
  g.stroke()
  g.strokeStyle = 'rgba(250,250,250,.9)'
  pen.lineWidth = 0.008
  for (let k = 0; k <= 6; k++) pen.strokeLine(0.22 + k * 0.033, 0.29, 0.26 + k * 0.02, 0.42)
  for (const y of [0.33, 0.37, 0.41]) pen.strokeLine(0.235 + (y - 0.3) * 0.2, y, 0.405 - (y - 0.3) * 0.2, y)
}

/** A half pipe for skaters. */
export function drawHalfPipe(pen: SharePen) {
  const { g } = pen
  pen.fillShape(pen.gradient(0, 0, 0, 1, '#7d838a', '#565c63'), () => {
    pen.moveTo(0, 0.06)
    pen.lineTo(0.5, 0.06)
    pen.quadTo(0.72, 0.86, 1.5, 0.88)
    pen.quadTo(2.28, 0.86, 2.5, 0.06)
    pen.lineTo(3, 0.06)
    pen.lineTo(3, 1)
    pen.lineTo(0, 1)
  })
  pen.fillShape(pen.sheen(0.5, 2.5, 0.4, '#d8d2c4', '#b8b0a0', '#857d6e'), () => {
    pen.moveTo(0.5, 0.06)
    pen.quadTo(0.72, 0.86, 1.5, 0.88)
    pen.quadTo(2.28, 0.86, 2.5, 0.06)
    pen.lineTo(2.38, 0.06)
    pen.quadTo(2.2, 0.66, 1.5, 0.68)
    pen.quadTo(0.8, 0.66, 0.62, 0.06)
  })
  g.strokeStyle = '#d8b23a'
  pen.lineWidth = 0.03
  for (const [a, b] of [
    [0.5, 0.62],
    [2.38, 2.5],
  ])
    pen.strokeLine(a, 0.06, b, 0.06)
  for (const [x, colour] of [
    [0.16, '#c9402a'],
    [2.66, '#2f6a9c'],
    [0.2, '#e0b03a'],
  ] as const) {
    g.strokeStyle = colour
    pen.lineWidth = 0.04
    pen.begin()
    pen.moveTo(x, 0.6)
    pen.quadTo(x + 0.1, 0.3, x + 0.16, 0.6)
    pen.quadTo(x + 0.2, 0.8, x + 0.28, 0.5)
    g.stroke()
  }
}
