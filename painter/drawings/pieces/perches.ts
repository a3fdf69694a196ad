import type { SharePen } from '../pen.ts'
import { shadeHex } from '../tint.ts'
import type { Piece, PieceOptions } from './piece.ts'

const WOOD = '#8a6a4a'
const SNOW = '#f2f6fa'

/** An upright of weathered wood from (x, top) to the ground. */
function upright(
  pen: SharePen,
  x: number,
  top: number,
  breadth: number,
  { colour = WOOD, snow }: PieceOptions,
) {
  const { g } = pen
  g.fillStyle = pen.across(x, x + breadth, shadeHex(colour, 0.22), colour, shadeHex(colour, -0.35))
  pen.fillRoundRect(x, top, breadth, 1 - top, [breadth * 0.2, breadth * 0.2, 0, 0])
  g.strokeStyle = shadeHex(colour, -0.4)
  pen.lineWidth = 0.007
  for (const k of [0.28, 0.55, 0.8])
    pen.strokeLine(x + breadth * k, top + 0.06 + k * 0.1, x + breadth * (k - 0.06), 0.98)
  if (!snow) return
  g.fillStyle = SNOW
  pen.fillEllipse(x + breadth / 2, top + 0.005, breadth * 0.62, 0.035)
}

function rail(pen: SharePen, y: number, length: number, { colour = WOOD, snow }: PieceOptions) {
  pen.g.fillStyle = pen.gradient(0, y, 0, y + 0.1, shadeHex(colour, 0.2), shadeHex(colour, -0.25))
  pen.fillRect(0, y, length, 0.1)
  if (!snow) return
  pen.g.fillStyle = SNOW
  pen.fillRoundRect(0, y - 0.022, length, 0.045, 0.02)
}

/** A single post. */
const drawPost = (pen: SharePen, options: PieceOptions) => upright(pen, 0.02, 0.02, 0.24, options)

/** A fence from nearby: rails between posts, the middle one higher than the others. */
function drawFencePost(pen: SharePen, options: PieceOptions) {
  for (const y of [0.3, 0.62]) rail(pen, y, 1.7, options)
  for (const x of [0.08, 1.42]) upright(pen, x, 0.16, 0.2, options)
  upright(pen, 0.725, 0.03, 0.25, options)
}

/** A low fence with a board along its top, broad enough to sit on. */
function drawRailFence(pen: SharePen, options: PieceOptions) {
  const { colour = WOOD, snow } = options
  for (const x of [0.2, 1.04, 1.88]) upright(pen, x, 0.06, 0.16, { ...options, snow: false })
  for (const y of [0.3, 0.6]) rail(pen, y, 2.52, { ...options, snow: false })
  const { g } = pen
  g.fillStyle = pen.gradient(0, 0.02, 0, 0.15, shadeHex(colour, 0.34), colour, shadeHex(colour, -0.3))
  pen.fillRect(0, 0.02, 2.52, 0.12)
  g.fillStyle = 'rgba(20,12,6,.3)'
  pen.fillRect(0, 0.14, 2.52, 0.022)
  if (!snow) return
  g.fillStyle = SNOW
  pen.fillRect(0, 0, 2.52, 0.045)
}

/** Wires between two poles. */
function drawWire(pen: SharePen, { snow }: PieceOptions) {
  const { g } = pen
  const pole: PieceOptions = { colour: '#6b5138', night: false, snow }
  for (const x of [0.1, 1.72]) {
    upright(pen, x, 0.02, 0.07, pole)
    g.fillStyle = shadeHex('#6b5138', -0.2)
    pen.fillRect(x - 0.14, 0.12, 0.35, 0.035)
  }
  g.strokeStyle = '#24262b'
  pen.lineWidth = 0.012
  for (const [y, sag] of [
    [0.1, 0.1],
    [0.16, 0.2],
  ]) {
    pen.begin()
    pen.moveTo(-0.1, y + 0.03)
    pen.quadTo(0, y, 0.14, y)
    pen.quadTo(0.95, y + sag, 1.76, y)
    pen.quadTo(1.86, y, 1.98, y + 0.03)
    g.stroke()
  }
}

/** A spade stuck in the earth, its handle up. */
function drawSpade(pen: SharePen, { colour = '#8d979e', snow }: PieceOptions) {
  const { g } = pen
  const wood = pen.across(0.26, 0.36, '#c49358', '#9a6a38', '#6b4522')
  g.fillStyle = wood
  pen.fillRect(0.275, 0.1, 0.07, 0.62)
  // The handle is a bar between two arms.
  g.strokeStyle = '#6d757b'
  pen.lineWidth = 0.032
  pen.begin()
  pen.moveTo(0.31, 0.2)
  pen.quadTo(0.13, 0.15, 0.14, 0.05)
  pen.moveTo(0.31, 0.2)
  pen.quadTo(0.49, 0.15, 0.48, 0.05)
  g.stroke()
  g.fillStyle = pen.gradient(0, 0.02, 0, 0.09, '#d8a668', '#8a5c2e')
  pen.fillRoundRect(0.1, 0.02, 0.42, 0.065, 0.03)
  g.fillStyle = pen.across(0.12, 0.5, shadeHex(colour, 0.3), colour, shadeHex(colour, -0.35))
  pen.fillRoundRect(0.12, 0.66, 0.38, 0.28, [0.05, 0.05, 0.02, 0.02])
  g.fillStyle = shadeHex(colour, -0.4)
  pen.fillRoundRect(0.26, 0.58, 0.1, 0.16, 0.03)
  g.fillStyle = snow ? SNOW : pen.gradient(0, 0.86, 0, 1, '#6a4a30', '#3a2616')
  pen.fillEllipse(0.31, 0.95, 0.31, 0.06)
}

/** A small round mat of plaited cloth that lies on the ground. */
function drawMat(pen: SharePen, { colour = '#b5523f' }: PieceOptions) {
  const { g } = pen
  g.fillStyle = shadeHex(colour, -0.45)
  pen.fillEllipse(2.2, 0.53, 2.18, 0.46)
  for (const [k, tone] of [0, 0.5, -0.1, 0.4, 0.05, 0.55].entries()) {
    g.fillStyle = k % 2 ? shadeHex('#e6cf9a', tone - 0.45) : shadeHex(colour, tone)
    const share = 1 - k * 0.16
    pen.fillEllipse(2.2, 0.49, 2.16 * share, 0.45 * share)
  }
}

/** Rain that is left on the ground, thrown up where somebody jumps into it. */
function drawPuddle(pen: SharePen, { night }: PieceOptions) {
  const { g } = pen
  const pools = [
    [2.5, 0.52, 2.3, 0.36],
    [4.1, 0.58, 2.2, 0.34],
    [3.3, 0.62, 2.6, 0.3],
  ] as const
  g.fillStyle = night ? '#2a2723' : '#6b5a45'
  for (const [x, y, across, deep] of pools) pen.fillEllipse(x, y, across + 0.1, deep + 0.04)
  g.fillStyle = pen.gradient(0, 0.16, 0, 0.96, night ? '#4a5a72' : '#cfdfeb', night ? '#26303e' : '#9db6c9')
  for (const [x, y, across, deep] of pools) pen.fillEllipse(x, y, across - 0.08, deep - 0.04)
  g.fillStyle = 'rgba(225,238,248,.92)'
  for (let k = 0; k < 26; k++) {
    const side = ((k * 0.618) % 1) * 2 - 1
    const rise = 0.34 * (1 - side * side) * ((k * 0.37) % 1)
    pen.fillEllipse(3.2 + side * 2.5, 0.4 - rise, 0.05 + 0.03 * (k % 3), 0.06 + 0.03 * (k % 2))
  }
}

/** What is left of a felled tree, the rings of its years on top. */
function drawStump(pen: SharePen, { snow }: PieceOptions) {
  const { g } = pen
  const bark = '#6e5138'
  g.fillStyle = pen.across(0.1, 1.5, shadeHex(bark, 0.2), bark, shadeHex(bark, -0.45))
  pen.begin()
  pen.moveTo(0.28, 0.16)
  pen.quadTo(0.3, 0.7, 0.02, 0.98)
  pen.quadTo(0.3, 0.88, 0.48, 1)
  pen.quadTo(0.8, 0.9, 1.06, 1)
  pen.quadTo(1.24, 0.88, 1.58, 0.97)
  pen.quadTo(1.3, 0.7, 1.32, 0.16)
  g.fill()
  g.strokeStyle = shadeHex(bark, -0.4)
  pen.lineWidth = 0.016
  for (let k = 0; k < 9; k++)
    pen.strokeLine(0.34 + k * 0.115, 0.26 + (k % 3) * 0.06, 0.3 + k * 0.125, 0.74 + (k % 2) * 0.1)
  g.fillStyle = '#6f8a3c'
  for (const [x, y, across] of [
    [0.3, 0.84, 0.14],
    [1.16, 0.88, 0.16],
    [0.72, 0.92, 0.1],
  ])
    pen.fillEllipse(x, y, across, 0.04)
  g.fillStyle = shadeHex(bark, -0.15)
  pen.fillEllipse(0.8, 0.16, 0.53, 0.15)
  g.fillStyle = snow ? SNOW : pen.across(0.3, 1.3, '#e8c893', '#c79a5e')
  pen.fillEllipse(0.8, 0.15, 0.48, 0.125)
  if (snow) return
  for (const share of [0.82, 0.62, 0.42, 0.22]) {
    g.fillStyle = 'rgba(120,78,36,.5)'
    pen.fillEllipse(0.79, 0.15, 0.48 * share, 0.125 * share)
    g.fillStyle = '#dab47a'
    pen.fillEllipse(0.79, 0.15, 0.48 * share - 0.02, 0.125 * share - 0.012)
  }
}

/** What birds and small animals come to rest on. */
export const PERCH_PIECES: Readonly<Record<string, Piece>> = {
  '@stump': { broadness: 1.6, draw: drawStump },
  '@woodenpost': { broadness: 0.28, draw: drawPost },
  '@fencepost': { broadness: 1.7, draw: drawFencePost },
  '@railfence': { broadness: 2.52, draw: drawRailFence },
  '@spade': { broadness: 0.62, draw: drawSpade },
  '@wire': { broadness: 1.98, draw: drawWire },
  '@mat': { broadness: 4.4, draw: drawMat },
  '@puddle': { broadness: 6.4, draw: drawPuddle },
}
