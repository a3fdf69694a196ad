import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { drawnBounds, trimCanvas } from '../../engine/sprites/sprite.ts'
import { SharePen } from '../pen.ts'
import { shadeHex } from '../tint.ts'
import { drawFrontFace } from './beast-head.ts'
import { beastOf } from './beasts.ts'

/** In radii of the head: how high the drawing is, and where in it the head's middle and the paws are. */
const ROOM = { width: 4.8, height: 4.3 }
const MIDDLE = 2.5
const PAWS = 3.86
const MARGIN = 2

/** What lies over the rim that an animal looks out over, and where the rim is, in heights of the drawing. */
type Grip = { paws: Canvas; rim: number }

const grips = new WeakMap<Canvas, Grip>()

/** The paws of an animal drawn by `drawPeeking`; undefined for any other drawing. */
export const gripOf = (drawing: Canvas): Grip | undefined => grips.get(drawing)

/** Head and breast of an animal that looks out of something, from the front; null for those that have no such head. */
export function drawPeeking(kind: string, height: number, furColour?: string): Canvas | null {
  const beast = beastOf({ outfit: 'casual', beast: kind, furColour })
  if (!beast) return null
  const unit = height / ROOM.height
  const sheetOf = () => {
    const canvas = createCanvas(Math.ceil(unit * ROOM.width), Math.ceil(height))
    return { canvas, pen: new SharePen(canvas.getContext('2d'), unit, canvas.width / 2, MIDDLE * unit) }
  }
  const { canvas, pen } = sheetOf()
  const { g } = pen
  g.lineCap = 'round'
  g.fillStyle = pen.across(-1, 1, shadeHex(beast.fur, 0.1), beast.fur, shadeHex(beast.fur, -0.25))
  pen.fillRoundRect(-0.86, 0.5, 1.72, 1.3, 0.5)
  pen.in(beast.face).fillEllipse(0, 1.2, 0.46, 0.6)
  drawFrontFace(pen, beast)
  const bounds = drawnBounds(canvas)
  const head = trimCanvas(canvas, MARGIN, bounds)
  if (!bounds) return head
  const over = sheetOf()
  const isBird = beast.muzzle === 'beak' || beast.muzzle === 'bill'
  if (!isBird)
    for (const side of [-1, 1]) {
      const [x, y] = [side * 0.74, PAWS - MIDDLE]
      over.pen.g.fillStyle = over.pen.gradient(
        0,
        y - 0.3,
        0,
        y + 0.3,
        shadeHex(beast.fur, 0.14),
        shadeHex(beast.fur, -0.16),
      )
      over.pen.fillEllipse(x, y, 0.3, 0.27)
      over.pen.g.strokeStyle = shadeHex(beast.fur, -0.45)
      over.pen.lineWidth = 0.035
      for (const toe of [-0.09, 0.09]) over.pen.strokeLine(x + toe, y + 0.06, x + toe, y + 0.22)
    }
  const paws = createCanvas(head.width, head.height)
  paws.getContext('2d').drawImage(over.canvas, MARGIN - bounds.left, MARGIN - bounds.top)
  grips.set(head, { paws, rim: (PAWS * unit - bounds.top + MARGIN) / head.height })
  return head
}
