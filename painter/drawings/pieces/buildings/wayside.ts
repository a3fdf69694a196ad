import type { SharePen } from '../../pen.ts'
import { shadeHex } from '../../tint.ts'
import type { Piece, PieceOptions } from '../piece.ts'
import { boards, courses, face, PALE, panes, SNOW, slab } from './masonry.ts'

/** A wooden bridge with a roof over it. */
function drawCoveredBridge(pen: SharePen, { colour = '#9a3428', snow }: PieceOptions) {
  const { g } = pen
  for (const x of [0.1, 2.0]) {
    slab(pen, x, 0.72, 0.34, 0.28, '#8d8678')
    courses(pen, x, 0.72, 0.34, 0.28, 5)
  }
  boards(pen, 0.06, 0.28, 2.34, 0.44, colour, 40)
  g.fillStyle = '#2c2320'
  for (let k = 0; k < 7; k++) pen.fillRect(0.34 + k * 0.28, 0.38, 0.16, 0.12)
  g.fillStyle = shadeHex(colour, -0.4)
  pen.fillRect(0.06, 0.7, 2.34, 0.035)
  const roof = snow ? SNOW : '#574a42'
  face(pen, pen.gradient(0, 0.04, 0, 0.32, shadeHex(roof, 0.2), shadeHex(roof, -0.2)), [
    [0.14, 0.05],
    [2.32, 0.05],
    [2.46, 0.31],
    [0, 0.31],
  ])
  face(pen, shadeHex(colour, 0.08), [
    [0.06, 0.31],
    [0.06, 0.72],
    [0.3, 0.72],
    [0.3, 0.31],
    [0.18, 0.12],
  ])
  g.fillStyle = '#1f1916'
  pen.fillRect(0.1, 0.42, 0.16, 0.3)
}

/** A filling station: a roof over two pumps, a small shop behind. */
function drawFillingStation(pen: SharePen, { colour = '#c2362c', night }: PieceOptions) {
  const { g } = pen
  pen.fillShape(pen.gradient(0, 0.4, 0, 1, '#e6dfcf', '#b8ae98'), () => {
    pen.moveTo(1.1, 1)
    pen.lineTo(1.1, 0.42)
    pen.lineTo(2.3, 0.42)
    pen.lineTo(2.3, 1)
  })
  g.fillStyle = colour
  pen.fillRect(1.06, 0.36, 1.28, 0.09)
  g.fillStyle = night ? '#ffd97a' : '#5a7488'
  pen.fillRect(1.5, 0.56, 0.3, 0.26)
  pen.fillRect(1.88, 0.56, 0.3, 0.26)
  g.fillStyle = '#6b4a34'
  pen.fillRect(1.2, 0.56, 0.2, 0.44)
  g.fillStyle = pen.across(0.1, 1.2, '#f2ede2', '#d9d0bd', '#a89f8c')
  pen.fillRect(0.24, 0.3, 0.05, 0.7)
  pen.fillRect(0.96, 0.3, 0.05, 0.7)
  pen.fillRect(0.06, 0.2, 1.2, 0.12)
  g.fillStyle = colour
  pen.fillRect(0.06, 0.25, 1.2, 0.035)
  for (const x of [0.44, 0.7]) {
    g.fillStyle = pen.across(x, x + 0.13, shadeHex(colour, 0.25), colour, shadeHex(colour, -0.3))
    pen.fillRoundRect(x, 0.62, 0.13, 0.38, 0.03)
    g.fillStyle = '#f2ede2'
    pen.fillRect(x + 0.02, 0.66, 0.09, 0.09)
    g.fillStyle = '#2a2a2a'
    pen.fillRect(x + 0.035, 0.69, 0.06, 0.03)
  }
  if (!night) return
  g.fillStyle = 'rgba(255,220,140,.5)'
  pen.fillRect(0.1, 0.32, 1.1, 0.02)
}

/** A hut on stilts from which a beach is watched. */
function drawLifeguardTower(pen: SharePen, { colour = '#4f9fc0', night }: PieceOptions) {
  const { g } = pen
  g.strokeStyle = PALE
  pen.lineWidth = 0.035
  for (const [a, b] of [
    [0.2, 0.14],
    [0.9, 0.98],
  ])
    pen.strokeLine(a, 0.6, b, 1)
  pen.lineWidth = 0.02
  pen.strokeLine(0.18, 0.64, 0.94, 0.96)
  pen.strokeLine(0.92, 0.64, 0.16, 0.96)
  boards(pen, 0.24, 0.24, 0.56, 0.36, colour, 9)
  panes(pen, { x: 0.3, y: 0.28, w: 0.44, h: 0.18, columns: 2, rows: 1, share: 0.76 }, night)
  slab(pen, 0.08, 0.585, 0.96, 0.04, PALE)
  face(pen, pen.gradient(0, 0.1, 0, 0.26, '#d8584a', '#a03428'), [
    [0.34, 0.1],
    [0.72, 0.1],
    [0.9, 0.26],
    [0.14, 0.26],
  ])
  g.strokeStyle = PALE
  pen.lineWidth = 0.014
  pen.strokeLine(0.08, 0.46, 0.26, 0.46)
  pen.strokeLine(0.8, 0.46, 1.04, 0.46)
  for (const x of [0.09, 0.17, 0.87, 0.95, 1.03]) pen.strokeLine(x, 0.46, x, 0.6)
  pen.lineWidth = 0.02
  pen.strokeLine(1.04, 0.61, 1.26, 1)
  pen.strokeLine(1.12, 0.61, 1.34, 1)
  for (let k = 1; k < 6; k++)
    pen.strokeLine(1.04 + k * 0.037, 0.61 + k * 0.065, 1.12 + k * 0.037, 0.61 + k * 0.065)
  pen.strokeLine(0.56, 0.1, 0.56, 0)
  face(pen, '#e8b82a', [
    [0.56, 0],
    [0.72, 0.03],
    [0.56, 0.07],
  ])
}

export const WAYSIDE: Readonly<Record<string, Piece>> = {
  '@coveredbridge': { broadness: 2.5, draw: drawCoveredBridge },
  '@fillingstation': { broadness: 2.4, draw: drawFillingStation },
  '@lifeguardtower': { broadness: 1.36, draw: drawLifeguardTower },
}
