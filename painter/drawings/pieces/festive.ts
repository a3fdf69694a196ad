import type { SharePen } from '../pen.ts'
import { shadeHex } from '../tint.ts'
import type { Piece } from './piece.ts'
import { drawSantaSleigh } from './santa-sleigh.ts'

/** A round target of straw with its rings, on a stand. */
function drawArcheryTarget(pen: SharePen) {
  const { g } = pen
  g.strokeStyle = '#7a5230'
  pen.lineWidth = 0.035
  pen.strokeLine(0.4, 0.1, 0.14, 1)
  pen.strokeLine(0.4, 0.1, 0.66, 1)
  for (const [radius, colour] of [
    [0.4, '#c9a764'],
    [0.37, '#f4f1ea'],
    [0.3, '#2a2b30'],
    [0.225, '#2f7fc4'],
    [0.15, '#d9342f'],
    [0.075, '#f2c83a'],
  ] as const) {
    g.fillStyle = pen.gradient(0.1, 0.05, 0.7, 0.75, shadeHex(colour, 0.2), colour, shadeHex(colour, -0.2))
    pen.fillCircle(0.4, 0.42, radius)
  }
  g.strokeStyle = '#4a3322'
  pen.lineWidth = 0.014
  for (const [x, y] of [
    [0.43, 0.4],
    [0.35, 0.5],
  ]) {
    pen.strokeLine(x, y, x + 0.12, y - 0.05)
    g.fillStyle = '#d9342f'
    pen.fillEllipse(x + 0.13, y - 0.055, 0.03, 0.014, -0.4)
  }
}

/** A padded beam on two feet, as gymnasts stand on. */
function drawBalanceBeam(pen: SharePen) {
  const { g } = pen
  g.fillStyle = '#8a929c'
  for (const x of [0.5, 3.1]) {
    pen.fillShape('#8a929c', () => {
      pen.moveTo(x + 0.14, 0.2)
      pen.lineTo(x + 0.26, 0.2)
      pen.lineTo(x + 0.5, 1)
      pen.lineTo(x + 0.36, 1)
      pen.lineTo(x + 0.2, 0.45)
      pen.lineTo(x + 0.04, 1)
      pen.lineTo(x - 0.1, 1)
    })
  }
  g.fillStyle = pen.gradient(0, 0, 0, 0.26, '#e8c48a', '#c4935a', '#7a5230')
  pen.fillRoundRect(0, 0, 3.9, 0.24, 0.05)
}

/** A whole cheese with its rind, and a wedge cut out of it. */
function drawCheeseWheel(pen: SharePen) {
  const { g } = pen
  pen.fillShape(pen.across(0, 2, '#e8b84a', '#d99a2a', '#8f5a14'), () => {
    pen.moveTo(0.02, 0.36)
    pen.lineTo(0.02, 0.66)
    pen.curveTo(0.1, 1.1, 1.9, 1.1, 1.98, 0.66)
    pen.lineTo(1.98, 0.36)
  })
  g.fillStyle = pen.gradient(0.3, 0.05, 1.6, 0.7, '#ffe9a0', '#f6cf62', '#e0aa38')
  pen.fillEllipse(1, 0.36, 0.98, 0.34)
  pen.fillShape('#fbe39a', () => {
    pen.moveTo(1, 0.36)
    pen.lineTo(0.72, 0.685)
    pen.lineTo(0.72, 0.985)
    pen.lineTo(1, 0.62)
  })
  pen.fillShape('#e6b850', () => {
    pen.moveTo(1, 0.36)
    pen.lineTo(1.34, 0.675)
    pen.lineTo(1.34, 0.97)
    pen.lineTo(1, 0.62)
  })
  g.fillStyle = '#d99a2a'
  for (const [x, y, r] of [
    [0.5, 0.3, 0.06],
    [0.86, 0.2, 0.045],
    [1.45, 0.28, 0.07],
    [1.2, 0.16, 0.035],
    [0.9, 0.6, 0.035],
    [1.15, 0.66, 0.04],
  ])
    pen.fillEllipse(x, y, r, r * 0.6)
}

/** The lion of a lion dance: a great head with rolling eyes, a fringed back, and the legs of two dancers below. */
function drawLionDance(pen: SharePen) {
  const { g } = pen
  for (const [x, far] of [
    [0.62, true],
    [1.72, true],
    [0.42, false],
    [1.5, false],
  ] as const) {
    g.fillStyle = far ? '#a8781f' : '#e0a92e'
    pen.fillRoundRect(x, 0.62, 0.17, 0.32, 0.06)
    g.fillStyle = '#c2202a'
    pen.fillRoundRect(x - 0.04, 0.92, 0.25, 0.08, 0.04)
  }
  pen.fillShape(pen.gradient(0.6, 0.25, 1.6, 0.85, '#ff6a4a', '#d9202c', '#8f1018'), () => {
    pen.moveTo(0.5, 0.4)
    pen.curveTo(0.9, 0.2, 1.4, 0.26, 1.8, 0.3)
    pen.curveTo(2, 0.36, 1.98, 0.66, 1.88, 0.8)
    pen.quadTo(1.2, 0.9, 0.5, 0.78)
  })
  for (let row = 0; row < 3; row++)
    for (let k = 0; k < 13; k++) {
      g.fillStyle = ['#ffd34a', '#ffffff', '#f28a2a'][(k + row) % 3]
      const x = 0.58 + k * 0.105
      pen.fillEllipse(x, 0.44 + row * 0.17 + Math.abs(k - 6) * -0.006, 0.045, 0.06)
    }
  for (let k = 0; k < 16; k++) {
    g.fillStyle = k % 2 ? '#ffffff' : '#ffe08a'
    pen.fillEllipse(0.5 + k * 0.093, 0.82, 0.05, 0.055)
  }
  g.strokeStyle = '#ffd34a'
  pen.lineWidth = 0.09
  pen.begin()
  pen.moveTo(1.88, 0.4)
  pen.quadTo(2.08, 0.3, 2.02, 0.14)
  g.stroke()
  // The head.
  for (let k = 0; k < 22; k++) {
    const turn = (k / 22) * Math.PI * 2
    g.fillStyle = k % 2 ? '#ffffff' : '#ffd34a'
    pen.fillEllipse(0.42 + Math.cos(turn) * 0.38, 0.38 + Math.sin(turn) * 0.34, 0.085, 0.075)
  }
  g.fillStyle = pen.gradient(0.1, 0.05, 0.75, 0.75, '#ff7a52', '#e0242c', '#8f1018')
  pen.fillEllipse(0.42, 0.37, 0.37, 0.33)
  g.fillStyle = '#ffd34a'
  pen.fillEllipse(0.42, 0.12, 0.07, 0.11)
  for (const side of [-1, 1]) {
    g.fillStyle = '#ffd34a'
    pen.fillEllipse(0.42 + side * 0.17, 0.19, 0.13, 0.035, side * 0.35)
    g.fillStyle = '#ffffff'
    pen.fillCircle(0.42 + side * 0.16, 0.31, 0.095)
    g.fillStyle = '#17141a'
    pen.fillCircle(0.42 + side * 0.15, 0.32, 0.05)
    g.fillStyle = '#ffffff'
    pen.fillCircle(0.42 + side * 0.13, 0.3, 0.017)
  }
  g.fillStyle = '#2f8f4a'
  pen.fillEllipse(0.42, 0.42, 0.075, 0.05)
  pen.fillShape('#4a0a10', () => {
    pen.moveTo(0.14, 0.5)
    pen.quadTo(0.42, 0.44, 0.7, 0.5)
    pen.quadTo(0.62, 0.69, 0.42, 0.69)
    pen.quadTo(0.22, 0.69, 0.14, 0.5)
  })
  g.fillStyle = '#ffffff'
  for (let k = 0; k < 6; k++) pen.fillRoundRect(0.2 + k * 0.075, 0.485, 0.055, 0.05, 0.015)
  g.fillStyle = '#e86a7a'
  pen.fillEllipse(0.42, 0.63, 0.13, 0.045)
  for (let k = 0; k < 9; k++) {
    g.fillStyle = k % 2 ? '#ffffff' : '#ffd34a'
    pen.fillEllipse(0.18 + k * 0.06, 0.73, 0.04, 0.06)
  }
}

/** What people play, shoot at, stand on and dance in at games and feasts. */
export const FESTIVE_PIECES: Readonly<Record<string, Piece>> = {
  '@archerytarget': { broadness: 0.8, draw: drawArcheryTarget },
  '@balancebeam': { broadness: 3.9, draw: drawBalanceBeam },
  '@cheesewheel': { broadness: 2, draw: drawCheeseWheel },
  '@santasleigh': { broadness: 3.4, draw: drawSantaSleigh },
  '@liondance': { broadness: 2.1, draw: drawLionDance },
}
