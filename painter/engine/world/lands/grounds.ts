import { parseHex } from '../../core/colour.ts'
import { smoothstep } from '../../core/scalar.ts'
import { blendByNoise, layOver, SNOW } from './ground-colour.ts'
import type { Land, LandSite } from './land.ts'

const EARTH = parseHex('#8a7a5e')

/** Level ground that people have laid out, low hills with woods far behind it. */
export function grounds({ noise, offsetX, offsetZ, grass, autumn, winter, noTrees }: LandSite): Land {
  return {
    eyeHeight: 2.2,
    terrain: {
      height: (x, z, octaves) =>
        smoothstep(160, 900, z) * (noise.value2(x * 0.003 + offsetX, z * 0.003 + offsetZ) * 16 + 14) +
        (z > 1500
          ? smoothstep(1500, 5200, z) *
            (noise.eroded(x / 1500 + offsetX, z / 1500, Math.min(octaves, 7)) * 120 + 90)
          : 0),
      maxHeight: 300,
      fogScale: 1 / 6500,
      woods: noTrees
        ? undefined
        : {
            density: (x, z) =>
              z > 170 ? smoothstep(-0.3, 0.2, noise.fbm(x * 0.004 + 11, z * 0.004, 3)) * 0.9 : 0,
            from: 170,
            spacing: 9,
            height: 10,
            colour: parseHex(autumn ? '#8a4a17' : '#2b4420'),
            colourVariant: parseHex(autumn ? '#d08a2c' : '#4f6a2c'),
            conifer: false,
            snow: winter ? 0.7 : 0,
          },
      material: (x, z, _height, _slope, grain, out) => {
        blendByNoise(grass[0], grass[1], grain * 0.6 + noise.value2(x * 0.02, z * 0.02) * 0.5, out)
        layOver(out, EARTH, smoothstep(0.4, 0.9, noise.value2(x * 0.05 + 7, z * 0.05)) * 0.4)
        if (winter) layOver(out, SNOW, 0.8)
      },
    },
  }
}
