import { STEEL } from '../../figures/figure-pen.ts'
import type { SharePen } from '../../pen.ts'
import { shadeHex } from '../../tint.ts'
import { PALE, panes, slab } from '../buildings/masonry.ts'
import type { Piece, PieceOptions } from '../piece.ts'
import { ball, fromAbove, polygon, polyline, softPolygon, tyre } from '../shapes.ts'

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

const CRATES = ['#b8452e', '#2f6a9c', '#3f8a5a', '#d08a2a', '#8a8e94', '#7a3f5a']

/** A long hull with a flat keel from bow (left) to stern. */
function hull(
  pen: SharePen,
  { from, to, deck, colour }: { from: number; to: number; deck: number; colour: string },
) {
  pen.fillShape(pen.gradient(0, deck, 0, 1, shadeHex(colour, 0.2), colour, shadeHex(colour, -0.4)), () => {
    pen.moveTo(from, deck - 0.06)
    pen.quadTo(from + 0.06, deck, from + 0.3, deck)
    pen.lineTo(to, deck)
    pen.lineTo(to - 0.06, 1)
    pen.lineTo(from + 0.24, 1)
    pen.quadTo(from + 0.1, 0.9, from, deck - 0.06)
  })
}

/** A ship laden with containers. */
function drawContainerShip(pen: SharePen, { colour = '#1f3a5c', night }: PieceOptions) {
  const { g } = pen
  for (let row = 0; row < 5; row++)
    for (let column = 0; column < 13; column++) {
      if (row === 4 && column % 4 === 1) continue
      const own = CRATES[(column * 3 + row * 5 + ((column * row) % 3)) % CRATES.length]
      const x = 0.36 + column * 0.185
      slab(pen, x, 0.6 - row * 0.09, 0.18, 0.086, own)
      g.strokeStyle = 'rgba(0,0,0,.2)'
      pen.lineWidth = 0.005
      for (let k = 1; k < 5; k++)
        pen.strokeLine(x + k * 0.036, 0.6 - row * 0.09, x + k * 0.036, 0.686 - row * 0.09)
    }
  slab(pen, 2.8, 0.12, 0.22, 0.58, '#f0eee8')
  panes(pen, { x: 2.81, y: 0.16, w: 0.2, h: 0.4, columns: 4, rows: 6 }, night)
  slab(pen, 2.74, 0.12, 0.34, 0.05, PALE)
  slab(pen, 3.06, 0.3, 0.12, 0.38, '#c8502e')
  slab(pen, 2.88, 0.02, 0.02, 0.1, '#6b737c')
  slab(pen, 0.2, 0.46, 0.02, 0.22, '#d8dade')
  hull(pen, { from: 0, to: 3.34, deck: 0.69, colour })
  g.fillStyle = '#8a2c24'
  pen.fillRect(0.2, 0.94, 3.08, 0.06)
}

type Corner = readonly [number, number]

/** Girders crossed between two rails, from half a breadth of `from` to one of `to`, in the stroke that is set. */
function truss(
  pen: SharePen,
  [x1, y1, x2, y2]: readonly [number, number, number, number],
  { from, to = from, rungs }: { from: number; to?: number; rungs: number },
) {
  const length = Math.hypot(x2 - x1, y2 - y1)
  const [nx, ny] = [-(y2 - y1) / length, (x2 - x1) / length]
  const at = (t: number, side: number): Corner => {
    const half = (from + (to - from) * t) * side
    return [x1 + (x2 - x1) * t + nx * half, y1 + (y2 - y1) * t + ny * half]
  }
  const line = (a: Corner, b: Corner) => pen.strokeLine(a[0], a[1], b[0], b[1])
  line(at(0, -1), at(1, -1))
  line(at(0, 1), at(1, 1))
  for (let k = 0; k < rungs; k++) {
    const [a, b] = [k / rungs, (k + 1) / rungs]
    line(at(a, -1), at(b, 1))
    line(at(a, 1), at(b, -1))
  }
}

/** A rig for oil, on legs in the sea. */
function drawOilRig(pen: SharePen, { night }: PieceOptions) {
  const { g } = pen
  g.strokeStyle = '#c9892a'
  pen.lineWidth = 0.03
  for (const x of [0.24, 0.46, 0.82, 1.04]) pen.strokeLine(x, 0.6, x, 1)
  pen.lineWidth = 0.012
  for (const [a, b] of [
    [0.24, 0.46],
    [0.46, 0.82],
    [0.82, 1.04],
  ]) {
    pen.strokeLine(a, 0.68, b, 0.94)
    pen.strokeLine(b, 0.68, a, 0.94)
  }
  slab(pen, 0.12, 0.55, 1.04, 0.075, '#c9892a')
  slab(pen, 0.16, 0.49, 0.96, 0.065, STEEL)
  panes(pen, { x: 0.18, y: 0.49, w: 0.92, h: 0.06, columns: 18, rows: 1 }, night)
  slab(pen, 0.2, 0.36, 0.28, 0.14, '#e2dfd6')
  panes(pen, { x: 0.21, y: 0.37, w: 0.26, h: 0.12, columns: 5, rows: 3 }, night)
  slab(pen, 0.84, 0.41, 0.22, 0.085, '#b8452e')
  g.fillStyle = '#4f565e'
  pen.fillRect(0.14, 0.34, 0.3, 0.016)
  g.strokeStyle = '#d6d2c8'
  pen.lineWidth = 0.009
  truss(pen, [0.66, 0.5, 0.66, 0.02], { from: 0.1, to: 0.018, rungs: 9 })
  g.strokeStyle = '#c9892a'
  pen.lineWidth = 0.011
  truss(pen, [1.0, 0.42, 1.24, 0.2], { from: 0.014, rungs: 7 })
  pen.strokeLine(1.1, 0.5, 1.32, 0.34)
  g.fillStyle = '#ff9a3a'
  pen.fillShape('#ffb04a', () => {
    pen.moveTo(1.3, 0.35)
    pen.quadTo(1.28, 0.24, 1.34, 0.18)
    pen.quadTo(1.39, 0.27, 1.34, 0.36)
  })
}

function drawRover(pen: SharePen, { colour = '#e6e2d8' }: PieceOptions) {
  polyline(pen, '#8a8f98', 0.04, [0.9, 0.44, 0.8, 0.12])
  pen.g.fillStyle = colour
  pen.fillRoundRect(0.62, 0.04, 0.32, 0.12, 0.03)
  ball(pen, 0.68, 0.1, 0.04, '#2a6a9a')
  ball(pen, 0.84, 0.1, 0.03, '#22262c')
  polyline(pen, '#55585e', 0.035, [0.24, 0.84, 0.6, 0.62, 1.1, 0.7, 1.44, 0.84])
  pen.g.fillStyle = fromAbove(pen, 0.4, 0.72, colour)
  pen.fillRoundRect(0.5, 0.46, 1.02, 0.24, 0.04)
  polygon(
    pen,
    pen.gradient(0, 0.34, 0, 0.46, '#3f62b8', '#1a2a5a'),
    [0.6, 0.46, 0.76, 0.36, 1.7, 0.36, 1.6, 0.46],
  )
  polyline(pen, '#8a8f98', 0.035, [0.54, 0.58, 0.26, 0.44, 0.1, 0.64])
  pen.g.fillStyle = '#c8a04a'
  pen.fillRect(1.2, 0.52, 0.22, 0.12)
  for (const x of [0.24, 0.88, 1.46]) tyre(pen, x, 0.85, 0.15, '#a8adb4', 0.7)
}

export const CARGO: Readonly<Record<string, Piece>> = {
  '@biplane': { broadness: 2.45, draw: drawBiplane },
  '@containership': { broadness: 3.4, draw: drawContainerShip },
  '@oilrig': { broadness: 1.4, draw: drawOilRig },
  '@rover': { broadness: 1.75, draw: drawRover },
}
