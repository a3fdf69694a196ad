import type { SharePen } from '../pen.ts'
import { shadeHex } from '../tint.ts'
import type { Piece, PieceOptions } from './piece.ts'

const HULL = '#4a2f1e'
const THATCH = '#b88a4a'
const LAMPLIT = '#ffd97a'

/** A house of woven cane under a round thatch on a long dark hull with raised ends, as on tropical backwaters. */
function drawThatchedHouseboat(pen: SharePen, { night }: PieceOptions) {
  const { g } = pen
  pen.fillShape(pen.gradient(0, 0.1, 0, 0.72, shadeHex(THATCH, 0.28), THATCH, shadeHex(THATCH, -0.3)), () => {
    pen.moveTo(0.62, 0.72)
    pen.lineTo(0.6, 0.42)
    pen.quadTo(0.66, 0.16, 0.98, 0.14)
    pen.lineTo(1.34, 0.2)
    pen.quadTo(1.5, 0.06, 1.86, 0.08)
    pen.quadTo(2.2, 0.1, 2.34, 0.36)
    pen.quadTo(2.42, 0.5, 2.44, 0.72)
  })
  g.strokeStyle = 'rgba(90,58,24,.35)'
  pen.lineWidth = 0.008
  for (let k = 0; k < 22; k++) {
    const x = 0.66 + k * 0.08
    pen.strokeLine(x, 0.24 + 0.04 * Math.abs(k - 11) * 0.3, x - 0.02, 0.7)
  }
  // Openings under the thatch, lit by night, and an open deck before it.
  g.fillStyle = night ? LAMPLIT : '#3a2a1c'
  for (const [x, w] of [
    [0.72, 0.24],
    [1.04, 0.24],
    [1.5, 0.2],
    [1.78, 0.2],
    [2.06, 0.2],
  ] as const)
    pen.fillRect(x, 0.44, w, 0.17)
  g.strokeStyle = '#8a5a2c'
  pen.lineWidth = 0.018
  for (const x of [0.84, 1.16, 1.6, 1.88, 2.16]) pen.strokeLine(x, 0.44, x, 0.61)
  g.fillStyle = pen.gradient(0, 0.6, 0, 0.74, shadeHex(THATCH, -0.1), shadeHex(THATCH, -0.4))
  pen.fillRect(0.56, 0.61, 1.9, 0.13)
  pen.lineWidth = 0.016
  pen.strokeLine(0.3, 0.5, 0.62, 0.46)
  pen.strokeLine(0.36, 0.5, 0.36, 0.74)
  pen.fillShape(pen.gradient(0, 0.6, 0, 1, shadeHex(HULL, 0.22), HULL, shadeHex(HULL, -0.4)), () => {
    pen.moveTo(0.02, 0.34)
    pen.quadTo(0.14, 0.7, 0.5, 0.73)
    pen.lineTo(2.4, 0.73)
    pen.quadTo(2.74, 0.7, 2.86, 0.42)
    pen.quadTo(2.84, 0.92, 2.46, 1)
    pen.lineTo(0.52, 1)
    pen.quadTo(0.08, 0.94, 0.02, 0.34)
  })
  g.strokeStyle = '#c89a54'
  pen.lineWidth = 0.014
  pen.strokeLine(0.44, 0.77, 2.48, 0.77)
}

export const HOUSEBOAT_PIECES: Readonly<Record<string, Piece>> = {
  '@thatchedhouseboat': { broadness: 2.9, draw: drawThatchedHouseboat },
}
