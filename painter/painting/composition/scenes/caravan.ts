import { castShadow } from '../../../drawings/shadow.ts'
import { clamp } from '../../../engine/core/scalar.ts'
import { placeSprite } from '../../../engine/sprites/place.ts'
import type { Sprite } from '../../../engine/sprites/sprite.ts'
import { createCamera } from '../../../engine/world/camera.ts'
import type { Frame } from '../../../engine/world/frame.ts'
import type { LandKind } from '../../../engine/world/lands/land.ts'
import { renderLand } from '../../../engine/world/lands/render-land.ts'
import type { Scene, Subject } from '../../../language/scene.ts'
import { crestOf } from '../crest.ts'
import { drawSubject } from '../draw-subject.ts'
import { placeFlyers } from '../flyers.ts'
import { litSprite } from '../lit-sprite.ts'
import { isAirborne, type Stage } from '../stage.ts'
import { paintPyramids } from './pyramids.ts'

const BEASTS = /^(camel|two-hump-camel|horse|donkey|llama|elephant)$/
const ARID: readonly LandKind[] = ['dunes', 'desert']
/** A caravan is at least so many, and at most so many are seen. */
const FEWEST = 3
const MOST_SHOWN = 9
/** Metres of the eye, and the horizon as a share of the height. */
const EYE = 9
const HORIZON = { upright: 0.62, level: 0.6 }
/** Of the picture's height and of its width, how tall one beast is, and all of them together. */
const TALL = { ofHeight: 0.24, ofWidth: 0.7 }
/** Shares of the width that the caravan takes. */
const FROM = 0.09
const TO = 0.91
/** How far down a dune's crest goes on one beast's length, in its heights, at most. */
const STEEPEST = 0.55
/** In its heights, how far a beast is in the sand. */
const SUNK = 0.06

/** Whether beasts in great number go over the sand. */
export const isCaravan = ({ subjects }: Scene, land: LandKind): boolean => {
  const [lead] = subjects
  if (!lead || !ARID.includes(land)) return false
  const carried = BEASTS.test(lead.key) && lead.count >= FEWEST
  const isOnItsWay = lead.action === undefined || lead.action === 'walking'
  return carried && isOnItsWay && !lead.bears?.some(({ how }) => how === 'tied')
}

/** A line of beasts on the crest of a dune, one behind the other and all going the same way. */
export async function paintCaravan(stage: Stage, land: LandKind) {
  const { scene, width, height, tallness, environment, noise, random } = stage
  const frame = renderLand(land, width, height, environment, noise, random, {
    camera: createCamera(width, height, tallness > 1.2 ? HORIZON.upright : HORIZON.level, EYE),
    vista: true,
    season: scene.season ?? '',
  })
  const pyramids = scene.subjects.find(({ key }) => key === '@pyramid')
  if (pyramids) paintPyramids(frame, pyramids.count, scene.season === 'winter')
  stage.reached('world')
  stage.reached('surroundings')
  const [lead] = scene.subjects
  const count = Math.min(MOST_SHOWN, lead.count)
  const size = Math.min(height * TALL.ofHeight, (width * TALL.ofWidth) / count)
  const crest = crestOf(frame, FARTHEST_SAND, size * STEEPEST)
  const beast: Subject = { ...lead, count: 1, action: 'walking' }
  const drawing = await drawSubject(beast, size * 1.2, random)
  const sprite = litSprite(stage, frame, drawing)
  for (let k = 0; k < count; k++) {
    const x = width * (FROM + ((TO - FROM) * (k + 0.5)) / count + random.range(-0.008, 0.008))
    const foot = crest(x) + size * SUNK
    castTowardsViewer(frame, sprite, x, foot, size)
    placeSprite(frame, sprite, x, foot, size * random.range(0.94, 1.04), {
      z: NEARER_THAN_SKY,
      fogScale: 0,
      isSubject: true,
      depthTest: false,
    })
  }
  stage.reached('lead')
  await placeFlyers(stage, frame, scene.subjects.filter(isAirborne))
  stage.reached('subjects')
  return { frame, focus: CREST_DISTANCE }
}

/** In heights of a beast, how far its shadow comes down the dune, and how far to the side. */
const SHADOW = { down: 1.5, aside: 0.5 }

/** Under a sun behind the crest shadows fall down its near slope, which is steeper than the ground they know. */
function castTowardsViewer(frame: Frame, sprite: Sprite, x: number, foot: number, size: number) {
  const { camera, environment } = frame
  const [across, , ahead] = environment.sunDirection
  if (ahead <= 0) return
  const foreshortening = clamp((foot - camera.horizon) / camera.focalLength, 0.02, 0.6)
  castShadow(frame, sprite, x, foot, size, {
    length: SHADOW.down / foreshortening / 1.6,
    contact: 1,
    dx: -Math.sign(across) * size * SHADOW.aside,
  })
}

const NEARER_THAN_SKY = 60
const CREST_DISTANCE = 80

/** Metres; mesas on the horizon are no dunes. */
const FARTHEST_SAND = 650
