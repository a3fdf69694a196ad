import { boxBlur } from '../core/blur.ts'
import { createRandom } from '../core/random.ts'
import type { Raster } from '../core/raster.ts'

/** Film grain: `strength` is about the spread of the light in the shadows, `size` the clump radius in pixels. */
export function grain(image: Raster, strength: number, seed: number, size = 1) {
  const { w, h, data } = image
  const random = createRandom(seed)
  const nextClump = () => random() + random() + random() - 1.5
  const blurred = size > 1 ? boxBlur(new Float32Array(w * h).map(nextClump), w, h, 1, size, 1) : null
  // Blurring clumps together evens them out; this gives the contrast back.
  const contrast = size > 1 ? strength * size * 1.7 : strength
  for (let i = 0; i < w * h; i++) {
    const brightness = Math.sqrt(
      Math.max(0, 0.2126 * data[i * 3] + 0.7152 * data[i * 3 + 1] + 0.0722 * data[i * 3 + 2]),
    )
    const clump = blurred ? blurred[i] : nextClump()
    const factor = 1 + clump * contrast * (1.15 - Math.min(1, brightness))
    data[i * 3] *= factor
    data[i * 3 + 1] *= factor
    data[i * 3 + 2] *= factor
  }
}
