import { parseHex } from '../../core/colour.ts'
import { smoothstep } from '../../core/scalar.ts'
import { blendByNoise, layOver } from './ground-colour.ts'
import type { Land, LandSite } from './land.ts'
import { mountains } from './mountains.ts'

/** Metres: from who stands before it to the foot of the ice, how deep its front is, and how high it rises at most. */
const FOOT = 60
const FRONT = 15
const RISE = 36
/** Of the room above the horizon, how much the ice takes. */
const SHARE_OF_SKY = 0.56
/** Metres from one tower of ice at the edge to the next. */
const TOWER = 9
/** Per metre across, and how broad they are. */
const CRACKS = [
  [0.09, 0.1],
  [0.27, 0.12],
] as const
const GRAVEL_DARK = parseHex('#5c5f63')
const GRAVEL_LIGHT = parseHex('#8f9396')
const BLUE = parseHex('#2f8fd0')
const PALE = parseHex('#bfe4f6')
const CREVASSE = parseHex('#0f5a9c')
const FIRN = parseHex('#e8f3fa')

/** Metres, as if somebody stood there who is not. */
const BEFORE_NOBODY: readonly [number, number] = [0, 40]
/** Metres; and the colour of what carries fine dust of rock. */
const SEA_BED = -6
const MELTWATER = parseHex('#2f7688')

/** A valley with ice in it; its blue front is behind whoever stands on the gravel there, or rises out of the sea. */
export function glacier(site: LandSite): Land {
  const land = mountains(site)
  const { anchor = BEFORE_NOBODY, noise, offsetX, headroom, isAtSea } = site
  const foot = anchor[1] + FOOT
  const rise = Math.min(RISE, headroom * (foot + FRONT) * SHARE_OF_SKY)
  const beyond = (x: number, z: number) =>
    z - foot - noise.value2(x * 0.021 + offsetX, 4) * 14 - noise.value2(x * 0.11, offsetX) * 4
  const { height, material } = land.terrain
  return {
    ...land,
    terrain: {
      ...land.terrain,
      ...(isAtSea ? { waterLevel: 0, waterColour: MELTWATER, waterRoughness: 0.5 } : {}),
      height: (x, z, octaves) => {
        const within = beyond(x, z)
        const ground = height(x, z, octaves)
        if (within <= 0) return isAtSea ? Math.min(ground, SEA_BED) : ground
        const towers = noise.value2(x / TOWER + offsetX, z / TOWER) * rise * 0.2 * smoothstep(90, 10, within)
        const ice = smoothstep(0, FRONT, within) * (rise + towers) + Math.max(0, within - FRONT) * 0.06
        return Math.max(ground, ice)
      },
      material: (x, z, level, slope, grain, out) => {
        const within = beyond(x, z)
        if (within < 0) return blendByNoise(GRAVEL_DARK, GRAVEL_LIGHT, grain * 1.4, out)
        if (within > 900 || level > rise * 1.3 + within * 0.06)
          return material(x, z, level, slope, grain, out)
        const band = noise.fbm(x * 0.13, level * 0.16 + offsetX, 4)
        blendByNoise(BLUE, PALE, band * 1.8 - 0.35 + grain * 0.3, out)
        for (const [scale, broad] of CRACKS) {
          const crack = Math.abs(
            noise.value2(x * scale + level * 0.006, offsetX + scale * 40 + level * 0.014),
          )
          layOver(out, CREVASSE, smoothstep(broad, broad * 0.2, crack) * 0.75)
        }
        layOver(out, FIRN, smoothstep(FRONT * 0.9, FRONT * 1.3, within) * smoothstep(0.9, 0.4, slope) * 0.8)
      },
    },
  }
}
