import type { RGB } from '../../core/colour.ts'
import type { Noise } from '../../core/noise.ts'
import type { Raster } from '../../core/raster.ts'
import { resizePlanes } from '../../core/resize.ts'
import { smoothstep } from '../../core/scalar.ts'

const DARKNESS: RGB = [0.006, 0.007, 0.012]

/**
 * Fills the picture with gas clouds in two colours and a bright core in the third, along a band through the
 * middle at `angle` radians, crossed by dark dust. `offset` is the place on the endless noise.
 */
export function paintNebula(
  image: Raster,
  noise: Noise,
  [first, second, third]: [RGB, RGB, RGB],
  angle: number,
  [offsetX, offsetZ]: [number, number],
  strength: number,
) {
  const { w, h } = image
  const W = Math.ceil(w / 2)
  const H = Math.ceil(h / 2)
  const longer = Math.max(w, h)
  const cosine = Math.cos(angle)
  const sine = Math.sin(angle)
  const small = new Float32Array(W * H * 3)
  for (let y = 0; y < H; y++)
    for (let x = 0; x < W; x++) {
      const X = (x * 2 - w / 2) / longer
      const Y = (y * 2 - h / 2) / longer
      const u = X * cosine + Y * sine
      const v = -X * sine + Y * cosine
      // Noise bent by noise: what makes fog look like gas.
      const bendX = noise.fbm(u * 2.2 + offsetX, v * 2.2 + offsetZ, 4)
      const bendY = noise.fbm(u * 2.2 + offsetZ + 9, v * 2.2 + offsetX, 4)
      const gas = noise.fbm(u * 3 + bendX * 1.6 + offsetX, v * 3 + bendY * 1.6, 6) * 0.5 + 0.5
      const gas2 = noise.fbm(u * 2.2 - bendY * 1.3 + 20, v * 2.2 + bendX + offsetZ, 6) * 0.5 + 0.5
      const dark = noise.fbm(u * 4 + bendX * 2 + 60, v * 4 + bendY * 2, 6) * 0.5 + 0.5
      const band = Math.exp(-(v + bendX * 0.18) * (v + bendX * 0.18) * 9)
      const a = (smoothstep(0.38, 0.85, gas) * band) ** 1.4 * 1.25 * strength
      const b = (smoothstep(0.42, 0.88, gas2) * (0.3 + 0.7 * band)) ** 1.6 * 1.1 * strength
      const core = smoothstep(0.62, 0.95, gas * band + 0.1 * gas2) ** 2 * 1.3 * strength
      const dust = 1 - 0.8 * smoothstep(0.5, 0.72, dark) * band
      const i = (y * W + x) * 3
      for (let c = 0; c < 3; c++)
        small[i + c] =
          (DARKNESS[c] + first[c] * a + second[c] * b) * dust +
          third[c] * core * 0.9 +
          (c === 2 ? 0.012 : 0.004) * band
    }
  image.data.set(resizePlanes(small, W, H, 3, w, h))
}
