import type { SharePen } from '../pen.ts'
import { shadeHex } from '../tint.ts'
import type { Piece, PieceOptions } from './piece.ts'
import { ball, blob, fromAbove, polygon, polyline, softPolygon, windowRow } from './shapes.ts'

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

/** The same on the ground, on its wheels. */
function drawTaxiingAirliner(pen: SharePen, options: PieceOptions) {
  for (const x of [0.46, 1.86, 2.06]) {
    polyline(pen, '#8a9098', 0.045, [x, 0.66, x, 0.93])
    pen.g.fillStyle = '#1d1f23'
    pen.fillCircle(x, 0.935, 0.06)
    pen.g.fillStyle = '#9aa0a8'
    pen.fillCircle(x, 0.935, 0.024)
  }
  drawAirliner(pen, options)
}

function drawFighter(pen: SharePen, { colour = '#6f7a86' }: PieceOptions) {
  polygon(pen, shadeHex(colour, -0.2), [1.7, 0.5, 2.3, 0.28, 2.5, 0.28, 2.3, 0.52])
  softPolygon(
    pen,
    fromAbove(pen, 0.3, 0.8, colour),
    0.08,
    [0, 0.6, 0.6, 0.48, 1, 0.42, 2.7, 0.44, 2.9, 0.5, 2.9, 0.68, 1.2, 0.7, 0.5, 0.66],
  )
  polygon(
    pen,
    fromAbove(pen, 0, 0.5, shadeHex(colour, 0.08)),
    [2.16, 0.46, 2.6, 0.02, 2.84, 0.02, 2.78, 0.48],
  )
  softPolygon(
    pen,
    pen.gradient(0, 0.26, 0, 0.48, '#dff0f6', '#4a7288'),
    0.08,
    [0.66, 0.5, 0.86, 0.32, 1.16, 0.3, 1.42, 0.46],
  )
  polygon(pen, '#26282c', [1, 0.58, 1.3, 0.56, 1.3, 0.7, 1.06, 0.7])
  polygon(
    pen,
    fromAbove(pen, 0.6, 0.98, shadeHex(colour, -0.12)),
    [1.24, 0.64, 2.5, 0.62, 2.66, 0.94, 2.3, 0.96],
  )
  for (const y of [0.78, 0.86]) polyline(pen, '#e8e4da', 0.035, [1.5 + y * 0.4, y, 1.9 + y * 0.4, y])
  pen.g.fillStyle = '#f0902c'
  pen.fillEllipse(2.96, 0.58, 0.08, 0.06)
}

/** A fighter of the last great war: one engine, one broad wing. */
function drawWarplane(pen: SharePen, { colour = '#5d6a42' }: PieceOptions) {
  softPolygon(
    pen,
    fromAbove(pen, 0.3, 0.76, colour),
    0.1,
    [0.2, 0.52, 0.34, 0.38, 0.9, 0.36, 1.9, 0.4, 2.6, 0.46, 2.62, 0.54, 1.2, 0.72, 0.34, 0.7],
  )
  softPolygon(pen, fromAbove(pen, 0.1, 0.5, colour), 0.08, [2.24, 0.48, 2.36, 0.14, 2.56, 0.12, 2.66, 0.5])
  softPolygon(
    pen,
    pen.gradient(0, 0.2, 0, 0.42, '#e4f2f8', '#6f98ac'),
    0.08,
    [0.98, 0.4, 1.12, 0.22, 1.4, 0.22, 1.62, 0.42],
  )
  softPolygon(
    pen,
    fromAbove(pen, 0.56, 0.9, shadeHex(colour, 0.1)),
    0.1,
    [0.72, 0.62, 1.4, 0.6, 1.9, 0.86, 1.6, 0.92, 1.3, 0.86],
  )
  for (const [radius, hex] of [
    [0.11, '#f2f0ea'],
    [0.08, '#2a4a9a'],
    [0.04, '#c8281c'],
  ] as const) {
    pen.g.fillStyle = hex
    pen.fillCircle(1.86, 0.53, radius)
  }
  ball(pen, 0.2, 0.54, 0.09, '#c8281c')
  pen.g.fillStyle = 'rgba(40,40,44,.45)'
  pen.fillEllipse(0.14, 0.54, 0.035, 0.44)
  polyline(pen, '#2a2c30', 0.03, [0.14, 0.12, 0.14, 0.96])
}

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

function drawGlider(pen: SharePen, { colour = '#f2f4f6' }: PieceOptions) {
  polygon(pen, shadeHex(colour, -0.12), [1.2, 0.5, 3.3, 0.1, 3.36, 0.14, 1.6, 0.56])
  softPolygon(
    pen,
    fromAbove(pen, 0.4, 0.76, colour),
    0.08,
    [0.2, 0.62, 0.6, 0.5, 1.3, 0.48, 2.9, 0.56, 2.9, 0.62, 1.2, 0.72, 0.4, 0.72],
  )
  softPolygon(
    pen,
    pen.gradient(0, 0.46, 0, 0.62, '#e4f2f8', '#5f8ca4'),
    0.06,
    [0.42, 0.6, 0.7, 0.47, 1.1, 0.47, 1.14, 0.58],
  )
  polygon(pen, '#c8321f', [2.7, 0.58, 2.86, 0.22, 2.98, 0.22, 2.96, 0.6])
  polygon(pen, fromAbove(pen, 0.56, 0.98, colour), [1.1, 0.62, 1.44, 0.62, 0.14, 0.98, 0.06, 0.94])
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

function drawDrone(pen: SharePen, { colour = '#33363c' }: PieceOptions) {
  for (const [x, y] of [
    [0.3, 0.3],
    [1.9, 0.3],
    [0.16, 0.5],
    [2.04, 0.5],
  ]) {
    polyline(pen, shadeHex(colour, 0.1), 0.07, [1.1, 0.52, x, y + 0.1])
    pen.g.fillStyle = shadeHex(colour, -0.2)
    pen.fillRoundRect(x - 0.06, y - 0.02, 0.12, 0.16, 0.03)
    pen.g.fillStyle = 'rgba(150,158,168,.55)'
    pen.fillEllipse(x, y - 0.04, 0.34, 0.035)
  }
  softPolygon(
    pen,
    fromAbove(pen, 0.36, 0.7, shadeHex(colour, 0.2)),
    0.1,
    [0.66, 0.54, 0.8, 0.38, 1.4, 0.38, 1.54, 0.54, 1.4, 0.68, 0.8, 0.68],
  )
  for (const x of [0.76, 1.44]) polyline(pen, colour, 0.045, [x, 0.64, x - 0.04, 0.96, x + 0.12, 0.96])
  ball(pen, 1.1, 0.74, 0.12, '#15161a')
  pen.g.fillStyle = '#3f8fd0'
  pen.fillCircle(1.1, 0.75, 0.045)
  pen.g.fillStyle = '#3fe07a'
  pen.fillCircle(0.9, 0.5, 0.03)
}

function drawHangGlider(pen: SharePen, { colour = '#e8502c' }: PieceOptions) {
  polygon(
    pen,
    fromAbove(pen, 0, 0.5, colour),
    [0.02, 0.5, 1.1, 0.02, 2.2, 0.5, 1.6, 0.36, 1.1, 0.4, 0.6, 0.36],
  )
  polygon(pen, '#f2c81c', [0.7, 0.2, 1.1, 0.02, 1.5, 0.2, 1.3, 0.37, 0.9, 0.37])
  polyline(pen, '#33363c', 0.02, [1.1, 0.1, 0.84, 0.74, 1.36, 0.74, 1.1, 0.1])
  softPolygon(pen, '#2f4a7a', 0.06, [0.94, 0.66, 1.8, 0.58, 1.86, 0.7, 0.98, 0.8])
  ball(pen, 0.88, 0.68, 0.09, '#d8281c')
}

/** A flying carpet with tassels, waving. */
function drawCarpet(pen: SharePen, { colour = '#a8243a' }: PieceOptions) {
  pen.fillShape(fromAbove(pen, 0.2, 0.9, colour), () => {
    pen.moveTo(0.1, 0.5)
    pen.curveTo(0.7, 0.1, 1.3, 0.8, 2.4, 0.3)
    pen.lineTo(2.7, 0.6)
    pen.curveTo(1.6, 1.05, 1, 0.4, 0.36, 0.84)
  })
  for (const [dy, hex, width] of [
    [0.06, '#e2b84a', 0.03],
    [0.26, '#e2b84a', 0.03],
    [0.16, '#2a3f7a', 0.07],
  ] as const) {
    pen.g.strokeStyle = hex
    pen.lineWidth = width
    pen.begin()
    pen.moveTo(0.16 + dy * 0.7, 0.5 + dy)
    pen.curveTo(0.75, 0.14 + dy, 1.3, 0.76 + dy, 2.44 + dy * 0.6, 0.32 + dy * 0.9)
    pen.g.stroke()
  }
  for (let k = 0; k < 6; k++) {
    polyline(pen, '#e2b84a', 0.018, [0.11 + k * 0.05, 0.52 + k * 0.065, 0.02 + k * 0.05, 0.58 + k * 0.065])
    polyline(pen, '#e2b84a', 0.018, [2.42 + k * 0.055, 0.33 + k * 0.052, 2.52 + k * 0.055, 0.3 + k * 0.052])
  }
}

/** What flies, its nose to the left. */
export const AIRCRAFT_PIECES: Readonly<Record<string, Piece>> = {
  '@airliner': { broadness: 3.65, draw: drawAirliner },
  '@taxiingairliner': { broadness: 3.65, draw: drawTaxiingAirliner },
  '@fighter': { broadness: 3.1, draw: drawFighter },
  '@warplane': { broadness: 2.75, draw: drawWarplane },
  '@biplane': { broadness: 2.45, draw: drawBiplane },
  '@glider': { broadness: 3.4, draw: drawGlider },
  '@airship': { broadness: 2.8, draw: (pen, options) => drawAirship(pen, options) },
  '@steamairship': { broadness: 2.8, draw: (pen, options) => drawAirship(pen, options, true) },
  '@drone': { broadness: 2.4, draw: drawDrone },
  '@hangglider': { broadness: 2.25, draw: drawHangGlider },
  '@flyingcarpet': { broadness: 2.8, draw: drawCarpet },
}
