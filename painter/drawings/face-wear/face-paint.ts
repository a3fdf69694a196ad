import { type SharePen, tuples } from '../pen.ts'
import { EYE, SIDES } from './face-rows.ts'

export function drawWarpaint(pen: SharePen, colour: string) {
  const { g } = pen
  g.strokeStyle = colour
  g.globalAlpha = 0.85
  pen.lineWidth = 0.034
  for (const s of SIDES)
    for (const y of [0.62, 0.7, 0.78]) pen.strokeLine(s * 0.13, y, s * (0.31 - (y - 0.62) * 0.3), y - 0.02)
  pen.lineWidth = 0.05
  pen.strokeLine(0, 0.2, 0, 0.42)
  for (const s of SIDES) pen.strokeLine(s * 0.1, 0.24, s * 0.11, 0.38)
}

/** As on the Day of the Dead: dark sockets with petals, a dark nose and a stitched mouth. */
export function drawSkullPaint(pen: SharePen, colour: string) {
  const { g } = pen
  g.save()
  g.globalAlpha = 0.55
  pen.in(colour).fillEllipse(0, 0.52, 0.32, 0.45)
  g.restore()
  for (const s of SIDES) {
    for (let k = 0; k < 12; k++) {
      const turn = (k / 12) * Math.PI * 2
      g.fillStyle = k % 2 ? '#d1345b' : '#f08a24'
      pen.fillCircle(s * EYE.x + Math.cos(turn) * 0.115, EYE.y + Math.sin(turn) * 0.1, 0.034)
    }
    pen.inked('#17151a', 0.034).strokeEllipse(s * EYE.x, EYE.y, 0.1, 0.078)
    pen.in('rgba(15,13,18,.55)').fillEllipse(s * EYE.x, EYE.y - 0.055, 0.095, 0.03)
  }
  g.fillStyle = '#17151a'
  for (const s of SIDES) pen.fillEllipse(s * 0.026, 0.69, 0.024, 0.05, s * 0.35)
  pen.inked('#17151a', 0.012).strokeLine(-0.24, 0.815, 0.24, 0.815)
  for (let k = -5; k <= 5; k++) pen.strokeLine(k * 0.042, 0.78, k * 0.042, 0.85)
  g.fillStyle = '#2f9a8c'
  for (const [x, y] of tuples('0 .24, -.09 .3, .09 .3, 0 .93')) pen.fillEllipse(x, y, 0.022, 0.04)
}
