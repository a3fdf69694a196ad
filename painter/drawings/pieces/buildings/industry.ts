import type { SharePen } from '../../pen.ts'
import { shadeHex } from '../../tint.ts'
import type { PieceOptions } from '../piece.ts'
import { drum, face, PALE, panes, SNOW, STEEL, slab } from './masonry.ts'

function smoke(pen: SharePen, x: number, y: number, reach: number, count: number) {
  for (let k = 0; k < count; k++) {
    const t = k / count
    pen.g.fillStyle = `rgba(214,212,210,${0.6 - t * 0.42})`
    pen.fillCircle(x + t * reach, y - t * reach * 0.5 + Math.sin(k * 1.7) * 0.012, 0.03 + t * 0.05)
  }
}

/** A works with tall chimneys that smoke. */
export function drawSmokestacks(pen: SharePen, { colour = '#8e6a58', night, snow }: PieceOptions) {
  for (const [x, top, w] of [
    [0.3, 0.2, 0.09],
    [0.62, 0.12, 0.1],
    [0.96, 0.26, 0.08],
  ]) {
    smoke(pen, x + w / 2, top - 0.01, 0.42, 9)
    face(
      pen,
      pen.sheen(x - 0.02, x + w + 0.02, 0.3, colour, shadeHex(colour, 0.25), shadeHex(colour, -0.45)),
      [
        [x, top],
        [x + w, top],
        [x + w + 0.02, 0.9],
        [x - 0.02, 0.9],
      ],
    )
    pen.g.fillStyle = '#c9402a'
    pen.fillRect(x, top + 0.02, w, 0.03)
    pen.g.fillStyle = PALE
    pen.fillRect(x, top + 0.05, w, 0.03)
  }
  slab(pen, 0.06, 0.66, 1.5, 0.34, '#7b7f84')
  panes(pen, { x: 0.1, y: 0.74, w: 1.42, h: 0.2, columns: 16, rows: 2, share: 0.6 }, night)
  for (let k = 0; k < 5; k++) {
    face(pen, snow ? SNOW : shadeHex('#7b7f84', k % 2 ? -0.12 : -0.2), [
      [0.06 + k * 0.3, 0.67],
      [0.06 + k * 0.3, 0.56],
      [0.36 + k * 0.3, 0.67],
    ])
  }
  drum(pen, 1.34, 0.5, 0.26, 0.5, STEEL)
}
