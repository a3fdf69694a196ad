import type { SharePen } from '../pen.ts'
import { shadeHex } from '../tint.ts'
import type { Piece, PieceOptions } from './piece.ts'

const STEPS = 15
/** Of the lowest and the highest step: half the breadth, and the row. */
const FOOT = { half: 0.34, y: 0.9 }
const HEAD = { half: 0.07, y: 0.2 }
/** Column, row and radius of what the foot and the head of the stairs are in. */
const BILLOWS = [
  [0.08, 0.93, 0.1],
  [0.2, 0.9, 0.13],
  [0.36, 0.95, 0.12],
  [0.62, 0.95, 0.12],
  [0.8, 0.9, 0.13],
  [0.92, 0.94, 0.09],
  [0.5, 0.97, 0.1],
] as const
const UPPER_BILLOWS = [
  [0.28, 0.24, 0.07],
  [0.37, 0.2, 0.08],
  [0.62, 0.2, 0.08],
  [0.72, 0.24, 0.07],
] as const

/** White stairs that rise out of a cloud and grow narrow into the light above. */
function drawSkyStairs(pen: SharePen, { colour = '#f4efe4', night }: PieceOptions) {
  const { g } = pen
  const light = night ? '180,205,255' : '255,240,190'
  g.fillStyle = pen.glow(0.5, 0.16, 0.36, [
    [0, `rgba(${light},.95)`],
    [0.35, `rgba(${light},.5)`],
    [1, `rgba(${light},0)`],
  ])
  pen.fillCircle(0.5, 0.16, 0.36)
  const at = (k: number) => {
    const t = 1 - (1 - k / STEPS) ** 1.35
    return { half: FOOT.half + (HEAD.half - FOOT.half) * t, y: FOOT.y + (HEAD.y - FOOT.y) * t }
  }
  for (let k = STEPS - 1; k >= 0; k--) {
    const [low, high] = [at(k), at(k + 1)]
    const edge = low.y - (low.y - high.y) * 0.55
    g.fillStyle = shadeHex(colour, -0.2)
    pen.fillRect(0.5 - low.half, edge, low.half * 2, low.y - edge + 0.002)
    pen.fillShape(colour, () => {
      pen.moveTo(0.5 - low.half, edge)
      pen.lineTo(0.5 + low.half, edge)
      pen.lineTo(0.5 + high.half, high.y)
      pen.lineTo(0.5 - high.half, high.y)
    })
  }
  for (const side of [-1, 1])
    pen.fillShape(shadeHex(colour, side < 0 ? 0.1 : -0.32), () => {
      pen.moveTo(0.5 + side * FOOT.half, FOOT.y)
      pen.lineTo(0.5 + side * (FOOT.half + 0.05), FOOT.y)
      pen.quadTo(0.5 + side * 0.16, 0.44, 0.5 + side * (HEAD.half + 0.012), HEAD.y)
      pen.lineTo(0.5 + side * HEAD.half, HEAD.y)
      pen.quadTo(0.5 + side * 0.14, 0.46, 0.5 + side * FOOT.half, FOOT.y)
    })
  const cloud = night ? '#8b97b8' : '#ffffff'
  for (const [x, y, radius] of [...UPPER_BILLOWS, ...BILLOWS]) {
    g.fillStyle = pen.gradient(x, y - radius, x, y + radius, cloud, shadeHex(cloud, -0.14))
    pen.fillCircle(x, Math.min(y, 1 - radius), radius)
  }
}

/** Stairs that lead to no house. */
export const SKY_STAIRS: Piece = { broadness: 1, draw: drawSkyStairs }
