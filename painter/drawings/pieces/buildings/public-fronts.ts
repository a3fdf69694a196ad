import type { SharePen } from '../../pen.ts'
import { shadeHex } from '../../tint.ts'
import type { Piece, PieceOptions } from '../piece.ts'
import { ball, fromAbove, polygon, polyline } from '../shapes.ts'
import { face, panes, SNOW, slab } from './masonry.ts'

const LAMPLIT = '#ffd97a'
const NEON = ['#ff3f8f', '#3fe0ff', '#ffd23f', '#8aff6a']

/** Strokes that stand for letters. */
function letters(pen: SharePen, x: number, y: number, w: number, h: number, colour: string, count: number) {
  const step = w / count
  for (let k = 0; k < count; k++) {
    const at = x + k * step
    polyline(pen, colour, h * 0.16, [at + step * 0.15, y + h, at + step * 0.15, y, at + step * 0.7, y])
    if (k % 2) polyline(pen, colour, h * 0.16, [at + step * 0.15, y + h * 0.5, at + step * 0.7, y + h * 0.5])
    else polyline(pen, colour, h * 0.16, [at + step * 0.7, y, at + step * 0.7, y + h])
  }
}

/** A long low diner of steel with a row of windows and a sign on its roof. */
function drawDiner(pen: SharePen, { colour = '#c8323a', night, snow }: PieceOptions) {
  const { g } = pen
  g.fillStyle = fromAbove(pen, 0.34, 1, '#d4dade')
  pen.fillRoundRect(0.04, 0.36, 2.3, 0.64, [0.12, 0.12, 0, 0])
  for (const y of [0.44, 0.8, 0.88]) {
    g.fillStyle = colour
    pen.fillRect(0.04, y, 2.3, 0.035)
  }
  g.fillStyle = shadeHex('#d4dade', -0.25)
  for (let k = 0; k < 40; k++) pen.fillRect(0.06 + k * 0.057, 0.93, 0.006, 0.07)
  for (let k = 0; k < 9; k++) {
    if (k === 4) continue
    g.fillStyle = night ? LAMPLIT : '#9fc4d4'
    pen.fillRoundRect(0.12 + k * 0.24, 0.52, 0.2, 0.24, 0.02)
    g.fillStyle = colour
    pen.fillRect(0.14 + k * 0.24, 0.7, 0.16, 0.06)
  }
  g.fillStyle = '#8a949c'
  pen.fillRect(1.06, 0.48, 0.26, 0.52)
  g.fillStyle = night ? LAMPLIT : '#9fc4d4'
  pen.fillRect(1.09, 0.52, 0.2, 0.32)
  g.fillStyle = '#3a4048'
  for (const x of [0.78, 1.56]) pen.fillRect(x, 0.26, 0.03, 0.12)
  g.fillStyle = colour
  pen.fillRoundRect(0.6, 0.02, 1.18, 0.26, 0.05)
  g.strokeStyle = night ? NEON[1] : '#f2f6fb'
  pen.lineWidth = 0.018
  pen.begin()
  pen.roundRect(0.63, 0.05, 1.12, 0.2, 0.04)
  g.stroke()
  letters(pen, 0.76, 0.09, 0.9, 0.12, night ? '#fff0b0' : '#fdf6e4', 5)
  if (snow) {
    g.fillStyle = SNOW
    pen.fillRoundRect(0.04, 0.33, 2.3, 0.06, 0.03)
  }
}

/** A country station: a brick house, a canopy on posts along its platform, a clock and a bench. */
function drawStation(pen: SharePen, { colour = '#a8563f', night, snow }: PieceOptions) {
  const { g } = pen
  const tile = snow ? SNOW : '#4f4a52'
  for (const [x, w, top] of [
    [0.1, 2.5, 0.3],
    [1, 0.66, 0.2],
  ]) {
    slab(pen, x, top, w, 0.9 - top, colour)
    panes(
      pen,
      { x: x + 0.04, y: top + 0.05, w: w - 0.08, h: 0.14, columns: Math.round(w * 4), rows: 1 },
      night,
    )
  }
  face(pen, fromAbove(pen, 0.08, 0.32, tile), [
    [0.02, 0.32],
    [0.3, 0.14],
    [2.4, 0.14],
    [2.68, 0.32],
  ])
  face(pen, fromAbove(pen, 0, 0.22, shadeHex(tile, snow ? -0.04 : 0.12)), [
    [0.94, 0.22],
    [1.33, 0],
    [1.72, 0.22],
  ])
  slab(pen, 1, 0.22, 0.66, 0.2, colour)
  ball(pen, 1.33, 0.31, 0.075, '#f6f2e4')
  polyline(pen, '#2a2a2e', 0.01, [1.33, 0.26, 1.33, 0.31, 1.37, 0.33])
  for (let k = 0; k < 7; k++) {
    const isDoor = k === 3
    g.fillStyle = isDoor ? '#2f5a4c' : night ? LAMPLIT : '#8fb3c6'
    pen.fillRect(0.22 + k * 0.34, isDoor ? 0.6 : 0.62, 0.2, isDoor ? 0.3 : 0.18)
  }
  polygon(
    pen,
    fromAbove(pen, 0.44, 0.54, snow ? SNOW : '#3f5f56'),
    [0, 0.53, 0.08, 0.45, 2.62, 0.45, 2.7, 0.53],
  )
  g.fillStyle = '#f2efe4'
  for (let k = 0; k < 45; k++)
    polygon(pen, '#f2efe4', [k * 0.06, 0.53, k * 0.06 + 0.06, 0.53, k * 0.06 + 0.03, 0.565])
  g.fillStyle = '#34504a'
  for (let k = 0; k < 6; k++) pen.fillRect(0.1 + k * 0.5, 0.54, 0.025, 0.36)
  g.fillStyle = night ? '#fff0b0' : '#e8e2d0'
  for (let k = 0; k < 5; k++) pen.fillCircle(0.36 + k * 0.5, 0.585, 0.022)
  g.fillStyle = '#1f4f8a'
  pen.fillRect(0.3, 0.6, 0.02, 0.3)
  pen.fillRect(0.16, 0.63, 0.5, 0.09)
  letters(pen, 0.2, 0.65, 0.44, 0.05, '#f6f4ea', 7)
  g.fillStyle = '#6b4426'
  pen.fillRect(2.06, 0.8, 0.4, 0.025)
  pen.fillRect(2.06, 0.72, 0.4, 0.03)
  for (const x of [2.1, 2.4]) pen.fillRect(x, 0.8, 0.025, 0.1)
  slab(pen, 0, 0.9, 2.7, 0.1, snow ? '#dfe6ee' : '#b0aaa0')
  g.fillStyle = '#f2efe4'
  pen.fillRect(0, 0.9, 2.7, 0.015)
}

/** What is gone into by many, as it is seen from the street or from the rails. */
export const PUBLIC_FRONTS: Readonly<Record<string, Piece>> = {
  '@dinerfront': { broadness: 2.4, draw: drawDiner },
  '@stationhouse': { broadness: 2.72, draw: drawStation },
}
