import type { SharePen } from '../pen.ts'
import { shadeHex } from '../tint.ts'
import type { Piece, PieceOptions } from './piece.ts'
import { ball, fromAbove, polygon, polyline, rounding, softPolygon } from './shapes.ts'

const OAK = '#8a5c34'
const BRASS = '#c9a04a'
const STEEL = '#c2c9ce'

/** The front of a drawer or of a cupboard's door, with its knob. */
function panel(pen: SharePen, x: number, y: number, w: number, h: number, colour: string, knobAt = 0.5) {
  pen.g.fillStyle = shadeHex(colour, -0.3)
  pen.fillRect(x, y, w, h)
  pen.g.fillStyle = fromAbove(pen, y, y + h, shadeHex(colour, 0.1))
  pen.fillRect(x + 0.012, y + 0.012, w - 0.024, h - 0.024)
  ball(pen, x + w * knobAt, y + h / 2, 0.022, BRASS)
}

/** A basin in a cupboard, with a tap and running water. */
function drawSink(pen: SharePen, { colour = '#e9edee' }: PieceOptions) {
  const { g } = pen
  panel(pen, 0.06, 0.5, 0.49, 0.48, '#8a6a48', 0.85)
  panel(pen, 0.55, 0.5, 0.49, 0.48, '#8a6a48', 0.15)
  softPolygon(pen, fromAbove(pen, 0.28, 0.54, colour), 0.05, [0, 0.3, 1.1, 0.3, 1.06, 0.52, 0.04, 0.52])
  g.fillStyle = pen.gradient(0, 0.28, 0, 0.38, '#7f8a90', '#c9d2d6')
  pen.fillEllipse(0.55, 0.33, 0.4, 0.05)
  polyline(pen, STEEL, 0.05, [0.55, 0.29, 0.55, 0.09, 0.63, 0.04, 0.72, 0.07, 0.73, 0.15])
  polyline(pen, '#8fd0f2', 0.03, [0.73, 0.16, 0.73, 0.33])
  for (const x of [0.4, 0.7]) ball(pen, x === 0.7 ? 0.42 : 0.32, 0.25, 0.035, STEEL)
}

/** A length of kitchen counter with drawers, doors and a few things on it. */
function drawCounter(pen: SharePen, { colour = '#d9cfba' }: PieceOptions) {
  const { g } = pen
  for (let k = 0; k < 4; k++) {
    panel(pen, 0.06 + k * 0.62, 0.26, 0.62, 0.18, colour)
    panel(pen, 0.06 + k * 0.62, 0.44, 0.62, 0.48, colour, k % 2 ? 0.12 : 0.88)
  }
  g.fillStyle = '#3a342e'
  pen.fillRect(0.1, 0.92, 2.4, 0.08)
  g.fillStyle = fromAbove(pen, 0.18, 0.27, '#7a6a5c')
  pen.fillRoundRect(0, 0.18, 2.6, 0.09, 0.02)
  for (const [x, own] of [
    [0.3, '#c9503a'],
    [0.46, '#e8b85a'],
    [0.62, '#5f8a6a'],
  ] as const) {
    g.fillStyle = rounding(pen, x, x + 0.13, own)
    pen.fillRoundRect(x, 0.03, 0.13, 0.15, 0.02)
  }
  for (const [x, own] of [
    [1.9, '#d8321f'],
    [2.02, '#e8702c'],
    [1.96, '#f2b81c'],
  ] as const)
    ball(pen, x, own === '#f2b81c' ? 0.07 : 0.12, 0.06, own)
}

/** A chest of drawers. */
function drawDresser(pen: SharePen, { colour = OAK }: PieceOptions) {
  for (const x of [0.06, 1.1])
    polygon(pen, shadeHex(colour, -0.4), [x, 0.9, x + 0.1, 0.9, x + 0.08, 1, x + 0.02, 1])
  pen.g.fillStyle = rounding(pen, 0.02, 1.24, colour)
  pen.fillRect(0.03, 0.04, 1.2, 0.88)
  for (let row = 0; row < 4; row++)
    for (const x of [0.08, 0.64]) panel(pen, x, 0.11 + row * 0.2, 0.54, 0.18, colour)
  pen.g.fillStyle = fromAbove(pen, 0, 0.07, shadeHex(colour, 0.2))
  pen.fillRoundRect(0, 0, 1.26, 0.07, 0.02)
}

/** A wardrobe with two panelled doors. */
function drawWardrobe(pen: SharePen, { colour = '#6b4426' }: PieceOptions) {
  pen.g.fillStyle = rounding(pen, 0, 0.62, colour)
  pen.fillRect(0.03, 0.03, 0.56, 0.92)
  for (const x of [0.05, 0.5]) pen.fillRect(x, 0.95, 0.07, 0.05)
  for (const [x, knobAt] of [
    [0.06, 0.9],
    [0.31, 0.1],
  ]) {
    panel(pen, x, 0.1, 0.25, 0.6, colour, knobAt)
    panel(pen, x, 0.72, 0.25, 0.2, colour, knobAt)
    pen.g.strokeStyle = shadeHex(colour, -0.25)
    pen.lineWidth = 0.01
    pen.strokeRect(x + 0.045, 0.16, 0.16, 0.46)
  }
  pen.g.fillStyle = fromAbove(pen, 0, 0.06, shadeHex(colour, 0.2))
  pen.fillRoundRect(0, 0, 0.62, 0.06, 0.02)
}

/** A board on a stand, written on. */
function drawBoard(pen: SharePen, board: string, frame: string, ink: string) {
  const { g } = pen
  for (const x of [0.2, 1.1])
    polyline(pen, shadeHex(frame, -0.3), 0.04, [x, 0.6, x - (x < 0.6 ? 0.1 : -0.1), 1])
  g.fillStyle = fromAbove(pen, 0, 0.76, frame)
  pen.fillRoundRect(0, 0, 1.3, 0.78, 0.02)
  g.fillStyle = board
  pen.fillRect(0.04, 0.04, 1.22, 0.7)
  polyline(
    pen,
    ink,
    0.014,
    [0.14, 0.16, 0.2, 0.12, 0.26, 0.18, 0.34, 0.13, 0.44, 0.17, 0.56, 0.13, 0.66, 0.16],
  )
  polyline(pen, ink, 0.014, [0.14, 0.28, 0.24, 0.25, 0.36, 0.29, 0.46, 0.26, 0.54, 0.28])
  polyline(pen, ink, 0.014, [0.14, 0.4, 0.26, 0.37, 0.32, 0.41, 0.5, 0.38])
  polyline(pen, ink, 0.014, [0.8, 0.62, 0.8, 0.24, 0.8, 0.62, 1.16, 0.62])
  polyline(pen, ink, 0.014, [0.82, 0.58, 0.9, 0.52, 0.98, 0.36, 1.12, 0.28])
  polyline(pen, ink, 0.014, [0.16, 0.6, 0.3, 0.52, 0.44, 0.6, 0.16, 0.6])
}

const drawBlackboard = (pen: SharePen) => drawBoard(pen, '#24493a', '#8a6238', '#eef2ea')
/** A folding chair of striped canvas, its back to the left. */
function drawDeckChair(pen: SharePen, { colour = '#2f7ac8' }: PieceOptions) {
  polyline(pen, OAK, 0.05, [0.1, 0.02, 0.86, 0.98])
  const outline = [0.1, 0.06, 0.24, 0.02, 0.62, 0.6, 0.98, 0.5, 1.08, 0.58, 0.6, 0.76]
  polygon(pen, fromAbove(pen, 0, 0.8, colour), outline)
  for (const k of [0.25, 0.6])
    polyline(pen, '#f4f0e6', 0.04, [
      0.1 + 0.14 * k,
      0.06 - 0.04 * k,
      0.6 + 0.02 * k,
      0.74 - 0.14 * k,
      1.07 - 0.08 * k,
      0.58 - 0.08 * k,
    ])
  polyline(pen, shadeHex(OAK, -0.25), 0.05, [0.3, 0.98, 1.06, 0.5])
  polyline(pen, OAK, 0.05, [0.26, 0.42, 0.8, 0.42])
  polyline(pen, shadeHex(OAK, -0.15), 0.04, [0.3, 0.96, 0.86, 0.96])
}

/** A board with a knife and a handle to hang it by. */
function drawCuttingBoard(pen: SharePen, { colour = '#c9965a' }: PieceOptions) {
  const { g } = pen
  polygon(pen, fromAbove(pen, 0.1, 0.8, colour), [0.9, 0.1, 4.9, 0.1, 5.6, 0.76, 0.2, 0.76])
  g.fillStyle = shadeHex(colour, -0.35)
  pen.fillRect(0.2, 0.76, 5.4, 0.22)
  for (let k = 1; k < 5; k++)
    polyline(pen, shadeHex(colour, -0.14), 0.02, [
      0.9 - k * 0.14,
      0.1 + k * 0.13,
      4.9 + k * 0.14,
      0.1 + k * 0.13,
    ])
  polygon(pen, '#dfe5e9', [3.3, 0.56, 4.5, 0.44, 4.5, 0.6, 3.5, 0.64])
  g.fillStyle = '#2c2622'
  pen.fillRoundRect(4.48, 0.42, 0.7, 0.14, 0.06)
}

/** Folded towels in a pile. */
function drawTowels(pen: SharePen, { colour = '#5fa8b8' }: PieceOptions) {
  for (const [k, own] of ['#f3efe6', colour, '#e8b8a0'].entries()) {
    const y = 0.68 - k * 0.32
    pen.g.fillStyle = fromAbove(pen, y, y + 0.32, own)
    pen.fillRoundRect(0.04 + k * 0.02, y, 1.5 - k * 0.04, 0.32, 0.14)
    polyline(pen, shadeHex(own, -0.25), 0.02, [0.2, y + 0.17, 1.44, y + 0.17])
  }
}
/** What rooms are furnished with besides tables, chairs and beds. */
export const FURNISHING_PIECES: Readonly<Record<string, Piece>> = {
  '@sink': { broadness: 1.1, draw: drawSink },
  '@counter': { broadness: 2.6, draw: drawCounter },
  '@dresser': { broadness: 1.26, draw: drawDresser },

  '@wardrobe': { broadness: 0.62, draw: drawWardrobe },
  '@blackboard': { broadness: 1.3, draw: drawBlackboard },

  '@deckchair': { broadness: 1.1, draw: drawDeckChair },
  '@cuttingboard': { broadness: 5.7, draw: drawCuttingBoard },
  '@towels': { broadness: 1.58, draw: drawTowels },
}
