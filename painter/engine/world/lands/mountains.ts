import { mixLinear, parseHex, type RGB } from '../../core/colour.ts'
import { clamp, smoothstep } from '../../core/scalar.ts'
import { fjordHeight } from './fjord.ts'
import { blendByNoise, layOver, ROCK_DARK, ROCK_LIGHT, SNOW } from './ground-colour.ts'
import type { Land, LandKind, LandSite } from './land.ts'
import { layRiver } from './valley-river.ts'

const SCALE = 1 / 1150
const SHORE = parseHex('#5f574a')
/** Metres: of a lake, and of the ice on one, below the ground at its shore. */
const LAKE_LEVEL = -1.2
const LAKE_ICE = parseHex('#8fb4c6')
const DARK_ICE = parseHex('#54849c')
const ICE = parseHex('#d5e8f0')
const DEEP_ICE = parseHex('#5f9fbf')

/** A valley between eroded mountains: alps, autumn woods, tundra, a snowfield, or a lake on the valley floor. */
export function mountains(site: LandSite): Land {
  const { kind, winter, hasSubject } = site
  const lake = isBasin(kind)
  const hasRiver = isVista(site)
  return {
    eyeHeight: lake ? (hasSubject ? 3.2 : 16) : 2.1,
    terrain: {
      height: site.isFjord ? fjordHeight(site) : mountainHeight(site),
      maxHeight: 1250 * peakHeight(kind) + 80 + MASSIF_RISE,
      waterLevel: kind === 'lake' ? LAKE_LEVEL : hasRiver ? 0 : null,
      waterColour: parseHex(winter ? '#a9c2d0' : '#16424c'),
      waterRoughness: winter ? 0.1 : hasSubject ? 0.45 : 0.5,
      fogScale: 1 / 8200,
      woods: site.noTrees || kind === 'tundra' || kind === 'glacier' ? undefined : mountainWoods(site),
      material: mountainGround(
        site,
        kind === 'glacier'
          ? 230
          : kind === 'snowfield' || kind === 'frozenlake' || winter
            ? -50
            : kind === 'tundra'
              ? 120
              : 330,
      ),
    },
  }
}

/** A valley that nobody stands in is looked into from above, with its river. */
const isVista = ({ kind, anchor }: LandSite) => (kind === 'alps' || kind === 'autumn') && !anchor

const isBasin = (kind: LandSite['kind']) => kind === 'lake' || kind === 'frozenlake'

const peakHeight = (kind: LandSite['kind']) => (kind === 'tundra' ? 0.6 : kind === 'snowfield' ? 0.75 : 1)

const MASSIF_DISTANCE = 3000
const MASSIF_RADIUS = 1700
/** Metres by which the massif stands above the valley's other mountains. */
const MASSIF_RISE = 900
/** Of the view's half, to either side: farther out the peak would be cut off. */
const MASSIF_ASIDE = 0.4

/** Lands in which the mountains are what one looks at. */
export const HAS_MASSIF: readonly LandKind[] = ['alps', 'lake', 'frozenlake']

/** In a low picture mountains are lower, so that no peak is cut off. */
const roomFor = ({ headroom }: LandSite) => clamp(headroom / 0.52, 0.4, 1)

/** One great peak that stands within the view, however narrow it is. */
function massif(site: LandSite): Land['terrain']['height'] {
  const { kind, noise, offsetX, offsetZ, drift, halfView } = site
  if (!HAS_MASSIF.includes(kind)) return () => 0
  const rise = MASSIF_RISE * roomFor(site)
  const centre = clamp(drift * 3, -1, 1) * MASSIF_ASIDE * Math.min(halfView, 0.5) * MASSIF_DISTANCE
  return (x, z, octaves) => {
    const near = 1 - Math.hypot(x - centre, (z - MASSIF_DISTANCE) * 0.8) / MASSIF_RADIUS
    if (near <= 0) return 0
    const crags = noise.eroded(x / 620 + offsetX + 3, z / 620 + offsetZ, octaves)
    return near ** 1.35 * rise * (0.82 + crags * 0.3)
  }
}

function mountainHeight(site: LandSite): Land['terrain']['height'] {
  const { kind, noise, offsetX, offsetZ, drift, hasSubject } = site
  const lake = isBasin(kind)
  const peaks = peakHeight(kind) * (HAS_MASSIF.includes(kind) ? roomFor(site) : 1)
  const peak = massif(site)
  const laid = isVista(site) ? layRiver(site) : null
  const breadth = laid ? 60 : 260
  const isLakeView = kind === 'lake' && !site.anchor
  return (x, z, octaves) => {
    const away = smoothstep(lake ? 60 : 40, lake ? 500 : 320, z)
    const fromAxis = x - drift * z
    const relief = away > 0 ? noise.eroded(x * SCALE + offsetX, z * SCALE + offsetZ, octaves, 0.85) : 0
    const ridge =
      away > 0.01 ? 1 - Math.abs(noise.value2(x * SCALE * 0.9 + offsetX + 9, z * SCALE * 0.9 + offsetZ)) : 0
    const valley = smoothstep(0.1, 1.2, Math.abs(fromAxis) / (lake ? 420 + z * 0.24 : breadth + z * 0.2))
    const far = smoothstep(900, 4200, z)
    const mountain =
      ((relief * 0.5 + 0.3) * 560 + ridge * ridge * 330 * far) *
        peaks *
        (0.04 + 0.96 * Math.max(valley * 0.7, far)) *
        away +
      far * 210 * peaks +
      peak(x, z, octaves)
    const bumps = lake
      ? 0
      : (noise.value2(x * 0.07 + offsetX, z * 0.07) * 0.8 +
          noise.value2(x * 0.31, z * 0.31 + offsetZ) * 0.16 +
          (octaves > 8 ? noise.fbm(x * 1.3, z * 1.3, 2) * 0.06 : 0)) *
        smoothstep(0, 12, z + 4)
    const basin = lake ? 14 * smoothstep(900, 200, Math.hypot(fromAxis, z - (hasSubject ? 140 : 250))) : 0
    const shore = isLakeView ? nearShore(site, x, z) : -99
    const ground = laid ? laid(x, z, mountain + bumps) : Math.max(mountain + bumps - basin, shore)
    return kind === 'frozenlake' ? Math.max(ground, LAKE_LEVEL) : ground
  }
}

/** A point with trees on it reaches into the view of a lake from one side. */
function nearShore({ noise, offsetX, drift, halfView }: LandSite, x: number, z: number): number {
  const side = drift > 0 ? -1 : 1
  const aside = halfView * z * (0.5 + 0.55 * smoothstep(34, 66, z))
  const inland = x * side - aside - noise.value2(z * 0.05 + offsetX, 3) * 3
  return smoothstep(120, 70, z) * Math.min(2.4, inland * 0.22) - smoothstep(70, 120, z) * 20
}

/** Woods up to a tree line, thinner as they climb. */
function mountainWoods(site: LandSite): Land['terrain']['woods'] {
  const { kind, noise, autumn, winter } = site
  const start = isVista(site) ? 120 : isBasin(kind) ? 170 : 230
  return {
    density: (x, z, height, slope) =>
      z > start && height > 1.2 && height < 310 + 70 * noise.value2(x * 0.01, z * 0.01) && slope < 1.0
        ? smoothstep(-0.35, 0.3, noise.fbm(x * 0.0045 + 5, z * 0.0045, 3) + 0.22 - height * 0.0009) *
          (kind === 'snowfield' ? 0.7 : 0.95)
        : 0,
    from: start,
    spacing: 8.5,
    height: 15,
    colour: autumn ? parseHex('#7a4a16') : parseHex('#1a2f1d'),
    colourVariant: autumn ? parseHex('#b5761f') : parseHex('#35482a'),
    conifer: !autumn,
    snow: winter || kind === 'snowfield' || kind === 'frozenlake' ? 0.75 : 0,
  }
}

/** A river of ice on the valley floor: bands along its flow, crevasses across. */
function layIce(
  { noise, offsetX, drift }: LandSite,
  x: number,
  z: number,
  height: number,
  grain: number,
  out: RGB,
) {
  const bend = noise.value2(z * 0.0016 + offsetX, 7) * 150
  const across = (x - drift * z - bend) / (70 + z * 0.09)
  const cover = smoothstep(1.1, 0.92, Math.abs(across) + grain * 0.05) * smoothstep(330, 120, height)
  if (cover <= 0) return
  layOver(out, ICE, cover)
  const crack = Math.abs(noise.value2(x * 0.02, z * 0.055 + across * across * 1.2))
  layOver(out, DEEP_ICE, cover * smoothstep(0.16, 0.02, crack) * 0.8)
  const moraine = Math.abs(Math.abs(across) - 0.45 + noise.value2(z * 0.01, 3) * 0.06)
  layOver(out, ROCK_DARK, cover * smoothstep(0.05, 0.01, moraine) * 0.6)
}

/** Ice on a lake: grey blue, with snow that the wind has left in patches, and cracks that run across it. */
function layLakeIce(noise: LandSite['noise'], x: number, z: number, grain: number, out: RGB) {
  blendByNoise(DARK_ICE, LAKE_ICE, noise.fbm(x * 0.05 + 3, z * 0.05, 3) * 1.6 + grain * 0.25, out)
  const drift = noise.fbm(x * 0.11 + 31, z * 0.05 + 7, 4) + noise.value2(x * 0.02, z * 0.012) * 0.5
  layOver(out, SNOW, smoothstep(0.2, 0.46, drift) * 0.92)
  for (const [scale, broad] of [
    [0.05, 0.012],
    [0.16, 0.016],
    [0.42, 0.02],
  ]) {
    const bend = noise.value2(x * scale * 2.1, z * scale * 2.1) * 0.35
    const crack = Math.abs(noise.value2(x * scale + bend + 50, z * scale - bend))
    layOver(out, ICE, smoothstep(broad * 2, broad * 0.5, crack) * 0.85)
  }
}

function mountainGround(site: LandSite, snowLine: number): Land['terrain']['material'] {
  const { kind, noise, grass } = site
  return (x, z, height, slope, grain, out) => {
    blendByNoise(grass[0], grass[1], grain + noise.value2(x * 0.012, z * 0.012) * 0.8, out)
    const strata = clamp(grain * 0.5 + 0.5 + 0.3 * noise.value2(height * 0.08, x * 0.004))
    layOver(out, mixLinear(ROCK_DARK, ROCK_LIGHT, strata), smoothstep(0.5, 0.9, slope + grain * 0.18))
    const snow =
      smoothstep(snowLine - 60, snowLine + 70, height + grain * 80) *
      smoothstep(1.35, 0.8, slope + grain * 0.12)
    layOver(out, SNOW, snow)
    if (kind === 'frozenlake' && height < LAKE_LEVEL + 0.02) layLakeIce(noise, x, z, grain, out)
    if (kind === 'glacier') layIce(site, x, z, height, grain, out)
    if (kind === 'lake' && height < 3) layOver(out, SHORE, smoothstep(-0.15, -0.8, height))
    if (isVista(site)) layOver(out, SHORE, smoothstep(0.45, 0.1, height) * 0.8)
  }
}
