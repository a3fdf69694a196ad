import { boxBlur } from '../core/blur.ts'
import type { Raster } from '../core/raster.ts'
import { enlargeRows, resizePlanes } from '../core/resize.ts'

/**
 * Adds the glow of a lens around light brighter than `threshold` (linear): a tight, a middle and a wide halo,
 * in all `strength` times the light. `spread` scales their radii (1: 0.8 %, 3.5 % and 9 % of the longer side).
 */
export function bloom(image: Raster, threshold = 1, strength = 0.35, spread = 1) {
  const { w, h } = image
  // Halos have no detail: a quarter of the size holds them.
  const W = Math.ceil(w / 4)
  const H = Math.ceil(h / 4)
  const bright = resizePlanes(image.data, w, h, 3, W, H)
  for (let i = 0; i < W * H; i++) {
    const l = 0.2126 * bright[i * 3] + 0.7152 * bright[i * 3 + 1] + 0.0722 * bright[i * 3 + 2]
    const above = Math.max(0, l - threshold) / (l + 0.001)
    // Very bright spots (a lava crack, a lamp) count as 6 at most, or they would wash the picture out.
    const limit = Math.min(1, 6 / (l + 0.01))
    for (let c = 0; c < 3; c++) bright[i * 3 + c] *= above * limit
  }
  const longer = Math.max(W, H)
  const tight = boxBlur(bright, W, H, 3, longer * 0.008 * spread)
  const middle = boxBlur(bright, W, H, 3, longer * 0.035 * spread, 2)
  const wide = boxBlur(middle, W, H, 3, longer * 0.08 * spread, 2)
  const halo = new Float32Array(tight.length)
  for (let i = 0; i < halo.length; i++) halo[i] = tight[i] * 0.5 + middle[i] * 0.35 + wide[i] * 0.3
  enlargeRows({ w: W, h: H, channels: 3, data: halo }, w, h, (row, y) => {
    const o = y * row.length
    for (let i = 0; i < row.length; i++) image.data[o + i] += row[i] * strength
  })
}
