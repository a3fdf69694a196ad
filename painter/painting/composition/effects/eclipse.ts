import { clamp, smoothstep } from '../../../engine/core/scalar.ts'
import type { Frame } from '../../../engine/world/frame.ts'

/** Column and row above the horizon of the darkened sun, and its radius: shares of width, sky and shorter side. */
const PLACE = { column: 0.62, up: 0.62, radius: 0.06 }
/** Nearer than this, in metres, land hides it. */
const SKY = 1e6
/** How far the corona reaches, in radii, and how many streamers it has. */
const REACH = 5
const STREAMERS = 9

/** A black sun in its corona. */
export function paintEclipse({ image, camera, depth, noise }: Frame) {
  const { w, h, data } = image
  const [cx, cy] = [w * PLACE.column, camera.horizon * (1 - PLACE.up)]
  const radius = Math.min(w, h) * PLACE.radius
  for (let y = Math.max(0, Math.floor(cy - radius * REACH)); y < Math.min(h, cy + radius * REACH); y++)
    for (let x = Math.max(0, Math.floor(cx - radius * REACH)); x < Math.min(w, cx + radius * REACH); x++) {
      const i = y * w + x
      if (depth[i] < SKY) continue
      const r = Math.hypot(x - cx, y - cy) / radius
      const at = Math.atan2(y - cy, x - cx)
      const streamer =
        0.75 + 0.5 * noise.value2(Math.cos(at) * STREAMERS * 0.3, Math.sin(at) * STREAMERS * 0.3)
      const glow = clamp(1 / Math.max(1, r) ** (3.4 / streamer) - 0.012)
      const disc = smoothstep(1.02, 0.96, r)
      for (let c = 0; c < 3; c++)
        data[i * 3 + c] =
          (data[i * 3 + c] + (glow * 2.6 + smoothstep(1.1, 1.01, r) * 2) * CORONA[c]) * (1 - disc)
    }
}

const CORONA = [1, 0.94, 0.84] as const
