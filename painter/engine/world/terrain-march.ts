import { clamp } from '../core/scalar.ts'
import type { Camera } from './camera.ts'
import { type CanopyHeight, HIGHEST_CROWN } from './canopy.ts'
import type { TerrainOptions } from './terrain-options.ts'

const FINEST = 11

/** What of the ground each pixel sees: its distance (1e9: nothing), and the height of the crown it hits. */
type Visibility = { depth: Float32Array; canopy: Float32Array }

/**
 * The ground along a column of pixels, at each of the walk's distances up to the `length`th, and how steep it is
 * where that was asked for (else NaN).
 */
type Profile = { heights: Float32Array; slopes: Float32Array; length: number }

/** How many octaves of detail the ground needs at a distance in metres. */
const octavesAt = (distance: number, nearest: number) =>
  Math.max(4, Math.min(FINEST, Math.round(11.5 - Math.log2(Math.max(1, distance / (nearest * 1.5))) * 0.8)))

/** As `octavesAt`, one step finer: slopes show more than heights do. */
export const shadingOctavesAt = (distance: number, nearest: number) =>
  Math.min(FINEST, octavesAt(distance, nearest) + 1)

const createProfile = (longest: number): Profile => ({
  heights: new Float32Array(longest),
  slopes: new Float32Array(longest),
  length: 0,
})

/**
 * Voxel-space rendering (as in Comanche, 1992): walks outwards in each column of pixels and fills what rises
 * above all that came before. No pixel is visited twice, whatever the terrain. Every second column takes its
 * ground from the middle between its neighbours, a pixel away on either side.
 */
export function marchTerrain(
  camera: Camera,
  options: TerrainOptions,
  canopyHeight: CanopyHeight | null,
): Visibility {
  const { w, h, focalLength, horizon } = camera
  const { woods, waterLevel = null } = options
  const depth = new Float32Array(w * h).fill(1e9)
  const canopy = new Float32Array(w * h)
  const distances = walkDistances(camera, options)
  const octaves = Uint8Array.from(distances, t => octavesAt(t, options.nearest))
  const slopeAlong = createSlopes(options)
  const nearestCrown = (woods?.from ?? 0) - (woods?.spacing ?? 0)
  const highestCrown = woods ? woods.height * HIGHEST_CROWN : 0

  /** Writes what it finds into `own`; with neighbours on both sides, it takes from them what they know. */
  const marchColumn = (column: number, own: Profile, before: Profile | null, after: Profile | null) => {
    const sideways = (column + 0.5 - w / 2) / focalLength
    const known = before && after ? Math.min(before.length, after.length) : 0
    const slopeAt = slopeAlong()
    let top = h
    let previousT = options.nearest
    let previousRow = 1e9
    let k = 0
    for (; k < distances.length && top > 0; k++) {
      const t = distances[k]
      const rowsPerMetre = focalLength / t
      const highestRow = horizon - (options.maxHeight - camera.height) * rowsPerMetre
      if (highestRow > top && options.maxHeight > camera.height) break
      const x = camera.x + sideways * t
      const z = camera.z + t
      const isKnown = k < known
      const ground = isKnown ? (before!.heights[k] + after!.heights[k]) / 2 : options.height(x, z, octaves[k])
      own.heights[k] = ground
      let crown = 0
      if (canopyHeight && woods) {
        const isSeen =
          z > nearestCrown &&
          woods.height * rowsPerMetre > 1.2 &&
          (waterLevel === null || ground > waterLevel) &&
          horizon - (ground + highestCrown - camera.height) * rowsPerMetre < top
        const slope = !isSeen
          ? NaN
          : isKnown && before!.slopes[k] >= 0
            ? before!.slopes[k]
            : slopeAt(x, z, octaves[k])
        if (isSeen) crown = canopyHeight(x, z, ground, slope)
        own.slopes[k] = slope
      }
      const row = horizon - (ground + crown - camera.height) * rowsPerMetre
      if (row < top) {
        const first = Math.max(0, Math.ceil(row))
        for (let y = first; y < top; y++) {
          const f =
            previousRow < 1e8 && previousRow > row ? clamp((previousRow - y) / (previousRow - row)) : 1
          depth[y * w + column] = previousT + (t - previousT) * f
          canopy[y * w + column] = crown
        }
        top = Math.min(top, first)
      }
      previousT = t
      previousRow = row
    }
    own.length = k
  }

  let before = createProfile(distances.length)
  let after = createProfile(distances.length)
  const between = createProfile(distances.length)
  marchColumn(0, before, null, null)
  for (let column = 2; column <= w; column += 2) {
    if (column < w) marchColumn(column, after, null, null)
    marchColumn(column - 1, between, before, column < w ? after : null)
    ;[before, after] = [after, before]
  }
  return { depth, canopy }
}

/** The distances at which the walk stops, closer together where single trees are seen. */
function walkDistances({ focalLength }: Camera, { nearest, farthest, woods }: TerrainOptions): Float64Array {
  const distances: number[] = []
  for (let t = nearest; t < farthest; ) {
    distances.push(t)
    const seesTrees = woods && t < (woods.height * focalLength) / 2
    t *= 1 + (seesTrees ? Math.min(0.0048, Math.max(0.0016, (woods.spacing * 0.33) / t)) : 0.0048)
  }
  return Float64Array.from(distances)
}

/** Returns, for each column anew, how steep the ground is at ever larger distances, over the width of a tree. */
function createSlopes({ woods, height: heightAt }: TerrainOptions) {
  const reach = (woods?.spacing ?? 0) * 1.2
  return () => {
    let slope = 0
    let holdsTo = Number.NEGATIVE_INFINITY
    return (x: number, z: number, octaves: number) => {
      if (z <= holdsTo) return slope
      const coarse = Math.min(octaves, 6)
      const here = heightAt(x, z, coarse)
      const risesX = heightAt(x + reach, z, coarse) - here
      const risesZ = heightAt(x, z + reach, coarse) - here
      slope = Math.sqrt(risesX * risesX + risesZ * risesZ) / reach
      holdsTo = z + reach
      return slope
    }
  }
}
