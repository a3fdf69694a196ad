import { mixLinear, type RGB, scaleColour } from '../../core/colour.ts'
import type { Noise } from '../../core/noise.ts'
import type { Random } from '../../core/random.ts'
import type { Raster } from '../../core/raster.ts'
import { smoothstep } from '../../core/scalar.ts'
import { splatGlow } from '../lights.ts'

const ARMS = 2
const OLD_STARS: RGB = [0.95, 0.85, 0.75]
const YOUNG_STARS: RGB = [0.45, 0.62, 1.25]
const BULGE: RGB = [1.15, 0.92, 0.66]
/** Glowing hydrogen, where stars are born. */
const HYDROGEN: RGB = [1.1, 0.28, 0.5]

/** Adds a spiral galaxy near the middle, seen at a slant: bulge, arms, dust lanes, hydrogen, single stars. */
export function addGalaxy(image: Raster, noise: Noise, random: Random, [offsetX, offsetZ]: [number, number]) {
  const { w, h, data } = image
  const cx = w * random.range(0.44, 0.56)
  const cy = h * random.range(0.42, 0.55)
  const radius = Math.min(w, h) * 0.62
  const flatness = random.range(0.42, 0.62)
  const angle = random.range(-0.7, 0.7)
  const cosine = Math.cos(angle)
  const sine = Math.sin(angle)
  const winding = random.range(2.6, 3.4) * (random.chance(0.5) ? 1 : -1)
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const X = (x - cx) / radius
      const Y = (y - cy) / radius
      const u = X * cosine + Y * sine
      const v = (-X * sine + Y * cosine) / flatness
      const d = Math.hypot(u, v)
      if (d > 1.35) continue
      // Logarithmic spirals.
      const phase = Math.atan2(v, u) * ARMS - winding * ARMS * Math.log(d + 0.06) * 0.75
      const clumps = noise.fbm(u * 5 + offsetX, v * 5 + offsetZ, 5)
      const knots = noise.fbm(u * 14, v * 14 + 9, 4)
      const arm = (0.5 + 0.5 * Math.cos(phase + clumps * 1.6)) ** 2.2
      const disc = Math.exp(-d * 2.7)
      const bulge = Math.exp(-d * d * 46) * 2.6 + Math.exp(-d * 9) * 1.2
      const dust = smoothstep(0.05, 0.5, Math.cos(phase + clumps * 1.6 + 0.9) * 0.5 + 0.5) * 0.55 + 0.45
      const stars = disc * (0.12 + 1.5 * arm * (0.55 + 0.8 * (clumps + 0.5))) * smoothstep(1.35, 0.7, d)
      const hydrogen = smoothstep(0.28, 0.55, knots) * arm * disc * 1.6
      const tint = mixLinear(OLD_STARS, YOUNG_STARS, smoothstep(0.05, 0.5, d))
      const i = (y * w + x) * 3
      for (let c = 0; c < 3; c++)
        data[i + c] += stars * tint[c] * 1.3 * dust + bulge * BULGE[c] + hydrogen * HYDROGEN[c] * 0.7
    }
  for (let k = 0; k < w * h * 0.0016; k++) {
    const d = Math.abs(random.gauss()) * 0.42
    const around = random() * 6.28
    const u = d * Math.cos(around)
    const v = d * Math.sin(around) * flatness
    const x = cx + (u * cosine - v * sine) * radius
    const y = cy + (u * sine + v * cosine) * radius
    splatGlow(image, x, y, 0.6, scaleColour([0.8, 0.9, 1.1], random() * 0.8 * Math.exp(-d)))
  }
}
