import { boxBlur } from '#painter/engine/core/blur.ts'
import { components } from '../pixels/components.ts'
import type { Segment } from './segment.ts'

/** How much a segment's outline looks like the edge of one whole thing; all 0..1. */
export type Outline = {
  /** Mean colour difference (OKLab) across it. */
  contrast: number
  /** Share of it that is sharp: around a subject and something out of focus behind it, much is not. */
  sharp: number
  /**
   * Share of it that the longest stretch without a clear edge takes: there it leaves the subject, and runs
   * around something out of focus that touches it or through the middle of an even surface.
   */
  astray: number
  /** Share of it that runs level and upright for long, as frames of windows, pictures and doors do. */
  framed: number
}

/** Share of a wide step that a narrow one makes at a sharp edge. */
const SHARP = 0.55
/** Difference (OKLab) across the outline below which there is no edge. */
const FAINT = 0.06
const FAR = 6
const NEAR = 2
/** Pixels of the small picture over which a stretch may have gaps. */
const GAP = 6
/** Length of a straight run, in shares of the long side, that few grown things have. */
const LONG_RUN = 0.12

/** @param lab OKLab of the small picture, interleaved */
export function lookAtOutline(segment: Segment, lab: Float32Array, w: number, h: number): Outline {
  const outline = new Float32Array(w * h)
  const unclear = new Float32Array(w * h)
  let contrast = 0
  let edges = 0
  let sharp = 0
  let length = 0
  for (let y = FAR; y < h - FAR; y++)
    for (let x = FAR; x < w - FAR; x++) {
      const i = y * w + x
      const isAcross = segment[i] !== segment[i + 1]
      if (!isAcross && segment[i] === segment[i + w]) continue
      const step = isAcross ? 1 : w
      const narrow = labDistance(lab, i - NEAR * step, i + NEAR * step)
      const wide = labDistance(lab, i - FAR * step, i + FAR * step)
      const middle = labDistance(lab, i - (FAR / 2) * step, i + (FAR / 2) * step)
      const isFaint = Math.max(wide, middle) < FAINT
      const isSharp = narrow > wide * SHARP
      outline[i] = 1
      if (isFaint || !isSharp) unclear[i] = 1
      contrast += narrow
      length++
      if (wide < FAINT) continue
      edges++
      if (isSharp) sharp++
    }
  return {
    contrast: contrast / (length + 1),
    sharp: edges > 0 ? sharp / edges : 1,
    framed: straightRuns(segment, w, h) / (length + 1),
    astray: longestStretch(unclear, outline, w, h) / (length + 1),
  }
}

/** Pixels of the outline in the longest stretch most of which is marked. */
function longestStretch(marked: Float32Array, outline: Float32Array, w: number, h: number): number {
  const near = boxBlur(outline, w, h, 1, GAP, 1)
  const markedNear = boxBlur(marked, w, h, 1, GAP, 1)
  const stretches = components(w, h, i => near[i] > 0.001 && markedNear[i] > near[i] / 2)
  return Math.max(0, ...stretches.map(({ pixels }) => pixels.reduce((sum, i) => sum + outline[i], 0)))
}

/**
 * Twice the lesser of the pixels on long level and on long upright runs, so that what is merely tall does not
 * count; a pixel to either side is still straight.
 */
function straightRuns(segment: Segment, w: number, h: number): number {
  const least = Math.max(w, h) * LONG_RUN
  const alongLines = (across: number, along: number, lines: number, length: number) => {
    let sum = 0
    for (let line = 1; line < lines - 2; line++) {
      const isEdge = (at: number, k: number) =>
        segment[at + k * across] !== segment[at + (k + 1) * across] ? 1 : 0
      let run = 0
      let exact = 0
      for (let step = 0; step <= length; step++) {
        const at = step * along + line * across
        const here = step < length ? isEdge(at, 0) : 0
        if (here || (step < length && (isEdge(at, -1) || isEdge(at, 1)))) {
          run++
          exact += here
          continue
        }
        if (run >= least) sum += exact
        run = exact = 0
      }
    }
    return sum
  }
  return 2 * Math.min(alongLines(1, w, w, h), alongLines(w, 1, h, w))
}

const labDistance = (lab: Float32Array, a: number, b: number) =>
  Math.hypot(
    lab[a * 3] - lab[b * 3],
    2 * (lab[a * 3 + 1] - lab[b * 3 + 1]),
    2 * (lab[a * 3 + 2] - lab[b * 3 + 2]),
  )
