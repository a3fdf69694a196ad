import { clamp } from '../core/scalar.ts'
import type { Camera } from './camera.ts'
import type { CanopyHeight } from './canopy.ts'
import type { TerrainOptions } from './terrain-options.ts'

const FINEST = 11

/** What of the ground each pixel sees: its distance (1e9: nothing), and the height of the crown it hits. */
type Visibility = { depth: Float32Array; canopy: Float32Array }

/** How many octaves of detail the ground needs at a distance in metres. */
const octavesAt = (distance: number, nearest: number) =>
  Math.max(4, Math.min(FINEST, Math.round(11.5 - Math.log2(Math.max(1, distance / (nearest * 1.5))) * 0.8)))

/** As `octavesAt`, one step finer: slopes show more than heights do. */
export const shadingOctavesAt = (distance: number, nearest: number) =>
  Math.min(FINEST, octavesAt(distance, nearest) + 1)

/**
 * Voxel-space rendering (as in Comanche, 1992): walks outwards in each column of pixels and fills what rises
 * above all that came before. No pixel is visited twice, whatever the terrain.
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

  const crownAt = (x: number, z: number, height: number, distance: number, octaves: number) => {
    if (!woods || !canopyHeight) return 0
    const pixels = (woods.height * focalLength) / distance
    if (pixels <= 1.2 || (waterLevel !== null && height <= waterLevel)) return 0
    const reach = woods.spacing * 1.2
    const coarse = Math.min(octaves, 6)
    const here = options.height(x, z, coarse)
    const risesX = options.height(x + reach, z, coarse) - here
    const risesZ = options.height(x, z + reach, coarse) - here
    return canopyHeight(x, z, height, Math.sqrt(risesX * risesX + risesZ * risesZ) / reach)
  }

  const stepAt = (distance: number) =>
    woods && distance < (woods.height * focalLength) / 2
      ? Math.min(0.0048, Math.max(0.0016, (woods.spacing * 0.33) / distance))
      : 0.0048

  for (let column = 0; column < w; column++) {
    const sideways = (column + 0.5 - w / 2) / focalLength
    let top = h
    let t = options.nearest
    let previousT = options.nearest
    let previousRow = 1e9
    while (t < options.farthest && top > 0) {
      const x = camera.x + sideways * t
      const z = camera.z + t
      const octaves = octavesAt(t, options.nearest)
      const ground = options.height(x, z, octaves)
      const crown = crownAt(x, z, ground, t, octaves)
      const row = horizon - ((ground + crown - camera.height) / t) * focalLength
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
      t *= 1 + stepAt(t)
      const highestRow = horizon - ((options.maxHeight - camera.height) / t) * focalLength
      if (highestRow > top && options.maxHeight > camera.height) break
    }
  }
  return { depth, canopy }
}
