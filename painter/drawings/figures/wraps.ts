import { SharePen } from '../pen.ts'
import { type FigurePen, HEAD_Y } from './figure-pen.ts'

const SEAM = 'rgba(96,80,48,.55)'
const EDGE = 'rgba(255,250,232,.5)'
/** Between two seams, in heights of the figure. */
const STRIP = 0.034
const STRIPS = 34

/** Seams of linen strips over all that is drawn of a figure, slanting to and fro. */
export function drawWraps({ pen, g }: FigurePen) {
  g.save()
  g.globalCompositeOperation = 'source-atop'
  for (let k = 0; k < STRIPS; k++) {
    const y = -0.04 + k * STRIP
    const slant = (k % 3) * 0.022 - 0.02
    for (const [colour, width, below] of [
      [SEAM, 0.0065, 0],
      [EDGE, 0.004, 0.006],
    ] as const)
      pen.inked(colour, width).strokePath(`M-.5 ${y + below - slant * 3} L.5 ${y + below + slant * 3}`)
  }
  g.restore()
}

/** The gap in the linen that the eyes look out of. */
export function drawEyeSlit({ pen: own, g, pose }: FigurePen) {
  const pen = pose.view === 'side' ? new SharePen(g, own.unit, own.x(0.02), own.y(0)) : own
  pen.in('#2a2218').fillEllipse(0, HEAD_Y + 0.001, 0.048, 0.015)
  for (const side of [-1, 1]) {
    pen.in('#ffe9a0').fillCircle(side * 0.02, HEAD_Y + 0.001, 0.0095)
    pen.in('#1a1410').fillCircle(side * 0.02, HEAD_Y + 0.001, 0.0045)
  }
}
