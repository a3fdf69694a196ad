import type { SharePen } from '../pen.ts'
import { shadeHex } from '../tint.ts'
import { drawCruiseShip } from './cruise-ship.ts'
import type { Piece, PieceOptions } from './piece.ts'
import { ball, blob, bow, fromAbove, polygon, polyline, softPolygon, turned, windowRow } from './shapes.ts'

const WOOD = '#8a5a34'
const pane = (night: boolean) => (night ? '#ffe2a0' : '#7f9fb2')

/** A hull from its stem on the left to its stern, its sheer at y0 and its keel at 1. */
function hull(pen: SharePen, colour: string, flat: readonly number[], y0: number) {
  softPolygon(pen, fromAbove(pen, y0, 1, colour), 0.08, flat)
}

function drawKayak(pen: SharePen, { colour = '#e8641c' }: PieceOptions) {
  hull(
    pen,
    colour,
    [0.02, 0.5, 0.6, 0.66, 1.6, 0.7, 2.6, 0.66, 3.2, 0.5, 2.8, 0.92, 1.6, 0.98, 0.4, 0.92],
    0.5,
  )
  pen.g.fillStyle = '#26282c'
  pen.fillEllipse(1.6, 0.69, 0.3, 0.07)
  polyline(pen, '#d8c49a', 0.035, [0.9, 0.22, 2.4, 0.86])
  pen.g.fillStyle = '#2f4a7a'
  pen.fillEllipse(0.82, 0.19, 0.2, 0.06, 0.42)
  pen.fillEllipse(2.48, 0.89, 0.2, 0.06, 0.42)
  polyline(pen, shadeHex(colour, 0.4), 0.025, [0.4, 0.76, 2.8, 0.76])
}

function drawCanoe(pen: SharePen, { colour = '#a8602c' }: PieceOptions) {
  pen.fillShape(fromAbove(pen, 0.3, 1, colour), () => {
    pen.moveTo(0.06, 0.3)
    pen.curveTo(0.3, 0.6, 1, 0.62, 1.5, 0.62)
    pen.curveTo(2, 0.62, 2.7, 0.6, 2.94, 0.3)
    pen.curveTo(2.96, 0.8, 2.6, 0.98, 1.5, 0.98)
    pen.curveTo(0.4, 0.98, 0.04, 0.8, 0.06, 0.3)
  })
  for (const x of [1, 1.5, 2]) polyline(pen, shadeHex(colour, 0.35), 0.03, [x, 0.63, x, 0.66])
  bow(pen, shadeHex(colour, 0.35), 0.03, [0.1, 0.36, 1.5, 0.92, 2.9, 0.36])
  polyline(pen, '#d8b482', 0.03, [1.9, 0.66, 2.5, 0.24])
}

/** One great slanting sail. */
function drawDhow(pen: SharePen, { colour = '#f1e4c6' }: PieceOptions) {
  polyline(pen, '#5a3c24', 0.03, [0.7, 0.18, 0.74, 0.84])
  polyline(pen, '#5a3c24', 0.022, [0.1, 0.5, 1.24, 0.02])
  pen.fillShape(fromAbove(pen, 0, 0.8, colour), () => {
    pen.moveTo(0.12, 0.5)
    pen.lineTo(1.24, 0.03)
    pen.quadTo(1.36, 0.44, 1.24, 0.74)
    pen.quadTo(0.7, 0.8, 0.12, 0.5)
  })
  hull(pen, WOOD, [0.02, 0.72, 0.5, 0.84, 1.3, 0.82, 1.56, 0.68, 1.6, 0.7, 1.44, 0.98, 0.34, 0.98], 0.7)
}

/** A house that floats. */
function drawHouseboat(pen: SharePen, { colour = '#4f8f9a', night, snow }: PieceOptions) {
  hull(pen, '#4a3a2c', [0.02, 0.76, 2.16, 0.76, 2.06, 0.98, 0.14, 0.98], 0.76)
  pen.g.fillStyle = fromAbove(pen, 0.3, 0.78, colour)
  pen.fillRect(0.36, 0.34, 1.44, 0.44)
  polygon(pen, snow ? '#f2f6fb' : '#7a3a2c', [0.22, 0.36, 0.5, 0.12, 1.66, 0.12, 1.94, 0.36])
  windowRow(pen, pane(night), { x0: 0.44, x1: 1.3, y: 0.44, height: 0.18, count: 3 })
  pen.g.fillStyle = '#f2ecd8'
  pen.fillRect(1.42, 0.42, 0.2, 0.36)
  for (let k = 0; k < 9; k++) polyline(pen, '#f2ecd8', 0.014, [0.08 + k * 0.25, 0.62, 0.08 + k * 0.25, 0.77])
  polyline(pen, '#f2ecd8', 0.02, [0.06, 0.62, 0.34, 0.62])
  polyline(pen, '#f2ecd8', 0.02, [1.82, 0.62, 2.12, 0.62])
  for (let k = 0; k < 4; k++) ball(pen, 0.5 + k * 0.12, 0.68, 0.04, k % 2 ? '#e0446a' : '#4f9a3a')
}

/** With its wheelhouse forward, a mast and a net. */
function drawFishingBoat(pen: SharePen, { colour = '#2f6fa8', night }: PieceOptions) {
  polyline(pen, '#4a4e56', 0.025, [1.1, 0.04, 1.1, 0.7])
  polyline(pen, '#4a4e56', 0.018, [1.1, 0.12, 1.78, 0.46])
  polyline(pen, '#4a4e56', 0.01, [1.1, 0.06, 0.12, 0.62])
  pen.g.fillStyle = fromAbove(pen, 0.3, 0.72, '#f4f2ea')
  pen.fillRect(0.5, 0.36, 0.5, 0.36)
  softPolygon(pen, '#c8321f', 0.02, [0.44, 0.37, 0.46, 0.31, 1.06, 0.31, 1.06, 0.37])
  windowRow(pen, pane(night), { x0: 0.52, x1: 0.98, y: 0.43, height: 0.12, count: 3 })
  hull(pen, colour, [0.02, 0.56, 0.3, 0.68, 1.8, 0.68, 1.94, 0.64, 1.84, 0.98, 0.34, 0.98], 0.58)
  polyline(pen, '#f4f2ea', 0.03, [0.1, 0.66, 0.34, 0.72, 1.88, 0.72])
  blob(pen, '#3f8a6a', [1.34, 0.68, 1.4, 0.54, 1.56, 0.58, 1.7, 0.54, 1.76, 0.68])
  for (const x of [0.6, 1, 1.4]) ball(pen, x, 0.82, 0.055, '#f08a1c')
}

function drawTug(pen: SharePen, { colour = '#c8321f', night }: PieceOptions) {
  pen.g.fillStyle = '#22242a'
  pen.fillRect(0.94, 0.1, 0.2, 0.36)
  pen.g.fillStyle = '#f2c81c'
  pen.fillRect(0.94, 0.2, 0.2, 0.07)
  pen.g.fillStyle = fromAbove(pen, 0.2, 0.7, '#f4f2ea')
  pen.fillRect(0.46, 0.24, 0.4, 0.3)
  pen.fillRect(0.42, 0.5, 0.84, 0.2)
  windowRow(pen, pane(night), { x0: 0.48, x1: 0.84, y: 0.29, height: 0.12, count: 3 })
  hull(pen, colour, [0.02, 0.54, 0.3, 0.66, 1.5, 0.68, 1.6, 0.62, 1.54, 0.98, 0.24, 0.98], 0.56)
  for (let k = 0; k < 5; k++) ball(pen, 0.34 + k * 0.26, 0.78, 0.075, '#22242a')
}

/** White, with a great wheel behind. */
function drawPaddleSteamer(pen: SharePen, { colour = '#c8321f', night }: PieceOptions) {
  for (const x of [0.82, 1]) {
    pen.g.fillStyle = '#22242a'
    pen.fillRect(x, 0.02, 0.07, 0.36)
  }
  for (const [y, x0, x1] of [
    [0.34, 0.56, 2.1],
    [0.52, 0.36, 2.4],
    [0.7, 0.2, 2.5],
  ]) {
    pen.g.fillStyle = fromAbove(pen, y, y + 0.18, '#f6f4ee')
    pen.fillRect(x0, y, x1 - x0, 0.18)
    windowRow(pen, pane(night), {
      x0: x0 + 0.05,
      x1: x1 - 0.05,
      y: y + 0.05,
      height: 0.09,
      count: 10,
      gap: 0.4,
    })
    polyline(pen, colour, 0.02, [x0 - 0.06, y, x1 + 0.06, y])
  }
  hull(pen, '#f0ece0', [0.02, 0.82, 2.56, 0.86, 2.5, 0.99, 0.3, 0.99], 0.84)
  pen.g.strokeStyle = colour
  pen.lineWidth = 0.035
  pen.begin()
  pen.arc(2.72, 0.76, 0.2)
  pen.g.stroke()
  for (let k = 0; k < 6; k++)
    polyline(pen, colour, 0.03, [
      2.72 - Math.cos(k * 0.52) * 0.23,
      0.76 - Math.sin(k * 0.52) * 0.23,
      2.72 + Math.cos(k * 0.52) * 0.23,
      0.76 + Math.sin(k * 0.52) * 0.23,
    ])
}

function drawWarship(pen: SharePen, { colour = '#7f8892' }: PieceOptions) {
  const grey = (a: number, b: number, shade = 0) => fromAbove(pen, a, b, shadeHex(colour, shade))
  polyline(pen, shadeHex(colour, -0.3), 0.03, [1.72, 0.02, 1.72, 0.4])
  polyline(pen, shadeHex(colour, -0.3), 0.018, [1.56, 0.12, 1.88, 0.12])
  softPolygon(
    pen,
    grey(0.2, 0.7, 0.1),
    0.03,
    [1.3, 0.7, 1.38, 0.4, 1.54, 0.38, 1.58, 0.22, 1.86, 0.22, 1.9, 0.4, 2.5, 0.46, 2.56, 0.7],
  )
  softPolygon(pen, grey(0.26, 0.5, -0.15), 0.02, [2.1, 0.48, 2.14, 0.28, 2.32, 0.28, 2.36, 0.48])
  for (const [x, y] of [
    [0.9, 0.56],
    [1.2, 0.5],
    [2.86, 0.56],
  ]) {
    polyline(pen, shadeHex(colour, -0.35), 0.03, [x, y, x + (x > 2 ? 0.42 : -0.42), y - 0.06])
    softPolygon(pen, grey(y - 0.1, y + 0.12), 0.04, [
      x - 0.14,
      y + 0.1,
      x - 0.1,
      y - 0.07,
      x + 0.12,
      y - 0.07,
      x + 0.16,
      y + 0.1,
    ])
  }
  hull(pen, shadeHex(colour, -0.08), [0, 0.58, 0.4, 0.66, 3.5, 0.68, 3.56, 0.66, 3.44, 0.98, 0.4, 0.98], 0.62)
  windowRow(pen, '#3a4450', { x0: 1.42, x1: 1.9, y: 0.44, height: 0.05, count: 6 })
}

function drawAircraftCarrier(pen: SharePen, { colour = '#7f8892' }: PieceOptions) {
  softPolygon(
    pen,
    fromAbove(pen, 0.1, 0.6, shadeHex(colour, 0.1)),
    0.03,
    [2.2, 0.58, 2.26, 0.28, 2.4, 0.26, 2.42, 0.12, 2.6, 0.12, 2.64, 0.58],
  )
  polyline(pen, shadeHex(colour, -0.3), 0.02, [2.5, 0, 2.5, 0.2])
  for (let k = 0; k < 6; k++) {
    const x = 0.5 + k * 0.27
    polygon(pen, shadeHex(colour, -0.25), [
      x,
      0.53,
      x + 0.16,
      0.48,
      x + 0.17,
      0.4,
      x + 0.21,
      0.4,
      x + 0.22,
      0.55,
    ])
  }
  polygon(pen, shadeHex(colour, -0.35), [0, 0.56, 3.56, 0.56, 3.5, 0.64, 0.1, 0.64])
  hull(pen, colour, [0.16, 0.64, 3.4, 0.64, 3.28, 0.98, 0.5, 0.98], 0.62)
}

function drawSwanBoat(pen: SharePen, { colour = '#f6f6f4' }: PieceOptions) {
  pen.g.strokeStyle = colour
  bow(pen, colour, 0.15, [0.42, 0.72, 0.02, 0.5, 0.34, 0.16])
  ball(pen, 0.36, 0.15, 0.13, colour)
  polygon(pen, '#f08a1c', [0.24, 0.14, 0.06, 0.2, 0.24, 0.22])
  ball(pen, 0.34, 0.12, 0.02, '#1b1c20')
  blob(
    pen,
    fromAbove(pen, 0.5, 1, colour),
    [0.2, 0.7, 0.4, 0.6, 1.2, 0.6, 1.62, 0.4, 1.6, 0.98, 0.8, 1.02, 0.2, 0.98],
  )
  blob(
    pen,
    fromAbove(pen, 0.4, 0.9, shadeHex(colour, -0.1)),
    [0.6, 0.66, 1.1, 0.54, 1.5, 0.44, 1.4, 0.86, 0.9, 0.88],
  )
}

function drawCatamaran(pen: SharePen, { colour = '#f4f6f8' }: PieceOptions) {
  polyline(pen, '#8a9098', 0.025, [0.8, 0.02, 0.8, 0.8])
  polygon(pen, fromAbove(pen, 0, 0.8, colour), [0.84, 0.04, 1.5, 0.74, 0.84, 0.74])
  polygon(pen, '#e8502c', [0.76, 0.08, 0.16, 0.76, 0.74, 0.72])
  polyline(pen, '#4a4e56', 0.035, [0.3, 0.84, 1.4, 0.84])
  hull(pen, '#e4e8ec', [0.02, 0.82, 1.6, 0.84, 1.56, 0.92, 0.2, 0.92], 0.82)
  hull(pen, '#f6f8fa', [0.08, 0.88, 1.68, 0.9, 1.62, 0.99, 0.26, 0.99], 0.88)
}

function drawBuoy(pen: SharePen, { colour = '#d8321f', night }: PieceOptions) {
  for (const [a, b] of [
    [0.16, 0.34],
    [0.54, 0.36],
  ])
    polyline(pen, shadeHex(colour, -0.2), 0.03, [a, 0.72, b, 0.2])
  polyline(pen, shadeHex(colour, -0.2), 0.025, [0.24, 0.5, 0.46, 0.5])
  ball(pen, 0.35, 0.12, 0.09, night ? '#fff2b8' : '#f2f0e4')
  turned(pen, fromAbove(pen, 0.68, 1, colour), 0.35, [0.26, 0.72, 0.33, 0.8, 0.33, 0.92, 0.2, 1])
  polyline(pen, '#f4f2ea', 0.05, [0.04, 0.85, 0.66, 0.85])
}

/** Boats and ships, their bows to the left. */
export const BOAT_PIECES: Readonly<Record<string, Piece>> = {
  '@cruiseship': { broadness: 3.2, draw: drawCruiseShip },
  '@kayak': { broadness: 3.25, draw: drawKayak },
  '@canoe': { broadness: 3, draw: drawCanoe },
  '@dhow': { broadness: 1.65, draw: drawDhow },
  '@houseboat': { broadness: 2.2, draw: drawHouseboat },
  '@fishingboat': { broadness: 2, draw: drawFishingBoat },
  '@tugboat': { broadness: 1.65, draw: drawTug },
  '@paddlesteamer': { broadness: 3, draw: drawPaddleSteamer },
  '@warship': { broadness: 3.6, draw: drawWarship },
  '@aircraftcarrier': { broadness: 3.6, draw: drawAircraftCarrier },
  '@swanboat': { broadness: 1.7, draw: drawSwanBoat },
  '@catamaran': { broadness: 1.75, draw: drawCatamaran },
  '@buoy': { broadness: 0.72, draw: drawBuoy },
}
