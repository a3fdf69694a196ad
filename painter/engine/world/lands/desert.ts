import { mixLinear, parseHex } from '../../core/colour.ts'
import { smoothstep } from '../../core/scalar.ts'
import { blendByNoise, layOver } from './ground-colour.ts'
import type { Land, LandSite } from './land.ts'

const SAND_DARK = parseHex('#c98f52')
const SAND_LIGHT = parseHex('#e6b877')
const MESA_DARK = parseHex('#8f4a2b')
const MESA_LIGHT = parseHex('#c77a4a')

/** How much of the sand snow leaves nothing to be seen of. */
const SNOW_COVER = 0.88
const THIN_SNOW = parseHex('#c9d0db')

/** Wind-blown dunes with ripples; a desert also has layered mesas far off. */
export function desert({ kind, noise, random, offsetX, offsetZ, winter }: LandSite): Land {
  const wind = random.range(-0.5, 0.5)
  const mesas = kind === 'desert'
  const duneHeight = (x: number, z: number) => {
    const acrossWind = x * 0.7 + z * wind + noise.value2(x * 0.004, z * 0.004) * 70
    const large = (1 - Math.abs(noise.value2(acrossWind * 0.006 + offsetX, z * 0.0032 + offsetZ))) ** 3.6
    const small = (1 - Math.abs(noise.value2(acrossWind * 0.017 + offsetZ, z * 0.009 + offsetX))) ** 2.6
    return large * 58 + small * 7
  }
  return {
    eyeHeight: 2.4,
    terrain: {
      height: (x, z, octaves) => {
        let height = duneHeight(x, z) * (0.1 + 0.9 * smoothstep(10, 260, z)) * (mesas ? 0.55 : 1)
        if (mesas && z > 700) {
          const plateau = noise.fbm(x * 0.0011 + offsetX + 7, z * 0.0011 + offsetZ, 4)
          const far = smoothstep(700, 1300, z)
          if (plateau > 0.14)
            height +=
              smoothstep(0.14, 0.24, plateau) * far * (150 + noise.fbm(x * 0.01, z * 0.01, 4) * 26) +
              smoothstep(0.24, 0.3, plateau) * far * 70
        }
        if (octaves > 8)
          height +=
            Math.sin((x * 0.9 + z * 1.6 + noise.value2(x * 0.15, z * 0.15) * 4) * 1.6) * 0.035 +
            noise.value2(x * 2, z * 2) * 0.015
        return height - 2
      },
      maxHeight: 340,
      fogScale: 1 / 8000,
      material: (_x, _z, height, slope, grain, out) => {
        blendByNoise(SAND_DARK, SAND_LIGHT, grain * 0.6 + 0.1, out)
        if (mesas) {
          const strata = Math.sin(height * 0.16 + grain * 1.6) * 0.5 + 0.5
          const rock = mixLinear(MESA_DARK, MESA_LIGHT, strata)
          layOver(out, rock, smoothstep(0.55, 0.95, slope) * smoothstep(25, 45, height))
        }
        if (winter) layOver(out, THIN_SNOW, SNOW_COVER * smoothstep(1.1, 0.5, slope + grain * 0.15))
      },
    },
  }
}
