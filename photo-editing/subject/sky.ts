import { boxBlur } from '#painter/engine/core/blur.ts'
import { resizePlanes } from '#painter/engine/core/resize.ts'
import { clamp, smoothstep } from '#painter/engine/core/scalar.ts'
import { type DisplayRaster, lumaOf } from '#painter/painting/styles/display-raster.ts'
import { guidedFilter } from '../pixels/guided-filter.ts'
import { oklabPlanes } from '../pixels/oklab-planes.ts'
import { scaledCopy } from '../pixels/scaled-copy.ts'

export type Sky = {
  /** How much of each pixel (0..1) is sky. */
  alpha: Float32Array
  /** The row, in shares of the height, down to which there is sky. */
  horizon: number
}

const LOOKED_AT = 420
/** Difference (OKLab) over four rows at which a column's sky ends. */
const EDGE = 0.035
/** How often, how far (shares of the long side) and by what difference it grows: also behind towers and twigs. */
const ROUNDS = 4
const NEIGHBOURHOOD = 0.06
const ALIKE = { all: 0.035, none: 0.075 }
/** OKLab of blue sky and of clouds; left out of a sky, more of them than `most` of it would stay as patches. */
const CLOUD = { light: 0.55, chroma: 0.03, blue: -0.03, most: 0.15 }
/** Over what share of the long side a mast is compared with the sky, and by how much (three channels of sRGB). */
const THIN = 0.012
const UNLIKE = { all: 0.12, none: 0.3 }
/** Share of the columns that must begin with sky, and of the picture that it must fill. */
const LEAST_COLUMNS = 0.4
const LEAST_SHARE = 0.08
/** What is bluish or nearly white is a sky's colour; walls are warmer. OKLab. */
const WARMEST = 0.004
const WHITE = 0.86

/**
 * The sky of an outdoor picture: even, bluish or white, from the upper border down to the first edges. Null
 * without one, and where heaped clouds break it up.
 */
export function findSky(picture: DisplayRaster): Sky | null {
  const scale = Math.min(1, LOOKED_AT / Math.max(picture.w, picture.h))
  const small = scaledCopy(picture, scale)
  const { w, h } = small
  const lab = boxBlur(oklabPlanes(small), w, h, 3, 1, 1)
  const ends = Array.from({ length: w }, (_, x) => endOfSky(lab, w, h, x))
  const reached = ends.filter(end => end > h * 0.04).sort((a, b) => a - b)
  if (reached.length < w * LEAST_COLUMNS) return null
  const bottom = reached[Math.floor((reached.length - 1) * 0.9)]
  let coarse: Float32Array = Float32Array.from({ length: w * h }, (_, i) =>
    ((i / w) | 0) < ends[i % w] ? 1 : 0,
  )
  for (let round = 0; round < ROUNDS; round++) coarse = grown(coarse, lab, w, h, bottom)
  const share = coarse.reduce((sum, value) => sum + value, 0) / coarse.length
  if (share < LEAST_SHARE || cloudsLeft(coarse, lab, w, bottom) > CLOUD.most) return null
  const wide = resizePlanes(coarse, w, h, 1, picture.w, picture.h)
  const radius = Math.max(2, Math.round(Math.max(picture.w, picture.h) * 0.004))
  const alpha = guidedFilter(lumaOf(picture), wide, picture.w, picture.h, radius, 2e-4)
  for (let i = 0; i < alpha.length; i++) alpha[i] = smoothstep(0.15, 0.85, alpha[i])
  keepThin(alpha, picture)
  return { alpha, horizon: clamp(bottom / h) }
}

/** The row at which a column's sky ends; 0 where it begins with something else. */
function endOfSky(lab: Float32Array, w: number, h: number, x: number): number {
  for (let y = 2; y < h - 2; y++) {
    const i = (y * w + x) * 3
    const isSkyColoured = lab[i + 2] < WARMEST || lab[i] > WHITE
    const [above, below] = [((y - 2) * w + x) * 3, ((y + 2) * w + x) * 3]
    const step = Math.hypot(...[0, 1, 2].map(c => lab[above + c] - lab[below + c]))
    if (!isSkyColoured || step > EDGE) return y <= 3 ? 0 : y
  }
  return h - 2
}

/** Takes out, in place, masts and twigs that are too thin for the small picture. */
function keepThin(alpha: Float32Array, { w, h, data }: DisplayRaster) {
  const reach = Math.max(w, h) * THIN
  const weights = boxBlur(alpha, w, h, 1, reach, 1)
  const plane = new Float32Array(w * h)
  const difference = new Float32Array(w * h)
  for (let c = 0; c < 3; c++) {
    for (let i = 0; i < plane.length; i++) plane[i] = data[i * 3 + c] * alpha[i]
    const sums = boxBlur(plane, w, h, 1, reach, 1)
    for (let i = 0; i < plane.length; i++)
      difference[i] += Math.abs(data[i * 3 + c] - sums[i] / (weights[i] + 1e-4))
  }
  for (let i = 0; i < alpha.length; i++) alpha[i] *= smoothstep(UNLIKE.none, UNLIKE.all, difference[i])
}

/** Sky-coloured pixels above the horizon that were not reached, against those that were. */
function cloudsLeft(sky: Float32Array, lab: Float32Array, w: number, bottom: number): number {
  let [left, reached] = [0, 1]
  for (let i = 0; i < w * bottom; i++) {
    const [light, a, b] = [lab[i * 3], lab[i * 3 + 1], lab[i * 3 + 2]]
    if (sky[i] >= 0.5) reached++
    else if (light > CLOUD.light && (b < CLOUD.blue || Math.hypot(a, b) < CLOUD.chroma)) left++
  }
  return left / reached
}

/** What has the colour of the sky around it becomes sky; what has not ceases to be. */
function grown(sky: Float32Array, lab: Float32Array, w: number, h: number, bottom: number): Float32Array {
  const colours = lab.map((value, k) => value * sky[(k / 3) | 0])
  const reach = Math.max(w, h) * NEIGHBOURHOOD
  const sums = boxBlur(colours, w, h, 3, reach, 1)
  const weights = boxBlur(sky, w, h, 1, reach, 1)
  return sky.map((_, i) => {
    const y = (i / w) | 0
    if (weights[i] < 0.02 || y >= bottom) return 0
    const difference = Math.hypot(...[0, 1, 2].map(c => lab[i * 3 + c] - sums[i * 3 + c] / weights[i]))
    return smoothstep(ALIKE.none, ALIKE.all, difference) * smoothstep(bottom, bottom - h * 0.02, y)
  })
}
