import type { SharePen } from '../../pen.ts'
import { face, SNOW, slab } from '../buildings/masonry.ts'
import type { Piece, PieceOptions } from '../piece.ts'
import { polygon, polyline } from '../shapes.ts'
import { GARDEN_WORK_PIECES } from './garden-works.ts'
import { OPEN_GROUND_WORKS } from './open-ground-works.ts'

/** A house of glass on a low wall, green within. */
function drawGreenhouse(pen: SharePen, { night, snow }: PieceOptions) {
  const { g } = pen
  const pane = night ? '#ffe9a8' : '#cfe8ea'
  face(pen, pen.gradient(0, 0.05, 0, 0.45, snow ? SNOW : pane, night ? '#ffd97a' : '#a9ccd2'), [
    [0.05, 0.42],
    [0.3, 0.05],
    [1.7, 0.05],
    [1.95, 0.42],
  ])
  g.fillStyle = pen.gradient(0, 0.42, 0, 0.85, pane, night ? '#f2c860' : '#b4d4d0')
  pen.fillRect(0.08, 0.42, 1.84, 0.44)
  for (let k = 0; k < 16; k++) {
    g.fillStyle = ['#3f7a3a', '#5a9a48', '#2f6a3a', '#7aa84a'][k % 4]
    pen.fillEllipse(0.16 + k * 0.112, 0.78 - (k % 3) * 0.07, 0.075, 0.1 + (k % 2) * 0.06)
  }
  for (let k = 0; k < 9; k++) {
    g.fillStyle = ['#d8403a', '#f0a83a', '#e87aa8'][k % 3]
    pen.fillCircle(0.2 + k * 0.2, 0.7 + (k % 2) * 0.06, 0.022)
  }
  slab(pen, 0.06, 0.84, 1.88, 0.16, '#a86a50')
  g.strokeStyle = '#f4f6f4'
  pen.lineWidth = 0.016
  for (let k = 0; k <= 10; k++) {
    const x = 0.08 + k * 0.184
    pen.strokeLine(x, 0.42, x, 0.86)
    pen.strokeLine(x, 0.42, 0.3 + k * 0.14, 0.05)
  }
  for (const [x0, x1, y] of [
    [0.05, 1.95, 0.42],
    [0.3, 1.7, 0.05],
    [0.18, 1.82, 0.24],
    [0.08, 1.92, 0.62],
  ])
    pen.strokeLine(x0, y, x1, y)
  g.fillStyle = '#f4f6f4'
  pen.fillRect(0.88, 0.46, 0.24, 0.54)
  g.fillStyle = pane
  pen.fillRect(0.905, 0.5, 0.195, 0.3)
}

/** A climbing tower with a roof, its slide on one side and swings on the other. */
function drawPlayset(pen: SharePen, { snow }: PieceOptions) {
  const { g } = pen
  polyline(pen, '#8a5a30', 0.03, [1.42, 0.3, 2.3, 0.3])
  for (const x of [1.42, 2.3]) polyline(pen, '#8a5a30', 0.028, [x - 0.1, 1, x, 0.28, x + 0.1, 1])
  for (const x of [1.64, 1.98]) {
    polyline(pen, '#6a6e74', 0.01, [x, 0.3, x, 0.78, x + 0.16, 0.78, x + 0.16, 0.3])
    g.fillStyle = '#d8342a'
    pen.fillRoundRect(x - 0.02, 0.77, 0.2, 0.035, 0.01)
  }
  polygon(
    pen,
    pen.gradient(0, 0.5, 0, 1, '#ffd23f', '#e09a1f'),
    [0.76, 0.5, 0.66, 0.5, 0.44, 0.66, 0.2, 0.9, 0.02, 0.94, 0.02, 1, 0.26, 0.99, 0.52, 0.76, 0.76, 0.6],
  )
  polyline(pen, '#c8801a', 0.018, [0.76, 0.47, 0.66, 0.47, 0.43, 0.62, 0.19, 0.86, 0.02, 0.91])
  for (const x of [0.76, 1.22]) slab(pen, x, 0.2, 0.05, 0.8, '#a8703c')
  slab(pen, 0.74, 0.52, 0.55, 0.045, '#c88a4c')
  for (let k = 0; k < 7; k++) slab(pen, 0.8 + k * 0.064, 0.39, 0.022, 0.14, '#3f8ac8')
  slab(pen, 0.74, 0.37, 0.55, 0.028, '#3f8ac8')
  for (let k = 0; k < 5; k++) slab(pen, 0.95, 0.62 + k * 0.085, 0.16, 0.025, '#d8342a')
  for (const x of [0.94, 1.1]) slab(pen, x, 0.56, 0.02, 0.44, '#8a5a30')
  face(pen, pen.gradient(0, 0.02, 0, 0.24, snow ? SNOW : '#3fa85a', snow ? '#d8e2ec' : '#2a7a40'), [
    [0.66, 0.23],
    [1.015, 0.01],
    [1.37, 0.23],
  ])
}

/** Works of glass, wood, brick and rock that stand in the open. */
export const OPEN_AIR_WORKS: Readonly<Record<string, Piece>> = {
  ...OPEN_GROUND_WORKS,
  ...GARDEN_WORK_PIECES,
  '@greenhouse': { broadness: 2, draw: drawGreenhouse },
  '@playset': { broadness: 2.45, draw: drawPlayset },
}
