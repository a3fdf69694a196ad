import type { SharePen } from '../../pen.ts'
import { shadeHex } from '../../tint.ts'
import type { Piece, PieceOptions } from '../piece.ts'
import { fromAbove, polygon, polyline, softPolygon, tyre, windowRow } from '../shapes.ts'

const GLASS = '#9fbccb'
const LIT = '#ffe2a0'
const pane = (night: boolean) => (night ? LIT : GLASS)

/** Bogies under a carriage from x0 to x1. */
function bogies(pen: SharePen, x0: number, x1: number, radius = 0.07) {
  pen.g.fillStyle = '#26282c'
  pen.fillRect(x0 + 0.04, 0.84, x1 - x0 - 0.08, 0.06)
  for (const x of [x0 + 0.16, x0 + 0.34, x1 - 0.34, x1 - 0.16])
    tyre(pen, x, 1 - radius, radius, '#8a8f96', 0.6)
}

/** A train of today: a driver's cab with a sloping front, and its coaches. */
function drawPassengerTrain(pen: SharePen, { colour = '#c8321f', night }: PieceOptions) {
  for (const [x0, x1] of [
    [0.02, 1.66],
    [1.72, 3.2],
  ]) {
    const slope = x0 < 0.1 ? 0.22 : 0
    softPolygon(pen, fromAbove(pen, 0.2, 0.9, '#e9ebee'), 0.06, [
      x0,
      0.86,
      x0,
      0.6,
      x0 + slope,
      0.22,
      x1,
      0.22,
      x1,
      0.86,
    ])
    softPolygon(pen, fromAbove(pen, 0.62, 0.9, colour), 0.03, [x0, 0.86, x0 + 0.01, 0.66, x1, 0.66, x1, 0.86])
    windowRow(pen, pane(night), { x0: x0 + slope + 0.2, x1: x1 - 0.1, y: 0.34, height: 0.22, count: 5 })
    pen.g.fillStyle = shadeHex(colour, -0.25)
    pen.fillRect(x0 + slope + 0.02, 0.3, 0.13, 0.54)
    bogies(pen, x0, x1)
  }
  polygon(pen, pane(night), [0.1, 0.54, 0.2, 0.3, 0.26, 0.3, 0.26, 0.54])
  pen.g.fillStyle = night ? '#fff2b8' : '#f6f4e6'
  pen.fillCircle(0.08, 0.68, 0.035)
  polyline(pen, '#33363c', 0.02, [0.7, 0.22, 0.84, 0.1, 0.66, 0.04, 0.98, 0.04])
}

/** A tram of the old kind, its pole on the wire. */
function drawTram(pen: SharePen, { colour = '#c8321f', night, snow }: PieceOptions) {
  polyline(pen, '#2a2c30', 0.02, [1.2, 0.16, 0.9, 0.02])
  softPolygon(pen, fromAbove(pen, 0.14, 0.9, '#f3e8cc'), 0.08, [0.06, 0.88, 0.04, 0.2, 1.96, 0.2, 1.94, 0.88])
  softPolygon(pen, fromAbove(pen, 0.5, 0.9, colour), 0.04, [0.03, 0.88, 0.03, 0.56, 1.97, 0.56, 1.97, 0.88])
  softPolygon(
    pen,
    snow ? '#f2f6fb' : shadeHex(colour, -0.2),
    0.05,
    [0, 0.22, 0.14, 0.12, 1.86, 0.12, 2, 0.22],
  )
  windowRow(pen, pane(night), { x0: 0.3, x1: 1.7, y: 0.27, height: 0.24, count: 5, gap: 0.16 })
  for (const x of [0.09, 1.75]) {
    pen.g.fillStyle = '#3a2a22'
    pen.fillRect(x, 0.26, 0.17, 0.6)
    pen.g.fillStyle = pane(night)
    pen.fillRect(x + 0.03, 0.3, 0.11, 0.24)
  }
  polyline(pen, '#e2b84a', 0.02, [0.04, 0.6, 1.96, 0.6])
  pen.g.fillStyle = night ? '#fff2b8' : '#f6f4e6'
  pen.fillCircle(0.06, 0.68, 0.04)
  bogies(pen, 0.1, 1.9, 0.075)
}

/** Over the rails, in pieces of its own. */
export const RAIL_PIECES: Readonly<Record<string, Piece>> = {
  '@passengertrain': { broadness: 3.25, draw: drawPassengerTrain },

  '@tram': { broadness: 2.05, draw: drawTram },
}
