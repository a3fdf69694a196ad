import type { SharePen } from '../../pen.ts'
import { shadeHex } from '../../tint.ts'
import type { PieceOptions } from '../piece.ts'

const ROCK = '#6b655c'
const LEAVES = '#3f6a34'
const THREADS = 70
const BREADTH = 2.3
/** Columns of the falling water at its lip and at its foot. */
const LIP = [0.96, 1.3] as const
const FOOT = [0.84, 1.46] as const

/** Evenly spread numbers from 0 to 1, by the golden ratio and its relatives. */
const spread = (k: number, step = 0.618) => (k * step) % 1

/** Cliffs grown with trees, and water that falls between them into a pool. */
export function drawWaterfall(pen: SharePen, { snow }: PieceOptions) {
  drawCliffs(pen)
  drawGreen(pen, snow ? '#e6edf3' : LEAVES)
  drawWater(pen)
  drawPool(pen)
}

function drawCliffs(pen: SharePen) {
  const { g } = pen
  pen.fillShape(pen.gradient(0, 0, 0.5, 1, shadeHex(ROCK, 0.22), ROCK, shadeHex(ROCK, -0.45)), () => {
    pen.moveTo(0, 1)
    pen.quadTo(0.04, 0.62, 0.22, 0.44)
    pen.quadTo(0.3, 0.2, 0.52, 0.17)
    pen.quadTo(0.7, 0.06, 0.96, 0.11)
    pen.lineTo(1.3, 0.11)
    pen.quadTo(1.5, 0.03, 1.72, 0.12)
    pen.quadTo(1.98, 0.2, 2.06, 0.42)
    pen.quadTo(2.26, 0.6, BREADTH, 1)
  })
  for (let k = 0; k < 150; k++) {
    const x = spread(k) * BREADTH
    const y = 0.16 + spread(k, 0.7549) * 0.8
    if (Math.abs(x - BREADTH / 2) > 0.5 + y * 0.62) continue
    g.fillStyle = shadeHex(ROCK, spread(k, 0.37) * 0.46 - 0.32)
    g.globalAlpha = 0.55
    pen.fillEllipse(
      x,
      y,
      0.03 + spread(k, 0.21) * 0.06,
      0.012 + spread(k, 0.53) * 0.03,
      spread(k, 0.13) * 0.8 - 0.4,
    )
  }
  g.globalAlpha = 1
}

/** Bushes on the edges and trees on top. */
function drawGreen(pen: SharePen, leaves: string) {
  const { g } = pen
  for (let k = 0; k < 110; k++) {
    const side = k % 2 === 0 ? -1 : 1
    const t = spread(k)
    const x = BREADTH / 2 + side * (0.24 + t * 0.86)
    const y = 0.1 + t * t * 0.75 + (spread(k, 0.377) - 0.5) * 0.14
    g.fillStyle = shadeHex(leaves, spread(k, 0.53) * 0.5 - 0.28)
    pen.fillEllipse(x, y, 0.05 + spread(k, 0.29) * 0.04, 0.035 + spread(k, 0.71) * 0.03, side * 0.3)
  }
}

function drawWater(pen: SharePen) {
  const { g } = pen
  g.fillStyle = pen.across(FOOT[0], FOOT[1], '#bcd6e4', '#f6fbfd', '#b4cfdf')
  pen.begin()
  pen.moveTo(LIP[0], 0.11)
  pen.quadTo((LIP[0] + LIP[1]) / 2, 0.08, LIP[1], 0.11)
  pen.curveTo(LIP[1] + 0.03, 0.4, FOOT[1], 0.6, FOOT[1], 0.92)
  pen.lineTo(FOOT[0], 0.92)
  pen.curveTo(FOOT[0], 0.6, LIP[0] - 0.03, 0.4, LIP[0], 0.11)
  g.fill()
  for (let k = 0; k < THREADS; k++) {
    const across = spread(k)
    const from = 0.12 + spread(k, 0.377) * 0.55
    const length = 0.12 + spread(k, 0.21) * 0.24
    const at = (y: number) => {
      const t = (y - 0.11) / 0.81
      return (
        LIP[0] +
        (FOOT[0] - LIP[0]) * t +
        across * (LIP[1] - LIP[0] + (FOOT[1] - FOOT[0] - LIP[1] + LIP[0]) * t)
      )
    }
    g.strokeStyle = k % 2 ? 'rgba(255,255,255,.75)' : 'rgba(110,155,185,.4)'
    pen.lineWidth = 0.004 + spread(k, 0.21) * 0.01
    pen.strokeLine(at(from), from, at(Math.min(0.93, from + length)), Math.min(0.93, from + length))
  }
}

function drawPool(pen: SharePen) {
  const { g } = pen
  g.fillStyle = pen.gradient(0, 0.88, 0, 1, '#8fc3d6', '#3f7f9c')
  pen.fillEllipse(BREADTH / 2, 0.955, 0.74, 0.045)
  pen.blurred(0.02, () => {
    g.fillStyle = 'rgba(246,251,253,.85)'
    for (let k = 0; k < 16; k++)
      pen.fillEllipse(FOOT[0] - 0.06 + k * 0.05, 0.91, 0.08, 0.03 + spread(k, 0.37) * 0.035)
  })
  g.fillStyle = shadeHex(ROCK, -0.1)
  for (const [x, radius] of [
    [0.36, 0.07],
    [0.52, 0.045],
    [1.86, 0.08],
    [1.7, 0.04],
  ])
    pen.fillEllipse(x, 0.965, radius, radius * 0.5)
}
