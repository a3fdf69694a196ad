import { boxBlur } from '#painter/engine/core/blur.ts'
import { resizePlanes } from '#painter/engine/core/resize.ts'
import { clamp, smoothstep } from '#painter/engine/core/scalar.ts'
import { InvalidJobError } from '#painter/job.ts'
import { type DisplayRaster, lumaOf } from '#painter/painting/styles/display-raster.ts'
import type { SubjectMask } from '../job.ts'
import { components } from '../pixels/components.ts'
import { guidedFilter } from '../pixels/guided-filter.ts'
import { oklabPlanes } from '../pixels/oklab-planes.ts'
import { scaledCopy } from '../pixels/scaled-copy.ts'
import { type Face, findFace } from './face.ts'
import { leftBehind } from './left-behind.ts'
import { lookAtOutline } from './outline.ts'
import { borderContrast, saliency } from './saliency.ts'
import { type Segment, segmentFinely, segmentTwice } from './segment.ts'

/** Bounds in pixels, borders included. */
type Box = { left: number; top: number; right: number; bottom: number }

export type CutOut = {
  /** Coverage 0..1 per pixel, soft at the edges. */
  alpha: Float32Array
  /** 0..1; see LEAST_CONFIDENCE. */
  confidence: number
  face: Face | null
  box: Box
}

/** Below this a cut-out is more often wrong than right, and is refused rather than sold. */
export const LEAST_CONFIDENCE = 0.8

/** Shares of the outline: what has to be sharp, and the longest stretch that may be without a clear edge. */
const LEAST_SHARP = 0.35
const MOST_ASTRAY = 0.19
/** Share of the outline that may be straight: the window behind a cat is not the cat. */
const MOST_FRAMED = 0.5
/** Share of the area that must be in one piece: two things are not one clear subject. */
const LEAST_WHOLE = 0.7
/** Two cut-outs that share less than this of their area say that the picture leaves it open. */
const LEAST_AGREEMENT = 0.65
/** What has the subject's colours and was still left behind, against the subject's area. */
const MOST_LEFT = 0.18

/** The long side, in pixels, at which the subject is looked for; its edge is then found at full size. */
const LOOKED_AT = { least: 256, most: 420 }
/** Pixels of a mask that is given over which its edge may be off. */
const MASK_EDGE = 4
/** Pixels a side from which such a mask shows hair and fur, and its soft edge is the picture's own. */
const FINE_MASK = 512
/** From this factor on the steps at edges are wide because they were enlarged. */
const ENLARGED = 1.5

const NO_CLEAR_SUBJECT =
  'The built-in engine could not tell the subject from its background in this picture. One clear subject before a plain background works best.'

/** @throws InvalidJobError when the cut-out is not sure enough to be shown to anybody */
export function refuseDoubtful({ confidence }: CutOut) {
  if (confidence < LEAST_CONFIDENCE) throw new InvalidJobError(NO_CLEAR_SUBJECT)
}

/**
 * Finds the main subject and its outline.
 * @param mask the subject where it is known already; its outline is then laid along the picture's edges
 */
export async function cutOutSubject(
  picture: DisplayRaster,
  mask: SubjectMask | null = null,
): Promise<CutOut> {
  if (mask) return outlined(picture, mask)
  const longSide = Math.max(picture.w, picture.h)
  const scale = clamp(longSide, LOOKED_AT.least, LOOKED_AT.most) / longSide
  const small = scaledCopy(picture, scale)
  const { w, h } = small
  const lab = boxBlur(oklabPlanes(small), w, h, 3, 1, 1)
  const face = findFace(picture)
  const contrast = borderContrast({ w, h, lab })
  const salient = saliency({ w, h, lab }, contrast, face)
  const { bySaliency, byPosition } = await segmentTwice(small, salient, contrast, face)
  const isEnlarged = scale > ENLARGED
  const first = judge(bySaliency, lab, w, h, isEnlarged)
  const second = judge(byPosition, lab, w, h, isEnlarged)
  const isSecondBetter = !face && second > first * 1.05
  const coarse = isSecondBetter ? byPosition : bySaliency
  const segment = await segmentFinely(small, coarse, contrast)
  const left = areaOf(leftBehind(small, segment)) / (areaOf(segment) + 1)
  const agreement = overlap(bySaliency, byPosition)
  const alpha = refineEdge(picture, segment, w, h)
  return {
    alpha,
    confidence: clamp(
      Math.max(first, isSecondBetter ? second : 0) *
        (0.35 + 0.65 * smoothstep(LEAST_AGREEMENT, 0.9, agreement)) *
        smoothstep(MOST_LEFT, MOST_LEFT - 0.06, left) *
        (face ? 1.15 : 1),
    ),
    face,
    box: boundsOf(alpha, picture.w, picture.h),
  }
}

/** How much the segment looks like one whole thing: its size, its edge, its solidity. */
function judge(segment: Segment, lab: Float32Array, w: number, h: number, isEnlarged: boolean): number {
  let area = 0
  let touching = 0
  let spanned = 0
  for (let y = 0; y < h; y++) {
    let left = -1
    let right = -1
    for (let x = 0; x < w; x++) {
      if (!segment[y * w + x]) continue
      area++
      if (x === 0 || x === w - 1 || y === 0) touching++
      if (left < 0) left = x
      right = x
    }
    if (left >= 0) spanned += right - left + 1
  }
  const share = area / (w * h)
  const solidity = area / (spanned + 1)
  const touch = touching / (w + 2 * h)
  const outline = lookAtOutline(segment, lab, w, h)
  const clear = isEnlarged
    ? 1
    : smoothstep(LEAST_SHARP, LEAST_SHARP + 0.08, outline.sharp) *
      smoothstep(MOST_ASTRAY, MOST_ASTRAY - 0.06, outline.astray)
  return (
    clear *
    smoothstep(MOST_FRAMED, MOST_FRAMED - 0.1, outline.framed) *
    smoothstep(0.015, 0.06, share) *
    smoothstep(0.9, 0.7, share) *
    clamp(outline.contrast / 0.14) *
    clamp((solidity - 0.35) / 0.45) *
    smoothstep(LEAST_WHOLE, LEAST_WHOLE + 0.2, largestPart(segment, w, h) / (area + 1)) *
    (1 - clamp(touch * 2) * 0.6)
  )
}

const largestPart = (segment: Segment, w: number, h: number) =>
  Math.max(0, ...components(w, h, i => segment[i] === 1).map(({ pixels }) => pixels.length))

const areaOf = (mask: Uint8Array) => mask.reduce((sum, value) => sum + value, 0)

/** Intersection over union. */
function overlap(a: Segment, b: Segment): number {
  let both = 0
  let either = 0
  for (let i = 0; i < a.length; i++) {
    both += a[i] & b[i]
    either += a[i] | b[i]
  }
  return both / (either + 1)
}

/** A mask at full size, laid along the picture's edges. That of a coarse one is wider than the picture's own. */
function outlined(picture: DisplayRaster, { width, height, values }: SubjectMask): CutOut {
  const { w, h } = picture
  const coarse = resizePlanes(values, width, height, 1, w, h)
  const side = Math.max(width, height)
  const radius = Math.max(3, Math.round((Math.max(w, h) / side) * MASK_EDGE))
  const alpha = guidedFilter(lumaOf(picture), coarse, w, h, radius, 1e-4)
  const isFine = side >= FINE_MASK
  for (let i = 0; i < alpha.length; i++) alpha[i] = isFine ? clamp(alpha[i]) : smoothstep(0.35, 0.8, alpha[i])
  return { alpha, confidence: 1, face: findFace(picture), box: boundsOf(alpha, w, h) }
}

/** The segment at full size, its edge drawn along the picture's own. */
function refineEdge(picture: DisplayRaster, segment: Segment, w: number, h: number): Float32Array {
  const soft = boxBlur(Float32Array.from(segment), w, h, 1, 0.8, 1)
  const coarse = resizePlanes(soft, w, h, 1, picture.w, picture.h)
  const radius = Math.max(3, Math.round(Math.max(picture.w, picture.h) * 0.006))
  const alpha = guidedFilter(lumaOf(picture), coarse, picture.w, picture.h, radius, 1e-4)
  for (let i = 0; i < alpha.length; i++) alpha[i] = smoothstep(0.12, 0.88, alpha[i] * 0.75 + coarse[i] * 0.25)
  return alpha
}

function boundsOf(alpha: Float32Array, w: number, h: number): Box {
  const box: Box = { left: w, top: h, right: 0, bottom: 0 }
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      if (alpha[y * w + x] < 0.5) continue
      if (x < box.left) box.left = x
      if (x > box.right) box.right = x
      if (y < box.top) box.top = y
      if (y > box.bottom) box.bottom = y
    }
  return box.right < box.left ? { left: 0, top: 0, right: w - 1, bottom: h - 1 } : box
}
