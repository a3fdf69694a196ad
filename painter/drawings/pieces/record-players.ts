import type { SharePen } from '../pen.ts'
import type { Piece, PieceOptions } from './piece.ts'

function drawVinyl(pen: SharePen, { colour = '#c8321f' }: PieceOptions) {
  for (const [radius, hex] of [
    [0.49, '#15161a'],
    [0.43, '#22242a'],
    [0.4, '#15161a'],
    [0.33, '#22242a'],
    [0.3, '#15161a'],
    [0.17, colour],
    [0.02, '#f4f0e6'],
  ] as const) {
    pen.g.fillStyle = hex
    pen.fillCircle(0.5, 0.5, radius)
  }
  pen.g.fillStyle = 'rgba(255,255,255,.16)'
  pen.fillShape('rgba(255,255,255,.16)', () => {
    pen.moveTo(0.5, 0.5)
    pen.lineTo(0.16, 0.16)
    pen.lineTo(0.34, 0.06)
  })
}

/** What plays records, and the records. */
export const RECORD_PIECES: Readonly<Record<string, Piece>> = {
  '@vinyl': { broadness: 1, draw: drawVinyl },
}
