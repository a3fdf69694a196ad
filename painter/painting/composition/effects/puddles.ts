import { clamp, mix, smoothstep } from '../../../engine/core/scalar.ts'
import type { Frame } from '../../../engine/world/frame.ts'

/** Metres: how far what is painted may be from the ground to be the ground, and beyond which puddles are too flat. */
const ON_GROUND = 0.16
const FARTHEST = 60
/** How dark the wet rim of a puddle is. */
const RIM = 0.55

/** Water in the hollows of the ground, which mirrors what stands above it. */
export function paintPuddles({ image, depth, camera, noise, groundHeight, waterLevel }: Frame) {
  if (waterLevel !== null) return
  const { w, h, data } = image
  const { horizon, focalLength } = camera
  const source = new Float32Array(data)
  const scale = clamp(camera.height / 2.6, 0.3, 1.4)
  for (let y = Math.ceil(horizon) + 2; y < h; y++) {
    const below = y + 0.5 - horizon
    for (let x = 0; x < w; x++) {
      const i = y * w + x
      const z = depth[i]
      if (z > FARTHEST) continue
      const aside = ((x + 0.5 - w / 2) / focalLength) * z
      const level = camera.height - (below / focalLength) * z
      if (Math.abs(level - groundHeight(aside, z)) > ON_GROUND * scale + z * 0.004) continue
      const hollow = noise.fbm((aside * 0.34) / scale + 11, (z * 0.2) / scale, 3)
      const water = smoothstep(0.15, 0.19, hollow)
      const rim = smoothstep(0.07, 0.15, hollow)
      if (rim <= 0) continue
      const ripple = noise.value2(aside * 5, z * 6)
      const mirrorX = clamp(Math.round(x + ripple * w * 0.003), 0, w - 1)
      const mirrorY = clamp(Math.round(horizon - below * 0.95 + ripple * h * 0.006), 0, h - 1)
      const j = (mirrorY * w + mirrorX) * 3
      const mirrors = water * clamp(0.62 + 0.36 * (1 - clamp((below / focalLength) * 1.4)) ** 2)
      for (let c = 0; c < 3; c++) {
        const wet = data[i * 3 + c] * mix(1, RIM, rim * (1 - water * 0.4))
        data[i * 3 + c] = mix(wet, source[j + c], mirrors)
      }
    }
  }
}
