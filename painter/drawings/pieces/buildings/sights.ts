import type { SharePen } from '../../pen.ts'
import { shadeHex } from '../../tint.ts'
import type { PieceOptions } from '../piece.ts'
import { drum, face, SNOW, slab } from './masonry.ts'

/** What is left of a temple: columns, some of them broken, and a piece of their beam. */
export function drawRuins(pen: SharePen, { colour = '#c9bda2', snow }: PieceOptions) {
  const { g } = pen
  const column = (x: number, top: number, w: number) => {
    drum(pen, x, top, w, 0.92 - top, colour)
    g.strokeStyle = 'rgba(70,58,40,.28)'
    pen.lineWidth = 0.006
    for (let k = 1; k < 5; k++) pen.strokeLine(x + (w * k) / 5, top + 0.02, x + (w * k) / 5, 0.92)
    for (let y = top + 0.16; y < 0.9; y += 0.17) pen.strokeLine(x, y, x + w, y)
    slab(pen, x - 0.02, 0.9, w + 0.04, 0.04, shadeHex(colour, -0.1))
  }
  slab(pen, 0, 0.93, 2.3, 0.07, shadeHex(colour, -0.18))
  for (const x of [0.12, 0.42, 0.72]) {
    column(x, 0.2, 0.14)
    slab(pen, x - 0.03, 0.17, 0.2, 0.045, shadeHex(colour, 0.08))
  }
  face(pen, pen.gradient(0, 0.04, 0, 0.18, shadeHex(colour, 0.2), shadeHex(colour, -0.15)), [
    [0.06, 0.06],
    [0.86, 0.04],
    [0.98, 0.1],
    [0.93, 0.175],
    [0.06, 0.175],
  ])
  for (const [x, top] of [
    [1.08, 0.46],
    [1.4, 0.66],
    [1.98, 0.36],
  ]) {
    column(x, top, 0.14)
    face(pen, shadeHex(colour, 0.15), [
      [x, top + 0.01],
      [x + 0.04, top - 0.05],
      [x + 0.1, top - 0.01],
      [x + 0.14, top + 0.03],
    ])
  }
  for (const [x, y, r] of [
    [1.66, 0.86, 0.09],
    [1.82, 0.9, 0.06],
    [1.25, 0.9, 0.05],
  ]) {
    g.fillStyle = pen.glow(x - r * 0.3, y - r * 0.3, r * 1.4, [
      [0, shadeHex(colour, 0.25)],
      [1, shadeHex(colour, -0.4)],
    ])
    pen.fillEllipse(x, y, r * 1.3, r * 0.9)
  }
  g.fillStyle = '#5f7a3c'
  for (let k = 0; k < 26; k++)
    pen.fillEllipse(((k * 0.618) % 1) * 2.3, 0.95, 0.03, 0.018 + ((k * 0.37) % 1) * 0.03)
  if (!snow) return
  g.fillStyle = SNOW
  pen.fillRoundRect(0.05, 0.03, 0.86, 0.04, 0.02)
}
