import { boxBlur } from '#painter/engine/core/blur.ts'
import { InvalidJobError } from '#painter/job.ts'
import { type DisplayRaster, lumaOf } from '#painter/painting/styles/display-raster.ts'
import { components } from '../pixels/components.ts'
import type { Region } from './find-region.ts'

/** Bounds in pixels, borders included. */
export type Box = { left: number; top: number; right: number; bottom: number }

/** Above this share of the picture there is too little left to fill from. */
const LARGEST_HOLE = 0.75
/** Around a part of one colour, and around a whole thing; shares of the long side. */
const PART_MARGIN = 0.006
const WHOLE_MARGIN = 0.016
/** How far a thing's shadow may reach and how wide the ground around it is looked at, in shares of the long side. */
const SHADOW_REACH = 0.12
const GROUND_REACH = 0.2
/** Share of the ground's light below which it lies in shadow. */
const SHADED = 0.66

/** What is to be filled: the region with what it encloses, a margin and its shadow; and the region's bounds. */
export function holeOf({ alpha, isWhole }: Region, picture: DisplayRaster): { hole: Uint8Array; box: Box } {
  const { w, h } = picture
  const longSide = Math.max(w, h)
  const region = new Float32Array(alpha)
  for (const { pixels, left, top, right, bottom } of components(w, h, i => alpha[i] <= 0.5))
    if (left > 0 && top > 0 && right < w - 1 && bottom < h - 1) for (const i of pixels) region[i] = 1
  const hole = grownBy(region, w, h, longSide * (isWhole ? WHOLE_MARGIN : PART_MARGIN))
  const box = boundsOf(alpha, w, h)
  if (isWhole) takeShadow(hole, picture, box)
  if (hole.reduce((sum, value) => sum + value, 0) > w * h * LARGEST_HOLE)
    throw new InvalidJobError(
      'What is searched for fills nearly the whole picture, so there is nothing to fill its place from.',
    )
  return { hole, box }
}

function grownBy(region: Float32Array, w: number, h: number, radius: number): Uint8Array {
  const wide = boxBlur(region, w, h, 1, radius, 2)
  return Uint8Array.from(wide, value => (value > 0.06 ? 1 : 0))
}

/** Adds what is darker than the ground around and adjoins the hole beside or below the thing's middle. */
function takeShadow(hole: Uint8Array, { w, h, data }: DisplayRaster, box: Box) {
  const longSide = Math.max(w, h)
  const light = boxBlur(lumaOf({ w, h, data }), w, h, 1, Math.max(1, longSide * 0.004), 1)
  const thing = Float32Array.from(hole)
  const near = boxBlur(thing, w, h, 1, longSide * SHADOW_REACH * 0.5, 2)
  const ground: number[] = []
  const wide = boxBlur(thing, w, h, 1, longSide * GROUND_REACH * 0.5, 2)
  for (let i = 0; i < hole.length; i += 3) if (!hole[i] && wide[i] > 0.02) ground.push(light[i])
  if (ground.length === 0) return
  ground.sort((a, b) => a - b)
  const shaded = ground[Math.floor(ground.length * 0.6)] * SHADED
  const middle = (box.top + box.bottom) / 2
  const isShadow = (i: number) => near[i] > 0.01 && light[i] < shaded && i / w > middle
  const shadow = new Float32Array(w * h)
  for (const { pixels } of components(w, h, i => hole[i] === 1 || isShadow(i)))
    if (pixels.some(i => hole[i])) for (const i of pixels) shadow[i] = 1
  const grown = grownBy(shadow, w, h, longSide * PART_MARGIN)
  for (let i = 0; i < hole.length; i++) if (grown[i]) hole[i] = 1
}

function boundsOf(alpha: Float32Array, w: number, h: number): Box {
  const box: Box = { left: w, top: h, right: 0, bottom: 0 }
  for (let i = 0; i < alpha.length; i++) {
    if (alpha[i] <= 0.5) continue
    const [x, y] = [i % w, (i / w) | 0]
    box.left = Math.min(box.left, x)
    box.right = Math.max(box.right, x)
    box.top = Math.min(box.top, y)
    box.bottom = Math.max(box.bottom, y)
  }
  return box
}
