import { clamp, mix } from '../../painter/core/scalar.ts'
import type { DisplayRaster } from '../../painter/styles/display-raster.ts'
import { adjustColour, autoLevels, clarity, unsharp } from '../../painter/styles/filters/tone.ts'

/** 8-bit steps of colour variation below which a photograph is black-and-white or toned in one colour. */
const TONED_VARIATION = 7

/** Brings back range and colour that time has taken, in place. A toned print keeps most of its tone. */
export function removeFade(picture: DisplayRaster) {
  const { w, h, data } = picture
  const toned = isToned(picture)
  const share = toned ? 0.35 : 0.85
  const low = [0, 1, 2].map(c => percentile(data, c, 0.006))
  const high = [0, 1, 2].map(c => percentile(data, c, 0.992))
  const black = low.map(value => mix(Math.min(...low), value, share))
  const white = high.map(value => mix(Math.max(...high), value, share))
  for (let i = 0; i < w * h; i++)
    for (let c = 0; c < 3; c++)
      data[i * 3 + c] = clamp((data[i * 3 + c] - black[c]) / (white[c] - black[c] + 1e-4))
  if (!toned) {
    balanceGrey(picture)
    adjustColour(picture, 1.16)
  }
  autoLevels(picture, 0.44)
  clarity(picture, Math.max(w, h) * 0.03, 0.2)
  unsharp(picture, 1.3, 0.4)
}

function isToned({ w, h, data }: DisplayRaster): boolean {
  const differences = [0, 2].map(channel => {
    let sum = 0
    let squares = 0
    for (let i = 0; i < w * h; i++) {
      const difference = (data[i * 3 + channel] - data[i * 3 + 1]) * 255
      sum += difference
      squares += difference * difference
    }
    return squares / (w * h) - (sum / (w * h)) ** 2
  })
  return Math.sqrt(differences[0] + differences[1]) < TONED_VARIATION
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

/** Moves the mean half of the way to grey: old dyes fade unevenly. */
function balanceGrey({ data }: DisplayRaster) {
  const means = [0, 1, 2].map(c => {
    let sum = 0
    for (let k = c; k < data.length; k += 3) sum += data[k]
    return (sum / data.length) * 3
  })
  const grey = (means[0] + means[1] + means[2]) / 3
  const gains = means.map(mean => mix(1, clamp(grey / (mean + 1e-4), 0.75, 1.35), 0.55))
  for (let k = 0; k < data.length; k++) data[k] = clamp(data[k] * gains[k % 3])
}
