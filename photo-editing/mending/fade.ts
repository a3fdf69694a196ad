import { clamp, mix, smoothstep } from '#painter/engine/core/scalar.ts'
import { type DisplayRaster, lumaOf } from '#painter/painting/styles/display-raster.ts'
import { adjustColour, clarity, unsharp } from '#painter/painting/styles/filters/tone.ts'

/** 8-bit steps of colour variation below which a photograph is black-and-white or toned in one colour. */
const TONED_VARIATION = 7

/** A fresh print has blacks, and dyes that fade grow lighter. One channel without any is a coloured picture. */
const FADED_BLACK = { from: 0.07, to: 0.16 }
/** Range of the tones below which there is hardly anything in the picture that its blacks could be told from. */
const LEAST_RANGE = { from: 0.1, to: 0.3 }

/**
 * Brings back range and colour that time has taken, in place; what has not faded stays as it is. A toned print keeps
 * its tone.
 *
 * @returns 0..1: how faded the picture was
 */
export function removeFade(picture: DisplayRaster): number {
  const { w, h, data } = picture
  const toned = isToned(picture)
  // The channels of a toned print differ because of its tone, which is its own.
  const share = toned ? 0 : 0.85
  const low = [0, 1, 2].map(c => percentile(data, c, 0.006))
  const high = [0, 1, 2].map(c => percentile(data, c, 0.992))
  const faded = fadedness(low, high)
  const black = low.map(value => faded * mix(Math.min(...low), value, share))
  const white = high.map(value => mix(1, mix(Math.max(...high), value, share), faded))
  for (let i = 0; i < w * h; i++)
    for (let c = 0; c < 3; c++)
      data[i * 3 + c] = clamp((data[i * 3 + c] - black[c]) / (white[c] - black[c] + 1e-4))
  if (!toned) {
    balanceGrey(picture, faded)
    adjustColour(picture, 1 + 0.16 * faded)
  }
  clarity(picture, Math.max(w, h) * 0.03, 0.2)
  unsharp(picture, 1.3, 0.4)
  return faded
}

/** 0..1, by the darkest and the lightest values of the channels. */
function fadedness(low: number[], high: number[]): number {
  const [darkest, darker] = [...low].sort((a, b) => a - b)
  const range = Math.max(...high.map((value, c) => value - low[c]))
  return (
    smoothstep(FADED_BLACK.from, FADED_BLACK.to, (darkest + darker) / 2) *
    smoothstep(LEAST_RANGE.from, LEAST_RANGE.to, range)
  )
}

/** Whether lightness explains all colour there is, as in a brown or blue print. */
function isToned(picture: DisplayRaster): boolean {
  const light = lumaOf(picture)
  const unexplained = [0, 2].map(channel => {
    const difference = light.map((_, i) => picture.data[i * 3 + channel] - picture.data[i * 3 + 1])
    const slope = covariance(difference, light) / (covariance(light, light) + 1e-6)
    return covariance(difference, difference) - slope * covariance(difference, light)
  })
  return Math.sqrt(Math.max(0, unexplained[0] + unexplained[1])) * 255 < TONED_VARIATION
}

function covariance(one: Float32Array, other: Float32Array): number {
  let [sumOne, sumOther, products] = [0, 0, 0]
  for (let i = 0; i < one.length; i++) {
    sumOne += one[i]
    sumOther += other[i]
    products += one[i] * other[i]
  }
  return (products - (sumOne * sumOther) / one.length) / one.length
}

function percentile(data: Float32Array, channel: number, share: number): number {
  const histogram = new Uint32Array(256)
  for (let k = channel; k < data.length; k += 3) histogram[(clamp(data[k]) * 255) | 0]++
  const wanted = (data.length / 3) * share
  let below = 0
  for (let step = 0; step < 256; step++) {
    below += histogram[step]
    if (below >= wanted) return step / 255
  }
  return 1
}

/** Moves the mean of a wholly faded picture half of the way to grey: old dyes fade unevenly. */
function balanceGrey({ data }: DisplayRaster, faded: number) {
  const means = [0, 1, 2].map(c => {
    let sum = 0
    for (let k = c; k < data.length; k += 3) sum += data[k]
    return (sum / data.length) * 3
  })
  const grey = (means[0] + means[1] + means[2]) / 3
  const gains = means.map(mean => mix(1, clamp(grey / (mean + 1e-4), 0.75, 1.35), 0.55 * faded))
  for (let k = 0; k < data.length; k++) data[k] = clamp(data[k] * gains[k % 3])
}
