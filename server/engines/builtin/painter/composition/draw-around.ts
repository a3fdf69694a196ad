import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { clamp } from '../core/scalar.ts'
import type { Subject } from '../prompt/scene.ts'
import { trimCanvas } from '../subjects/sprite.ts'
import { onStool } from './stool.ts'

/** How far hands reach over what they make, in widths of the person. */
const REACH = 0.2
/** Height of the thing in those of whoever kneels at it. */
const LOWEST = 0.4
const HIGHEST = 1.5

/** People on both sides of what they make together: all but the first on its right, looking at it. */
export async function drawAround(
  people: Subject,
  { thing, metres }: { thing: Canvas; metres: number },
  draw: (person: Subject) => Promise<Canvas>,
): Promise<Canvas> {
  const { figure, companions = [], bears: _, ...rest } = people
  const [first, ...others] = [figure, ...companions]
  const seated = (drawing: Canvas) => (people.action === 'dining' ? onStool(drawing) : drawing)
  const left = seated(await draw({ ...rest, figure: first }))
  const right = seated(
    await draw({ ...rest, figure: { ...others[0], facing: figure?.facing }, companions: others.slice(1) }),
  )
  const height = left.height * clamp(metres / people.size, LOWEST, HIGHEST)
  const width = (height * thing.width) / thing.height
  const inset = left.width * REACH
  const canvas = createCanvas(
    Math.ceil(left.width + width + right.width - inset * 2) + 4,
    Math.ceil(Math.max(left.height, right.height, height)) + 4,
  )
  const g = canvas.getContext('2d')
  g.drawImage(thing, left.width - inset, canvas.height - height, width, height)
  g.drawImage(left, 0, canvas.height - left.height)
  g.translate(left.width + width - inset * 2 + right.width, canvas.height - right.height)
  g.scale(-1, 1)
  g.drawImage(right, 0, 0)
  return trimCanvas(canvas)
}
