import { parseHex } from '../../core/colour.ts'
import { smoothstep } from '../../core/scalar.ts'
import { blendByNoise } from './ground-colour.ts'
import type { Land, LandSite } from './land.ts'

const FLOOR_DARK = parseHex('#26401a')
const FLOOR_LIGHT = parseHex('#58752f')

/** Metres from the eye to the first crowns: around somebody, and in a view over them. */
const GLADE = 150
const EDGE = 70

/** A misty valley between wooded ridges. */
export function jungle({ noise, offsetX, offsetZ, drift, anchor }: LandSite): Land {
  const from = anchor ? GLADE : EDGE
  return {
    eyeHeight: 2,
    terrain: {
      height: (x, z, octaves) => {
        const ridges =
          z > 30 ? noise.eroded(x / 700 + offsetX, z / 700 + offsetZ, Math.min(octaves, 8)) * 150 + 120 : 0
        const valley = smoothstep(0.1, 1, Math.abs(x - drift * z) / (120 + z * 0.25))
        return (
          ridges * smoothstep(30, 300, z) * Math.max(valley, smoothstep(700, 2600, z)) +
          noise.value2(x * 0.1, z * 0.1) * 0.4
        )
      },
      maxHeight: 420,
      fogScale: 1 / 3200,
      woods: {
        density: (_x, z) => (z > from ? 0.97 : 0),
        from,
        spacing: 11,
        height: 13,
        colour: parseHex('#1c3a1a'),
        colourVariant: parseHex('#4f7a2a'),
        conifer: false,
        snow: 0,
      },
      material: (_x, _z, _height, _slope, grain, out) => {
        blendByNoise(FLOOR_DARK, FLOOR_LIGHT, grain, out)
      },
    },
  }
}
