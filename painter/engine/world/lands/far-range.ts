import { mixLinear, parseHex } from '../../core/colour.ts'
import { clamp, smoothstep } from '../../core/scalar.ts'
import { layOver, ROCK_DARK, ROCK_LIGHT, SNOW } from './ground-colour.ts'
import type { Land, LandSite } from './land.ts'

/** Metres: where the range begins and where its crest is. */
const FOOT = 1300
const CREST = 3600
const WOODS = parseHex('#24402c')
/** Metres above the plain: where woods end, and where snow lies. */
const TREE_LINE = 330
const SNOW_LINE = 560

/** Raises a range of mountains behind any land, as high as the picture has room for. */
export function withFarRange(
  land: Land,
  { noise, offsetX, offsetZ, drift, headroom, winter }: LandSite,
): Land {
  const { terrain } = land
  const highest = Math.min(1250, headroom * CREST * 0.74)
  const range = (x: number, z: number, octaves: number) => {
    const rise = smoothstep(FOOT, CREST, z)
    if (rise === 0) return 0
    const relief = noise.eroded(x / 900 + offsetX, z / 900 + offsetZ, octaves, 0.85) * 0.5 + 0.5
    const crest = 1 - Math.abs(noise.value2(x * 0.00075 + offsetX + 9, z * 0.0004 + offsetZ))
    const peak = Math.max(0, 1 - Math.abs(x - drift * z * 1.6) / 1500)
    return rise * highest * (0.16 + relief * 0.3 + crest * crest * 0.26 + peak * 0.3)
  }
  return {
    ...land,
    terrain: {
      ...terrain,
      maxHeight: Math.max(terrain.maxHeight, highest * 1.05),
      height: (x, z, octaves) => {
        const near = terrain.height(x, z, octaves)
        return z < FOOT ? near : Math.max(near, range(x, z, octaves))
      },
      material: (x, z, height, slope, grain, out) => {
        terrain.material(x, z, height, slope, grain, out)
        if (z < FOOT) return
        const mountain = smoothstep(20, 90, height) * smoothstep(FOOT, FOOT * 1.25, z)
        if (mountain === 0) return
        layOver(out, WOODS, mountain)
        const strata = clamp(grain * 0.5 + 0.5 + 0.3 * noise.value2(height * 0.08, x * 0.004))
        const bare = smoothstep(TREE_LINE - 60, TREE_LINE + 60, height + grain * 70)
        const steep = smoothstep(0.75, 1.1, slope + grain * 0.18)
        layOver(out, mixLinear(ROCK_DARK, ROCK_LIGHT, strata), mountain * Math.max(bare, steep))
        const snowLine = winter ? 120 : SNOW_LINE
        const snow =
          smoothstep(snowLine - 70, snowLine + 70, height + grain * 90) * smoothstep(1.5, 0.9, slope)
        layOver(out, SNOW, mountain * snow)
      },
    },
  }
}
