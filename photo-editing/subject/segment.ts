import { boxBlur } from '#painter/engine/core/blur.ts'
import { resizePlanes } from '#painter/engine/core/resize.ts'
import { openCv, rgbMat, withMats } from '../open-cv.ts'
import { components } from '../pixels/components.ts'
import { colourModel } from './colour-model.ts'
import type { Face } from './face.ts'
import { leftBehind } from './left-behind.ts'

/** 1 for each pixel of the subject, 0 elsewhere. */
export type Segment = Uint8Array

type Small = { w: number; h: number; data: Float32Array }

/** A first idea of what belongs where, which GrabCut then refines. */
type Label = 'subject' | 'perhaps subject' | 'perhaps background' | 'background'

/** Long side, in pixels, at which the subject is found; GrabCut's cost grows much faster than the picture. */
const FOUND_AT = 220
const ROUNDS = 4
const LAST_ROUNDS = 2
/** Shares of the long side: how deep inside and how far outside of a coarse cut nothing is in doubt. */
const DEEP = 0.05
const FAR_OFF = 0.03
/** Shares of the picture. The hole of a handle shows background and stays; a spoon's bowl does not. */
const TINY_HOLE = 0.002
const LARGEST_HOLE = 0.06
const UNLIKE_BACKGROUND = 0.12
const LEAST_PIXELS = 20
/** Set in OpenCV's labels of both the subject and what is perhaps the subject. */
const SUBJECT_BIT = 1

/**
 * Cuts the subject out twice, coarsely, from two first ideas: what stands out, and what is not at the border.
 * Two alike answers mean that the picture itself decides, not the first idea.
 */
export async function segmentTwice(
  whole: Small,
  wholeSalient: Float32Array,
  wholeContrast: Float32Array,
  face: Face | null,
) {
  const scale = Math.min(1, FOUND_AT / Math.max(whole.w, whole.h))
  const w = Math.max(8, Math.round(whole.w * scale))
  const h = Math.max(8, Math.round(whole.h * scale))
  const reduced = (values: Float32Array, channels: number) =>
    resizePlanes(values, whole.w, whole.h, channels, w, h)
  const picture = { w, h, data: reduced(whole.data, 3) }
  const salient = reduced(wholeSalient, 1)
  const contrast = reduced(wholeContrast, 1)
  const enlarged = (segment: Segment): Segment => {
    const shares = resizePlanes(new Float32Array(segment), w, h, 1, whole.w, whole.h)
    return new Uint8Array(shares.map(share => (share > 0.5 ? 1 : 0)))
  }
  const level = otsuLevel(salient)
  const isEdge = (x: number, y: number) => (x < 2 || x > w - 3 || y < 2) && !(face !== null && y > h / 2)
  const bySaliency = await grabCut(picture, contrast, (i, x, y) => {
    if (salient[i] > level * 1.9 && (face || salient[i] > 0.8)) return 'subject'
    if (salient[i] > level) return 'perhaps subject'
    return salient[i] > level * 0.45 && !isEdge(x, y) ? 'perhaps background' : 'background'
  })
  const byPosition = await grabCut(picture, contrast, (i, x, y) => {
    const u = x / w
    const v = y / h
    if (u < 0.05 || u > 0.95 || v < 0.05 || (v > 0.96 && !face)) return 'background'
    const isMiddle = Math.abs(u - 0.5) < 0.2 && Math.abs(v - 0.55) < 0.22
    return salient[i] > level * 0.8 || isMiddle ? 'perhaps subject' : 'perhaps background'
  })
  return { bySaliency: enlarged(bySaliency), byPosition: enlarged(byPosition) }
}

/** A coarse cut at full detail: only along its outline, and where it left parts of the subject behind. */
export async function segmentFinely(
  picture: Small,
  coarse: Segment,
  contrast: Float32Array,
): Promise<Segment> {
  const { w, h } = picture
  const longSide = Math.max(w, h)
  const left = leftBehind(picture, coarse)
  const inside = boxBlur(new Float32Array(coarse), w, h, 1, longSide * DEEP, 2)
  const around = boxBlur(new Float32Array(coarse), w, h, 1, longSide * FAR_OFF, 2)
  return grabCut(
    picture,
    contrast,
    i => {
      if (coarse[i]) return inside[i] > 0.99 ? 'subject' : 'perhaps subject'
      if (left[i]) return 'perhaps subject'
      return around[i] > 0.01 ? 'perhaps background' : 'background'
    },
    LAST_ROUNDS,
  )
}

/** GrabCut (Rother, Kolmogorov and Blake, 2004): colours of both sides against edges between them. */
async function grabCut(
  picture: Small,
  contrast: Float32Array,
  labelOf: (i: number, x: number, y: number) => Label,
  rounds = ROUNDS,
): Promise<Segment> {
  const { w, h } = picture
  const { cv } = await openCv()
  const values: Record<Label, number> = {
    background: cv.GC_BGD,
    subject: cv.GC_FGD,
    'perhaps background': cv.GC_PR_BGD,
    'perhaps subject': cv.GC_PR_FGD,
  }
  const segment = new Uint8Array(w * h)
  withMats(keep => {
    const source = keep(rgbMat(cv, picture))
    const mask = keep(new cv.Mat(h, w, cv.CV_8UC1))
    const labels = mask.data
    const sides: [number[], number[]] = [[], []]
    for (let y = 0; y < h; y++)
      for (let x = 0; x < w; x++) {
        const i = y * w + x
        labels[i] = values[labelOf(i, x, y)]
        sides[labels[i] & SUBJECT_BIT].push(i)
      }
    // Without pixels of both sides there are no colours to tell them apart by.
    if (sides.some(pixels => pixels.length < LEAST_PIXELS)) return
    const [background, subject] = sides.map(pixels => {
      const model = colourModel(source.data, pixels)
      return keep(cv.matFromArray(1, model.length, cv.CV_64FC1, Array.from(model)))
    })
    cv.grabCut(source, mask, new cv.Rect(0, 0, w, h), background, subject, rounds, cv.GC_EVAL)
    // Anew, because OpenCV's memory may have moved while it worked.
    const decided = mask.data
    for (let i = 0; i < segment.length; i++) segment[i] = decided[i] & SUBJECT_BIT
  })
  return tidy(segment, contrast, w, h)
}

/** Closes narrow gaps, drops crumbs, and fills holes through which no background is seen. */
function tidy(segment: Segment, contrast: Float32Array, w: number, h: number): Segment {
  const reach = Math.max(2, Math.round(Math.max(w, h) * 0.011)) * 0.6
  const soft = boxBlur(new Float32Array(segment), w, h, 1, reach, 2)
  const dilated = boxBlur(
    soft.map(value => (value > 0.06 ? 1 : 0)),
    w,
    h,
    1,
    reach,
    2,
  )
  for (let i = 0; i < segment.length; i++) if (dilated[i] > 0.955) segment[i] = 1
  const parts = components(w, h, i => segment[i] === 1)
  const largest = Math.max(0, ...parts.map(({ pixels }) => pixels.length))
  for (const { pixels } of parts) if (pixels.length < largest * 0.12) for (const i of pixels) segment[i] = 0
  for (const { pixels } of components(w, h, i => segment[i] === 0)) {
    const share = pixels.length / (w * h)
    const unlike = pixels.reduce((sum, i) => sum + contrast[i], 0) / pixels.length
    if (share < TINY_HOLE || (share < LARGEST_HOLE && unlike > UNLIKE_BACKGROUND))
      for (const i of pixels) segment[i] = 1
  }
  return segment
}

/** The level that parts the values into the two most unlike groups (Otsu, 1979). */
function otsuLevel(values: Float32Array): number {
  let bestLevel = 0.4
  let bestVariance = -1
  for (let level = 0.15; level < 0.8; level += 0.02) {
    let above = 0
    let below = 0
    let countAbove = 0
    for (let i = 0; i < values.length; i++)
      if (values[i] > level) {
        above += values[i]
        countAbove++
      } else below += values[i]
    const countBelow = values.length - countAbove
    if (Math.min(countAbove, countBelow) < values.length * 0.02) continue
    const shares = (countAbove / values.length) * (countBelow / values.length)
    const variance = shares * (above / countAbove - below / countBelow) ** 2
    if (variance > bestVariance) {
      bestVariance = variance
      bestLevel = level
    }
  }
  return bestLevel
}
