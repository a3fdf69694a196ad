import type { SharePen } from '../pen.ts'
import { shadeHex } from '../tint.ts'
import type { Piece, PieceOptions } from './piece.ts'
import { ball, blob, fromAbove, polygon, polyline, softPolygon } from './shapes.ts'

/** An old map laid open, a cross where the treasure is. */
function drawMap(pen: SharePen, { colour = '#e2c890' }: PieceOptions) {
  softPolygon(
    pen,
    fromAbove(pen, 0, 1, colour),
    0.03,
    [0.06, 0.1, 0.5, 0.02, 1, 0.1, 1.5, 0.02, 1.56, 0.5, 1.5, 0.96, 1, 0.9, 0.5, 0.98, 0.02, 0.9, 0.08, 0.5],
  )
  for (const x of [0.5, 1]) polyline(pen, shadeHex(colour, -0.2), 0.014, [x, 0.06, x, 0.94])
  blob(pen, '#b8a060', [0.2, 0.3, 0.5, 0.2, 0.8, 0.36, 0.7, 0.7, 0.34, 0.74])
  blob(pen, '#b8a060', [1.04, 0.2, 1.36, 0.26, 1.3, 0.54, 1.08, 0.46])
  for (let k = 0; k < 9; k++)
    polyline(pen, '#8a3a1c', 0.022, [
      0.42 + k * 0.085,
      0.6 - Math.sin(k * 0.5) * 0.14,
      0.46 + k * 0.085,
      0.59 - Math.sin(k * 0.5 + 0.2) * 0.14,
    ])
  polyline(pen, '#b3221c', 0.045, [1.18, 0.62, 1.34, 0.8])
  polyline(pen, '#b3221c', 0.045, [1.34, 0.62, 1.18, 0.8])
  for (const x of [0.4, 0.5]) polygon(pen, '#6b5a34', [x - 0.06, 0.5, x, 0.36, x + 0.06, 0.5])
}

function drawLetter(pen: SharePen, { colour = '#f1e6cc' }: PieceOptions) {
  pen.g.fillStyle = fromAbove(pen, 0.1, 1, colour)
  pen.fillRoundRect(0.04, 0.1, 1.4, 0.88, 0.02)
  polygon(pen, shadeHex(colour, -0.1), [0.04, 0.12, 0.74, 0.62, 1.44, 0.12])
  polyline(pen, shadeHex(colour, -0.28), 0.014, [0.04, 0.12, 0.74, 0.62, 1.44, 0.12])
  blob(pen, '#a81c24', [0.6, 0.46, 0.74, 0.4, 0.9, 0.48, 0.92, 0.64, 0.78, 0.76, 0.62, 0.7, 0.56, 0.58])
  ball(pen, 0.74, 0.58, 0.1, '#c4303a')
}

/** What is written, drawn and pictured on paper. */
export const PAPER_PIECES: Readonly<Record<string, Piece>> = {
  '@map': { broadness: 1.6, draw: drawMap },
  '@letter': { broadness: 1.48, draw: drawLetter },
}
