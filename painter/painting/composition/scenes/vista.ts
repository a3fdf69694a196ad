import { createCamera } from '../../../engine/world/camera.ts'
import type { Frame } from '../../../engine/world/frame.ts'
import type { LandKind } from '../../../engine/world/lands/land.ts'
import { renderLand } from '../../../engine/world/lands/render-land.ts'
import type { TreeKind } from '../../../engine/world/trees.ts'
import { scatterTrees } from '../../../engine/world/woodland.ts'
import { isAboveClouds } from '../effects/cloud-sea.ts'
import { paintGreatWave } from '../effects/great-wave.ts'
import { paintLaidGround } from '../effects/laid-ground.ts'
import { paintPath } from '../effects/path.ts'
import { paintFlock } from '../effects/sky-sights.ts'
import { beachTrees, type Cover, coverBehind, isPalmGround, isTreeless, treesOf } from '../ground-cover.ts'
import { landLooks } from '../land-looks.ts'
import { placeFlyers } from '../placing/flyers.ts'
import { usualHorizon } from '../placing/framing.ts'
import { placeAround } from '../placing/place-around.ts'
import { placeScenery } from '../placing/scenery.ts'
import { placeTownBehind } from '../placing/town-behind.ts'
import { isAirborne, type Stage } from '../stage.ts'
import { bridgeOver, placeBridge } from './bridge.ts'
import { placeSunflowers } from './sunflowers.ts'

/** Height of the eye in metres from which each land looks widest. */
const EYE_HEIGHTS: Partial<Record<LandKind, number>> = {
  alps: 26,
  lake: 18,
  frozenlake: 4.5,
  hills: 46,
  meadow: 2.4,
  farmland: 42,
  plain: 3,
  desert: 7,
  dunes: 12,
  snowfield: 14,
  savanna: 2.6,
  beach: 4.5,
  ocean: 5,
  island: 9,
  cliff: 9,
  canyon: 26,
  volcano: 10,
  mars: 5,
  moon: 2,
  jungle: 40,
  tundra: 8,
  autumn: 22,
  pond: 4,
  oasis: 4,
  river: 8,
  vineyard: 4.5,
  teafield: 5,
  lavenderfield: 3,
  cornfield: 4,
  ploughland: 3,
  riceterrace: 14,
  summit: 3,
  tulipfield: 3.2,
  islet: 6,
  saltflat: 2.4,
  glacier: 60,
  grounds: 2.8,
}
const USUAL_EYE_HEIGHT = 4
/** From lower than this, in metres, single blades of grass are seen. */
const HIGHEST_WITH_GRASS = 8

const HORIZONS: Partial<Record<LandKind, number>> = {
  ocean: 0.56,
  beach: 0.5,
  lake: 0.48,
  frozenlake: 0.54,
  pond: 0.5,
  oasis: 0.5,
  farmland: 0.42,
  hills: 0.46,
  alps: 0.5,
  river: 0.46,
  vineyard: 0.42,
  teafield: 0.4,
  lavenderfield: 0.44,
  cornfield: 0.46,
  ploughland: 0.46,
  riceterrace: 0.42,
  summit: 0.5,
  tulipfield: 0.42,
  saltflat: 0.55,
  glacier: 0.4,
}
const USUAL_HORIZON = 0.52

const WITH_TREES: readonly LandKind[] = [
  'alps',
  'lake',
  'meadow',
  'savanna',
  'beach',
  'pond',
  'hills',
  'farmland',
  'river',
  'oasis',
]
const WITH_BIRDS: readonly LandKind[] = [
  'ocean',
  'beach',
  'lake',
  'hills',
  'alps',
  'savanna',
  'farmland',
  'cliff',
  'island',
]
/** Metres to what makes a place what it is, when nobody stands before it. */
const SCENERY_DISTANCE = 7
const FOCUS_ON_FLOWERS = 9
const FOCUS_FAR = 300

/** Wide open land with nothing standing in it; something may fly over it. */
export async function paintVista(stage: Stage, land: LandKind, cover: Cover) {
  const { scene, width, height, tallness, environment, noise, random, isWinter, isNight } = stage
  const isAbove = scene.extras.has('from above')
  const bridge = bridgeOver(scene.subjects, land)
  const eyeHeight = (bridge ? EYE_BEFORE_BRIDGE : eyeOver(stage, land)) * (isAbove ? 2.2 : 1)
  const horizon = horizonOf(stage, land) - (isAbove ? 0.16 : 0) + (tallness > 1.3 ? 0.04 : 0)
  const frame = renderLand(land, width, height, environment, noise, random, {
    camera: createCamera(width, height, horizon, eyeHeight),
    vista: true,
    noTrees: isTreeless(scene),
    season: isWinter ? 'winter' : (scene.season ?? ''),
    ...landLooks(scene),
  })
  if (scene.laid) paintLaidGround(frame, scene.laid, { focus: 0, isBuilt: false, isNight })
  if (scene.extras.has('path')) paintPath(frame, { halfWidth: eyeHeight > 10 ? 2.4 : 1.2, isSnowy: isWinter })
  stage.reached('world')
  if (!isTreeless(scene) && !isAboveClouds(scene) && (scene.trees.length || WITH_TREES.includes(land)))
    plantTrees(stage, frame, land, eyeHeight)
  await placeTownBehind(stage, frame)
  await placeScenery(stage, frame, Math.max(SCENERY_DISTANCE, eyeHeight * 2.2))
  if (bridge) await placeBridge(stage, frame, bridge)
  frame.repaintWater?.()
  if (scene.extras.has('great wave')) paintGreatWave(frame, random)
  // Grass would grow over who stands in it.
  if (eyeHeight < HIGHEST_WITH_GRASS && !scene.extras.has('crowd')) coverBehind(stage, cover)(frame, 0)
  if (scene.flowers === 'sunflower') placeSunflowers(frame, random)
  await placeAround(stage, frame, SCENERY_DISTANCE)
  stage.reached('surroundings')
  await placeFlyers(stage, frame, scene.subjects.filter(isAirborne))
  if (!scene.subjects.length && !isNight && WITH_BIRDS.includes(land))
    paintFlock(
      frame,
      random,
      random.int(5, 11),
      width * random.range(0.25, 0.75),
      frame.camera.horizon * random.range(0.35, 0.6),
    )
  stage.reached('subjects')
  return { frame, focus: scene.flowers ? FOCUS_ON_FLOWERS : FOCUS_FAR }
}

const EYE_BEFORE_BRIDGE = 5

/** Flowers on the hills are seen from among them. */
const EYE_AMONG_FLOWERS = 3.4
/** From higher up, small things on the ground would not be seen. */
const EYE_AMONG_THINGS = 2.8
const FLOWERING: readonly LandKind[] = ['hills', 'alps', 'river', 'lake', 'oasis']

const EYE_ABOVE_CLOUDS = 300
/** Metres; from higher up nobody of a crowd would be seen for what they are. */
const EYE_AMONG_PEOPLE = 2.1

function eyeOver({ scene }: Stage, land: LandKind): number {
  if (isAboveClouds(scene)) return EYE_ABOVE_CLOUDS
  if (scene.extras.has('crowd')) return EYE_AMONG_PEOPLE
  if (scene.around.length > 0) return EYE_AMONG_THINGS
  if (scene.flowers && FLOWERING.includes(land)) return EYE_AMONG_FLOWERS
  return EYE_HEIGHTS[land] ?? USUAL_EYE_HEIGHT
}

function horizonOf(stage: Stage, land: LandKind): number {
  if (land === 'meadow') return 0.5
  if (stage.scene.subjects.length) return usualHorizon(stage) + (land === 'hills' ? 0.02 : 0.06)
  return HORIZONS[land] ?? USUAL_HORIZON
}

/** Of a river in the woods, how many trees stand on its banks. */
const WOODED = 120

/** Metres; nearer trees of a mountain's wood would hide it from an eye among the flowers. */
const NEAREST_OF_WOOD = 44

/** Trees frame the view into a valley; in metres aside per metre of distance. */
const OPEN_MIDDLE = 0.09

/** Tries; most of them would stand in the sea. */
const PALMS = 110

/** Palms frame the sea; in metres aside per metre of distance. */
const OPEN_SEA = 0.13

function plantTrees(stage: Stage, frame: Frame, land: LandKind, eyeHeight: number) {
  const isBeach = land === 'beach'
  const isPond = land === 'pond' || land === 'oasis'
  const isWooded = land === 'river' && stage.scene.trees.length > 0
  const kinds = treesIn(stage, land)
  if (kinds.length === 0) return
  if (land === 'volcano') {
    scatterTrees(frame, stage.random, {
      kinds: ['palm'],
      nearest: 26,
      farthest: 60,
      count: 14,
      minHeight: 9,
      maxHeight: 13,
      skip: (x, z) => Math.abs(x) < z * 0.16,
      accept: (_x, _z, ground) => ground > 0.4,
    })
    return
  }
  if (land === 'alps' || land === 'lake') {
    scatterTrees(frame, stage.random, {
      kinds,
      nearest: Math.max(NEAREST_OF_WOOD, eyeHeight * 2.5),
      farthest: 300,
      count: 44,
      minHeight: 12,
      maxHeight: 19,
      skip: (x, z) => Math.abs(x) < z * OPEN_MIDDLE,
    })
    return
  }
  scatterTrees(frame, stage.random, {
    kinds,
    nearest: isBeach ? 11 : isPond ? 26 : eyeHeight > 20 ? 75 : eyeHeight === EYE_AMONG_FLOWERS ? 60 : 22,
    farthest: isPond ? 130 : 240,
    count: isBeach ? PALMS : isPond ? 60 : isWooded ? WOODED : 30,
    minHeight: isBeach ? 8 : 6,
    maxHeight: isBeach ? 13 : 11,
    skip: land === 'meadow' || isBeach ? (x, z) => Math.abs(x) < z * (isBeach ? OPEN_SEA : 0.2) : undefined,
    accept: isBeach ? isPalmGround(frame) : undefined,
  })
}

function treesIn(stage: Stage, land: LandKind): TreeKind[] {
  const { scene } = stage
  const { trees, season, flowers } = scene
  if (trees.length) return treesOf(stage)
  if (land === 'savanna') return ['acacia']
  if (land === 'beach') return beachTrees(scene)
  if (land === 'pond') return treesOf(stage)
  if (land === 'alps' || land === 'lake') {
    if (stage.isWinter) return ['snowconifer']
    return [season === 'autumn' ? 'autumn' : 'conifer']
  }
  if (stage.isWinter) return ['snowconifer']
  if (season === 'autumn') return ['autumn']
  return season === 'spring' && !flowers ? ['green', 'green', 'blossom'] : ['green']
}
