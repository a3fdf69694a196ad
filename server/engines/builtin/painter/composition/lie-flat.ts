import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { turned } from './turned.ts'

/** What lies on its side wherever it is put: its icon shows it from above. */
const LYING =
  /^(hammer|wrench|screwdriver|carpentry-saw|axe|pick|kitchen-knife|dagger|crossed-swords|spoon|fork-and-knife|chopsticks|pencil|pen|fountain-pen|crayon|paintbrush|key|old-key|scissors|comb|toothbrush|feather|pizza|croissant|baguette-bread|bacon|straight-ruler|triangular-ruler|paperclip|syringe|thermometer|flute|long-drum|ping-pong|tennis|magnifying-glass-tilted-left|hammer-and-wrench|razor|playground|boomerang)$/
/** Of the height of an icon from above, what is left of it seen aslant. */
const ASLANT = 0.5

/** Whether something lies where others stand. */
export const liesFlat = (key: string) => LYING.test(key)

/** Radians: icons that stand upright lie across the table. */
const TURNED: Readonly<Record<string, number>> = { 'fork-and-knife': 1.2 }

/** A drawing from above as it is seen lying on a table. */
export function lieFlat(upright: Canvas, key: string): Canvas {
  const drawing = turned(upright, TURNED[key] ?? 0)
  const { width, height } = drawing
  const canvas = createCanvas(width, Math.max(1, Math.round(height * ASLANT)))
  canvas.getContext('2d').drawImage(drawing, 0, 0, width, canvas.height)
  return canvas
}
