import type { SharePen } from '../../pen.ts'
import { shadeHex } from '../../tint.ts'
import { PALE, panes, slab } from '../buildings/masonry.ts'
import type { Piece, PieceOptions } from '../piece.ts'
import { ball, fromAbove, polygon, polyline, softPolygon, tyre } from '../shapes.ts'

function drawBiplane(pen: SharePen, { colour = '#c8321f' }: PieceOptions) {
  softPolygon(
    pen,
    fromAbove(pen, 0.36, 0.74, colour),
    0.08,
    [0.2, 0.44, 0.7, 0.38, 2.3, 0.44, 2.34, 0.52, 0.9, 0.7, 0.24, 0.68],
  )
  softPolygon(
    pen,
    fromAbove(pen, 0.14, 0.5, shadeHex(colour, -0.15)),
    0.08,
    [1.98, 0.46, 2.08, 0.18, 2.3, 0.18, 2.4, 0.48],
  )
  pen.g.fillStyle = '#3a2a20'
  pen.fillEllipse(1.16, 0.42, 0.14, 0.05)
  polygon(pen, 'rgba(210,232,240,.8)', [0.98, 0.4, 1.06, 0.28, 1.1, 0.28, 1.08, 0.42])
  for (const x of [0.62, 0.98]) polyline(pen, '#8a6a42', 0.025, [x, 0.2, x + 0.06, 0.68])
  polyline(pen, '#5a4a34', 0.012, [0.62, 0.2, 1.04, 0.68])
  softPolygon(
    pen,
    fromAbove(pen, 0.12, 0.24, '#f1e4c0'),
    0.04,
    [0.42, 0.2, 0.48, 0.12, 1.24, 0.14, 1.3, 0.22],
  )
  softPolygon(
    pen,
    fromAbove(pen, 0.64, 0.78, '#f1e4c0'),
    0.04,
    [0.46, 0.74, 0.54, 0.66, 1.26, 0.68, 1.32, 0.76],
  )
  polyline(pen, '#33363c', 0.03, [0.66, 0.72, 0.54, 0.88])
  polyline(pen, '#33363c', 0.03, [0.8, 0.72, 0.62, 0.88])
  ball(pen, 0.57, 0.9, 0.1, '#2a2c30')
  pen.g.fillStyle = '#8a9098'
  pen.fillRoundRect(0.14, 0.42, 0.12, 0.28, 0.05)
  polyline(pen, '#6b4426', 0.045, [0.1, 0.2, 0.12, 0.92])
}

const CRATES = ['#b8452e', '#2f6a9c', '#3f8a5a', '#d08a2a', '#8a8e94', '#7a3f5a']

/** A long hull with a flat keel from bow (left) to stern. */
function hull(
  pen: SharePen,
  { from, to, deck, colour }: { from: number; to: number; deck: number; colour: string },
) {
  pen.fillShape(pen.gradient(0, deck, 0, 1, shadeHex(colour, 0.2), colour, shadeHex(colour, -0.4)), () => {
    pen.moveTo(from, deck - 0.06)
    pen.quadTo(from + 0.06, deck, from + 0.3, deck)
    pen.lineTo(to, deck)
    pen.lineTo(to - 0.06, 1)
    pen.lineTo(from + 0.24, 1)
    pen.quadTo(from + 0.1, 0.9, from, deck - 0.06)
  })
}

/** A ship laden with containers. */
function drawContainerShip(pen: SharePen, { colour = '#1f3a5c', night }: PieceOptions) {
  const { g } = pen
  for (let row = 0; row < 5; row++)
    for (let column = 0; column < 13; column++) {
      if (row === 4 && column % 4 === 1) continue
      const own = CRATES[(column * 3 + row * 5 + ((column * row) % 3)) % CRATES.length]
      const x = 0.36 + column * 0.185
      slab(pen, x, 0.6 - row * 0.09, 0.18, 0.086, own)
      g.strokeStyle = 'rgba(0,0,0,.2)'
      pen.lineWidth = 0.005
      for (let k = 1; k < 5; k++)
        pen.strokeLine(x + k * 0.036, 0.6 - row * 0.09, x + k * 0.036, 0.686 - row * 0.09)
    }
  slab(pen, 2.8, 0.12, 0.22, 0.58, '#f0eee8')
  panes(pen, { x: 2.81, y: 0.16, w: 0.2, h: 0.4, columns: 4, rows: 6 }, night)
  slab(pen, 2.74, 0.12, 0.34, 0.05, PALE)
  slab(pen, 3.06, 0.3, 0.12, 0.38, '#c8502e')
  slab(pen, 2.88, 0.02, 0.02, 0.1, '#6b737c')
  slab(pen, 0.2, 0.46, 0.02, 0.22, '#d8dade')
  hull(pen, { from: 0, to: 3.34, deck: 0.69, colour })
  g.fillStyle = '#8a2c24'
  pen.fillRect(0.2, 0.94, 3.08, 0.06)
}

function drawRover(pen: SharePen, { colour = '#e6e2d8' }: PieceOptions) {
  polyline(pen, '#8a8f98', 0.04, [0.9, 0.44, 0.8, 0.12])
  pen.g.fillStyle = colour
  pen.fillRoundRect(0.62, 0.04, 0.32, 0.12, 0.03)
  ball(pen, 0.68, 0.1, 0.04, '#2a6a9a')
  ball(pen, 0.84, 0.1, 0.03, '#22262c')
  polyline(pen, '#55585e', 0.035, [0.24, 0.84, 0.6, 0.62, 1.1, 0.7, 1.44, 0.84])
  pen.g.fillStyle = fromAbove(pen, 0.4, 0.72, colour)
  pen.fillRoundRect(0.5, 0.46, 1.02, 0.24, 0.04)
  polygon(
    pen,
    pen.gradient(0, 0.34, 0, 0.46, '#3f62b8', '#1a2a5a'),
    [0.6, 0.46, 0.76, 0.36, 1.7, 0.36, 1.6, 0.46],
  )
  polyline(pen, '#8a8f98', 0.035, [0.54, 0.58, 0.26, 0.44, 0.1, 0.64])
  pen.g.fillStyle = '#c8a04a'
  pen.fillRect(1.2, 0.52, 0.22, 0.12)
  for (const x of [0.24, 0.88, 1.46]) tyre(pen, x, 0.85, 0.15, '#a8adb4', 0.7)
}

export const CARGO: Readonly<Record<string, Piece>> = {
  '@biplane': { broadness: 2.45, draw: drawBiplane },
  '@containership': { broadness: 3.4, draw: drawContainerShip },
  '@rover': { broadness: 1.75, draw: drawRover },
}
