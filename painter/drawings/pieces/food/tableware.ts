import type { SharePen } from '../../pen.ts'
import { shadeHex } from '../../tint.ts'
import type { PieceOptions } from '../piece.ts'

const CHINA = '#f1ece2'
type Drink = { fill: string; edge: string }
const COFFEE: Drink = { fill: '#4a2a18', edge: '#a8713f' }
export const TEA: Drink = { fill: '#b4641e', edge: '#d8964a' }

/** A cup on its saucer, seen as from a chair at the table. */
export function drawCup(pen: SharePen, { colour = CHINA }: PieceOptions, { fill, edge }: Drink = COFFEE) {
  const { g } = pen
  g.fillStyle = shadeHex(colour, -0.3)
  pen.fillEllipse(0.85, 0.9, 0.78, 0.1)
  g.fillStyle = pen.across(0.07, 1.63, shadeHex(colour, 0.15), colour, shadeHex(colour, -0.15))
  pen.fillEllipse(0.85, 0.88, 0.78, 0.1)
  g.fillStyle = shadeHex(colour, -0.22)
  pen.fillEllipse(0.85, 0.88, 0.42, 0.055)
  g.strokeStyle = pen.gradient(1.3, 0.3, 1.6, 0.6, shadeHex(colour, -0.05), shadeHex(colour, -0.35))
  pen.lineWidth = 0.075
  pen.begin()
  pen.arc(1.33, 0.42, 0.17, -1.45, 1.75)
  g.stroke()
  pen.fillShape(pen.across(0.3, 1.4, shadeHex(colour, 0.25), colour, shadeHex(colour, -0.38)), () => {
    pen.moveTo(0.3, 0.15)
    pen.curveTo(0.32, 0.55, 0.44, 0.8, 0.62, 0.86)
    pen.quadTo(0.85, 0.9, 1.08, 0.86)
    pen.curveTo(1.26, 0.8, 1.38, 0.55, 1.4, 0.15)
  })
  drawFilled(pen, { x: 0.85, y: 0.15, width: 0.55, height: 0.11 }, colour, fill, edge)
}

/** A wide bowl of soup with some green on it. */
export function drawSoup(pen: SharePen, { colour = '#d9762e' }: PieceOptions) {
  const { g } = pen
  g.fillStyle = shadeHex(CHINA, -0.35)
  pen.fillEllipse(1.1, 0.94, 0.5, 0.06)
  pen.fillShape(pen.across(0.04, 2.16, shadeHex(CHINA, 0.2), CHINA, shadeHex(CHINA, -0.38)), () => {
    pen.moveTo(0.04, 0.24)
    pen.curveTo(0.1, 0.66, 0.5, 0.9, 0.72, 0.95)
    pen.lineTo(1.48, 0.95)
    pen.curveTo(1.7, 0.9, 2.1, 0.66, 2.16, 0.24)
  })
  drawFilled(pen, { x: 1.1, y: 0.24, width: 1.06, height: 0.21 }, CHINA, colour, shadeHex(colour, 0.25))
  for (const [x, y] of [
    [0.7, 0.25],
    [1.0, 0.19],
    [1.24, 0.3],
    [1.5, 0.22],
    [0.95, 0.32],
  ]) {
    g.fillStyle = '#4f8a3a'
    pen.fillEllipse(x, y, 0.06, 0.022, x)
  }
  g.fillStyle = '#f6ead2'
  pen.fillEllipse(1.28, 0.21, 0.17, 0.04)
}

type Rim = { x: number; y: number; width: number; height: number }

/** The open top of a vessel: its rim, and what it is filled with up to just below. */
function drawFilled(pen: SharePen, { x, y, width, height }: Rim, china: string, fill: string, edge: string) {
  const { g } = pen
  g.fillStyle = shadeHex(china, 0.3)
  pen.fillEllipse(x, y, width, height)
  g.fillStyle = shadeHex(china, -0.3)
  pen.fillEllipse(x, y + height * 0.06, width * 0.93, height * 0.88)
  g.fillStyle = edge
  pen.fillEllipse(x, y + height * 0.16, width * 0.89, height * 0.74)
  g.fillStyle = fill
  pen.fillEllipse(x, y + height * 0.2, width * 0.82, height * 0.62)
}
