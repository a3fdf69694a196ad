import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { trimCanvas } from '../../../engine/sprites/sprite.ts'

/** A drawing turned about its middle, by radians. */
export const turned = (drawing: Canvas, turn: number): Canvas =>
  turn === 0 ? drawing : trimCanvas(turnedOnSheet(drawing, turn))

/** The same in the middle of a square sheet that it could be turned about on. */
function turnedOnSheet(drawing: Canvas, turn: number): Canvas {
  const side = Math.ceil(Math.hypot(drawing.width, drawing.height))
  const canvas = createCanvas(side, side)
  const g = canvas.getContext('2d')
  g.translate(side / 2, side / 2)
  g.rotate(turn)
  g.drawImage(drawing, -drawing.width / 2, -drawing.height / 2)
  return canvas
}
