import type { SharePen } from '../pen.ts'
import { shadeHex } from '../tint.ts'
import { pane, wheels } from './lorries.ts'
import type { Piece, PieceOptions } from './piece.ts'
import { fromAbove, polygon, polyline, softPolygon, tyre } from './shapes.ts'

/** A box on four wheels with slots to breathe by; its bar reaches to the left of x. */
function trailerAt(pen: SharePen, x: number, colour: string) {
  polyline(pen, '#33363c', 0.05, [x - 0.22, 0.8, x + 0.1, 0.78])
  softPolygon(pen, fromAbove(pen, 0, 0.84, colour), 0.08, [
    ...[x, 0.84, x, 0.3, x + 0.16, 0.02, x + 1.3, 0.02, x + 1.34, 0.84],
  ])
  pen.g.fillStyle = shadeHex(colour, -0.45)
  pen.fillRect(x, 0.58, 1.34, 0.06)
  for (const at of [0.26, 0.56, 0.86]) {
    pen.g.fillStyle = '#22262c'
    pen.fillRoundRect(x + at, 0.16, 0.22, 0.15, 0.03)
    for (const k of [1, 2, 3])
      polyline(pen, '#c3c8ce', 0.014, [x + at + k * 0.055, 0.16, x + at + k * 0.055, 0.31])
  }
  polyline(pen, shadeHex(colour, -0.35), 0.012, [x + 1.1, 0.06, x + 1.1, 0.82])
  pen.g.fillStyle = '#d8281c'
  pen.fillRect(x + 1.3, 0.68, 0.05, 0.08)
  for (const at of [0.52, 0.84]) tyre(pen, x + at, 0.86, 0.14)
}

/** A pickup with its bonnet to the left, which draws a trailer. */
function drawTowing(pen: SharePen, { colour = '#b8322a', night }: PieceOptions) {
  const body = fromAbove(pen, 0.2, 0.86, colour)
  softPolygon(pen, body, 0.05, [
    ...[
      0.02, 0.86, 0.02, 0.58, 0.1, 0.52, 0.5, 0.5, 0.68, 0.24, 1.14, 0.24, 1.18, 0.52, 1.92, 0.52, 1.94, 0.86,
    ],
  ])
  polygon(pen, pane(pen, night), [0.58, 0.5, 0.71, 0.29, 0.86, 0.29, 0.86, 0.5])
  polygon(pen, pane(pen, night), [0.9, 0.5, 0.9, 0.29, 1.1, 0.29, 1.12, 0.5])
  polyline(pen, shadeHex(colour, -0.4), 0.012, [0.88, 0.3, 0.88, 0.82])
  polyline(pen, shadeHex(colour, -0.4), 0.014, [1.2, 0.54, 1.2, 0.82])
  pen.g.fillStyle = night ? '#fff2b8' : '#f6f4e6'
  pen.fillEllipse(0.06, 0.62, 0.04, 0.05)
  pen.g.fillStyle = '#c3c8ce'
  pen.fillRect(0, 0.78, 0.1, 0.06)
  wheels(pen, 0.15, 0.42, 1.58)
  trailerAt(pen, 2.14, '#d9dde2')
}

/** Trailers for animals, alone and behind the truck that draws them. */
export const TRAILER_PIECES: Readonly<Record<string, Piece>> = {
  '@horsetrailer': { broadness: 1.62, draw: (pen, { colour = '#d9dde2' }) => trailerAt(pen, 0.24, colour) },
  '@trucktrailer': { broadness: 3.52, draw: drawTowing },
}
