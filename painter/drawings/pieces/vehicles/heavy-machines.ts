import type { SharePen } from '../../pen.ts'
import { shadeHex } from '../../tint.ts'
import type { Piece, PieceOptions } from '../piece.ts'
import { fromAbove, polygon, polyline, softPolygon, tyre } from '../shapes.ts'

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
const LIT = '#ffe2a0'

const GLASS = '#a9c8d8'

/** The panes of a vehicle, lit by night. */
const pane = (pen: SharePen, night: boolean) =>
  night ? LIT : pen.gradient(0, 0.1, 0, 0.6, shadeHex(GLASS, 0.35), shadeHex(GLASS, -0.35))

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
  '@combine': { broadness: 2.3, draw: drawCombine },
}
