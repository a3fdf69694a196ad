import type { SharePen } from '../pen.ts'
import { shadeHex } from '../tint.ts'
import { pane, wheels } from './lorries.ts'
import type { Piece, PieceOptions } from './piece.ts'
import { fromAbove, polygon, polyline, rounding, softPolygon, tyre } from './shapes.ts'

const IRON = '#3a3d44'

/** Tracks that run around wheels from x0 to x1. */
function tracks(pen: SharePen, x0: number, x1: number, y: number, colour = '#33363c') {
  pen.g.fillStyle = '#1c1d21'
  pen.fillRoundRect(x0, y, x1 - x0, 1 - y, (1 - y) / 2)
  const radius = (1 - y) * 0.34
  const count = Math.max(3, Math.round((x1 - x0) / (radius * 2.5)))
  for (let k = 0; k < count; k++) {
    const x = x0 + (1 - y) / 2 + (k / (count - 1)) * (x1 - x0 - (1 - y))
    pen.g.fillStyle = shadeHex(colour, 0.25)
    pen.fillCircle(x, (1 + y) / 2, radius)
    pen.g.fillStyle = colour
    pen.fillCircle(x, (1 + y) / 2, radius * 0.45)
  }
}

function drawTank(pen: SharePen, { colour = '#59653c' }: PieceOptions) {
  const body = (a: number, b: number) => fromAbove(pen, a, b, colour)
  polyline(pen, shadeHex(colour, -0.2), 0.07, [0.9, 0.29, 0.04, 0.24])
  pen.g.fillStyle = shadeHex(colour, -0.35)
  pen.fillRoundRect(0, 0.19, 0.14, 0.1, 0.02)
  softPolygon(pen, body(0.08, 0.44), 0.06, [0.8, 0.42, 0.92, 0.14, 1.6, 0.12, 1.78, 0.42])
  softPolygon(pen, body(0.1, 0.2), 0.02, [1.2, 0.14, 1.22, 0.04, 1.46, 0.04, 1.48, 0.14])
  tracks(pen, 0.2, 2.3, 0.58, shadeHex(colour, -0.1))
  softPolygon(pen, body(0.38, 0.7), 0.04, [0.18, 0.6, 0.46, 0.4, 2.16, 0.4, 2.36, 0.62, 2.2, 0.68, 0.3, 0.68])
  pen.g.fillStyle = '#e8e4d0'
  pen.begin()
  for (let k = 0; k < 10; k++) {
    const angle = -Math.PI / 2 + (k * Math.PI) / 5
    const reach = k % 2 ? 0.035 : 0.085
    pen.lineTo(1.34 + Math.cos(angle) * reach, 0.28 + Math.sin(angle) * reach)
  }
  pen.g.fill()
}

function drawForklift(pen: SharePen, { colour = '#f08a1c' }: PieceOptions) {
  softPolygon(
    pen,
    fromAbove(pen, 0.44, 0.88, colour),
    0.06,
    [0.46, 0.86, 0.46, 0.56, 0.86, 0.6, 1, 0.44, 1.3, 0.46, 1.34, 0.86],
  )
  for (const flat of [
    [0.52, 0.58, 0.6, 0.12],
    [1.22, 0.48, 1.14, 0.12],
    [0.56, 0.12, 1.18, 0.12],
  ])
    polyline(pen, IRON, 0.05, flat)
  softPolygon(pen, '#22242a', 0.04, [0.86, 0.62, 1.08, 0.62, 1.12, 0.36, 1.04, 0.36, 0.98, 0.54])
  pen.g.fillStyle = '#33363c'
  pen.fillRect(0.32, 0.04, 0.1, 0.88)
  pen.fillRect(0.02, 0.88, 0.36, 0.05)
  polygon(pen, fromAbove(pen, 0.5, 0.88, '#c0925a'), [0.02, 0.5, 0.3, 0.5, 0.3, 0.88, 0.02, 0.88])
  wheels(pen, 0.14, 0.58, 1.18)
}

function drawSteamroller(pen: SharePen, { colour = '#f0b01c' }: PieceOptions) {
  softPolygon(
    pen,
    fromAbove(pen, 0.3, 0.72, colour),
    0.05,
    [0.36, 0.7, 0.4, 0.44, 0.9, 0.4, 0.94, 0.58, 1.7, 0.54, 1.72, 0.74],
  )
  for (const x of [0.98, 1.54]) polyline(pen, IRON, 0.045, [x, 0.58, x, 0.1])
  softPolygon(pen, shadeHex(colour, -0.15), 0.03, [0.84, 0.12, 0.88, 0.04, 1.66, 0.04, 1.7, 0.12])
  tyre(pen, 1.44, 0.74, 0.26)
  pen.g.fillStyle = rounding(pen, 0.02, 0.66, '#8a9098')
  pen.fillCircle(0.34, 0.7, 0.3)
  pen.g.fillStyle = '#4a4e56'
  pen.fillCircle(0.34, 0.7, 0.07)
}

function drawCombine(pen: SharePen, { colour = '#3f8a3a', night }: PieceOptions) {
  softPolygon(
    pen,
    fromAbove(pen, 0.1, 0.76, colour),
    0.06,
    [0.6, 0.74, 0.64, 0.42, 0.98, 0.36, 1.02, 0.16, 2, 0.14, 2.2, 0.44, 2.14, 0.7],
  )
  softPolygon(pen, pane(pen, night), 0.03, [0.54, 0.52, 0.6, 0.14, 0.96, 0.14, 0.96, 0.52])
  polyline(pen, shadeHex(colour, -0.2), 0.09, [1.3, 0.16, 1.2, 0.06, 0.8, 0.04])
  polygon(pen, '#e0b02c', [0.02, 0.62, 0.36, 0.7, 0.7, 0.68, 0.6, 0.92, 0.04, 0.92])
  pen.g.strokeStyle = '#c8321c'
  pen.lineWidth = 0.03
  for (let k = 0; k < 6; k++)
    polyline(pen, '#c8321c', 0.025, [0.2, 0.72, 0.2 + Math.cos(k) * 0.2, 0.72 + Math.sin(k) * 0.2])
  tyre(pen, 0.98, 0.76, 0.24, '#e8c83a', 0.5)
  tyre(pen, 1.86, 0.84, 0.16, '#e8c83a', 0.5)
}

/** What works on building sites, in stores and fields, and tanks. */
export const HEAVY_MACHINE_PIECES: Readonly<Record<string, Piece>> = {
  '@tank': { broadness: 2.4, draw: drawTank },
  '@forklift': { broadness: 1.4, draw: drawForklift },
  '@steamroller': { broadness: 1.8, draw: drawSteamroller },
  '@combine': { broadness: 2.3, draw: drawCombine },
}
