import { luminance, type RGB } from '../../../engine/core/colour.ts'
import { clamp } from '../../../engine/core/scalar.ts'
import { placeSprite } from '../../../engine/sprites/place.ts'
import { type Camera, createCamera } from '../../../engine/world/camera.ts'
import { renderCity } from '../../../engine/world/city/render-city.ts'
import type { Frame } from '../../../engine/world/frame.ts'
import { litTree } from '../../../engine/world/trees.ts'
import type { Scene, Subject } from '../../../language/scene.ts'
import { buildAlley } from '../alley.ts'
import { drawSubject } from '../drawing/draw-subject.ts'
import { paintFallenLeaves } from '../effects/fallen-leaves.ts'
import { reflectSprite } from '../effects/water-marks.ts'
import { treesOf } from '../ground-cover.ts'
import { litSprite } from '../lit-sprite.ts'
import { placeFlyers } from '../placing/flyers.ts'
import { keepInFrame } from '../placing/framing.ts'
import { paintGroundScene } from '../placing/ground-scene.ts'
import { isGrounded } from '../placing/looked-at.ts'
import { placeScenery } from '../placing/scenery.ts'
import { placeSightInSkyline } from '../placing/sight-behind.ts'
import type { Stage } from '../stage.ts'
import { isServed, paintTableBeforeView } from './table-outdoors.ts'

/** Metres: the street is not seen from lower; for small animals the eye comes down. */
const LOWEST_EYE = 0.8
const SMALLEST_EYE = 0.42
const SKYLINE_FOCUS = 700
const WATERLINE = 0.84
/** Trees on either side of an avenue; metres from its middle and of their height. */
const AVENUE = 9
const PAVEMENT = 6.4
const TREE_HEIGHT = 8
/** Metres to the nearest buildings of a skyline. */
const SHORE = 600
const LEDGE = 0.86
const MOST_ON_LEDGE = 4
const LEDGE_STONE: RGB = [0.075, 0.07, 0.085]

/** A skyline across the water; the subject is afloat on it or on a roof in front. */
export async function paintSkyline(stage: Stage) {
  const { scene, width, height, environment, noise, random } = stage
  const { future, neon, old, subjects } = scene
  const frame = renderCity(width, height, environment, noise, random, {
    view: 'skyline',
    future,
    neon,
    old,
    ruined: isRuined(scene),
  })
  stage.reached('world')
  const main = subjects.find(({ mode }) => mode !== 'fly')
  if (scene.sight?.mode === 'float') {
    if (!main) await placeAfloat(stage, frame, scene.sight)
  } else if (main?.mode !== 'build') await placeSightInSkyline(stage, frame, SHORE)
  if (main?.mode === 'float') await placeAfloat(stage, frame, main)
  else if (main?.mode === 'build') await placeAmongTowers(stage, frame, main)
  else if (main) await placeOnLedge(stage, frame, main)
  await placeFlyers(
    stage,
    frame,
    subjects.filter(({ mode }) => mode === 'fly'),
  )
  stage.reached('subjects')
  return { frame, focus: SKYLINE_FOCUS }
}

/** A city that war or time has left to fall. */
const isRuined = ({ cues, wear }: Scene) => wear === 'ruined' || wear === 'overgrown' || cues.has('destroyed')

async function placeAfloat(stage: Stage, frame: Frame, boat: Subject) {
  const { width, height, random, isNight } = stage
  const { camera } = frame
  const size = Math.min(height * 0.2, width * 0.25)
  const row = height * WATERLINE
  const z = (camera.height * camera.focalLength) / (row - camera.horizon)
  const drawing = await drawSubject(boat, size * 1.2, random, { night: isNight })
  const sprite = litSprite(stage, frame, drawing)
  reflectSprite(frame, sprite, { x: width * 0.3, row, height: size, distance: z })
  placeSprite(frame, sprite, width * 0.3, row + size * 0.04, size, { z, cutBelow: row })
}

/** Of the picture's width. */
const BROADEST_ON_SHORE = 0.6

/** A building stands among the others, on the far shore. */
async function placeAmongTowers(stage: Stage, frame: Frame, building: Subject) {
  const { width, height, random, isNight } = stage
  const { camera } = frame
  const wanted = height * clamp(0.2 + building.size * 0.008, 0.26, 0.5)
  const row = camera.horizon + (camera.height * camera.focalLength) / SHORE
  const drawing = await drawSubject(building, wanted * 1.1, random, { night: isNight })
  const { x, size } = keepInFrame(
    width,
    drawing,
    width * 0.38,
    Math.min(wanted, (width * BROADEST_ON_SHORE * drawing.height) / drawing.width),
  )
  const sprite = litSprite(stage, frame, drawing, 0.35, 0.3)
  reflectSprite(frame, sprite, { x, row, height: size, distance: SHORE })
  placeSprite(frame, sprite, x, row, size, { z: SHORE, isSubject: true, fogScale: 0.5 })
}

async function placeOnLedge(stage: Stage, frame: Frame, subject: Subject) {
  const { width, height, random, tallness } = stage
  const top = height * LEDGE
  paintLedge(stage, frame, top)
  const size = Math.min(height * 0.44, width * 0.5)
  const drawing = await drawSubject(subject, size * 1.15, random)
  const sprite = litSprite(stage, frame, drawing)
  const shown = Math.min(MOST_ON_LEDGE, subject.count)
  const { size: fitted } = keepInFrame(width, drawing, width / 2, (size * 1.6) / (0.6 + shown))
  for (let k = 0; k < shown; k++) {
    const x = shown > 1 ? (k + 0.5) / shown : tallness > 1.2 ? 0.5 : 0.36
    placeSprite(frame, sprite, width * x, top + height * 0.012, fitted, {
      z: 2,
      fog: false,
      isSubject: true,
      depthTest: false,
    })
  }
}

/** A parapet of stone along the lower edge, from the row `top` on. */
function paintLedge({ width, height, noise, environment }: Stage, { image, depth }: Frame, top: number) {
  const { skyAmbient } = environment
  for (let y = Math.floor(top); y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      const v = (y - top) / (height - top)
      const grain = 0.9 + 0.2 * noise.fbm(x * 0.02, y * 0.02, 3)
      const edge = v < 0.1 ? 1.5 : 0.7
      for (let c = 0; c < 3; c++)
        image.data[i * 3 + c] =
          LEDGE_STONE[c] * edge * grain * (0.5 + luminance(skyAmbient) * 1.6) + skyAmbient[c] * 0.03
      depth[i] = 2
    }
}

/** Trees stand along both pavements, from far to near. */
function lineWithTrees(stage: Stage, frame: Frame, aside = PAVEMENT) {
  const { camera } = frame
  const kinds = treesOf(stage)
  for (let k = AVENUE; k >= 1; k--)
    for (const side of [-1, 1]) {
      const z = 3 + k * 7
      const column = camera.w / 2 + ((side * aside) / z) * camera.focalLength
      const row = frame.groundRow(column, z)
      const size = (TREE_HEIGHT * camera.focalLength) / z
      placeSprite(frame, litTree(kinds[k % kinds.length], k % 3, frame), column, row, size, {
        z,
        flip: side > 0,
      })
    }
}

/** Metres; of somebody who walks through an alley. */
const STANDING_EYE = 1.6
/** Metres from the middle to the houses. */
const ALLEY = 2.3
const QUIET_STREET = 3.6
const TOWN_STREET = 4.4
/** Metres; vehicles need a broader street. */
const LARGEST = 2.2

const isNarrow = ({ cues, extras }: Pick<Scene, 'cues' | 'extras'>) =>
  extras.has('narrow') || cues.has('narrow street')

/** An old lane that houses, not office blocks, stand along. */
const isAlley = ({ old, future, neon, cues, trees, subjects, extras, fronts }: Scene) =>
  !future &&
  !neon &&
  !cues.has('destroyed') &&
  (trees.length === 0 || fronts.length > 0) &&
  (fronts.length > 0 ||
    (old && isNarrow({ cues, extras })) ||
    (cues.has('quiet street') && !cues.has('glaring') && subjects.every(({ size }) => size < LARGEST)))

/** A street between tall fronts; food is on a table in it. */
export async function paintStreet(stage: Stage) {
  const { scene, width, height, tallness } = stage
  const lead = scene.subjects.find(isGrounded)
  const horizon = tallness > 1.2 ? 0.66 : 0.62
  if (isServed(scene)) {
    const view = buildStreet(stage, createCamera(width, height, horizon, EYE_AT_STALL))
    await placeScenery(stage, view, STALL_DISTANCE)
    return paintTableBeforeView(stage, view)
  }
  return paintGroundScene(stage, {
    horizon,
    subjectScale: 0.92,
    lowestEye: clamp((lead?.size ?? 1) * 0.6, SMALLEST_EYE, LOWEST_EYE),
    build: camera => buildStreet(stage, camera),
  })
}

/** Metres to the farthest leaves on the road. */
const LEAVES_SEEN = 30

/** Metres: the eye over a table in a street, and how near the nearest stall would be. */
const EYE_AT_STALL = 1.5
const STALL_DISTANCE = 2.4

function buildStreet(stage: Stage, camera: Camera): Frame {
  const { scene, width, height, environment, noise, random, isNight } = stage
  if (isAlley(scene)) {
    const eye = scene.subjects.some(isGrounded) ? camera : { ...camera, height: STANDING_EYE }
    const halfWidth = isNarrow(scene) ? ALLEY : scene.fronts.length > 0 ? TOWN_STREET : QUIET_STREET
    const frame = buildAlley(stage, eye, halfWidth)
    const isTurning = scene.season === 'autumn' && halfWidth > ALLEY
    if (scene.trees.length > 0 || isTurning) lineWithTrees(stage, frame, halfWidth - 0.6)
    if (scene.season === 'autumn') paintFallenLeaves(frame, random, { farthest: LEAVES_SEEN })
    return frame
  }
  const frame = renderCity(width, height, environment, noise, random, {
    view: 'street',
    future: scene.future,
    old: scene.old,
    ruined: isRuined(scene),
    neon: scene.neon || (isNight && !scene.old && scene.cues.has('glaring')),
    wet: environment.rain > 0 || scene.neon || scene.extras.has('wet'),
    eyeHeight: clamp(camera.height, SMALLEST_EYE, 2.4),
  })
  if (scene.trees.length > 0 || scene.season === 'autumn' || scene.season === 'spring')
    lineWithTrees(stage, frame)
  if (scene.season === 'autumn') paintFallenLeaves(frame, random, { farthest: LEAVES_SEEN })
  return frame
}
