import type { SharePen } from '../pen.ts'
import { shadeHex } from '../tint.ts'
import type { Piece, PieceOptions } from './piece.ts'
import { polygon } from './shapes.ts'

const CASE = '#7a4a2c'
const FACE = '#fbf8ee'
const INK = '#22242a'

/** So many corners around the middle, one of them above. */
const corners = (sides: number, radius: number, turn = 0): number[] =>
  Array.from({ length: sides }, (_, k) => {
    const angle = (k / sides) * Math.PI * 2 - Math.PI / 2 + turn
    return [0.5 + Math.cos(angle) * radius, 0.52 + Math.sin(angle) * radius]
  }).flat()

function drawClock(pen: SharePen, sides: number, { colour = CASE }: PieceOptions) {
  const { g } = pen
  // A square stands on a side and not on a corner.
  const turn = sides % 2 ? 0 : Math.PI / sides
  polygon(pen, shadeHex(colour, -0.4), corners(sides, 0.5, turn))
  polygon(
    pen,
    pen.gradient(0, 0, 1, 1, shadeHex(colour, 0.3), colour, shadeHex(colour, -0.2)),
    corners(sides, 0.48, turn),
  )
  polygon(pen, FACE, corners(sides, 0.38, turn))
  const reach = 0.38 * Math.cos(Math.PI / sides) - 0.05
  g.strokeStyle = INK
  g.lineCap = 'round'
  for (let k = 0; k < 12; k++) {
    const angle = (k / 12) * Math.PI * 2
    pen.lineWidth = k % 3 ? 0.012 : 0.024
    const [dx, dy] = [Math.sin(angle), -Math.cos(angle)]
    pen.strokeLine(
      0.5 + dx * (reach - 0.045),
      0.52 + dy * (reach - 0.045),
      0.5 + dx * reach,
      0.52 + dy * reach,
    )
  }
  for (const [angle, length, width] of [
    [5.3, 0.5, 0.032],
    [0.9, 0.78, 0.022],
  ]) {
    pen.lineWidth = width
    pen.strokeLine(0.5, 0.52, 0.5 + Math.sin(angle) * reach * length, 0.52 - Math.cos(angle) * reach * length)
  }
  g.fillStyle = INK
  pen.fillCircle(0.5, 0.52, 0.025)
}

const clock = (sides: number): Piece => ({
  broadness: 1,
  draw: (pen, options) => drawClock(pen, sides, options),
})

/** Clocks whose case has corners, by how many. */
export const SHAPED_CLOCKS: Readonly<Record<string, Piece>> = {
  '@triangularclock': clock(3),
  '@squareclock': clock(4),
  '@pentagonalclock': clock(5),
  '@hexagonalclock': clock(6),
  '@octagonalclock': clock(8),
}
