import { parseHex, type RGB } from '../../core/colour.ts'
import { clamp, smoothstep } from '../../core/scalar.ts'
import { blendByNoise, layOver } from './ground-colour.ts'
import type { Land, LandSite } from './land.ts'

const ASH_DARK = parseHex('#2c2724')
const ASH_LIGHT = parseHex('#4f453e')
/** Far brighter than anything lit: lava shines by itself. */
const LAVA: RGB = [6, 1.3, 0.12]
const RADIUS = 1250
const DISTANCE = 3000
/** Metres to the side, for each metre that half the view is wide at a metre's distance. */
const WITHIN_VIEW = 900

/** A cone with a crater, streams of lava down its sides, and broken ground before it. */
export function volcano(site: LandSite): Land {
  const { noise, offsetX, offsetZ, drift, halfView } = site
  const centreX = clamp(drift * 2200, -halfView * WITHIN_VIEW, halfView * WITHIN_VIEW)
  return {
    eyeHeight: 2.6,
    terrain: {
      height: (x, z, octaves) => {
        const d = Math.hypot(x - centreX, z - DISTANCE) / RADIUS
        const crater = Math.exp(-((Math.max(0, 0.13 - d) * 12) ** 2))
        const cone =
          d < 1.35
            ? clamp(1.35 - d) ** 1.9 * 720 * crater * (1 + 0.14 * noise.fbm(x * 0.004, z * 0.004, 6))
            : 0
        const foreground = z > 40 ? noise.eroded(x / 800 + offsetX, z / 800 + offsetZ, octaves) * 110 + 40 : 0
        const bumps = noise.value2(x * 0.12, z * 0.12) * 0.5
        return cone + foreground * smoothstep(40, 400, z) * 0.6 + bumps
      },
      maxHeight: 1200,
      fogScale: 1 / 8000,
      material: (x, z, height, _slope, grain, out) => {
        blendByNoise(ASH_DARK, ASH_LIGHT, grain, out)
        const stream = 1 - Math.abs(noise.fbm((x - centreX) * 0.006 + 3, (z - DISTANCE) * 0.0012, 4))
        const lava =
          smoothstep(0.86, 0.97, stream) * smoothstep(150, 560, height) * smoothstep(900, 700, height * 0.6)
        layOver(out, LAVA, lava * 0.9)
      },
    },
  }
}
