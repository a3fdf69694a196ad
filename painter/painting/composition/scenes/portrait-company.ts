import type { Canvas } from '@napi-rs/canvas'
import type { BustPlace } from '../../../drawings/portrait/bust.ts'
import { type RGB, scaleColour } from '../../../engine/core/colour.ts'
import { clamp } from '../../../engine/core/scalar.ts'
import { inflate } from '../../../engine/sprites/inflate.ts'
import { placeSprite } from '../../../engine/sprites/place.ts'
import { relight } from '../../../engine/sprites/relight.ts'
import { type Sprite, toSprite } from '../../../engine/sprites/sprite.ts'
import type { Frame } from '../../../engine/world/frame.ts'
import type { Scene } from '../../../language/scene.ts'
import { drawSubject } from '../draw-subject.ts'
import { HEAD, ON_HEAD } from '../set-on-head.ts'
import type { Stage } from '../stage.ts'

const BEFORE_ALL = { fog: false, isSubject: true, depthTest: false } as const
/** In heights of the head: the foot of what is on a shoulder, from the crown, and how far that is aside. */
const SHOULDER = { foot: 1.42, aside: 0.74, smallest: 0.45, largest: 0.95 }
/** The lowest row of what is there instead of a head, and that of what stands on one. */
const CHIN = 1.14
const CROWN = 0.06
/** In heights of the head. */
const INSTEAD = 1.32

/** A key light from the left, and what comes from everywhere. */
export type FaceLight = { key: RGB; ambient: RGB }

/** A drawing in the light that falls on a face. */
export const litForPortrait = (drawing: Canvas, { key, ambient }: FaceLight): Sprite =>
  relight(inflate(toSprite(drawing), 0.5, 0.3), {
    direction: [-0.6, 0.4, 0.7],
    sun: scaleColour(key, 0.8),
    skyAmbient: scaleColour(ambient, 0.6),
    groundAmbient: scaleColour(ambient, 0.3),
    rim: 0.3,
    shade: 1,
  })

/** Draws what is on the shoulder or on the head of a portrait, or instead of that head. */
export async function setOnSitter(
  { random }: Stage,
  frame: Frame,
  { how, subject }: NonNullable<Scene['onSitter']>[number],
  { headHeight, column, top }: BustPlace,
  light: FaceLight,
) {
  const drawing = await drawSubject(subject, headHeight * INSTEAD, random)
  const broadness = drawing.width / drawing.height
  const put = (share: number, x: number, foot: number, breadest: number) => {
    const pixels = (headHeight * share) / Math.max(1, broadness / breadest)
    placeSprite(frame, litForPortrait(drawing, light), x, top + headHeight * foot, pixels, {
      ...BEFORE_ALL,
      z: 0.9,
    })
  }
  if (how === 'shouldered')
    put(
      clamp(subject.size / HEAD, SHOULDER.smallest, SHOULDER.largest),
      column + headHeight * SHOULDER.aside,
      SHOULDER.foot,
      1.1,
    )
  else if (how === 'onhead')
    put(clamp(subject.size / HEAD, ON_HEAD.smallest, ON_HEAD.largest * 0.7), column, CROWN, 1.5)
  else put(INSTEAD, column, CHIN, 1.1)
}
