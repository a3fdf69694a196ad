import { oklchToLinear, type RGB, scaleColour } from '../../core/colour.ts'
import type { Noise } from '../../core/noise.ts'
import type { Raster } from '../../core/raster.ts'
import { smoothstep } from '../../core/scalar.ts'
import { paintStarburst, splatGlow } from '../lights.ts'

const CORE: RGB = [3.2, 2.9, 2.6]
/** Of the picture's shorter side, the radius of the shell; of that, how thick it is and how ragged. */
const RADIUS = 0.36
const THICKNESS = 0.16
const RAGGED = 0.32

/** A star that bursts: a white core, rays, and a torn shell of glowing gas about it. */
export function paintSupernova(image: Raster, noise: Noise, hue: number) {
  const { w, h, data } = image
  const [cx, cy] = [w / 2, h * 0.47]
  const radius = Math.min(w, h) * RADIUS
  const inner = oklchToLinear(0.8, 0.15, hue)
  const outer = oklchToLinear(0.62, 0.2, hue - 45)
  const reach = radius * 1.7
  for (let y = Math.max(0, Math.floor(cy - reach)); y < Math.min(h, cy + reach); y++)
    for (let x = Math.max(0, Math.floor(cx - reach)); x < Math.min(w, cx + reach); x++) {
      const [dx, dy] = [(x - cx) / radius, (y - cy) / radius]
      const d = Math.hypot(dx, dy)
      if (d > 1.7) continue
      const torn = noise.fbm(dx * 2.4 + 7, dy * 2.4, 5)
      const threads = 1 - Math.abs(noise.fbm(dx * 5 + torn * 2, dy * 5 + 11, 5)) * 2.2
      const off = (d + torn * RAGGED - 1) / THICKNESS
      const shell = Math.exp(-off * off) * (0.25 + Math.max(0, threads) * 1.1)
      const within = smoothstep(1, 0.1, d) * (0.16 + Math.max(0, threads) * 0.3)
      const rays = Math.max(0, noise.value2(Math.atan2(dy, dx) * 9, 3)) ** 2 * Math.exp(-d * 1.6) * 0.9
      const i = (y * w + x) * 3
      for (let c = 0; c < 3; c++) data[i + c] += outer[c] * shell * 1.3 + inner[c] * (within + rays)
    }
  splatGlow(image, cx, cy, radius * 0.42, scaleColour(inner, 0.7))
  splatGlow(image, cx, cy, radius * 0.14, CORE)
  paintStarburst(image, cx, cy, radius * 0.9, CORE)
}
