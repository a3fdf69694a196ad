import type { SharePen } from '../../pen.ts'
import { shadeHex } from '../../tint.ts'
import type { Piece, PieceOptions } from '../piece.ts'
import { ball, blob, fromAbove, polygon, polyline, softPolygon, windowRow } from '../shapes.ts'

const GLASS = '#8fb4c8'

/** An airliner from the left, climbing a little. */
function drawAirliner(pen: SharePen, { colour = '#2a62b8', night }: PieceOptions) {
  polygon(pen, shadeHex('#c9cfd6', -0.1), [1.6, 0.5, 2.2, 0.18, 2.36, 0.18, 2.04, 0.52])
  softPolygon(
    pen,
    fromAbove(pen, 0.34, 0.78, '#f2f4f6'),
    0.14,
    [0.02, 0.6, 0.2, 0.44, 0.6, 0.4, 3.1, 0.38, 3.5, 0.42, 3.3, 0.56, 2.8, 0.68, 0.5, 0.72, 0.12, 0.7],
  )
  polygon(pen, fromAbove(pen, 0, 0.46, colour), [2.9, 0.42, 3.26, 0.02, 3.54, 0.02, 3.4, 0.44])
  polygon(pen, '#c2c8d0', [3.04, 0.46, 3.4, 0.32, 3.6, 0.32, 3.4, 0.5])
  windowRow(pen, night ? '#ffe2a0' : '#4a6276', {
    x0: 0.56,
    x1: 2.9,
    y: 0.47,
    height: 0.06,
    count: 22,
    gap: 0.5,
  })
  polygon(pen, '#2c3a48', [0.16, 0.5, 0.26, 0.45, 0.38, 0.45, 0.36, 0.52])
  polyline(pen, colour, 0.03, [0.14, 0.6, 3.2, 0.55])
  pen.g.fillStyle = fromAbove(pen, 0.7, 0.9, '#aab2bc')
  pen.fillRoundRect(1.24, 0.7, 0.44, 0.17, 0.08)
  polygon(pen, fromAbove(pen, 0.56, 0.98, '#d2d8de'), [1.24, 0.6, 1.9, 0.58, 2.5, 0.96, 2.3, 0.98])
}

function drawAirship(pen: SharePen, { colour = '#c9ccd2', night }: PieceOptions, steampunk = false) {
  const hull = steampunk ? '#9a5a2c' : colour
  const brass = '#d0a24a'
  polygon(pen, shadeHex(hull, -0.25), [2.3, 0.34, 2.74, 0.06, 2.74, 0.34])
  polygon(pen, shadeHex(hull, -0.35), [2.3, 0.44, 2.74, 0.7, 2.74, 0.42])
  blob(
    pen,
    fromAbove(pen, 0.04, 0.74, hull),
    [0, 0.38, 0.2, 0.1, 0.9, 0.02, 1.8, 0.06, 2.7, 0.36, 1.8, 0.7, 0.9, 0.74, 0.2, 0.66],
  )
  for (const [x, half] of [
    [0.6, 0.3],
    [1, 0.34],
    [1.4, 0.33],
    [1.8, 0.27],
    [2.2, 0.18],
  ]) {
    pen.g.strokeStyle = steampunk ? brass : shadeHex(hull, -0.2)
    pen.lineWidth = steampunk ? 0.022 : 0.012
    pen.begin()
    pen.ellipse(x, 0.38, 0.07, half, 0, -1.57, 1.57)
    pen.g.stroke()
  }
  for (const x of [0.96, 1.26, 1.6]) polyline(pen, '#4a3a2a', 0.014, [x, 0.7, x + 0.02, 0.84])
  softPolygon(
    pen,
    fromAbove(pen, 0.78, 1, steampunk ? '#6b3a1c' : '#5a6068'),
    0.05,
    [0.76, 0.8, 1.84, 0.8, 1.7, 0.98, 0.96, 0.98],
  )
  windowRow(pen, night ? '#ffe2a0' : GLASS, { x0: 0.92, x1: 1.68, y: 0.84, height: 0.07, count: 6 })
  if (steampunk) {
    ball(pen, 0.06, 0.38, 0.08, brass)
    for (const y of [0.84, 0.92]) polyline(pen, brass, 0.02, [0.8, y, 1.8, y])
    pen.g.fillStyle = 'rgba(240,230,210,.6)'
    pen.fillEllipse(2.2, 0.88, 0.05, 0.14)
    polyline(pen, brass, 0.03, [1.84, 0.88, 2.18, 0.88])
  }
}

/** What flies, its nose to the left. */
export const AIRCRAFT_PIECES: Readonly<Record<string, Piece>> = {
  '@airliner': { broadness: 3.65, draw: drawAirliner },

  '@steamairship': { broadness: 2.8, draw: (pen, options) => drawAirship(pen, options, true) },
  '@airship': { broadness: 2.8, draw: (pen, options) => drawAirship(pen, options) },
}
