import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { trimCanvas } from '../../engine/sprites/sprite.ts'

/** Radians by which what leans is off the upright. */
const TILT = 0.2
/** What is taller than this many of its breadths leans; all else stands on its own. */
const SLENDER = 1.5

/** A thing as it leans with its top to the left; what is broad stands as it is. */
export function tilted(thing: Canvas): Canvas {
  const { width, height } = thing
  if (height < width * SLENDER) return thing
  const canvas = createCanvas(Math.ceil(width + height), Math.ceil(height + width))
  const g = canvas.getContext('2d')
  g.translate(canvas.width * 0.6, canvas.height - width * 0.3)
  g.rotate(-TILT)
  g.drawImage(thing, -width / 2, -height)
  return trimCanvas(canvas)
}

/** Of a trunk's breadth, how far from its middle its bark is. */
const BARK = 0.1

/** A thing that leans on a trunk: its foot on the ground beside it, its top on the bark. */
export function leanOn(trunk: Canvas, thing: Canvas, share: number): Canvas {
  const leaning = tilted(thing)
  const height = trunk.height * share
  const width = (height * leaning.width) / leaning.height
  const canvas = createCanvas(Math.ceil(trunk.width + width), trunk.height)
  const g = canvas.getContext('2d')
  g.drawImage(trunk, 0, 0)
  g.drawImage(leaning, trunk.width * (0.5 + BARK), trunk.height - height, width, height)
  return trimCanvas(canvas)
}

/** A drawing with its upper edge below. */
export function upsideDown(drawing: Canvas): Canvas {
  const { width, height } = drawing
  const canvas = createCanvas(width, height)
  const g = canvas.getContext('2d')
  g.translate(0, height)
  g.scale(1, -1)
  g.drawImage(drawing, 0, 0)
  return canvas
}
