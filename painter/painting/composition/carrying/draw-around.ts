import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { clamp } from '../../../engine/core/scalar.ts'
import { trimCanvas } from '../../../engine/sprites/sprite.ts'
import type { Subject } from '../../../language/scene.ts'
import { onStool } from './stool.ts'

/** How far hands reach over what they make, in widths of the person. */
const REACH = 0.2
/** Height of the thing in those of whoever kneels at it. */
const LOWEST = 0.4
const HIGHEST = 1.5
/** Of a grown-up's height, that of a child at the same work. */
const CHILD = 0.7

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
  const areOthersChildren = others.every(({ isChild }) => isChild)
  const leftSize = first?.isChild && !areOthersChildren ? CHILD : 1
  const rightSize = areOthersChildren && !first?.isChild ? CHILD : 1
  const height = left.height * clamp(metres / people.size, LOWEST, HIGHEST)
  const width = (height * thing.width) / thing.height
  const inset = left.width * REACH
  const breadth = left.width * leftSize + width + right.width * rightSize - inset * 2
  const canvas = createCanvas(
    Math.ceil(breadth) + 4,
    Math.ceil(Math.max(left.height * leftSize, right.height * rightSize, height)) + 4,
  )
  const g = canvas.getContext('2d')
  const stand = (drawing: Canvas, x: number, share: number) =>
    g.drawImage(
      drawing,
      x,
      canvas.height - drawing.height * share,
      drawing.width * share,
      drawing.height * share,
    )
  g.drawImage(thing, left.width * leftSize - inset, canvas.height - height, width, height)
  stand(left, 0, leftSize)
  g.translate(breadth, 0)
  g.scale(-1, 1)
  stand(right, 0, rightSize)
  return trimCanvas(canvas)
}
