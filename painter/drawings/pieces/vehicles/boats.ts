import type { SharePen } from '../../pen.ts'
import { shadeHex } from '../../tint.ts'
import type { Piece, PieceOptions } from '../piece.ts'
import { ball, blob, bow, fromAbove, polyline, softPolygon, windowRow } from '../shapes.ts'

const pane = (night: boolean) => (night ? '#ffe2a0' : '#7f9fb2')

/** A hull from its stem on the left to its stern, its sheer at y0 and its keel at 1. */
function hull(pen: SharePen, colour: string, flat: readonly number[], y0: number) {
  softPolygon(pen, fromAbove(pen, y0, 1, colour), 0.08, flat)
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

/** Boats and ships, their bows to the left. */
export const BOAT_PIECES: Readonly<Record<string, Piece>> = {
  '@canoe': { broadness: 3, draw: drawCanoe },

  '@fishingboat': { broadness: 2, draw: drawFishingBoat },
  '@tugboat': { broadness: 1.65, draw: drawTug },
}
