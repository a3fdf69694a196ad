import type { SharePen } from '../../pen.ts'
import { shadeHex } from '../../tint.ts'
import type { Piece, PieceOptions } from '../piece.ts'
import { blob, polyline, spread } from '../shapes.ts'
import { SNOW } from './masonry.ts'

const CONCRETE = '#a9a8a2'
const SPRAYED = ['#e0357a', '#2fa8d8', '#f2b62c', '#6abf3a', '#8a4ad0', '#f0702a']
const OUTLINE = '#1d1a22'
const LETTERS = 6
const PITCH = 0.385

/** Crooked letters that nobody can read, as fat as they are sprayed. */
function letter(pen: SharePen, k: number) {
  const x = 0.06 + k * PITCH
  const lean = (spread(k) - 0.5) * 0.1
  const top = 0.24 + spread(k + 3) * 0.1
  const colour = SPRAYED[(k * 5 + 1) % SPRAYED.length]
  const strokes: number[][] = [
    [x + 0.06, 0.86, x + 0.06 + lean, top, x + 0.27 + lean, top + 0.06, x + 0.26, 0.82],
    [x + 0.27 + lean, top + 0.04, x + 0.07, 0.4, x + 0.28, 0.62, x + 0.06, 0.84],
    [x + 0.05 + lean, top, x + 0.16, 0.84, x + 0.3 + lean, top + 0.02],
  ]
  const stroke = strokes[k % strokes.length]
  for (const [tone, width] of [
    [OUTLINE, 0.155],
    [colour, 0.115],
  ] as const)
    polyline(pen, tone, width, stroke)
  polyline(
    pen,
    shadeHex(colour, 0.45),
    0.02,
    stroke.map((at, n) => (n % 2 ? at - 0.03 : at - 0.02)),
  )
}

/** A wall of concrete, sprayed from end to end. */
function drawGraffitiWall(pen: SharePen, { colour = CONCRETE, snow }: PieceOptions) {
  const { g } = pen
  g.fillStyle = pen.gradient(0, 0, 0, 1, shadeHex(colour, 0.12), colour, shadeHex(colour, -0.2))
  pen.fillRect(0, 0.05, 2.4, 0.95)
  for (let k = 0; k < 9; k++) {
    const [x, y] = [0.1 + spread(k) * 2.1, 0.2 + spread(k + 9) * 0.6]
    const reach = 0.14 + spread(k + 4) * 0.14
    g.globalAlpha = 0.8
    blob(pen, SPRAYED[k % SPRAYED.length], [
      x - reach,
      y,
      x,
      y - reach * 0.7,
      x + reach,
      y + 0.04,
      x,
      y + reach * 0.8,
    ])
    g.globalAlpha = 1
  }
  for (let k = 0; k < LETTERS; k++) letter(pen, k)
  for (let k = 0; k < 7; k++) {
    const x = 0.16 + k * 0.33
    polyline(pen, SPRAYED[(k * 3 + 2) % SPRAYED.length], 0.014, [x, 0.86, x, 0.92 + spread(k) * 0.07])
  }
  g.fillStyle = snow ? SNOW : shadeHex(colour, -0.12)
  pen.fillRect(0, 0, 2.4, 0.06)
}

/** Runs on beyond the picture as other walls do. */
export const GRAFFITI_WALL: Piece = { broadness: 2.4, draw: drawGraffitiWall }
