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
function drawRubberDuck(pen: SharePen, { colour = '#f6cf1c' }: PieceOptions) {
  blob(
    pen,
    fromAbove(pen, 0.4, 1, colour),
    [0.06, 0.66, 0.2, 0.6, 0.5, 0.62, 0.9, 0.56, 1.2, 0.36, 1.22, 0.72, 1, 0.98, 0.4, 1, 0.1, 0.9],
  )
  ball(pen, 0.42, 0.3, 0.29, colour)
  blob(pen, '#f0801c', [0.2, 0.3, 0.02, 0.28, -0.02, 0.38, 0.1, 0.44, 0.24, 0.42])
  ball(pen, 0.34, 0.22, 0.05, '#1b1b20')
  pen.g.fillStyle = '#ffffff'
  pen.fillCircle(0.325, 0.205, 0.016)
  bow(pen, shadeHex(colour, -0.25), 0.025, [0.6, 0.72, 0.86, 0.9, 1.04, 0.64])
}
/** One wheel with its fork, a saddle above and the cranks to both sides. */
function drawUnicycle(pen: SharePen, { colour = '#c22f2f' }: PieceOptions) {
  const [x, y, radius] = [0.4, 0.66, 0.33]
  tyre(pen, x, y, radius)
  for (let k = 0; k < 8; k++)
    polyline(pen, '#b9bec6', 0.008, [
      x,
      y,
      x + Math.cos(k * 0.785) * radius * 0.8,
      y + Math.sin(k * 0.785) * radius * 0.8,
    ])
  polyline(pen, colour, 0.045, [x, y, x, 0.06])
  softPolygon(pen, '#26262c', 0.04, [0.24, 0.02, 0.56, 0.02, 0.52, 0.09, 0.3, 0.09])
  polyline(pen, '#7a7f88', 0.03, [x - 0.11, y + 0.1, x + 0.11, y - 0.1])
  for (const side of [-1, 1])
    pen.fillShape('#26262c', () => {
      const at = { x: x + side * 0.12, y: y - side * 0.1 }
      pen.moveTo(at.x - 0.07, at.y - 0.02)
      pen.lineTo(at.x + 0.07, at.y - 0.02)
      pen.lineTo(at.x + 0.07, at.y + 0.02)
      pen.lineTo(at.x - 0.07, at.y + 0.02)
    })
}
function drawToyBoat(pen: SharePen, { colour = '#d8281c' }: PieceOptions) {
  polyline(pen, '#c8965a', 0.035, [0.6, 0.04, 0.6, 0.74])
  polygon(pen, fromAbove(pen, 0.06, 0.7, '#fdf8ec'), [0.64, 0.08, 1.1, 0.66, 0.64, 0.66])
  polygon(pen, '#2f7ac8', [0.56, 0.16, 0.2, 0.66, 0.56, 0.66])
  softPolygon(pen, fromAbove(pen, 0.7, 1, colour), 0.06, [0.02, 0.72, 1.24, 0.72, 1, 1, 0.24, 1])
  polyline(pen, '#fdf8ec', 0.04, [0.1, 0.8, 1.14, 0.8])
}

export const TOY_PIECES: Readonly<Record<string, Piece>> = {
  '@rockinghorse': { broadness: 1.4, draw: drawRockingHorse },

  '@toycar': { broadness: 1.8, draw: drawToyCar },
  '@rubberduck': { broadness: 1.3, draw: drawRubberDuck },
  '@unicycle': { broadness: 0.8, draw: drawUnicycle },
  '@toyboat': { broadness: 1.28, draw: drawToyBoat },
}
