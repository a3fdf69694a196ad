import { mixLinear, parseHex } from '../../core/colour.ts'
import { clamp, mix, smoothstep } from '../../core/scalar.ts'
import { blendByNoise, layOver, ROCK_DARK, ROCK_LIGHT, SNOW } from './ground-colour.ts'
import type { Land, LandSite, Sand } from './land.ts'

const YELLOW_SAND: Sand = [parseHex('#d9bf8c'), parseHex('#efdcb0'), parseHex('#9a7f56')]
/** Rock that the sea covers every day, and the weed on it. */
const TIDAL_ROCK: Sand = [parseHex('#4f4a44'), parseHex('#847b6f'), parseHex('#2c2925')]
const WEED_DARK = parseHex('#3b3a14')
const WEED_LIGHT = parseHex('#6d6a22')
const SCRUB_DARK = parseHex('#3a5526')
const SCRUB_LIGHT = parseHex('#6a8038')

/** How much of the land the snow of winter leaves nothing to be seen of. */
const SNOW_COVER = 0.94

/** The sea with far islands: open, before a beach, or around an island. */
export function coast(site: LandSite): Land {
  const { kind, noise, random, shore, winter } = site
  const scale = scaleOfRocks(site)
  const [dark, light, wet] = shore === 'rocks' ? (site.sand ?? TIDAL_ROCK) : (site.sand ?? YELLOW_SAND)
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
      material: (x, z, height, slope, grain, out) => {
        const variant = grain * 0.5 + 0.5
        blendByNoise(
          dark,
          light,
          grain * 0.6 + (shore === 'rocks' ? noise.value2(x * 2.1, z * 2.1) * 0.6 : 0),
          out,
        )
        layOver(out, wet, smoothstep(0.55, 0.05, height) * 0.75)
        if (shore === 'rocks' && height < 3) {
          const weed =
            smoothstep(0.12, 0.4, noise.fbm((x * 0.7) / scale + 9, (z * 0.7) / scale, 3)) *
            smoothstep(0.7, 0.2, height)
          layOver(out, mixLinear(WEED_DARK, WEED_LIGHT, variant), weed * 0.85)
        }
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

/** Rocks are as large as what stands among them. */
const scaleOfRocks = ({ anchor }: Pick<LandSite, 'anchor'>) => (anchor ? clamp(anchor[1] / 12, 0.15, 1) : 1)

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
  const scale = scaleOfRocks({ anchor })
  const dunes = (x: number, z: number, fromShore: number) =>
    shore === 'dunes'
      ? smoothstep(0.5, 2.2, fromShore) *
        (1 - Math.abs(noise.value2(x * 0.05 + offsetX, z * 0.04 + offsetZ))) ** 2 *
        4.4 *
        smoothstep(4, 20, z)
      : 0
  /** Ground about the level of the sea, with pools in its hollows. */
  const bared = (x: number, z: number, fromShore: number, octaves: number) => {
    const seaward = smoothstep(-3, -9, fromShore) * 3
    if (shore === 'flats') return 0.03 + noise.fbm(x * 0.05 + offsetX, z * 0.11 + offsetZ, 4) * 0.16 - seaward
    const [u, v] = [x / scale, z / scale]
    // Before what stands among them they are lower.
    const before = anchor ? mix(0.2, 1, smoothstep(anchor[1] * 0.9, anchor[1] * 1.6, z)) : 1
    const relief =
      noise.fbm(u * 0.26 + offsetX, v * 0.26 + offsetZ, Math.min(octaves, 5)) * 1.2 +
      noise.fbm(u * 0.06 + offsetZ, v * 0.06, 3) * 0.9
    return 0.12 + relief * scale * before - seaward
  }
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
    const sand = shore && shore !== 'dunes' ? bared(x, z, fromShore, octaves) : beach + dunes(x, z, fromShore)
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
