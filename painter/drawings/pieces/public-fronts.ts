import type { SharePen } from '../pen.ts'
import { shadeHex } from '../tint.ts'
import { face, panes, SNOW, slab } from './masonry.ts'
import type { Piece, PieceOptions } from './piece.ts'
import { ball, fromAbove, polygon, polyline } from './shapes.ts'

const LAMPLIT = '#ffd97a'
const NEON = ['#ff3f8f', '#3fe0ff', '#ffd23f', '#8aff6a']

/** Bulbs in a row from (x0, y) to (x1, y). */
function bulbs(pen: SharePen, x0: number, x1: number, y: number, count: number, night: boolean) {
  for (let k = 0; k < count; k++) {
    pen.g.fillStyle = night ? '#fff0a8' : '#e8d8a0'
    pen.fillCircle(x0 + ((x1 - x0) * k) / (count - 1), y, 0.011)
  }
}

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

/** A picture palace: an upright sign, and a canopy with bulbs over its glass doors. */
function drawCinema(pen: SharePen, { colour = '#a83a3a', night, snow }: PieceOptions) {
  const { g } = pen
  const wall = night ? shadeHex(colour, -0.35) : colour
  slab(pen, 0.05, 0.22, 1.3, 0.78, wall)
  face(pen, shadeHex(wall, -0.15), [
    [0.3, 0.22],
    [0.5, 0.08],
    [0.9, 0.08],
    [1.1, 0.22],
  ])
  for (let k = 0; k < 5; k++) {
    g.fillStyle = shadeHex(wall, k % 2 ? -0.22 : 0.14)
    pen.fillRect(0.14 + k * 0.25, 0.25, 0.09, 0.24)
  }
  g.fillStyle = '#2a1f2c'
  pen.fillRoundRect(0.58, 0, 0.24, 0.5, 0.03)
  for (let k = 0; k < 6; k++)
    letters(pen, 0.65, 0.035 + k * 0.075, 0.13, 0.05, night ? NEON[0] : '#ff8fae', 1)
  for (const x of [0.585, 0.815])
    for (let k = 0; k < 11; k++) {
      g.fillStyle = night ? '#fff0a8' : '#e8d8a0'
      pen.fillCircle(x, 0.02 + k * 0.046, 0.01)
    }
  g.fillStyle = pen.gradient(0, 0.5, 0, 0.66, '#fff6d8', night ? '#ffe6a0' : '#efe4c4')
  pen.fillRect(0, 0.5, 1.4, 0.15)
  for (const y of [0.525, 0.59]) letters(pen, 0.12, y, 1.16, 0.035, '#3a2a2c', 16)
  polyline(pen, '#7a2a2f', 0.018, [0, 0.495, 1.4, 0.495])
  polyline(pen, '#7a2a2f', 0.018, [0, 0.655, 1.4, 0.655])
  bulbs(pen, 0.02, 1.38, 0.495, 26, night)
  bulbs(pen, 0.02, 1.38, 0.656, 26, night)
  if (snow) {
    g.fillStyle = SNOW
    pen.fillRoundRect(-0.01, 0.465, 1.42, 0.03, 0.015)
    pen.fillRoundRect(0.56, -0.01, 0.28, 0.025, 0.01)
  }
  slab(pen, 0.05, 0.665, 1.3, 0.335, shadeHex(wall, -0.25))
  for (let k = 0; k < 4; k++) {
    g.fillStyle = night ? LAMPLIT : '#8fa9b8'
    pen.fillRect(0.42 + k * 0.145, 0.72, 0.12, 0.28)
    g.fillStyle = '#b8923f'
    pen.fillRect(0.42 + k * 0.145 + (k % 2 ? 0.012 : 0.096), 0.84, 0.012, 0.06)
  }
  for (const x of [0.12, 1.08])
    for (let k = 0; k < 2; k++) {
      g.fillStyle = ['#3f6a8f', '#c98a3a', '#5a8f5a', '#8f4a7a'][k + (x > 1 ? 2 : 0)]
      pen.fillRect(x + k * 0.12, 0.74, 0.09, 0.17)
    }
}

/** A dark front with a door between signs of neon. */
function drawClub(pen: SharePen, { colour = '#2a2438', night, snow }: PieceOptions) {
  const { g } = pen
  slab(pen, 0.02, 0.1, 1.2, 0.9, colour)
  g.strokeStyle = 'rgba(255,255,255,.06)'
  pen.lineWidth = 0.005
  for (let row = 0; row < 18; row++) pen.strokeLine(0.02, 0.12 + row * 0.05, 1.22, 0.12 + row * 0.05)
  panes(pen, { x: 0.08, y: 0.14, w: 1.08, h: 0.18, columns: 4, rows: 1 }, night)
  g.fillStyle = '#14101c'
  pen.fillRoundRect(0.16, 0.37, 0.92, 0.16, 0.03)
  letters(pen, 0.24, 0.405, 0.78, 0.09, NEON[0], 7)
  g.strokeStyle = NEON[1]
  pen.lineWidth = 0.014
  pen.begin()
  pen.roundRect(0.16, 0.37, 0.92, 0.16, 0.03)
  g.stroke()
  g.fillStyle = pen.gradient(0, 0.6, 0, 1, '#ff8ad0', '#7a3fb0')
  pen.fillRect(0.46, 0.6, 0.3, 0.4)
  g.strokeStyle = NEON[2]
  pen.begin()
  pen.moveTo(0.44, 1)
  pen.lineTo(0.44, 0.58)
  pen.lineTo(0.78, 0.58)
  pen.lineTo(0.78, 1)
  g.stroke()
  // A glass on one side and a star on the other.
  g.strokeStyle = NEON[3]
  pen.begin()
  pen.moveTo(0.12, 0.62)
  pen.lineTo(0.34, 0.62)
  pen.lineTo(0.23, 0.75)
  g.stroke()
  pen.strokeLine(0.23, 0.75, 0.23, 0.87)
  pen.strokeLine(0.16, 0.87, 0.3, 0.87)
  pen.strokeLine(0.34, 0.62, 0.12, 0.62)
  g.strokeStyle = NEON[0]
  pen.begin()
  for (let k = 0; k <= 10; k++) {
    const r = k % 2 ? 0.045 : 0.11
    const a = (k / 10) * Math.PI * 2 - Math.PI / 2
    const [x, y] = [1 + Math.cos(a) * r, 0.74 + Math.sin(a) * r]
    k === 0 ? pen.moveTo(x, y) : pen.lineTo(x, y)
  }
  g.stroke()
  g.fillStyle = snow ? SNOW : shadeHex(colour, -0.3)
  pen.fillRect(0, 0.08, 1.24, 0.03)
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

/** Stairs that lead down between railings under a lit sign. */
function drawSubwayEntrance(pen: SharePen, { colour = '#2f6a4a', night, snow }: PieceOptions) {
  const { g } = pen
  g.fillStyle = pen.gradient(0, 0.5, 0, 1, '#3a3d44', '#14161a')
  pen.fillRect(0.3, 0.46, 0.9, 0.54)
  for (let k = 0; k < 7; k++) {
    slab(pen, 0.3 + k * 0.03, 0.94 - k * 0.07, 0.9 - k * 0.06, 0.035, k > 4 ? '#5a5c62' : '#9a9ca2')
  }
  g.fillStyle = night ? LAMPLIT : '#d8cfae'
  pen.fillRect(0.5, 0.44, 0.5, 0.06)
  for (const x of [0.12, 1.2]) {
    slab(pen, x, 0.6, 0.18, 0.4, '#a8a49a')
    g.fillStyle = colour
    for (let k = 0; k < 5; k++) pen.fillRect(x + 0.02 + k * 0.035, 0.4, 0.012, 0.2)
    pen.fillRect(x, 0.38, 0.18, 0.025)
    pen.fillRect(x + 0.075, 0.12, 0.03, 0.48)
    g.fillStyle = night ? '#ffe9a8' : '#f2ead0'
    pen.fillCircle(x + 0.09, 0.1, 0.055)
  }
  g.fillStyle = colour
  pen.fillRoundRect(0.28, 0.22, 0.94, 0.17, 0.02)
  letters(pen, 0.4, 0.265, 0.74, 0.08, '#ffffff', 6)
  if (snow) {
    g.fillStyle = SNOW
    pen.fillRoundRect(0.26, 0.19, 0.98, 0.04, 0.02)
  }
}

/** What is gone into by many, as it is seen from the street or from the rails. */
export const PUBLIC_FRONTS: Readonly<Record<string, Piece>> = {
  '@cinemafront': { broadness: 1.42, draw: drawCinema },
  '@clubfront': { broadness: 1.26, draw: drawClub },
  '@dinerfront': { broadness: 2.4, draw: drawDiner },
  '@stationhouse': { broadness: 2.72, draw: drawStation },
  '@subwayentrance': { broadness: 1.5, draw: drawSubwayEntrance },
}
