import type { Canvas } from '@napi-rs/canvas'
import { castShadow } from '../../../drawings/shadow.ts'
import { clamp } from '../../../engine/core/scalar.ts'
import { placeSprite } from '../../../engine/sprites/place.ts'
import { createCamera } from '../../../engine/world/camera.ts'
import type { Frame } from '../../../engine/world/frame.ts'
import type { LandKind } from '../../../engine/world/lands/land.ts'
import { renderLand } from '../../../engine/world/lands/render-land.ts'
import type { Scene, Subject } from '../../../language/scene.ts'
import type { Place } from '../../../language/surroundings.ts'
import { crestOf } from '../crest.ts'
import { drawSubject } from '../draw-subject.ts'
import { paintLitWindows } from '../effects/lamplight.ts'
import { placeFlyers } from '../flyers.ts'
import { type Cover, coverInFront } from '../ground-cover.ts'
import { inTurn } from '../in-bands.ts'
import { litSprite } from '../lit-sprite.ts'
import { isGrounded } from '../looked-at.ts'
import { isAirborne, type Stage } from '../stage.ts'
import { turnedOnSheet } from '../turned.ts'

/** The horizon as a share of the height, from the foot of the hill, and the eye's height in distances of the top. */
const HORIZON = 0.86
const EYE = 0.16
/** Of the picture, how tall who is up there is, how much of its width all may take, and the crest's row. */
const TALL = { level: 0.36, upright: 0.26 }
const ROOM = 0.62
const CREST = { level: 0.66, upright: 0.68 }
/** In half breadths of what is seen at the top, how broad the hill is. */
const BREADTH = 1.7
/** Of who slides down it: the top's row, how far left of the middle it is, and the hill's breadth, in breadths of what is seen. */
const SLOPE = { level: 0.42, upright: 0.58, left: 0.48, radius: 0.85 }
/** Of the breadth of all who stand there, what is level below them: wheels and paws at both ends are on the ground. */
const LEVEL_BELOW = 0.8
/** More of one kind than these are not painted. */
const LARGEST_GROUP = 10
/** In heights of the main subject, how large and how small others are beside it. */
const BESIDE = { least: 0.3, most: 1.5 }
const DRAWN_LARGER = 1.12
/** In heights, the gap between two, and how far feet are in the ground. */
const GAP = 0.12
const SUNK = { fur: 0.05, sole: 0.02 }

/** Whether who or what is looked at stands on a hill, and is seen from the foot of it. */
export const isOnHilltop = (scene: Scene): boolean => {
  const [main] = scene.subjects
  if (!scene.extras.has('height') || scene.laid) return false
  if (main?.mode === 'ground') return !TOWNS_BEYOND.some(sight => scene.extras.has(sight))
  return main?.mode === 'build' && isBuiltOnHill(scene)
}

/** Whose heights are hills rather than peaks. */
const ROUNDED: ReadonlySet<Place> = new Set(['hills', 'meadow', 'farmland', 'plain', 'snowfield'])
/** What the hill would hide. */
const BEYOND = ['sea below', 'mountains', 'city behind', 'village behind', 'path', 'way'] as const

/** What whoever stands on a hill looks down upon. */
const TOWNS_BEYOND = ['city behind', 'village behind'] as const

/** Metres: castles have a rise of their own, with the land about it. */
const LOFTY = 15
/** Houses among other things are seen where those have room. */
const isBuiltOnHill = ({ place, extras, around, scenery, subjects }: Scene) =>
  subjects[0].size < LOFTY &&
  ROUNDED.has(place) &&
  around.length === 0 &&
  scenery.length === 0 &&
  subjects.every(({ mode }) => mode !== 'float') &&
  !BEYOND.some(sight => extras.has(sight))

/** Sleds are on their way down. */
const slidesDown = ({ subjects: [main] }: Scene) => main.key === 'sled'

/** Whoever stands on the crest, as drawn, with the height in pixels. */
type Standing = { subject: Subject; drawing: Canvas; size: number }

/** A hill from its foot, and on its crest, against the sky, all who are said to be there. */
export async function paintHilltop(stage: Stage, land: LandKind, cover: Cover) {
  const { scene, width, height, tallness, environment, noise, random, isWinter } = stage
  const [main] = scene.subjects
  const row = await standInRow(stage)
  const { size } = row[0]
  const gap = GAP * size
  const breadth = row.reduce((sum, one) => sum + breadthOf(one) + gap, -gap)
  const level = breadth * LEVEL_BELOW
  const { focalLength } = createCamera(width, height, HORIZON)
  const z = (main.size * focalLength) / size
  const camera = createCamera(width, height, HORIZON, z * EYE)
  const slides = slidesDown(scene)
  const crestRow = height * (slides ? SLOPE : CREST)[tallness > 1.2 ? 'upright' : 'level']
  const seen = (width * z) / focalLength
  const frame = renderLand(land, width, height, environment, noise, random, {
    camera,
    season: isWinter ? 'winter' : (scene.season ?? ''),
    subject: true,
    noTrees: true,
    hill: {
      z,
      height: (EYE + (camera.horizon - crestRow) / focalLength) * z,
      ...(slides
        ? { x: -SLOPE.left * seen, radius: SLOPE.radius * seen, top: 0 }
        : {
            x: 0,
            radius: ((BREADTH * width - level) * z) / 2 / focalLength,
            top: (level * z) / 2 / focalLength,
          }),
    },
    isGrain: scene.flowers === 'wheat',
  })
  stage.reached('world')
  coverInFront(stage, cover)(seenUphill(frame, crestRow, z), z)
  stage.reached('surroundings')
  const crest = crestOf(frame, z * 1.6, size * 0.1)
  let left = (width - breadth) / 2
  for (const one of row) {
    const { subject, drawing, size: tall } = one
    const x = left + breadthOf(one) / 2
    left += breadthOf(one) + gap
    // On a slope the lower feet touch the ground, too.
    const aside = breadthOf(one) / 4
    if (slides) {
      const turn = Math.atan2(crest(x + aside) - crest(x - aside), aside * 2)
      const sheet = turnedOnSheet(drawing, turn)
      const side = (tall * sheet.height) / drawing.height
      const middle = crest(x) - (tall / 2) * Math.cos(turn)
      const sprite = litSprite(stage, frame, sheet, 1, 0.5)
      placeSprite(frame, sprite, x + (tall / 2) * Math.sin(turn), middle + side / 2 + tall * SUNK.fur, side, {
        z,
        fogScale: 0.4,
        isSubject: true,
        depthTest: false,
      })
      continue
    }
    const ground = Math.max(crest(x - aside), crest(x), crest(x + aside))
    const foot = ground + tall * (subject.furLength > 0 ? SUNK.fur : SUNK.sole)
    const sprite = litSprite(stage, frame, drawing, subject.figure ? 0.55 : 1, subject.figure ? 0.8 : 0.5)
    castShadow(frame, sprite, x, foot, tall)
    placeSprite(frame, sprite, x, foot, tall, { z, fogScale: 0.4, isSubject: true, depthTest: false })
    if (stage.hasLitWindows && subject.mode === 'build') paintLitWindows(frame, drawing, x, foot, tall)
  }
  stage.reached('lead')
  await placeFlyers(stage, frame, scene.subjects.filter(isAirborne))
  stage.reached('subjects')
  return { frame, focus: z }
}

/** Of the picture's height, how far above the crest a level ground would end that is as near as the slope. */
const LEVEL_ENDS = 0.12

/** A frame in which what grows on level ground grows on the slope below the crest. */
function seenUphill(frame: Frame, crestRow: number, z: number): Frame {
  const { camera } = frame
  const end = camera.h * LEVEL_ENDS
  return {
    ...frame,
    camera: { ...camera, horizon: crestRow - end },
    eyeHeight: (z * end) / camera.focalLength,
  }
}

const breadthOf = ({ drawing, size }: Standing) => (size * drawing.width) / drawing.height

/** All who stand, the main subject first, made smaller together where there would be no room for them. */
async function standInRow(stage: Stage): Promise<Standing[]> {
  const { scene, width, height, tallness, random, hasLitWindows, isWinter } = stage
  const [main] = scene.subjects
  const tall = Math.min(height * (tallness > 1.2 ? TALL.upright : TALL.level), width * 0.6)
  const row: Standing[] = []
  for (const subject of scene.subjects.filter(isGrounded))
    for (let k = 0; k < Math.min(LARGEST_GROUP, subject.count); k++) {
      const size = tall * clamp(subject.size / main.size, BESIDE.least, BESIDE.most)
      const drawing = await drawSubject(inTurn(subject, k), size * DRAWN_LARGER, random, {
        night: hasLitWindows,
        snow: isWinter,
      })
      row.push({ subject, drawing, size })
    }
  const needed = row.reduce((sum, one) => sum + breadthOf(one) + GAP * tall, 0)
  const scale = Math.min(1, (width * ROOM) / needed)
  return row.map(one => ({ ...one, size: one.size * scale }))
}
