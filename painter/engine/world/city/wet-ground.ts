import { clamp, smoothstep } from '../../core/scalar.ts'
import type { Frame } from '../frame.ts'

const SAMPLES = 5
/** How far the ground may be from level and still mirror, as a share of its distance. */
const LEVEL = 0.02

/** Rain on the street: mirrors what stands above the horizon, drawn out downwards, most in puddles. */
export function reflectInWetGround({ image, depth, camera, noise }: Frame, unevenness = LEVEL) {
  const { w, h, data } = image
  const { horizon, focalLength } = camera
  const source = new Float32Array(data)
  for (let y = Math.ceil(horizon) + 1; y < h; y++) {
    const below = y - horizon
    const z = (camera.height * focalLength) / (y + 0.5 - horizon)
    const reflectance = 0.18 + 0.75 * (1 - clamp((below / focalLength) * 1.2)) ** 3
    for (let x = 0; x < w; x++) {
      const i = y * w + x
      if (Math.abs(depth[i] - z) > z * unevenness) continue
      const worldX = ((x - w / 2) / focalLength) * z
      const puddle = smoothstep(-0.25, 0.35, noise.fbm(worldX * 0.22, z * 0.12, 4))
      const ripple = noise.value2(worldX * 4, z * 5) * 0.5 + noise.value2(worldX * 11, z * 13) * 0.3
      const mirrorX = clamp((x + ripple * w * 0.006) | 0, 0, w - 1)
      let r = 0
      let g = 0
      let b = 0
      for (let s = 0; s < SAMPLES; s++) {
        const mirrorY = clamp((horizon - below * (0.82 + 0.1 * s) - ripple * h * 0.012) | 0, 0, h - 1)
        const j = (mirrorY * w + mirrorX) * 3
        r += source[j]
        g += source[j + 1]
        b += source[j + 2]
      }
      const amount = clamp(reflectance) * (0.35 + 0.65 * puddle)
      data[i * 3] = data[i * 3] * (1 - amount * 0.6) + (r / SAMPLES) * amount
      data[i * 3 + 1] = data[i * 3 + 1] * (1 - amount * 0.6) + (g / SAMPLES) * amount
      data[i * 3 + 2] = data[i * 3 + 2] * (1 - amount * 0.6) + (b / SAMPLES) * amount
    }
  }
}
