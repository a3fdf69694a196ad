import type { SharePen } from '../../pen.ts'
import { shadeHex } from '../../tint.ts'
import type { Piece, PieceOptions } from '../piece.ts'

/** The cloth's left and right edge, its top, and how high it is. */
const CLOTH = { left: 0.09, right: 1.06, top: 0.05, height: 0.58 }
/** Upright strips that the waving cloth is drawn in. */
const STRIPS = 60

/** How far the cloth is blown up or down, and how light it is, at a share of its length. */
const wave = (t: number) => ({
  rise: Math.sin(t * 6.6 - 0.6) * 0.045 * Math.sqrt(t) + t * 0.03,
  shade: Math.cos(t * 6.6 - 0.6) * 0.2 * Math.sqrt(t),
})

/** A flag on its pole in the wind; `coloursAt` gives its bands from above at a share of its length. */
function drawFlag(pen: SharePen, coloursAt: (t: number) => readonly string[]) {
  const { left, right, top, height } = CLOTH
  pen.g.fillStyle = pen.across(0.03, 0.09, '#f2f2f0', '#b8bcc2', '#6f747c')
  pen.fillRoundRect(0.04, 0.03, 0.045, 0.97, 0.01)
  pen.g.fillStyle = '#d9ac3a'
  pen.fillCircle(0.0625, 0.035, 0.035)
  const width = (right - left) / STRIPS
  for (let k = 0; k < STRIPS; k++) {
    const t = k / STRIPS
    const { rise, shade } = wave(t)
    const bands = coloursAt(t)
    for (const [row, colour] of bands.entries()) {
      pen.g.fillStyle = shadeHex(colour, shade)
      const y = top + rise + (row * height) / bands.length
      pen.fillRoundRect(left + k * width, y, width * 1.25, (height / bands.length) * 1.04, 0)
    }
  }
}

const RED = '#c22a36'
const WHITE = '#f4f3f0'
const BLUE = '#2b3f7f'
/** A flag of one colour, or of red, white and blue where none is named. */
const drawAnyFlag = (pen: SharePen, { colour }: PieceOptions) =>
  drawFlag(pen, () => (colour ? [colour] : [RED, WHITE, BLUE]))

/** Flags on poles and on cords. */
export const FLAG_PIECES: Readonly<Record<string, Piece>> = {
  '@flag': { broadness: 1.1, draw: drawAnyFlag },
}
