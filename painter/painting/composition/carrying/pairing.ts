import { type Canvas, createCanvas } from '@napi-rs/canvas'
import type { Anchors } from '../../../drawings/figures/figure.ts'
import { clamp } from '../../../engine/core/scalar.ts'
import type { Bearing, Subject } from '../../../language/scene.ts'

/** Who carries whom, and how. */
export type Pair = {
  bearer: Subject
  /** The carrier's drawing before anything was put on it. */
  base: Canvas
  borne: Subject
  how: Bearing
  /** Where across the carrier it comes, from -0.5 to 0.5. */
  lane: number
  /** Of the carried one, if that is a person. */
  anchors?: Anchors
  /** Whether the carried one has to be turned round to look where the carrier does. */
  turns?: boolean
}

/** Columns of the middle in which the upper edge of a thing is looked for, as shares of its width. */
const MIDDLE = [0.36, 0.64]
/** How large one thing is beside the other, at least and at most: both must be recognised. */
export const SMALLEST_SHARE = 0.34
const LARGEST_SHARE = 1.35

/** How tall one thing is on another, in heights of that. */
export const shareOf = (
  bearer: Subject,
  borne: Subject,
  smallest = SMALLEST_SHARE,
  largest = LARGEST_SHARE,
) => clamp(borne.size / bearer.size, smallest, largest)

/** A canvas with room for both, and the place of the lower drawing on it. */
export function sheet(lower: Canvas, upperWidth: number, above: number) {
  const width = Math.ceil(Math.max(lower.width, upperWidth) * 1.1) + 4
  const canvas = createCanvas(width, Math.ceil(lower.height + above) + 4)
  return { canvas, g: canvas.getContext('2d'), left: (width - lower.width) / 2, top: Math.ceil(above) }
}

/** The upper edge of the drawing's middle, as a share of its height. */
export function topOf(canvas: Canvas): number {
  const { width, height } = canvas
  const first = Math.floor(width * MIDDLE[0])
  const columns = Math.max(1, Math.ceil(width * (MIDDLE[1] - MIDDLE[0])))
  const { data } = canvas.getContext('2d').getImageData(first, 0, columns, height)
  for (let y = 0; y < height; y++) {
    let solid = 0
    for (let x = 0; x < columns; x++) if (data[(y * columns + x) * 4 + 3] > 128) solid++
    if (solid > columns * 0.55) return y / height
  }
  return 0
}

/** How far below its ridge somebody on a roof is at most, in heights of the building. */
const LOWEST_FOOTHOLD = 0.22

/** The row below `top` where a drawing's middle is `breadth` pixels broad, as a share of its height: nobody stands on a tip. */
export function footholdOf(canvas: Canvas, breadth: number, top: number): number {
  const { width, height } = canvas
  const columns = Math.max(1, Math.round(Math.min(breadth, width * 0.8)))
  const lowest = Math.min(1, top + LOWEST_FOOTHOLD)
  const { data } = canvas.getContext('2d').getImageData(Math.round((width - columns) / 2), 0, columns, height)
  for (let y = Math.floor(top * height); y < lowest * height; y++) {
    let solid = 0
    for (let x = 0; x < columns; x++) if (data[(y * columns + x) * 4 + 3] > 128) solid++
    if (solid > columns * 0.9) return y / height
  }
  return lowest
}
