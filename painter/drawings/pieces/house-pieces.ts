import type { SharePen } from '../pen.ts'
import { shadeHex } from '../tint.ts'
import type { Piece, PieceOptions } from './piece.ts'
import { ball, blob, fromAbove, polygon, polyline, rounding, spread, turned } from './shapes.ts'

const STEPS = 11
/** Of the stairs: half their breadth below and above, their lowest and their highest row. */
const FLIGHT = { below: 0.46, above: 0.25, foot: 1, top: 0.3 }

/** A flight of stairs from below, with a carpet down its middle, between two banisters. */
function drawStairs(pen: SharePen, { colour = '#a3342f' }: PieceOptions) {
  const { g } = pen
  const middle = 0.52
  const at = (k: number) => {
    const share = k / STEPS
    const far = share / (1 + (1 - share) * 0.55)
    return {
      y: FLIGHT.foot + (FLIGHT.top - FLIGHT.foot) * share,
      half: FLIGHT.below + (FLIGHT.above - FLIGHT.below) * far,
    }
  }
  g.fillStyle = pen.gradient(0, 0, 0, 0.32, '#c9b596', '#e6d8bc')
  pen.fillRect(middle - 0.3, 0.03, 0.6, 0.3)
  g.fillStyle = pen.gradient(0, 0.08, 0, 0.24, '#cfe4f0', '#f2f0dc')
  pen.fillRect(middle - 0.1, 0.07, 0.2, 0.16)
  polyline(pen, '#f6f2e8', 0.012, [middle, 0.07, middle, 0.23])
  polyline(pen, '#f6f2e8', 0.012, [middle - 0.1, 0.15, middle + 0.1, 0.15])
  g.strokeStyle = '#7a5a38'
  pen.lineWidth = 0.014
  pen.strokeRect(middle - 0.1, 0.07, 0.2, 0.16)
  for (let k = 0; k < STEPS; k++) {
    const [low, high] = [at(k), at(k + 1)]
    const tread = low.y - (low.y - high.y) * 0.62
    polygon(pen, fromAbove(pen, tread, low.y, '#b08a5c'), [
      middle - low.half,
      low.y,
      middle - low.half,
      tread,
      middle + low.half,
      tread,
      middle + low.half,
      low.y,
    ])
    polygon(pen, shadeHex('#9a7044', 0.22), [
      middle - low.half - 0.012,
      tread,
      middle - high.half - 0.012,
      high.y,
      middle + high.half + 0.012,
      high.y,
      middle + low.half + 0.012,
      tread,
    ])
    const [near, away] = [low.half * 0.6, high.half * 0.6]
    polygon(pen, shadeHex(colour, -0.24), [
      middle - near,
      low.y,
      middle - near,
      tread,
      middle + near,
      tread,
      middle + near,
      low.y,
    ])
    polygon(pen, shadeHex(colour, 0.12), [
      middle - near,
      tread,
      middle - away,
      high.y,
      middle + away,
      high.y,
      middle + near,
      tread,
    ])
    polyline(pen, '#d9b45a', 0.005, [middle - near, low.y - 0.004, middle + near, low.y - 0.004])
  }
  for (const side of [-1, 1]) {
    for (let k = 0; k <= STEPS; k++) {
      const { y, half } = at(k)
      polyline(pen, '#f4ecdc', 0.013 - k * 0.0005, [
        middle + side * half,
        y,
        middle + side * half,
        y - 0.2 + k * 0.006,
      ])
    }
    const [low, high] = [at(0), at(STEPS)]
    polyline(pen, '#6b4426', 0.03, [
      middle + side * low.half,
      low.y - 0.2,
      middle + side * high.half,
      high.y - 0.135,
    ])
    g.fillStyle = rounding(pen, middle + side * low.half - 0.035, middle + side * low.half + 0.035, '#7a4e2c')
    pen.fillRect(middle + side * low.half - 0.032, 0.76, 0.064, 0.24)
    ball(pen, middle + side * low.half, 0.745, 0.042, '#8a5a34')
  }
}

/** A cast-iron stove with a fire behind its door, a pipe, and a kettle on it. */
function drawWoodStove(pen: SharePen, { colour = '#33353a' }: PieceOptions) {
  const { g } = pen
  g.fillStyle = rounding(pen, 0.16, 0.26, shadeHex(colour, -0.1))
  pen.fillRect(0.16, 0, 0.1, 0.44)
  for (const y of [0.08, 0.4]) {
    g.fillStyle = shadeHex(colour, 0.2)
    pen.fillRect(0.15, y, 0.12, 0.02)
  }
  for (const x of [0.1, 0.8])
    polygon(pen, shadeHex(colour, -0.25), [x, 0.88, x + 0.1, 0.88, x + 0.07, 1, x + 0.02, 1])
  g.fillStyle = pen.gradient(0.05, 0.45, 0.95, 0.92, shadeHex(colour, 0.2), colour, shadeHex(colour, -0.35))
  pen.fillRoundRect(0.05, 0.45, 0.9, 0.46, 0.03)
  g.fillStyle = fromAbove(pen, 0.42, 0.47, shadeHex(colour, 0.26))
  pen.fillRoundRect(0, 0.42, 1, 0.05, 0.02)
  g.fillStyle = shadeHex(colour, -0.4)
  pen.fillRoundRect(0.13, 0.52, 0.44, 0.33, 0.03)
  g.fillStyle = pen.glow(0.35, 0.75, 0.26, [
    [0, '#fff2b0'],
    [0.35, '#ffb03a'],
    [0.8, '#d9501a'],
    [1, '#5a1c0c'],
  ])
  pen.fillRoundRect(0.17, 0.56, 0.36, 0.25, 0.02)
  for (const [x, high] of [
    [0.25, 0.13],
    [0.35, 0.19],
    [0.45, 0.12],
  ])
    blob(pen, '#ffd65a', [
      x - 0.04,
      0.8,
      x - 0.02,
      0.8 - high * 0.6,
      x,
      0.8 - high,
      x + 0.03,
      0.8 - high * 0.5,
      x + 0.04,
      0.8,
    ])
  for (const x of [0.26, 0.35, 0.44]) polyline(pen, '#1a1b1e', 0.012, [x, 0.56, x, 0.81])
  g.fillStyle = shadeHex(colour, -0.25)
  for (const y of [0.53, 0.7]) pen.fillRoundRect(0.64, y, 0.25, 0.14, 0.015)
  for (const y of [0.6, 0.77]) ball(pen, 0.765, y, 0.02, '#c9a04a')
  ball(pen, 0.11, 0.68, 0.018, '#c9a04a')
  // The kettle.
  g.fillStyle = rounding(pen, 0.5, 0.8, '#a8703a')
  blob(pen, g.fillStyle, [0.5, 0.42, 0.5, 0.3, 0.58, 0.24, 0.72, 0.24, 0.8, 0.3, 0.8, 0.42, 0.65, 0.44])
  polyline(pen, '#a8703a', 0.03, [0.79, 0.35, 0.88, 0.27])
  g.strokeStyle = '#2a2420'
  pen.lineWidth = 0.018
  pen.begin()
  pen.moveTo(0.54, 0.26)
  pen.curveTo(0.55, 0.13, 0.75, 0.13, 0.76, 0.26)
  g.stroke()
  ball(pen, 0.65, 0.235, 0.02, '#2a2420')
}

/** A long table under a cloth, laid with plates, glasses, candles and flowers, chairs along both sides. */
function drawLaidTable(pen: SharePen, { colour = '#f6f1e6' }: PieceOptions) {
  const { g } = pen
  const chair = (x: number, y: number, s: number) => {
    g.fillStyle = pen.across(x - s * 0.15, x + s * 0.15, '#8a5a34', '#5a3a22')
    pen.fillRoundRect(x - s * 0.15, y - s * 0.42, s * 0.3, s * 0.07, s * 0.02)
    for (const dx of [-0.14, -0.05, 0.05, 0.14])
      pen.fillRect(x + dx * s - s * 0.015, y - s * 0.4, s * 0.03, s * 0.4)
  }
  for (let k = 0; k < 6; k++) chair(0.36 + k * 0.355, 0.4, 0.62)
  polygon(pen, fromAbove(pen, 0.3, 0.62, colour), [0.3, 0.34, 2.2, 0.34, 2.48, 0.62, 0.02, 0.62])
  g.fillStyle = pen.gradient(0, 0.6, 0, 0.86, shadeHex(colour, -0.06), shadeHex(colour, -0.3))
  pen.fillRect(0.02, 0.62, 2.46, 0.22)
  for (let k = 0; k < 25; k++)
    polyline(pen, 'rgba(90,80,70,.14)', 0.016, [
      0.06 + k * 0.1,
      0.64,
      0.05 + k * 0.1 + spread(k) * 0.02,
      0.84,
    ])
  for (const x of [0.1, 2.32]) {
    g.fillStyle = '#5a3a22'
    pen.fillRect(x, 0.83, 0.08, 0.17)
  }
  const place = (x: number, y: number, s: number) => {
    g.fillStyle = 'rgba(60,50,40,.25)'
    pen.fillEllipse(x + 0.01, y + 0.012, s * 0.13, s * 0.042)
    g.fillStyle = '#ffffff'
    pen.fillEllipse(x, y, s * 0.13, s * 0.042)
    g.fillStyle = '#dfe6ea'
    pen.fillEllipse(x, y, s * 0.085, s * 0.026)
    g.fillStyle = '#c23a3a'
    pen.fillEllipse(x, y - s * 0.005, s * 0.04, s * 0.014)
    g.fillStyle = 'rgba(190,214,226,.9)'
    blob(pen, g.fillStyle, [
      x + s * 0.12,
      y - s * 0.15,
      x + s * 0.19,
      y - s * 0.15,
      x + s * 0.18,
      y - s * 0.07,
      x + s * 0.13,
      y - s * 0.07,
    ])
    polyline(pen, '#a8bcc6', 0.008, [x + s * 0.155, y - s * 0.07, x + s * 0.155, y - s * 0.01])
  }
  for (let k = 0; k < 6; k++) place(0.46 + k * 0.31, 0.385, 0.72)
  for (const [k, x] of [0.62, 1.22, 1.84].entries()) {
    if (k === 1) {
      g.fillStyle = rounding(pen, x - 0.05, x + 0.05, '#5a86b0')
      pen.fillRoundRect(x - 0.05, 0.34, 0.1, 0.13, 0.03)
      for (let n = 0; n < 22; n++) {
        const away = spread(n) * 0.14
        ball(
          pen,
          x + (spread(n, 0.37) - 0.5) * 0.26,
          0.33 - away,
          0.026,
          ['#c8302c', '#3f7a38', '#f2e6d0', '#e0708a'][n % 4],
        )
      }
      continue
    }
    for (const dx of [-0.05, 0.05]) {
      g.fillStyle = '#f8f2e0'
      pen.fillRect(x + dx - 0.012, 0.26, 0.024, 0.18)
      blob(pen, '#ffc23a', [x + dx - 0.016, 0.25, x + dx, 0.2, x + dx + 0.016, 0.25, x + dx, 0.265])
      g.fillStyle = '#c9a04a'
      pen.fillEllipse(x + dx, 0.445, 0.035, 0.012)
    }
  }
  for (let k = 0; k < 6; k++) place(0.3 + k * 0.372, 0.555, 0.95)
  for (let k = 0; k < 6; k++) chair(0.3 + k * 0.372, 1, 0.86)
}

/** A trolley on wheels with cakes on both its boards. */
function drawCakeCart(pen: SharePen, { colour = '#b8863a' }: PieceOptions) {
  const { g } = pen
  for (const x of [0.12, 1.38]) {
    g.fillStyle = rounding(pen, x, x + 0.05, colour)
    pen.fillRect(x, 0.1, 0.05, 0.8)
    g.fillStyle = '#2a2c30'
    pen.fillCircle(x + 0.025, 0.94, 0.06)
    ball(pen, x + 0.025, 0.94, 0.025, '#d0d4d8')
  }
  g.strokeStyle = colour
  pen.lineWidth = 0.03
  pen.begin()
  pen.moveTo(0.12, 0.14)
  pen.lineTo(0, 0.2)
  g.stroke()
  for (const y of [0.42, 0.8]) {
    polygon(pen, '#f8f4ea', [0.14, y - 0.05, 1.42, y - 0.05, 1.5, y, 0.06, y])
    g.fillStyle = fromAbove(pen, y, y + 0.06, colour)
    pen.fillRect(0.06, y, 1.44, 0.05)
  }
  const cake = (x: number, y: number, w: number, body: string, top: string) => {
    g.fillStyle = '#e8eef2'
    pen.fillEllipse(x, y, w * 0.66, 0.028)
    g.fillStyle = rounding(pen, x - w / 2, x + w / 2, body)
    pen.fillRoundRect(x - w / 2, y - w * 0.5, w, w * 0.5, 0.02)
    g.fillStyle = top
    pen.fillEllipse(x, y - w * 0.5, w / 2, w * 0.13)
    for (const dx of [-0.3, 0, 0.3]) ball(pen, x + dx * w, y - w * 0.56, w * 0.08, '#d8302c')
  }
  cake(0.36, 0.39, 0.3, '#6b3a22', '#4a2616')
  cake(0.78, 0.39, 0.32, '#f6d0d8', '#f0a0b8')
  cake(1.2, 0.39, 0.28, '#fbf2da', '#ffffff')
  cake(0.4, 0.77, 0.26, '#f2d27a', '#e8b43a')
  // A pudding that shakes, and a bowl in layers.
  turned(pen, rounding(pen, 0.66, 0.94, '#f29ab4'), 0.8, [0.06, 0.56, 0.1, 0.62, 0.13, 0.7, 0.15, 0.76])
  for (const [k, own] of ['#c8302c', '#f6dc8a', '#fdf6ea'].entries()) {
    g.fillStyle = own
    pen.fillRect(1.08, 0.7 - k * 0.05, 0.26, 0.055)
  }
  g.strokeStyle = 'rgba(220,236,244,.9)'
  pen.lineWidth = 0.015
  pen.strokeRect(1.08, 0.58, 0.26, 0.18)
}

/** A travelling trunk with straps and iron corners. */
function drawTravelChest(pen: SharePen, { colour = '#7a5230' }: PieceOptions) {
  const { g } = pen
  g.fillStyle = pen.gradient(0, 0, 0, 0.42, shadeHex(colour, 0.28), colour, shadeHex(colour, -0.1))
  pen.fillRoundRect(0.02, 0.02, 1.56, 0.42, 0.14)
  g.fillStyle = pen.gradient(0, 0.4, 0, 1, shadeHex(colour, 0.06), shadeHex(colour, -0.34))
  pen.fillRoundRect(0.02, 0.4, 1.56, 0.58, 0.03)
  for (const x of [0.3, 1.16]) {
    g.fillStyle = pen.across(x, x + 0.14, '#c9985a', '#8a6030')
    pen.fillRect(x, 0.02, 0.14, 0.96)
    g.fillStyle = '#d9b45a'
    pen.fillRoundRect(x + 0.025, 0.36, 0.09, 0.12, 0.02)
  }
  polyline(pen, '#3a2616', 0.025, [0.02, 0.42, 1.58, 0.42])
  g.fillStyle = '#3a3c42'
  for (const [x, y] of [
    [0.02, 0.86],
    [1.46, 0.86],
    [0.02, 0.44],
    [1.46, 0.44],
  ])
    pen.fillRoundRect(x, y, 0.12, 0.12, 0.02)
  g.fillStyle = rounding(pen, 0.71, 0.89, '#d9b45a')
  pen.fillRoundRect(0.71, 0.34, 0.18, 0.2, 0.03)
  ball(pen, 0.8, 0.44, 0.025, '#2a1c10')
}

/** Furniture of the hall, the kitchen and the dining room. */
export const HOUSE_PIECES: Readonly<Record<string, Piece>> = {
  '@stairs': { broadness: 1.04, draw: drawStairs },
  '@woodstove': { broadness: 1, draw: drawWoodStove },
  '@cakecart': { broadness: 1.5, draw: drawCakeCart },
  '@travelchest': { broadness: 1.6, draw: drawTravelChest },
  '@laidtable': { broadness: 2.5, draw: drawLaidTable },
}
