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

const SANDSTONE = '#cfae74'
const COURSES = 9

/** A pyramid seen by one of its edges, in courses of stone. */
function drawPyramid(pen: SharePen, { colour = SANDSTONE }: PieceOptions) {
  const edge = 0.62
  polygon(pen, shadeHex(colour, 0.16), [0.5, 0.02, edge, 0.98, 0, 0.86])
  polygon(pen, shadeHex(colour, -0.28), [0.5, 0.02, 1, 0.88, edge, 0.98])
  pen.g.strokeStyle = shadeHex(colour, -0.4)
  pen.g.globalAlpha = 0.35
  pen.g.lineWidth = pen.unit * 0.008
  for (let k = 1; k < COURSES; k++) {
    const share = k / COURSES
    const x = (to: number) => 0.5 + (to - 0.5) * share
    const y = (to: number) => 0.02 + (to - 0.02) * share
    pen.strokeLine(x(0), y(0.86), x(edge), y(0.98))
    pen.strokeLine(x(edge), y(0.98), x(1), y(0.88))
  }
  pen.g.globalAlpha = 1
}

/** Bodies of geometry. */
export const SOLID_PIECES: Readonly<Record<string, Piece>> = {
  '@box': { broadness: 1, draw: drawBox },

  '@pyramidbody': { broadness: 1.3, draw: drawPyramid },
}
