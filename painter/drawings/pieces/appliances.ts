import type { SharePen } from '../pen.ts'
import { shadeHex } from '../tint.ts'
import type { Piece, PieceOptions } from './piece.ts'
import { ball, fromAbove, polygon, polyline, rounding, softPolygon } from './shapes.ts'

const STEEL = '#b9c0c6'
const DARK = '#24272c'

/** A fridge with a freezer above, notes and magnets on its door. */
function drawFridge(pen: SharePen, { colour = '#e4e8ea' }: PieceOptions) {
  const { g } = pen
  g.fillStyle = rounding(pen, 0, 0.5, colour)
  pen.fillRoundRect(0.01, 0, 0.48, 0.97, 0.03)
  g.fillStyle = shadeHex(colour, -0.5)
  pen.fillRect(0.01, 0.32, 0.48, 0.012)
  for (const x of [0.05, 0.4]) pen.fillRect(x, 0.96, 0.06, 0.04)
  for (const [y, h] of [
    [0.14, 0.15],
    [0.37, 0.26],
  ]) {
    g.fillStyle = rounding(pen, 0.05, 0.075, '#8a9299')
    pen.fillRoundRect(0.05, y, 0.025, h, 0.01)
  }
  g.fillStyle = '#f6e27a'
  pen.fillRect(0.28, 0.44, 0.1, 0.09)
  g.fillStyle = '#8fc4e8'
  pen.fillRect(0.2, 0.54, 0.09, 0.08)
  ball(pen, 0.33, 0.445, 0.014, '#d8321f')
  ball(pen, 0.245, 0.545, 0.014, '#3f9a4a')
}

/** A cooker with pans on its rings and a loaf behind the oven's glass. */
function drawRange(pen: SharePen, { colour = '#dfe3e5' }: PieceOptions) {
  const { g } = pen
  g.fillStyle = rounding(pen, 0, 0.86, colour)
  pen.fillRoundRect(0.02, 0.22, 0.82, 0.75, 0.02)
  g.fillStyle = DARK
  pen.fillRect(0.04, 0.96, 0.78, 0.04)
  pen.fillRoundRect(0, 0.2, 0.86, 0.045, 0.01)
  for (const x of [0.2, 0.62]) {
    g.fillStyle = '#5aa8ff'
    pen.fillEllipse(x, 0.195, 0.12, 0.016)
  }
  g.fillStyle = rounding(pen, 0.08, 0.34, '#c2503a')
  pen.fillRoundRect(0.08, 0.06, 0.26, 0.135, 0.03)
  g.fillStyle = shadeHex('#c2503a', 0.2)
  pen.fillEllipse(0.21, 0.06, 0.13, 0.02)
  ball(pen, 0.21, 0.03, 0.02, DARK)
  g.fillStyle = '#3a3e44'
  softPolygon(pen, '#3a3e44', 0.02, [0.48, 0.14, 0.78, 0.14, 0.74, 0.195, 0.52, 0.195])
  polyline(pen, DARK, 0.03, [0.77, 0.15, 0.98, 0.11])
  for (let k = 0; k < 5; k++) ball(pen, 0.13 + k * 0.15, 0.3, 0.028, '#4a4f57')
  g.fillStyle = rounding(pen, 0.1, 0.76, '#9aa2a8')
  pen.fillRoundRect(0.1, 0.38, 0.66, 0.035, 0.015)
  g.fillStyle = pen.gradient(0, 0.45, 0, 0.8, '#3a2a20', '#c2702c')
  pen.fillRoundRect(0.12, 0.45, 0.62, 0.34, 0.03)
  g.fillStyle = fromAbove(pen, 0.56, 0.72, '#d9a050')
  pen.fillEllipse(0.43, 0.68, 0.2, 0.07)
  g.fillStyle = '#2a2320'
  pen.fillRect(0.12, 0.73, 0.62, 0.015)
  g.fillStyle = shadeHex(colour, -0.25)
  pen.fillRect(0.04, 0.83, 0.78, 0.01)
}

/** A washing machine with a round door in front. */
function drawWashingMachine(pen: SharePen, { colour = '#eef1f2' }: PieceOptions) {
  const { g } = pen
  g.fillStyle = rounding(pen, 0, 0.78, colour)
  pen.fillRoundRect(0, 0, 0.78, 0.97, 0.03)
  g.fillStyle = shadeHex(colour, -0.14)
  pen.fillRect(0.02, 0.18, 0.74, 0.012)
  pen.fillRoundRect(0.05, 0.05, 0.22, 0.1, 0.02)
  ball(pen, 0.5, 0.1, 0.045, STEEL)
  ball(pen, 0.66, 0.1, 0.02, '#3f9a4a')
  ball(pen, 0.39, 0.55, 0.29, '#a9b1b8')
  ball(pen, 0.39, 0.55, 0.235, '#2c3e4e')
  g.fillStyle = '#d9607f'
  pen.fillEllipse(0.33, 0.66, 0.1, 0.06)
  g.fillStyle = '#f2d25a'
  pen.fillEllipse(0.46, 0.68, 0.1, 0.05)
  polyline(pen, 'rgba(255,255,255,.5)', 0.025, [0.24, 0.5, 0.34, 0.37])
}

/** A till with keys, a drawer and a display. */
function drawCashRegister(pen: SharePen, { colour = '#6b5642' }: PieceOptions) {
  const { g } = pen
  g.fillStyle = shadeHex(colour, -0.2)
  pen.fillRoundRect(0.4, 0.02, 0.44, 0.2, 0.03)
  g.fillStyle = '#8af0a8'
  pen.fillRect(0.44, 0.06, 0.36, 0.11)
  softPolygon(pen, fromAbove(pen, 0.16, 0.7, colour), 0.05, [0.2, 0.2, 1, 0.2, 1.16, 0.68, 0.04, 0.68])
  for (let row = 0; row < 4; row++)
    for (let k = 0; k < 6; k++)
      ball(pen, 0.28 + k * 0.128 - row * 0.012, 0.28 + row * 0.1, 0.034, k === 5 ? '#d8321f' : '#f3ead6')
  g.fillStyle = fromAbove(pen, 0.68, 1, shadeHex(colour, -0.12))
  pen.fillRoundRect(0, 0.68, 1.2, 0.32, 0.03)
  ball(pen, 0.6, 0.84, 0.05, '#e2b84a')
}

function drawTreadmill(pen: SharePen, { colour = '#2f343b' }: PieceOptions) {
  const { g } = pen
  polygon(pen, fromAbove(pen, 0.84, 1, colour), [0.06, 0.92, 1.6, 0.84, 1.66, 0.95, 0.08, 1])
  polygon(pen, '#15171a', [0.1, 0.92, 1.4, 0.855, 1.42, 0.885, 0.12, 0.95])
  polyline(pen, STEEL, 0.07, [1.46, 0.88, 1.3, 0.2])
  polyline(pen, shadeHex(STEEL, -0.3), 0.05, [1.36, 0.42, 0.86, 0.4])
  softPolygon(pen, fromAbove(pen, 0, 0.24, colour), 0.04, [1.08, 0.04, 1.5, 0, 1.46, 0.22, 1.12, 0.24])
  g.fillStyle = '#5ad0f0'
  pen.fillRoundRect(1.18, 0.06, 0.22, 0.1, 0.02)
  ball(pen, 0.88, 0.4, 0.04, DARK)
}
/** A machine that sells drinks and snacks, lit behind its glass. */
function drawVendingMachine(pen: SharePen, { colour = '#c22c2c' }: PieceOptions) {
  const { g } = pen
  g.fillStyle = rounding(pen, 0, 0.56, colour)
  pen.fillRoundRect(0, 0, 0.56, 0.98, 0.02)
  g.fillStyle = '#fff4d8'
  pen.fillRect(0.04, 0.03, 0.48, 0.08)
  g.fillStyle = pen.gradient(0.04, 0.14, 0.4, 0.76, '#eef8ff', '#bcd8ea')
  pen.fillRect(0.04, 0.14, 0.35, 0.62)
  const goods = ['#d8321f', '#f2b81c', '#2f7ac8', '#3f9a4a', '#e8702c', '#8a4fd0', '#e8e4da']
  for (let row = 0; row < 5; row++) {
    for (let k = 0; k < 6; k++) {
      const own = goods[(row * 3 + k * 2) % goods.length]
      g.fillStyle = rounding(pen, 0.055 + k * 0.056, 0.095 + k * 0.056, own)
      pen.fillRoundRect(0.055 + k * 0.056, 0.16 + row * 0.12, 0.04, 0.088, 0.01)
    }
    g.fillStyle = '#6a7a86'
    pen.fillRect(0.04, 0.25 + row * 0.12, 0.35, 0.01)
  }
  g.fillStyle = DARK
  pen.fillRect(0.42, 0.3, 0.1, 0.16)
  pen.fillRoundRect(0.08, 0.82, 0.28, 0.1, 0.02)
  g.fillStyle = '#5cf2a0'
  pen.fillRect(0.435, 0.32, 0.07, 0.03)
  for (const y of [0.38, 0.41, 0.44]) for (const x of [0.44, 0.47, 0.5]) ball(pen, x, y, 0.009, '#c9ced4')
}

/** Machines of a household and of shops. */
export const APPLIANCE_PIECES: Readonly<Record<string, Piece>> = {
  '@fridge': { broadness: 0.5, draw: drawFridge },
  '@range': { broadness: 0.98, draw: drawRange },

  '@washingmachine': { broadness: 0.78, draw: drawWashingMachine },

  '@cashregister': { broadness: 1.2, draw: drawCashRegister },
  '@treadmill': { broadness: 1.68, draw: drawTreadmill },
  '@vendingmachine': { broadness: 0.56, draw: drawVendingMachine },
}
