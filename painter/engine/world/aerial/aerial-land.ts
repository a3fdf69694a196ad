import type { RGB } from '../../core/colour.ts'
import { parseHex } from '../../core/colour.ts'
import { clamp, smoothstep } from '../../core/scalar.ts'
import { blendByNoise, layOver, ROCK_DARK, ROCK_LIGHT, SNOW } from '../lands/ground-colour.ts'
import type { TerrainOptions } from '../terrain-options.ts'
import type { AerialSite } from './ground.ts'
import { shoreOf } from './shores.ts'

const ASPHALT = parseHex('#5a5a5c')
const LINE = parseHex('#d8d4c4')
const FOAM: RGB = [0.86, 0.92, 0.94]
const EARTH = parseHex('#8a7656')
const HEDGE = parseHex('#2f4420')
/** Half a road's breadth in metres, and the verge along it on which nothing grows. */
const HALF_ROAD = 3.6
const VERGE = 4

/** A land that is looked down on: waters are part of the ground, so that nothing is mirrored in them. */
export function aerialLand(site: AerialSite): Omit<TerrainOptions, 'nearest' | 'farthest'> {
  const { kind, noise, isSnowy, clearing } = site
  const shore = shoreOf(site)
  const road = roadOf(site)
  const isSea = kind === 'coast' || kind === 'island' || kind === 'sea'
  const beach = isSea ? 16 : kind === 'river' ? 4 : 2
  const range = site.isMountainous ? mountainsBeyond(site) : () => 0
  const relief = (x: number, z: number, octaves: number) =>
    noise.fbm(x * 0.006 + 3, z * 0.006, Math.min(4, octaves)) * (kind === 'fields' ? 4 : 10) +
    5 +
    range(x, z, octaves)
  return {
    height: (x, z, octaves) => {
      const d = shore(x, z)
      if (d <= 0) return 0
      const rock = site.isRocky ? smoothstep(0, 9, d) * (14 + noise.eroded(x / 60, z / 60, 4) * 9) : 0
      return smoothstep(0, 30, d) * relief(x, z, octaves) + smoothstep(0, beach, d) * 1.2 + rock
    },
    maxHeight: site.isMountainous ? 60 + HIGHEST_RANGE : 60,
    waterLevel: null,
    fogScale: 1 / (site.eye * 40),
    woods: {
      density: (x, z, height) => {
        if (height > TREE_LINE + noise.value2(x * 0.02, z * 0.02) * 30) return 0
        const d = shore(x, z)
        if (clearing && Math.hypot(x - clearing.x, z - clearing.z) < clearing.radius) return 0
        if (d < beach + 5 || (road && road(x, z) < HALF_ROAD + VERGE)) return 0
        if (kind === 'fields') return woodOfFields(site, x, z)
        if (kind === 'river')
          return smoothstep(-0.2, 0.2, noise.fbm(x * 0.005 + 7, z * 0.005, 3) + 0.06) * 0.92
        if (kind === 'coast' || kind === 'island')
          return smoothstep(beach + 4, beach + 16, d) * (site.isRocky ? 0.35 : 0.94)
        return 0.96
      },
      spacing: kind === 'fields' ? 8 : 7,
      height: site.isConiferous ? 12 : 8,
      colour: site.leaves[0],
      colourVariant: site.leaves[1],
      conifer: site.isConiferous,
      snow: isSnowy ? 0.75 : 0,
    },
    material: (x, z, height, slope, grain, out) => {
      const d = shore(x, z)
      if (d <= 0) {
        paintWater(site, x, z, -d, isSea, out)
        return
      }
      blendByNoise(site.grass[0], site.grass[1], grain * 0.7 + noise.value2(x * 0.02, z * 0.02) * 0.6, out)
      if (kind === 'fields') paintFields(site, x, z, out)
      if (isSnowy) layOver(out, SNOW, 0.9)
      const sand = smoothstep(beach + 8, beach - 2, d + grain * 3)
      if (sand > 0) {
        layOver(out, site.isRocky ? ROCK_LIGHT : site.sand, sand)
        layOver(out, [out[0] * 0.62, out[1] * 0.6, out[2] * 0.56], smoothstep(4, 0.5, d))
      }
      if (site.isRocky) {
        blendByNoise(ROCK_DARK, ROCK_LIGHT, grain, rock)
        layOver(
          out,
          rock,
          clamp(smoothstep(0.35, 0.8, slope) * smoothstep(80, 20, d) + smoothstep(2, 0, height)),
        )
      }
      if (height > BARE_FROM) {
        blendByNoise(ROCK_DARK, ROCK_LIGHT, grain, rock)
        layOver(out, rock, smoothstep(BARE_FROM, BARE_FROM * 1.6, height + slope * 40))
        layOver(
          out,
          SNOW,
          smoothstep(SNOW_FROM, SNOW_FROM * 1.3, height + grain * 30) * smoothstep(1.6, 0.7, slope),
        )
      }
      if (road) paintRoad(road(x, z), z, isSnowy, out)
    },
  }
}

const rock: RGB = [0, 0, 0]

/** Metres: of the range beyond, of its tree line and of its snow. */
const HIGHEST_RANGE = 420
const TREE_LINE = 110
const BARE_FROM = 90
const SNOW_FROM = 170

/** Slopes on both sides, and mountains where the view ends. */
function mountainsBeyond({ noise, centre }: AerialSite) {
  return (x: number, z: number, octaves: number) => {
    const away = smoothstep(centre * 0.9, centre * 5, z)
    const beside = smoothstep(centre * 0.3, centre * 1.6, Math.abs(x)) * 0.4
    const crags = noise.eroded(x / (centre * 1.7) + 5, z / (centre * 1.7), Math.min(8, octaves)) * 0.5 + 0.5
    return Math.min(HIGHEST_RANGE, Math.max(0, away + beside) * (0.25 + crags) * HIGHEST_RANGE * 0.6)
  }
}

/** Shallows over sand, then the deep; the sea breaks in lines along its shore. */
function paintWater(
  { noise, shallow, deep, kind, eye, isSnowy, isRocky }: AerialSite,
  x: number,
  z: number,
  d: number,
  isSea: boolean,
  out: RGB,
) {
  const patches = noise.fbm(x * 0.011 + 40, z * 0.011, 4)
  const depth = smoothstep(0, isSea ? (isRocky ? 40 : 150) : 14, d * (1 + patches * 0.5))
  for (let c = 0; c < 3; c++) out[c] = shallow[c] + (deep[c] - shallow[c]) * depth
  const swell = noise.fbm(x * 0.09 + patches * 2, z * 0.16, 4)
  const ripple = noise.value2((x * 90) / eye, (z * 150) / eye)
  const light = 1 + swell * 0.3 + ripple * 0.12
  for (let c = 0; c < 3; c++) out[c] *= light
  if (!isSea) {
    if (isSnowy && kind === 'lake') layOver(out, SNOW, 0.75 + patches * 0.3)
    return
  }
  // Crests here and there, and three lines of surf.
  layOver(out, FOAM, smoothstep(0.47, 0.62, swell + ripple * 0.12) * 0.5)
  const wobble = noise.fbm(x * 0.03, z * 0.03, 3) * 9 + noise.value2(x * 0.2, z * 0.2) * 1.6
  for (const [at, breadth, strength] of SURF) {
    const off = (d + wobble * (at > 2 ? 1 : 0.25) - at) / breadth
    const torn = clamp(0.75 + noise.value2(x * 0.12 + at, z * 0.12) * 0.7)
    layOver(out, FOAM, Math.exp(-off * off) * strength * (at > 2 ? torn : 1))
  }
}
const SURF = [
  [0.8, 1.6, 0.9],
  [9, 2.2, 0.75],
  [22, 2.4, 0.5],
] as const

/** Where copses stand between fields, and trees along their hedges. */
function woodOfFields({ noise }: AerialSite, x: number, z: number) {
  const { toEdge } = fieldAt(noise, x, z)
  return noise.fbm(x * 0.0042 + 11, z * 0.0042, 3) > 0.3 ? 0.92 : toEdge < 0.045 ? 0.3 : 0
}

const FIELD = { width: 120, length: 190, angle: 0.4 }

function fieldAt(noise: AerialSite['noise'], x: number, z: number) {
  const [cosine, sine] = [Math.cos(FIELD.angle), Math.sin(FIELD.angle)]
  const bend = noise.value2(x * 0.002, z * 0.002) * 0.7
  const u = (x * cosine + z * sine) / FIELD.width + bend
  const row = Math.floor(u)
  // Fields are of unequal length, each strip's begin elsewhere.
  const v = (-x * sine + z * cosine) / FIELD.length + noise.cell(row, 77) * 0.5
  const column = Math.floor(v)
  const toEdge = Math.min(u - row, 1 - (u - row), (v - column) * 1.4, (1 - (v - column)) * 1.4)
  return { row, column, u: u - row, v: v - column, toEdge }
}

function paintFields({ noise, crops }: AerialSite, x: number, z: number, out: RGB) {
  const { row, column, u, v, toEdge } = fieldAt(noise, x, z)
  const draw = noise.cell(row * 3 + 2, column * 5 + 1) * 0.5 + 0.5
  const crop = crops[Math.floor(draw * 0.999 * crops.length)]
  layOver(out, crop, 0.9)
  const isAlong = noise.cell(row + 20, column) > 0
  const furrow = Math.sin((isAlong ? u * FIELD.width : v * FIELD.length) * 1.05)
  const patch = noise.fbm(x * 0.02 + row, z * 0.02 + column, 3)
  const light = 1 + furrow * 0.09 + patch * 0.22
  for (let c = 0; c < 3; c++) out[c] *= light
  layOver(out, EARTH, smoothstep(0.03, 0.02, toEdge) * 0.5)
  layOver(out, HEDGE, smoothstep(0.018, 0.008, toEdge) * 0.8)
}

/** Metres from the middle of a road that winds into the depth of the land; null where there is none. */
function roadOf({ hasRoad, noise, centre, random }: AerialSite) {
  if (!hasRoad) return null
  const swing = centre * 0.16
  const phase = random.range(0, 6)
  const drift = random.range(-0.18, 0.18)
  const middle = (z: number) =>
    drift * (z - centre) +
    Math.sin((z / centre) * 4.4 + phase) * swing +
    Math.sin((z / centre) * 9.5 + phase * 2) * swing * 0.42
  return (x: number, z: number) => {
    const slope = (middle(z + 1) - middle(z - 1)) / 2
    return Math.abs(x - middle(z) + noise.value2(z * 0.02, 4)) / Math.sqrt(1 + slope * slope)
  }
}

function paintRoad(d: number, z: number, isSnowy: boolean, out: RGB) {
  layOver(out, EARTH, smoothstep(HALF_ROAD + 2, HALF_ROAD, d) * (isSnowy ? 0.2 : 0.6))
  layOver(out, ASPHALT, smoothstep(HALF_ROAD, HALF_ROAD - 0.8, d))
  const isDash = z % 14 < 8
  layOver(out, LINE, smoothstep(0.5, 0.2, d) * (isDash ? 0.8 : 0))
}
