import type { SharePen } from '../../pen.ts'
import { shadeHex } from '../../tint.ts'
import { slab } from '../buildings/masonry.ts'
import type { PieceOptions } from '../piece.ts'

const CRATES = ['#b8452e', '#2f6a9c', '#3f8a5a', '#d08a2a', '#8a8e94', '#7a3f5a', '#2a4a6e']

/** Freight containers stacked up. */
export function drawContainers(pen: SharePen, { colour }: PieceOptions) {
  const { g } = pen
  for (let row = 0; row < 4; row++)
    for (let column = 0; column < 5; column++) {
      if (row === 3 && (column === 1 || column === 4)) continue
      const own = colour ?? CRATES[(column * 3 + row * 5) % CRATES.length]
      const x = column * 0.56
      const y = 0.75 - row * 0.25
      slab(pen, x, y, 0.55, 0.245, own)
      g.strokeStyle = 'rgba(0,0,0,.22)'
      pen.lineWidth = 0.008
      for (let k = 1; k < 14; k++) pen.strokeLine(x + k * 0.039, y + 0.02, x + k * 0.039, y + 0.225)
      pen.strokeRect(x + 0.004, y + 0.004, 0.542, 0.237)
      g.fillStyle = shadeHex(own, 0.6)
      if ((column + row) % 2) pen.fillRect(x + 0.2, y + 0.09, 0.16, 0.05)
    }
}
