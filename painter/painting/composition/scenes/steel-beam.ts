import { anchorsOf } from '../../../drawings/figures/figure.ts'
import { placeSprite } from '../../../engine/sprites/place.ts'
import { renderTown } from '../../../engine/world/aerial/render-town.ts'
import { createCamera } from '../../../engine/world/camera.ts'
import type { Frame } from '../../../engine/world/frame.ts'
import type { Subject } from '../../../language/scene.ts'
import { subjectOf } from '../../../language/subject-of.ts'
import { drawSubject } from '../draw-subject.ts'
import { placeFlyers } from '../flyers.ts'
import { litSprite } from '../lit-sprite.ts'
import { isAirborne, type Stage } from '../stage.ts'

/** Metres above the streets, and of the picture's height where the sky ends. */
const EYE = 330
const HORIZON = 0.3
const DISTANCE = 5
/** Of the picture: the beam's lower edge, how high it is at most of height and breadth, and how long. */
const FOOT = 0.8
const BEAM = { high: 0.075, broad: 0.1, across: 1.15 }
const MOST = 5
/** Metres of somebody who sits, in those of the beam. */
const SEATED = 1.5
const SMALLEST = 0.9
/** Of the picture's height, a metre. */
const METRE = 0.27
/** Of its breadth, what all take together; fewer than so many have as much room as those. */
const TOGETHER = 0.94
const ROOMY = 3
/** Of the beam's height, where one sits on it. */
const UPPER_EDGE = 0.93
/** Who is said to be on their feet there. */
const ON_FEET: ReadonlySet<Subject['action']> = new Set([
  'walking',
  'running',
  'dancing',
  'working',
  'jumping',
])

/** People sit there with what they have in their hands; animals are large enough to be seen. */
function onBeam(subject: Subject): Subject {
  if (!subject.figure) return { ...subject, size: Math.max(subject.size, SMALLEST) }
  if (ON_FEET.has(subject.action) && !subject.bears) return subject
  const bears = subject.bears?.filter(({ how }) => how !== 'at')
  return { ...subject, action: 'sitting', size: SEATED, bears: bears?.length ? bears : undefined }
}

/** The glass front with the cradle before it fills the picture: its form, and where its boards are. */
const CRADLE = { broadness: 1.3, size: 1.04, foot: 0.72, below: 0.29 }

/** A city of towers far below. */
export function viewOverTowers({ width, height, environment, noise, random, scene }: Stage): Frame {
  return renderTown(createCamera(width, height, HORIZON, EYE), environment, noise, random, {
    kind: 'metropolis',
    future: scene.future,
    neon: scene.neon,
    canals: false,
    gardens: false,
  })
}

/** A girder across the whole picture, high above a city, with whoever is on it side by side; who cleans windows is in a cradle. */
export async function paintOnBeam(stage: Stage, frame: Frame) {
  const { scene, width, height, random, isNight } = stage
  stage.reached('world')
  const onTop = { z: DISTANCE, fog: false, isSubject: true, depthTest: false }
  const isCradle = scene.subjects.some(({ key }) => key === '@windowcleaner')
  const high = isCradle
    ? Math.max(height, width / CRADLE.broadness) * CRADLE.size
    : Math.min(height * BEAM.high, width * BEAM.broad)
  const beam = await drawSubject(
    isCradle ? subjectOf('@windowcradle', 'cradle', 1) : subjectOf('@steelbeam', 'beam', 1),
    high,
    random,
    { night: isNight, breadth: width * BEAM.across },
  )
  const foot = isCradle ? height * CRADLE.foot : height * FOOT
  const row = isCradle ? foot + beam.height * CRADLE.below : foot
  placeSprite(frame, litSprite(stage, frame, beam, 0.6, 0.6), width / 2, row, beam.height, onTop)
  const standing = scene.subjects.filter(subject => !isAirborne(subject))
  const spots = standing
    .flatMap(subject =>
      new Array<Subject>(Math.min(subject.count, MOST)).fill(isCradle ? subject : onBeam(subject)),
    )
    .slice(0, MOST)
  const room = (width * TOGETHER) / Math.max(ROOMY, spots.length)
  for (const [k, subject] of spots.entries()) {
    const sits = !isCradle && subject.action === 'sitting' && subject.figure !== undefined
    const wanted = height * METRE * subject.size
    const drawing = await drawSubject(subject, wanted, random, { night: isNight }, sits ? 'seat' : undefined)
    const size = Math.min(wanted, (room * drawing.height) / drawing.width)
    const seat = sits ? (anchorsOf(drawing)?.seat ?? 1) : 1
    const under = isCradle ? foot : foot - beam.height * UPPER_EDGE + size * (1 - seat)
    const x = width / 2 + (k - (spots.length - 1) / 2) * room
    placeSprite(frame, litSprite(stage, frame, drawing, 0.6, 0.6), x, under, size, onTop)
  }
  stage.reached('lead')
  await placeFlyers(stage, frame, scene.subjects.filter(isAirborne))
  stage.reached('subjects')
  return { frame, focus: DISTANCE }
}
