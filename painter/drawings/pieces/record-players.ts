import type { SharePen } from '../pen.ts'
import { shadeHex } from '../tint.ts'
import type { Piece, PieceOptions } from './piece.ts'
import { ball, polygon, polyline, rounding } from './shapes.ts'

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
const STEEL = '#b8bec8'

function drawRecordPlayer(pen: SharePen, { colour = '#8a5a34' }: PieceOptions) {
  polygon(pen, shadeHex(colour, 0.2), [0.2, 0.44, 1.6, 0.44, 1.8, 0.76, 0, 0.76])
  pen.g.fillStyle = rounding(pen, 0, 1.8, shadeHex(colour, -0.2))
  pen.fillRect(0, 0.76, 1.8, 0.2)
  for (const [rx, ry, hex] of [
    [0.6, 0.135, '#15161a'],
    [0.46, 0.1, '#26282e'],
    [0.42, 0.09, '#15161a'],
    [0.2, 0.045, '#c8321f'],
    [0.03, 0.01, '#e8e4da'],
  ] as const) {
    pen.g.fillStyle = hex
    pen.fillEllipse(0.78, 0.6, rx, ry)
  }
  polyline(pen, STEEL, 0.03, [1.54, 0.48, 1.5, 0.64, 1.12, 0.64])
  ball(pen, 1.54, 0.48, 0.06, STEEL)
  for (const x of [0.2, 1.56]) ball(pen, x, 0.86, 0.04, '#d8b04a')
}

/** What plays records, and the records. */
export const RECORD_PIECES: Readonly<Record<string, Piece>> = {
  '@vinyl': { broadness: 1, draw: drawVinyl },
  '@recordplayer': { broadness: 1.85, draw: drawRecordPlayer },
}
