import { boxBlur } from '../core/blur.ts'
import { createRandom } from '../core/random.ts'
import type { Raster } from '../core/raster.ts'

/** Film grain: `strength` is about the spread of the light in the shadows, `size` the clump radius in pixels. */
export function grain(image: Raster, strength: number, seed: number, size = 1) {
  const { w, h, data } = image
  const random = createRandom(seed)
  let clumps = new Float32Array(w * h)
  for (let i = 0; i < clumps.length; i++) clumps[i] = random() + random() + random() - 1.5
  if (size > 1) clumps = boxBlur(clumps, w, h, 1, size, 1)
  // Blurring clumps together evens them out; this gives the contrast back.
  const contrast = size > 1 ? strength * size * 1.7 : strength
  for (let i = 0; i < w * h; i++) {
    const brightness = Math.sqrt(
      Math.max(0, 0.2126 * data[i * 3] + 0.7152 * data[i * 3 + 1] + 0.0722 * data[i * 3 + 2]),
    )
    const factor = 1 + clumps[i] * contrast * (1.15 - Math.min(1, brightness))
    data[i * 3] *= factor
    data[i * 3 + 1] *= factor
    data[i * 3 + 2] *= factor
  }
}
