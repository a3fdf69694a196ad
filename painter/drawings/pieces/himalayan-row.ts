import type { SharePen } from '../pen.ts'
import { shadeHex } from '../tint.ts'
import { SNOW } from './masonry.ts'
import type { Piece, PieceOptions } from './piece.ts'
import { bow, polygon, spread } from './shapes.ts'

const WHITEWASH = '#e9e1d0'
const PARAPET = '#7a2c22'
const TIMBER = '#4a2c1c'
const FLAGS = ['#2f62b8', '#f4f1e8', '#c9302a', '#3f9a4a', '#f0bf2c']
const HOUSES = [
  { x: 0.04, width: 0.62, top: 0.3 },
  { x: 0.66, width: 0.5, top: 0.44 },
  { x: 1.16, width: 0.66, top: 0.24 },
  { x: 1.82, width: 0.56, top: 0.4 },
]

/** A window that is wider below, in a dark frame under a painted ledge. */
function windowAt(pen: SharePen, x: number, y: number, night: boolean) {
  polygon(pen, '#1f1a18', [x - 0.05, y, x + 0.05, y, x + 0.064, y + 0.13, x - 0.064, y + 0.13])
  pen.g.fillStyle = night ? '#ffce78' : '#6d8190'
  pen.fillRect(x - 0.036, y + 0.016, 0.072, 0.095)
  pen.g.fillStyle = TIMBER
  pen.fillRect(x - 0.004, y + 0.016, 0.008, 0.095)
  for (let k = 0; k < 5; k++) {
    pen.g.fillStyle = FLAGS[k]
    pen.fillRect(x - 0.06 + k * 0.024, y - 0.018, 0.024, 0.018)
  }
}

/** Small flags in their five colours along a slack line. */
function flagLine(pen: SharePen, x0: number, y0: number, x1: number, y1: number) {
  const sag = 0.09
  const at = (share: number) => ({
    x: x0 + (x1 - x0) * share,
    y: y0 + (y1 - y0) * share + sag * 4 * share * (1 - share),
  })
  const middle = at(0.5)
  bow(pen, '#3a332c', 0.006, [x0, y0, middle.x, middle.y + sag, x1, y1])
  const count = Math.round((x1 - x0) / 0.07)
  for (let k = 0; k < count; k++) {
    const { x, y } = at((k + 0.5) / count)
    polygon(pen, FLAGS[k % FLAGS.length], [
      x - 0.026,
      y,
      x + 0.026,
      y,
      x + 0.03,
      y + 0.062,
      x - 0.022,
      y + 0.066,
    ])
  }
}

/** Whitewashed houses with flat roofs as they stand in the Himalayas, and prayer flags from roof to roof. */
function drawHimalayanRow(pen: SharePen, { colour = WHITEWASH, night, snow }: PieceOptions) {
  const { g } = pen
  for (const [k, { x, width, top }] of HOUSES.entries()) {
    const wall = shadeHex(colour, (night ? -0.55 : 0) - spread(k) * 0.12)
    polygon(pen, pen.across(x, x + width, shadeHex(wall, 0.12), wall, shadeHex(wall, -0.2)), [
      x + 0.025,
      top,
      x + width - 0.025,
      top,
      x + width,
      1,
      x,
      1,
    ])
    g.fillStyle = night ? shadeHex(PARAPET, -0.4) : PARAPET
    pen.fillRect(x + 0.01, top - 0.01, width - 0.02, 0.065)
    g.fillStyle = snow ? SNOW : TIMBER
    pen.fillRect(x - 0.012, top - 0.03, width + 0.024, 0.024)
    const columns = width > 0.58 ? 3 : 2
    for (let y = top + 0.12, row = 0; y < 0.84; y += 0.23, row++)
      for (let n = 0; n < columns; n++) {
        const across = x + ((n + 0.5) / columns) * width
        const isDoor = y > 0.6 && n === (k % 2 ? 0 : columns - 1)
        if (!isDoor) windowAt(pen, across, y, night && (n + row + k) % 3 !== 0)
        else {
          polygon(pen, '#2a1a12', [
            across - 0.06,
            0.76,
            across + 0.06,
            0.76,
            across + 0.066,
            1,
            across - 0.066,
            1,
          ])
          g.fillStyle = '#8a3a22'
          pen.fillRect(across - 0.046, 0.78, 0.092, 0.22)
        }
      }
  }
  g.fillStyle = TIMBER
  for (const [x, y] of [
    [0.1, 0.1],
    [1.3, 0.02],
    [2.3, 0.14],
  ])
    pen.fillRect(x - 0.007, y, 0.014, 0.32)
  flagLine(pen, 0.1, 0.1, 1.3, 0.03)
  flagLine(pen, 1.3, 0.03, 2.3, 0.15)
}

export const HIMALAYAN_ROW: Piece = { broadness: 2.4, draw: drawHimalayanRow }
