import { createRandom } from '../../../engine/core/random.ts'
import { clamp } from '../../../engine/core/scalar.ts'
import { type Camera, createCamera } from '../../../engine/world/camera.ts'
import type { Subject } from '../../../language/scene.ts'
import { isAnimal } from '../../../language/vocabulary/animal-nouns.ts'
import { nounOfDrawing } from '../../../language/vocabulary/nouns.ts'
import { drawSubject } from '../drawing/draw-subject.ts'
import { risesBeyond, runsOn } from '../drawing/run-on.ts'
import type { Stage } from '../stage.ts'
import { isUprightPair, standsBeside } from './framing.ts'
import { LEAD_OF_MANY, linedUp } from './line-up.ts'
import { isGrounded, isVessel } from './looked-at.ts'
import type { Shot } from './shot.ts'

/** What a kind of scene says of how it is seen. */
export type View = {
  /** The horizon, as a share of the height from the top. */
  horizon: number
  /** Multiplies the size of the main subject on the screen. */
  subjectScale?: number
  /** The eye is at least this high, in metres: a mouse's eye sees nothing of a room but the floor. */
  lowestEye?: number
  /** Metres of the eye where nobody stands, instead of what suits the place. */
  emptyEye?: number
}

/** Metres of the eye where nobody stands: a village is looked over, a room stood in. */
const EYES: Partial<Record<Stage['scene']['place'], number>> = { village: 6, savanna: 2.2, room: 1.5 }
/** Metres; from higher up the stalls nearby would be below the picture, and people beside them too far away. */
const EYE_AT_STALLS = 1.9
/** As from a tower or a drone. */
const FROM_ABOVE = { eye: 24, horizon: 0.3 }
const PROBE_HEIGHT = 300
const PROBE_SEED = 5

/** The camera where nobody is looked at. */
export function emptyCamera({ width, height, scene }: Stage, { horizon, emptyEye }: View): Camera {
  const eye = scene.scenery.includes('@stall') ? EYE_AT_STALLS : (emptyEye ?? EYES[scene.place] ?? 2.6)
  const isAbove = scene.extras.has('from above')
  return createCamera(width, height, isAbove ? FROM_ABOVE.horizon : horizon, isAbove ? FROM_ABOVE.eye : eye)
}

/** Metres: what is built and lower is seen as other things are. */
const LOWEST_BUILT = 1.5

/** How near and how large the main subject is seen, and from how high. */
export async function shotOf(
  stage: Stage,
  { horizon, subjectScale = 1, lowestEye = 0 }: View,
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
  const runs = runsOn(lead.key) && lead.bears?.some(({ how }) => how === 'on')
  const broadness = Math.min(probe.width / probe.height, runs ? BROADEST_RUN : Number.POSITIVE_INFINITY)

  const scale =
    subjectScale *
    framingScale(stage) *
    (count > 3 ? (lead.figure && count < 10 ? 0.78 : 0.64) : count > 2 ? 0.84 : count > 1 ? 0.9 : 1) *
    (lead.figure ? 0.98 : 1) *
    (mode === 'float' ? 0.86 : 1) *
    (mode === 'build' ? (lead.bears?.some(({ subject }) => !subject.figure) ? 1.3 : 0.95) : 1)
  const isUprightBuilding = mode === 'build' && tallness > 1.2 && stage.scene.place !== 'cliff'
  const usableHeight = Math.min(height, width * (isUprightBuilding ? 1.75 : 1.35))
  let size = sizeAsLead(stage, lead, { broadness, scale, usableHeight, isUprightBuilding })

  if (risesBeyond(lead.key)) size = height * (tallness > 1.2 ? FRONT_IF_TALL : FRONT)
  const horizonRow = height * horizon
  const footRow = Math.max(height * footLine(mode, tallness), horizonRow + height * 0.06)
  const eyeNeeded = (lead.size * (footRow - horizonRow)) / size
  const isThing =
    mode === 'table' ||
    (mode === 'build' && lead.size < LOWEST_BUILT) ||
    (mode === 'ground' && !lead.figure && lead.furLength === 0)
  const lowest = ON_SAND.has(stage.scene.place) ? LOWEST_EYE_ON_SAND : LOWEST_EYE_AT_THINGS
  if (isThing && eyeNeeded < lowest) enlarge(stage, lowest / eyeNeeded)
  const eyeHeight = Math.max(lowestEye, (lead.size * (footRow - horizonRow)) / size)
  if (eyeHeight === lowestEye) {
    size = (lead.size * (footRow - horizonRow)) / eyeHeight
    const isAlone = stage.scene.subjects.length === 1 && lead.mode !== 'build' && framingScale(stage) >= 1
    const smallest = isAlone
      ? usableHeight * SMALLEST_ALONE
      : height * (lead.furLength > 0 && lead.count === 1 ? SMALLEST_ANIMAL : SMALLEST_LEAD)
    size *= enlarge(stage, clamp(smallest / size, 1, MOST_ENLARGED))
  }
  const camera = createCamera(width, height, horizon, eyeHeight)
  return { camera, focus: (eyeHeight * camera.focalLength) / (footRow - horizonRow), size, broadness }
}

/** What the main subject's size on the screen depends on. */
type Measure = { broadness: number; scale: number; usableHeight: number; isUprightBuilding: boolean }

/** How tall the main subject is on the screen, with room beside it for who belongs there. */
function sizeAsLead(
  stage: Stage,
  lead: Subject,
  { broadness, scale, usableHeight, isUprightBuilding }: Measure,
): number {
  const { width, tallness } = stage
  const { mode, count } = lead
  let size = Math.min(
    usableHeight * 0.52 * scale,
    ((width *
      Math.min(
        MOST_OF_WIDTH,
        widthFor(broadness) * (isUprightBuilding ? UPRIGHT_BUILDING : tallness > 1.3 ? UPRIGHT : 1),
      ) *
      scale) /
      broadness) *
      (count > 2 ? 0.8 : 1),
  )
  if (broadness > 1.25) size = Math.min(size, usableHeight * 0.44 * scale)
  if (stage.scene.place === 'cliff' && mode !== 'build')
    size = Math.min(size, (width * ON_LEDGE) / (broadness * Math.min(2, count)))
  if (isUprightPair(stage, lead)) size = Math.min(size, (width * HALF_FOR_EACH) / broadness)
  else if (count > 1) size = Math.min(size, (width * shareOfEach(count)) / broadness)

  const company = stage.scene.subjects.find(other => isCompany(other, lead))
  if (company && count === 1) {
    const isBetween = lead.side === 'middle'
    size = Math.min(
      size,
      (width * (isBetween ? HALF_OF_WIDTH : ROOM_ASIDE)) /
        (broadness * 0.5 +
          breadthOf(company, broadness) * Math.min(TALLEST_COMPANY, company.size / lead.size)),
    )
  } else if (
    count === 1 &&
    (mode === 'ground' || mode === 'float') &&
    stage.scene.subjects.some(other => other !== lead && standsBeside(other, lead))
  )
    size = Math.min(size, (width * (lead.side === 'middle' ? HALF_OF_WIDTH : ROOM_ASIDE)) / broadness)
  if (linedUp(lead, stage.scene.subjects).length > 0)
    size = Math.min(size, (width * LEAD_OF_MANY) / broadness)
  return size
}

/** In heights of the picture, a front whose door is looked at. */
const FRONT = 1.3
const FRONT_IF_TALL = 1.05

/** Of the breadth, what whoever stands above a cliff takes of it: beyond the brink there is to be the sea. */
const ON_LEDGE = 0.48

/** Of the breadth, what each of a group takes at most: nobody is to be hidden by another. */
const SHARE_OF_EACH = [1, 1, 0.46, 0.4, 0.36, 0.34]
const shareOfEach = (count: number) => SHARE_OF_EACH[count] ?? 0.3

/** Of the breadth, what each of two animals takes in an upright picture. */
const HALF_FOR_EACH = 0.52
/** Of what runs on beyond the picture, as much as shows who is on it, in heights of both. */
const BROADEST_RUN = 0.95

/** Without what runs on beyond the picture behind it. */
const beforeWalls = (lead: Subject): Subject => ({
  ...lead,
  bears: lead.bears?.filter(({ how, subject }) => how !== 'against' || !runsOn(subject.key)),
})

/** Metres; from nearer to the ground a flat thing would be seen before nothing but sand or grass. */
const LOWEST_EYE_AT_THINGS = 0.4
/** Sand rises and falls by more. */
const LOWEST_EYE_ON_SAND = 0.8
const ON_SAND: ReadonlySet<Stage['scene']['place']> = new Set(['beach', 'dunes', 'desert'])

/** Of the picture's height, what the main subject takes at least, and how far small ones may grow for that. */
const SMALLEST_LEAD = 0.22
const SMALLEST_ALONE = 0.34
const SMALLEST_ANIMAL = 0.28
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
const isCreature = (key: string) => {
  const noun = nounOfDrawing(key)
  return noun !== undefined && isAnimal(noun)
}
const isCompany = (other: Subject, lead: Subject) =>
  other !== lead &&
  isGrounded(other) &&
  (other.furLength > 0 ||
    other.figure !== undefined ||
    (other.mode === 'ground' && lead.mode === 'ground' && isCreature(other.key)) ||
    (lead.mode === 'build' && isVessel(other))) &&
  other.size > lead.size * 0.5

/** In an upright picture a building that is looked at takes nearly all of the width. */
const UPRIGHT_BUILDING = 1.5
/** And all else more of it than of a broad one. */
const UPRIGHT = 1.36
const MOST_OF_WIDTH = 0.86

/** Of the picture's width, what the main subject may take: trains and bridges are long. */
const widthFor = (broadness: number) => 0.56 + 0.24 * Math.min(1, Math.max(0, (broadness - 1.4) / 2))

/** Nearer or farther than usual, as the prompt's camera words and those of the land say. */
function framingScale({ scene: { light } }: Stage): number {
  if (light.includes('close')) return 1.32
  return light.includes('wide') ? 0.8 : 1
}

/** The row that the main subject's foot is on, as a share of the height. */
function footLine(mode: Subject['mode'], tallness: number): number {
  const isTall = tallness > 1.3
  if (mode === 'build') return isTall ? 0.76 : 0.74
  if (mode === 'float') return isTall ? 0.74 : 0.76
  return isTall ? 0.85 : 0.865
}
