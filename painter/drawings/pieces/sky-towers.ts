import type { SharePen } from '../pen.ts'
import { shadeHex } from '../tint.ts'
import { drum, face, panes, slab } from './masonry.ts'
import type { Piece, PieceOptions } from './piece.ts'

const SHELL = '#cfdbe8'
const LEAVES = ['#3f7a34', '#56953f', '#2f6330', '#74ad52']
const CONCRETE = '#a9a59c'
const STEEL = '#6d7680'
const MIDDLE = 0.3

/** Leaves that grow over an edge and hang down from it. */
function hangingGreen(pen: SharePen, from: number, to: number, y: number, drop: number) {
  const count = Math.max(4, Math.round((to - from) / 0.016))
  for (let k = 0; k <= count; k++) {
    const x = from + ((to - from) * k) / count
    const sway = Math.abs(Math.sin(k * 12.9898) * 43758.5453) % 1
    pen.g.fillStyle = LEAVES[k % LEAVES.length]
    pen.fillEllipse(x, y + sway * 0.008, 0.016, 0.013)
    pen.fillEllipse(x, y + drop * sway * 0.5, 0.009, drop * sway * 0.6)
  }
}

/** A tower that leans inward a little, of bands of glass between shells. */
function tower(pen: SharePen, x: number, top: number, half: number, night: boolean, own: string) {
  const shell = night ? shadeHex(own, -0.55) : own
  pen.fillShape(pen.across(x - half, x + half, shadeHex(shell, 0.22), shell, shadeHex(shell, -0.4)), () => {
    pen.moveTo(x - half, 1)
    pen.curveTo(x - half * 0.8, 0.6, x - half * 0.9, top + 0.2, x - half * 0.3, top)
    pen.lineTo(x + half * 0.3, top)
    pen.curveTo(x + half * 0.9, top + 0.2, x + half * 0.8, 0.6, x + half, 1)
  })
  for (let y = top + 0.06, k = 0; y < 0.98; y += 0.028, k++) {
    const w = half * (0.62 + 0.2 * Math.min(1, (y - top) * 3))
    pen.g.fillStyle = night ? (k % 3 ? '#ffd98a' : '#7df3ff') : k % 3 ? '#5f8fb8' : '#e8fbff'
    pen.fillRect(x - w, y, w * 2, 0.013)
  }
}

/** Two towers of glass and a bridge between them, with gardens that hang from it and from their terraces. */
function drawSkybridge(pen: SharePen, { colour = SHELL, night }: PieceOptions) {
  tower(pen, 0.2, 0.02, 0.15, night, colour)
  tower(pen, 0.74, 0.1, 0.16, night, shadeHex(colour, -0.06))
  const { g } = pen
  const deck = night ? shadeHex(colour, -0.5) : shadeHex(colour, 0.1)
  g.fillStyle = pen.gradient(0, 0.36, 0, 0.47, shadeHex(deck, 0.15), deck, shadeHex(deck, -0.35))
  pen.fillRoundRect(0.24, 0.37, 0.46, 0.085, 0.02)
  g.fillStyle = night ? '#ffd98a' : '#8fc4e0'
  for (let k = 0; k < 14; k++) pen.fillRect(0.3 + k * 0.025, 0.395, 0.018, 0.032)
  g.strokeStyle = shadeHex(deck, -0.3)
  pen.lineWidth = 0.008
  pen.begin()
  pen.moveTo(0.3, 0.455)
  pen.quadTo(0.47, 0.54, 0.64, 0.455)
  g.stroke()
  hangingGreen(pen, 0.29, 0.65, 0.365, 0.03)
  hangingGreen(pen, 0.3, 0.64, 0.458, 0.11)
  for (const [from, to, y] of [
    [0.09, 0.3, 0.24],
    [0.08, 0.31, 0.56],
    [0.07, 0.33, 0.78],
    [0.62, 0.86, 0.3],
    [0.62, 0.87, 0.62],
    [0.6, 0.89, 0.82],
  ]) {
    slab(pen, from, y, to - from, 0.012, deck)
    hangingGreen(pen, from, to, y, 0.05)
  }
}

/** A lift into space: a base of terraces and struts, a cable with a car on it, and the station at its end. */
function drawSpaceElevator(pen: SharePen, { night }: PieceOptions) {
  const { g } = pen
  g.fillStyle = pen.across(MIDDLE - 0.014, MIDDLE + 0.014, '#e4e9ee', '#aab3bc', '#6a737d')
  pen.fillRect(MIDDLE - 0.012, 0.06, 0.024, 0.74)
  g.fillStyle = pen.across(MIDDLE - 0.2, MIDDLE + 0.2, '#f2f5f8', '#b4bec8', '#66707a')
  pen.fillEllipse(MIDDLE, 0.075, 0.2, 0.03)
  g.fillStyle = '#56606a'
  pen.fillEllipse(MIDDLE, 0.072, 0.15, 0.016)
  drum(pen, MIDDLE - 0.07, 0.02, 0.14, 0.06, '#c2cad2')
  g.fillStyle = night ? '#ffd97a' : '#7df3ff'
  for (let k = 0; k < 11; k++) pen.fillCircle(MIDDLE - 0.17 + k * 0.034, 0.086, 0.006)
  drum(pen, MIDDLE - 0.012, 0, 0.024, 0.03, STEEL)
  for (const y of [0.26, 0.5]) {
    g.fillStyle = pen.across(MIDDLE - 0.05, MIDDLE + 0.05, '#f4f6f8', '#c8d0d8', '#7a848e')
    pen.fillRoundRect(MIDDLE - 0.05, y, 0.1, 0.075, 0.03)
    g.fillStyle = night ? '#ffd97a' : '#3f78a0'
    pen.fillRect(MIDDLE - 0.04, y + 0.026, 0.08, 0.02)
  }
  for (const way of [-1, 1]) {
    face(pen, shadeHex(STEEL, way < 0 ? 0.1 : -0.2), [
      [MIDDLE + way * 0.014, 0.62],
      [MIDDLE + way * 0.03, 0.62],
      [MIDDLE + way * 0.23, 0.93],
      [MIDDLE + way * 0.18, 0.93],
    ])
    face(pen, shadeHex(STEEL, way < 0 ? 0 : -0.3), [
      [MIDDLE + way * 0.01, 0.68],
      [MIDDLE + way * 0.03, 0.68],
      [MIDDLE + way * 0.12, 0.92],
      [MIDDLE + way * 0.08, 0.92],
    ])
  }
  drum(pen, MIDDLE - 0.05, 0.72, 0.1, 0.2, CONCRETE)
  panes(pen, { x: MIDDLE - 0.05, y: 0.74, w: 0.1, h: 0.14, columns: 3, rows: 5, share: 0.4 }, night)
  drum(pen, MIDDLE - 0.035, 0.66, 0.07, 0.07, shadeHex(STEEL, 0.1))
  slab(pen, MIDDLE - 0.26, 0.91, 0.52, 0.045, shadeHex(CONCRETE, -0.04))
  slab(pen, MIDDLE - 0.3, 0.95, 0.6, 0.05, shadeHex(CONCRETE, -0.16))
  panes(pen, { x: MIDDLE - 0.27, y: 0.955, w: 0.54, h: 0.035, columns: 14, rows: 1, share: 0.4 }, night)
}

export const SKY_TOWERS: Readonly<Record<string, Piece>> = {
  '@spaceelevator': { broadness: 0.6, draw: drawSpaceElevator },
  '@skybridge': { broadness: 0.94, draw: drawSkybridge },
}
