import { parseHex } from '../../core/colour.ts'
import { clamp, smoothstep } from '../../core/scalar.ts'
import { blendByNoise, layOver, ROCK_DARK } from './ground-colour.ts'
import type { Land, LandSite } from './land.ts'
import { fromRim } from './plates.ts'

const SALT_DARK = parseHex('#cfd2d6')
const SALT_LIGHT = parseHex('#f2f1ee')
const MUD_DARK = parseHex('#8a7256')
const MUD_LIGHT = parseHex('#b39a78')
/** Salt grows up along the rims of its plates, mud opens there. */
const SALT_RIM = parseHex('#ffffff')
const SALT_SHADE = parseHex('#a9aeb6')
const MUD_RIM = parseHex('#2f2318')
/** Metres across. */
const PLATES = { salt: { breadth: 1.7, rim: 0.1 }, mud: { breadth: 0.85, rim: 0.16 } }
/** Metres: plates about what stands farther off are larger, so that they are still told apart. */
const PLATES_SEEN = 7
const MOST_ENLARGED = 5
/** Metres: so thin is the water that makes the plain a mirror. */
const FILM = 0.03

/** An endless white plain under a film of water or dried to plates, mountains at its far edge; or a lake's dry bed. */
export function saltFlat({ noise, offsetX, offsetZ, plates, anchor }: LandSite): Land {
  const scale = anchor ? clamp(anchor[1] / PLATES_SEEN, 1, MOST_ENLARGED) : 1
  const [dark, light] = plates === 'mud' ? [MUD_DARK, MUD_LIGHT] : [SALT_DARK, SALT_LIGHT]
  return {
    eyeHeight: 2.2,
    terrain: {
      height: (x, z, octaves) =>
        smoothstep(3800, 6800, z) *
          (noise.eroded(x / 1500 + offsetX, z / 1500 + offsetZ, Math.min(octaves, 7)) * 240 + 190) -
        FILM,
      maxHeight: 460,
      ...(plates ? {} : { waterLevel: 0, waterColour: parseHex('#aebfcc'), waterRoughness: 0.07 }),
      fogScale: 1 / 9000,
      material: (x, z, height, _slope, grain, out) => {
        blendByNoise(dark, light, grain, out)
        if (plates) {
          const { breadth, rim } = PLATES[plates]
          const distance = fromRim(noise, x / scale, z / scale, breadth)
          const edge = smoothstep(rim, rim * 0.3, distance)
          if (plates === 'salt') layOver(out, SALT_SHADE, smoothstep(rim * 2.4, rim, distance) * 0.75)
          layOver(out, plates === 'salt' ? SALT_RIM : MUD_RIM, edge * 0.9)
        }
        layOver(out, ROCK_DARK, smoothstep(10, 60, height) * 0.7)
      },
    },
  }
}
