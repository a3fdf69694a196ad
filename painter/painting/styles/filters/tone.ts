import { boxBlur } from '../../../engine/core/blur.ts'
import { clamp, mix } from '../../../engine/core/scalar.ts'
import { type DisplayRaster, lumaAt, lumaOf } from '../display-raster.ts'

/**
 * Stretches the tones in place so that the darkest and brightest hundredth reach black and white and
 * the median reaches `middle`: stylising needs the whole range, whatever the time of day.
 */
export function autoLevels(picture: DisplayRaster, middle = 0.46) {
  const { w, h, data } = picture
  const n = w * h
  const luma = lumaOf(picture)
  const { low, median, high } = percentiles(luma)
  const black = low / 255
  const white = Math.max(black + 0.1, high / 255)
  const stretchedMedian = clamp((median / 255 - black) / (white - black), 0.05, 0.95)
  const gamma = clamp(Math.log(middle) / Math.log(stretchedMedian), 0.45, 1.5)
  const colour = [0, 0, 0]
  for (let i = 0; i < n; i++) {
    const from = luma[i]
    const to = clamp((from - black) / (white - black)) ** gamma
    const factor = (to + 0.002) / (from + 0.002)
    for (let c = 0; c < 3; c++) {
      const value = data[i * 3 + c]
      colour[c] = Math.max(0, mix(value * factor, value + (to - from), 0.35))
    }
    storeInGamut(data, i, colour[0], colour[1], colour[2])
  }
}

/** The 1st, 50th and 99th percentile as steps 0..255. */
function percentiles(luma: Float32Array) {
  const histogram = new Uint32Array(256)
  for (let i = 0; i < luma.length; i++) histogram[Math.min(255, (luma[i] * 255) | 0)]++
  let below = 0
  let low = 0
  let median = 128
  let high = 255
  for (let step = 0; step < 256; step++) {
    below += histogram[step]
    if (below < luma.length * 0.01) low = step
    if (below < luma.length * 0.5) median = step
    if (below < luma.length * 0.99) high = step
  }
  return { low, median, high }
}

/** Stores a colour that may exceed 0..1 by fading it towards its own grey, which keeps the hue. */
export function storeInGamut(data: Float32Array, i: number, r: number, g: number, b: number) {
  const grey = clamp(0.299 * r + 0.587 * g + 0.114 * b)
  const largest = Math.max(r, g, b)
  const smallest = Math.min(r, g, b)
  let keep = 1
  if (largest > 1) keep = Math.min(keep, (1 - grey) / (largest - grey + 1e-6))
  if (smallest < 0) keep = Math.min(keep, grey / (grey - smallest + 1e-6))
  data[i * 3] = clamp(grey + (r - grey) * keep)
  data[i * 3 + 1] = clamp(grey + (g - grey) * keep)
  data[i * 3 + 2] = clamp(grey + (b - grey) * keep)
}

/** In place: 1 keeps saturation and contrast as they are; `brightness` is added. */
export function adjustColour(picture: DisplayRaster, saturation: number, contrast = 1, brightness = 0) {
  const { w, h, data } = picture
  for (let i = 0; i < w * h; i++) {
    const luma = lumaAt(data, i)
    for (let c = 0; c < 3; c++) {
      const saturated = luma + (data[i * 3 + c] - luma) * saturation
      data[i * 3 + c] = clamp((saturated - 0.5) * contrast + 0.5 + brightness)
    }
  }
}

/** Local contrast of the middle tones, in place, at a scale of `radius` pixels. */
export function clarity(picture: DisplayRaster, radius: number, amount: number) {
  const { w, h, data } = picture
  const luma = lumaOf(picture)
  const blurred = boxBlur(luma, w, h, 1, radius, 2)
  for (let i = 0; i < w * h; i++) {
    const change = (luma[i] - blurred[i]) * amount * (1 - Math.abs(luma[i] * 2 - 1) ** 3)
    for (let c = 0; c < 3; c++) data[i * 3 + c] = clamp(data[i * 3 + c] + change)
  }
}

/** Sharpening in place by what a blur of `radius` pixels takes away. */
export function unsharp(picture: DisplayRaster, radius: number, amount: number) {
  const { w, h, data } = picture
  const blurred = boxBlur(data, w, h, 3, radius, 2)
  for (let i = 0; i < data.length; i++) data[i] = clamp(data[i] + (data[i] - blurred[i]) * amount)
}
