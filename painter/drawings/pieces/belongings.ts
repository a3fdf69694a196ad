import type { SharePen } from '../pen.ts'
import { shadeHex } from '../tint.ts'
import type { PieceOptions } from './piece.ts'

/** Washing on a line between two posts. */
export function drawClothesline(pen: SharePen) {
  const { g } = pen
  for (const x of [0.06, 2.34]) {
    g.fillStyle = pen.across(x - 0.03, x + 0.03, '#a5794a', '#6b4726')
    pen.fillRect(x - 0.026, 0.02, 0.052, 0.98)
    pen.fillRoundRect(x - 0.13, 0.05, 0.26, 0.04, 0.01)
  }
  g.strokeStyle = '#e8e4da'
  pen.lineWidth = 0.012
  const sag = (x: number) => 0.1 + 0.09 * (1 - ((x - 1.2) / 1.14) ** 2)
  pen.begin()
  pen.moveTo(0.06, 0.1)
  pen.quadTo(1.2, 0.28, 2.34, 0.1)
  g.stroke()
  const shaded = (x: number, w: number, colour: string) =>
    pen.across(x, x + w, shadeHex(colour, 0.15), colour, shadeHex(colour, -0.2))
  const sheet = (x: number, w: number, long: number, colour: string) => {
    const y = sag(x + w / 2)
    pen.fillShape(shaded(x, w, colour), () => {
      pen.moveTo(x, y)
      pen.lineTo(x + w, y)
      pen.quadTo(x + w + 0.03, y + long * 0.6, x + w - 0.01, y + long)
      pen.quadTo(x + w / 2, y + long - 0.03, x + 0.02, y + long)
      pen.quadTo(x - 0.02, y + long * 0.5, x, y)
    })
  }
  const shirt = (x: number, colour: string) => {
    const y = sag(x + 0.17)
    pen.fillShape(shaded(x, 0.36, colour), () => {
      pen.moveTo(x + 0.1, y)
      pen.lineTo(x + 0.26, y)
      pen.lineTo(x + 0.37, y + 0.14)
      pen.lineTo(x + 0.3, y + 0.18)
      pen.lineTo(x + 0.275, y + 0.13)
      pen.lineTo(x + 0.285, y + 0.4)
      pen.lineTo(x + 0.075, y + 0.4)
      pen.lineTo(x + 0.085, y + 0.13)
      pen.lineTo(x + 0.06, y + 0.18)
      pen.lineTo(x - 0.01, y + 0.14)
    })
  }
  sheet(0.18, 0.5, 0.52, '#f4f2ee')
  shirt(0.76, '#d9503f')
  sheet(1.2, 0.2, 0.34, '#f0c04a')
  shirt(1.44, '#3f7fc0')
  sheet(1.86, 0.36, 0.46, '#a9cfe0')
}

/** A gilded throne with red cushions. */
export function drawThrone(pen: SharePen, { colour = '#b3202c' }: PieceOptions) {
  const { g } = pen
  const gold = pen.across(0, 0.72, '#f6dd8c', '#d3a53a', '#8a6118')
  pen.fillShape(gold, () => {
    pen.moveTo(0.08, 0.66)
    pen.lineTo(0.1, 0.16)
    pen.curveTo(0.14, 0.12, 0.24, 0.14, 0.28, 0.08)
    pen.quadTo(0.33, 0.01, 0.36, 0)
    pen.quadTo(0.39, 0.01, 0.44, 0.08)
    pen.curveTo(0.48, 0.14, 0.58, 0.12, 0.62, 0.16)
    pen.lineTo(0.64, 0.66)
  })
  pen.fillShape(pen.across(0.14, 0.58, shadeHex(colour, 0.22), colour, shadeHex(colour, -0.35)), () => {
    pen.moveTo(0.15, 0.62)
    pen.lineTo(0.165, 0.23)
    pen.curveTo(0.22, 0.16, 0.5, 0.16, 0.555, 0.23)
    pen.lineTo(0.57, 0.62)
  })
  g.fillStyle = shadeHex(colour, -0.45)
  for (const [x, y] of [
    [0.27, 0.32],
    [0.45, 0.32],
    [0.36, 0.42],
    [0.27, 0.52],
    [0.45, 0.52],
  ] as const)
    pen.fillCircle(x, y, 0.011)
  g.fillStyle = '#5aa0e0'
  pen.fillCircle(0.36, 0.075, 0.026)
  g.fillStyle = gold
  pen.fillRect(0.05, 0.68, 0.62, 0.14)
  pen.fillRect(0.05, 0.8, 0.08, 0.2)
  pen.fillRect(0.59, 0.8, 0.08, 0.2)
  pen.fillShape(pen.gradient(0, 0.58, 0, 0.7, shadeHex(colour, 0.2), shadeHex(colour, -0.3)), () =>
    pen.roundRect(0.08, 0.59, 0.56, 0.11, 0.04),
  )
  g.fillStyle = gold
  for (const x of [0, 0.62]) {
    pen.fillRoundRect(x, 0.46, 0.1, 0.055, 0.025)
    pen.fillRect(x + 0.03, 0.5, 0.045, 0.2)
  }
}

/** A round charcoal grill on three legs, with a little smoke. */
export function drawKettleGrill(pen: SharePen) {
  const { g } = pen
  g.strokeStyle = 'rgba(225,225,225,.45)'
  pen.lineWidth = 0.05
  for (const x of [0.34, 0.5]) {
    pen.begin()
    pen.moveTo(x, 0.34)
    pen.curveTo(x - 0.1, 0.24, x + 0.12, 0.16, x, 0.03)
    g.stroke()
  }
  g.strokeStyle = '#8d959e'
  pen.lineWidth = 0.028
  pen.strokeLine(0.28, 0.62, 0.14, 0.98)
  pen.strokeLine(0.56, 0.62, 0.7, 0.98)
  pen.strokeLine(0.42, 0.64, 0.42, 0.94)
  pen.fillShape(pen.across(0.08, 0.76, '#d0453a', '#a02820', '#5f140f'), () => {
    pen.moveTo(0.06, 0.42)
    pen.lineTo(0.78, 0.42)
    pen.curveTo(0.76, 0.62, 0.6, 0.68, 0.42, 0.68)
    pen.curveTo(0.24, 0.68, 0.08, 0.62, 0.06, 0.42)
  })
  g.fillStyle = '#ff8a2a'
  pen.fillEllipse(0.42, 0.415, 0.34, 0.045)
  g.strokeStyle = '#2a2d32'
  pen.lineWidth = 0.012
  for (let k = 0; k < 9; k++) pen.strokeLine(0.1 + k * 0.08, 0.4, 0.1 + k * 0.08, 0.43)
  for (const [x, colour] of [
    [0.24, '#6b3418'],
    [0.42, '#7a3c1c'],
    [0.6, '#6b3418'],
  ] as const) {
    g.fillStyle = colour
    pen.fillEllipse(x, 0.385, 0.075, 0.03)
    g.fillStyle = 'rgba(255,200,140,.3)'
    pen.fillEllipse(x - 0.015, 0.377, 0.045, 0.012)
  }
  g.fillStyle = '#c9ced4'
  pen.fillRoundRect(0.04, 0.415, 0.76, 0.022, 0.01)
}
