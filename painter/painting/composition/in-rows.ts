import type { Frame } from '../../engine/world/frame.ts'
import type { Subject } from '../../language/scene.ts'
import type { Site } from './furnished-sites.ts'

/** What is planted in rows that lead away from whoever looks: metres between the rows, and in one from plant to plant. */
const ROWS: Readonly<Record<string, { apart: number; step: number }>> = {
  '@teabush': { apart: 2.2, step: 1.1 },
  '@grapevine': { apart: 3.3, step: 1.6 },
}
/** So many rows to either side, the lane in the middle being free. */
const BESIDE = 9
/** In distances of the main subject, where they begin beside it, or behind what is built, and, at most, end. */
const REACH = { from: 0.8, behind: 1.06, to: 9 }
/** Of the width: farther out they would not be seen; and what they leave free about the main subject. */
const SEEN = 0.62
/** Of the picture's height: what is nearer would be cut by its lower edge. */
const LOWEST_FOOT = 1.04

export const growsInRows = ({ key }: Subject) => key in ROWS

/** The places of a field's plants in their rows, `focus` metres away being whoever stands in the lane between them. */
export function sitesInRows(
  { camera, groundRow }: Frame,
  { key, size }: Subject,
  focus: number,
  isBuilt: boolean,
): Site[] {
  const { apart, step } = ROWS[key]
  // From far away rows are as broad and as far apart as is needed for them to be told apart.
  const scale = Math.max(1, focus / (size * 5))
  const sites: Site[] = []
  for (let row = 0; row < BESIDE * 2; row++) {
    const side = row % 2 ? 1 : -1
    const aside = side * (Math.floor(row / 2) + 0.5) * apart * scale
    for (
      let z = focus * (isBuilt ? REACH.behind : REACH.from);
      z < focus * REACH.to;
      z += step * scale * Math.max(1, z / focus / 2)
    ) {
      const x = camera.w / 2 + (aside / z) * camera.focalLength
      if (Math.abs(x / camera.w - 0.5) > SEEN) continue
      const ground = groundRow(x, z)
      if (ground < camera.h * LOWEST_FOOT) sites.push({ x, row: ground, z, floor: ground })
    }
  }
  return sites
}
