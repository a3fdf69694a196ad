import { createCanvas } from '@napi-rs/canvas'
import { createRandom } from '../../engine/core/random.ts'
import { BREEDS } from '../animals/breeds.ts'
import { drawQuadruped } from '../animals/quadruped.ts'
import { drawFigure } from '../figures/figure.ts'
import type { SharePen } from '../pen.ts'
import type { PieceOptions } from '../pieces/piece.ts'

/** Of the whole, the height of the horse up to its back, and that of a person of whom the upper half is seen. */
const HORSE = 0.56
const PERSON = 0.86
/** Of the person's height, where the horse begins. */
const WAIST = 0.56
const SEED = 11

/** A horse with the breast and the head of a man, who looks to the viewer. */
export function drawCentaur(pen: SharePen, { colour }: PieceOptions) {
  const { g, unit } = pen
  const { build, coat } = BREEDS.horse
  const horse = drawQuadruped(
    { ...build, neck: 0, head: 0.02, muzzle: 0.1, mane: undefined },
    { ...coat, ...(colour ? { back: colour } : {}), muzzle: undefined },
    'stand',
    unit * HORSE,
  )
  const person = drawFigure(
    unit * PERSON,
    {
      outfit: 'swimwear',
      hair: 'short',
      hairColour: '#4a2c18',
      beard: true,
      facing: 'front',
      skin: '#d3a077',
    },
    createRandom(SEED),
  )
  const torso = createCanvas(person.width, Math.round(person.height * WAIST))
  torso.getContext('2d').drawImage(person, 0, 0)
  const scale = (unit * HORSE) / horse.height
  const [width, top] = [horse.width * scale, pen.y(1 - HORSE)]
  g.drawImage(torso, pen.x(0) + width * 0.2 - torso.width / 2, top + unit * 0.1 - torso.height)
  g.drawImage(horse, pen.x(0), top, width, unit * HORSE)
}
