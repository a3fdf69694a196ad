import type { RGB } from '../../../engine/core/colour.ts'
import type { Raster } from '../../../engine/core/raster.ts'

/** Of a picture's longer side, how far the light of a lamp on a table reaches. */
const REACH = 0.3
/** What is left of the light beyond that, what is in it, and the glare about a flame or a shade. */
const BEYOND: RGB = [0.2, 0.21, 0.26]
const WITHIN: RGB = [1.3, 1.02, 0.74]
const GLARE: RGB = [1.1, 0.62, 0.2]
const FARTHEST_GLARE = 9

/** In pixels: where a lamp shines, and how far one cannot look into it. */
export type LampSpot = { x: number; y: number; radius: number }

/** Leaves in the dark what candles and lamps on a table do not reach, in place. */
export function darkenBeyond({ w, h, data }: Raster, lamps: readonly LampSpot[]) {
  const reach = Math.max(w, h) * REACH
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      let nearest = Number.POSITIVE_INFINITY
      let glare = 0
      for (const lamp of lamps) {
        const away = (x - lamp.x) ** 2 + (y - lamp.y) ** 2
        nearest = Math.min(nearest, away)
        const inGlare = away / lamp.radius ** 2
        if (inGlare < FARTHEST_GLARE) glare += Math.exp(-inGlare)
      }
      const k = Math.exp(-nearest / reach ** 2)
      const i = (y * w + x) * 3
      for (let c = 0; c < 3; c++)
        data[i + c] = data[i + c] * (BEYOND[c] + (WITHIN[c] - BEYOND[c]) * k) + GLARE[c] * glare
    }
}
