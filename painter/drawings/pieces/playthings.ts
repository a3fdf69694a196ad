import type { SharePen } from '../pen.ts'
import { shadeHex } from '../tint.ts'
import type { PieceOptions } from './piece.ts'

const spread = (k: number, step = 0.6180339) => (k * step) % 1

/** A ring on a stick, low on the left, and soap bubbles that drift away from it. */
export function drawBubbles(pen: SharePen) {
  const { g } = pen
  g.strokeStyle = '#e0407a'
  pen.lineWidth = 0.022
  pen.strokeLine(0.03, 0.98, 0.1, 0.82)
  pen.begin()
  pen.arc(0.125, 0.765, 0.055)
  g.stroke()
  for (let k = 0; k < 17; k++) {
    const far = (k + 1) / 17
    const x = 0.22 + far * 0.86 + (spread(k) - 0.5) * 0.12
    const y = 0.72 - far * 0.46 + (spread(k, 0.7548776) - 0.5) * 0.46
    const radius = 0.035 + spread(k, 0.35) * 0.065
    g.fillStyle = pen.glow(x, y, radius, [
      [0, 'rgba(255,255,255,.14)'],
      [0.66, 'rgba(190,225,255,.34)'],
      [0.84, 'rgba(255,170,230,.8)'],
      [1, 'rgba(225,250,255,1)'],
    ])
    pen.fillCircle(x, y, radius)
    g.fillStyle = 'rgba(255,255,255,.9)'
    pen.fillEllipse(x - radius * 0.4, y - radius * 0.45, radius * 0.22, radius * 0.13, -0.7)
  }
}

/** A round glass bowl of water with a fish in it. */
export function drawFishbowl(pen: SharePen, { colour = '#f0852a' }: PieceOptions) {
  const { g } = pen
  g.fillStyle = 'rgba(200,225,235,.28)'
  pen.fillEllipse(0.57, 0.54, 0.54, 0.46)
  g.save()
  pen.begin()
  pen.ellipse(0.57, 0.54, 0.51, 0.43)
  g.clip()
  g.fillStyle = pen.gradient(0, 0.3, 0, 1, 'rgba(120,195,225,.75)', 'rgba(60,140,190,.85)')
  pen.fillRect(0, 0.3, 1.15, 0.7)
  for (let k = 0; k < 40; k++) {
    g.fillStyle = shadeHex('#d9c29a', spread(k, 0.37) * 0.5 - 0.25)
    pen.fillEllipse(0.2 + spread(k) * 0.76, 0.93 + spread(k, 0.7548776) * 0.05, 0.03, 0.02)
  }
  g.strokeStyle = '#3f9a4a'
  pen.lineWidth = 0.022
  for (const [x, lean] of [
    [0.84, 0.06],
    [0.9, -0.04],
    [0.78, -0.06],
  ]) {
    pen.begin()
    pen.moveTo(x, 0.93)
    pen.quadTo(x + lean, 0.76, x - lean, 0.58)
    g.stroke()
  }
  g.restore()
  pen.fillShape(shadeHex(colour, -0.12), () => {
    pen.moveTo(0.66, 0.6)
    pen.quadTo(0.8, 0.46, 0.9, 0.48)
    pen.quadTo(0.82, 0.6, 0.9, 0.74)
    pen.quadTo(0.78, 0.74, 0.66, 0.62)
  })
  pen.fillShape(shadeHex(colour, -0.12), () => {
    pen.moveTo(0.4, 0.54)
    pen.quadTo(0.52, 0.4, 0.62, 0.5)
    pen.lineTo(0.6, 0.58)
  })
  g.fillStyle = pen.gradient(0, 0.5, 0, 0.74, shadeHex(colour, 0.25), colour, shadeHex(colour, -0.25))
  pen.fillEllipse(0.5, 0.61, 0.2, 0.115)
  g.fillStyle = '#ffffff'
  pen.fillCircle(0.38, 0.585, 0.032)
  g.fillStyle = '#17161a'
  pen.fillCircle(0.374, 0.585, 0.018)
  g.strokeStyle = 'rgba(240,250,255,.85)'
  pen.lineWidth = 0.014
  pen.begin()
  pen.ellipse(0.57, 0.54, 0.53, 0.45)
  g.stroke()
  pen.begin()
  pen.ellipse(0.57, 0.12, 0.3, 0.045)
  g.stroke()
  pen.lineWidth = 0.03
  pen.begin()
  pen.ellipse(0.57, 0.54, 0.44, 0.36, 0, 3.4, 4.2)
  g.stroke()
}

/** A whole pizza on a board, seen from a little above. */
export function drawPizza(pen: SharePen) {
  const { g } = pen
  g.fillStyle = pen.gradient(0, 0.3, 0, 1, '#b98a55', '#7a5630')
  pen.fillEllipse(1.2, 0.56, 1.18, 0.43)
  g.fillStyle = pen.gradient(0, 0.1, 0, 0.95, '#f0c07a', '#d9923f', '#a5622a')
  pen.fillEllipse(1.2, 0.48, 1.04, 0.4)
  g.fillStyle = '#c23f22'
  pen.fillEllipse(1.2, 0.455, 0.9, 0.325)
  g.fillStyle = pen.gradient(0, 0.14, 0, 0.78, '#ffe6a0', '#f6c75e')
  pen.fillEllipse(1.2, 0.45, 0.86, 0.305)
  for (let k = 0; k < 26; k++) {
    const turn = k * 2.399963
    const far = Math.sqrt((k + 0.5) / 26) * 0.92
    const x = 1.2 + Math.cos(turn) * far * 0.78
    const y = 0.45 + Math.sin(turn) * far * 0.265
    if (k % 3 === 0) {
      g.fillStyle = '#8f231a'
      pen.fillEllipse(x, y + 0.012, 0.115, 0.05)
      g.fillStyle = '#cf4030'
      pen.fillEllipse(x, y, 0.11, 0.046)
    } else if (k % 3 === 1) {
      g.fillStyle = '#3f7f34'
      pen.fillEllipse(x, y, 0.075, 0.022, turn)
    } else {
      g.fillStyle = 'rgba(255,248,225,.9)'
      pen.fillEllipse(x, y, 0.09, 0.036)
    }
  }
  g.strokeStyle = 'rgba(140,70,20,.55)'
  pen.lineWidth = 0.012
  for (const turn of [0.3, 1.35, 2.4]) {
    const [dx, dy] = [Math.cos(turn) * 1.0, Math.sin(turn) * 0.37]
    pen.strokeLine(1.2 - dx, 0.46 - dy, 1.2 + dx, 0.46 + dy)
  }
}

/** A surfboard on its tail. */
export function drawSurfboard(pen: SharePen, { colour = '#f2e6c8' }: PieceOptions) {
  const { g } = pen
  pen.fillShape(pen.across(0, 0.32, shadeHex(colour, 0.3), colour, shadeHex(colour, -0.25)), () => {
    pen.moveTo(0.16, 0)
    pen.curveTo(0.3, 0.16, 0.34, 0.6, 0.24, 1)
    pen.lineTo(0.08, 1)
    pen.curveTo(-0.02, 0.6, 0.02, 0.16, 0.16, 0)
  })
  g.strokeStyle = '#d8503a'
  pen.lineWidth = 0.03
  pen.strokeLine(0.16, 0.04, 0.16, 0.98)
  g.strokeStyle = '#2f8fb0'
  pen.lineWidth = 0.014
  pen.strokeLine(0.115, 0.12, 0.115, 0.97)
  pen.strokeLine(0.205, 0.12, 0.205, 0.97)
}

/** A crane folded from one sheet, its wings raised. */
export function drawPaperCrane(pen: SharePen, { colour = '#d8403a' }: PieceOptions) {
  const fold = (tone: number, ...corners: readonly (readonly [number, number])[]) =>
    pen.fillShape(shadeHex(colour, tone), () => {
      for (const [x, y] of corners) pen.lineTo(x, y)
    })
  fold(-0.3, [0.62, 0.66], [0.52, 0.1], [0.86, 0.6])
  fold(-0.12, [0.5, 0.8], [0.12, 0.18], [0.66, 0.66])
  fold(0.1, [0.12, 0.18], [0.0, 0.32], [0.2, 0.28])
  fold(-0.2, [0.9, 0.8], [1.48, 0.24], [0.8, 0.62])
  fold(0.05, [0.48, 0.8], [0.72, 0.56], [0.94, 0.8], [0.72, 0.96])
  fold(-0.18, [0.72, 0.56], [0.94, 0.8], [0.72, 0.96])
  fold(0.22, [0.6, 0.72], [0.98, 0.02], [0.92, 0.72])
  fold(0.06, [0.78, 0.72], [0.98, 0.02], [0.92, 0.72])
}

/** A slender vase. */
export function drawVase(pen: SharePen, { colour = '#a9c7d2' }: PieceOptions) {
  const { g } = pen
  pen.fillShape(pen.across(0.02, 0.6, shadeHex(colour, 0.35), colour, shadeHex(colour, -0.35)), () => {
    pen.moveTo(0.16, 0.02)
    pen.quadTo(0.24, 0.2, 0.16, 0.34)
    pen.curveTo(-0.02, 0.5, 0, 0.82, 0.18, 0.99)
    pen.lineTo(0.44, 0.99)
    pen.curveTo(0.62, 0.82, 0.64, 0.5, 0.46, 0.34)
    pen.quadTo(0.38, 0.2, 0.46, 0.02)
  })
  g.fillStyle = shadeHex(colour, -0.3)
  pen.fillEllipse(0.31, 0.03, 0.15, 0.025)
  g.fillStyle = 'rgba(255,255,255,.5)'
  pen.fillEllipse(0.17, 0.56, 0.03, 0.14, 0.12)
}

/** Two needles with a half-finished scarf on them, and its ball of wool. */
export function drawKnitting(pen: SharePen, { colour = '#c2304a' }: PieceOptions) {
  const { g } = pen
  g.fillStyle = pen.across(0.3, 0.86, shadeHex(colour, 0.15), colour, shadeHex(colour, -0.2))
  pen.fillRoundRect(0.34, 0.3, 0.5, 0.68, 0.03)
  g.strokeStyle = shadeHex(colour, -0.3)
  pen.lineWidth = 0.014
  for (let k = 1; k < 9; k++) pen.strokeLine(0.36, 0.3 + k * 0.075, 0.82, 0.3 + k * 0.075)
  g.strokeStyle = '#e6dcc8'
  pen.lineWidth = 0.035
  pen.strokeLine(0.1, 0.06, 0.86, 0.36)
  pen.strokeLine(1.08, 0.04, 0.32, 0.36)
  g.fillStyle = pen.glow(1.18, 0.76, 0.26, [
    [0, shadeHex(colour, 0.3)],
    [1, shadeHex(colour, -0.3)],
  ])
  pen.fillCircle(1.22, 0.78, 0.21)
}

/** A domed cage with a bird on its perch. */
export function drawBirdcage(pen: SharePen, { colour = '#f2cf3a' }: PieceOptions) {
  const { g } = pen
  g.strokeStyle = '#8a6238'
  pen.lineWidth = 0.02
  pen.strokeLine(0.12, 0.72, 0.6, 0.72)
  pen.fillShape(shadeHex(colour, -0.25), () => {
    pen.moveTo(0.42, 0.6)
    pen.lineTo(0.58, 0.82)
    pen.lineTo(0.5, 0.84)
    pen.lineTo(0.36, 0.68)
  })
  g.fillStyle = pen.gradient(0, 0.42, 0, 0.74, shadeHex(colour, 0.25), colour, shadeHex(colour, -0.2))
  pen.fillEllipse(0.36, 0.61, 0.1, 0.13, -0.3)
  pen.fillCircle(0.3, 0.47, 0.085)
  pen.fillShape('#e0703a', () => {
    pen.moveTo(0.23, 0.45)
    pen.lineTo(0.16, 0.485)
    pen.lineTo(0.23, 0.51)
  })
  g.fillStyle = '#17161a'
  pen.fillCircle(0.275, 0.455, 0.016)
  g.strokeStyle = '#c9a24a'
  pen.lineWidth = 0.012
  for (let k = 0; k <= 6; k++) {
    const x = 0.06 + k * 0.1
    pen.begin()
    pen.moveTo(x, 0.94)
    pen.lineTo(x, 0.36)
    pen.quadTo(x + (0.36 - x) * 0.35, 0.16, 0.36, 0.1)
    g.stroke()
  }
  pen.lineWidth = 0.02
  for (const y of [0.36, 0.94]) pen.strokeLine(0.05, y, 0.67, y)
  g.fillStyle = '#a5803a'
  pen.fillRoundRect(0.02, 0.93, 0.68, 0.06, 0.02)
  pen.lineWidth = 0.016
  pen.begin()
  pen.arc(0.36, 0.06, 0.035)
  g.stroke()
}
