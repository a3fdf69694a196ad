import { boxBlur } from '#painter/engine/core/blur.ts'
import { clamp, smoothstep } from '#painter/engine/core/scalar.ts'
import { type DisplayRaster, lumaOf } from '#painter/painting/styles/display-raster.ts'
import { type Component, components } from '../pixels/components.ts'
import { scaledCopy } from '../pixels/scaled-copy.ts'
import { skinLikelihood } from './skin.ts'

/** Centre and half axes of a face, in shares of the picture's width (x) and height (y). */
export type Face = { x: number; y: number; radiusX: number; radiusY: number; confidence: number }

const LOOKED_AT = 220
/** From a strict idea of skin to a generous one. */
const SKIN_LEVELS = [0.55, 0.38, 0.24]
const LEAST_CONFIDENCE = 0.6
const LEAST_RADIUS = 0.055
const LOWEST_CENTRE = 0.62

/**
 * The likeliest face: an upright oval of skin with two dark spots for eyes in its upper half. It finds one
 * clear face from the front and nothing else, and is no recognition of anybody.
 */
export function findFace(picture: DisplayRaster): Face | null {
  const scale = Math.min(1, LOOKED_AT / Math.max(picture.w, picture.h))
  const small = scaledCopy(picture, scale)
  const { w, h } = small
  const skin = boxBlur(skinLikelihood(small), w, h, 1, 1.4, 2)
  const luma = lumaOf(small)
  let best: Face | null = null
  for (const level of SKIN_LEVELS)
    for (const area of components(w, h, i => skin[i] >= level)) {
      const face = faceFrom(area, luma, w, h)
      if (face && (!best || face.confidence > best.confidence)) best = face
    }
  const isLikely =
    best && best.confidence > LEAST_CONFIDENCE && best.radiusY > LEAST_RADIUS && best.y < LOWEST_CENTRE
  return isLikely ? best : null
}

function faceFrom({ pixels }: Component, luma: Float32Array, w: number, h: number): Face | null {
  const share = pixels.length / (w * h)
  if (share < 0.004 || share > 0.35) return null
  const { x, y, deviationX, deviationY } = spread(pixels, w)
  const aspect = deviationY / (deviationX + 0.01)
  const fill = pixels.length / (Math.PI * 4 * deviationX * deviationY)
  if (aspect < 0.75 || aspect > 2.1 || fill < 0.62 || fill > 1.15) return null
  const radiusX = deviationX * 2.05
  const radiusY = Math.max(deviationY * 2.1, radiusX * 1.15)
  const confidence =
    eyeDarkness(luma, w, h, { x, y, radiusX, radiusY }) *
    clamp(fill * 1.1) *
    smoothstep(0.75, 1, aspect) *
    (1 - 0.5 * Math.abs(x / w - 0.5)) *
    (y / h < 0.7 ? 1 : 0.5) *
    Math.sqrt(Math.min(1, share * 20))
  return { x: x / w, y: y / h, radiusX: radiusX / w, radiusY: radiusY / h, confidence }
}

function spread(pixels: number[], w: number) {
  let sumX = 0
  let sumY = 0
  let sumXX = 0
  let sumYY = 0
  for (const i of pixels) {
    const x = i % w
    const y = (i / w) | 0
    sumX += x
    sumY += y
    sumXX += x * x
    sumYY += y * y
  }
  const n = pixels.length
  const x = sumX / n
  const y = sumY / n
  const deviation = (squares: number, mean: number) => Math.sqrt(Math.max(0, squares / n - mean * mean))
  return { x, y, deviationX: deviation(sumXX, x), deviationY: deviation(sumYY, y) }
}

/** 0..1: how much darker than their surroundings the two places are where eyes would be. */
function eyeDarkness(
  luma: Float32Array,
  w: number,
  h: number,
  { x, y, radiusX, radiusY }: { x: number; y: number; radiusX: number; radiusY: number },
): number {
  let darkness = 0
  for (const side of [-1, 1]) {
    let darkest = 1
    let sum = 0
    let count = 0
    for (let v = -0.5; v < 0.05; v += 0.06)
      for (let u = 0.15; u < 0.62; u += 0.06) {
        const column = Math.round(x + side * u * radiusX)
        const row = Math.round(y + v * radiusY)
        if (column < 0 || row < 0 || column >= w || row >= h) continue
        const value = luma[row * w + column]
        darkest = Math.min(darkest, value)
        sum += value
        count++
      }
    if (count) darkness += clamp((sum / count - darkest) * 3.2)
  }
  return clamp(darkness / 2)
}
