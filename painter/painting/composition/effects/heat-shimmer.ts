import { smoothstep } from '../../../engine/core/scalar.ts'
import type { Frame } from '../../../engine/world/frame.ts'

/** Shares of the height: how far from the horizon the air trembles, and by how much. */
const REACH = 0.13
const SWAY = 0.006
/** Metres; through so little air nothing wavers. */
const NEAREST = 40
/** What hot air takes the colour of the sky from, low above the ground. */
const GLEAM = 0.3

/** Hot air above the ground: what is near the horizon wavers sideways, and the ground there mirrors the sky. */
export function paintHeatShimmer({ image, camera, depth, noise, subjectMask }: Frame) {
  const { w, h, data } = image
  const { horizon } = camera
  const source = new Float32Array(data)
  const reach = h * REACH
  for (let y = Math.max(0, Math.floor(horizon - reach)); y < Math.min(h, horizon + reach); y++) {
    const near = smoothstep(reach, 0, Math.abs(y - horizon))
    const mirrored = Math.max(0, Math.round(2 * horizon - y))
    for (let x = 0; x < w; x++) {
      const i = y * w + x
      const free = depth[i] < NEAREST ? 0 : 1 - (subjectMask?.[i] ?? 0)
      const sway = noise.value2(x * 0.012, y * 0.35) + 0.5 * noise.value2(x * 0.04 + 7, y * 0.8)
      const from = Math.min(w - 1, Math.max(0, Math.round(x + sway * near * h * SWAY * free)))
      const isGround = y > horizon && depth[i] < 1e6
      const gleam = isGround
        ? near * GLEAM * smoothstep(-0.1, 0.5, noise.value2(x * 0.006, y * 0.12)) * free
        : 0
      for (let c = 0; c < 3; c++) {
        const seen = source[(y * w + from) * 3 + c]
        data[i * 3 + c] = seen + (source[(mirrored * w + from) * 3 + c] - seen) * gleam
      }
    }
  }
}
