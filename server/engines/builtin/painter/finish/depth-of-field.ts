import { boxBlur } from '../core/blur.ts'
import type { Raster } from '../core/raster.ts'
import { clamp, mix } from '../core/scalar.ts'

/**
 * Blurs what is out of focus: `depth` and `focus` in the same unit, `maxRadius` in pixels, `range` how many
 * doublings of distance away from the focus the blur takes to become full.
 */
export function depthOfField(
  image: Raster,
  depth: Float32Array,
  focus: number,
  maxRadius: number,
  range = 1,
) {
  const { w, h, data } = image
  const soft = boxBlur(data, w, h, 3, maxRadius * 0.45, 2)
  const full = boxBlur(data, w, h, 3, maxRadius, 2)
  for (let i = 0; i < w * h; i++) {
    const blur = clamp(Math.abs(Math.log2(Math.min(1e5, depth[i]) / focus)) / range - 0.25)
    if (blur <= 0) continue
    for (let j = i * 3; j < i * 3 + 3; j++)
      data[j] = blur < 0.5 ? mix(data[j], soft[j], blur * 2) : mix(soft[j], full[j], blur * 2 - 1)
  }
}
