import type { SharePen } from '../../pen.ts'
import { shadeHex } from '../../tint.ts'
import { drawParts } from '../assembled.ts'
import type { Piece, PieceOptions } from '../piece.ts'
import { ball, spread } from '../shapes.ts'
import { candle } from './lit-candle.ts'

const [CREAM, STAND] = ['#fbf6ee', '#d8d2c8']

/** One round of a cake: its middle, half its breadth, and from which row to which. */
function drawTier(pen: SharePen, half: number, top: number, bottom: number, icing: string) {
  const { g } = pen
  const [left, right] = [MIDDLE - half, MIDDLE + half]
  g.fillStyle = pen.across(left, right, shadeHex(icing, 0.12), icing, shadeHex(icing, -0.28))
  pen.fillRect(left, top, right - left, bottom - top)
  pen.fillEllipse(MIDDLE, bottom, half, half * FLATNESS)
  g.fillStyle = pen.across(left, right, shadeHex(icing, 0.4), shadeHex(icing, 0.14), icing)
  pen.fillEllipse(MIDDLE, top, half, half * FLATNESS)
}

const [MIDDLE, FLATNESS] = [0.5, 0.2]

const [ICING, SPRINKLES] = ['#f8b8c8', ['#e83a4a', '#3a8ae0', '#f2c22c', '#4fae4a', '#ffffff']]

/** A cake for a birthday with as many candles as are said, in one row or two. */
function drawCandleCake(pen: SharePen, { colour = ICING }: PieceOptions, count: number) {
  pen.g.fillStyle = pen.across(0, 1, '#ffffff', STAND, '#a8a298')
  pen.fillEllipse(MIDDLE, 0.9, 0.5, 0.085)
  drawTier(pen, 0.42, 0.5, 0.86, colour)
  for (let k = 0; k < 9; k++) {
    const turn = (k / 8) * Math.PI
    pen.g.fillStyle = CREAM
    pen.fillEllipse(
      MIDDLE - Math.cos(turn) * 0.4,
      0.52 + Math.sin(turn) * 0.08,
      0.055,
      0.05 + (k % 3) * 0.018,
    )
  }
  pen.fillEllipse(MIDDLE, 0.5, 0.41, 0.078)
  for (let k = 0; k < 26; k++) {
    const turn = 0.25 + spread(k) * 2.6
    ball(
      pen,
      MIDDLE - Math.cos(turn) * 0.405,
      0.66 + Math.sin(turn) * 0.07 + spread(k, 0.37) * 0.12,
      0.012,
      SPRINKLES[k % SPRINKLES.length],
    )
  }
  const behind = count > 6 ? Math.floor(count / 2) : 0
  for (const [row, many] of [
    [0.45, behind],
    [0.52, count - behind],
  ])
    for (let k = 0; k < many; k++) {
      const aside = row < 0.5 ? 0.6 / many / 2 : 0
      const x = many === 1 ? MIDDLE : 0.2 + aside + (k * (0.6 - aside)) / (many - 1)
      drawParts(pen, candle(x, row - 0.26, 0.042, 0.27, CANDLES[k % CANDLES.length]))
    }
}

const CANDLES = ['#3a8ae0', '#f2c22c', '#e8506a', '#4fae4a']

/** The most candles that are told apart on a cake. */
const MOST_CANDLES = 12

/** Cakes for weddings and birthdays, the latter by the number of their candles. */
export const CELEBRATION_CAKES: Readonly<Record<string, Piece>> = {
  ...Object.fromEntries(
    Array.from({ length: MOST_CANDLES }, (_, k) => [
      `@candlecake${k + 1}`,
      {
        broadness: 1,
        draw: (pen: SharePen, options: PieceOptions) => drawCandleCake(pen, options, k + 1),
      },
    ]),
  ),
}
