import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { anchorsOf, passAnchors } from '../../drawings/figures/figure.ts'
import { trimCanvas } from '../../engine/sprites/sprite.ts'
import type { Pair } from './pairing.ts'

/** In heights of the head, how far under its middle a costume begins. */
const CHIN = 0.34
/** Of what is below the hips, how far down a costume reaches. */
const TO_THE_KNEES = 0.42
/** In breadths of a costume's height: longer things are worn upright. */
const LONG = 1.7
const BROADEST = 1.35
const NARROWEST = 0.62

/** Somebody whose body is in a thing that is their costume; head, feet and hands look out. */
export function cladIn(lower: Canvas, upper: Canvas, { base }: Pair): Canvas {
  const anchors = anchorsOf(base)
  if (!anchors) return lower
  const { head, seat } = anchors
  const top = (head.y + head.height * CHIN) * base.height
  const bottom = (seat + (1 - seat) * TO_THE_KNEES) * base.height
  const height = bottom - top
  const isTurned = upper.width > upper.height * LONG
  const broadness = isTurned ? upper.height / upper.width : upper.width / upper.height
  const width = height * Math.min(BROADEST, Math.max(NARROWEST, broadness))
  const canvas = createCanvas(Math.ceil(lower.width + width * 2), lower.height)
  const g = canvas.getContext('2d')
  g.drawImage(lower, width, 0)
  g.save()
  g.translate(
    width + (lower.width - base.width) / 2 + base.width * anchors.middle,
    lower.height - base.height + (top + bottom) / 2,
  )
  if (isTurned) g.rotate(-Math.PI / 2)
  const [across, along] = isTurned ? [height, width] : [width, height]
  g.drawImage(upper, -across / 2, -along / 2, across, along)
  g.restore()
  const dressed = trimCanvas(canvas)
  passAnchors(base, dressed, (dressed.width - base.width) / 2)
  return dressed
}
