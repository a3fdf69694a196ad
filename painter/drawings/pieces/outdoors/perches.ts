import type { SharePen } from '../../pen.ts'
import { shadeHex } from '../../tint.ts'
import type { Piece, PieceOptions } from '../piece.ts'

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

/** A fence from nearby: rails between posts, the middle one higher than the others. */
function drawFencePost(pen: SharePen, options: PieceOptions) {
  for (const y of [0.3, 0.62]) rail(pen, y, 1.7, options)
  for (const x of [0.08, 1.42]) upright(pen, x, 0.16, 0.2, options)
  upright(pen, 0.725, 0.03, 0.25, options)
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

/** What birds and small animals come to rest on. */
export const PERCH_PIECES: Readonly<Record<string, Piece>> = {
  '@fencepost': { broadness: 1.7, draw: drawFencePost },

  '@mat': { broadness: 4.4, draw: drawMat },
  '@puddle': { broadness: 6.4, draw: drawPuddle },
}
