import type { SharePen } from '../pen.ts'
import { shadeHex } from '../tint.ts'
import type { Piece, PieceOptions } from './piece.ts'
import { ball, blob, bow, fromAbove, rounding, turned } from './shapes.ts'

const GOLD = '#dba83a'

function drawGoblet(pen: SharePen, { colour = GOLD }: PieceOptions) {
  turned(
    pen,
    rounding(pen, 0.08, 0.6, colour),
    0.34,
    [0.28, 0.04, 0.28, 0.24, 0.06, 0.5, 0.045, 0.76, 0.22, 0.95, 0.24, 1],
  )
  pen.g.fillStyle = shadeHex(colour, -0.5)
  pen.fillEllipse(0.34, 0.05, 0.27, 0.05)
  pen.g.fillStyle = '#7a1428'
  pen.fillEllipse(0.34, 0.065, 0.23, 0.035)
  for (const [x, hex] of [
    [0.16, '#c8244a'],
    [0.34, '#2f7ac8'],
    [0.52, '#2fa35a'],
  ] as const)
    ball(pen, x, 0.2, 0.04, hex)
  ball(pen, 0.34, 0.62, 0.08, colour)
}

/** A half mask on ribbons. */
function drawMask(pen: SharePen, { colour = '#6a1f7a' }: PieceOptions) {
  for (let k = -3; k <= 3; k++) {
    const hue = ['#e0447a', '#f2b81c', '#2fa8a0', '#8a4fd0'][Math.abs(k)]
    blob(pen, hue, [
      0.78 + k * 0.06,
      0.4,
      0.78 + k * 0.2 - 0.07,
      0.08 + Math.abs(k) * 0.05,
      0.78 + k * 0.2,
      -0.06 + Math.abs(k) * 0.06,
      0.78 + k * 0.2 + 0.07,
      0.08 + Math.abs(k) * 0.05,
    ])
  }
  blob(
    pen,
    fromAbove(pen, 0.3, 0.9, colour),
    [
      0.02, 0.4, 0.3, 0.34, 0.78, 0.42, 1.26, 0.34, 1.54, 0.4, 1.48, 0.72, 1.2, 0.9, 0.94, 0.8, 0.78, 0.92,
      0.62, 0.8, 0.36, 0.9, 0.08, 0.72,
    ],
  )
  for (const side of [-1, 1]) {
    pen.g.fillStyle = GOLD
    pen.fillEllipse(0.78 + side * 0.38, 0.6, 0.24, 0.14, side * -0.15)
    pen.g.fillStyle = '#15121a'
    pen.fillEllipse(0.78 + side * 0.38, 0.6, 0.19, 0.095, side * -0.15)
    bow(pen, GOLD, 0.025, [0.78 + side * 0.1, 0.82, 0.78 + side * 0.4, 0.94, 0.78 + side * 0.66, 0.7])
  }
  ball(pen, 0.78, 0.46, 0.06, '#e8f6ff')
}

/** What collectors keep, and what burns in old houses. */
export const VALUABLE_PIECES: Readonly<Record<string, Piece>> = {
  '@goblet': { broadness: 0.68, draw: drawGoblet },
  '@mask': { broadness: 1.58, draw: drawMask },
}
