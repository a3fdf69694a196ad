import { mix } from '../../engine/core/scalar.ts'
import type { Layout } from '../../language/scene.ts'

/** Where one of several things stands on a table: the middle of its foot, and its height of its own for one alone. */
type Spot = { x: number; row: number; scale: number }

/** The ground that things can stand on, in pixels: the picture's size, and the row of the table's far edge. */
type Top = { width: number; height: number; tableRow: number }

/** So many in a row are still side by side; a longer line leads away from the viewer. */
const MOST_ABREAST = 6
/** Of a line that leads away: how much smaller its last thing is than its first, and where it begins and ends. */
const LEADING = { smaller: 0.34, from: [0.17, 0.97], to: [0.8, 0.12] }
/** Shares of the picture's width and of the table's depth. */
const RING = { broad: 0.37, deep: 0.3, middle: 0.56 }

/** Spots for so many things of about one `breadth` (for a height of 1), the farthest first. */
export function spotsOf(layout: Layout, count: number, breadth: number, top: Top): Spot[] {
  if (layout === 'ring') return inRing(count, breadth, top)
  return count > MOST_ABREAST ? leadingAway(count, breadth, top) : abreast(count, breadth, top)
}

function abreast(count: number, breadth: number, { width, height }: Top): Spot[] {
  const scale = Math.min(height * 0.42, (width * 0.9) / (count * breadth * 1.06))
  return Array.from({ length: count }, (_, k) => ({
    x: width / 2 + (k - (count - 1) / 2) * scale * breadth * 1.06,
    row: height * 0.84,
    scale,
  }))
}

function leadingAway(count: number, breadth: number, { width, height, tableRow }: Top): Spot[] {
  const scale = Math.min(height * 0.3, (width * 0.3) / breadth)
  return Array.from({ length: count }, (_, k) => {
    // Equal steps on the table grow shorter towards its far edge.
    const far = k / (count - 1)
    const size = 1 / mix(1, 1 / LEADING.smaller, far)
    const along = (1 - size) / (1 - LEADING.smaller)
    return {
      x: width * mix(LEADING.from[0], LEADING.to[0], along),
      row: tableRow + (height - tableRow) * mix(LEADING.from[1], LEADING.to[1], along),
      scale: scale * size,
    }
  }).reverse()
}

function inRing(count: number, breadth: number, { width, height, tableRow }: Top): Spot[] {
  const depth = height - tableRow
  const room = (width * RING.broad * 2 * Math.PI * 0.62) / count
  const scale = Math.min(height * 0.24, (room / breadth) * 0.9, depth * 0.62)
  return Array.from({ length: count }, (_, k) => {
    const angle = (k / count) * Math.PI * 2 - Math.PI / 2
    return {
      x: width * (0.5 + Math.cos(angle) * RING.broad),
      row: tableRow + depth * (RING.middle + Math.sin(angle) * RING.deep) + scale * 0.2,
      scale: scale * (1 + Math.sin(angle) * 0.12),
    }
  }).sort((a, b) => a.row - b.row)
}
