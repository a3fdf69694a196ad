import { parseHex } from '../../core/colour.ts'
import { smoothstep } from '../../core/scalar.ts'
import { blendByNoise, layOver, ROCK_DARK } from './ground-colour.ts'
import type { Land, LandSite } from './land.ts'

const SALT_DARK = parseHex('#cfd2d6')
const SALT_LIGHT = parseHex('#f2f1ee')
/** Metres: so thin is the water that makes the plain a mirror. */
const FILM = 0.03

/** An endless white plain under a film of water, mountains at its far edge. */
export function saltFlat({ noise, offsetX, offsetZ }: LandSite): Land {
  return {
    eyeHeight: 2.2,
    terrain: {
      height: (x, z, octaves) =>
        smoothstep(3800, 6800, z) *
          (noise.eroded(x / 1500 + offsetX, z / 1500 + offsetZ, Math.min(octaves, 7)) * 240 + 190) -
        FILM,
      maxHeight: 460,
      waterLevel: 0,
      waterColour: parseHex('#aebfcc'),
      waterRoughness: 0.07,
      fogScale: 1 / 9000,
      material: (_x, _z, height, _slope, grain, out) => {
        blendByNoise(SALT_DARK, SALT_LIGHT, grain, out)
        layOver(out, ROCK_DARK, smoothstep(10, 60, height) * 0.7)
      },
    },
  }
}
