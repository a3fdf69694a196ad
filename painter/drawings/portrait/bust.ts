import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { Noise } from '../../engine/core/noise.ts'
import type { Random } from '../../engine/core/random.ts'
import { drawFaceWear, OVER_HATS } from '../face-wear/face-wear.ts'
import { drawLargeHeadphones } from '../figures/headphones.ts'
import { SharePen } from '../pen.ts'
import { drawBackHair } from './back-hair.ts'
import { drawBeard, drawMoustache } from './beard.ts'
import { type BustPen, createBustPen, type Face } from './bust-pen.ts'
import { drawEarrings } from './earrings.ts'
import { drawEyes } from './eyes.ts'
import { drawFace } from './face.ts'
import { drawFrontHair } from './front-hair.ts'
import { drawHeadwear } from './headwear.ts'
import { drawOutfit, drawSpaceHelmet } from './outfit.ts'
import { drawGarment, drawNeck } from './shoulders.ts'
import { drawCyborgPlate, drawFaceCloth, drawPointedEars, drawWingsBehind } from './story-features.ts'

/** Where a bust is in its picture: pixels of the head's height, of its middle column and of the crown's row. */
export type BustPlace = { headHeight: number; column: number; top: number }

const TALL_HATS: ReadonlySet<Face['hat']> = new Set([
  'chef',
  'horned',
  'kabuto',
  'party',
  'tophat',
  'wizard',
  'catears',
  'rabbitears',
  'horns',
])

/** Head and shoulders from the front, in a picture of w x h pixels; transparent around them. */
export function drawBust(w: number, h: number, face: Face, random: Random, place: BustPlace): Canvas {
  const canvas = createCanvas(w, h)
  const noise = new Noise(random.int(1, 1e6))
  const roomForHat =
    face.hair === 'mohawk' && !face.hat
      ? place.headHeight * 0.26
      : face.hat
        ? place.headHeight * (TALL_HATS.has(face.hat) ? 0.34 : 0.1)
        : 0
  const pen = new SharePen(canvas.getContext('2d'), place.headHeight, place.column, place.top + roomForHat)
  const bust = createBustPen(pen, face, random, noise)
  drawWingsBehind(bust)
  drawBackHair(bust)
  drawBody(bust, place.column)
  drawFace(bust)
  drawEyes(bust)
  if (face.beard) drawBeard(bust)
  else if (face.moustache) drawMoustache(bust, LUSH)
  drawCyborgPlate(bust)
  drawFrontHair(bust)
  drawPointedEars(bust)
  drawEarrings(bust)
  drawFaceCloth(bust)
  if (face.wear && !OVER_HATS.has(face.wear)) drawFaceWear(pen, face.wear, face.wearColour)
  drawHeadwear(bust)
  if (face.wear && OVER_HATS.has(face.wear)) drawFaceWear(pen, face.wear, face.wearColour)
  drawSpaceHelmet(bust)
  if (face.headphones) drawLargeHeadphones(pen, face.headphones)
  return canvas
}

/** How much broader a moustache is that is all there is. */
const LUSH = 1.45

/** Of a grown-up's breadth beside the head, that of a child's neck and shoulders. */
const NARROW = 0.76

function drawBody(bust: BustPen, column: number) {
  const { g, face } = bust
  g.save()
  if (face.age === 'child') {
    g.translate(column, 0)
    g.scale(NARROW, 1)
    g.translate(-column, 0)
  }
  drawNeck(bust)
  drawGarment(bust)
  drawOutfit(bust)
  g.restore()
}
