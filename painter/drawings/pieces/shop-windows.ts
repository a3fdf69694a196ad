import type { SharePen } from '../pen.ts'
import { shadeHex } from '../tint.ts'
import { ball, polygon, polyline, rounding, spread } from './shapes.ts'

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

function blossoms(pen: SharePen) {
  boards(pen)
  const blooms = ['#e0486a', '#f2b62c', '#f7f2ea', '#b05ad0', '#f0803a', '#e85a9a']
  along(6, (x, y, k, row) => {
    pen.g.fillStyle = rounding(pen, x - 0.024, x + 0.024, ['#d8dce0', '#6a8a9a', '#c9a878'][(k + row) % 3])
    pen.fillRect(x - 0.024, y - 0.045, 0.048, 0.045)
    pen.g.fillStyle = '#4f8a3f'
    pen.fillEllipse(x, y - 0.065, 0.046, 0.034)
    for (let n = 0; n < 9; n++)
      ball(
        pen,
        x + (spread(n + k * 7) - 0.5) * 0.09,
        y - 0.055 - spread(n + row * 5, 0.37) * 0.06,
        0.014,
        blooms[(k + row * 2) % blooms.length],
      )
  })
}

function bear(pen: SharePen, x: number, y: number) {
  for (const side of [-1, 1]) ball(pen, x + side * 0.018, y - 0.088, 0.011, '#7a4a24')
  ball(pen, x, y - 0.03, 0.03, '#9a6434')
  ball(pen, x, y - 0.07, 0.025, '#b0783e')
  ball(pen, x, y - 0.063, 0.01, '#e8c48e')
}

function toys(pen: SharePen) {
  boards(pen)
  along(7, (x, y, k, row) => {
    const kind = (k + row * 3) % 4
    if (kind === 0) bear(pen, x, y)
    else if (kind === 1) {
      ball(pen, x, y - 0.035, 0.035, '#d8321f')
      polyline(pen, '#f7f4ee', 0.01, [x - 0.033, y - 0.035, x + 0.033, y - 0.035])
    } else if (kind === 2) {
      for (const [dx, dy, colour] of [
        [-0.02, 0, '#2f6ab0'],
        [0.02, 0, '#f0b42a'],
        [0, -0.038, '#3f9a4a'],
      ] as const) {
        pen.g.fillStyle = colour
        pen.fillRect(x + dx - 0.018, y + dy - 0.037, 0.036, 0.036)
      }
    } else {
      polygon(pen, '#d8dce0', [
        x - 0.02,
        y - 0.02,
        x - 0.02,
        y - 0.075,
        x,
        y - 0.11,
        x + 0.02,
        y - 0.075,
        x + 0.02,
        y - 0.02,
      ])
      polygon(pen, '#c9302a', [x - 0.036, y, x - 0.02, y - 0.04, x + 0.02, y - 0.04, x + 0.036, y])
    }
  })
}

function sweets(pen: SharePen) {
  boards(pen)
  const colours = ['#e0486a', '#f2b62c', '#7fc24a', '#5a9ae0', '#b05ad0', '#f0803a']
  along(8, (x, y, k, row) => {
    const colour = colours[(k * 5 + row) % colours.length]
    if ((k + row) % 3 === 2) {
      polyline(pen, '#f7f4ee', 0.008, [x, y, x, y - 0.06])
      ball(pen, x, y - 0.08, 0.032, colour)
      return
    }
    for (let n = 0; n < 9; n++)
      ball(pen, x - 0.02 + (n % 3) * 0.02, y - 0.014 - Math.floor(n / 3) * 0.022, 0.012, colours[(n + k) % 6])
    pen.g.fillStyle = 'rgba(240,248,250,.35)'
    pen.fillRoundRect(x - 0.034, y - 0.082, 0.068, 0.082, 0.012)
    pen.g.fillStyle = colour
    pen.fillRoundRect(x - 0.024, y - 0.1, 0.048, 0.02, 0.006)
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

function dresses(pen: SharePen) {
  const colours = ['#b3263a', '#2f5a7a', '#e8d8c0', '#3f7a5a', '#7a3f7a']
  for (const [k, colour] of colours.entries()) {
    const x = 0.15 + k * 0.13
    polyline(pen, '#8a8f96', 0.008, [x, 0.86, x, 0.91])
    ball(pen, x, 0.645, 0.02, '#e8d8c8')
    const hem = k % 2 ? 0.045 : 0.07
    polygon(pen, rounding(pen, x - hem, x + hem, colour), [
      x - 0.035,
      0.675,
      x + 0.035,
      0.675,
      x + 0.024,
      0.745,
      x + hem,
      0.87,
      x - hem,
      0.87,
      x - 0.024,
      0.745,
    ])
  }
}

/** Bottles behind small panes, in a warm light. */
function bottles(pen: SharePen) {
  const { x, width, top } = WINDOW
  pen.g.fillStyle = pen.gradient(0, top, 0, 0.91, '#f2b84a', '#b0702a', '#4a2c16')
  pen.fillRect(x, top - 0.02, width, 0.33)
  boards(pen)
  along(12, (at, y, k, row) => {
    const colour = ['#2f5a3a', '#7a3a1f', '#c9a04a', '#5a1f24', '#3a4a2f'][(k * 3 + row) % 5]
    pen.g.fillStyle = rounding(pen, at - 0.015, at + 0.015, colour)
    pen.fillRoundRect(at - 0.015, y - 0.065, 0.03, 0.065, 0.008)
    pen.fillRect(at - 0.006, y - 0.1, 0.012, 0.04)
  })
  pen.g.strokeStyle = '#1c1613'
  pen.lineWidth = 0.008
  for (let k = 1; k < 6; k++) pen.strokeLine(x + (k * width) / 6, top - 0.02, x + (k * width) / 6, 0.91)
}

/** A clock, vases, frames and lamps. */
function oddments(pen: SharePen) {
  boards(pen)
  along(6, (x, y, k, row) => {
    const kind = (k + row * 2) % 4
    if (kind === 0) {
      pen.g.fillStyle = rounding(pen, x - 0.034, x + 0.034, '#6b4426')
      pen.fillRoundRect(x - 0.034, y - 0.1, 0.068, 0.1, [0.034, 0.034, 0, 0])
      ball(pen, x, y - 0.066, 0.024, '#f4ead0')
      polyline(pen, '#23201c', 0.005, [x, y - 0.082, x, y - 0.066, x + 0.012, y - 0.06])
    } else if (kind === 1) {
      pen.g.fillStyle = rounding(pen, x - 0.034, x + 0.034, '#3a6a8a')
      pen.fillEllipse(x, y - 0.04, 0.034, 0.04)
      pen.fillRect(x - 0.013, y - 0.105, 0.026, 0.04)
    } else if (kind === 2) {
      pen.g.fillStyle = '#c9a04a'
      pen.fillRect(x - 0.045, y - 0.085, 0.09, 0.085)
      pen.g.fillStyle = '#5a7a6a'
      pen.fillRect(x - 0.033, y - 0.073, 0.066, 0.061)
    } else {
      polyline(pen, '#b8923f', 0.012, [x, y, x, y - 0.06])
      polygon(pen, '#f4dca0', [
        x - 0.02,
        y - 0.11,
        x + 0.02,
        y - 0.11,
        x + 0.04,
        y - 0.055,
        x - 0.04,
        y - 0.055,
      ])
    }
  })
}

function fruit(pen: SharePen) {
  boards(pen)
  const colours = ['#d8321f', '#f2a52c', '#8ab53a', '#f2d23a', '#7a3f8a', '#e0702c']
  along(6, (x, y, k, row) => {
    for (let n = 0; n < 9; n++)
      ball(
        pen,
        x - 0.036 + (n % 4) * 0.024 + (n > 3 ? 0.012 : 0),
        y - 0.016 - Math.floor(n / 4) * 0.022,
        0.017,
        colours[(k + row * 3) % 6],
      )
  })
}

/** Mirrors on the wall, and a red chair before each. */
function mirrors(pen: SharePen) {
  for (const x of [0.19, 0.41, 0.63]) {
    pen.g.fillStyle = '#c9a04a'
    pen.fillRoundRect(x - 0.06, 0.61, 0.12, 0.15, 0.03)
    pen.g.fillStyle = pen.gradient(x - 0.05, 0.62, x + 0.05, 0.75, '#f4fafc', '#a8c2cc')
    pen.fillRoundRect(x - 0.05, 0.62, 0.1, 0.13, 0.025)
    pen.g.fillStyle = rounding(pen, x - 0.05, x + 0.05, '#a3303a')
    pen.fillRoundRect(x - 0.045, 0.74, 0.09, 0.1, 0.02)
    pen.fillRoundRect(x - 0.055, 0.82, 0.11, 0.035, 0.012)
    pen.g.fillStyle = '#b8bec6'
    pen.fillRect(x - 0.012, 0.855, 0.024, 0.055)
  }
}

/** What is seen in the windows of shops, each drawn into the same frame. */
export const WARES = {
  goods,
  loaves,
  books,
  blossoms,
  toys,
  sweets,
  cafe,
  dresses,
  bottles,
  oddments,
  fruit,
  mirrors,
}
