import type { Canvas } from '@napi-rs/canvas'
import { headSpotOf } from '../../drawings/animals/head-spots.ts'
import { drawFrontFace } from '../../drawings/figures/beast-head.ts'
import { beastOf } from '../../drawings/figures/beasts.ts'
import { SharePen } from '../../drawings/pen.ts'
import { trimCanvas } from '../../engine/sprites/sprite.ts'
import type { Subject } from '../../language/scene.ts'
import { furColour } from './animals.ts'
import { type Pair, sheet } from './pairing.ts'

/** In radii of the head that it takes the place of: ears and all, it hides that. */
const LARGER = 1.3
/** In radii, the room that ears, horns and manes need above and beside a face. */
const ROOM = 2.6
/** Of a body's height, the least that shows whose face it is. */
const SMALLEST = 0.17

const headOf = ({ key, breed = key, colour }: Subject) => {
  const paint = colour ? furColour(colour, key) : undefined
  return [breed, breed.replace(/(cat|kitten|dog|puppy)$/, ''), key]
    .map(kind => beastOf({ outfit: 'fur', beast: kind, furColour: paint }))
    .find(beast => beast !== undefined)
}

/** Whether one animal has the head of another. */
export const isGrafted = ({ bearer, borne }: Pair): boolean =>
  !bearer.figure && !borne.figure && headOf(borne) !== undefined

/** An animal's body with the face of another in the place of its head. */
export function graftHead(lower: Canvas, { bearer, base, borne }: Pair): Canvas {
  const beast = headOf(borne)
  if (!beast) return lower
  const spot = headSpotOf(base, bearer.key)
  const radius = Math.max(spot.radius * LARGER, SMALLEST) * base.height
  const room = radius * ROOM
  const { canvas, g, left, top } = sheet(lower, lower.width + room * 2, room)
  g.lineCap = 'round'
  g.lineJoin = 'round'
  g.drawImage(lower, left, top)
  const baseLeft = left + (lower.width - base.width) / 2
  const baseTop = top + lower.height - base.height
  drawFrontFace(
    new SharePen(g, radius * 0.86, baseLeft + base.width * spot.x, baseTop + base.height * spot.y),
    beast,
  )
  return trimCanvas(canvas)
}
