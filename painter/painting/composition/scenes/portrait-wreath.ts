import type { BustPlace } from '../../../drawings/portrait/bust.ts'
import { placeSprite } from '../../../engine/sprites/place.ts'
import type { Frame } from '../../../engine/world/frame.ts'
import type { Subject } from '../../../language/scene.ts'
import { drawSubject } from '../draw-subject.ts'
import type { Stage } from '../stage.ts'
import { type FaceLight, litForPortrait } from './portrait-company.ts'

const BEFORE_ALL = { fog: false, isSubject: true, depthTest: false } as const
/** Places about a head, in its heights from the middle of the crown: those behind it, and those before the shoulders. */
const BEHIND = [
  [-0.74, 1.25],
  [0.74, 1.3],
  [-0.86, 0.78],
  [0.88, 0.82],
  [-0.68, 0.32],
  [0.7, 0.34],
  [-0.34, 0.02],
  [0.36, 0.0],
] as const
const BEFORE = [
  [-0.78, 1.92],
  [0.8, 1.95],
  [-0.42, 2.14],
  [0.46, 2.18],
  [0.02, 2.3],
] as const
/** In heights of the head. */
const SIZE = { plant: 0.62, fly: 0.34 }

/** Draws flowers or butterflies about a sitter, on one side of the bust. */
export async function wreathe(
  { random }: Stage,
  frame: Frame,
  subjects: readonly Subject[],
  { headHeight, column, top }: BustPlace,
  light: FaceLight,
  side: 'behind' | 'before',
) {
  const places = side === 'behind' ? BEHIND : BEFORE
  const drawings = []
  for (const subject of subjects)
    drawings.push(await drawSubject({ ...subject, count: 1 }, headHeight * 0.6, random))
  for (const [k, [x, y]] of places.entries()) {
    const at = k % drawings.length
    const drawing = drawings[at]
    const share = SIZE[subjects[at].mode === 'fly' ? 'fly' : 'plant'] * random.range(0.85, 1.15)
    const height = (headHeight * share) / Math.max(1, (drawing.width / drawing.height) * 0.9)
    placeSprite(
      frame,
      litForPortrait(drawing, light),
      column + headHeight * (x + random.range(-0.05, 0.05)),
      top + headHeight * (y + random.range(-0.05, 0.05)),
      height,
      { ...BEFORE_ALL, z: side === 'behind' ? 1.1 : 0.85, flip: random.chance(0.5) },
    )
  }
}
