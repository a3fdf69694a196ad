import type { SharePen } from '../../pen.ts'
import { shadeHex } from '../../tint.ts'
import { face, PALE, SNOW, slab } from '../buildings/masonry.ts'
import type { PieceOptions } from '../piece.ts'

/** A roll of hay as the machine leaves it. */
export function drawHayBale(pen: SharePen, { colour = '#cfa548', snow }: PieceOptions) {
  const { g } = pen
  g.fillStyle = pen.gradient(0, 0.02, 0, 1, shadeHex(colour, 0.28), colour, shadeHex(colour, -0.45))
  pen.fillRoundRect(0.4, 0.02, 0.96, 0.97, [0.1, 0.45, 0.45, 0.1])
  g.fillStyle = pen.glow(0.42, 0.42, 0.6, [
    [0, shadeHex(colour, 0.35)],
    [0.6, shadeHex(colour, 0.05)],
    [1, shadeHex(colour, -0.25)],
  ])
  pen.fillEllipse(0.5, 0.505, 0.46, 0.485)
  g.strokeStyle = 'rgba(104,70,14,.45)'
  pen.lineWidth = 0.012
  for (let k = 0; k < 9; k++) {
    pen.begin()
    pen.ellipse(0.5, 0.505, 0.04 + k * 0.048, 0.05 + k * 0.05, 0, k * 0.7, k * 0.7 + 5.2)
    g.stroke()
  }
  pen.lineWidth = 0.007
  for (let k = 0; k < 60; k++) {
    const x = 0.72 + ((k * 0.618) % 1) * 0.46
    const y = 0.08 + ((k * 0.755) % 1) * 0.86
    g.strokeStyle = k % 2 ? 'rgba(255,232,160,.5)' : 'rgba(96,62,12,.35)'
    pen.strokeLine(x, y, x + 0.08, y + 0.012)
  }
  if (!snow) return
  g.fillStyle = SNOW
  pen.fillEllipse(0.82, 0.05, 0.46, 0.06)
}

/** A gate of bars between two posts. */
export function drawGate(pen: SharePen, { colour = '#7a5a38', snow }: PieceOptions) {
  const { g } = pen
  for (const x of [0.02, 1.68]) {
    slab(pen, x, 0.02, 0.13, 0.98, shadeHex(colour, -0.15))
    g.fillStyle = snow ? SNOW : shadeHex(colour, 0.2)
    pen.fillRect(x - 0.015, 0, 0.16, 0.04)
  }
  for (let k = 0; k < 5; k++) {
    g.fillStyle = pen.gradient(
      0,
      0.2 + k * 0.16,
      0,
      0.28 + k * 0.16,
      shadeHex(colour, 0.25),
      shadeHex(colour, -0.25),
    )
    pen.fillRect(0.16, 0.2 + k * 0.16, 1.51, 0.075)
  }
  g.strokeStyle = colour
  pen.lineWidth = 0.07
  pen.strokeLine(0.2, 0.86, 1.62, 0.24)
  for (const x of [0.18, 0.9, 1.6]) slab(pen, x, 0.16, 0.07, 0.76, colour)
}

/** A parasol over two loungers. */
export function drawLoungers(pen: SharePen, { colour = '#e0b04a' }: PieceOptions) {
  const { g } = pen
  slab(pen, 0.93, 0.1, 0.035, 0.9, PALE)
  const lounger = (x: number, flip: number) => {
    const at = (dx: number) => x + dx * flip
    g.strokeStyle = '#e9e4d8'
    pen.lineWidth = 0.03
    for (const dx of [0.1, 0.5]) pen.strokeLine(at(dx), 0.8, at(dx), 1)
    face(pen, pen.gradient(0, 0.6, 0, 0.86, '#ffffff', '#c9ccd0'), [
      [at(0), 0.78],
      [at(0.52), 0.78],
      [at(0.74), 0.54],
      [at(0.8), 0.58],
      [at(0.56), 0.86],
      [at(0), 0.86],
    ])
  }
  lounger(0.02, 1)
  lounger(1.86, -1)
  for (let k = 0; k < 6; k++) {
    const [a, b] = [0.36 + k * 0.195, 0.36 + (k + 1) * 0.195]
    pen.fillShape(k % 2 ? '#f6f0e2' : shadeHex(colour, k < 3 ? 0.1 : -0.12), () => {
      pen.moveTo(0.945, 0.02)
      pen.quadTo(a + (0.945 - a) * 0.35, 0.08, a, 0.3)
      pen.quadTo((a + b) / 2, 0.26, b, 0.3)
      pen.quadTo(b + (0.945 - b) * 0.35, 0.08, 0.945, 0.02)
    })
  }
}
