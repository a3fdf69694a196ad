import { parseHex, type RGB } from '../../../engine/core/colour.ts'
import { clamp } from '../../../engine/core/scalar.ts'
import { aerialLand } from '../../../engine/world/aerial/aerial-land.ts'
import type { AerialKind, AerialSite } from '../../../engine/world/aerial/ground.ts'
import { type Camera, createCamera } from '../../../engine/world/camera.ts'
import { renderCity } from '../../../engine/world/city/render-city.ts'
import type { Frame } from '../../../engine/world/frame.ts'
import type { LandKind } from '../../../engine/world/lands/land.ts'
import { renderLand } from '../../../engine/world/lands/render-land.ts'
import { paintSky } from '../../../engine/world/sky/paint-sky.ts'
import { renderTerrain } from '../../../engine/world/terrain.ts'
import type { Scene } from '../../../language/scene.ts'
import type { Place } from '../../../language/surroundings.ts'
import { landLooks } from '../land-looks.ts'
import type { Stage } from '../stage.ts'
import { waterOf } from '../water-colour.ts'
import { clearingFor, isSeenFromAir, placeSeen, seenFromAir } from './aerial-subjects.ts'

/** Metres of the eye above each kind of ground. */
const EYES: Record<AerialKind | TownKind, number> = {
  metropolis: 560,
  'old town': 150,
  coast: 150,
  island: 260,
  sea: 120,
  forest: 95,
  river: 190,
  lake: 170,
  fields: 270,
}
/** Of those, from how high towers are seen under their sky. */
const LOW_OVER_TOWERS = 0.56
/** Of the picture's height: above it where one looks down, a strip of sky where the sky is spoken of. */
const LOOKING_DOWN = -0.24
const WITH_SKY = 0.17
const UNDER_MOUNTAINS = 0.3
/** Lands of their own relief are looked over from so many metres. */
const OVER_RELIEF = 130
const RELIEF_HORIZON = 0.16
const FOCUS = 600

const KINDS: Partial<Record<Place, AerialKind>> = {
  beach: 'coast',
  cliff: 'coast',
  island: 'island',
  islet: 'island',
  ocean: 'sea',
  forest: 'forest',
  jungle: 'forest',
  underwater: 'island',
  river: 'river',
  lake: 'lake',
  pond: 'lake',
  oasis: 'lake',
  meadow: 'fields',
  plain: 'fields',
  hills: 'fields',
  farmland: 'fields',
  cornfield: 'fields',
  ploughland: 'fields',
  tulipfield: 'fields',
  lavenderfield: 'fields',
  frozenlake: 'lake',
}

/** Lands of which a higher eye sees more; mountains would be looked away over. */
const RELIEFS: ReadonlySet<Place> = new Set([
  'canyon',
  'desert',
  'dunes',
  'riceterrace',
  'savanna',
  'teafield',
  'vineyard',
])

const TOWNS: ReadonlySet<Place> = new Set(['city', 'street', 'village'])

/** Whether the scene is looked down on from the air; whoever has a face is looked in it instead. */
export const isAerial = ({ extras, place, subjects }: Scene): boolean =>
  extras.has('from above') &&
  !extras.has('cloud sea') &&
  (KINDS[place] !== undefined || RELIEFS.has(place) || TOWNS.has(place) || place === 'road') &&
  subjects.every(isSeenFromAir)

/** A town, a coast, a wood or whatever the place is, as a bird sees it; what is named stands or flies in the middle. */
export async function paintAerial(stage: Stage) {
  const { scene } = stage
  const frame = TOWNS.has(scene.place) ? townBelow(stage) : landBelow(stage)
  stage.reached('world')
  const isTown = TOWNS.has(scene.place)
  for (const [k, subject] of seenFromAir(scene).entries()) await placeSeen(stage, frame, subject, k, isTown)
  stage.reached('subjects')
  return { frame, focus: FOCUS }
}

/** From how many heights of a house it is looked down on, and from how many metres at least. */
const HEIGHTS_ABOVE = 5
const LOWEST = 48

function cameraOver({ scene, width, height }: Stage, kind: AerialKind | TownKind): Camera {
  const showsSky =
    scene.cues.has('sky spoken of') || scene.celestialBodies.length > 0 || seenFromAir(scene).length > 0
  const eye = EYES[kind] * (showsSky && kind === 'metropolis' ? LOW_OVER_TOWERS : 1)
  const built = seenFromAir(scene).find(({ mode }) => mode === 'build')
  // From too high a house would be larger than the fields about it.
  const isLow = built !== undefined && !TOWNS.has(scene.place)
  const lowered = isLow ? clamp(built.size * HEIGHTS_ABOVE, LOWEST, eye) : eye
  const horizon = scene.extras.has('mountains') ? UNDER_MOUNTAINS : showsSky ? WITH_SKY : LOOKING_DOWN
  return createCamera(width, height, horizon, lowered)
}

function townBelow(stage: Stage): Frame {
  const { scene, environment, noise, random, width, height } = stage
  const kind = townKind(scene)
  return renderCity(width, height, environment, noise, random, {
    view: cameraOver(stage, kind),
    future: scene.future,
    neon: scene.neon,
    old: kind === 'old town',
  })
}

/** Towers on a grid of avenues, or low houses. */
type TownKind = 'metropolis' | 'old town'

const townKind = ({ place, old, cues, fronts }: Scene): TownKind =>
  place === 'village' || cues.has('suburban') || old || fronts.length > 0 || cues.has('old town')
    ? 'old town'
    : 'metropolis'

function landBelow(stage: Stage): Frame {
  const { scene, width, height, environment, noise, random, isWinter } = stage
  const kind = scene.place === 'road' ? kindBesideRoad(scene) : KINDS[scene.place]
  if (!kind)
    return renderLand(scene.place as LandKind, width, height, environment, noise, random, {
      camera: createCamera(width, height, RELIEF_HORIZON, OVER_RELIEF),
      vista: true,
      season: isWinter ? 'winter' : (scene.season ?? ''),
      ...landLooks(scene),
    })
  const camera = cameraOver(stage, kind)
  const sky = paintSky(camera, environment, noise)
  const frame = renderTerrain(sky, camera, environment, noise, {
    ...aerialLand(siteOf(stage, kind, camera)),
    nearest: ((camera.height * camera.focalLength) / (height - camera.horizon)) * 0.6,
    farthest: camera.height * (camera.horizon > 0 ? 60 : 12),
    mist: environment.isFoggy
      ? { density: MIST.density / camera.height, depth: camera.height * MIST.depth }
      : undefined,
  })
  // Its air is its own: the fog of those who stand in it would hide all.
  frame.isMisty = true
  return frame
}

/** Of the mist of a foggy land: how much there is over the eye's height, and how high it lies of that. */
const MIST = { density: 1.6, depth: 0.11 }

function kindBesideRoad({ roadside, extras }: Scene): AerialKind {
  if (roadside === 'forest' || extras.has('mountains')) return 'forest'
  return KINDS[roadside] ?? 'fields'
}

const hexes = (...list: string[]) => list.map(parseHex)
const pair = (dark: string, light: string): [RGB, RGB] => [parseHex(dark), parseHex(light)]
const CROPS = hexes('#8fa23c', '#c9b24a', '#5f7a2c', '#b58a3a', '#a7b552', '#6b8a34', '#9c7a4a', '#46692c')
const AUTUMN_CROPS = hexes('#c9a24a', '#a8752f', '#8a6a34', '#b58a3a', '#7d7a34', '#6e5236')
const CROPS_OF: Partial<Record<Place, readonly RGB[]>> = {
  tulipfield: hexes('#c8283a', '#e8c83a', '#d85a9a', '#e8702a', '#f0e8e0', '#7a3a9a', '#5f8a34'),
  lavenderfield: hexes('#6a4a9c', '#7d5cb0', '#8a6ac0', '#8fa23c', '#5c4090'),
  cornfield: hexes('#6b8a34', '#8fa23c', '#5f7a2c'),
  ploughland: hexes('#7a5a3c', '#6a4c32', '#8a6a48'),
}

function siteOf(stage: Stage, kind: AerialKind, camera: Camera): AerialSite {
  const { scene, noise, random, isWinter, width, height } = stage
  const { season, trees, cues } = scene
  const middle = height * (camera.horizon > 0 ? 0.58 : 0.46)
  const centre = (camera.height * camera.focalLength) / (middle - camera.horizon)
  const isConiferous =
    trees.includes('conifer') || (kind === 'forest' && (isWinter || scene.extras.has('mountains')))
  const isTropical = scene.place === 'jungle' || trees.includes('palm') || kind === 'island'
  const looks = landLooks(scene)
  const named = waterOf(scene)
  const isSea = kind === 'coast' || kind === 'island' || kind === 'sea'
  return {
    kind,
    noise,
    random,
    clearing: clearingFor(seenFromAir(scene), camera),
    eye: camera.height,
    centre,
    reach: (centre * width) / 2 / camera.focalLength,
    season: season ?? '',
    isSnowy: isWinter,
    leaves:
      season === 'autumn' && !isConiferous
        ? pair('#8a3a14', '#d89a2c')
        : isConiferous
          ? pair('#1c3222', '#3a5a34')
          : isTropical
            ? pair('#1f4a1c', '#4f8a34')
            : season === 'spring'
              ? pair('#4c6a2c', '#86a04a')
              : pair('#2b4420', '#557534'),
    isConiferous,
    grass: season === 'autumn' ? pair('#6a5427', '#93783a') : pair('#4a6a28', '#7d9444'),
    crops: CROPS_OF[scene.place] ?? (season === 'autumn' ? AUTUMN_CROPS : CROPS),
    shallow: named ?? parseHex(isSea ? '#3fb8b0' : '#3f7a70'),
    deep: named && isSea ? deepened(named) : (named ?? parseHex(isSea ? '#0c4a78' : '#174a58')),
    sand: looks.sand?.[1] ?? parseHex('#e8d6ac'),
    hasRoad: scene.place === 'road' || cues.has('road'),
    hasSeveral: scene.place === 'underwater' || cues.has('islands'),
    isMountainous: scene.extras.has('mountains') || looks.mountainsBehind,
    isRocky: scene.place === 'cliff',
  }
}

const deepened = ([r, g, b]: RGB): RGB => [r * 0.25, g * 0.42, b * 0.7]
