import { boxBlur } from '#painter/engine/core/blur.ts'
import { resizePlanes } from '#painter/engine/core/resize.ts'
import type { Size } from './light.ts'

/** The skin of a face: its tone as the light falls on it, and what of the picture belongs to it. */
export type Skin = {
  /** Smooth logarithms of light, three for each pixel, carried on over what is no skin. */
  tone: Float32Array
  /** 0 to 1 for each pixel: how much it looks like the skin around it. */
  likeness: Float32Array
}

/** How far from the skin around it a pixel may be, as logarithms. Skin shines, so a brighter one may be further off. */
type Tolerance = { darker: number; brighter: number; colour: number }

const USUAL: Tolerance = { darker: 0.45, brighter: 0.9, colour: 0.16 }
/** How far any of the face may be from its middle: further than a shadow of the cheek is a beard. */
const AT_MOST: Tolerance = { darker: 0.75, brighter: 1.5, colour: 0.5 }
/** In mixed light the skin itself differs by so much from its surroundings; this many times that is allowed for. */
const OWN_SPREAD = 2.2
/** Neighbourhoods of the rounds, in the smallest: what fills a small one at first would pass for its skin. */
const NEIGHBOURHOODS = [5, 3, 2, 1.4, 1, 1, 1]
/** Rounds after which the skin near the outline is asked as much as that in the middle. */
const CORE_ROUNDS = 2
/** The tone is smooth: so many pixels from cheek to cheek are enough to find it. */
const WORKING_WIDTH = 120

/**
 * Skin by what most of the neighbourhood looks like, found in rounds: each leaves out what the last found unlike, and
 * so it spreads from the middle of the face to where hair begins.
 * @param light logarithms, three for each pixel; NaN where nothing is known
 * @param expected 0 to 1 for each pixel: where skin is to be expected
 * @param core the same, less towards the outline
 * @param faceWidth in pixels
 * @param even over how many widths of the face the light is taken as even
 */
export function skinOf(
  light: Float32Array,
  { expected, core }: { expected: Float32Array; core: Float32Array },
  size: Size,
  faceWidth: number,
  even: number,
): Skin {
  const step = Math.max(1, Math.round(faceWidth / WORKING_WIDTH))
  const small = { w: Math.ceil(size.w / step), h: Math.ceil(size.h / step) }
  const smallTone = toneOf(
    everyNth(light, size, small, step, 3),
    everyNth(expected, size, small, step, 1),
    everyNth(core, size, small, step, 1),
    small,
    (even * faceWidth) / step,
  )
  const tone = step === 1 ? smallTone.tone : resizePlanes(smallTone.tone, small.w, small.h, 3, size.w, size.h)
  const likeness = new Float32Array(size.w * size.h)
  for (let i = 0; i < likeness.length; i++) likeness[i] = likenessTo(tone, light, i, smallTone.tolerance)
  return { tone, likeness }
}

function toneOf(
  light: Float32Array,
  expected: Float32Array,
  core: Float32Array,
  size: Size,
  radius: number,
): { tone: Float32Array; tolerance: Tolerance } {
  let tone: Float32Array = new Float32Array(light.length)
  let first: Float32Array | null = null
  let tolerance = USUAL
  let weights = core
  NEIGHBOURHOODS.forEach((factor, round) => {
    tone = smoothTone(light, weights, size, radius * factor)
    const own = spreadAbout(tone, light, weights)
    tolerance = {
      darker: Math.max(USUAL.darker, OWN_SPREAD * own.brightness),
      brighter: Math.max(USUAL.brighter, OWN_SPREAD * own.brightness),
      colour: Math.max(USUAL.colour, OWN_SPREAD * own.colour),
    }
    if (round < CORE_ROUNDS) {
      weights = core.map((hope, i) => hope * likenessTo(tone, light, i, tolerance))
      first = tone
    } else {
      const middle = first ?? tone
      weights = expected.map(
        (hope, i) => hope * likenessTo(tone, light, i, tolerance) * likenessTo(middle, light, i, AT_MOST),
      )
    }
  })
  return { tone, tolerance }
}

/** 0 where nothing is known. */
function likenessTo(
  tone: Float32Array,
  light: Float32Array,
  i: number,
  { darker, brighter, colour }: Tolerance,
): number {
  const r = light[i * 3] - tone[i * 3]
  if (Number.isNaN(r)) return 0
  const g = light[i * 3 + 1] - tone[i * 3 + 1]
  const b = light[i * 3 + 2] - tone[i * 3 + 2]
  const brightness = (r + g + b) / 3
  const apart = (r - brightness) ** 2 + (g - brightness) ** 2 + (b - brightness) ** 2
  return Math.exp(-((brightness / (brightness > 0 ? brighter : darker)) ** 2) - apart / colour ** 2)
}

/** Root mean squares of the distance from the tone. */
function spreadAbout(tone: Float32Array, light: Float32Array, weights: Float32Array) {
  let [all, brightnesses, colours] = [1e-6, 0, 0]
  for (let i = 0; i < weights.length; i++) {
    const r = light[i * 3] - tone[i * 3]
    if (weights[i] === 0 || Number.isNaN(r)) continue
    const g = light[i * 3 + 1] - tone[i * 3 + 1]
    const b = light[i * 3 + 2] - tone[i * 3 + 2]
    const brightness = (r + g + b) / 3
    all += weights[i]
    brightnesses += weights[i] * brightness ** 2
    colours += weights[i] * ((r - brightness) ** 2 + (g - brightness) ** 2 + (b - brightness) ** 2)
  }
  return { brightness: Math.sqrt(brightnesses / all), colour: Math.sqrt(colours / all) }
}

/** Weighted mean of the neighbourhood, and of a wider one where that has little to tell. */
function smoothTone(
  light: Float32Array,
  weights: Float32Array,
  { w, h }: Size,
  radius: number,
): Float32Array {
  const weighted = new Float32Array(w * h * 4)
  const sums = [0, 0, 0, 1e-6]
  for (let i = 0; i < weights.length; i++) {
    const weight = Number.isNaN(light[i * 3]) ? 0 : weights[i]
    if (weight === 0) continue
    for (let c = 0; c < 3; c++) {
      weighted[i * 4 + c] = light[i * 3 + c] * weight
      sums[c] += weighted[i * 4 + c]
    }
    weighted[i * 4 + 3] = weight
    sums[3] += weight
  }
  const near = boxBlur(weighted, w, h, 4, radius)
  const wide = boxBlur(near, w, h, 4, radius * 3)
  const tone = new Float32Array(w * h * 3)
  for (let i = 0; i < weights.length; i++) {
    const total = near[i * 4 + 3] + WIDE * wide[i * 4 + 3] + LEAST
    for (let c = 0; c < 3; c++) {
      const all = (LEAST * sums[c]) / sums[3]
      tone[i * 3 + c] = (near[i * 4 + c] + WIDE * wide[i * 4 + c] + all) / total
    }
  }
  return tone
}

/** Weights of the wider neighbourhood, and of the whole face, beside the near one. */
const WIDE = 0.05
const LEAST = 1e-4

/** Means over squares of `step` pixels a side; what is not a number is left out of them. */
function everyNth(
  values: Float32Array,
  { w, h }: Size,
  small: Size,
  step: number,
  channels: number,
): Float32Array {
  if (step === 1) return values
  const means = new Float32Array(small.w * small.h * channels)
  for (let y = 0; y < small.h; y++)
    for (let x = 0; x < small.w; x++)
      for (let c = 0; c < channels; c++) {
        let [sum, count] = [0, 0]
        for (let v = y * step; v < Math.min(h, (y + 1) * step); v++)
          for (let u = x * step; u < Math.min(w, (x + 1) * step); u++) {
            const value = values[(v * w + u) * channels + c]
            if (Number.isNaN(value)) continue
            sum += value
            count++
          }
        means[(y * small.w + x) * channels + c] = sum / count
      }
  return means
}
