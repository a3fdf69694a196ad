import { boxBlur } from '../core/blur.ts'
import type { Raster } from '../core/raster.ts'
import { release } from '../core/release.ts'
import { resizePlanes } from '../core/resize.ts'
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
  // What is blurred has no detail: half the size holds it, in a quarter of the memory.
  const W = Math.ceil(w / 2)
  const H = Math.ceil(h / 2)
  const small = resizePlanes(data, w, h, 3, W, H)
  const soft = boxBlur(small, W, H, 3, maxRadius * 0.225, 2)
  const full = boxBlur(small, W, H, 3, maxRadius * 0.5, 2)
  for (let y = 0; y < h; y++) {
    const v = Math.max(0, y / 2 - 0.25)
    const above = Math.min(H - 1, v | 0)
    const below = Math.min(H - 1, above + 1)
    const fv = v - above
    for (let x = 0; x < w; x++) {
      const i = y * w + x
      const blur = clamp(Math.abs(Math.log2(Math.min(1e5, depth[i]) / focus)) / range - 0.25)
      if (blur <= 0) continue
      const u = Math.max(0, x / 2 - 0.25)
      const left = Math.min(W - 1, u | 0)
      const right = Math.min(W - 1, left + 1)
      const fu = u - left
      const a = (above * W + left) * 3
      const b = (above * W + right) * 3
      const c = (below * W + left) * 3
      const d = (below * W + right) * 3
      const wa = (1 - fu) * (1 - fv)
      const wb = fu * (1 - fv)
      const wc = (1 - fu) * fv
      const wd = fu * fv
      for (let k = 0; k < 3; k++) {
        const j = i * 3 + k
        const softened = soft[a + k] * wa + soft[b + k] * wb + soft[c + k] * wc + soft[d + k] * wd
        if (blur < 0.5) {
          data[j] = mix(data[j], softened, blur * 2)
          continue
        }
        const blurred = full[a + k] * wa + full[b + k] * wb + full[c + k] * wc + full[d + k] * wd
        data[j] = mix(softened, blurred, blur * 2 - 1)
      }
    }
  }
  release(small, soft, full)
}
