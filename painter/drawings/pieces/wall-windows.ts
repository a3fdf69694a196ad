import type { SharePen } from '../pen.ts'
import { shadeHex } from '../tint.ts'
import type { Piece, PieceOptions } from './piece.ts'
import { polygon, polyline, rounding, spread } from './shapes.ts'

const BROAD = 1.24

/** Where the opening of such a wall is, in shares of its drawing. */
export type WallOpening = { left: number; top: number; right: number; bottom: number }

const shares = (left: number, top: number, right: number, bottom: number): WallOpening => ({
  left: left / BROAD,
  top,
  right: right / BROAD,
  bottom,
})

/** What is looked into or out of; inside `isGlazed` ones whoever is there stands behind the pane. */
export const WALL_OPENINGS: Readonly<Record<string, { opening: WallOpening; isGlazed: boolean }>> = {
  '@shopwindow': { opening: shares(0.13, 0.27, 1.11, 0.8), isGlazed: true },
  '@cottagewindow': { opening: shares(0.32, 0.26, 0.92, 0.68), isGlazed: false },
  '@stabledoor': { opening: shares(0.3, 0.2, 0.94, 0.58), isGlazed: false },
}

function bricks(pen: SharePen, colour: string, isStone = false) {
  const { g } = pen
  g.fillStyle = pen.gradient(0, 0, 0, 1, shadeHex(colour, 0.08), colour, shadeHex(colour, -0.18))
  pen.fillRect(0, 0, BROAD, 1)
  const [broad, high] = isStone ? [0.19, 0.085] : [0.105, 0.036]
  for (let row = 0; row * high < 1; row++)
    for (let k = -1; k * broad < BROAD; k++) {
      const x = k * broad + (row % 2) * broad * 0.5
      g.fillStyle = shadeHex(colour, spread(k + row * 17) * 0.26 - 0.16)
      pen.fillRect(Math.max(0, x), row * high, Math.min(broad * 0.95, BROAD - Math.max(0, x)), high * 0.9)
    }
}

/** A broad pane in a painted front, below an awning, with a warm room behind it. */
function drawShopWindow(pen: SharePen, { colour = '#2f5a4a', night, snow }: PieceOptions) {
  const { g } = pen
  g.fillStyle = pen.gradient(0, 0, 0, 1, shadeHex(colour, 0.14), colour, shadeHex(colour, -0.3))
  pen.fillRect(0, 0, BROAD, 1)
  g.fillStyle = shadeHex(colour, -0.3)
  pen.fillRect(0, 0.83, BROAD, 0.17)
  g.strokeStyle = shadeHex(colour, 0.2)
  pen.lineWidth = 0.012
  for (const x of [0.08, 0.48, 0.88]) pen.strokeRect(x, 0.86, 0.3, 0.11)
  g.fillStyle = pen.gradient(
    0,
    0.27,
    0,
    0.8,
    night ? '#ffd98a' : '#caa26a',
    night ? '#d98f3f' : '#7a5636',
    '#3a2618',
  )
  pen.fillRect(0.13, 0.27, 0.98, 0.53)
  const wares = ['#c9583a', '#e8c46a', '#5f8a5a', '#7a92b0', '#e6dcc6', '#a3606f']
  for (const [row, board] of [0.42, 0.56].entries()) {
    g.fillStyle = 'rgba(58,36,20,.75)'
    pen.fillRect(0.13, board, 0.98, 0.014)
    for (let k = 0; k < 13; k++) {
      g.fillStyle = shadeHex(wares[(k * 5 + row * 2) % wares.length], -0.3)
      const high = 0.05 + spread(k + row * 9) * 0.05
      pen.fillRoundRect(0.15 + k * 0.074, board - high, 0.052, high, 0.012)
    }
  }
  g.fillStyle = rounding(pen, 0.1, 1.14, shadeHex(colour, 0.3))
  pen.fillRect(0.1, 0.79, 1.04, 0.045)
  g.strokeStyle = shadeHex(colour, 0.3)
  pen.lineWidth = 0.03
  pen.strokeRect(0.13, 0.27, 0.98, 0.53)
  for (let k = 0; k < 9; k++) {
    const [x, w] = [0.02 + k * 0.1335, 0.1335]
    polygon(pen, k % 2 ? '#f4efe2' : '#b8372e', [
      x + 0.02,
      0.08,
      x + w + 0.02,
      0.08,
      x + w - 0.01,
      0.25,
      x - 0.01,
      0.25,
    ])
    g.fillStyle = k % 2 ? '#e2dac8' : '#9a2c26'
    pen.fillEllipse(x + w / 2 - 0.01, 0.25, w / 2, 0.028)
  }
  g.fillStyle = shadeHex(colour, -0.2)
  pen.fillRect(0, 0, BROAD, 0.085)
  if (!snow) return
  g.fillStyle = '#f2f6fb'
  pen.fillRoundRect(0.02, 0.06, 1.2, 0.035, 0.017)
}

/** The lower rows of a roof, that reach over the wall. */
function eaves(pen: SharePen, isSnowy: boolean) {
  const { g } = pen
  for (let row = 0; row < 3; row++)
    for (let k = 0; k < 21; k++) {
      g.fillStyle = isSnowy ? '#f2f6fb' : shadeHex('#8a4a38', spread(k + row * 23) * 0.2 - 0.12)
      pen.fillRoundRect((k - (row % 2) * 0.5) * 0.06, row * 0.034 - 0.01, 0.058, 0.05, 0.014)
    }
  g.fillStyle = 'rgba(30,16,10,.35)'
  pen.fillRect(0, 0.108, BROAD, 0.03)
}

/** A casement that stands open in a brick wall, shutters on both sides and flowers at its foot. */
function drawCottageWindow(pen: SharePen, { colour = '#a8664a', night, snow }: PieceOptions) {
  const { g } = pen
  bricks(pen, colour)
  eaves(pen, snow)
  g.fillStyle = pen.gradient(0, 0.2, 0, 0.68, night ? '#ffd488' : '#4a3a30', night ? '#c9803a' : '#241a14')
  pen.fillRect(0.32, 0.26, 0.6, 0.42)
  for (const x of [0.1, 0.94]) {
    g.fillStyle = rounding(pen, x, x + 0.2, '#4f7f86')
    pen.fillRect(x, 0.24, 0.2, 0.46)
    g.strokeStyle = shadeHex('#4f7f86', -0.35)
    pen.lineWidth = 0.008
    for (let k = 0; k < 11; k++) pen.strokeLine(x + 0.025, 0.28 + k * 0.039, x + 0.175, 0.28 + k * 0.039)
  }
  g.strokeStyle = '#f4f0e6'
  pen.lineWidth = 0.036
  pen.strokeRect(0.32, 0.26, 0.6, 0.42)
  g.fillStyle = pen.gradient(0, 0.69, 0, 0.75, '#f7f3ea', '#b8b0a0')
  pen.fillRect(0.26, 0.69, 0.72, 0.045)
  if (!snow) return
  g.fillStyle = '#f2f6fb'
  pen.fillRoundRect(0.26, 0.672, 0.72, 0.026, 0.013)
}

/** The lower half of a door of boards, shut, in a wall of stone; the upper half stands open. */
function drawStableDoor(pen: SharePen, { colour = '#7a4a2a', night }: PieceOptions) {
  const { g } = pen
  bricks(pen, '#b3a58e', true)
  g.fillStyle = pen.gradient(0, 0.2, 0, 1, night ? '#8a5a2a' : '#2b2019', '#120d0a')
  pen.fillRect(0.3, 0.2, 0.64, 0.8)
  g.fillStyle = rounding(pen, 0.3, 0.94, colour)
  pen.fillRect(0.3, 0.58, 0.64, 0.42)
  g.strokeStyle = shadeHex(colour, -0.4)
  pen.lineWidth = 0.01
  for (let k = 1; k < 6; k++) pen.strokeLine(0.3 + k * 0.107, 0.6, 0.3 + k * 0.107, 1)
  g.fillStyle = shadeHex(colour, 0.18)
  pen.fillRect(0.28, 0.565, 0.68, 0.05)
  polyline(pen, shadeHex(colour, 0.14), 0.045, [0.33, 0.97, 0.91, 0.66])
  g.fillStyle = '#2a2a2e'
  for (const y of [0.68, 0.9]) pen.fillRect(0.3, y, 0.2, 0.022)
  // The upper half, turned back against the wall.
  g.fillStyle = rounding(pen, 0.96, 1.2, shadeHex(colour, -0.06))
  pen.fillRect(0.96, 0.18, 0.22, 0.41)
  g.strokeStyle = '#d8ccb4'
  pen.lineWidth = 0.05
  for (const x of [0.285, 0.955]) pen.strokeLine(x, 0.16, x, 0.56)
  pen.strokeLine(0.26, 0.175, 0.98, 0.175)
}

export const WALL_WINDOW_PIECES: Readonly<Record<string, Piece>> = {
  '@shopwindow': { broadness: BROAD, draw: drawShopWindow },
  '@cottagewindow': { broadness: BROAD, draw: drawCottageWindow },
  '@stabledoor': { broadness: BROAD, draw: drawStableDoor },
}
