import type { SharePen } from '../pen.ts'
import { shadeHex } from '../tint.ts'
import type { Piece, PieceOptions } from './piece.ts'
import { ball, blob, fromAbove, polygon, polyline, rounding, spread } from './shapes.ts'

const FOODS = ['#d8402f', '#f2b62c', '#6fae3f', '#f6f2ea', '#e8843a', '#5a9ad0', '#b05ab0', '#8a5230']

/** A refrigerator whose door stands open: shelves of food in its own light. */
function drawOpenFridge(pen: SharePen, { colour = '#e4e8ea' }: PieceOptions) {
  const { g } = pen
  g.fillStyle = pen.glow(0.3, 0.5, 0.56, [
    [0, 'rgba(255,246,206,.75)'],
    [1, 'rgba(255,246,206,0)'],
  ])
  pen.fillCircle(0.3, 0.5, 0.5)
  g.fillStyle = rounding(pen, 0.04, 0.56, colour)
  pen.fillRoundRect(0.04, 0.02, 0.52, 0.94, 0.03)
  g.fillStyle = pen.gradient(0, 0.06, 0, 0.92, '#ffffff', '#fff6d6', '#ece2bc')
  pen.fillRect(0.075, 0.06, 0.45, 0.86)
  for (const [row, y] of [0.24, 0.41, 0.58, 0.75].entries()) {
    g.fillStyle = '#b9c8ce'
    pen.fillRect(0.075, y, 0.45, 0.012)
    for (let k = 0; k < 5; k++) {
      const x = 0.1 + k * 0.086
      const own = FOODS[(k * 3 + row * 5) % FOODS.length]
      const high = 0.05 + spread(k + row * 7) * 0.075
      g.fillStyle = rounding(pen, x, x + 0.065, own)
      if ((k + row) % 3 === 0) ball(pen, x + 0.034, y - 0.036, 0.036, own)
      else if ((k + row) % 3 === 1) {
        pen.fillRoundRect(x + 0.008, y - high, 0.05, high, 0.012)
        g.fillStyle = '#f6f2ea'
        pen.fillRect(x + 0.02, y - high - 0.02, 0.026, 0.022)
      } else pen.fillRoundRect(x, y - high * 0.8, 0.068, high * 0.8, 0.008)
    }
  }
  g.fillStyle = 'rgba(170,200,214,.8)'
  pen.fillRoundRect(0.085, 0.8, 0.43, 0.11, 0.012)
  for (let k = 0; k < 5; k++)
    ball(pen, 0.13 + k * 0.085, 0.86, 0.03, ['#6fae3f', '#e8843a', '#d8402f'][k % 3])
  polygon(
    pen,
    pen.across(0.55, 0.86, shadeHex(colour, 0.1), shadeHex(colour, -0.22)),
    [0.555, 0.02, 0.86, 0.0, 0.86, 1, 0.555, 0.955],
  )
  polygon(pen, '#f4efdc', [0.58, 0.06, 0.83, 0.05, 0.83, 0.95, 0.58, 0.915])
  for (const [row, y] of [0.3, 0.55, 0.82].entries()) {
    for (let k = 0; k < 3; k++) {
      const x = 0.6 + k * 0.075
      g.fillStyle = rounding(pen, x, x + 0.055, FOODS[(k + row * 2 + 1) % FOODS.length])
      pen.fillRoundRect(x, y - 0.13 + (k % 2) * 0.02, 0.052, 0.15, 0.014)
    }
    polygon(pen, '#aebdc4', [0.58, y, 0.83, y + 0.006, 0.83, y + 0.05, 0.58, y + 0.038])
  }
  for (const x of [0.08, 0.46]) {
    g.fillStyle = '#5a6066'
    pen.fillRect(x, 0.955, 0.06, 0.045)
  }
}

/** Both leaves of a wardrobe thrown open, and what is painted inside. */
const drawOpenWardrobe =
  (inside: (pen: SharePen) => void) =>
  (pen: SharePen, { colour = '#6b4426' }: PieceOptions) => {
    const { g } = pen
    g.fillStyle = rounding(pen, 0.22, 0.88, colour)
    pen.fillRect(0.22, 0.04, 0.66, 0.92)
    g.save()
    pen.begin()
    pen.rect(0.26, 0.1, 0.58, 0.8)
    g.clip()
    inside(pen)
    g.restore()
    for (const side of [-1, 1]) {
      const at = (share: number) => 0.55 + side * share
      polygon(pen, pen.across(at(0.33), at(0.55), colour, shadeHex(colour, side < 0 ? 0.2 : -0.25)), [
        at(0.29),
        0.1,
        at(0.54),
        0.04,
        at(0.54),
        0.99,
        at(0.29),
        0.9,
      ])
      for (const [from, to] of [
        [0.12, 0.48],
        [0.54, 0.9],
      ])
        polygon(pen, shadeHex(colour, -0.3), [
          at(0.33),
          from + 0.03,
          at(0.5),
          from,
          at(0.5),
          to + 0.02,
          at(0.33),
          to - 0.02,
        ])
    }
    g.fillStyle = fromAbove(pen, 0, 0.07, shadeHex(colour, 0.2))
    pen.fillRoundRect(0.17, 0, 0.76, 0.07, 0.02)
    g.fillStyle = fromAbove(pen, 0.9, 0.98, shadeHex(colour, 0.05))
    pen.fillRect(0.22, 0.9, 0.66, 0.07)
  }

const CLOTHS = ['#7a2f3a', '#2f4f7a', '#d9c9a8', '#3f6f5a', '#b5607a', '#c9883a', '#e8e2da', '#5a4a7a']

function clothesOnRail(pen: SharePen) {
  pen.g.fillStyle = pen.gradient(0, 0.1, 0, 0.9, '#2a1c12', '#3a281a')
  pen.fillRect(0.2, 0.05, 0.7, 0.9)
  polyline(pen, '#b8a070', 0.014, [0.26, 0.17, 0.84, 0.17])
  for (let k = 0; k < 9; k++) {
    const x = 0.275 + k * 0.062
    const foot = 0.55 + spread(k) * 0.22
    blob(pen, rounding(pen, x, x + 0.07, CLOTHS[(k * 3) % CLOTHS.length]), [
      x,
      0.23,
      x + 0.032,
      0.185,
      x + 0.066,
      0.23,
      x + 0.074,
      foot,
      x - 0.008,
      foot,
    ])
  }
  for (let k = 0; k < 4; k++) {
    pen.g.fillStyle = rounding(
      pen,
      0.3 + k * 0.13,
      0.39 + k * 0.13,
      ['#5a3a22', '#26262a', '#a8442c', '#d9c9a8'][k],
    )
    pen.fillRoundRect(0.3 + k * 0.13, 0.84, 0.1, 0.05, 0.02)
  }
}

/** Woods in deep snow, with a lamp alight among them. */
function winterWood(pen: SharePen) {
  const { g } = pen
  g.fillStyle = pen.gradient(0, 0.1, 0, 0.9, '#7fa6cc', '#d6e6f2', '#f4f8fb')
  pen.fillRect(0.2, 0.05, 0.7, 0.9)
  for (let k = 0; k < 9; k++) {
    const x = 0.26 + ((k * 4) % 9) * 0.072
    const [foot, high] = [0.6 + k * 0.024, 0.3 + spread(k) * 0.14]
    for (const up of [0.1, 0.4, 0.7]) {
      const half = 0.085 * (1 - up * 0.8)
      const y = foot - high * up
      polygon(pen, shadeHex('#3f6f62', -0.1 + k * 0.02), [x - half, y, x, y - high * 0.42, x + half, y])
      polygon(pen, '#f4f8fb', [
        x - half * 0.5,
        y - high * 0.2,
        x,
        y - high * 0.42,
        x + half * 0.5,
        y - high * 0.2,
      ])
    }
  }
  g.fillStyle = pen.glow(0.62, 0.46, 0.16, [
    [0, 'rgba(255,214,120,.95)'],
    [1, 'rgba(255,214,120,0)'],
  ])
  pen.fillCircle(0.62, 0.46, 0.16)
  polyline(pen, '#26262c', 0.014, [0.62, 0.8, 0.62, 0.5])
  g.fillStyle = '#fff0bc'
  pen.fillRect(0.6, 0.43, 0.04, 0.06)
  polygon(pen, '#26262c', [0.59, 0.43, 0.62, 0.4, 0.65, 0.43])
  g.fillStyle = '#f8fbfd'
  pen.fillEllipse(0.4, 0.88, 0.3, 0.1)
  pen.fillEllipse(0.72, 0.9, 0.28, 0.09)
  for (let k = 0; k < 50; k++) pen.fillCircle(0.26 + spread(k) * 0.58, 0.1 + spread(k, 0.37) * 0.8, 0.005)
}

/** Shelves of cups, plates on edge and teapots. */
function chinaOnShelves(pen: SharePen) {
  const { g } = pen
  g.fillStyle = pen.gradient(0, 0.1, 0, 0.9, '#4a3424', '#5f4630')
  pen.fillRect(0.2, 0.05, 0.7, 0.9)
  for (const [row, y] of [0.29, 0.48, 0.67, 0.87].entries()) {
    for (let k = 0; k < 5; k++) {
      const x = 0.3 + k * 0.125
      const own = ['#f6f4ee', '#8fb5d8', '#f2c6cf', '#f6f4ee', '#b8d8b8'][(k + row * 2) % 5]
      if (row % 2 === 0) {
        g.fillStyle = rounding(pen, x - 0.055, x + 0.055, own)
        pen.fillCircle(x, y - 0.075, 0.07)
        g.fillStyle = shadeHex(own, -0.12)
        pen.fillCircle(x, y - 0.075, 0.042)
      } else {
        g.strokeStyle = own
        pen.lineWidth = 0.014
        pen.begin()
        pen.arc(x + 0.042, y - 0.045, 0.022)
        g.stroke()
        blob(pen, rounding(pen, x - 0.045, x + 0.045, own), [
          x - 0.046,
          y - 0.085,
          x + 0.046,
          y - 0.085,
          x + 0.03,
          y,
          x - 0.03,
          y,
        ])
      }
    }
    g.fillStyle = fromAbove(pen, y, y + 0.025, '#9a6a3e')
    pen.fillRect(0.24, y, 0.62, 0.022)
  }
}

/** A drawer pulled out of its chest, seen from above its front. */
function drawOpenDrawer(pen: SharePen, { colour = '#9a6a3e' }: PieceOptions) {
  const { g } = pen
  polygon(pen, shadeHex(colour, -0.5), [0.3, 0.08, 2, 0.08, 2.2, 0.46, 0.1, 0.46])
  polygon(
    pen,
    fromAbove(pen, 0.1, 0.46, shadeHex(colour, -0.28)),
    [0.36, 0.13, 1.94, 0.13, 2.1, 0.46, 0.2, 0.46],
  )
  for (const side of [0, 1]) {
    const at = (x: number) => (side ? 2.3 - x : x)
    polygon(pen, shadeHex(colour, side ? -0.2 : 0.16), [
      at(0.28),
      0.06,
      at(0.35),
      0.06,
      at(0.17),
      0.46,
      at(0.06),
      0.46,
    ])
  }
  g.fillStyle = pen.gradient(0, 0.4, 0, 1, shadeHex(colour, 0.26), colour, shadeHex(colour, -0.34))
  pen.fillRoundRect(0, 0.42, 2.3, 0.58, 0.03)
  g.strokeStyle = shadeHex(colour, -0.35)
  pen.lineWidth = 0.02
  pen.strokeRect(0.12, 0.52, 2.06, 0.38)
  for (let k = 0; k < 7; k++)
    polyline(pen, shadeHex(colour, -0.12), 0.008, [
      0.16 + k * 0.03,
      0.56 + k * 0.05,
      2.1 - k * 0.05,
      0.57 + k * 0.05,
    ])
  for (const x of [0.7, 1.6]) {
    ball(pen, x, 0.7, 0.085, '#c9a04a')
    g.fillStyle = 'rgba(0,0,0,.2)'
    pen.fillEllipse(x, 0.8, 0.08, 0.02)
  }
}

/** Furniture that stands open. */
export const OPEN_FURNITURE: Readonly<Record<string, Piece>> = {
  '@openfridge': { broadness: 0.87, draw: drawOpenFridge },
  '@openwardrobe': { broadness: 1.12, draw: drawOpenWardrobe(clothesOnRail) },
  '@snowwardrobe': { broadness: 1.12, draw: drawOpenWardrobe(winterWood) },
  '@chinacabinet': { broadness: 1.12, draw: drawOpenWardrobe(chinaOnShelves) },
  '@opendrawer': { broadness: 2.3, draw: drawOpenDrawer },
}
