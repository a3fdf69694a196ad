import type { RGB } from '../../../engine/core/colour.ts'
import type { Raster } from '../../../engine/core/raster.ts'

/** Of a picture's longer side, how far the light of a lamp on a table reaches. */
const REACH = 0.3
/** What is left of the light beyond that, and what is in it. */
const BEYOND: RGB = [0.2, 0.21, 0.26]
const WITHIN: RGB = [1.3, 1.02, 0.74]

/** In pixels: where a lamp shines, and how far one cannot look into it. */
export type LampSpot = { x: number; y: number; radius: number }
/** Of a shining thing's height, that radius. */
export const GLARE_SHARE = 0.13
/** The glare about a flame or a shade. */
const GLARE: RGB = [1.1, 0.62, 0.2]
const FARTHEST_GLARE = 9

/** Leaves in the dark what candles and lamps on a table do not reach, in place. */
export function darkenBeyond({ w, h, data }: Raster, lamps: readonly LampSpot[]) {
  if (lamps.length === 0) return
  const reach = Math.max(w, h) * REACH
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      let nearest = Number.POSITIVE_INFINITY
      for (const lamp of lamps) nearest = Math.min(nearest, (x - lamp.x) ** 2 + (y - lamp.y) ** 2)
      const k = Math.exp(-nearest / reach ** 2)
      const i = (y * w + x) * 3
      let glare = 0
      for (const { x: at, y: row, radius } of lamps) {
        const away = ((x - at) ** 2 + (y - row) ** 2) / radius ** 2
        if (away < FARTHEST_GLARE) glare += Math.exp(-away)
      }
      for (let c = 0; c < 3; c++)
        data[i + c] = data[i + c] * (BEYOND[c] + (WITHIN[c] - BEYOND[c]) * k) + GLARE[c] * glare
    }
}
