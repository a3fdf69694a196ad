import type { SharePen } from '../pen.ts'
import { shadeHex } from '../tint.ts'
import type { Piece, PieceOptions } from './piece.ts'

/** Where whoever is in a cage is, in shares of its drawing: left, top, right, bottom. */
export const CAGES: Readonly<Record<string, readonly [number, number, number, number]>> = {
  '@perchcage': [0.12, 0.3, 0.88, 0.88],
  '@wirecage': [0.08, 0.16, 0.92, 0.84],
}

const BRASS = '#c9a24a'
const WIRE = '#8d97a3'

/** A domed cage of brass with a ring to hang it by. */
function drawPerchCage(pen: SharePen, { colour = BRASS }: PieceOptions) {
  const { g } = pen
  g.strokeStyle = colour
  pen.lineWidth = 0.011
  for (let k = 0; k <= 7; k++) {
    const x = 0.06 + (k * 0.68) / 7
    pen.begin()
    pen.moveTo(x, 0.92)
    pen.lineTo(x, 0.36)
    pen.quadTo(x + (0.4 - x) * 0.35, 0.16, 0.4, 0.1)
    g.stroke()
  }
  pen.lineWidth = 0.02
  for (const y of [0.36, 0.64]) pen.strokeLine(0.05, y, 0.75, y)
  g.fillStyle = pen.gradient(0, 0.88, 0, 1, shadeHex(colour, 0.2), colour, shadeHex(colour, -0.35))
  pen.fillRoundRect(0.01, 0.88, 0.78, 0.11, 0.03)
  pen.lineWidth = 0.016
  pen.begin()
  pen.arc(0.4, 0.06, 0.035)
  g.stroke()
}

/** A low cage of wire on a tray of litter. */
function drawWireCage(pen: SharePen, { colour = '#3f8fd0' }: PieceOptions) {
  const { g } = pen
  g.strokeStyle = WIRE
  pen.lineWidth = 0.012
  for (let k = 0; k <= 15; k++) pen.strokeLine(0.05 + k * 0.1, 0.08, 0.05 + k * 0.1, 0.84)
  pen.lineWidth = 0.022
  for (const y of [0.07, 0.46]) pen.strokeLine(0.04, y, 1.56, y)
  pen.begin()
  pen.ellipse(0.8, 0.05, 0.16, 0.04)
  g.stroke()
  g.fillStyle = '#e3c48a'
  pen.fillRoundRect(0.03, 0.79, 1.54, 0.08, 0.03)
  g.fillStyle = pen.gradient(0, 0.82, 0, 1, shadeHex(colour, 0.25), colour, shadeHex(colour, -0.3))
  pen.fillRoundRect(0, 0.82, 1.6, 0.17, 0.05)
}

export const CAGE_PIECES: Readonly<Record<string, Piece>> = {
  '@perchcage': { broadness: 0.8, draw: drawPerchCage },
  '@wirecage': { broadness: 1.6, draw: drawWireCage },
}
