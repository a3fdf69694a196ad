import type { SharePen } from '../pen.ts'
import { shadeHex } from '../tint.ts'
import type { Piece, PieceOptions } from './piece.ts'
import { polygon } from './shapes.ts'

const WOOD = '#7a4e2c'

/** A door that stands by itself, ajar, with light coming out of it. */
function drawLitDoorway(pen: SharePen, { colour = WOOD }: PieceOptions) {
  const { g } = pen
  g.fillStyle = pen.glow(0.62, 0.52, 0.6, [
    [0, 'rgba(255,236,160,.85)'],
    [0.5, 'rgba(255,220,130,.35)'],
    [1, 'rgba(255,210,120,0)'],
  ])
  pen.fillEllipse(0.62, 0.52, 0.6, 0.47, 0)
  polygon(pen, shadeHex(colour, -0.35), [0.36, 0.04, 0.88, 0.04, 0.88, 1, 0.36, 1])
  g.fillStyle = pen.gradient(0, 0.08, 0, 1, '#fffdf0', '#ffdf80')
  pen.fillRect(0.41, 0.09, 0.42, 0.91)
  g.fillStyle = pen.glow(0.62, 0.55, 0.3, [
    [0, '#ffffff'],
    [1, 'rgba(255,255,255,0)'],
  ])
  pen.fillEllipse(0.62, 0.55, 0.2, 0.42, 0)
  // The leaf is turned towards the viewer.
  polygon(
    pen,
    pen.across(0.12, 0.41, shadeHex(colour, -0.1), shadeHex(colour, 0.1), shadeHex(colour, 0.35)),
    [0.41, 0.09, 0.41, 0.98, 0.13, 1, 0.13, 0.02],
  )
  for (const [top, bottom] of [
    [0.13, 0.46],
    [0.56, 0.9],
  ])
    polygon(pen, shadeHex(colour, -0.22), [
      0.18,
      top - 0.01,
      0.36,
      top + 0.01,
      0.36,
      bottom - 0.01,
      0.18,
      bottom,
    ])
  g.fillStyle = '#e2c25a'
  pen.fillEllipse(0.17, 0.52, 0.018, 0.018, 0)
}

/** A small garage with a door in panels under a gable. */
function drawGarage(
  pen: SharePen,
  { colour = '#e4dccb', roof = '#6a5148', door = '#f4f4f0', snow }: PieceOptions,
) {
  const { g } = pen
  polygon(
    pen,
    pen.across(0.08, 1.32, shadeHex(colour, 0.1), colour, shadeHex(colour, -0.15)),
    [0.08, 0.36, 0.7, 0.08, 1.32, 0.36, 1.32, 1, 0.08, 1],
  )
  polygon(pen, snow ? '#eef2f6' : roof, [0, 0.38, 0.7, 0, 1.4, 0.38, 1.36, 0.44, 0.7, 0.1, 0.04, 0.44])
  g.fillStyle = shadeHex(colour, -0.35)
  pen.fillRect(0.22, 0.42, 0.96, 0.58)
  const rows = 4
  const tall = 0.545 / rows
  for (let row = 0; row < rows; row++) {
    const y = 0.455 + row * tall
    g.fillStyle = pen.gradient(0, y, 0, y + tall, door, shadeHex(door, -0.12))
    pen.fillRect(0.25, y, 0.9, tall - 0.008)
    g.fillStyle = row === 0 ? '#5f7a8c' : shadeHex(door, -0.14)
    for (let k = 0; k < 4; k++) pen.fillRect(0.285 + k * 0.22, y + 0.028, 0.17, tall - 0.06)
  }
  g.fillStyle = '#4a4a4e'
  pen.fillRect(0.64, 0.945, 0.12, 0.018)
}

/** What is gone through, or driven through, out of doors. */
export const DOORWAY_PIECES: Readonly<Record<string, Piece>> = {
  '@litdoorway': { broadness: 1.1, draw: drawLitDoorway },
  '@garage': { broadness: 1.4, draw: drawGarage },
}
