import { smoothstep } from '#painter/engine/core/scalar.ts'
import type { DisplayRaster } from '#painter/painting/styles/display-raster.ts'

/**
 * How much each pixel's colour (0..1) is that of skin: skin of every tone lies in one small area of the
 * chroma plane, and differs mostly in its brightness (Hsu et al. 2002).
 */
export function skinLikelihood({ w, h, data }: DisplayRaster): Float32Array {
  const likelihood = new Float32Array(w * h)
  for (let i = 0; i < w * h; i++) {
    const r = data[i * 3] * 255
    const g = data[i * 3 + 1] * 255
    const b = data[i * 3 + 2] * 255
    const luma = 0.299 * r + 0.587 * g + 0.114 * b
    const blueness = 128 - 0.168736 * r - 0.331264 * g + 0.5 * b
    const redness = 128 + 0.5 * r - 0.418688 * g - 0.081312 * b
    const distance = ((blueness - 110) / 11) ** 2 + ((redness - 151) / 9) ** 2
    const isOrdered = r > g && g >= b * 0.85
    likelihood[i] = Math.exp(-distance / 2) * smoothstep(45, 75, luma) * (isOrdered ? 1 : 0.25)
  }
  return likelihood
}
