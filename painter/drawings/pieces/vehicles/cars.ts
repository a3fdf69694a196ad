import type { SharePen } from '../../pen.ts'
import { shadeHex } from '../../tint.ts'
import type { PieceOptions } from '../piece.ts'

const CHROME = '#d9dee2'
const GLASS = '#b9d6e2'
const TYRE = '#1c1c20'
/** Middles of the wheels, and their radius. */
const WHEELS = [0.52, 1.96]
const WHEEL = 0.2

/** A car of the fifties from the left side: round wings, much chrome, white walls on its tyres. */
export function drawVintageCar(pen: SharePen, { colour = '#b3342c', night }: PieceOptions) {
  const { g } = pen
  const paint = pen.gradient(0, 0.08, 0, 0.9, shadeHex(colour, 0.38), colour, shadeHex(colour, -0.38))
  pen.fillShape(paint, () => {
    pen.moveTo(0.06, 0.76)
    pen.curveTo(0.02, 0.62, 0.06, 0.5, 0.18, 0.46)
    pen.curveTo(0.4, 0.39, 0.66, 0.38, 0.84, 0.39)
    pen.curveTo(0.94, 0.2, 1.06, 0.08, 1.22, 0.06)
    pen.curveTo(1.5, 0.03, 1.74, 0.1, 1.9, 0.36)
    pen.curveTo(2.14, 0.38, 2.36, 0.44, 2.44, 0.56)
    pen.curveTo(2.48, 0.64, 2.47, 0.72, 2.44, 0.78)
    pen.lineTo(0.06, 0.78)
  })
  const glass = pen.gradient(0.9, 0.1, 1.7, 0.4, shadeHex(GLASS, 0.35), GLASS, shadeHex(GLASS, -0.35))
  pen.fillShape(glass, () => {
    pen.moveTo(0.93, 0.38)
    pen.curveTo(1.02, 0.22, 1.1, 0.14, 1.26, 0.125)
    pen.lineTo(1.28, 0.38)
  })
  pen.fillShape(glass, () => {
    pen.moveTo(1.34, 0.125)
    pen.curveTo(1.54, 0.12, 1.68, 0.2, 1.78, 0.38)
    pen.lineTo(1.36, 0.38)
  })
  g.strokeStyle = CHROME
  pen.lineWidth = 0.022
  pen.begin()
  pen.moveTo(0.16, 0.56)
  pen.quadTo(1.2, 0.5, 2.36, 0.58)
  g.stroke()
  g.strokeStyle = shadeHex(colour, -0.45)
  pen.lineWidth = 0.01
  pen.strokeLine(1.31, 0.13, 1.33, 0.76)
  pen.strokeLine(0.88, 0.4, 0.92, 0.76)
  pen.begin()
  pen.moveTo(1.8, 0.38)
  pen.quadTo(1.84, 0.56, 1.66, 0.76)
  g.stroke()
  g.fillStyle = CHROME
  pen.fillRoundRect(1.18, 0.465, 0.11, 0.022, 0.01)
  g.fillStyle = pen.gradient(0, 0.68, 0, 0.82, '#ffffff', CHROME, '#7d858c')
  pen.fillRoundRect(0, 0.7, 0.26, 0.09, 0.04)
  pen.fillRoundRect(2.26, 0.7, 0.24, 0.09, 0.04)
  g.fillStyle = night ? '#fff2b8' : '#f6f4e6'
  pen.fillEllipse(0.12, 0.56, 0.045, 0.065)
  g.fillStyle = '#c2202a'
  pen.fillEllipse(2.42, 0.6, 0.028, 0.055)
  for (const x of WHEELS) drawWheel(pen, x, colour)
}

function drawWheel(pen: SharePen, x: number, colour: string) {
  const { g } = pen
  g.fillStyle = shadeHex(colour, -0.6)
  pen.begin()
  pen.arc(x, 0.78, WHEEL * 1.14, Math.PI, 0)
  g.fill()
  for (const [radius, fill] of [
    [WHEEL, TYRE],
    [WHEEL * 0.76, '#f0eee8'],
    [WHEEL * 0.56, '#2a2a2e'],
    [WHEEL * 0.46, CHROME],
    [WHEEL * 0.2, shadeHex(colour, -0.1)],
  ] as const) {
    g.fillStyle = fill
    pen.fillCircle(x, 0.79, radius)
  }
}
