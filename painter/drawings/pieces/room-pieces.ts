import type { SharePen } from '../pen.ts'
import { shadeHex } from '../tint.ts'
import type { PieceOptions } from './piece.ts'

const GOLD = '#c9a04a'
const WOOD = '#6b4426'

function plank(pen: SharePen, x: number, y: number, w: number, h: number, colour = WOOD) {
  pen.g.fillStyle = pen.across(x, x + w, shadeHex(colour, 0.22), colour, shadeHex(colour, -0.36))
  pen.fillRect(x, y, w, h)
}

/** A painter's easel with a landscape on its canvas. */
export function drawEasel(pen: SharePen) {
  const { g } = pen
  g.strokeStyle = '#8a6238'
  pen.lineWidth = 0.035
  pen.strokeLine(0.31, 0.02, 0.31, 0.9)
  pen.strokeLine(0.28, 0.06, 0.03, 0.99)
  pen.strokeLine(0.34, 0.06, 0.59, 0.99)
  g.fillStyle = '#d9d2c4'
  pen.fillRect(0.03, 0.14, 0.56, 0.46)
  g.fillStyle = pen.gradient(0, 0.16, 0, 0.42, '#7fb0d9', '#f2d9a8')
  pen.fillRect(0.05, 0.16, 0.52, 0.42)
  g.fillStyle = '#f7e6a0'
  pen.fillCircle(0.42, 0.27, 0.035)
  pen.fillShape('#6a86a8', () => {
    pen.moveTo(0.05, 0.44)
    pen.lineTo(0.2, 0.29)
    pen.lineTo(0.34, 0.42)
    pen.lineTo(0.45, 0.33)
    pen.lineTo(0.57, 0.44)
  })
  g.fillStyle = pen.gradient(0, 0.42, 0, 0.58, '#6f9a52', '#4a7040')
  pen.fillRect(0.05, 0.43, 0.52, 0.15)
  g.fillStyle = '#d9a84a'
  for (let k = 0; k < 9; k++) pen.fillCircle(0.09 + k * 0.055, 0.5 + (k % 3) * 0.025, 0.011)
  g.fillStyle = '#a87848'
  pen.fillRect(0.01, 0.6, 0.6, 0.035)
}

/** A baby's crib with bars, a blanket and a pillow. */
export function drawCrib(pen: SharePen, { colour = '#9ec4d9' }: PieceOptions) {
  const { g } = pen
  const white = '#efe9de'
  for (const x of [0.02, 1.2]) plank(pen, x, 0.08, 0.08, 0.92, white)
  plank(pen, 0.04, 0.12, 1.22, 0.06, white)
  g.fillStyle = '#f7f4ee'
  pen.fillRoundRect(0.12, 0.5, 0.3, 0.14, 0.06)
  g.fillStyle = pen.gradient(0, 0.52, 0, 0.74, shadeHex(colour, 0.25), shadeHex(colour, -0.15))
  pen.fillRoundRect(0.36, 0.52, 0.84, 0.22, 0.06)
  for (let k = 0; k < 11; k++) plank(pen, 0.14 + k * 0.1, 0.16, 0.025, 0.66, white)
  plank(pen, 0.04, 0.78, 1.22, 0.09, shadeHex(white, -0.06))
}

/** A tall clock with a pendulum behind glass. */
export function drawGrandfatherClock(pen: SharePen) {
  const { g } = pen
  plank(pen, 0, 0.93, 0.32, 0.07)
  plank(pen, 0.04, 0.3, 0.24, 0.64)
  plank(pen, 0.02, 0.06, 0.28, 0.26, shadeHex(WOOD, 0.1))
  pen.fillShape(shadeHex(WOOD, 0.15), () => {
    pen.moveTo(0, 0.07)
    pen.quadTo(0.16, -0.05, 0.32, 0.07)
  })
  g.fillStyle = '#f2e6c8'
  pen.fillCircle(0.16, 0.185, 0.1)
  g.strokeStyle = GOLD
  pen.lineWidth = 0.014
  pen.begin()
  pen.arc(0.16, 0.185, 0.1)
  g.stroke()
  g.strokeStyle = '#23201c'
  pen.lineWidth = 0.011
  pen.strokeLine(0.16, 0.185, 0.16, 0.115)
  pen.strokeLine(0.16, 0.185, 0.21, 0.205)
  for (let k = 0; k < 12; k++)
    pen.strokeLine(
      0.16 + Math.sin((k * Math.PI) / 6) * 0.082,
      0.185 - Math.cos((k * Math.PI) / 6) * 0.082,
      0.16 + Math.sin((k * Math.PI) / 6) * 0.09,
      0.185 - Math.cos((k * Math.PI) / 6) * 0.09,
    )
  g.fillStyle = '#2a1c12'
  pen.fillRect(0.08, 0.38, 0.16, 0.42)
  g.strokeStyle = GOLD
  pen.strokeLine(0.16, 0.38, 0.18, 0.66)
  g.fillStyle = pen.glow(0.175, 0.67, 0.05, [
    [0, '#fff0b8'],
    [1, GOLD],
  ])
  pen.fillCircle(0.18, 0.68, 0.045)
}

/** A standing mirror in a carved frame. */
export function drawMirror(pen: SharePen, { colour = GOLD }: PieceOptions) {
  const { g } = pen
  g.strokeStyle = shadeHex(colour, -0.35)
  pen.lineWidth = 0.03
  pen.strokeLine(0.06, 0.99, 0.12, 0.6)
  pen.strokeLine(0.44, 0.99, 0.38, 0.6)
  g.fillStyle = pen.across(0.02, 0.48, shadeHex(colour, 0.3), colour, shadeHex(colour, -0.35))
  pen.fillRoundRect(0.02, 0, 0.46, 0.95, 0.2)
  g.fillStyle = pen.gradient(0.06, 0.04, 0.44, 0.9, '#e6f0f4', '#9fb6c2', '#c9d9e0', '#7f96a4')
  pen.fillRoundRect(0.06, 0.04, 0.38, 0.87, 0.17)
  g.strokeStyle = 'rgba(255,255,255,.55)'
  pen.lineWidth = 0.02
  pen.strokeLine(0.13, 0.42, 0.27, 0.16)
  pen.strokeLine(0.18, 0.46, 0.35, 0.16)
}

/** A patterned rug, seen lying flat. */
export function drawRug(pen: SharePen, { colour = '#8f2f2a' }: PieceOptions) {
  const layers: [number, string][] = [
    [0, colour],
    [0.1, '#e0c48a'],
    [0.16, shadeHex(colour, -0.2)],
    [0.34, '#e0c48a'],
    [0.4, colour],
  ]
  for (const [inset, own] of layers) {
    const x = inset * 2
    pen.fillShape(own, () => {
      pen.moveTo(0.9 + x, inset)
      pen.lineTo(5.5 - x, inset)
      pen.lineTo(6.4 - x * 1.6, 1 - inset)
      pen.lineTo(x * 1.6, 1 - inset)
    })
  }
  pen.g.fillStyle = '#e0c48a'
  pen.fillEllipse(3.2, 0.5, 0.5, 0.08)
}
