import { type RGB, scaleColour } from '../../core/colour.ts'
import type { Noise } from '../../core/noise.ts'
import type { Raster } from '../../core/raster.ts'
import { clamp, smoothstep } from '../../core/scalar.ts'

const HOT: RGB = [2.6, 2.1, 1.5]
const WARM: RGB = [1.9, 0.75, 0.2]
/** In radii of the shadow: where the glowing disc begins and ends, and how far the ring of bent light reaches. */
const INNER = 1.35
const OUTER = 3.4
const RING = 1.16
/** How flat the disc looks from a little above its plane, and by how much it is tilted in the picture. */
const FLATNESS = 0.16
const TILT = -0.22

/** A black hole in the middle of the picture: its shadow, the light bent about it, and the disc that falls in. */
export function paintBlackHole({ w, h, data }: Raster, noise: Noise) {
  const radius = Math.min(w, h) * 0.15
  const [cosine, sine] = [Math.cos(TILT), Math.sin(TILT)]
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const X = (x - w * 0.5) / radius
      const Y = (y - h * 0.48) / radius
      const u = X * cosine + Y * sine
      const v = -X * sine + Y * cosine
      const d = Math.hypot(u, v)
      if (d > OUTER * 1.3) continue
      const i = (y * w + x) * 3
      const isShadow = smoothstep(1.02, 0.98, d)
      for (let c = 0; c < 3; c++) data[i + c] *= 1 - isShadow
      // The far side of the disc is seen above and below the shadow: its light goes round.
      const bent = Math.exp(-(((d - RING) / (d < RING ? 0.06 : 0.2)) ** 2)) * (1 - isShadow)
      addGlow(data, i, WARM, HOT, 0.5, bent * 1.3)
      const across = Math.hypot(u, v / FLATNESS)
      const isBehind = v < 0 && d < 1
      if (isBehind || across < INNER || across > OUTER) continue
      const share = (across - INNER) / (OUTER - INNER)
      const streaks = 0.62 + 0.55 * noise.fbm(across * 5, Math.atan2(v / FLATNESS, u) * 1.4, 4)
      const towardsUs = 1 - 0.45 * (u / across)
      const edge = smoothstep(0, 0.06, share) * (1 - share) ** 1.3
      addGlow(data, i, WARM, HOT, 1 - share * 1.3, edge * streaks * towardsUs)
    }
}

function addGlow(data: Float32Array, i: number, cool: RGB, hot: RGB, heat: number, amount: number) {
  const t = clamp(heat)
  const colour = scaleColour(
    [cool[0] + (hot[0] - cool[0]) * t, cool[1] + (hot[1] - cool[1]) * t, cool[2] + (hot[2] - cool[2]) * t],
    Math.max(0, amount),
  )
  for (let c = 0; c < 3; c++) data[i + c] += colour[c]
}
