import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { trimCanvas } from '../../engine/sprites/sprite.ts'

/** Of a wheelbarrow's drawing, its wheel on the right and the ends of its shafts on the left, as shares of both sides. */
const WHEEL = { x: 0.873, y: 0.98 }
const SHAFTS = { x: 0.045, y: 0.42 }

/** A wheelbarrow, drawn with its wheel on the left, before somebody who has raised its shafts to the hand. */
export function pushBarrow(
  pusher: Canvas,
  barrow: Canvas,
  height: number,
  hand: { x: number; y: number },
): Canvas {
  const width = (height * barrow.width) / barrow.height
  const raised = pusher.height * (1 - hand.y) - height * (1 - WHEEL.y)
  const [along, up] = [(WHEEL.x - SHAFTS.x) * width, (WHEEL.y - SHAFTS.y) * height]
  const length = Math.hypot(along, up)
  const angle = Math.asin(Math.min(0.9, raised / length)) - Math.atan2(up, along)
  const reach = Math.sqrt(length ** 2 - Math.min(raised, length * 0.9) ** 2)
  const axle = pusher.width * hand.x + reach
  const canvas = createCanvas(Math.ceil(axle + width), Math.ceil(Math.max(pusher.height, length * 1.5)))
  const g = canvas.getContext('2d')
  const foot = canvas.height - height * (1 - WHEEL.y)
  g.save()
  g.translate(axle, foot)
  g.rotate(angle)
  g.translate((1 - WHEEL.x) * width, -WHEEL.y * height)
  g.scale(-1, 1)
  g.drawImage(barrow, 0, 0, width, height)
  g.restore()
  g.drawImage(pusher, 0, canvas.height - pusher.height)
  return trimCanvas(canvas)
}
