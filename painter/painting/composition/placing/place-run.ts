import { placeSprite } from '../../../engine/sprites/place.ts'
import type { Frame } from '../../../engine/world/frame.ts'
import type { Subject } from '../../../language/scene.ts'
import { drawSubject } from '../drawing/draw-subject.ts'
import { litSprite } from '../lit-sprite.ts'
import type { Stage } from '../stage.ts'

/** In breadths of the picture. */
const ACROSS = 1.1
const LOWEST_FOOT = 0.93

/** A fence, a wall or a hedge across the whole picture, `distance` metres away and at most `highest` pixels tall. */
export async function placeRun(
  stage: Stage,
  frame: Frame,
  piece: Subject,
  { distance, highest }: { distance: number; highest: number },
) {
  const { random, width, height, isNight, isWinter } = stage
  const { focalLength } = frame.camera
  const tall = Math.min(highest, (piece.size * focalLength) / distance)
  const z = (piece.size * focalLength) / tall
  const canvas = await drawSubject(piece, tall, random, {
    night: isNight,
    snow: isWinter,
    breadth: width * ACROSS,
  })
  const row = Math.min(frame.groundRow(width / 2, z), height * LOWEST_FOOT)
  const sprite = litSprite(stage, frame, canvas, 0.4, 0.3)
  placeSprite(frame, sprite, width / 2, row + tall * 0.03, tall, { z, depthBias: 0.4 })
}
