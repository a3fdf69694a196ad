import type { SharePen } from '../../pen.ts'
import { shadeHex } from '../../tint.ts'
import type { Piece, PieceOptions } from '../piece.ts'
import { fromAbove, polygon, polyline, softPolygon } from '../shapes.ts'

const GLASS = ['#e4f2f8', '#5f8ca4'] as const
const DARK = '#2a2c30'

/** A high wing, a cabin for four and one propeller. */
function drawBody(pen: SharePen, colour: string) {
  const { g } = pen
  polygon(pen, shadeHex(colour, -0.3), [1.9, 0.4, 2.2, 0.34, 2.56, 0.36, 2.5, 0.42])
  softPolygon(
    pen,
    fromAbove(pen, 0.28, 0.72, '#f4f2ec'),
    0.07,
    [0.24, 0.5, 0.5, 0.42, 0.74, 0.28, 1.42, 0.28, 2.5, 0.42, 2.54, 0.5, 1.3, 0.72, 0.5, 0.72, 0.26, 0.64],
  )
  softPolygon(
    pen,
    fromAbove(pen, 0.54, 0.66, colour),
    0.03,
    [0.25, 0.56, 1.2, 0.56, 2.5, 0.44, 2.53, 0.49, 1.2, 0.66, 0.26, 0.64],
  )
  softPolygon(pen, fromAbove(pen, 0.04, 0.46, colour), 0.05, [2.14, 0.42, 2.36, 0.06, 2.54, 0.06, 2.52, 0.46])
  g.fillStyle = pen.gradient(0, 0.3, 0, 0.5, ...GLASS)
  for (const panes of [
    [0.56, 0.48, 0.78, 0.32, 0.92, 0.32, 0.92, 0.48],
    [0.97, 0.48, 0.97, 0.32, 1.2, 0.32, 1.2, 0.48],
    [1.25, 0.48, 1.25, 0.32, 1.4, 0.33, 1.5, 0.48],
  ])
    polygon(pen, pen.gradient(0, 0.3, 0, 0.5, ...GLASS), panes)
  polyline(pen, '#c9cdd2', 0.03, [1.06, 0.24, 0.98, 0.66])
  softPolygon(pen, fromAbove(pen, 0.2, 0.32, colour), 0.04, [0.56, 0.24, 1.66, 0.2, 1.7, 0.27, 0.6, 0.32])
  g.fillStyle = shadeHex(colour, -0.2)
  pen.fillEllipse(0.22, 0.56, 0.07, 0.08)
  g.fillStyle = 'rgba(40,40,44,.4)'
  pen.fillEllipse(0.15, 0.56, 0.035, 0.34)
  polyline(pen, DARK, 0.035, [0.15, 0.24, 0.15, 0.88])
}

/** A wheel on its strut. */
function drawWheel(pen: SharePen, x: number, y: number, radius: number, from: number) {
  polyline(pen, '#8a8f96', 0.03, [from, 0.7, x, y])
  pen.g.fillStyle = DARK
  pen.fillCircle(x, y, radius)
  pen.g.fillStyle = '#b8bdc4'
  pen.fillCircle(x, y, radius * 0.45)
}

function drawLightPlane(pen: SharePen, { colour = '#c8321f' }: PieceOptions) {
  drawBody(pen, colour)
  drawWheel(pen, 0.5, 0.9, 0.08, 0.56)
  drawWheel(pen, 1.06, 0.9, 0.1, 0.94)
}

/** Aeroplanes for a few people. */
export const LIGHT_AIRCRAFT_PIECES: Readonly<Record<string, Piece>> = {
  '@lightplane': { broadness: 2.6, draw: drawLightPlane },
}
