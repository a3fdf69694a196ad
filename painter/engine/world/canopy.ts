import type { RGB } from '../core/colour.ts'
import type { Noise } from '../core/noise.ts'

/** Far woods, drawn as bumps of the terrain: one tree per cell of a jittered grid. Lengths in metres. */
export type Woods = {
  /** The share of cells (0..1) that hold a tree, by place, height and slope of the ground. */
  density: (x: number, z: number, height: number, slope: number) => number
  spacing: number
  /** The distance up to which none stand. */
  from?: number
  /** Of the tallest trees. */
  height: number
  /** Trees are coloured between these two. */
  colour: RGB
  colourVariant: RGB
  /** Cones rather than round crowns. */
  conifer: boolean
  /** How much snow (0..1) lies on the tops. */
  snow: number
}

/** How high the crowns reach above the ground (0 between trees), by place, height and slope of the ground. */
export type CanopyHeight = (x: number, z: number, height: number, slope: number) => number

/** No crown is higher, in heights of the woods, or reaches farther from its trunk, in spacings. */
export const HIGHEST_CROWN = 1.4
const WIDEST_CROWN = 0.7
const NEIGHBOUR_FELT = WIDEST_CROWN - 0.04

export function createCanopy(woods: Woods, noise: Noise): CanopyHeight {
  const { spacing, conifer } = woods
  return (x, z, groundHeight, slope) => {
    const cellX = Math.floor(x / spacing)
    const cellZ = Math.floor(z / spacing)
    const inCellX = x / spacing - cellX
    const inCellZ = z / spacing - cellZ
    let best = 0
    // Trunks stand no nearer than 0.05 to the edge of their cell.
    for (let j = inCellZ > NEIGHBOUR_FELT ? 0 : -1; j <= (inCellZ < 1 - NEIGHBOUR_FELT ? 0 : 1); j++)
      for (let i = inCellX > NEIGHBOUR_FELT ? 0 : -1; i <= (inCellX < 1 - NEIGHBOUR_FELT ? 0 : 1); i++) {
        const gx = cellX + i
        const gz = cellZ + j
        const jitterX = noise.cell(gx, gz)
        const jitterZ = noise.cell(gz * 5 + 1, gx * 7 + 3)
        const treeX = (gx + 0.5 + jitterX * 0.45) * spacing
        const treeZ = (gz + 0.5 + jitterZ * 0.45) * spacing
        const dx = (x - treeX) / spacing
        const dz = (z - treeZ) / spacing
        if (dx * dx + dz * dz > WIDEST_CROWN * WIDEST_CROWN) continue
        const fromTrunk = Math.sqrt(dx * dx + dz * dz)
        const draw = noise.cell(gz * 13 + 7, gx * 3 + 11) * 0.5 + 0.5
        const size = 0.65 + 0.35 * draw
        let crown = conifer
          ? 1 - (fromTrunk * 1.55) / size
          : Math.sqrt(Math.max(0, 1 - fromTrunk * fromTrunk * 2.1))
        if (crown <= 0 || draw > woods.density(treeX, treeZ, groundHeight, slope)) continue
        crown *= size * (0.75 + 0.5 * Math.abs(jitterX))
        if (!conifer) crown *= 0.82 + 0.3 * noise.value2((x * 9) / spacing, (z * 9) / spacing)
        if (crown > best) best = crown
      }
    return best * woods.height
  }
}
