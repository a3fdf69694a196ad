import type { SharePen } from '../../pen.ts'
import { shadeHex } from '../../tint.ts'
import { ball, polygon, polyline, rounding, spread } from '../shapes.ts'

/** Where the window of a shop is in the drawing of its front, and its two boards. */
const WINDOW = { x: 0.08, width: 0.66, top: 0.6, boards: [0.745, 0.9] }

/** Puts things side by side on each of the boards. */
function along(count: number, put: (x: number, board: number, k: number, row: number) => void) {
  for (const [row, board] of WINDOW.boards.entries())
    for (let k = 0; k < count; k++) put(WINDOW.x + ((k + 0.5) / count) * WINDOW.width, board, k, row)
}

function boards(pen: SharePen) {
  pen.g.fillStyle = '#5c4128'
  for (const y of WINDOW.boards) pen.fillRect(WINDOW.x, y, WINDOW.width, 0.012)
}

const GOODS = ['#a33a2a', '#31506b', '#d9a83a', '#4a7a4a', '#7a3f6b']

/** Boxes, jars and vases. */
function goods(pen: SharePen) {
  boards(pen)
  along(8, (x, y, k, row) => {
    const colour = GOODS[(k * 3 + row) % GOODS.length]
    const kind = (k + row * 2) % 3
    pen.g.fillStyle = rounding(pen, x - 0.03, x + 0.03, colour)
    if (kind === 0) pen.fillRect(x - 0.03, y - 0.06, 0.06, 0.06)
    else if (kind === 1) {
      pen.fillEllipse(x, y - 0.035, 0.028, 0.035)
      pen.fillRect(x - 0.012, y - 0.09, 0.024, 0.04)
    } else {
      pen.fillRoundRect(x - 0.024, y - 0.08, 0.048, 0.08, 0.012)
      pen.g.fillStyle = '#e8e0cc'
      pen.fillRect(x - 0.024, y - 0.055, 0.048, 0.03)
    }
  })
}

/** Loaves on the upper board, round ones and buns on the lower. */
function loaves(pen: SharePen) {
  const crusts = ['#c98a45', '#a8652a', '#d9a25a', '#b5762f']
  boards(pen)
  along(8, (x, y, k, row) => {
    const h = row ? 0.026 : 0.034
    const crust = crusts[(k * 3 + row) % 4]
    pen.g.fillStyle = shadeHex(crust, -0.25)
    pen.fillEllipse(x, y - h, 0.037, h)
    pen.g.fillStyle = crust
    pen.fillEllipse(x - 0.003, y - h - 0.005, 0.033, h * 0.8)
    pen.g.fillStyle = shadeHex(crust, 0.3)
    for (const aside of [-0.014, 0.006]) pen.fillEllipse(x + aside, y - h - 0.012, 0.006, h * 0.35)
  })
}

/** Books with their backs to the street, and some that show their covers. */
function books(pen: SharePen) {
  boards(pen)
  along(24, (x, y, k, row) => {
    pen.g.fillStyle = ['#7a2f2a', '#2f4a3a', '#31456b', '#b08a4a', '#5a3a52', '#d9cba4'][(k * 5 + row) % 6]
    const h = 0.07 + spread(k + row * 9) * 0.035
    if (k % 8 < 6) pen.fillRect(x - 0.011, y - h, 0.021, h)
    else if (k % 8 === 6) pen.fillRect(x - 0.008, y - 0.1, 0.052, 0.1)
  })
}

/** Lamps over guests at their cups, seen from outside. */
function cafe(pen: SharePen) {
  const { x, width, top } = WINDOW
  pen.g.fillStyle = pen.gradient(0, top, 0, 0.91, '#e8b45a', '#c98a3f', '#5a3822')
  pen.fillRect(x, top - 0.02, width, 0.33)
  for (const at of [0.2, 0.41, 0.62]) {
    polyline(pen, '#2a2018', 0.006, [at, top - 0.02, at, top + 0.05])
    pen.g.fillStyle = pen.glow(at, top + 0.08, 0.12, [
      [0, 'rgba(255,240,190,.9)'],
      [1, 'rgba(255,220,140,0)'],
    ])
    pen.fillCircle(at, top + 0.08, 0.12)
    polygon(pen, '#3a2a20', [
      at - 0.03,
      top + 0.08,
      at + 0.03,
      top + 0.08,
      at + 0.012,
      top + 0.045,
      at - 0.012,
      top + 0.045,
    ])
  }
  for (const [k, at] of [0.17, 0.3, 0.52, 0.65].entries()) {
    const colour = ['#5a3f6a', '#2f4f5a', '#7a3a34', '#3f4a34'][k]
    pen.g.fillStyle = colour
    pen.fillRoundRect(at - 0.04, 0.79, 0.08, 0.12, 0.03)
    ball(pen, at, 0.765, 0.03, ['#d9a684', '#8a5a3f', '#e8bc98', '#c98f66'][k])
    pen.g.fillStyle = ['#3a2418', '#1c1613', '#8a5a2a', '#4a3020'][k]
    pen.fillEllipse(at, 0.748, 0.032, 0.018)
  }
  for (const at of [0.235, 0.585]) {
    pen.g.fillStyle = '#6b4426'
    pen.fillRect(at - 0.05, 0.855, 0.1, 0.014)
    pen.fillRect(at - 0.006, 0.865, 0.012, 0.045)
    pen.g.fillStyle = '#fdfaf2'
    for (const aside of [-0.025, 0.025]) pen.fillRoundRect(at + aside - 0.012, 0.83, 0.024, 0.024, 0.006)
  }
}

/** What is seen in the windows of shops, each drawn into the same frame. */
export const WARES = { goods, loaves, books, cafe }
