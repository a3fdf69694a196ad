import type { SharePen } from '../pen.ts'
import { shadeHex } from '../tint.ts'
import type { Piece, PieceOptions } from './piece.ts'

const STEPS = 26
/** Column, row and radius of the clouds that the head of the stairs is in. */
const BILLOWS = [
  [0.12, 0.13, 0.07],
  [0.52, 0.13, 0.075],
  [0.2, 0.1, 0.08],
  [0.44, 0.1, 0.08],
  [0.32, 0.15, 0.06],
  [0.26, 0.15, 0.055],
  [0.39, 0.15, 0.055],
] as const

/** The middle, the row and half the breadth of a step: the flight bends as it rises, and grows narrow. */
function stepAt(k: number) {
  const t = k / STEPS
  const far = 1 - (1 - t) ** 1.25
  return {
    x: 0.32 + Math.sin(t * 4.4) * 0.13 * (1 - t * 0.55),
    y: 0.985 - 0.85 * far,
    half: 0.19 * (1 - far) + 0.03,
  }
}

/** White stairs that wind up from the ground and grow narrow into the light between clouds. */
function drawSkyStairs(pen: SharePen, { colour = '#f4efe4', night }: PieceOptions) {
  const { g } = pen
  const light = night ? '180,205,255' : '255,240,190'
  g.fillStyle = pen.glow(0.32, 0.14, 0.14, [
    [0, `rgba(${light},.95)`],
    [0.4, `rgba(${light},.5)`],
    [1, `rgba(${light},0)`],
  ])
  pen.fillCircle(0.32, 0.14, 0.14)
  for (let k = STEPS - 1; k >= 0; k--) {
    const [low, high] = [stepAt(k), stepAt(k + 1)]
    const rise = low.y - high.y
    const edge = low.y - rise * 0.52
    // What carries the flight is seen below it on one side.
    pen.fillShape(shadeHex(colour, -0.5), () => {
      pen.moveTo(low.x + low.half, edge)
      pen.lineTo(low.x + low.half, low.y + rise * 1.1)
      pen.lineTo(low.x + low.half * 0.72, low.y + rise * 1.1)
      pen.lineTo(low.x + low.half * 0.72, edge)
    })
    g.fillStyle = pen.across(
      low.x - low.half,
      low.x + low.half,
      shadeHex(colour, -0.12),
      shadeHex(colour, -0.34),
    )
    pen.fillRect(low.x - low.half, edge, low.half * 2, low.y - edge + 0.002)
    pen.fillShape(
      pen.across(low.x - low.half, low.x + low.half, shadeHex(colour, 0.25), colour, shadeHex(colour, -0.1)),
      () => {
        pen.moveTo(low.x - low.half, edge)
        pen.lineTo(low.x + low.half, edge)
        pen.lineTo(high.x + high.half, high.y)
        pen.lineTo(high.x - high.half, high.y)
      },
    )
  }
  const cloud = night ? '#8b97b8' : '#ffffff'
  for (const [k, [x, y, r]] of BILLOWS.entries()) {
    g.fillStyle = pen.gradient(x, y - r, x, y + r, cloud, shadeHex(cloud, -0.06 - (k % 3) * 0.04))
    pen.fillEllipse(x, y, r * 1.35, r * 0.62)
  }
}

export const SKY_STAIRS: Piece = { broadness: 0.64, draw: drawSkyStairs }
