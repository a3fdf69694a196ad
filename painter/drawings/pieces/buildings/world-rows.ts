import type { SharePen } from '../../pen.ts'
import { shadeHex } from '../../tint.ts'
import type { Piece, PieceOptions } from '../piece.ts'
import { boards, face, slab } from './masonry.ts'

const LAMPLIT = '#ffcf70'
const SNOW = '#f2f6fb'
/** A wooden house of the north: red boards, white corners and window frames. */
function drawRedHouse(pen: SharePen, { colour = '#a8322a', roof = '#4a4a4e', night, snow }: PieceOptions) {
  const { g } = pen
  const trim = '#f4f1ea'
  slab(pen, 0.98, 0.06, 0.09, 0.2, '#8a4a3a')
  face(pen, snow ? SNOW : roof, [
    [0.3, 0.12],
    [1.28, 0.12],
    [1.42, 0.5],
    [0.5, 0.5],
  ])
  boards(pen, 0.5, 0.48, 0.86, 0.52, colour, 20)
  face(pen, shadeHex(colour, 0.1), [
    [0.06, 1],
    [0.06, 0.48],
    [0.29, 0.15],
    [0.52, 0.48],
    [0.52, 1],
  ])
  g.strokeStyle = 'rgba(30,8,6,.28)'
  pen.lineWidth = 0.006
  for (let k = 1; k < 10; k++) {
    const x = 0.06 + k * 0.046
    pen.strokeLine(x, 0.48 - 0.33 * (1 - Math.abs(x - 0.29) / 0.23), x, 1)
  }
  g.strokeStyle = snow ? SNOW : trim
  pen.lineWidth = 0.035
  pen.strokeLine(0.03, 0.52, 0.29, 0.14)
  pen.strokeLine(0.29, 0.14, 0.55, 0.52)
  g.fillStyle = trim
  for (const x of [0.05, 0.5, 1.33]) pen.fillRect(x, 0.49, 0.03, 0.51)
  pen.fillRect(0.5, 0.48, 0.87, 0.02)
  for (const [x, y, w, h] of [
    [0.22, 0.58, 0.15, 0.2],
    [0.245, 0.32, 0.09, 0.12],
    [0.6, 0.6, 0.15, 0.2],
    [1.12, 0.6, 0.15, 0.2],
  ]) {
    g.fillStyle = trim
    pen.fillRect(x - 0.022, y - 0.022, w + 0.044, h + 0.044)
    g.fillStyle = night ? LAMPLIT : '#40566a'
    pen.fillRect(x, y, w, h)
    g.fillStyle = trim
    pen.fillRect(x + w / 2 - 0.008, y, 0.016, h)
    pen.fillRect(x, y + h / 2 - 0.008, w, 0.016)
  }
  g.fillStyle = trim
  pen.fillRect(0.84, 0.58, 0.2, 0.42)
  g.fillStyle = '#3f5a4a'
  pen.fillRect(0.865, 0.605, 0.15, 0.395)
}

/** Houses of lands far apart, each as its towns are known by. */
export const WORLD_ROWS: Readonly<Record<string, Piece>> = {
  '@redhouse': { broadness: 1.46, draw: drawRedHouse },
}
