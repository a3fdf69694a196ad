import type { SharePen } from '../pen.ts'
import { shadeHex } from '../tint.ts'
import type { Piece, PieceOptions } from './piece.ts'
import { polygon } from './shapes.ts'

const PLAIN = '#8f9cab'

/** A box with all edges alike, seen by one of its corners. */
function drawBox(pen: SharePen, { colour = PLAIN }: PieceOptions) {
  polygon(pen, shadeHex(colour, 0.28), [0.5, 0.02, 0.98, 0.24, 0.5, 0.46, 0.02, 0.24])
  polygon(pen, colour, [0.02, 0.24, 0.5, 0.46, 0.5, 0.98, 0.02, 0.75])
  polygon(pen, shadeHex(colour, -0.3), [0.98, 0.24, 0.5, 0.46, 0.5, 0.98, 0.98, 0.75])
}

function drawCylinder(pen: SharePen, { colour = PLAIN }: PieceOptions) {
  pen.g.fillStyle = pen.sheen(0.08, 0.92, 0.36, shadeHex(colour, 0.25), colour, shadeHex(colour, -0.4))
  pen.fillRect(0.08, 0.15, 0.84, 0.7)
  pen.fillEllipse(0.5, 0.85, 0.42, 0.13)
  pen.g.fillStyle = shadeHex(colour, 0.34)
  pen.fillEllipse(0.5, 0.15, 0.42, 0.13)
}

function drawCone(pen: SharePen, { colour = PLAIN }: PieceOptions) {
  const side = pen.sheen(0.06, 0.94, 0.36, shadeHex(colour, 0.25), colour, shadeHex(colour, -0.4))
  polygon(pen, side, [0.5, 0.02, 0.94, 0.87, 0.06, 0.87])
  pen.g.fillStyle = side
  pen.fillEllipse(0.5, 0.87, 0.44, 0.11)
}

/** Bodies of geometry. */
export const SOLID_PIECES: Readonly<Record<string, Piece>> = {
  '@box': { broadness: 1, draw: drawBox },
  '@cylinder': { broadness: 1, draw: drawCylinder },
  '@cone': { broadness: 1, draw: drawCone },
}
