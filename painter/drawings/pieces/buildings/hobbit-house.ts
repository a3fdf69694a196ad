import type { SharePen } from '../../pen.ts'
import { shadeHex } from '../../tint.ts'
import type { Piece, PieceOptions } from '../piece.ts'

const STONE = '#a89a84'
const TURF = '#6f9f45'
/** Tufts on the mound: column, row. */
const TUFTS = [
  [0.34, 0.4],
  [0.52, 0.24],
  [0.78, 0.15],
  [1.06, 0.17],
  [1.3, 0.28],
  [1.48, 0.44],
  [0.22, 0.6],
  [1.6, 0.62],
] as const

function roundWindow(pen: SharePen, x: number, y: number, radius: number, frame: string, glass: string) {
  const { g } = pen
  g.fillStyle = shadeHex(STONE, -0.1)
  pen.fillCircle(x, y, radius * 1.35)
  g.fillStyle = frame
  pen.fillCircle(x, y, radius * 1.1)
  g.fillStyle = glass
  pen.fillCircle(x, y, radius * 0.9)
  g.fillStyle = frame
  pen.fillRect(x - radius * 0.9, y - radius * 0.07, radius * 1.8, radius * 0.14)
  pen.fillRect(x - radius * 0.07, y - radius * 0.9, radius * 0.14, radius * 1.8)
}

/** A house dug into a green mound, with a round door. */
function drawHobbitHouse(pen: SharePen, { door = '#3f7f3a', night, snow }: PieceOptions) {
  const { g } = pen
  const turf = snow ? '#e6edf2' : TURF
  g.fillStyle = pen.across(1.18, 1.3, shadeHex(STONE, 0.1), shadeHex(STONE, -0.3))
  pen.fillRect(1.19, 0.02, 0.11, 0.3)
  g.fillStyle = shadeHex(STONE, -0.35)
  pen.fillRect(1.17, 0.01, 0.15, 0.045)
  pen.fillShape(pen.gradient(0.4, 0, 1.2, 1, shadeHex(turf, 0.2), turf, shadeHex(turf, -0.3)), () => {
    pen.moveTo(0, 1)
    pen.curveTo(0.1, 0.5, 0.4, 0.1, 0.9, 0.1)
    pen.curveTo(1.42, 0.1, 1.72, 0.52, 1.8, 1)
  })
  g.strokeStyle = shadeHex(turf, -0.25)
  pen.lineWidth = 0.008
  for (const [x, y] of TUFTS)
    for (const lean of [-0.02, 0, 0.02]) pen.strokeLine(x + lean * 0.5, y + 0.03, x + lean * 1.6, y - 0.03)
  // The front of stones, under a bow of turf.
  pen.fillShape(pen.across(0.3, 1.5, shadeHex(STONE, 0.18), STONE, shadeHex(STONE, -0.25)), () => {
    pen.moveTo(0.28, 1)
    pen.curveTo(0.32, 0.6, 0.56, 0.36, 0.9, 0.36)
    pen.curveTo(1.24, 0.36, 1.48, 0.6, 1.52, 1)
  })
  g.strokeStyle = shadeHex(STONE, -0.28)
  pen.lineWidth = 0.006
  for (let rowY = 0.48; rowY < 1; rowY += 0.09)
    for (let k = 0; k < 6; k++) {
      const x = 0.44 + k * 0.17 + (Math.round(rowY * 100) % 2) * 0.08
      if (Math.hypot((x - 0.9) / 0.6, (rowY - 1) / 0.6) < 0.86) pen.strokeLine(x, rowY, x + 0.1, rowY)
    }
  const glass = night ? '#ffd27a' : '#9cc4d8'
  for (const x of [0.5, 1.3]) roundWindow(pen, x, 0.76, 0.085, '#6b4226', glass)
  g.fillStyle = shadeHex('#6b4226', -0.2)
  pen.fillCircle(0.9, 0.74, 0.265)
  g.fillStyle = pen.across(0.66, 1.14, shadeHex(door, 0.25), door, shadeHex(door, -0.2))
  pen.fillCircle(0.9, 0.74, 0.23)
  g.strokeStyle = shadeHex(door, -0.35)
  pen.lineWidth = 0.007
  for (const x of [0.76, 0.83, 0.97, 1.04]) {
    const half = Math.sqrt(0.22 * 0.22 - (x - 0.9) ** 2)
    pen.strokeLine(x, 0.74 - half, x, 0.74 + half)
  }
  g.fillStyle = '#e6b84a'
  pen.fillCircle(0.9, 0.74, 0.026)
  pen.fillShape(shadeHex(STONE, 0.2), () => {
    pen.moveTo(0.78, 0.985)
    pen.lineTo(1.02, 0.985)
    pen.lineTo(1.1, 1)
    pen.lineTo(0.7, 1)
  })
}

export const HOBBIT_HOUSE: Piece = { broadness: 1.8, draw: drawHobbitHouse }
