import type { SharePen } from '../pen.ts'
import { shadeHex } from '../tint.ts'
import type { Piece, PieceOptions } from './piece.ts'
import { ball, blob, bow, fromAbove, polygon, polyline, softPolygon, tyre } from './shapes.ts'

function drawRockingHorse(pen: SharePen, { colour = '#c8925a' }: PieceOptions) {
  pen.g.strokeStyle = '#a8321f'
  pen.lineWidth = 0.06
  pen.begin()
  pen.arc(0.66, 0.1, 0.86, 0.66, 2.48)
  pen.g.stroke()
  for (const [a, b] of [
    [0.4, 0.26],
    [0.48, 0.44],
    [0.88, 0.9],
    [0.96, 1.06],
  ])
    polyline(pen, shadeHex(colour, -0.1), 0.075, [a, 0.6, b, 0.9])
  blob(
    pen,
    fromAbove(pen, 0.36, 0.72, colour),
    [0.26, 0.44, 0.6, 0.44, 1.04, 0.4, 1.12, 0.6, 0.9, 0.7, 0.4, 0.7, 0.24, 0.6],
  )
  blob(
    pen,
    fromAbove(pen, 0.04, 0.6, colour),
    [0.02, 0.26, 0.06, 0.18, 0.26, 0.04, 0.4, 0.1, 0.52, 0.5, 0.3, 0.6, 0.26, 0.3, 0.08, 0.36],
  )
  polygon(pen, colour, [0.28, 0.1, 0.32, -0.02, 0.38, 0.1])
  for (let k = 0; k < 6; k++) ball(pen, 0.38 + k * 0.03, 0.08 + k * 0.07, 0.055, '#6b3a1c')
  ball(pen, 0.2, 0.17, 0.025, '#1b1b20')
  bow(pen, '#6b3a1c', 0.09, [1.08, 0.44, 1.26, 0.46, 1.26, 0.7])
  softPolygon(pen, '#c8321f', 0.05, [0.56, 0.4, 0.9, 0.38, 0.88, 0.58, 0.58, 0.58])
  polyline(pen, '#c8321f', 0.02, [0.08, 0.3, 0.3, 0.3, 0.56, 0.42])
}

function drawToyCar(pen: SharePen, { colour = '#d8281c' }: PieceOptions) {
  softPolygon(
    pen,
    fromAbove(pen, 0.1, 0.8, colour),
    0.14,
    [0.06, 0.78, 0.04, 0.46, 0.44, 0.42, 0.6, 0.08, 1.24, 0.08, 1.4, 0.42, 1.72, 0.5, 1.74, 0.78],
  )
  softPolygon(pen, '#bfe2f2', 0.05, [0.56, 0.42, 0.67, 0.17, 0.88, 0.17, 0.88, 0.42])
  softPolygon(pen, '#bfe2f2', 0.05, [0.96, 0.42, 0.96, 0.17, 1.18, 0.17, 1.29, 0.42])
  for (const x of [0.44, 1.36]) tyre(pen, x, 0.78, 0.22, '#f2c81c', 0.55)
  ball(pen, 0.1, 0.56, 0.06, '#fff2b8')
}

export const TOY_PIECES: Readonly<Record<string, Piece>> = {
  '@rockinghorse': { broadness: 1.4, draw: drawRockingHorse },

  '@toycar': { broadness: 1.8, draw: drawToyCar },
}
