import { clamp } from '../../../engine/core/scalar.ts'
import { placeSprite } from '../../../engine/sprites/place.ts'
import type { Frame } from '../../../engine/world/frame.ts'
import type { Subject } from '../../../language/scene.ts'
import { drawSubject } from '../drawing/draw-subject.ts'
import { litSprite } from '../lit-sprite.ts'
import { keepInFrame } from '../placing/framing.ts'
import { placeOnWater } from '../placing/place-on-water.ts'
import type { Stage } from '../stage.ts'

/** Of the picture's height: a building in the view, and where it stands. */
const BUILDING = { height: 0.34, foot: 0.54 }
/** Of the picture's width and height: a vessel beside the floor, and its waterline. */
const VESSEL = { width: 0.42, height: 0.4, column: 0.24, row: 0.66 }
const IN_THE_VIEW = 260
/** Metres, from which on a vessel takes all the room there is; and what a rowing boat takes of it. */
const LARGE_VESSEL = 6
const SMALLEST_SHARE = 0.62

/** What is looked at from a floor, or lies in the water beside it, rather than stands on it. */
export const isBeyondRailing = (frame: Frame, { mode, figure, key, bears }: Subject) =>
  (mode === 'build' && !bears?.some(({ how, subject }) => how === 'on' && subject.figure)) ||
  (mode === 'float' && !figure && frame.waterLevel !== null && !/fish(?!ing)|duck|swan|surf/.test(key))

/** Places buildings in the view and vessels on the water, before the floor is painted over them. */
export async function placeBeyondRailing(stage: Stage, frame: Frame, subjects: readonly Subject[]) {
  const { width, height, random, isNight, hasLitWindows } = stage
  for (const [k, subject] of subjects.entries()) {
    const isBuilding = subject.mode === 'build'
    const share = isBuilding ? 1 : clamp(subject.size / LARGE_VESSEL, SMALLEST_SHARE, 1)
    const highest = height * (isBuilding ? BUILDING.height : VESSEL.height) * share
    const drawing = await drawSubject(subject, highest * 1.1, random, {
      night: isBuilding ? hasLitWindows : isNight,
    })
    const broadest = (width * (isBuilding ? 0.6 : VESSEL.width * share) * drawing.height) / drawing.width
    const sprite = litSprite(stage, frame, drawing, isBuilding ? 0.3 : 1, 0.5)
    if (isBuilding) {
      const column = 0.5 + (k % 2 ? 0.26 : -0.14) * (subjects.length > 1 ? 1.4 : 1)
      const { x, size } = keepInFrame(width, drawing, width * column, Math.min(highest, broadest))
      placeSprite(frame, sprite, x, height * BUILDING.foot, size, {
        z: IN_THE_VIEW,
        depthTest: false,
        isSubject: true,
      })
      continue
    }
    const { camera, waterLevel } = frame
    const column = k % 2 ? 1 - VESSEL.column : VESSEL.column
    const { x, size } = keepInFrame(width, drawing, width * column, Math.min(highest, broadest))
    const depth = Math.max(1, height * VESSEL.row - camera.horizon)
    const z = ((camera.height - waterLevel!) / depth) * camera.focalLength
    placeOnWater(frame, random, subject, sprite, { x, z, size, flip: false })
  }
}
