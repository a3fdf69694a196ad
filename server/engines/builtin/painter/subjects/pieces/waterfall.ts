import type { SharePen } from '../pen.ts'
import { shadeHex } from '../tint.ts'
import type { PieceOptions } from './piece.ts'

const ROCK = '#6e675c'
const MOSS = '#4f6b34'
const THREADS = 46

/** A cliff with water that falls over it into spray. */
export function drawWaterfall(pen: SharePen, { snow }: PieceOptions) {
  const { g } = pen
  pen.fillShape(pen.gradient(0, 0, 1.1, 1, shadeHex(ROCK, 0.25), ROCK, shadeHex(ROCK, -0.5)), () => {
    pen.moveTo(0, 1)
    pen.lineTo(0.03, 0.5)
    pen.lineTo(0.12, 0.3)
    pen.lineTo(0.2, 0.06)
    pen.lineTo(0.4, 0.03)
    pen.lineTo(0.72, 0.02)
    pen.lineTo(0.88, 0.1)
    pen.lineTo(0.96, 0.34)
    pen.lineTo(1.06, 0.58)
    pen.lineTo(1.1, 1)
  })
  for (let k = 0; k < 60; k++) {
    const x = 0.05 + ((k * 0.618) % 1)
    const y = 0.1 + ((k * 0.7549) % 1) * 0.85
    if (Math.abs(x - 0.55) > 0.5 * (0.55 + y * 0.45)) continue
    g.fillStyle = shadeHex(k % 3 ? ROCK : MOSS, ((k * 0.37) % 1) * 0.5 - 0.35)
    pen.fillEllipse(x, y, 0.05, 0.022 + ((k * 0.21) % 1) * 0.03, ((k * 0.13) % 1) - 0.5)
  }
  g.fillStyle = snow ? '#f2f6fb' : MOSS
  for (const x of [0.22, 0.3, 0.76, 0.84]) pen.fillEllipse(x, 0.05 + Math.abs(x - 0.5) * 0.1, 0.08, 0.03)
  g.fillStyle = pen.across(0.4, 0.7, '#cfe3ec', '#f4fafc', '#c2d8e4')
  pen.begin()
  pen.moveTo(0.44, 0.03)
  pen.lineTo(0.66, 0.03)
  pen.quadTo(0.7, 0.5, 0.74, 0.95)
  pen.lineTo(0.36, 0.95)
  pen.quadTo(0.42, 0.5, 0.44, 0.03)
  g.fill()
  for (let k = 0; k < THREADS; k++) {
    const across = (k * 0.618) % 1
    const from = ((k * 0.377) % 1) * 0.6
    g.strokeStyle = k % 2 ? 'rgba(255,255,255,.8)' : 'rgba(120,160,185,.5)'
    pen.lineWidth = 0.004 + ((k * 0.21) % 1) * 0.008
    pen.strokeLine(0.45 + across * 0.2, from, 0.38 + across * 0.34, from + 0.35)
  }
  pen.blurred(0.02, () => {
    g.fillStyle = 'rgba(245,250,253,.85)'
    for (let k = 0; k < 12; k++) pen.fillEllipse(0.3 + k * 0.046, 0.95, 0.07, 0.03 + ((k * 0.37) % 1) * 0.03)
  })
}
