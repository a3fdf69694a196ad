import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { anchorsOf, passAnchors } from '../subjects/figures/figure.ts'
import { trimCanvas } from '../subjects/sprite.ts'

/** Of somebody's height, the thing that they are dressed up as. */
export const BODY_COSTUME = 0.5
/** In its heights, how far it reaches up beside the chin. */
const COLLAR = 0.08
/** Of its height, how broad it is at most. */
const BROADEST = 1.15

/** Somebody with the body of a thing, out of which come their head, hands and feet. */
export function inCostume(drawn: Canvas, costume: Canvas): Canvas {
  const anchors = anchorsOf(drawn)
  if (!anchors) return drawn
  const { head } = anchors
  const height = drawn.height * BODY_COSTUME
  const width = Math.min(height * BROADEST, (costume.width * height) / costume.height)
  const canvas = createCanvas(Math.ceil(drawn.width + width), drawn.height)
  const g = canvas.getContext('2d')
  const chin = (head.y + head.height * 0.46) * drawn.height
  g.drawImage(drawn, width / 2, 0)
  g.drawImage(costume, head.x * drawn.width, chin - height * COLLAR, width, height)
  const whole = trimCanvas(canvas)
  passAnchors(drawn, whole, (whole.width - drawn.width) / 2)
  return whole
}
