import type { SharePen } from '../pen.ts'
import { shadeHex } from '../tint.ts'
import type { Piece, PieceOptions } from './piece.ts'
import { spread } from './shapes.ts'

const PAINT = '#5fb3b3'
const WICKER = '#b98a52'
const HUBS = [0.31, 1.19] as const
const AXLE = 0.69
const WHEEL = 0.28
const BLOOMS = ['#e0304a', '#f0609a', '#f6c544', '#ff8a4a', '#f7ead8']

/** An upright bicycle from the side, with flowers in the wicker basket before its handlebars. */
function drawBasketBike(pen: SharePen, { colour = PAINT }: PieceOptions) {
  const { g } = pen
  g.lineCap = 'round'
  for (const x of HUBS) wheel(pen, x)
  g.strokeStyle = colour
  pen.lineWidth = 0.034
  for (const [x0, y0, x1, y1] of [
    [HUBS[0], AXLE, 0.7, 0.72],
    [HUBS[0], AXLE, 0.53, 0.38],
    [0.5, 0.26, 0.7, 0.72],
    [0.7, 0.72, 1.04, 0.36],
    [0.58, 0.46, 1.03, 0.32],
    [1.0, 0.2, HUBS[1], AXLE],
  ])
    pen.strokeLine(x0, y0, x1, y1)
  pen.lineWidth = 0.022
  for (const x of HUBS) {
    pen.begin()
    pen.arc(x, AXLE, WHEEL + 0.035, -Math.PI * 0.92, -Math.PI * 0.3)
    g.stroke()
  }
  g.strokeStyle = '#c9ced4'
  pen.begin()
  pen.moveTo(1, 0.2)
  pen.quadTo(0.96, 0.11, 0.86, 0.17)
  g.stroke()
  g.strokeStyle = '#5a3520'
  pen.lineWidth = 0.034
  pen.strokeLine(0.88, 0.16, 0.83, 0.19)
  g.fillStyle = '#6b3f24'
  pen.fillEllipse(0.49, 0.25, 0.115, 0.036, -0.06)
  g.fillStyle = '#3a3d43'
  pen.fillCircle(0.7, 0.72, 0.06)
  g.fillStyle = shadeHex(colour, 0.3)
  pen.fillCircle(0.7, 0.72, 0.03)
  g.strokeStyle = '#3a3d43'
  pen.lineWidth = 0.02
  pen.strokeLine(0.7, 0.72, 0.75, 0.85)
  pen.strokeLine(0.71, 0.855, 0.8, 0.855)
  flowers(pen)
  basket(pen)
}

function wheel(pen: SharePen, x: number) {
  const { g } = pen
  g.strokeStyle = '#aab0b6'
  pen.lineWidth = 0.005
  for (let k = 0; k < 14; k++) {
    const turn = (k / 14) * Math.PI * 2
    pen.strokeLine(x, AXLE, x + Math.cos(turn) * WHEEL, AXLE + Math.sin(turn) * WHEEL)
  }
  g.strokeStyle = '#26282c'
  pen.lineWidth = 0.034
  pen.begin()
  pen.arc(x, AXLE, WHEEL)
  g.stroke()
  g.fillStyle = '#7b828a'
  pen.fillCircle(x, AXLE, 0.026)
}

function flowers(pen: SharePen) {
  const { g } = pen
  for (let k = 0; k < 22; k++) {
    const [x, y] = [1.04 + 0.36 * spread(k, 0.618), 0.2 - 0.17 * spread(k, 0.377)]
    g.strokeStyle = '#3f8a3a'
    pen.lineWidth = 0.012
    pen.strokeLine(1.22 + (x - 1.22) * 0.6, 0.3, x, y)
    g.fillStyle = k % 2 ? '#4f9a44' : '#3f8a3a'
    pen.fillEllipse(x, y + 0.07, 0.014, 0.05, (x - 1.22) * 2)
  }
  for (let k = 0; k < 22; k++) {
    const [x, y] = [1.04 + 0.36 * spread(k, 0.618), 0.2 - 0.17 * spread(k, 0.377)]
    const bloom = BLOOMS[k % BLOOMS.length]
    g.fillStyle = shadeHex(bloom, -0.15)
    pen.fillEllipse(x, y, 0.032, 0.042)
    g.fillStyle = bloom
    for (const side of [-1, 1]) pen.fillEllipse(x + side * 0.014, y + 0.003, 0.017, 0.038, side * 0.2)
  }
}

function basket(pen: SharePen) {
  const { g } = pen
  pen.fillShape(pen.across(1.04, 1.4, shadeHex(WICKER, 0.2), WICKER, shadeHex(WICKER, -0.3)), () => {
    pen.moveTo(1.03, 0.24)
    pen.lineTo(1.41, 0.24)
    pen.lineTo(1.36, 0.46)
    pen.lineTo(1.08, 0.46)
  })
  g.strokeStyle = shadeHex(WICKER, -0.35)
  pen.lineWidth = 0.006
  for (let k = 1; k < 6; k++)
    pen.strokeLine(1.03 + k * 0.008, 0.24 + k * 0.037, 1.41 - k * 0.008, 0.24 + k * 0.037)
  for (let k = 1; k < 9; k++) pen.strokeLine(1.03 + k * 0.042, 0.25, 1.08 + k * 0.031, 0.46)
  g.strokeStyle = shadeHex(WICKER, 0.15)
  pen.lineWidth = 0.026
  pen.strokeLine(1.02, 0.24, 1.42, 0.24)
}

export const BASKET_BIKE: Readonly<Record<string, Piece>> = {
  '@basketbike': { broadness: 1.5, draw: drawBasketBike },
}
