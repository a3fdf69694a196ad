import { resizePlanes } from '../../../engine/core/resize.ts'
import { clamp } from '../../../engine/core/scalar.ts'
import type { Camera } from '../../../engine/world/camera.ts'
import { createFlatFrame, type Frame } from '../../../engine/world/frame.ts'
import type { LandKind } from '../../../engine/world/lands/land.ts'
import { renderLand } from '../../../engine/world/lands/render-land.ts'
import type { TreeKind } from '../../../engine/world/trees.ts'
import { scatterTrees } from '../../../engine/world/woodland.ts'
import type { Scene } from '../../../language/scene.ts'
import { OVER_RIVERS } from '../../../language/vocabulary/relations.ts'
import { paintGreatWave } from '../effects/great-wave.ts'
import { paintLaidGround } from '../effects/laid-ground.ts'
import { paintPath } from '../effects/path.ts'
import {
  beachTrees,
  type Cover,
  coverBehind,
  coverInFront,
  isPalmGround,
  isTreeless,
  treesOf,
} from '../ground-cover.ts'
import { landLooks } from '../land-looks.ts'
import { showsSky } from '../open-sky.ts'
import { buildingColumn, distanceBehind } from '../placing/building-behind.ts'
import { leadSlope, usualHorizon } from '../placing/framing.ts'
import { paintGroundScene } from '../placing/ground-scene.ts'
import { isGrounded, lookedAt } from '../placing/looked-at.ts'
import type { Stage } from '../stage.ts'
import { bridgeOver } from './bridge.ts'
import { BESIDE_TRACK, paintTrack, trackOf } from './road.ts'
import { placeSunflowers } from './sunflowers.ts'
import { isServed, paintTableBeforeView } from './table-outdoors.ts'
import { paintVista } from './vista.ts'

const BY_THE_WATER: readonly LandKind[] = [
  'lake',
  'pond',
  'ocean',
  'beach',
  'island',
  'islet',
  'cliff',
  'river',
  'saltflat',
  'oasis',
]
const BARE: readonly LandKind[] = [
  'summit',
  'dunes',
  'beach',
  'canyon',
  'mars',
  'moon',
  'volcano',
  'riceterrace',
]
const IN_ROWS: readonly LandKind[] = [
  'vineyard',
  'teafield',
  'lavenderfield',
  'cornfield',
  'ploughland',
  'tulipfield',
]
const CONIFEROUS: readonly LandKind[] = ['alps', 'lake', 'frozenlake', 'snowfield']
const LEAFY: readonly LandKind[] = [
  'grounds',
  'hills',
  'meadow',
  'farmland',
  'autumn',
  'pond',
  'plain',
  'river',
]
/** Waters whose banks are meadows. */
const FLOWERY_BANKS: readonly LandKind[] = ['river', 'pond', 'lake', 'oasis']
/** Metres; a pond's near bank would hide what floats on it from a lower eye. */
const EYE_ABOVE_BANK = 1.1

/** In a building's heights, the breadth of the hill that it stands on. */
const HEIGHT = 1.7
const WITH_SUNFLOWERS: readonly LandKind[] = ['meadow', 'hills', 'farmland', 'plain']
/** Metres; nearer sunflowers would hide who stands among them. */
const NEAREST_SUNFLOWERS = 2.7

/** Open land: seen from a height when nobody stands in it, and from the main subject's eye level otherwise. */
export function paintLandscape(stage: Stage, asked: LandKind) {
  const land = landUnder(stage, asked)
  const { scene } = stage
  const cover = coverOf(stage, land)
  if (isServed(scene)) return serveBefore(stage, land, cover)
  if (bridgeOver(scene.subjects, land) || !scene.subjects.some(isGrounded))
    return paintVista(stage, land, cover)
  const track = scene.laid ? null : trackOf(scene.subjects[0], land)
  const closer = scene.subjects.some(({ mode }) => mode === 'float') || BY_THE_WATER.includes(land)
  return paintGroundScene(stage, {
    horizon: usualHorizon(stage) - (closer ? 0.04 : 0),
    lowestEye: land === 'pond' ? EYE_ABOVE_BANK : 0,
    build: (camera, focus, breadth) => buildLandscape(stage, land, camera, { focus, breadth }),
    coverBehind: (frame, distance) => {
      if (scene.extras.has('great wave')) paintGreatWave(frame, stage.random)
      coverBehind(stage, cover)(frame, track ? distance + BESIDE_TRACK : distance)
      if (scene.flowers === 'sunflower' && WITH_SUNFLOWERS.includes(land))
        placeSunflowers(frame, stage.random, Math.max(NEAREST_SUNFLOWERS, distance * 1.12))
    },
    coverInFront: coverInFront(stage, track ? 'none' : cover),
  })
}

const ON_BEACHES = /^@(beachhut|lifeguardtower|loungers)$/
const ON_ROCKS = /^@(lighthouse|windturbine)/

/** A building on an island or in the sea stands on a rock of its own. */
function landUnder({ scene }: Stage, land: LandKind): LandKind {
  const isAtSea = land === 'island' || land === 'ocean'
  const lead = scene.subjects.find(isGrounded)
  const isAshore = lead !== undefined && (ON_BEACHES.test(lead.key) || scene.cues.has('ashore'))
  if (land === 'ocean' && lead?.mode === 'build' && isAshore && !ON_ROCKS.test(lead.key)) return 'beach'
  return isAtSea && lead?.mode === 'build' && !OVER_RIVERS.has(lead.key) ? 'islet' : land
}

/** What is out of focus behind a table is painted smaller. */
const BEHIND_TABLE = 0.6

/** What is on the table is looked at; behind it is the land with all that grows and stands there. */
async function serveBefore(stage: Stage, land: LandKind, cover: Cover) {
  const { scene, width, height, noise } = stage
  const behind = {
    ...stage,
    scene: { ...scene, subjects: [], around: [] },
    width: Math.round(width * BEHIND_TABLE),
    height: Math.round(height * BEHIND_TABLE),
    reached: () => {},
  }
  const { image, environment } = (await paintVista(behind, land, cover)).frame
  const frame = createFlatFrame(width, height, environment, noise)
  frame.image.data = resizePlanes(image.data, image.w, image.h, 3, width, height)
  return paintTableBeforeView(stage, frame)
}

/** Ice and snow without trees or tufts. */
const isArctic = ({ place, cues }: Scene) => place === 'snowfield' && cues.has('arctic')

/** What so many come to that nothing is left of the grass before it, and where it is mown. */
const TRODDEN: ReadonlySet<string> = new Set(['@playset', '@carousel', 'circus-tent'])

function coverOf({ scene, isWinter }: Stage, land: LandKind): Cover {
  if (
    isArctic(scene) ||
    scene.laid ||
    scene.scenery.some(drawing => TRODDEN.has(drawing)) ||
    land === 'frozenlake' ||
    land === 'glacier'
  )
    return 'none'
  // Arctic seas have winter, too, but no tufts in the snow.
  if (land === 'ocean') return 'none'
  if (land === 'savanna' || (scene.flowers === 'wheat' && !isWinter)) return 'dry'
  if (isWinter || land === 'snowfield') return 'snow'
  if (land === 'desert') return scene.flowers ? 'meadow' : 'sand'
  if (scene.flowers && FLOWERY_BANKS.includes(land)) return 'meadow'
  if (BARE.includes(land) || land === 'ploughland' || BY_THE_WATER.includes(land)) return 'none'
  if (land === 'cornfield') return 'none'
  // Grass would hide the low rows that people stand among.
  if (IN_ROWS.includes(land))
    return land === 'teafield' || lookedAt(scene.subjects)?.mode === 'build' ? 'none' : 'grass'
  if (land === 'meadow' && !scene.flowers && scene.cues.has('mown')) return 'grass'
  return scene.flowers || (land === 'meadow' && scene.placeGiven) ? 'meadow' : 'grass'
}

/** Where the house stands that is seen behind what floats. */
function bankBehind(
  { scene, width, height }: Stage,
  land: LandKind,
  focus: number,
  camera: Camera,
): [number, number] | undefined {
  const house = scene.subjects.find(({ mode, key }) => mode === 'build' && !OVER_RIVERS.has(key))
  if (!house || !WITH_FAR_BANK.includes(land) || lookedAt(scene.subjects)?.mode !== 'float') return undefined
  return [focus * 1.8, distanceBehind(house, width, height, camera, focus) * 1.5]
}

/** Waters that lie within land. */
const WITH_FAR_BANK: readonly LandKind[] = ['lake', 'pond', 'river', 'oasis']

function buildLandscape(
  stage: Stage,
  land: LandKind,
  camera: Camera,
  { focus, breadth }: { focus: number; breadth: number },
): Frame {
  const { scene, width, height, environment, noise, random, isWinter } = stage
  const [main] = scene.subjects
  const slope = leadSlope(stage, camera)
  // Beside something small that is nearer, the hill of a tower would bury whoever looks.
  const isBuilt = main?.mode === 'build' && lookedAt(scene.subjects) === main
  const needsKnoll =
    land !== 'grounds' && isBuilt && main.key !== '@tornado' && main.size > 15 && !BY_THE_WATER.includes(land)
  const isOnHeight = scene.extras.has('height') && isBuilt
  const frame = renderLand(land, width, height, environment, noise, random, {
    camera,
    anchor: [slope * focus, focus],
    breadth,
    dryAnchor:
      land !== 'saltflat' &&
      land !== 'islet' &&
      !(land === 'pond' && isBuilt) &&
      main.key !== '@waterfall' &&
      lookedAt(scene.subjects)?.mode !== 'float',
    farBank: bankBehind(stage, land, focus, camera),
    mound:
      isOnHeight || (land === 'frozenlake' && isBuilt)
        ? main.size * HEIGHT
        : needsKnoll
          ? main.size * 0.8
          : undefined,
    noTrees: isArctic(scene) || isTreeless(scene),
    season: isWinter ? 'winter' : (scene.season ?? ''),
    ...landLooks(scene),
    subject: true,
    overlook: land === 'riceterrace',
    isCrag: land === 'summit' && main.mode === 'build',
    isBuiltOn: lookedAt(scene.subjects)?.mode === 'build',
  })
  if (scene.laid) paintLaidGround(frame, scene.laid, { focus, isBuilt, isNight: stage.isNight })
  if (scene.extras.has('path')) paintPath(frame, { halfWidth: 0.9, isSnowy: isWinter })
  plantTrees(stage, land, frame, camera, slope, focus)
  const track = scene.laid ? null : trackOf(main, land)
  if (track) paintTrack(frame, { x: slope * focus, z: focus }, isWinter && track !== 'rails' ? 'snow' : track)
  return frame
}

function plantTrees(
  stage: Stage,
  land: LandKind,
  frame: Frame,
  camera: Camera,
  slope: number,
  focus: number,
) {
  const { scene, width, random } = stage
  const kinds = treesIn(stage, land)
  if (!kinds?.length) return
  const scale = clamp((frame.eyeHeight || camera.height) / 1.2, 0.3, 2.2)
  const freeForBuilding = backgroundBuilding(stage)
  const isBeach = land === 'beach'
  const isStoodOn = isBeach && lookedAt(scene.subjects)?.mode !== 'float'
  const isJungle = scene.trees.includes('palm') && scene.trees.includes('green')
  const isOpen = showsSky(scene) || OPEN_BEHIND.some(sight => scene.extras.has(sight))
  const isBank = hasWoodedBank(stage, land) && !isOpen
  const view = isBank ? undefined : viewOver(stage, land)
  const maxHeight =
    land === 'savanna' ? 9 : ['alps', 'snowfield', 'lake', 'frozenlake'].includes(land) ? 16 : 12
  scatterTrees(frame, random, {
    kinds,
    nearest: Math.max(
      focus * (isJungle ? 0.6 : land === 'frozenlake' ? 12 : 1.3),
      isStoodOn ? NEAREST_PALM : (isBeach ? 9 : 14) * Math.max(0.5, scale),
      view ? (maxHeight * camera.focalLength) / (stage.height * view.tallest) : 0,
    ),
    farthest: isBank
      ? focus * WOODED_BANK.farthest
      : isStoodOn
        ? Math.max(focus * PALMS_BEHIND, NEAREST_PALM * 2.5)
        : land === 'jungle'
          ? 140
          : 300,
    count: isBank
      ? WOODED_BANK.count
      : (view?.trees ??
        treeCount(land, scene.subjects.find(isGrounded)!.size, isJungle, isAmongHills(scene))),
    minHeight: land === 'savanna' ? 5 : 6,
    maxHeight,
    skip: (x, z) =>
      (freeForBuilding !== null &&
        Math.abs(((x / z) * camera.focalLength) / width - freeForBuilding) < CLEAR_OF_CROWNS) ||
      (!isBank && Math.abs(x - slope * z) < 1.2 * scale + z * (isOpen ? 0.34 : 0.11)) ||
      (z < focus * 1.15 && !(isJungle && Math.abs(x - slope * z) > z * 0.34)),
    accept: isBeach ? isPalmGround(frame, isStoodOn) : undefined,
  })
}

/** Hills that are spoken of are seen, with few trees before them. */
const isAmongHills = ({ place, trees, cues }: Scene) =>
  place === 'hills' && trees.length === 0 && cues.has('hills')

/** Of the breadth, how far trees keep from the middle of a building behind the main subject. */
const CLEAR_OF_CROWNS = 0.34

/** What no trees stand before. */
const OPEN_BEHIND = ['red sun', 'mountains'] as const

/** How many trees stand where one sees far, and of the picture's height how tall they are at most. */
type View = { trees: number; tallest: number }
const VIEWS: Partial<Record<LandKind, View>> = {
  alps: { trees: 24, tallest: 0.3 },
  hills: { trees: 16, tallest: 0.24 },
}
const WIDE_SKY: View = { trees: 20, tallest: 0.22 }
const UNDER_SKY: readonly LandKind[] = ['meadow', 'farmland', 'hills', 'plain']

/** Acacias stand far apart, also about their waterholes. */
const isSavanna = ({ trees }: Scene) => trees.length > 0 && trees.every(tree => tree === 'acacia')

/** What trees that nobody speaks of leave to be seen: mountains, hills, and the sky where that is spoken of. */
function viewOver({ scene }: Stage, land: LandKind): View | undefined {
  if (isSavanna(scene) && (land === 'pond' || land === 'river')) return WIDE_SKY
  if (scene.trees.length > 0) return undefined
  return UNDER_SKY.includes(land) && scene.cues.has('of sky') ? WIDE_SKY : VIEWS[land]
}

/** In distances of what floats, how far its woods reach, and of how many trees they are. */
const WOODED_BANK = { farthest: 5, count: 150 }

/** In distances of who stands on a beach, how far its palms reach: farther off is the sea. */
const PALMS_BEHIND = 3.2
/** Metres; of nearer ones nothing but the trunks would be seen. */
const NEAREST_PALM = 11

/** A boat between palms or in a wood has them close together on the bank behind it, and so has a house by a forest lake. */
const hasWoodedBank = ({ scene }: Stage, land: LandKind) =>
  (land === 'river' || land === 'pond') &&
  scene.trees.length > 0 &&
  !isSavanna(scene) &&
  (lookedAt(scene.subjects)?.mode === 'float' ||
    (lookedAt(scene.subjects)?.mode === 'build' && land === 'pond' && scene.cues.has('in woods')))

function treesIn(stage: Stage, land: LandKind): TreeKind[] | null {
  const { scene, isWinter } = stage
  if (isArctic(scene) || isTreeless(scene)) return null
  if (showsSky(scene) && scene.trees.length === 0 && land !== 'jungle') return null
  if (scene.trees.length) return treesOf(stage)
  if ((land === 'farmland' || land === 'meadow') && scene.flowers === 'wheat') return null
  if (land === 'savanna') return ['acacia']
  if (land === 'beach') return beachTrees(scene)
  if (CONIFEROUS.includes(land)) {
    if (isWinter || land === 'snowfield' || land === 'frozenlake') return ['snowconifer']
    return [scene.season === 'autumn' ? 'autumn' : 'conifer']
  }
  if (LEAFY.includes(land)) return land === 'autumn' ? ['autumn'] : treesOf(stage)
  return land === 'jungle' ? ['palm', 'green', 'green'] : null
}

function treeCount(land: LandKind, subjectMetres: number, isJungle: boolean, isHilly: boolean): number {
  if (isJungle) return 130
  if (land === 'savanna') return 20
  if (land === 'jungle') return 90
  if (land === 'beach') return 26
  if (isHilly) return 9
  return subjectMetres > 5 ? 40 : 46
}

/** The column, from the middle in shares of the width, that a building behind the main subject needs. */
function backgroundBuilding(stage: Stage): number | null {
  const [main] = stage.scene.subjects
  const building = stage.scene.subjects.find(({ mode }) => mode === 'build')
  if (!building || building === main || main.mode === 'build') return null
  return buildingColumn(stage, main) - 0.5
}
