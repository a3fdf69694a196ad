import { parseHex } from '../../core/colour.ts'
import { smoothstep } from '../../core/scalar.ts'
import { blendByNoise } from './ground-colour.ts'
import type { Land, LandSite } from './land.ts'

const GRASS_DARK = parseHex('#8f6f30')
const GRASS_LIGHT = parseHex('#c6a052')

/** A dry plain with scattered trees, mountains far off. */
export function savanna({ noise, offsetX, offsetZ }: LandSite): Land {
  return {
    eyeHeight: 1.9,
    terrain: {
      height: (x, z, octaves) =>
        noise.value2(x * 0.0035 + offsetX, z * 0.0035 + offsetZ) * 7 * smoothstep(20, 200, z) +
        (z > 2400
          ? smoothstep(2400, 6000, z) *
            (noise.eroded(x / 1700 + offsetX, z / 1700, Math.min(octaves, 7)) * 130 + 120)
          : 0) +
        noise.value2(x * 0.2, z * 0.2) * 0.14,
      maxHeight: 380,
      fogScale: 1 / 5200,
      woods: {
        density: (x, z) => (z > 420 ? (noise.value2(x * 0.01 + 7, z * 0.01) > 0.1 ? 0.12 : 0.03) : 0),
        from: 420,
        spacing: 15,
        height: 7,
        colour: parseHex('#3f4720'),
        colourVariant: parseHex('#6a6a2c'),
        conifer: false,
        snow: 0,
      },
      material: (x, z, _height, _slope, grain, out) => {
        blendByNoise(GRASS_DARK, GRASS_LIGHT, grain * 0.8 + noise.value2(x * 0.03, z * 0.03) * 0.5, out)
      },
    },
  }
}
