import { iconCanvas } from '../../../drawings/icons.ts'
import { withLitWindows } from '../../../drawings/lit-windows.ts'
import { drawPiece, isPiece } from '../../../drawings/pieces/pieces.ts'
import { drawCabin } from '../../../drawings/props/cabin.ts'
import { drawCastle } from '../../../drawings/props/castle.ts'
import { recolour } from '../../../drawings/recolour.ts'
import { castShadow } from '../../../drawings/shadow.ts'
import { underSnow } from '../../../drawings/weathered.ts'
import { parseHex } from '../../../engine/core/colour.ts'
import { createRandom } from '../../../engine/core/random.ts'
import { clamp } from '../../../engine/core/scalar.ts'
import { placeSprite } from '../../../engine/sprites/place.ts'
import { type Camera, createCamera } from '../../../engine/world/camera.ts'
import { reflectInWetGround } from '../../../engine/world/city/wet-ground.ts'
import type { Frame } from '../../../engine/world/frame.ts'
import type { LandKind } from '../../../engine/world/lands/land.ts'
import { renderLand } from '../../../engine/world/lands/render-land.ts'
import type { TreeKind } from '../../../engine/world/trees.ts'
import { scatterTrees } from '../../../engine/world/woodland.ts'
import type { Scene } from '../../../language/scene.ts'
import { isRoadworthy, isUnmotored } from '../../../language/take-way.ts'
import { COLOURS } from '../../../language/vocabulary/colours.ts'
import { nounOfDrawing } from '../../../language/vocabulary/nouns.ts'
import { OVER_RIVERS } from '../../../language/vocabulary/relations.ts'
import { paintLitWindows } from '../effects/lamplight.ts'
import { paintPath } from '../effects/path.ts'
import { paintPaving } from '../effects/paving.ts'
import { type Cover, coverBehind, coverInFront, treesOf } from '../ground-cover.ts'
import { litSprite } from '../lit-sprite.ts'
import { buildingColumn, TOWERS } from '../placing/building-behind.ts'
import { leadSlope, usualHorizon } from '../placing/framing.ts'
import { paintGroundScene } from '../placing/ground-scene.ts'
import { lookedAt } from '../placing/looked-at.ts'
import { gapForSight } from '../placing/sight-behind.ts'
import type { Stage } from '../stage.ts'
import { waterOf } from '../water-colour.ts'
import { BESIDE_TRACK, paintTrack } from './road.ts'
import { isServed, paintTableBeforeView } from './table-outdoors.ts'

/** How far the ground of a square is from level. */
const UNEVEN = 0.3

const HOUSES = 26
/** Looked at, until there are so many houses on dry ground. */
const HOUSE_SITES = 160
const CABIN = '@cabin'
const CASTLE = 'castle'
const HOUSE_ICONS = ['house', CABIN, 'house', 'house', CABIN, 'house', 'church']
/** Chalets. */
const MOUNTAIN_HOUSES = [CABIN, CABIN, 'house', CABIN, CABIN, 'church']
const CHURCH_HEIGHT = 12
/** A row of gabled houses, as along a canal. */
const ROW = '@townhouses'
const ROW_HEIGHT = 11
const QUAY = [ROW, ROW, ROW, 'church']
/** Around a square they close the view. */
const TOWN = [ROW, ROW, ROW, 'church', ROW]
const HUT_HEIGHT = 5
const HOUSE_HEIGHT = 7
const STONE_FRONT = '#d3c2a0'

/** Metres: the eye over a table before the houses, and what is in focus there. */
const EYE_OVER_TABLE = 1.6
const FOCUS_OVER_TABLE = 6

/** Houses and a church or two scattered over hills; food is on a table before them. */
export async function paintVillage(stage: Stage) {
  const { scene, width, height, environment, noise, random, isWinter } = stage
  // Grass would grow out of the water.
  const paved = isPaved(stage)
  const cover = paved ? 'none' : coverOf(stage)
  // A slope begins too near to leave room for a ship before it.
  const isHillside = scene.cues.has('hillside') && lookedAt(scene.subjects)?.mode !== 'float'
  const build = async (camera: Camera, focus: number) => {
    const frame = renderLand(landOf(stage), width, height, environment, noise, random, {
      camera,
      anchor: [leadSlope(stage, camera) * focus, focus],
      season: isWinter ? 'winter' : (scene.season ?? ''),
      noTrees: false,
      hillsideFrom: isHillside ? FOOT_OF_HILLSIDE : undefined,
      waterColour: waterOf(scene) ?? (scene.ground && SALTY.has(scene.ground) ? SEA : undefined),
      mountainsBehind: scene.extras.has('mountains'),
      dryAnchor: scene.subjects.length > 0 && !hasBoat(scene) && !isOverCanal(scene),
      subject: hasBoat(scene),
    })
    const isWet = environment.rain > 0 || scene.extras.has('wet')
    if (paved && !isHillside) paintPaving(frame, isWinter, isWet)
    else if (scene.extras.has('way'))
      paintWay(stage, frame, { x: leadSlope(stage, camera) * focus, z: focus })
    await placeHouses(stage, frame, focus)
    if (paved && !isHillside && !isWinter && isWet) reflectInWetGround(frame, UNEVEN)
    const isBare = paved || scene.cues.has('town square') || landOf(stage) === 'desert'
    const isAutumn = paved && scene.season === 'autumn'
    const areNamed = scene.trees.length > 0 && scene.subjects.length === 0
    if (isBare && scene.trees.length === 0 && !isAutumn) return frame
    scatterTrees(frame, random, {
      kinds: treesAmongHouses(stage),
      minHeight: 5,
      maxHeight: 9,
      ...(!isAutumn
        ? areNamed
          ? TREES_NAMED
          : TREES_OF_VILLAGE
        : frame.waterLevel !== null
          ? TREES_OF_BANK
          : TREES_OF_SQUARE),
    })
    return frame
  }
  const horizon = usualHorizon(stage) - 0.06
  if (isServed(scene) && scene.scenery.length === 0) {
    const view = await build(createCamera(width, height, horizon, EYE_OVER_TABLE), FOCUS_OVER_TABLE)
    return paintTableBeforeView(stage, view)
  }
  return paintGroundScene(stage, {
    horizon,
    standsBehind: ({ key }) => TOWERS.test(key),
    emptyEye:
      scene.sight || scene.subjects.some(({ key }) => TOWERS.test(key)) ? EYE_BEFORE_TOWER : undefined,
    build,
    coverBehind: (frame, distance) =>
      coverBehind(stage, cover)(frame, isOnTrack(scene) ? distance + BESIDE_TRACK : distance),
    coverInFront: coverInFront(stage, isOnTrack(scene) ? 'none' : cover),
  })
}

/** Of trees that are what is asked for: in front of the houses. */
const TREES_NAMED = { nearest: 11, farthest: 120, count: 60 }
/** Of a paved square, behind who is looked at. */
const TREES_OF_SQUARE = { nearest: 12, farthest: 30, count: 7 }
/** On the far bank, before the houses. */
const TREES_OF_BANK = { nearest: 16, farthest: 60, count: 60 }
const TREES_OF_VILLAGE = { nearest: 24, farthest: 240, count: 40 }
/** In an upright picture that nobody stands in, how much nearer the houses are. */
const NEARER_UPRIGHT = 0.6

/** Metres; from higher up there would be nothing but paving before a tower. */
const EYE_BEFORE_TOWER = 2.2

/** Metres from the middle of the way between the houses to its edge. */
const WAY = 1.9

/** What leads through between the houses: across under a vehicle, into the depth before others. */
function paintWay({ scene, isWinter }: Stage, frame: Frame, at: { x: number; z: number }) {
  const vehicle = scene.subjects.find(({ key }) => isRoadworthy(key))
  if (vehicle) paintTrack(frame, at, isWinter ? 'snow' : isUnmotored(vehicle.key) ? 'lane' : 'road')
  else paintPath(frame, { halfWidth: WAY, bend: 3, isSnowy: isWinter, paleness: 1.2 })
}

const isOnTrack = ({ extras, subjects }: Scene) =>
  extras.has('way') && subjects.some(({ key }) => isRoadworthy(key))

const COVERS: Partial<Record<LandKind, Cover>> = {
  pond: 'none',
  desert: 'none',
  canyon: 'none',
  savanna: 'dry',
  jungle: 'grass',
  snowfield: 'snow',
  tundra: 'grass',
}

const coverOf = (stage: Stage): Cover =>
  COVERS[landOf(stage)] ?? (stage.isWinter ? 'snow' : stage.scene.flowers ? 'meadow' : 'grass')

/** The trees between the houses are those of the land. */
function treesAmongHouses(stage: Stage): TreeKind[] {
  const { scene } = stage
  if (scene.trees.length === 0 && scene.ground === 'jungle') return ['palm', 'green']
  if (scene.trees.length === 0 && scene.ground === 'savanna') return ['acacia']
  return treesOf(stage)
}

const SALTY: ReadonlySet<LandKind> = new Set(['ocean', 'beach', 'island', 'cliff'])
const SEA = parseHex('#12557a')
/** Metres. */
const FOOT_OF_HILLSIDE = 30

/** Towns and squares are paved; villages stand in the grass, and boats lie before the fronts. */
const isPaved = ({ scene }: Stage) =>
  !hasBoat(scene) &&
  !isOverCanal(scene) &&
  scene.ground !== 'meadow' &&
  (scene.place === 'street' ||
    scene.fronts.some(front => PAVED.has(front)) ||
    scene.cues.has('town square') ||
    (scene.extras.has('way') && scene.cues.has('town way')))

/** What a bridge leads over is not paved. */
const isOverCanal = ({ subjects, cues }: Scene) =>
  cues.has('canal or river') && subjects.some(({ key }) => OVER_RIVERS.has(key))

const PAVED: ReadonlySet<string> = new Set([
  ROW,
  '@boulevard',
  '@brickrow',

  '@palazzi',

  '@smokestacks',
  '@whitehouses',
  '@machiya',
  '@indianrow',

  '@mexicanrow',

  '@pastelrow',
  '@tiledrow',
  '@timberrow',
  '@forum',
])

/** Houses of lands where none have chimneys. */
const NATIVE_HOUSES: Partial<Record<LandKind, readonly string[]>> = {
  jungle: ['@stilthouse', 'hut', 'hut'],
  savanna: ['hut'],
}

/** The houses that suit the place. */
function housesOf(stage: Stage): readonly string[] {
  const { cues, fronts } = stage.scene
  if (fronts.length > 0) return fronts
  if (stage.scene.ground && stage.scene.ground in NATIVE_HOUSES) return NATIVE_HOUSES[stage.scene.ground]!
  if (cues.has('by canal')) return [ROW]
  if (cues.has('at sea')) return QUAY
  if (isPaved(stage)) return TOWN
  return cues.has('in mountains') ? MOUNTAIN_HOUSES : HOUSE_ICONS
}

/** Water before the houses, when the village is by the sea or a boat is on it. */
function landOf({ scene, isWinter }: Stage): LandKind {
  if (scene.ground && scene.ground in GROUNDS) return GROUNDS[scene.ground]!
  if (hasBoat(scene) || scene.cues.has('by water')) return 'pond'
  const isDusty = scene.extras.has('sandstorm')
  if (isDusty || scene.fronts.includes('@adobes') || scene.cues.has('dry town')) return 'desert'
  if (scene.cues.has('in mountains')) return 'alps'
  return isWinter ? 'snowfield' : 'hills'
}

/** What the ground between the houses is, by the land that is named; by the water they stand on its bank. */
const GROUNDS: Partial<Record<LandKind, LandKind>> = {
  jungle: 'jungle',
  desert: 'desert',
  dunes: 'desert',
  savanna: 'savanna',
  snowfield: 'snowfield',
  tundra: 'tundra',
  canyon: 'canyon',
  vineyard: 'hills',
  alps: 'alps',
  lake: 'pond',
  river: 'pond',
  pond: 'pond',
  oasis: 'pond',
  ocean: 'pond',
  beach: 'pond',
  island: 'pond',
  cliff: 'pond',
}

const hasBoat = ({ subjects }: Scene) => subjects.some(({ mode }) => mode === 'float')

function heightOf(icon: string, { fronts }: Scene): number {
  if (icon === 'church') return CHURCH_HEIGHT
  if (icon === 'hut') return HUT_HEIGHT
  if (fronts.includes(icon)) return nounOfDrawing(icon)?.size ?? HOUSE_HEIGHT
  return icon === ROW ? ROW_HEIGHT : HOUSE_HEIGHT
}

async function houseOf(
  icon: string,
  size: number,
  { hasLitWindows, isWinter, scene }: Stage,
  painted?: string,
) {
  if (icon === ROW)
    return drawPiece(ROW, size, {
      night: hasLitWindows,
      snow: isWinter,
      ...(painted ? { colour: painted } : scene.cues.has('of stone') ? { colour: STONE_FRONT } : {}),
    })
  if (isPiece(icon)) return drawPiece(icon, size, { night: hasLitWindows, snow: isWinter })
  if (icon === CASTLE) return drawCastle(size, createRandom(size), { night: hasLitWindows, snow: isWinter })
  if (icon === CABIN) return drawCabin(size, createRandom(size), hasLitWindows, isWinter)
  const plain = await iconCanvas('noto', icon, size)
  const house = painted && icon !== 'church' ? recolour(plain, painted) : plain
  const lit = hasLitWindows ? withLitWindows(house) : house
  return isWinter ? underSnow(lit) : lit
}

/** Of the picture's width, half of a house that stands by itself: a broader one would be all that is seen of its village. */
const BROADEST_HOUSE = 0.29
const DETACHED: ReadonlySet<string> = new Set([
  CABIN,
  '@redhouse',
  '@stonecottage',

  '@stilthouse',
])
const isDetached = (icon: string) => DETACHED.has(icon) || !isPiece(icon)

/** Of the picture's width, what the houses leave free to either side of a tower's middle. */
const TOWER_GAP = 0.06

/** In distances of a building that is looked at, where the houses behind it begin. */
const BEHIND_LEAD = 1.2

async function placeHouses(stage: Stage, frame: Frame, focus: number) {
  const { width, random, hasLitWindows, scene } = stage
  const { focalLength } = frame.camera
  const painted = scene.houses ? COLOURS.get(scene.houses)?.hex : undefined
  const isDry = (x: number, z: number) =>
    frame.waterLevel === null || frame.groundHeight(x, z) > frame.waterLevel
  const icons = housesOf(stage)
  const hasTowerAlone =
    scene.subjects.some(({ key }) => TOWERS.test(key)) &&
    scene.subjects.every(({ key, mode }) => TOWERS.test(key) || mode === 'fly')
  const towerAt = hasTowerAlone ? buildingColumn(stage, undefined) * width : null
  const lead = lookedAt(scene.subjects)
  const gap = await gapForSight(stage, lead)
  const nearer = !lead && stage.tallness > 1.2 ? NEARER_UPRIGHT : 1
  const beyond = lead?.mode === 'build' && !TOWERS.test(lead.key) ? focus * BEHIND_LEAD : 0
  const nearest = Math.max(
    beyond,
    scene.fronts.length > 0 && !DETACHED.has(scene.fronts[0])
      ? Math.max(20, heightOf(scene.fronts[0], scene) * 2.5)
      : icons === TOWN
        ? 30
        : icons[0] === ROW
          ? 40
          : 26,
  )
  const sites = Array.from({ length: HOUSE_SITES }, () => {
    const z = nearest * nearer * 8 ** random()
    const x = ((random.range(-0.62, 0.62) * width) / focalLength) * z
    return { x, z, icon: random.pick(icons) }
  })
  const houses = sites
    .filter(({ x, z }) => isDry(x, z))
    .slice(0, gap ? HOUSES * 2 : HOUSES)
    .sort((a, b) => b.z - a.z)
  const spire = houses.findLast(({ icon }) => icon === 'church')
  for (const house of houses) {
    const { x, z } = house
    // One church to a village.
    const icon = house.icon === 'church' && house !== spire ? icons[0] : house.icon
    const size = (heightOf(icon, scene) * focalLength) / z
    const column = width / 2 + (x / z) * focalLength
    const drawing = await houseOf(icon, Math.round(clamp(size * 1.2, 60, 500)), stage, painted)
    const half = (size * drawing.width) / drawing.height / 2
    if (!lead && isDetached(icon) && half > width * BROADEST_HOUSE) continue
    if (gap && Math.abs(column - gap.x) < half + gap.half) continue
    if (towerAt !== null && Math.abs(column - towerAt) < half + width * TOWER_GAP) continue
    const sprite = litSprite(stage, frame, drawing, 0.3, 0.3)
    const row = frame.groundRow(column, z)
    castShadow(frame, sprite, column, row, size, { strength: 0.4, contact: 0.3 })
    const flip = random.chance(0.5)
    placeSprite(frame, sprite, column, row + size * 0.02, size, { z, flip, isBuilt: true })
    if (hasLitWindows) paintLitWindows(frame, drawing, column, row + size * 0.02, size, flip)
  }
}
