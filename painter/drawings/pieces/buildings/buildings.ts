import type { SharePen } from '../../pen.ts'
import { shadeHex } from '../../tint.ts'
import type { PieceOptions } from '../piece.ts'

/** A low modern house: two slabs, and glass from floor to ceiling between them. */
export function drawModernHouse(pen: SharePen, { night, snow }: PieceOptions) {
  const { g } = pen
  const glass = night ? ['#ffe2a0', '#ffc766', '#e09a3f'] : ['#cfe4ec', '#86acbc', '#4f7484']
  const storey = (x: number, y: number, w: number, h: number, panes: number) => {
    g.fillStyle = pen.gradient(x, y, x, y + h, glass[0], glass[1], glass[2])
    pen.fillRect(x, y, w, h)
    g.fillStyle = night ? 'rgba(90,50,20,.55)' : 'rgba(20,40,50,.35)'
    pen.fillRect(x + w * 0.12, y + h * 0.62, w * 0.16, h * 0.38)
    pen.fillRect(x + w * 0.62, y + h * 0.5, w * 0.06, h * 0.5)
    pen.fillRect(x + w * 0.56, y + h * 0.42, w * 0.18, h * 0.12)
    g.fillStyle = '#2a2c30'
    for (let k = 0; k <= panes; k++) pen.fillRect(x + (w * k) / panes - 0.006, y, 0.014, h)
  }
  storey(0.3, 0.5, 1.9, 0.46, 7)
  storey(0.72, 0.12, 1.1, 0.3, 4)
  g.fillStyle = pen.gradient(0, 0, 0, 1, '#e8e4dc', '#b8b2a6')
  pen.fillRect(0.1, 0.42, 2.3, 0.085)
  pen.fillRect(0.56, 0.05, 1.42, 0.07)
  pen.fillRect(0.1, 0.95, 2.3, 0.05)
  g.fillStyle = pen.across(0.1, 0.34, '#a07a52', '#7a5a3a', '#5a4028')
  pen.fillRect(0.14, 0.5, 0.2, 0.46)
  if (!snow) return
  g.fillStyle = '#f2f6fb'
  pen.fillRect(0.1, 0.395, 2.3, 0.035)
  pen.fillRect(0.56, 0.02, 1.42, 0.035)
}

/** A piece of land in the sky: turf on top, a cone of rock below, water that falls over its edge. */
export function drawSkyIsland(pen: SharePen) {
  const { g } = pen
  pen.fillShape(pen.across(0, 2, '#a08a70', '#7a6650', '#40342a'), () => {
    pen.moveTo(0.04, 0.22)
    pen.quadTo(0.2, 0.46, 0.42, 0.52)
    pen.lineTo(0.5, 0.7)
    pen.lineTo(0.72, 0.72)
    pen.lineTo(0.86, 0.96)
    pen.lineTo(0.98, 0.8)
    pen.lineTo(1.12, 1)
    pen.lineTo(1.22, 0.74)
    pen.lineTo(1.46, 0.66)
    pen.lineTo(1.56, 0.48)
    pen.quadTo(1.84, 0.42, 1.96, 0.22)
  })
  g.strokeStyle = 'rgba(30,22,14,.4)'
  pen.lineWidth = 0.012
  for (let k = 0; k < 11; k++) {
    const x = 0.26 + k * 0.145
    pen.strokeLine(x, 0.3, x + (1 - x) * 0.22, 0.46 + ((k * 0.37) % 1) * 0.24)
  }
  pen.fillShape(pen.gradient(0, 0.08, 0, 0.34, '#8fbf4a', '#5f8f34', '#3f6a24'), () => {
    pen.moveTo(0.0, 0.22)
    pen.quadTo(0.2, 0.1, 0.6, 0.1)
    pen.quadTo(1, 0.04, 1.4, 0.1)
    pen.quadTo(1.84, 0.12, 2, 0.22)
    for (let k = 0; k < 12; k++)
      pen.quadTo(1.92 - k * 0.165, 0.36 + ((k * 0.618) % 1) * 0.05, 1.835 - k * 0.165, 0.28)
    pen.quadTo(0.05, 0.3, 0, 0.22)
  })
  for (const [x, w, end] of [
    [0.34, 0.1, 0.94],
    [1.62, 0.13, 1],
  ] as const) {
    g.fillStyle = pen.gradient(
      0,
      0.2,
      0,
      end,
      'rgba(235,248,255,.95)',
      'rgba(200,230,245,.85)',
      'rgba(220,240,250,0)',
    )
    pen.fillRect(x, 0.2, w, end - 0.2)
    g.fillStyle = 'rgba(255,255,255,.5)'
    pen.fillRect(x + w * 0.2, 0.22, w * 0.12, (end - 0.2) * 0.7)
    pen.fillRect(x + w * 0.62, 0.22, w * 0.16, (end - 0.2) * 0.6)
  }
  g.fillStyle = shadeHex('#3f6a24', -0.1)
  for (let k = 0; k < 9; k++) {
    const x = 0.14 + k * 0.2 + ((k * 0.37) % 1) * 0.06
    pen.fillCircle(x, 0.15 - Math.sin(k) * 0.015, 0.045 + ((k * 0.618) % 1) * 0.03)
  }
}
