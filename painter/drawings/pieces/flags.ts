import type { SharePen } from '../pen.ts'
import { shadeHex } from '../tint.ts'
import { FLAG_LINES } from './flag-lines.ts'
import type { Piece, PieceOptions } from './piece.ts'

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
const STRIPES = 13
/** Of the stripes, those beside the blue field. */
const BESIDE_FIELD = 7
const FIELD = 0.42

function drawStarsAndStripes(pen: SharePen) {
  drawFlag(pen, t =>
    Array.from({ length: STRIPES }, (_, row) =>
      t < FIELD && row < BESIDE_FIELD ? BLUE : row % 2 ? WHITE : RED,
    ),
  )
  const { left, right, top, height } = CLOTH
  pen.g.fillStyle = WHITE
  for (let row = 0; row < 5; row++)
    for (let k = 0; k < 6; k++) {
      const t = (0.035 + k * 0.07) * (FIELD / 0.42)
      const y = top + wave(t).rise + ((row + 0.75) * height * BESIDE_FIELD) / STRIPES / 5.4
      pen.fillCircle(left + t * (right - left), y, 0.011)
    }
}

/** A flag of one colour, or of red, white and blue where none is named. */
const drawAnyFlag = (pen: SharePen, { colour }: PieceOptions) =>
  drawFlag(pen, () => (colour ? [colour] : [RED, WHITE, BLUE]))

/** Flags on poles and on cords. */
export const FLAG_PIECES: Readonly<Record<string, Piece>> = {
  ...FLAG_LINES,
  '@flag': { broadness: 1.1, draw: drawAnyFlag },
  '@starsandstripes': { broadness: 1.1, draw: drawStarsAndStripes },
}
