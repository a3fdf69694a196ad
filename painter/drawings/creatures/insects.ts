import type { SharePen } from '../pen.ts'
import type { PieceOptions } from '../pieces/piece.ts'
import { shadeHex } from '../tint.ts'

/** Four long clear wings on a thin, banded body; the head is on the left. */
export function drawDragonfly(pen: SharePen, { colour = '#2f8fb0' }: PieceOptions) {
  const { g } = pen
  const wing = (x: number, turn: number, length: number, far: boolean) => {
    g.save()
    g.translate(pen.x(x), pen.y(0.56))
    g.rotate(turn)
    g.fillStyle = far ? 'rgba(190,220,235,.5)' : 'rgba(215,238,248,.66)'
    g.beginPath()
    g.ellipse(0, -pen.unit * length * 0.52, pen.unit * 0.085, pen.unit * length * 0.52, 0, 0, 6.3)
    g.fill()
    pen.inked('rgba(60,80,95,.6)', 0.007)
    g.stroke()
    for (const k of [-0.03, 0.015, 0.045]) {
      g.beginPath()
      g.moveTo(0, 0)
      g.lineTo(pen.unit * k, -pen.unit * length * 0.98)
      g.stroke()
    }
    g.fillStyle = '#2a2f36'
    g.beginPath()
    g.ellipse(pen.unit * 0.05, -pen.unit * length * 0.86, pen.unit * 0.012, pen.unit * 0.045, 0.2, 0, 6.3)
    g.fill()
    g.restore()
  }
  wing(0.5, -0.75, 0.56, true)
  wing(0.64, 0.25, 0.5, true)
  for (let k = 0; k < 10; k++) {
    const t = k / 9
    g.fillStyle = shadeHex(colour, k % 2 ? -0.25 : 0.1)
    pen.fillEllipse(0.68 + t * 0.98, 0.57 + t * t * 0.1, 0.075, 0.042 - t * 0.012, 0.12)
  }
  g.fillStyle = pen.gradient(0, 0.46, 0, 0.68, shadeHex(colour, 0.3), colour, shadeHex(colour, -0.4))
  pen.fillEllipse(0.52, 0.57, 0.17, 0.105, -0.1)
  pen.inked('#23282e', 0.014)
  for (const x of [0.42, 0.5, 0.58]) pen.strokePath(`M${x} .64 Q${x - 0.06} .72 ${x - 0.02} .8`)
  g.fillStyle = pen.glow(0.3, 0.51, 0.13, [
    [0, '#d9f2b0'],
    [0.4, shadeHex(colour, 0.2)],
    [1, '#1f3a2f'],
  ])
  pen.fillCircle(0.33, 0.55, 0.1)
  pen.in('rgba(255,255,255,.8)').fillEllipse(0.3, 0.51, 0.025, 0.016, -0.5)
  wing(0.48, -0.45, 0.56, false)
  wing(0.6, 0.6, 0.52, false)
}
