import { mixLinear, parseHex } from '../../core/colour.ts'
import { smoothstep } from '../../core/scalar.ts'
import { blendByNoise, layOver, SNOW } from './ground-colour.ts'
import type { Land, LandSite } from './land.ts'

const ROCK_DARK = parseHex('#4a443e')
const ROCK_LIGHT = parseHex('#857a6c')
const WET_ROCK = parseHex('#2c2a28')
const TURF_DARK = parseHex('#3f5524')
const TURF_LIGHT = parseHex('#6d7f3a')
/** The distance at which the cliff is drawn to scale; nearer or farther subjects scale it with them. */
const REFERENCE = 110
/** In half breadths of the view, how far beside its middle the brink is; who stands on it has room for all feet. */
const BRINK = 0.1
const BRINK_BEFORE_SUBJECT = -0.16

/** Sea cliffs to one side, a lower headland to the other, rocks in the surf between. */
export function cliff(site: LandSite): Land {
  const { noise, random, offsetX, anchor, storm, halfView, hasSubject, isBuiltOn } = site
  const side = random.chance(0.5) ? 1 : -1
  const scale = (anchor ? anchor[1] * 1.1 : REFERENCE) / REFERENCE
  const halfWidth = halfView * REFERENCE
  const brink = hasSubject && !isBuiltOn ? BRINK_BEFORE_SUBJECT : BRINK
  return {
    eyeHeight: 5,
    terrain: {
      height: (x, z, octaves) => {
        const distance = z / scale
        const inland =
          (x * side) / scale -
          halfWidth * brink -
          noise.value2((z * 0.03) / scale, offsetX) * halfWidth * 0.16 +
          (distance - REFERENCE) * 0.16
        const along = smoothstep(44, 78, distance) * smoothstep(330, 170, distance)
        const top =
          (17 +
            noise.fbm((x * 0.035) / scale, (z * 0.035) / scale, Math.min(octaves, 8)) * 9 +
            Math.min(16, Math.max(0, inland) * 0.2)) *
          scale
        const edge = inland + noise.value2((x * 0.2) / scale, (z * 0.2) / scale) * 2.4
        const wall = -12 + along * smoothstep(-1, 9, edge) * (top + 12)
        const opposite = (-x * side) / scale - 60 + distance * 0.05
        const headland =
          -20 +
          smoothstep(0, 50, opposite) *
            smoothstep(300, 520, distance) *
            smoothstep(1500, 700, distance) *
            (26 + noise.eroded(x / 300 + offsetX, z / 300, Math.min(octaves, 7)) * 70) *
            scale
        const height = Math.max(-30, wall, headland)
        if (octaves <= 6) return height
        const boulders = Math.max(0, noise.value2((x * 0.16) / scale + offsetX, (z * 0.16) / scale) - 0.35)
        return Math.max(
          height,
          (-2.6 + 2.9 * boulders * 2 * smoothstep(9, 0, Math.abs(inland + 4)) * along * 1.6) * scale,
        )
      },
      maxHeight: 360,
      waterLevel: 0,
      waterColour: parseHex('#0e3850'),
      waterRoughness: storm ? 1.5 : 1,
      fogScale: 1 / 8500,
      material: (x, _z, height, slope, grain, out) => {
        blendByNoise(ROCK_DARK, ROCK_LIGHT, grain + 0.5 * noise.value2(height * 0.5, x * 0.02), out)
        const turf = smoothstep(0.75, 0.35, slope) * smoothstep(4, 9, height / scale)
        layOver(out, mixLinear(TURF_DARK, TURF_LIGHT, grain * 0.5 + 0.5), turf)
        if (site.winter)
          layOver(out, SNOW, turf * 0.8 + smoothstep(1.1, 0.6, slope) * smoothstep(2.5, 5, height) * 0.4)
        layOver(out, WET_ROCK, smoothstep(2.2, 0.4, height / scale) * 0.7)
      },
    },
  }
}
