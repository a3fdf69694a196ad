import { clamp } from '../core/scalar.ts'
import type { Environment } from './environment.ts'
import { createSharedPixels } from './shared-pixels.ts'
import type { TerrainOptions } from './terrain-options.ts'

/** How much sunlight (0..1) falls on a point (in metres) that is seen at a pixel. */
type Sunlight = (column: number, row: number, x: number, y: number, z: number) => number

/** How unlike in distance, and how much of a tree in height, neighbours may be that share their sunlight. */
const ALIKE = 0.05
const ALIKE_IN_CROWN = 0.2

/** Where the light of the pixels around differs by no more, what is between has their mean. */
const AGREED = 0.04

/**
 * Sunlight over a picture of the ground, shared by pixels that see the same ground: those of every fourth row and
 * column are asked for first, then the other even ones.
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
  const isAlike = (a: number, b: number) =>
    Math.abs(depth[b] - depth[a]) <= depth[a] * ALIKE && Math.abs(canopy[b] - canopy[a]) <= crownAlike
  const shared = createSharedPixels(w, h, 1, isAlike)
  const agreed = createAgreement(w, h, isAlike)
  const light = new Float64Array(1)
  return (column, row, x, y, z) => {
    if (!shared.take(column, row, light)) {
      const between = agreed.take(column, row)
      light[0] = between >= 0 ? between : reaches(x, y, z, depth[row * w + column])
      shared.keep(column, row, light)
      agreed.keep(column, row, light[0])
    }
    return light[0]
  }
}

/** The light of every fourth pixel of every fourth row; most ground is all in the sun or all in the shade. */
function createAgreement(w: number, h: number, isAlike: (pixel: number, corner: number) => boolean) {
  const columns = (w + 3) >> 2
  const known = new Float32Array(columns * ((h + 3) >> 2)).fill(Number.NaN)
  return {
    /** What the four corners around agree on; -1 where they do not, or see other ground. */
    take(column: number, row: number): number {
      const left = column & ~3
      const right = column & 3 ? left + 4 : left
      const top = row & ~3
      const bottom = row & 3 ? top + 4 : top
      if ((column === left && row === top) || right >= w || bottom >= h) return -1
      const pixel = row * w + column
      let least = 1
      let most = 0
      for (let y = top; y <= bottom; y += 4)
        for (let x = left; x <= right; x += 4) {
          const light = known[(y >> 2) * columns + (x >> 2)]
          if (Number.isNaN(light) || !isAlike(pixel, y * w + x)) return -1
          least = Math.min(least, light)
          most = Math.max(most, light)
        }
      return most - least <= AGREED ? (least + most) / 2 : -1
    },
    keep(column: number, row: number, light: number) {
      if (((column | row) & 3) === 0) known[(row >> 2) * columns + (column >> 2)] = light
    },
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
