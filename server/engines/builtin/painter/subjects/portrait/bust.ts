import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { Noise } from '../../core/noise.ts'
import type { Random } from '../../core/random.ts'
import { SharePen } from '../pen.ts'
import { drawBackHair } from './back-hair.ts'
import { drawBeard } from './beard.ts'
import { createBustPen, type Face } from './bust-pen.ts'
import { drawEyes } from './eyes.ts'
import { drawFace } from './face.ts'
import { drawFrontHair } from './front-hair.ts'
import { drawHeadwear } from './headwear.ts'
import { drawGarment, drawNeck } from './shoulders.ts'

/** Head and shoulders from the front, filling a picture of w x h pixels; transparent around them. */
export function drawBust(w: number, h: number, face: Face, random: Random): Canvas {
  const canvas = createCanvas(w, h)
  const noise = new Noise(random.int(1, 1e6))
  const headHeight = Math.min(h * 0.56, w * 0.62)
  const roomForHat = face.hat ? headHeight * 0.1 : 0
  const top = h * (h / w > 1.5 ? 0.2 : 0.13) + roomForHat
  const pen = new SharePen(canvas.getContext('2d'), headHeight, w * 0.5, top)
  const bust = createBustPen(pen, face, random, noise)
  drawBackHair(bust)
  drawNeck(bust)
  drawGarment(bust)
  drawFace(bust)
  drawEyes(bust)
  if (face.beard) drawBeard(bust)
  drawFrontHair(bust)
  drawHeadwear(bust)
  return canvas
}
