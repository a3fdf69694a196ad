import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { anchorsOf } from '../../drawings/figures/figure.ts'
import { clamp } from '../../engine/core/scalar.ts'
import { trimCanvas } from '../../engine/sprites/sprite.ts'
import type { Pair } from './pairing.ts'

/** In heights of the head: what is there instead of it, and the least and the most of what is on it. */
export const ON_HEAD = { instead: 1.75, smallest: 0.75, largest: 1.9 }
/** Metres of a head, beside which what is on it has its size. */
export const HEAD = 0.26
/** Where a head is on drawings that do not say so, as shares of width and height. */
const USUAL = { x: 0.5, y: 0.08, height: 0.14 }
/** Of a head's height, how far above its middle something stands on it. */
const CROWN = 0.42

/** Draws a thing on somebody's head, or over the whole of it. */
export function setOnHead(lower: Canvas, upper: Canvas, { borne, how }: Pair): Canvas {
  const head = anchorsOf(lower)?.head ?? USUAL
  const tall = lower.height * head.height
  const share =
    how === 'ashead' ? ON_HEAD.instead : clamp(borne.size / HEAD, ON_HEAD.smallest, ON_HEAD.largest)
  const broadness = upper.width / upper.height
  // Of broad things the breadth is what a head is covered by.
  const height = (tall * share) / Math.max(1, how === 'ashead' ? broadness * 0.8 : broadness / 2)
  const width = height * broadness
  const margin = Math.ceil(Math.max(width, height))
  const canvas = createCanvas(lower.width + margin * 2, lower.height + margin)
  const g = canvas.getContext('2d')
  g.drawImage(lower, margin, margin)
  const x = margin + lower.width * head.x - width / 2
  const middle = margin + lower.height * head.y
  const y = how === 'ashead' ? middle + tall * 0.62 - height : middle - tall * CROWN - height * 0.94
  g.drawImage(upper, x, y, width, height)
  return trimCanvas(canvas)
}
