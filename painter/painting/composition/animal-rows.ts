import { castShadow } from '../../drawings/shadow.ts'
import { placeSprite } from '../../engine/sprites/place.ts'
import type { Frame } from '../../engine/world/frame.ts'
import type { Subject } from '../../language/scene.ts'
import { drawSubject } from './draw-subject.ts'
import { litSprite } from './lit-sprite.ts'
import { isInWater } from './sites.ts'
import type { Stage } from './stage.ts'

/** So many different animals would hide one another beside a main one. */
const FEWEST = 5
/** Of the picture's height, or nearly that of its breadth, what is of the main subject's size; true sizes are drawn nearer to each other. */
const USUAL_HEIGHT = 0.3
const BROADER = 1.15
const EVENED = 0.45
/** Of the room that each has in its row, how broad it is at most. */
const ROOM = 1.08
/** In distances of the main subject, the rows from the back to the front. */
const ROWS = [2, 0.98]
/** In a narrow picture there are more rows of fewer. */
const NARROW_ROWS = [4.2, 1.7, 0.98]
const NARROW = 0.8

/** Whether what is asked for is one each of many animals. */
export const areInRows = (grounded: readonly Subject[]): boolean =>
  grounded.length >= FEWEST &&
  grounded.every(
    ({ count, bears, figure, mode, action }) =>
      count === 1 && !bears && !figure && !action && mode !== 'build' && mode !== 'table',
  )

/** Places many animals as for a photograph of all: the tall behind, the small in front, each in a gap of the row behind. */
export async function placeInRows(
  stage: Stage,
  frame: Frame,
  animals: readonly Subject[],
  focus: number,
): Promise<void> {
  const { width, height, random, isNight } = stage
  const rows = width < height * NARROW ? NARROW_ROWS : ROWS
  const sorted = animals.toSorted((one, other) => other.size - one.size)
  const middle = sorted[sorted.length >> 1].size
  let at = 0
  for (const [k, far] of rows.entries()) {
    const left = sorted.length - at
    const many = Math.min(left, Math.ceil((left + (k + 1 < rows.length ? 1 : 0)) / (rows.length - k)))
    const row = sorted.slice(at, at + many)
    at += many
    for (const [n, animal] of row.entries()) {
      const column = width * (k % 2 ? (n + 1) / (row.length + 1) : (n + 0.5) / row.length)
      const wanted = Math.min(height, width * BROADER) * USUAL_HEIGHT * (animal.size / middle) ** EVENED
      const drawing = await drawSubject(animal, wanted, random, { night: isNight })
      const broadest = (width / row.length) * ROOM
      const size = Math.min(wanted, (broadest * drawing.height) / drawing.width)
      const half = (size * drawing.width) / drawing.height / 2
      const x = Math.min(Math.max(column, half), width - half)
      const z = focus * far
      if (isInWater(frame, { x, z })) continue
      const y = frame.groundRow(x, z)
      const sprite = litSprite(stage, frame, drawing, 0.9)
      castShadow(frame, sprite, x, y, size)
      placeSprite(frame, sprite, x, y + size * 0.015, size, { z, depthBias: 0.25, isSubject: true })
    }
  }
}
