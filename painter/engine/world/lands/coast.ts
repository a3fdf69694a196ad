import { mixLinear, parseHex } from '../../core/colour.ts'
import { clamp, smoothstep } from '../../core/scalar.ts'
import { blendByNoise, layOver, ROCK_DARK, ROCK_LIGHT, SNOW } from './ground-colour.ts'
import type { Land, LandSite, Sand } from './land.ts'

const YELLOW_SAND: Sand = [parseHex('#d9bf8c'), parseHex('#efdcb0'), parseHex('#9a7f56')]
const SCRUB_DARK = parseHex('#3a5526')
const SCRUB_LIGHT = parseHex('#6a8038')

/** How much of the land the snow of winter leaves nothing to be seen of. */
const SNOW_COVER = 0.94

/** The sea with far islands: open, before a beach, or around an island. */
export function coast(site: LandSite): Land {
  const { kind, noise, random, winter } = site
  const [dark, light, wet] = site.sand ?? YELLOW_SAND
  const beach = kind === 'beach'
  const side = random.chance(0.5) ? 1 : -1
  const nearby = beach ? beachHeight(site, side) : kind === 'island' ? islandHeight(site) : () => -30
  const islands = farIslands(site)
  return {
    eyeHeight: beach ? 2.6 : kind === 'ocean' ? 4.2 : 5,
    terrain: {
      height: (x, z, octaves) => Math.max(nearby(x, z, octaves), islands(x, z, octaves)),
      maxHeight: 360,
      waterLevel: 0,
      waterColour: parseHex(kind === 'ocean' ? '#0e3850' : '#0f6a7a'),
      waterRoughness: 1,
      fogScale: 1 / 8500,
      woods:
        kind === 'ocean'
          ? undefined
          : {
              density: (x, z, height, slope) =>
                height > 6 && slope < 1.1
                  ? smoothstep(-0.1, 0.3, noise.fbm(x * 0.006, z * 0.006, 3) + 0.3)
                  : 0,
              spacing: 9,
              height: 8,
              colour: parseHex('#24401f'),
              colourVariant: parseHex('#4a6b2e'),
              conifer: false,
              snow: 0,
            },
      material: (_x, _z, height, slope, grain, out) => {
        const variant = grain * 0.5 + 0.5
        blendByNoise(dark, light, grain * 0.6, out)
        layOver(out, wet, smoothstep(0.55, 0.05, height) * 0.75)
        layOver(out, mixLinear(SCRUB_DARK, SCRUB_LIGHT, variant), smoothstep(3.2, 6, height))
        const rock = smoothstep(0.8, 1.2, slope) * smoothstep(3, 6, height)
        layOver(out, mixLinear(ROCK_DARK, ROCK_LIGHT, variant), rock)
        if (winter)
          layOver(
            out,
            SNOW,
            SNOW_COVER * smoothstep(0.16, 0.7, height + grain * 0.3) * smoothstep(1.9, 0.9, slope),
          )
      },
    },
  }
}

/** Half the width of a view, in metres per metre of distance, below which it is narrow. */
const NARROW = 0.45
/** Metres of sand before the sea, and in distances of who stands on it. */
const SAND_AHEAD = 15
const BEHIND_LEAD = 1.15

/** Sand that rises to one side, and a headland behind it. */
function beachHeight(
  { noise, offsetX, offsetZ, halfView, shore, anchor, isDry }: LandSite,
  side: number,
): Land['terrain']['height'] {
  // A narrow view along the shore would hold hardly any sea, and sand would hide it behind who is there: it is ahead.
  const stoodAt = isDry ? anchor?.[1] : undefined
  const isAhead = halfView < NARROW || stoodAt !== undefined
  const reach = stoodAt === undefined ? SAND_AHEAD : stoodAt * BEHIND_LEAD
  const breadthOfBays = stoodAt === undefined ? 1 : Math.min(1, stoodAt / 20)
  const slant = stoodAt === undefined ? 0.8 : 1.25
  /** Ground about the level of the sea, with pools in its hollows. */
  const bared = (x: number, z: number, fromShore: number) =>
    0.03 + noise.fbm(x * 0.05 + offsetX, z * 0.11 + offsetZ, 4) * 0.16 - smoothstep(-3, -9, fromShore) * 3
  return (x, z, octaves) => {
    const bays = noise.value2(z * 0.012, offsetX) * 9
    const fromShore =
      0.09 *
      (isAhead
        ? x * side * slant + reach - z * 0.8 + bays * 0.5 * breadthOfBays
        : x * side + 2.5 + bays + z * 0.14)
    // Small things are seen from near the ground: sand before them would hide all.
    const highest = isAhead ? 0.05 + Math.max(0, x * side - 4) * 0.06 : 3.2
    const beach = clamp(fromShore, -8, highest) + (fromShore > 2 ? noise.value2(x * 0.05, z * 0.05) * 0.7 : 0)
    const sand = shore ? bared(x, z, fromShore) : beach
    const inland = smoothstep(200, 900, z) * Math.max(0, smoothstep(40, 420, x * side - z * 0.02))
    const headland =
      inland > 0
        ? -20 + (noise.eroded(x / 420 + offsetX, z / 420 + offsetZ, octaves) * 110 + 130) * inland
        : -20
    const ripples = octaves > 8 ? noise.fbm(x * 0.9, z * 0.9, 2) * 0.03 : 0
    return Math.max(sand, headland) + ripples
  }
}

function islandHeight({ noise, offsetX, offsetZ, drift }: LandSite): Land['terrain']['height'] {
  return (x, z, octaves) => {
    const d = Math.hypot((x - drift * 900) / 520, (z - 1100) / 420)
    if (d >= 1) return Math.max(-30, (1 - d) * 180)
    const relief = 180 + noise.eroded(x / 330 + offsetX, z / 330 + offsetZ, octaves) * 190
    return Math.max(-30, (1 - d) * relief)
  }
}

function farIslands({ noise, offsetX, offsetZ }: LandSite): Land['terrain']['height'] {
  return (x, z, octaves) => {
    if (z <= 2200) return -30
    const land =
      smoothstep(2200, 3600, z) *
      smoothstep(0.05, 0.45, noise.fbm(x * 0.00035 + offsetX, z * 0.0003 + offsetZ, 3))
    if (land === 0) return -30
    return -30 + land * (noise.eroded(x / 900 + offsetX, z / 900, Math.min(octaves, 8)) * 170 + 190)
  }
}
