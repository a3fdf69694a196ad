import type { SharePen } from '../../pen.ts'
import { shadeHex } from '../../tint.ts'
import type { PieceOptions } from '../piece.ts'

const BARK = '#7a5a3e'
const LEAVES = '#5a8a34'
const BLADE = '#4f9a3c'

/** A number from 0 to 1 for the k-th of many small parts. */
const spread = (k: number, step = 0.6180339) => (k * step) % 1

/** A branch that grows out of the right edge and thins out to the left, with leaves on its twigs. */
export function drawBranch(pen: SharePen, { snow }: PieceOptions) {
  const { g } = pen
  const leaf = snow ? '#e8eef4' : LEAVES
  drawTwig(pen, [0.9, 0.6], [0.5, 0.4], [0.24, 0.24])
  drawTwig(pen, [1.3, 0.6], [0.9, 0.8], [0.6, 0.84])
  drawTwig(pen, [5.1, 0.5], [4.9, 0.3], [4.7, 0.2])
  drawTwig(pen, [4.6, 0.66], [4.5, 0.78], [4.2, 0.84])
  pen.fillShape(pen.gradient(0, 0.3, 0, 0.85, shadeHex(BARK, 0.25), BARK, shadeHex(BARK, -0.4)), () => {
    pen.moveTo(0.2, 0.66)
    pen.curveTo(1.4, 0.46, 3, 0.52, 4.2, 0.44)
    pen.curveTo(4.9, 0.4, 5.5, 0.34, 6, 0.3)
    pen.lineTo(6, 0.84)
    pen.curveTo(5.2, 0.82, 4.4, 0.72, 3.4, 0.74)
    pen.curveTo(2.2, 0.74, 1.2, 0.66, 0.2, 0.66)
  })
  g.strokeStyle = shadeHex(BARK, -0.3)
  pen.lineWidth = 0.014
  for (let k = 0; k < 16; k++) {
    const x = 1.2 + spread(k) * 4.2
    const y = 0.54 + spread(k, 0.7548776) * 0.14
    pen.strokeLine(x, y, x + 0.3, y - 0.015)
  }
  for (let k = 0; k < 64; k++) {
    const [x, y] = [
      [0.16, 0.16],
      [0.5, 0.68],
      [4.5, 0.16],
      [4.1, 0.68],
    ][k % 4]
    g.fillStyle = shadeHex(leaf, spread(k, 0.33) * 0.5 - 0.25)
    pen.fillEllipse(x + spread(k) * 0.66, y + spread(k, 0.7548776) * 0.16, 0.15, 0.058, spread(k, 0.47) * 3)
  }
}

type Place = readonly [x: number, y: number]

function drawTwig(pen: SharePen, from: Place, bend: Place, to: Place) {
  pen.g.strokeStyle = shadeHex(BARK, -0.15)
  pen.lineWidth = 0.06
  pen.begin()
  pen.moveTo(...from)
  pen.quadTo(...bend, ...to)
  pen.g.stroke()
}

/** One broad green leaf that hangs into the picture from the right edge. */
export function drawLeaf(pen: SharePen, { colour = BLADE }: PieceOptions) {
  const { g } = pen
  pen.fillShape(pen.gradient(0, 0.1, 0.4, 1, shadeHex(colour, 0.25), colour, shadeHex(colour, -0.35)), () => {
    pen.moveTo(0.02, 0.66)
    pen.curveTo(0.7, 0.16, 2.2, -0.06, 3.5, 0.36)
    pen.lineTo(4, 0.34)
    pen.lineTo(4, 0.46)
    pen.lineTo(3.5, 0.5)
    pen.curveTo(2.6, 1.02, 1.2, 1.1, 0.02, 0.66)
  })
  g.strokeStyle = shadeHex(colour, 0.4)
  pen.lineWidth = 0.03
  pen.begin()
  pen.moveTo(0.06, 0.66)
  pen.quadTo(1.8, 0.44, 4, 0.4)
  g.stroke()
  pen.lineWidth = 0.012
  for (let k = 1; k < 9; k++) {
    const x = k * 0.38
    const y = 0.65 - k * 0.026
    const reach = Math.sin((k / 9) * Math.PI) * 0.34
    for (const side of [-1, 1]) {
      pen.begin()
      pen.moveTo(x, y)
      pen.quadTo(x - 0.14, y + side * reach * 0.7, x - 0.36, y + side * reach)
      g.stroke()
    }
  }
}

/** A ribbed pumpkin with its stalk. */
export function drawPumpkin(pen: SharePen, { colour = '#e8801f' }: PieceOptions) {
  const { g } = pen
  for (const [x, radius, shade] of [
    [0.24, 0.24, -0.3],
    [1.0, 0.24, -0.35],
    [0.38, 0.26, -0.12],
    [0.86, 0.26, -0.2],
    [0.62, 0.27, 0.04],
  ]) {
    const rib = shadeHex(colour, shade)
    g.fillStyle = pen.gradient(x, 0.16, x, 1, shadeHex(rib, 0.22), rib, shadeHex(rib, -0.35))
    pen.fillEllipse(x, 0.58, radius, 0.41)
  }
  pen.fillShape(pen.across(0.52, 0.74, '#8a9a4a', '#4f6a2a'), () => {
    pen.moveTo(0.53, 0.24)
    pen.quadTo(0.6, 0.12, 0.56, 0.04)
    pen.lineTo(0.68, 0)
    pen.quadTo(0.66, 0.14, 0.73, 0.24)
  })
}
