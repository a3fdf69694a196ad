import { clamp } from '../core/scalar.ts'
import type { Environment } from './environment.ts'
import type { TerrainOptions } from './terrain-options.ts'

/** How much sunlight (0..1) falls on a point (in metres) that is seen at a pixel. */
type Sunlight = (column: number, row: number, x: number, y: number, z: number) => number

/** How unlike in distance, and how much of a tree in height, neighbours may be that share their sunlight. */
const ALIKE = 0.05
const ALIKE_IN_CROWN = 0.2

/**
 * Sunlight over a picture of the ground. It is followed from every second pixel of every second row, which have
 * to be asked for first; the pixels between take theirs from those neighbours that see the same ground.
 */
export function createSunlight(
  w: number,
  h: number,
  depth: Float32Array,
  canopy: Float32Array,
  environment: Environment,
  options: TerrainOptions,
): Sunlight {
  const reaches = createSunVisibility(environment, options)
  if (!reaches) return () => 1
  const crownAlike = (options.woods?.height ?? 1) * ALIKE_IN_CROWN
  const columns = (w + 1) >> 1
  const known = new Float32Array(columns * ((h + 1) >> 1)).fill(-1)
  let sum = 0
  let count = 0
  const take = (column: number, row: number, distance: number, crown: number) => {
    if (column >= w || row >= h) return
    const light = known[(row >> 1) * columns + (column >> 1)]
    const i = row * w + column
    if (light < 0 || Math.abs(depth[i] - distance) > distance * ALIKE) return
    if (Math.abs(canopy[i] - crown) > crownAlike) return
    sum += light
    count++
  }
  return (column, row, x, y, z) => {
    const i = row * w + column
    const distance = depth[i]
    const oddColumn = column & 1
    const oddRow = row & 1
    if (!oddColumn && !oddRow) {
      const light = reaches(x, y, z, distance)
      known[(row >> 1) * columns + (column >> 1)] = light
      return light
    }
    sum = 0
    count = 0
    const crown = canopy[i]
    take(column - oddColumn, row - oddRow, distance, crown)
    take(column + oddColumn, row + oddRow, distance, crown)
    if (oddColumn && oddRow) {
      take(column + 1, row - 1, distance, crown)
      take(column - 1, row + 1, distance, crown)
    }
    return count > 0 ? sum / count : reaches(x, y, z, distance)
  }
}

/** Soft at the edges, by marching towards the sun; null where nothing casts a shadow. */
function createSunVisibility(environment: Environment, options: TerrainOptions) {
  const sun = environment.sunDirection
  if (options.castShadows === false || sun[1] <= 0.01) return null
  const { nearest, maxHeight, height: heightAt } = options
  return (x: number, y: number, z: number, distance: number) => {
    let lit = 1
    let step = Math.max(nearest * 0.6, distance * 0.006)
    for (let i = 0; i < 16; i++) {
      const rayHeight = y + sun[1] * step
      if (rayHeight > maxHeight) break
      const ground = heightAt(x + sun[0] * step, z + sun[2] * step, 5)
      lit = Math.min(lit, 0.5 + ((rayHeight - ground) / step) * 9)
      if (lit <= 0) return 0
      step *= 1.42
    }
    return clamp(lit)
  }
}
