import type { SharePen } from '../pen.ts'
import { shadeHex } from '../tint.ts'
import { drawLenses } from './eye-wear.ts'
import { SIDES, shade } from './face-rows.ts'

export function drawSurgicalMask(pen: SharePen, colour: string) {
  const { g } = pen
  g.strokeStyle = '#f2f4f5'
  pen.lineWidth = 0.016
  for (const s of SIDES)
    for (const [from, to] of [
      [0.64, 0.54],
      [0.86, 0.62],
    ])
      pen.strokeLine(s * 0.3, from, s * 0.355, to)
  pen.fillShape(shade(pen, 0.34, colour), () => {
    pen.moveTo(-0.325, 0.625)
    pen.quadTo(0, 0.545, 0.325, 0.625)
    pen.curveTo(0.33, 0.84, 0.2, 1.03, 0, 1.035)
    pen.curveTo(-0.2, 1.03, -0.33, 0.84, -0.325, 0.625)
  })
  g.strokeStyle = shadeHex(colour, -0.3)
  pen.lineWidth = 0.01
  for (const y of [0.7, 0.78, 0.86]) {
    pen.begin()
    pen.moveTo(-0.31 + (y - 0.7) * 0.5, y)
    pen.quadTo(0, y + 0.045, 0.31 - (y - 0.7) * 0.5, y)
    g.stroke()
  }
}

function coverFace(pen: SharePen, colour: string) {
  pen.fillShape(shade(pen, 0.4, colour), () => {
    pen.moveTo(-0.37, 0.34)
    pen.curveTo(-0.3, 0.14, 0.3, 0.14, 0.37, 0.34)
    pen.curveTo(0.4, 0.7, 0.24, 1.02, 0, 1.04)
    pen.curveTo(-0.24, 1.02, -0.4, 0.7, -0.37, 0.34)
  })
}

export function drawGasMask(pen: SharePen, colour: string) {
  const { g } = pen
  g.strokeStyle = shadeHex(colour, -0.4)
  pen.lineWidth = 0.04
  for (const s of SIDES) pen.strokeLine(s * 0.34, 0.4, s * 0.39, 0.3)
  coverFace(pen, colour)
  drawLenses(pen, 0.105, '#14160f', '#6f8a86')
  g.fillStyle = shadeHex(colour, -0.35)
  pen.fillCircle(0, 0.86, 0.2)
  g.fillStyle = '#6d736a'
  pen.fillCircle(0, 0.87, 0.155)
  g.fillStyle = '#22251f'
  for (let k = 0; k < 8; k++)
    pen.fillCircle(Math.cos((k * Math.PI) / 4) * 0.09, 0.87 + Math.sin((k * Math.PI) / 4) * 0.09, 0.022)
  pen.fillCircle(0, 0.87, 0.028)
}

export function drawGoalieMask(pen: SharePen, colour: string) {
  const { g } = pen
  const outline = () => {
    pen.moveTo(0, -0.12)
    pen.curveTo(-0.34, -0.12, -0.45, 0.22, -0.41, 0.56)
    pen.curveTo(-0.38, 0.86, -0.24, 1.08, 0, 1.1)
    pen.curveTo(0.24, 1.08, 0.38, 0.86, 0.41, 0.56)
    pen.curveTo(0.45, 0.22, 0.34, -0.12, 0, -0.12)
  }
  g.save()
  pen.begin()
  outline()
  pen.roundRect(-0.28, 0.4, 0.56, 0.44, 0.12)
  g.clip('evenodd')
  pen.fillShape(shade(pen, 0.42, colour), outline)
  for (const s of SIDES)
    pen.fillShape('#c2272d', () => {
      pen.moveTo(s * 0.06, -0.12)
      pen.quadTo(s * 0.36, 0, s * 0.42, 0.5)
      pen.quadTo(s * 0.24, 0.14, s * 0.06, -0.12)
    })
  g.fillStyle = 'rgba(0,0,0,.6)'
  for (const s of SIDES)
    for (let k = 0; k < 3; k++) pen.fillCircle(s * (0.09 + k * 0.07), 0.95 - k * 0.035, 0.018)
  g.restore()
  g.strokeStyle = '#8f979f'
  pen.lineWidth = 0.026
  for (const x of [-0.2, -0.068, 0.068, 0.2]) pen.strokeLine(x, 0.41, x, 0.83)
  for (const y of [0.41, 0.62, 0.83]) pen.strokeLine(-0.28, y, 0.28, y)
}

export function drawBeak(pen: SharePen, colour: string) {
  coverFace(pen, colour)
  drawLenses(pen, 0.088, '#b58a3c', '#1c2420')
  pen.fillShape(
    pen.sheen(-0.2, 0.4, 0.4, shadeHex(colour, 0.45), shadeHex(colour, 0.18), shadeHex(colour, -0.3)),
    () => {
      pen.moveTo(-0.15, 0.6)
      pen.quadTo(0, 0.48, 0.15, 0.6)
      pen.curveTo(0.27, 0.86, 0.34, 1.12, 0.3, 1.42)
      pen.curveTo(0.16, 1.22, -0.1, 1.06, -0.15, 0.6)
    },
  )
  pen.g.strokeStyle = shadeHex(colour, -0.5)
  pen.lineWidth = 0.012
  pen.begin()
  pen.moveTo(0.02, 0.56)
  pen.quadTo(0.14, 1, 0.3, 1.4)
  pen.g.stroke()
  pen.g.fillStyle = '#120f0d'
  for (const [x, y] of [
    [0.0, 0.74],
    [0.12, 0.72],
  ])
    pen.fillEllipse(x, y, 0.018, 0.028)
}

/** A welder's shield from above the brow to below the chin, the arc mirrored in its pane. */
export function drawWeldingMask(pen: SharePen, colour: string) {
  const { g } = pen
  pen.fillShape(pen.sheen(-0.44, 0.44, 0.4, shadeHex(colour, 0.4), colour, shadeHex(colour, -0.45)), () => {
    pen.moveTo(-0.4, 0.02)
    pen.curveTo(-0.3, -0.12, 0.3, -0.12, 0.4, 0.02)
    pen.curveTo(0.46, 0.4, 0.42, 0.8, 0.3, 1.06)
    pen.quadTo(0, 1.3, -0.3, 1.06)
    pen.curveTo(-0.42, 0.8, -0.46, 0.4, -0.4, 0.02)
  })
  g.fillStyle = shadeHex(colour, -0.5)
  pen.fillRoundRect(-0.3, 0.34, 0.6, 0.32, 0.05)
  g.fillStyle = pen.gradient(-0.25, 0.36, 0.25, 0.62, '#8fd0ff', '#1c4a5c', '#0c1c22')
  pen.fillRoundRect(-0.25, 0.39, 0.5, 0.22, 0.03)
  g.strokeStyle = shadeHex(colour, 0.3)
  pen.lineWidth = 0.018
  for (const y of [0.8, 0.88, 0.96]) pen.strokeLine(-0.14, y, 0.14, y)
}
