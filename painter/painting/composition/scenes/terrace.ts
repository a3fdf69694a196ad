import { castShadow } from '../../../drawings/shadow.ts'
import { placeSprite } from '../../../engine/sprites/place.ts'
import { createCamera } from '../../../engine/world/camera.ts'
import { renderCity } from '../../../engine/world/city/render-city.ts'
import type { Frame } from '../../../engine/world/frame.ts'
import type { LandKind } from '../../../engine/world/lands/land.ts'
import { renderLand } from '../../../engine/world/lands/render-land.ts'
import { drawSubject } from '../drawing/draw-subject.ts'
import { litSprite } from '../lit-sprite.ts'
import { placeFlyers } from '../placing/flyers.ts'
import { keepInFrame } from '../placing/framing.ts'
import { placeSightInSkyline } from '../placing/sight-behind.ts'
import { isAirborne, type Stage } from '../stage.ts'
import { isBeyondRailing, placeBeyondRailing } from './beyond-railing.ts'
import { paintPorch } from './porch.ts'
import { paintTableBeforeView } from './table-outdoors.ts'
import { FLOOR, paintFloor } from './terrace-floor.ts'

const HORIZON = 0.5
const FOOT = 0.93
const DISTANCE = 5
const MOST_SUBJECTS = 4
/** Metres; taller subjects are made to fit. */
const TALLEST = 2.1
/** And smaller ones are made to be seen. */
const SMALLEST = 0.55
const SMALLEST_ALONE = 1
/** Of the breadth, what several who stand there take together. */
const FOR_EACH = 0.8
/** Of the breadth, how far from the middle of a pier somebody stands who fishes over its side. */
const OVER_SIDE = 0.17
/** Of somebody on a chair. */
const SEATED = 1.45

/** A floor high above or on the water with people or things on it: a ship's deck, a pier, a balcony. */
export async function paintTerrace(stage: Stage) {
  const { scene } = stage
  const frame = await viewFrom(stage)
  if (scene.subjects.length > 0 && scene.subjects.every(({ mode }) => mode === 'table')) {
    if (scene.terrace !== 'roof') paintFloor(stage, frame, DISTANCE)
    if (scene.terrace === 'porch') paintPorch(stage, frame)
    return paintTableBeforeView(stage, frame)
  }
  stage.reached('world')
  const beyond = scene.subjects.filter(subject => isBeyondRailing(frame, subject))
  await placeBeyondRailing(stage, frame, beyond)
  paintFloor(stage, frame, DISTANCE)
  if (scene.terrace === 'porch') paintPorch(stage, frame)
  stage.reached('surroundings')
  const standing = scene.subjects
    .filter(subject => !isAirborne(subject) && !beyond.includes(subject))
    .slice(0, MOST_SUBJECTS)
  const spots = standing.flatMap(subject =>
    new Array<typeof subject>(Math.min(subject.count, 3)).fill(subject),
  )
  for (const [k, subject] of spots.entries())
    await place(stage, frame, subject, { across: (k + 0.5) / spots.length, of: spots.length })
  stage.reached('lead')
  await placeFlyers(stage, frame, scene.subjects.filter(isAirborne))
  stage.reached('subjects')
  return { frame, focus: DISTANCE }
}

async function viewFrom(stage: Stage): Promise<Frame> {
  const { scene, width, height, environment, noise, random, isNight } = stage
  if (scene.backdrop === 'city' || scene.backdrop === 'street') {
    const skyline = renderCity(width, height, environment, noise, random, {
      view: 'skyline',
      neon: isNight && scene.neon,
      water: false,
    })
    await placeSightInSkyline(stage, skyline, TO_TOWERS)
    return skyline
  }
  return renderLand((scene.backdrop ?? 'ocean') as LandKind, width, height, environment, noise, random, {
    camera: createCamera(width, height, HORIZON, scene.terrace === 'balcony' ? 14 : 4),
    vista: true,
    season: scene.season ?? '',
  })
}

/** Metres. */
const TO_TOWERS = 600
async function place(
  stage: Stage,
  frame: Frame,
  subject: Stage['scene']['subjects'][number],
  { across, of }: { across: number; of: number },
) {
  const { scene, width, height, random, isNight } = stage
  const isAlone = scene.subjects.length === 1
  const smallest = isAlone || scene.terrace === 'roof' ? SMALLEST_ALONE : SMALLEST
  const seated = subject.bears?.some(({ subject: borne }) => borne.figure) ? SEATED : 0
  const metres = Math.min(TALLEST, Math.max(smallest, subject.size, seated))
  const wanted = Math.min(height * 0.29 * metres, width * 0.62)
  const drawing = await drawSubject(subject, wanted * 1.1, random, { night: isNight })
  const overSide = scene.terrace === 'pier' && subject.action === 'fishing' ? OVER_SIDE : 0
  const { x, size } = keepInFrame(
    width,
    drawing,
    width * (0.5 + overSide + (across - 0.5) * 0.7),
    of > 1 ? Math.min(wanted, (width * FOR_EACH * drawing.height) / of / drawing.width) : wanted,
  )
  const sprite = litSprite(stage, frame, drawing, subject.figure ? 0.55 : 1, 0.7)
  const foot = height * FOOT
  castShadow(frame, sprite, x, foot, size, {
    strength: 0.5,
    limit: (_x: number, row: number) => row > height * FLOOR,
  })
  placeSprite(frame, sprite, x, foot + size * 0.01, size, {
    z: DISTANCE,
    fog: false,
    isSubject: true,
    depthTest: false,
  })
}
