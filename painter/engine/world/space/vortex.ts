import { mixLinear, type RGB } from '../../core/colour.ts'
import type { Noise } from '../../core/noise.ts'
import type { Raster } from '../../core/raster.ts'
import { clamp, smoothstep } from '../../core/scalar.ts'

const DEEP: RGB = [0.03, 0.02, 0.16]
const BLUE: RGB = [0.05, 0.32, 0.9]
const VIOLET: RGB = [0.5, 0.1, 0.8]
const BRIGHT: RGB = [1.5, 1.6, 1.9]
/** Arms of the whirl, and how far they wind from the rim to the middle, in turns. */
const ARMS = 5
const TURNS = 1.7
/** Of the shorter side: the light at the end. */
const END = 0.06

/** A tunnel of light that winds away towards its bright end in the middle of the picture. */
export function paintVortex({ w, h, data }: Raster, noise: Noise) {
  const side = Math.min(w, h)
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const [dx, dy] = [(x - w * 0.5) / side, (y - h * 0.46) / side]
      const away = Math.hypot(dx, dy) + 1e-4
      const deep = Math.log(away)
      const turn = Math.atan2(dy, dx) - deep * TURNS
      const grain = noise.fbm(Math.cos(turn) * 2.2 + deep * 1.6, Math.sin(turn) * 2.2 - deep * 1.6, 4)
      const arm = 0.5 + 0.5 * Math.sin(turn * ARMS + grain * 3.2)
      const ring = 0.5 + 0.5 * Math.sin(deep * 7 + turn * 2 + grain * 2)
      const light = clamp(arm ** 2.2 * 0.85 + grain * 0.3)
      const streak = smoothstep(0.82, 1, arm) * (0.4 + 0.6 * ring)
      const coat = mixLinear(BLUE, VIOLET, clamp(ring * 0.8 + grain * 0.5))
      const end = Math.exp(-((away / END) ** 1.1))
      const shade = smoothstep(0.02, 0.3, away) * 0.75 + 0.25
      const i = (y * w + x) * 3
      for (let c = 0; c < 3; c++)
        data[i + c] =
          (DEEP[c] + coat[c] * light + BRIGHT[c] * streak * 0.35) * shade * (1 - end) + BRIGHT[c] * end
    }
}
