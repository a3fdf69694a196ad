import { type Canvas, createCanvas } from '@napi-rs/canvas'
import type { Bearing, Subject } from '../../../language/scene.ts'
import { turned } from '../drawing/turned.ts'

/** What lies on its side wherever it is put: its icon shows it from above. */
const LYING =
  /^(hammer|wrench|screwdriver|carpentry-saw|axe|pick|kitchen-knife|dagger|crossed-swords|spoon|fork-and-knife|chopsticks|pencil|pen|fountain-pen|crayon|paintbrush|key|old-key|scissors|comb|toothbrush|feather|pizza|croissant|baguette-bread|bacon|straight-ruler|triangular-ruler|paperclip|syringe|thermometer|flute|long-drum|ping-pong|tennis|magnifying-glass-tilted-left|hammer-and-wrench|razor|playground|boomerang)$/
/** What lies on its side under what is put on it, and what lies where it is put on furniture. */
const LYING_UNDER =
  /^(@tennisracket|tennis|@baseballbat|guitar|@guitar|violin|shovel|broom|@surfboard|snowboard|skis)$/
const LYING_ON = /^(newspaper|@letter|@map|scroll|page-facing-up|closed-book|notebook|mobile-phone|envelope)$/
/** What small flat things lie on. */
const FURNITURE = /^(@table|@counter|@bench|@desk|@sofa|@bed|@stool|@rug)$/
/** Of the height of an icon from above, what is left of it seen aslant. */
const ASLANT = 0.5

/** Whether something lies where others stand. */
export const liesFlat = (key: string) => LYING.test(key)

/** Radians: icons that stand upright lie across the table. */
const TURNED: Readonly<Record<string, number>> = {
  'fork-and-knife': 1.2,
  '@tennisracket': 1.3,
  '@baseballbat': 1.4,
  '@guitar': 1.4,
  guitar: 0.7,
  violin: 0.7,
  shovel: 0.8,
  broom: 0.8,
  '@surfboard': 1.4,
  'closed-book': 0.3,
  'mobile-phone': 0.4,
}

/** A drawing from above as it is seen lying on a table. */
export function lieFlat(upright: Canvas, key: string): Canvas {
  const drawing = turned(upright, TURNED[key] ?? 0)
  const { width, height } = drawing
  const canvas = createCanvas(width, Math.max(1, Math.round(height * ASLANT)))
  canvas.getContext('2d').drawImage(drawing, 0, 0, width, canvas.height)
  return canvas
}

/** What bears other things lying down, on its side; all else as it is. */
export function layUnder(upright: Canvas, { key, bears = [] }: Subject): Canvas {
  const bearsThings = bears.some(({ how, subject }) => how === 'on' && !subject.figure)
  return bearsThings && LYING_UNDER.test(key) ? lieFlat(upright, key) : upright
}

/** What lies on furniture, with the room above it that it would take standing, so that it is no broader there. */
export function layOn(upright: Canvas, bearer: Subject, { key }: Subject, how: Bearing): Canvas {
  const lies = how === 'on' && FURNITURE.test(bearer.key) && (LYING.test(key) || LYING_ON.test(key))
  if (!lies) return upright
  const flat = lieFlat(upright, key)
  const scale = Math.min(1, upright.width / flat.width)
  const canvas = createCanvas(upright.width, upright.height)
  const [width, height] = [flat.width * scale, flat.height * scale]
  canvas.getContext('2d').drawImage(flat, (canvas.width - width) / 2, canvas.height - height, width, height)
  return canvas
}
