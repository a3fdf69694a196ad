import { createRandom } from '../core/random.ts'
import { clamp } from '../core/scalar.ts'
import type { Subject } from '../prompt/scene.ts'
import { nounOfDrawing } from '../prompt/vocabulary/nouns.ts'
import { placeSprite } from '../subjects/place.ts'
import { type Camera, createCamera } from '../world/camera.ts'
import type { Frame } from '../world/frame.ts'
import { dropLitTrees } from '../world/trees.ts'
import { placeCompanions } from './companions.ts'
import { drawSubject } from './draw-subject.ts'
import { paintLitWindows, paintWheelLights } from './effects/lamplight.ts'
import { placeFlyers } from './flyers.ts'
import { COLUMNS, keepInFrame, leadColumn } from './framing.ts'
import { placeLead } from './lead.ts'
import { litSprite } from './lit-sprite.ts'
import { placeAround } from './place-around.ts'
import { placeRun } from './place-run.ts'
import { runsOn } from './run-on.ts'
import { placeScenery } from './scenery.ts'
import type { Shot } from './shot.ts'
import { SMALLEST_VESSEL } from './sites.ts'
import { isAirborne, type Stage } from './stage.ts'
import { placeTownBehind } from './town-behind.ts'

type GroundScene = {
  /** The horizon, as a share of the height from the top. */
  horizon: number
  /** Renders the world for a camera; `focus` is the distance to the main subject in metres. */
  build: (camera: Camera, focus: number) => Frame | Promise<Frame>
  /** Covers the ground behind and in front of the main subject; `distance` is its own, 0 without one. */
  coverBehind?: (frame: Frame, distance: number) => void
  coverInFront?: (frame: Frame, distance: number) => void
  /** Multiplies the size of the main subject on the screen. */
  subjectScale?: number
  /** The eye is at least this high, in metres: a mouse's eye sees nothing of a room but the floor. */
  lowestEye?: number
  /** What is seen beyond the place rather than looked at in it. */
  standsBehind?: (subject: Subject) => boolean
  /** Metres of the eye where nobody stands, instead of what suits the place. */
  emptyEye?: number
}

const DISTANCE_WITHOUT_SUBJECT = 40
const SCENERY_WITHOUT_SUBJECT = 5
/** In heights of the eye: what is nearer would be seen from above, or not at all. */
const BEFORE_EYE = 1.7
/** Metres of the eye where nobody stands: a village is looked over, a room stood in. */
const EYES: Partial<Record<Stage['scene']['place'], number>> = { village: 6, savanna: 2.2, room: 1.5 }
/** Metres; from higher up the stalls nearby would be below the picture, and people beside them too far away. */
const EYE_AT_STALLS = 1.9
/** As from a tower or a drone. */
const FROM_ABOVE = { eye: 24, horizon: 0.3 }
const PROBE_HEIGHT = 300
const PROBE_SEED = 5

/** In distances of the main subject, a fence or a wall beside it. */
const FENCE_BEHIND = 1.35

/** What stands behind whoever is looked at, unless it carries them; sweets at a fair are no main subject either. */
const isLooked = ({ mode, bears = [] }: Subject, at: number) =>
  (mode !== 'build' && (mode !== 'table' || at === 0)) || bears.length > 0

/** Whom or what the picture is of; what else is named is beside or behind it. */
export function lookedAt(subjects: readonly Subject[]): Subject | undefined {
  const grounded = subjects.filter(isGrounded)
  const [first, ...others] = grounded
  if (first?.mode === 'build' && others.length > 0 && others.every(isBesideBuilding)) return first
  return grounded.find(isLooked) ?? first
}

/** Of a lighthouse with a ship the lighthouse is looked at, of a cottage with ducks the ducks. */
const isVessel = ({ mode, size }: Subject) => mode === 'float' && size > SMALLEST_VESSEL

/** Of its kind's size, what is said to be tiny. */
const TINY = 0.6
/** Metres, for whoever is said to be tiny. */
const TINY_PERSON = 1

/** Of a shed with a wheelbarrow the shed is looked at, and so is the tower above tiny travellers. */
const isBesideBuilding = (subject: Subject) => {
  const { key, mode, size, figure, furLength, bears } = subject
  if (isVessel(subject) || size < (nounOfDrawing(key)?.size ?? 0) * TINY) return true
  if (figure) return size < TINY_PERSON
  return LEFT_BESIDE.test(key) && (mode === 'ground' || mode === 'table') && furLength === 0 && !bears
}

/** Tools and vehicles of a yard, which lean or stand by the house. */
const LEFT_BESIDE =
  /wheelbarrow|watering|barrel|bicycle|spade|rake|broom|pumpkin|hay|log|crate|cart|pot|bench|ladder|wood|stump|axe/

/** Whether a subject stands, swims or lies in the scene; pyramids belong to the land. */
export const isGrounded = (subject: Subject) => subject.key !== '@pyramid' && !isAirborne(subject)

/**
 * Paints a world that the main subject stands in: from its size on the screen follow the camera and the
 * distance, then the world, the buildings behind, ground cover, the subject, its companions, and what flies.
 */
export async function paintGroundScene(
  stage: Stage,
  scene: GroundScene,
): Promise<{ frame: Frame; focus: number }> {
  const { subjects } = stage.scene
  const grounded = subjects.filter(isGrounded)
  const looked = lookedAt(subjects)
  const lead = looked && scene.standsBehind?.(looked) ? undefined : looked
  const { camera, focus, size } = lead
    ? await shotOf(stage, scene, lead)
    : { camera: emptyCamera(stage, scene), focus: DISTANCE_WITHOUT_SUBJECT, size: 0 }

  const frame = await scene.build(camera, focus)
  // Nearly all trees stand by now, and what is drawn from here on needs their memory.
  dropLitTrees(frame)
  stage.reached('world')
  for (const building of grounded)
    if (building.mode === 'build' && building !== lead && runsOn(building.key))
      await placeRun(stage, frame, building, { distance: focus * FENCE_BEHIND, highest: stage.height * 0.4 })
    else if (building.mode === 'build' && building !== lead)
      await placeBuildingBehind(stage, frame, building, lead, focus)
  await placeTownBehind(stage, frame)
  await placeScenery(
    stage,
    frame,
    lead ? focus : Math.max(SCENERY_WITHOUT_SUBJECT, camera.height * BEFORE_EYE),
  )
  frame.repaintWater?.()
  scene.coverBehind?.(frame, lead ? focus : 0)
  await placeAround(stage, frame, lead ? focus : SCENERY_WITHOUT_SUBJECT)
  stage.reached('surroundings')

  if (lead) {
    const taken = await placeLead(stage, frame, lead, { camera, focus, size })
    stage.reached('lead')
    await placeCompanions(stage, frame, lead, grounded, focus, taken)
  }
  scene.coverInFront?.(frame, lead ? focus : 0)
  await placeFlyers(stage, frame, subjects.filter(isAirborne))
  stage.reached('subjects')
  return { frame, focus }
}

function emptyCamera({ width, height, scene }: Stage, { horizon, emptyEye }: GroundScene): Camera {
  const eye = scene.scenery.includes('@stall') ? EYE_AT_STALLS : (emptyEye ?? EYES[scene.place] ?? 2.6)
  const isAbove = scene.extras.has('from above')
  return createCamera(width, height, isAbove ? FROM_ABOVE.horizon : horizon, isAbove ? FROM_ABOVE.eye : eye)
}

async function shotOf(
  stage: Stage,
  { horizon, subjectScale = 1, lowestEye = 0 }: GroundScene,
  lead: Subject,
): Promise<Shot> {
  const { width, height, tallness, isNight, isWinter } = stage
  const { mode, count } = lead
  const probe = await drawSubject(
    { ...beforeWalls(lead), furLength: 0 },
    PROBE_HEIGHT,
    createRandom(PROBE_SEED),
    {
      night: isNight,
      snow: isWinter,
    },
  )
  const broadness = probe.width / probe.height

  const scale =
    subjectScale *
    framingScale(stage) *
    (count > 3 ? (lead.figure && count < 10 ? 0.78 : 0.64) : count > 2 ? 0.84 : count > 1 ? 0.9 : 1) *
    (lead.figure ? 0.98 : 1) *
    (mode === 'float' ? 0.86 : 1) *
    (mode === 'build' ? (lead.bears?.some(({ subject }) => !subject.figure) ? 1.3 : 0.95) : 1)
  const isUprightBuilding = mode === 'build' && tallness > 1.2 && stage.scene.place !== 'cliff'
  const usableHeight = Math.min(height, width * (isUprightBuilding ? 1.75 : 1.35))
  let size = Math.min(
    usableHeight * 0.52 * scale,
    ((width *
      Math.min(MOST_OF_WIDTH, widthFor(broadness) * (isUprightBuilding ? UPRIGHT_BUILDING : 1)) *
      scale) /
      broadness) *
      (count > 2 ? 0.8 : 1),
  )
  if (broadness > 1.25) size = Math.min(size, usableHeight * 0.44 * scale)

  const company = stage.scene.subjects.find(other => isCompany(other, lead))
  if (company && count === 1) {
    const isBetween = lead.side === 'middle'
    size = Math.min(
      size,
      (width * (isBetween ? HALF_OF_WIDTH : ROOM_ASIDE)) /
        (broadness * 0.5 +
          breadthOf(company, broadness) * Math.min(TALLEST_COMPANY, company.size / lead.size)),
    )
  }

  const horizonRow = height * horizon
  const footRow = Math.max(height * footLine(mode, tallness), horizonRow + height * 0.06)
  const eyeNeeded = (lead.size * (footRow - horizonRow)) / size
  if (mode === 'table' && eyeNeeded < LOWEST_EYE_AT_THINGS) enlarge(stage, LOWEST_EYE_AT_THINGS / eyeNeeded)
  const eyeHeight = Math.max(lowestEye, (lead.size * (footRow - horizonRow)) / size)
  if (eyeHeight === lowestEye) {
    size = (lead.size * (footRow - horizonRow)) / eyeHeight
    const isAlone = stage.scene.subjects.length === 1 && lead.mode !== 'build' && framingScale(stage) >= 1
    const smallest = isAlone ? usableHeight * SMALLEST_ALONE : height * SMALLEST_LEAD
    size *= enlarge(stage, clamp(smallest / size, 1, MOST_ENLARGED))
  }
  const camera = createCamera(width, height, horizon, eyeHeight)
  return { camera, focus: (eyeHeight * camera.focalLength) / (footRow - horizonRow), size }
}

/** Without what runs on beyond the picture behind it. */
const beforeWalls = (lead: Subject): Subject => ({
  ...lead,
  bears: lead.bears?.filter(({ how, subject }) => how !== 'against' || !runsOn(subject.key)),
})

/** Metres; from nearer to the ground a flat thing would be seen before nothing but sand or grass. */
const LOWEST_EYE_AT_THINGS = 0.4

/** Of the picture's height, what the main subject takes at least, and how far small ones may grow for that. */
const SMALLEST_LEAD = 0.22
const SMALLEST_ALONE = 0.34
const MOST_ENLARGED = 3.5

/** What an eye must not come down to is drawn as a larger one, and so is what is with it. */
function enlarge({ scene }: Stage, factor: number): number {
  for (const subject of scene.subjects) if (subject.mode !== 'build') subject.size *= factor
  return factor
}

/** Of the picture's width, what half the main subject and all of its company take at most. */
const ROOM_ASIDE = 0.66
/** And where there is some on both sides of it. */
const HALF_OF_WIDTH = 0.48
/** In heights of the main subject. */
const TALLEST_COMPANY = 1.3
/** Who runs or sleeps is long; others are at most this broad, in their heights. */
const BROAD = 1.4
const breadthOf = ({ action }: Subject, broadness: number) =>
  action === 'sleeping' || action === 'running' ? broadness : Math.min(broadness, BROAD)
const isCompany = (other: Subject, lead: Subject) =>
  other !== lead &&
  isGrounded(other) &&
  (other.furLength > 0 || other.figure !== undefined || (lead.mode === 'build' && isVessel(other))) &&
  other.size > lead.size * 0.5

/** In an upright picture a building that is looked at takes nearly all of the width. */
const UPRIGHT_BUILDING = 1.5
const MOST_OF_WIDTH = 0.86

/** Of the picture's width, what the main subject may take: trains and bridges are long. */
const widthFor = (broadness: number) => 0.56 + 0.24 * Math.min(1, Math.max(0, (broadness - 1.4) / 2))

/** Land that is said to be large is large beside who is in it. */
const IN_WIDE_LAND =
  /\b(vast|endless|immense|boundless|infinite|sprawling|wide open|never[ -]ending|huge empty|great wide) (\w+ ){0,2}(land\w*|fields?|valley|desert|plains?|canyon|ocean|sea|snow\w*|wilderness|dunes?|meadow|prairie|tundra|savanna\w*|steppe|beach|sky|glacier|grassland|salt flats?|horizon)\b|\btiny (figure|person|man|woman|human|silhouette|boat|house|cabin|hiker|traveler|astronaut|rider)\b|\blone \w+ (\w+ )?in (a|the) wide\b|\bdwarfed by\b/i
const SMALL_IN_LAND = 0.6

/** Nearer or farther than usual, as the prompt's camera words and those of the land say. */
function framingScale({ scene: { light, place, prompt } }: Stage): number {
  if (light.includes('close')) return 1.32
  if (place !== 'room' && IN_WIDE_LAND.test(prompt)) return SMALL_IN_LAND
  return light.includes('wide') ? 0.8 : 1
}

/** The row that the main subject's foot is on, as a share of the height. */
function footLine(mode: Subject['mode'], tallness: number): number {
  const isTall = tallness > 1.3
  if (mode === 'build') return isTall ? 0.76 : 0.74
  if (mode === 'float') return isTall ? 0.74 : 0.76
  return isTall ? 0.85 : 0.865
}

/** Metres to a building that is seen behind the main subject. */
export const distanceBehind = (
  { size }: Subject,
  width: number,
  height: number,
  { focalLength }: Camera,
  focus: number,
) => Math.max(focus * 3, (size * focalLength) / Math.min(height * 0.34, width * 0.4))

async function placeBuildingBehind(
  stage: Stage,
  frame: Frame,
  building: Subject,
  lead: Subject | undefined,
  focus: number,
) {
  const { width, height, random, isNight, hasLitWindows, isWinter } = stage
  const isTree = building.key === '@tree'
  const isClose = !isTree && (building.key === '@shopfront' || BEFORE_BUILDING.test(stage.scene.prompt))
  const isTower = TOWERS.test(building.key)
  let size = isTree
    ? Math.min(height * 0.8, width * 0.8)
    : isTower
      ? Math.min(height * 0.52, width)
      : Math.min(height * 0.34, width * 0.4) * (isClose ? 1.4 : 1)
  let x = width * (isTree ? treeColumn(stage, lead, building) : buildingColumn(stage, lead, building.side))
  const drawing = await drawSubject(building, size * 1.25, random, {
    night: hasLitWindows,
    snow: isWinter,
    oneWindow: stage.hasOneLitWindow,
  })
  if (isClose) ({ x, size } = keepInFrame(width, drawing, x, size))
  const z = Math.max(focus * (isTree ? 1.3 : 3), (building.size * frame.camera.focalLength) / size)
  const sprite = litSprite(stage, frame, drawing, 0.35, 0.3)
  const y = Math.min(frame.groundRow(x, z), height * 0.9)
  if (isTower) size = Math.min(size, y * HIGHEST_TIP)
  placeSprite(frame, sprite, x, y + size * 0.04, size, {
    z,
    // A tower that the prompt names is seen above the houses before it.
    depthTest: !isTower,
    depthBias: 0.5,
    isBuilt: !isTree,
  })
  if (isNight && building.key === 'ferris-wheel') paintWheelLights(frame, x, y, size)
  else if (hasLitWindows) paintLitWindows(frame, drawing, x, y + size * 0.04, size)
}

/** Of the rows above its foot, how many a tower takes at most. */
const HIGHEST_TIP = 0.96
export const TOWERS = /^@(bigben|eiffeltower|leaningtower|skyscraper|broadcasttower)$/

/** Whoever is said to be before a building has much of it behind them. */
const BEFORE_BUILDING = /\b(in front of|outside|before) (a|an|the|his|her|their|our|my)\b/i

/** Its crown is broad: beside a house it needs room. */
const TREE_COLUMNS = { left: 0.17, right: 0.83, middle: 0.5, both: 0.17 } as const
/** A tree stands close behind, its crown over whoever is there. */
const treeColumn = (stage: Stage, lead: Subject | undefined, { side }: Subject) => {
  if (side) return TREE_COLUMNS[side]
  const column = lead ? leadColumn(stage, lead) : 0.4
  return column + (column > 0.5 ? -0.13 : 0.13)
}

/** Buildings in the background stand on the side that the main subject leaves free. */
export const buildingColumn = (stage: Stage, lead: Subject | undefined, side?: Subject['side']) =>
  side ? COLUMNS[side] : lead && leadColumn(stage, lead) > 0.5 ? 0.27 : 0.71
