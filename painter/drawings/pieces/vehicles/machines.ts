import type { SharePen } from '../../pen.ts'
import { shadeHex } from '../../tint.ts'
import type { Piece, PieceOptions } from '../piece.ts'
import { ball, fromAbove, polygon, polyline, rounding, softPolygon, tyre, windowRow } from '../shapes.ts'

/** Modules in a row between wings of solar cells. */
function drawSpaceStation(pen: SharePen, { colour = '#dfe3e8' }: PieceOptions) {
  const { g } = pen
  for (const x of [0.06, 0.46, 1.84, 2.24])
    for (const y of [0.04, 0.6]) {
      g.fillStyle = pen.gradient(x, y, x + 0.3, y + 0.36, '#3a5aa8', '#1a2a5a')
      pen.fillRect(x, y, 0.32, 0.36)
      for (let k = 1; k < 4; k++) polyline(pen, '#7f9ad0', 0.006, [x + k * 0.08, y, x + k * 0.08, y + 0.36])
      for (let k = 1; k < 4; k++) polyline(pen, '#7f9ad0', 0.006, [x, y + k * 0.09, x + 0.32, y + k * 0.09])
    }
  polyline(pen, '#9aa2ac', 0.04, [0.1, 0.5, 2.5, 0.5])
  g.fillStyle = fromAbove(pen, 0.34, 0.66, colour)
  pen.fillRoundRect(0.86, 0.37, 0.9, 0.26, 0.08)
  g.fillStyle = rounding(pen, 1.2, 1.44, colour)
  pen.fillRoundRect(1.19, 0.08, 0.25, 0.84, 0.08)
  windowRow(pen, '#ffe2a0', { x0: 0.92, x1: 1.7, y: 0.46, height: 0.06, count: 7, gap: 0.5 })
  for (const x of [1, 1.6]) polyline(pen, shadeHex(colour, -0.3), 0.014, [x, 0.37, x, 0.63])
  ball(pen, 1.31, 0.1, 0.1, shadeHex(colour, -0.1))
}

/** A ship for the space between the stars, its bow to the left, its engines alight. */
function drawStarship(pen: SharePen, options: PieceOptions) {
  pen.g.fillStyle = pen.glow(2.92, 0.54, 0.5, [
    [0, 'rgba(190,240,255,1)'],
    [0.3, 'rgba(70,170,255,.8)'],
    [1, 'rgba(40,110,255,0)'],
  ])
  pen.fillEllipse(3, 0.54, 0.5, 0.2)
  drawStarshipBody(pen, options)
}

function drawStarshipBody(pen: SharePen, { colour = '#8f99a8' }: PieceOptions) {
  polygon(pen, shadeHex(colour, -0.25), [1.5, 0.46, 2.3, 0.06, 2.66, 0.04, 2.6, 0.5])
  softPolygon(
    pen,
    fromAbove(pen, 0.28, 0.8, colour),
    0.06,
    [0.02, 0.58, 0.8, 0.44, 1.3, 0.28, 2.1, 0.28, 2.7, 0.38, 2.74, 0.7, 1.2, 0.74, 0.5, 0.68],
  )
  polygon(pen, fromAbove(pen, 0.6, 1, shadeHex(colour, -0.1)), [1.1, 0.66, 2.3, 0.62, 2.8, 0.96, 2.3, 0.98])
  softPolygon(
    pen,
    pen.gradient(0, 0.3, 0, 0.46, '#bff0ff', '#1f6a9a'),
    0.04,
    [0.86, 0.46, 1.22, 0.33, 1.4, 0.33, 1.3, 0.46],
  )
  windowRow(pen, '#ffe2a0', { x0: 1.5, x1: 2.5, y: 0.42, height: 0.04, count: 9, gap: 0.5 })
  for (const y of [0.44, 0.62]) {
    pen.g.fillStyle = '#33363e'
    pen.fillRoundRect(2.56, y - 0.07, 0.24, 0.15, 0.05)
    pen.g.fillStyle = '#c8f2ff'
    pen.fillEllipse(2.8, y, 0.03, 0.055)
  }
  polyline(pen, '#e0502c', 0.03, [0.5, 0.58, 1.4, 0.56, 2.5, 0.58])
  polyline(pen, shadeHex(colour, -0.4), 0.01, [1.3, 0.3, 1.24, 0.72])
  polyline(pen, shadeHex(colour, -0.4), 0.01, [2, 0.29, 2.04, 0.71])
}

/** A fighting machine on two legs, seen from before. */
function drawMech(pen: SharePen, { colour = '#6f7f92' }: PieceOptions) {
  const limb = (flat: number[], shade = 0) =>
    softPolygon(pen, rounding(pen, 0, 1, shadeHex(colour, shade)), 0.025, flat)
  for (const side of [-1, 1]) {
    const x = (v: number) => 0.5 + side * v
    limb([x(0.06), 0.5, x(0.2), 0.5, x(0.24), 0.7, x(0.1), 0.7], -0.1)
    limb([x(0.1), 0.68, x(0.26), 0.68, x(0.28), 0.92, x(0.1), 0.92])
    limb([x(0.06), 0.9, x(0.3), 0.9, x(0.34), 1, x(0.04), 1], -0.3)
    ball(pen, x(0.18), 0.69, 0.05, '#e0a02c')
    limb([x(0.22), 0.12, x(0.44), 0.16, x(0.46), 0.34, x(0.24), 0.32], 0.05)
    limb([x(0.32), 0.34, x(0.44), 0.34, x(0.48), 0.56, x(0.34), 0.56], -0.12)
    limb([x(0.3), 0.54, x(0.5), 0.54, x(0.48), 0.68, x(0.32), 0.68], -0.32)
    polyline(pen, '#e0a02c', 0.02, [x(0.25), 0.18, x(0.42), 0.21])
  }
  limb([0.26, 0.14, 0.74, 0.14, 0.7, 0.38, 0.6, 0.5, 0.4, 0.5, 0.3, 0.38])
  limb([0.36, 0.44, 0.64, 0.44, 0.6, 0.58, 0.4, 0.58], -0.28)
  pen.g.fillStyle = pen.glow(0.5, 0.29, 0.1, [
    [0, '#e8fbff'],
    [0.5, '#3fc8ff'],
    [1, '#16486a'],
  ])
  pen.fillCircle(0.5, 0.29, 0.065)
  limb([0.41, 0.01, 0.59, 0.01, 0.61, 0.13, 0.39, 0.13], 0.1)
  pen.g.fillStyle = '#ff4a2c'
  pen.fillRoundRect(0.43, 0.055, 0.14, 0.03, 0.01)
  polyline(pen, shadeHex(colour, -0.3), 0.012, [0.6, 0.02, 0.66, -0.02])
}

/** A motorcycle, its wheel forks to the left. */
function drawMotorbike(pen: SharePen, { colour = '#b3221c', night }: PieceOptions, isDirtBike = false) {
  const radius = isDirtBike ? 0.24 : 0.25
  const [front, back] = [0.32, 1.42]
  polyline(pen, '#9aa2ac', 0.045, [front, 0.75, 0.6, 0.18])
  polyline(pen, '#2a2c30', 0.045, [0.52, 0.16, 0.72, 0.12])
  polyline(pen, '#55585e', 0.05, [0.66, 0.36, 0.76, 0.74, 1.2, 0.76, back, 0.75])
  // The frame carries the fork before the tank, and the seat over the hind wheel.
  polyline(pen, '#3a3d43', 0.07, [0.54, 0.26, 0.74, 0.38])
  polyline(pen, '#3a3d43', 0.05, [0.52, 0.32, 0.78, 0.72])
  polyline(pen, '#3a3d43', 0.05, [1.1, 0.46, back, 0.73])
  polyline(pen, '#9aa2ac', 0.035, [1.44, 0.42, back, 0.73])
  for (const x of [front, back]) {
    pen.g.strokeStyle = '#1c1d21'
    pen.lineWidth = isDirtBike ? 0.09 : 0.075
    pen.begin()
    pen.arc(x, 0.75, radius - 0.04)
    pen.g.stroke()
    for (let k = 0; k < 6; k++)
      polyline(pen, '#a8adb4', 0.01, [x, 0.75, x + Math.cos(k) * 0.18, 0.75 + Math.sin(k) * 0.18])
    ball(pen, x, 0.75, 0.05, '#a8adb4')
  }
  softPolygon(pen, '#6a6e76', 0.04, [0.74, 0.5, 1.12, 0.5, 1.14, 0.76, 0.8, 0.78])
  for (let k = 0; k < 4; k++) polyline(pen, '#c9ced4', 0.016, [0.8, 0.54 + k * 0.05, 1.08, 0.54 + k * 0.05])
  polyline(pen, '#d3d8dd', 0.065, [1, 0.78, 1.7, isDirtBike ? 0.6 : 0.8])
  softPolygon(
    pen,
    fromAbove(pen, 0.24, 0.52, colour),
    0.08,
    [0.62, 0.48, 0.66, 0.28, 0.98, 0.26, 1.1, 0.42, 1.06, 0.5],
  )
  softPolygon(
    pen,
    '#22242a',
    0.05,
    isDirtBike
      ? [0.96, 0.36, 1.66, 0.24, 1.66, 0.33, 1.06, 0.46]
      : [1, 0.4, 1.5, 0.34, 1.62, 0.26, 1.64, 0.44, 1.1, 0.5],
  )
  softPolygon(
    pen,
    colour,
    0.06,
    isDirtBike
      ? [0.1, 0.5, 0.5, 0.42, 0.54, 0.47, 0.2, 0.56]
      : [1.16, 0.54, 1.4, 0.42, 1.72, 0.56, 1.76, 0.68, 1.6, 0.52, 1.3, 0.54],
  )
  pen.g.fillStyle = night ? '#fff2b8' : '#e8ecee'
  pen.fillEllipse(0.5, 0.3, 0.075, 0.085)
}

function drawWheelbarrow(pen: SharePen, { colour = '#3f8a4a' }: PieceOptions) {
  polyline(pen, '#8a5a34', 0.07, [0.3, 0.8, 1.3, 0.56, 1.96, 0.42])
  polyline(pen, '#55585e', 0.05, [1.1, 0.62, 1.26, 0.96])
  softPolygon(pen, fromAbove(pen, 0.16, 0.7, colour), 0.06, [0.3, 0.18, 1.5, 0.1, 1.26, 0.6, 0.66, 0.68])
  pen.g.fillStyle = shadeHex(colour, -0.45)
  pen.fillEllipse(0.9, 0.15, 0.58, 0.06, -0.06)
  tyre(pen, 0.26, 0.78, 0.2, '#b8bcc2', 0.5)
}

/** What flies to other worlds or walks on them, and what rolls on few wheels. */
export const MACHINE_PIECES: Readonly<Record<string, Piece>> = {
  '@spacestation': { broadness: 2.65, draw: drawSpaceStation },

  '@starship': { broadness: 3.5, draw: drawStarship },

  '@mech': { broadness: 1.05, draw: drawMech },
  '@motorbike': { broadness: 1.8, draw: (pen, options) => drawMotorbike(pen, options) },

  '@wheelbarrow': { broadness: 2.05, draw: drawWheelbarrow },
}
