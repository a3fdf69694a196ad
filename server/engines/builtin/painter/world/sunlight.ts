import { clamp } from '../core/scalar.ts'
import type { Environment } from './environment.ts'
import { createSharedPixels } from './shared-pixels.ts'
import type { TerrainOptions } from './terrain-options.ts'

/** How much sunlight (0..1) falls on a point (in metres) that is seen at a pixel. */
type Sunlight = (column: number, row: number, x: number, y: number, z: number) => number

/** How unlike in distance, and how much of a tree in height, neighbours may be that share their sunlight. */
const ALIKE = 0.05
const ALIKE_IN_CROWN = 0.2

/** Sunlight over a picture of the ground, shared by pixels that see the same ground: even ones are asked for first. */
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
  const shared = createSharedPixels(
    w,
    h,
    1,
    (a, b) =>
      Math.abs(depth[b] - depth[a]) <= depth[a] * ALIKE && Math.abs(canopy[b] - canopy[a]) <= crownAlike,
  )
  const light = new Float64Array(1)
  return (column, row, x, y, z) => {
    if (!shared.take(column, row, light)) {
      light[0] = reaches(x, y, z, depth[row * w + column])
      shared.keep(column, row, light)
    }
    return light[0]
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
