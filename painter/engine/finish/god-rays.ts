import type { RGB } from '../core/colour.ts'
import type { Raster } from '../core/raster.ts'
import { enlargeRows, resizePlanes } from '../core/resize.ts'
import { clamp } from '../core/scalar.ts'

const SCALE = 4
const STEPS = 8

/**
 * Adds shafts of light that fan out from a light source at pixel (sourceX, sourceY): everything brighter than
 * `threshold` is smeared away from it, three times over ever shorter reaches, and added `strength` times in `tint`.
 */
export function addGodRays(
  image: Raster,
  sourceX: number,
  sourceY: number,
  threshold: number,
  strength: number,
  tint: RGB,
) {
  const { w, h } = image
  const W = Math.ceil(w / SCALE)
  const H = Math.ceil(h / SCALE)
  const small = resizePlanes(image.data, w, h, 3, W, H)
  let rays = new Float32Array(W * H)
  for (let i = 0; i < W * H; i++) {
    const l = 0.2126 * small[i * 3] + 0.7152 * small[i * 3 + 1] + 0.0722 * small[i * 3 + 2]
    rays[i] = clamp((l - threshold) * 1.5, 0, 2)
  }
  for (const reach of [0.5, 0.5 * 0.35, 0.5 * 0.35 * 0.35])
    rays = smearFrom(rays, W, H, sourceX / SCALE, sourceY / SCALE, reach)
  enlargeRows({ w: W, h: H, channels: 1, data: rays }, w, h, (row, y) => {
    for (let x = 0; x < w; x++)
      for (let c = 0; c < 3; c++) image.data[(y * w + x) * 3 + c] += row[x] * strength * tint[c]
  })
}

/** Each pixel averages what lies on its way to the source, as far as `reach` of that way. */
function smearFrom(
  light: Float32Array,
  W: number,
  H: number,
  sourceX: number,
  sourceY: number,
  reach: number,
) {
  const out = new Float32Array(W * H)
  for (let y = 0; y < H; y++)
    for (let x = 0; x < W; x++) {
      const dx = ((sourceX - x) * reach) / STEPS
      const dy = ((sourceY - y) * reach) / STEPS
      let sum = 0
      for (let k = 0; k < STEPS; k++) {
        const xx = Math.round(x + dx * k)
        const yy = Math.round(y + dy * k)
        if (xx >= 0 && yy >= 0 && xx < W && yy < H) sum += light[yy * W + xx] * (1 - (k / STEPS) * 0.35)
      }
      out[y * W + x] = sum / STEPS
    }
  return out
}
