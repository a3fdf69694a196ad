import type { SharePen } from '../../pen.ts'
import { shadeHex } from '../../tint.ts'
import type { Piece, PieceOptions } from '../piece.ts'

const GLOWS = ['#5ff2d0', '#ff8ad8', '#ffd76a']

function drawPlantsUnderDome(pen: SharePen) {
  for (let k = 0; k < 7; k++) {
    pen.g.fillStyle = ['#3f7a4a', '#2f6a5a', '#5a8f3f'][k % 3]
    pen.fillEllipse(0.36 + k * 0.18, 0.84 - (k % 3) * 0.05, 0.12, 0.12 + (k % 2) * 0.08)
  }
}

/** A wide dome of glass on a ring, with what grows or stands in it. */
const drawDome = (fill: (pen: SharePen) => void) => (pen: SharePen, options: PieceOptions) => {
  const { colour = '#9fd8e8', night } = options
  pen.g.fillStyle = pen.glow(0.8, 0.7, 0.8, [
    [0, night ? '#d8fff0' : '#e8fbff'],
    [0.6, night ? '#5fc9a8' : colour],
    [1, shadeHex(colour, -0.45)],
  ])
  pen.begin()
  pen.ellipse(0.9, 0.9, 0.84, 0.84, 0, Math.PI, Math.PI * 2)
  pen.g.fill()
  fill(pen)
  pen.g.strokeStyle = 'rgba(240,252,255,.7)'
  pen.lineWidth = 0.012
  for (const share of [0.2, 0.5, 0.8]) {
    pen.begin()
    pen.ellipse(0.9, 0.9, 0.84 * share, 0.84, 0, Math.PI, Math.PI * 2)
    pen.g.stroke()
  }
  for (const y of [0.38, 0.64]) {
    const half = Math.sqrt(0.84 ** 2 - (0.9 - y) ** 2)
    pen.strokeLine(0.9 - half, y, 0.9 + half, y)
  }
  pen.g.fillStyle = pen.across(0.02, 1.78, '#d8dce2', '#a8b0ba', '#6a727c')
  pen.fillRect(0.02, 0.89, 1.76, 0.11)
  pen.g.fillStyle = GLOWS[2]
  for (let k = 0; k < 9; k++) pen.fillRect(0.14 + k * 0.18, 0.925, 0.07, 0.035)
}
/** Half the breadth and the height of the houses under a dome, in the order in which they are drawn. */
const UNDER_DOME = [
  [0.62, 0.05, 0.5],
  [1.18, 0.05, 0.52],
  [0.9, 0.055, 0.7],
  [0.44, 0.06, 0.3],
  [1.36, 0.06, 0.32],
  [0.76, 0.07, 0.42],
  [1.05, 0.07, 0.38],
  [0.58, 0.07, 0.24],
  [1.22, 0.07, 0.22],
  [0.9, 0.07, 0.28],
] as const

const WALLS = ['#4a6a8a', '#6a86a0', '#7a6a9a', '#3f7a86']

/** Towers with lit windows, close together. */
function drawTownUnderDome(pen: SharePen) {
  for (const [k, [x, half, height]] of UNDER_DOME.entries()) {
    const top = 0.9 - height
    const wall = WALLS[k % WALLS.length]
    pen.g.fillStyle = pen.across(x - half, x + half, shadeHex(wall, 0.25), wall, shadeHex(wall, -0.35))
    pen.fillRect(x - half, top, half * 2, height)
    pen.fillEllipse(x, top, half, half * 0.8)
    pen.g.fillStyle = '#ffe7a0'
    for (let y = top + 0.03; y < 0.86; y += 0.05)
      for (const across of [-0.55, 0, 0.55]) pen.fillRect(x + across * half - 0.009, y, 0.018, 0.022)
  }
}

/** What others than people have built. */
export const ALIEN_TOWERS: Readonly<Record<string, Piece>> = {
  '@biodome': { broadness: 1.8, draw: drawDome(drawPlantsUnderDome) },
  '@citydome': { broadness: 1.8, draw: drawDome(drawTownUnderDome) },
}
