import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { trimCanvas } from '../subjects/sprite.ts'

/** A drawing turned about its middle, by radians. */
export function turned(drawing: Canvas, turn: number): Canvas {
  if (turn === 0) return drawing
  const side = Math.ceil(Math.hypot(drawing.width, drawing.height))
  const canvas = createCanvas(side, side)
  const g = canvas.getContext('2d')
  g.translate(side / 2, side / 2)
  g.rotate(turn)
  g.drawImage(drawing, -drawing.width / 2, -drawing.height / 2)
  return trimCanvas(canvas)
}
