import type { SharePen } from '../../pen.ts'
import { shadeHex } from '../../tint.ts'
import type { Piece, PieceOptions } from '../piece.ts'
import { ball, fromAbove, polygon, polyline, rounding, spread } from '../shapes.ts'
import { WARES } from './shop-windows.ts'

const SNOW = '#f2f6fb'
const WALL = '#a86a50'
const LEAVES = ['#4f8a3f', '#3f7435', '#6ba34f']
const BLOOMS = ['#e0486a', '#f2b62c', '#f4f0ea', '#b05ad0', '#f0803a', '#e85a9a', '#5a7ae0']

/** What tells one shop from another: its colours, its window, the emblem of its sign and what stands before it. */
type Front = {
  colour: string
  awning?: string
  wares: (pen: SharePen) => void
  emblem: (pen: SharePen, x: number, y: number, r: number) => void
  outside?: (pen: SharePen) => void
}

/** Flowers over a box or a pot, `width` broad. */
function flowers(pen: SharePen, x: number, y: number, width: number, seed: number) {
  const count = Math.round(width / 0.016)
  for (let k = 0; k < count; k++) {
    pen.g.fillStyle = LEAVES[k % 3]
    pen.fillCircle(x + spread(k + seed) * width, y - spread(k + seed, 0.37) * 0.05, 0.018)
  }
  for (let k = 0; k < count; k++) {
    pen.g.fillStyle = BLOOMS[(k * 3 + seed) % BLOOMS.length]
    pen.fillCircle(x + spread(k + seed + 40) * width, y - 0.012 - spread(k + seed, 0.73) * 0.055, 0.0125)
  }
}

/** A tub with flowers before the wall. */
function tub(pen: SharePen, x: number, seed: number, width = 0.11) {
  pen.g.fillStyle = rounding(pen, x, x + width, '#7a5a40')
  pen.fillRect(x, 0.93, width, 0.07)
  flowers(pen, x, 0.935, width, seed)
}

/** Round tables with cups, and chairs at them. */
function tables(pen: SharePen) {
  for (const x of [0.2, 0.52]) {
    for (const side of [-1, 1]) {
      const at = x + side * 0.105
      polyline(pen, '#2a2420', 0.011, [at - 0.03, 1, at - 0.03, 0.93, at + 0.03, 0.93, at + 0.03, 1])
      polyline(pen, '#2a2420', 0.011, [at + side * 0.033, 0.94, at + side * 0.04, 0.85])
      pen.g.fillStyle = '#b5443a'
      pen.fillRoundRect(at - 0.036, 0.915, 0.072, 0.02, 0.008)
    }
    polyline(pen, '#2a2420', 0.014, [x, 0.9, x, 0.995])
    pen.g.fillStyle = fromAbove(pen, 0.885, 0.91, '#e8dcc4')
    pen.fillEllipse(x, 0.895, 0.075, 0.016)
    for (const aside of [-0.03, 0.03]) {
      pen.g.fillStyle = '#fdfaf2'
      pen.fillRoundRect(x + aside - 0.012, 0.868, 0.024, 0.022, 0.006)
    }
  }
  menuBoard(pen)
}

/** A board on two legs, with strokes of chalk. */
function menuBoard(pen: SharePen) {
  polygon(pen, '#6b4426', [1.1, 0.8, 1.2, 0.8, 1.23, 1, 1.07, 1])
  polygon(pen, '#23262a', [1.11, 0.82, 1.19, 0.82, 1.21, 0.96, 1.09, 0.96])
  for (let k = 0; k < 4; k++)
    polyline(pen, '#e8e4da', 0.006, [1.12, 0.845 + k * 0.028, 1.165 + (k % 2) * 0.015, 0.845 + k * 0.028])
}

function tubs(pen: SharePen) {
  tub(pen, 0.1, 3)
  tub(pen, 0.54, 17)
  tub(pen, 1.09, 29)
}

function boxesOfBooks(pen: SharePen) {
  for (const x of [0.08, 0.42]) {
    for (let k = 0; k < 12; k++) {
      pen.g.fillStyle = ['#7a2f2a', '#2f4a6b', '#b08a4a', '#3f6a4a', '#6a3a5a'][(k * 3) % 5]
      pen.fillRect(x + 0.008 + k * 0.021, 0.845 + spread(k) * 0.012, 0.018, 0.06)
    }
    pen.g.fillStyle = fromAbove(pen, 0.88, 1, '#7a5230')
    pen.fillRect(x, 0.885, 0.27, 0.05)
    for (const leg of [0.01, 0.24]) pen.fillRect(x + leg, 0.93, 0.02, 0.07)
  }
}

const disc = (colour: string) => (pen: SharePen, x: number, y: number, r: number) =>
  ball(pen, x, y, r, colour)

function cup(pen: SharePen, x: number, y: number, r: number) {
  pen.g.fillStyle = '#5a3a22'
  pen.fillRoundRect(x - r * 0.8, y - r * 0.5, r * 1.3, r * 1.2, r * 0.35)
  pen.g.strokeStyle = '#5a3a22'
  pen.lineWidth = r * 0.22
  pen.begin()
  pen.arc(x + r * 0.6, y, r * 0.35)
  pen.g.stroke()
}

function book(pen: SharePen, x: number, y: number, r: number) {
  polygon(pen, '#7a2f2a', [x - r, y - r * 0.6, x, y - r * 0.3, x, y + r * 0.7, x - r, y + r * 0.4])
  polygon(pen, '#31456b', [x + r, y - r * 0.6, x, y - r * 0.3, x, y + r * 0.7, x + r, y + r * 0.4])
}

function loaf(pen: SharePen, x: number, y: number, r: number) {
  pen.g.fillStyle = fromAbove(pen, y - r, y + r, '#c98a45')
  pen.fillEllipse(x, y, r * 1.3, r * 0.7)
  for (const aside of [-0.5, 0, 0.5])
    polyline(pen, '#f0d09a', r * 0.16, [
      x + aside * r - r * 0.1,
      y + r * 0.3,
      x + aside * r + r * 0.15,
      y - r * 0.4,
    ])
}

const { loaves, books, cafe, goods } = WARES

const FRONTS: Readonly<Record<string, Front>> = {
  '@shopfront': { colour: '#2f5a4c', wares: goods, emblem: disc('#2f5a4c'), outside: tubs },
  '@bakeryfront': { colour: '#8a4a2a', wares: loaves, emblem: loaf, outside: tubs },
  '@cafefront': { colour: '#5a3a2a', awning: '#a8463a', wares: cafe, emblem: cup, outside: tables },

  '@bookfront': { colour: '#2f3f5f', wares: books, emblem: book, outside: boxesOfBooks },
}

function drawFront(
  pen: SharePen,
  { colour: own, awning: stripe, wares, emblem, outside }: Front,
  options: PieceOptions,
) {
  const { g } = pen
  const { colour = own, night, snow } = options
  const awning = options.colour ?? stripe ?? own
  g.fillStyle = rounding(pen, 0.02, 1.22, WALL)
  pen.fillRect(0.02, 0, 1.2, 1)
  brickJoints(pen)
  const pane = night ? '#ffdf9a' : '#cfe3e6'
  for (const x of [0.16, 0.52, 0.88]) upperWindow(pen, x, pane)
  g.fillStyle = rounding(pen, 0.02, 1.22, colour)
  pen.fillRect(0.02, 0.38, 1.2, 0.62)
  g.fillStyle = shadeHex(colour, 0.2)
  pen.fillRect(0.02, 0.38, 1.2, 0.11)
  g.fillStyle = '#f2dfa8'
  pen.fillRoundRect(0.2, 0.395, 0.84, 0.075, 0.02)
  for (const x of [0.27, 0.62, 0.97]) emblem(pen, x, 0.432, x === 0.62 ? 0.034 : 0.022)
  g.fillStyle = pen.gradient(0, 0.5, 0, 0.9, '#fff0c4', night ? '#ffcf70' : '#d8cba4', '#8a6a3a')
  pen.fillRect(0.08, 0.58, 0.66, 0.33)
  wares(pen)
  g.fillStyle = shadeHex(colour, -0.3)
  for (const x of [0.065, 0.735]) pen.fillRect(x, 0.57, 0.02, 0.35)
  pen.fillRect(0.065, 0.905, 0.69, 0.02)
  door(pen, colour, pane)
  for (let k = 0; k < 10; k++) {
    g.fillStyle = snow ? SNOW : k % 2 ? '#f4eee0' : awning
    const [x0, x1] = [0.06 + k * 0.112, 0.06 + (k + 1) * 0.112]
    polygon(pen, g.fillStyle, [x0, 0.49, x1, 0.49, 0.02 + (k + 1) * 0.12, 0.6, 0.02 + k * 0.12, 0.6])
    pen.fillEllipse(0.08 + k * 0.12, 0.6, 0.06, 0.02)
  }
  outside?.(pen)
}

function brickJoints(pen: SharePen) {
  pen.g.strokeStyle = 'rgba(30,26,20,.28)'
  pen.lineWidth = 0.005
  for (let row = 1; row < 10; row++) {
    const y = row * 0.038
    pen.strokeLine(0.02, y, 1.22, y)
    for (let x = 0.02 + (row % 2) * 0.05; x < 1.22; x += 0.1) pen.strokeLine(x, y, x, y - 0.038)
  }
}

function upperWindow(pen: SharePen, x: number, pane: string) {
  const { g } = pen
  g.fillStyle = '#efe6d6'
  pen.fillRect(x - 0.02, 0.05, 0.24, 0.24)
  g.fillStyle = pane
  pen.fillRect(x, 0.07, 0.2, 0.19)
  g.fillStyle = '#efe6d6'
  pen.fillRect(x + 0.095, 0.07, 0.012, 0.19)
  pen.fillRect(x, 0.16, 0.2, 0.01)
  g.fillStyle = '#6b4a32'
  pen.fillRect(x - 0.01, 0.285, 0.22, 0.035)
  flowers(pen, x, 0.29, 0.2, Math.round(x * 50))
}

function door(pen: SharePen, colour: string, pane: string) {
  pen.g.fillStyle = shadeHex(colour, -0.45)
  pen.fillRect(0.8, 0.58, 0.26, 0.42)
  pen.g.fillStyle = pane
  pen.fillRoundRect(0.835, 0.62, 0.19, 0.24, 0.02)
  ball(pen, 0.825, 0.83, 0.014, '#d9b45a')
  pen.g.fillStyle = '#8a8174'
  pen.fillRect(0.78, 0.985, 0.3, 0.015)
}

/** Shops from the street. */
export const SHOPFRONT_PIECES: Readonly<Record<string, Piece>> = Object.fromEntries(
  Object.entries(FRONTS).map(([key, front]) => [
    key,
    { broadness: 1.25, draw: (pen: SharePen, options: PieceOptions) => drawFront(pen, front, options) },
  ]),
)
