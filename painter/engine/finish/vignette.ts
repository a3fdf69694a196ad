import type { Raster } from '../core/raster.ts'
import { smoothstep } from '../core/scalar.ts'

/** Nearer to the middle nothing is darkened; the corners are at 1. */
const CLEAR = 0.25

/** Darkens towards the corners, by up to `strength` (0..1) of the light. */
export function vignette(image: Raster, strength = 0.35) {
  const { w, h, data } = image
  const cx = w / 2
  const cy = h / 2
  const perCorner = 1 / (cx * cx + cy * cy)
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const distance = ((x - cx) ** 2 + (y - cy) ** 2) * perCorner
      if (distance <= CLEAR) continue
      const kept = 1 - strength * smoothstep(CLEAR, 1.15, distance)
      const i = (y * w + x) * 3
      data[i] *= kept
      data[i + 1] *= kept
      data[i + 2] *= kept
    }
}
