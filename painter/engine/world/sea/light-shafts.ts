import type { Noise } from '../../core/noise.ts'
import type { Random } from '../../core/random.ts'
import type { Raster } from '../../core/raster.ts'
import { resizePlanes } from '../../core/resize.ts'
import { clamp, smoothstep } from '../../core/scalar.ts'

const SCALE = 4

/** Sunlight that falls through waves in shafts; the returned function adds them to the picture. */
export function createLightShafts(
  image: Raster,
  noise: Noise,
  random: Random,
  offset: number,
  strength: number,
) {
  const { w, h } = image
  const W = Math.ceil(w / SCALE)
  const H = Math.ceil(h / SCALE)
  const small = new Float32Array(W * H)
  const sourceX = w * random.range(0.25, 0.75)
  const sourceY = -h * 0.35
  for (let y = 0; y < H; y++)
    for (let x = 0; x < W; x++) {
      const angle = Math.atan2(x * SCALE - sourceX, y * SCALE - sourceY)
      const rays = noise.value2(angle * 16 + offset, 1) * 0.6 + noise.value2(angle * 38, 4) * 0.35 + 0.25
      small[y * W + x] =
        smoothstep(0.1, 0.75, rays) * clamp(1 - (y / H) * 1.05) ** 1.3 * Math.exp(-angle * angle * 1.1)
    }
  const shafts = resizePlanes(small, W, H, 1, w, h)
  return () => {
    for (let i = 0; i < w * h; i++) {
      const light = shafts[i] * strength
      image.data[i * 3] += light * 0.5
      image.data[i * 3 + 1] += light * 0.9
      image.data[i * 3 + 2] += light
    }
  }
}
