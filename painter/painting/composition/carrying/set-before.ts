import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { clamp } from '../../../engine/core/scalar.ts'
import { trimCanvas } from '../../../engine/sprites/sprite.ts'
import { isSeatedAt } from '../drawing/doings.ts'
import type { Pair } from './pairing.ts'
import { onStool } from './stool.ts'

/** How far a thing that somebody works at reaches over them, in their width. */
const WORKING_OVERLAP = 0.16
/** And of a table or a bench that somebody on their feet is behind. */
const BEHIND_TABLE = 0.44
const TABLES = /^(@table)$/
/** Of what the hands reach into, how far that is, in the width of whoever does. */
const REACHED_INTO: Readonly<Record<string, number>> = {}
/** What goes on beyond the part that is worked at. */
const CONTINUED = /^(@fence|@wall)$/
/** What has the side that one is at on its right. */
const FACING_RIGHT = /^(telescope|@wheelbarrow|shopping-cart|manual-wheelchair)$/
/** How much larger a telescope is for one to look into it standing. */
const EYEPIECE_AT_EYES = 1.75
/** In heights of whoever works at it. */
const PART = 0.9

/** The nearer part of something long. */
function shortened(thing: Canvas, share: number): Canvas {
  const width = Math.min(thing.width, (thing.height * PART) / share)
  const canvas = createCanvas(Math.ceil(width), thing.height)
  canvas.getContext('2d').drawImage(thing, 0, 0)
  return canvas
}

/** Somebody with what they lead or work at before them, on one ground. */
export function setBefore(lower: Canvas, thing: Canvas, { bearer, borne, how }: Pair): Canvas {
  const upper = CONTINUED.test(borne.key) ? shortened(thing, borne.size / bearer.size) : thing
  const height =
    lower.height *
    (borne.key === 'telescope' && how === 'at' ? EYEPIECE_AT_EYES : 1) *
    clamp(borne.size / bearer.size, 0.3, 1.5)
  const width = (height * upper.width) / upper.height
  const sits = how === 'at' && bearer.figure && (bearer.action === 'sitting' || isSeatedAt(borne))
  const overlap =
    bearer.action === 'working' && TABLES.test(borne.key) && !sits
      ? BEHIND_TABLE
      : (REACHED_INTO[borne.key] ?? WORKING_OVERLAP)
  const gap = how === 'led' ? lower.width * 0.1 : -lower.width * overlap
  const canvas = createCanvas(
    Math.ceil(lower.width + Math.max(0, gap) + width) + 4,
    Math.ceil(Math.max(lower.height, height)) + 4,
  )
  const g = canvas.getContext('2d')
  const x = lower.width + gap
  g.drawImage(sits ? onStool(lower) : lower, 0, canvas.height - lower.height)
  if (FACING_RIGHT.test(borne.key)) {
    g.save()
    g.translate(x * 2 + width, 0)
    g.scale(-1, 1)
  }
  g.drawImage(upper, x, canvas.height - height, width, height)
  if (FACING_RIGHT.test(borne.key)) g.restore()
  return trimCanvas(canvas)
}
