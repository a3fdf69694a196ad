import type { SharePen } from '../pen.ts'
import { shadeHex } from '../tint.ts'
import type { Piece, PieceOptions } from './piece.ts'
import { ball } from './shapes.ts'

const SHELL = '#7a5f8f'
const BONE = '#c9b79a'
const GLOWS = ['#5ff2d0', '#ff8ad8', '#ffd76a']

const shell = (pen: SharePen, x0: number, x1: number, colour: string, night: boolean) => {
  const own = night ? shadeHex(colour, -0.5) : colour
  return pen.sheen(x0, x1, 0.32, shadeHex(own, 0.1), shadeHex(own, 0.28), shadeHex(own, -0.42))
}

/** Openings that glow, in a line that winds up a trunk. */
function slits(
  pen: SharePen,
  x: number,
  from: number,
  to: number,
  half: (y: number) => number,
  seed: number,
) {
  const count = 15
  for (let k = 0; k < count; k++) {
    const y = from + ((to - from) * k) / (count - 1)
    pen.g.fillStyle = GLOWS[(k + seed) % GLOWS.length]
    pen.fillEllipse(x + Math.sin(k * 1.1 + seed) * half(y) * 0.62, y, 0.006 + y * 0.006, 0.012 + y * 0.008)
  }
}

/** A horn that winds up to a point, with ribs round it. */
function drawSpire(pen: SharePen, { colour = SHELL, night }: PieceOptions) {
  const half = (y: number) => 0.012 + 0.15 * y ** 1.6
  pen.fillShape(shell(pen, 0.06, 0.38, colour, night), () => {
    pen.moveTo(0.24, 0)
    pen.curveTo(0.14, 0.3, 0.34, 0.5, 0.4, 1)
    pen.lineTo(0.04, 1)
    pen.curveTo(0.1, 0.6, 0.12, 0.3, 0.24, 0)
  })
  pen.g.strokeStyle = shadeHex(colour, night ? -0.7 : -0.3)
  pen.lineWidth = 0.008
  for (let k = 0; k < 9; k++) {
    const y = 0.3 + k * 0.078
    pen.begin()
    pen.moveTo(0.22 - half(y) * 1.05, y)
    pen.quadTo(0.22, y + 0.05, 0.22 + half(y) * 1.02, y - 0.03)
    pen.g.stroke()
  }
  slits(pen, 0.215, 0.26, 0.95, half, 0)
}

/** A stalk that carries round dwellings, one above the other. */
function drawPods(pen: SharePen, { colour = BONE, night }: PieceOptions) {
  pen.fillShape(shell(pen, 0.16, 0.32, colour, night), () => {
    pen.moveTo(0.235, 0.04)
    pen.curveTo(0.26, 0.4, 0.27, 0.8, 0.34, 1)
    pen.lineTo(0.12, 1)
    pen.curveTo(0.2, 0.8, 0.21, 0.4, 0.225, 0.04)
  })
  for (const [x, y, r] of [
    [0.23, 0.16, 0.07],
    [0.15, 0.32, 0.085],
    [0.32, 0.44, 0.095],
    [0.14, 0.6, 0.11],
    [0.33, 0.74, 0.11],
  ]) {
    ball(pen, x, y, r, night ? shadeHex(colour, -0.5) : colour)
    pen.g.fillStyle = GLOWS[Math.round(y * 10) % 3]
    for (let k = -2; k <= 2; k++) pen.fillEllipse(x + k * r * 0.32, y + r * 0.12, r * 0.1, r * 0.17)
    pen.g.fillStyle = shadeHex(colour, night ? -0.7 : -0.35)
    pen.fillEllipse(x, y + r * 0.48, r * 0.86, r * 0.07)
  }
}

/** A mound as of great insects, with many openings and chimneys of its own. */
function drawHive(pen: SharePen, { colour = '#8f5a4a', night }: PieceOptions) {
  for (const [x, top, half] of [
    [0.16, 0.34, 0.12],
    [0.42, 0.26, 0.13],
    [0.28, 0.05, 0.17],
  ]) {
    pen.fillShape(shell(pen, x - half, x + half, colour, night), () => {
      pen.moveTo(x - half, 1)
      pen.curveTo(x - half * 1.15, 0.6, x - half * 0.5, top + 0.15, x - 0.02, top)
      pen.lineTo(x + 0.02, top)
      pen.curveTo(x + half * 0.5, top + 0.15, x + half * 1.15, 0.6, x + half, 1)
    })
    for (let row = 0; row < 9; row++) {
      const y = top + 0.1 + row * 0.1
      if (y > 0.96) break
      const reach = half * (0.3 + (y - top) * 0.6)
      for (let k = -1; k <= 1; k++) {
        pen.g.fillStyle = GLOWS[(row + k + 2) % 3]
        pen.fillEllipse(x + k * reach * 0.66 + (row % 2) * 0.012, y, 0.013, 0.019)
      }
    }
  }
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

/** What others than people have built. */
export const ALIEN_TOWERS: Readonly<Record<string, Piece>> = {
  '@spiretower': { broadness: 0.46, draw: drawSpire },
  '@podtower': { broadness: 0.46, draw: drawPods },
  '@hivetower': { broadness: 0.58, draw: drawHive },
  '@biodome': { broadness: 1.8, draw: drawDome(drawPlantsUnderDome) },
  '@citydome': { broadness: 1.8, draw: drawDome(drawTownUnderDome) },
}
