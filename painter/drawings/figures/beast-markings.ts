import type { SharePen } from '../pen.ts'
import { shadeHex } from '../tint.ts'
import type { Beast } from './beast.ts'

/** What stands on the crown: horns, antlers, feelers. */
export function drawHorns(pen: SharePen, { horns, fur }: Beast) {
  const { g } = pen
  if (!horns) return
  if (horns === 'unicorn') {
    pen.in(pen.gradient(0, -2, 0, -0.8, '#fff0b8', '#e0b03a')).fillPath('M-.2 -.8 L.02 -2 L.2 -.8')
    return
  }
  if (horns === 'feelers') {
    g.strokeStyle = shadeHex(fur, -0.3)
    g.fillStyle = shadeHex(fur, -0.15)
    pen.lineWidth = 0.1
    for (const side of [-1, 1]) {
      pen.strokePath(`M${side * 0.3} -.8 Q${side * 0.36} -1.4 ${side * 0.7} -1.6`)
      pen.fillCircle(side * 0.7, -1.6, 0.14)
    }
    return
  }
  pen.inked(horns === 'antlers' ? '#8a6a48' : '#e2d8c0', horns === 'goat' ? 0.34 : 0.22)
  for (const side of [-1, 1]) {
    pen.begin()
    pen.moveTo(side * 0.4, -0.75)
    if (horns === 'goat') {
      pen.curveTo(side * 0.7, -1.7, side * 1.8, -1.3, side * 1.45, -0.4)
      g.stroke()
    } else if (horns === 'cow') {
      pen.curveTo(side * 0.9, -0.85, side * 1.15, -1.1, side * 1.05, -1.5)
      g.stroke()
    } else {
      pen.quadTo(side * 1.1, -1.2, side * 0.9, -2.1)
      pen.moveTo(side * 0.82, -1.3)
      pen.lineTo(side * 1.4, -1.7)
      pen.moveTo(side * 0.7, -1.1)
      pen.lineTo(side * 0.4, -1.8)
      g.stroke()
    }
  }
}

/** What is about the eyes and on the forehead. */
export function drawMarkings(pen: SharePen, { mask, brow, bars, stripes, blaze, patch }: Beast) {
  const { g } = pen
  if (blaze) {
    pen.in(blaze).fillEllipse(0, -0.42, 0.15, 0.52)
  }
  if (patch) {
    pen.in(patch).fillEllipse(0.5, -0.3, 0.44, 0.46, 0.4)
  }
  if (bars) {
    g.strokeStyle = bars
    g.lineCap = 'butt'
    pen.lineWidth = 0.4
    for (const side of [-1, 1]) pen.strokePath(`M${side * 0.24} .3 Q${side * 0.44} -.2 ${side * 0.52} -.84`)
  }
  if (mask && brow) {
    g.fillStyle = brow
    for (const side of [-1, 1]) pen.fillEllipse(side * 0.5, -0.38, 0.46, 0.2, side * 0.35)
    // One band over both eyes, drawn out to points on the cheeks.
    for (const side of [-1, 1])
      pen.in(mask).fillPath(`M0 -.24 Q${side * 0.5} -.5 ${side * 1} .14 Q${side * 0.98} .34 ${side * 0.84} .4
        Q${side * 0.4} .28 0 .12`)
    pen.inked(mask, 0.14).strokeLine(0, -0.9, 0, -0.16)
  } else if (mask) {
    g.fillStyle = mask
    for (const side of [-1, 1]) pen.fillEllipse(side * 0.44, -0.1, 0.32, 0.36, side * 0.6)
  }
  if (!stripes) return
  pen.inked(stripes, 0.1)
  for (const x of [-0.3, 0, 0.3]) pen.strokeLine(x, -0.9, x * 0.7, -0.52)
  for (const side of [-1, 1]) for (const y of [0.12, 0.36]) pen.strokeLine(side * 1, y, side * 0.68, y + 0.04)
}
