import { parseHex, type RGB } from '../../core/colour.ts'
import type { Noise } from '../../core/noise.ts'
import type { Random } from '../../core/random.ts'
import { smoothstep } from '../../core/scalar.ts'
import { type Camera, createCamera } from '../camera.ts'
import type { Environment } from '../environment.ts'
import type { Frame } from '../frame.ts'
import { paintSky } from '../sky/paint-sky.ts'
import { renderTerrain } from '../terrain.ts'
import { canyon } from './canyon.ts'
import { cliff } from './cliff.ts'
import { coast } from './coast.ts'
import { desert } from './desert.ts'
import { withFarRange } from './far-range.ts'
import { grounds } from './grounds.ts'
import { hills } from './hills.ts'
import { islet } from './islet.ts'
import { jungle } from './jungle.ts'
import type { Land, LandKind, LandSite } from './land.ts'
import { moon } from './moon.ts'
import { paintMoonSky } from './moon-sky.ts'
import { HAS_MASSIF, mountains } from './mountains.ts'
import { pond } from './pond.ts'
import { type Hill, withHill, withMound } from './raised.ts'
import { riceTerrace } from './rice-terrace.ts'
import { river } from './river.ts'
import { rows } from './rows.ts'
import { saltFlat } from './salt-flat.ts'
import { savanna } from './savanna.ts'
import { summit } from './summit.ts'
import { isSeldomSnowy, underSnow } from './under-snow.ts'
import { volcano } from './volcano.ts'

type LandOptions = {
  /** spring, autumn or winter change the colours; anything else is summer. */
  season?: string
  /** Without a camera of its own, the picture is a view: more land, less sky. */
  vista?: boolean
  /** The colour of its waters, where the prompt names one. */
  waterColour?: RGB
  /** A stream runs through a canyon. */
  stream?: boolean
  /** The water lies between steep walls. */
  fjord?: boolean
  /** Distance in metres from which the land rises, for houses that stand one above the other. */
  hillsideFrom?: number
  /** Who stands in it stands on a brink, and the land lies below. */
  overlook?: boolean
  /** Mountains close the view, whatever lies before them. */
  mountainsBehind?: boolean
  /** A subject stands in the land: waters come closer. */
  subject?: boolean
  noTrees?: boolean
  /** What stands at the anchor is a house. */
  isBuiltOn?: boolean
  /** Its top is no broader than what stands on it, with cliffs all round. */
  isCrag?: boolean
  /** Of the ground of another world, in degrees (OKLCh). */
  hue?: number
  /** Whoever asks for the land paints the planets of its sky. */
  hasNamedPlanets?: boolean
  /** As in LandSite. */
  sand?: LandSite['sand']
  shore?: LandSite['shore']
  /** Grain grows on it. */
  isGrain?: boolean
  fogScale?: number
  /** A camera chosen for the subject, with its height above the ground at the anchor. */
  camera?: Camera
  /** The place (x, z in metres) the subject stands at. */
  anchor?: [number, number]
  /** How broad that is, in metres. */
  breadth?: number
  /** Puts the shore of any water behind the anchor, so that what is there stands on dry ground. */
  dryAnchor?: boolean
  /** Distances between which there is dry land behind what floats, for what stands there. */
  farBank?: [number, number]
  /** Raises a hill before the camera, which stays at its foot. */
  hill?: Hill
  /** Raises a knoll of this radius in metres under the anchor. */
  mound?: number
}

const LANDS: Record<LandKind, (site: LandSite) => Land> = {
  alps: mountains,
  autumn: mountains,
  beach: coast,
  canyon,
  cliff,
  cornfield: rows,
  desert,
  dunes: desert,
  farmland: hills,
  frozenlake: mountains,
  glacier: mountains,
  grounds,
  hills,
  island: coast,
  islet,
  jungle,
  lake: mountains,
  lavenderfield: rows,
  mars: canyon,
  meadow: hills,
  moon,
  ocean: coast,
  oasis: pond,
  plain: hills,
  ploughland: rows,
  pond,
  riceterrace: riceTerrace,
  river,
  saltflat: saltFlat,
  savanna,
  summit,
  snowfield: mountains,
  teafield: rows,
  tulipfield: rows,
  tundra: mountains,
  vineyard: rows,
  volcano,
}

const FARTHEST = 9000
/** Metres above the water. */
const HIGHEST_BANK = 0.5
/** Metres above the water: enough for houses. */
const FAR_BANK = 1.4

/** Renders a land with its sky, `w` x `h` pixels; the camera is lifted so that it stands on the ground. */
export function renderLand(
  kind: LandKind,
  w: number,
  h: number,
  environment: Environment,
  noise: Noise,
  random: Random,
  options: LandOptions = {},
): Frame {
  const { anchor, mound } = options
  const season = options.season ?? ''
  const winter = season === 'winter' || environment.snow > 0
  const horizon = horizonOf(kind, h / w, options.vista ?? false)
  const framed = options.camera ?? createCamera(w, h, horizon)
  const site = siteOf(kind, environment, noise, random, framed, options)
  const land = winter && isSeldomSnowy(kind) ? underSnow(LANDS[kind](site)) : LANDS[kind](site)
  const { eyeHeight, terrain } =
    options.mountainsBehind && !MOUNTAINOUS.includes(kind) ? withFarRange(land, site) : land
  let height = anchor && mound ? withMound(terrain.height, anchor, mound, noise) : terrain.height
  const foot = options.hill ? groundUnderCamera(height, framed, anchor) : 0
  if (options.hill) height = withHill(height, options.hill, foot, noise)
  if (options.hillsideFrom) height = withHillside(height, options.hillsideFrom, noise)
  if (anchor && options.overlook && terrain.waterLevel == null)
    height = withBrink(height, anchor, noise, kind === 'riceterrace' ? LITTLE_DEPTH : DEPTH)
  const camera = options.camera ?? createCamera(w, h, horizon, eyeHeight)
  const aboveGround = camera.height
  if (anchor && options.dryAnchor && terrain.waterLevel != null && kind !== 'cliff') {
    const bank = Math.max(0, terrain.waterLevel + Math.min(HIGHEST_BANK, aboveGround * 0.22))
    height = withShore(height, terrain.waterLevel, anchor[1], bank, noise)
    // The eyes of who looks at small things nearby would be inside a higher bank.
    const ground = groundUnderCamera(height, camera, anchor)
    camera.height += ground > bank + aboveGround / 2 ? ground : bank
  }
  if (options.farBank && terrain.waterLevel != null)
    height = withFarBank(height, terrain.waterLevel, options.farBank, noise)
  if (terrain.waterLevel == null)
    camera.height += options.hill ? foot : groundUnderCamera(height, camera, anchor)
  const sky =
    kind === 'moon'
      ? paintMoonSky(camera, environment, noise, random, !options.hasNamedPlanets)
      : paintSky(camera, environment, noise)
  const isMisty =
    environment.isFoggy &&
    !environment.isThick &&
    // Whoever is looked at on a hill or before a ruin is in the fog.
    !options.hill &&
    !options.isBuiltOn &&
    (HAS_MASSIF.includes(kind) || kind === 'riceterrace' || (!anchor && WITH_VALLEYS.includes(kind)))
  const frame = renderTerrain(sky, camera, environment, noise, {
    ...terrain,
    mist: isMisty ? MIST : undefined,
    waterColour: options.waterColour ?? terrain.waterColour,
    height,
    nearest: Math.max(0.12, ((aboveGround * camera.focalLength) / (h - camera.horizon)) * 0.55),
    farthest: FARTHEST,
    fogScale: Math.max(
      options.fogScale || terrain.fogScale,
      environment.isFoggy && !isMisty
        ? THICK_FOG / Math.max(1, (anchor?.[1] ?? Math.max(30, aboveGround * 7)) / 14)
        : 0,
    ),
  })
  frame.eyeHeight = aboveGround
  return frame
}

/** What a land is made for. */
function siteOf(
  kind: LandKind,
  environment: Environment,
  noise: Noise,
  random: Random,
  framed: Camera,
  options: LandOptions,
): LandSite {
  const season = options.season ?? ''
  const winter = season === 'winter' || environment.snow > 0
  return {
    kind,
    noise,
    random,
    offsetX: random() * 200,
    offsetZ: random() * 200,
    drift: random.range(-0.22, 0.22),
    autumn: season === 'autumn',
    winter,
    spring: season === 'spring',
    storm: environment.time === 'storm',
    hasSubject: options.subject ?? false,
    anchor: options.anchor,
    breadth: options.breadth ?? 0,
    isDry: options.dryAnchor ?? false,
    isBuiltOn: options.isBuiltOn ?? false,
    hasStream: options.stream ?? false,
    isGrain: options.isGrain ?? false,
    isFjord: options.fjord ?? false,
    noTrees: options.noTrees ?? false,
    hue: options.hue,
    sand: options.sand,
    shore: options.shore,
    isCrag: options.isCrag ?? false,
    halfView: framed.w / 2 / framed.focalLength,
    headroom: framed.horizon / framed.focalLength,
    grass:
      options.isGrain && !winter
        ? [parseHex('#8a6a22'), parseHex('#d8b14c')]
        : season === 'autumn'
          ? [parseHex('#54451f'), parseHex('#7d632b')]
          : winter
            ? [parseHex('#b9c2cc'), parseHex('#e2e8ee')]
            : [parseHex('#2f4019'), parseHex('#5a692c')],
  }
}

/** Per metre, around a subject that is near: in fog trees thirty metres away are grey. */
const THICK_FOG = 1 / 150
/** Of mountains and terraces in fog the heights are seen, with the mist in the valleys between them. */
const MIST = { density: 1 / 520, depth: 70 }
/** Lands that have their mountains themselves. */
const MOUNTAINOUS: readonly LandKind[] = [
  ...HAS_MASSIF,
  'autumn',
  'glacier',
  'moon',
  'mars',
  'snowfield',
  'summit',
  'tundra',
]
/** Lands that are looked over from one rise to the next. */
const WITH_VALLEYS: readonly LandKind[] = [
  'autumn',
  'canyon',
  'cliff',
  'farmland',
  'glacier',
  'hills',
  'island',
  'jungle',
  'riceterrace',
  'snowfield',
  'teafield',
  'tundra',
  'vineyard',
  'volcano',
]

/** The horizon as a fraction of the height: tall pictures get more sky. */
function horizonOf(kind: LandKind, aspect: number, vista: boolean) {
  if (kind === 'cliff') return aspect > 1.3 ? 0.62 : 0.6
  const horizon = aspect > 1.5 || aspect < 0.5 ? 0.62 : 0.6
  return vista ? horizon - 0.1 : horizon
}

/** A low bank from the camera to a little behind the anchor, that goes down into the water there. */
function withShore(
  height: Land['terrain']['height'],
  waterLevel: number,
  anchorZ: number,
  bank: number,
  noise: Noise,
): Land['terrain']['height'] {
  const drop = bank - waterLevel
  return (x, z, octaves) => {
    const bay = noise.value2(x / anchorZ + 7, 3) * anchorZ * 0.13
    const out = smoothstep(anchorZ * 1.32, anchorZ * 1.85, z + bay)
    const shore = bank - out * (drop + 1.4) + noise.value2(x * 0.9, z * 0.9) * Math.min(0.5, drop) * 0.12
    return Math.max(height(x, z, octaves), shore)
  }
}

/** Land that rises out of the water at the one distance and goes on to the other at least. */
function withFarBank(
  height: Land['terrain']['height'],
  waterLevel: number,
  [from, to]: [number, number],
  noise: Noise,
): Land['terrain']['height'] {
  return (x, z, octaves) => {
    const bay = noise.value2(x / from + 7, 3) * from * 0.12
    const land = smoothstep(from, from * 1.3, z + bay) * smoothstep(to * 1.5, to, z)
    const bank = waterLevel - 2 + land * (2 + FAR_BANK) + noise.value2(x * 0.4, z * 0.4) * 0.1
    return Math.max(height(x, z, octaves), bank)
  }
}

/** How steeply a hillside rises, and how high. */
const RISE = 0.4
const HIGHEST_HILLSIDE = 70

function withHillside(
  height: Land['terrain']['height'],
  from: number,
  noise: Noise,
): Land['terrain']['height'] {
  return (x, z, octaves) => {
    const ground = height(x, z, octaves)
    if (z <= from) return ground
    const rise = Math.min(HIGHEST_HILLSIDE, (z - from) * RISE * (1 + 0.4 * noise.value2(x * 0.02, 7)))
    return ground + rise
  }
}

/** Metres that the land lies below a brink, and metres beyond it, in distances to whoever stands there. */
const DEPTH = 55
const LITTLE_DEPTH = 13
const BRINK = { from: 1.22, to: 2.6 }

function withBrink(
  height: Land['terrain']['height'],
  [anchorX, anchorZ]: [number, number],
  noise: Noise,
  depth: number,
): Land['terrain']['height'] {
  const level = height(anchorX, anchorZ, 9)
  return (x, z, octaves) => {
    const edge = z + noise.value2(x / anchorZ + 3, 5) * anchorZ * 0.28
    const out = smoothstep(anchorZ * BRINK.from, anchorZ * BRINK.to, edge)
    const rock = level + noise.fbm(x * 0.6, z * 0.6, Math.min(4, octaves)) * 0.12
    return out === 0 ? rock : (height(x, z, octaves) - depth) * out + rock * (1 - out)
  }
}

/** How far to lift the camera: the subject's ground is its zero, and nothing between may hide the subject. */
function groundUnderCamera(
  height: Land['terrain']['height'],
  camera: Camera,
  anchor: [number, number] | undefined,
) {
  if (!anchor) return Math.max(height(0, 0, 6), height(0, camera.height * 2, 6))
  const [anchorX, anchorZ] = anchor
  let highest = -1e9
  for (let z = camera.height * 0.8; z < anchorZ * 0.95; z *= 1.25)
    for (const side of [-0.3, 0, 0.3]) {
      const x = (anchorX / anchorZ + side) * z
      highest = Math.max(highest, height(x, z, 9) - camera.height * (1 - z / anchorZ) * 0.75)
    }
  return Math.max(height(anchorX, anchorZ, 9), highest + 0.02)
}
