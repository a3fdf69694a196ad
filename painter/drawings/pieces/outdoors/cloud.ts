import type { SharePen } from '../../pen.ts'
import { spread } from '../shapes.ts'

/** Middles and radii of the heaps, from the back ones to those in front. */
const HEAPS = [
  [0.62, 0.46, 0.3],
  [1.16, 0.38, 0.36],
  [1.76, 0.42, 0.32],
  [0.34, 0.66, 0.28],
  [0.86, 0.62, 0.34],
  [1.46, 0.6, 0.36],
  [2.1, 0.64, 0.3],
  [2.3, 0.76, 0.22],
  [0.22, 0.78, 0.2],
] as const
const PUFFS = 110

/** A white cloud that is heaped up on an even base, firm enough to sit on. */
export function drawCloud(pen: SharePen) {
  const { g } = pen
  for (const [x, y, radius] of HEAPS) {
    g.fillStyle = pen.gradient(x - radius * 0.3, y - radius, x, y + radius, '#ffffff', '#f4f8fd', '#c4d2e4')
    pen.fillCircle(x, y, radius)
  }
  g.fillStyle = pen.gradient(0, 0.6, 0, 1, '#eef4fb', '#dbe6f2', '#b4c4da')
  pen.fillEllipse(1.28, 0.84, 1.22, 0.16)
  // Small puffs break the outlines of the large heaps.
  for (let k = 0; k < PUFFS; k++) {
    const [hx, hy, reach] = HEAPS[k % HEAPS.length]
    const turn = spread(k) * Math.PI * 2
    const [x, y] = [hx + Math.cos(turn) * reach * 0.92, Math.min(0.9, hy + Math.sin(turn) * reach * 0.92)]
    const radius = 0.04 + spread(k, 0.37) * 0.07
    const height = Math.min(1, Math.max(0, y))
    g.fillStyle = height > 0.66 ? 'rgba(200,214,232,.5)' : 'rgba(255,255,255,.75)'
    pen.fillCircle(x, y, Math.min(radius, 1 - y))
  }
}
