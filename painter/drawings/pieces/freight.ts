import type { SharePen } from '../pen.ts'
import { shadeHex } from '../tint.ts'
import { STEEL, slab, truss } from './masonry.ts'
import type { PieceOptions } from './piece.ts'

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

/** A pier of girders with a small house at its end is a gantry over rails: this one carries containers. */
export function drawGantryCrane(pen: SharePen, { colour = '#2f62a8', night }: PieceOptions) {
  const { g } = pen
  g.strokeStyle = colour
  pen.lineWidth = 0.022
  for (const x of [0.4, 0.76]) pen.strokeLine(x, 1, x, 0.34)
  pen.lineWidth = 0.016
  pen.strokeLine(0.4, 0.72, 0.76, 0.72)
  pen.strokeLine(0.4, 0.72, 0.58, 0.42)
  pen.strokeLine(0.76, 0.72, 0.58, 0.42)
  pen.strokeLine(0.58, 0.06, 0.44, 0.36)
  pen.strokeLine(0.58, 0.06, 0.72, 0.36)
  pen.lineWidth = 0.007
  pen.strokeLine(0.58, 0.06, 0.04, 0.36)
  pen.strokeLine(0.58, 0.06, 0.22, 0.36)
  pen.strokeLine(0.58, 0.06, 1.06, 0.36)
  slab(pen, 0, 0.36, 1.12, 0.03, colour)
  pen.lineWidth = 0.006
  truss(pen, [0, 0.4, 1.12, 0.4], { from: 0.02, rungs: 24 })
  slab(pen, 0.8, 0.28, 0.22, 0.08, '#d8dade')
  slab(pen, 0.2, 0.4, 0.08, 0.05, '#d8dade')
  g.fillStyle = night ? '#ffd97a' : '#40566a'
  pen.fillRect(0.21, 0.415, 0.06, 0.025)
  g.strokeStyle = '#2a2c30'
  pen.lineWidth = 0.004
  for (const x of [0.16, 0.23]) pen.strokeLine(x, 0.44, x, 0.6)
  slab(pen, 0.1, 0.6, 0.2, 0.075, '#c8502e')
  for (const x of [0.36, 0.72]) slab(pen, x, 0.97, 0.09, 0.03, STEEL)
}
