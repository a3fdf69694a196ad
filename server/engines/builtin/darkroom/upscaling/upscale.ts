import { enlarge, enlargeBilinearly, type Planes, reduce, roundTrip } from './lanczos.ts'
import { sharpenWithoutHalo, thinEdges } from './sharpen.ts'

/** Straight (not premultiplied) 8-bit samples, three or four channels. */
export type Pixels = { width: number; height: number; channels: 3 | 4; data: Uint8Array }

type UpscaleOptions = {
  factor: 2 | 3 | 4
  thinnedEdges: boolean
  onProgress: (fraction: number) => void
  /** How many pixels of the result are worked on at a time; bounds the memory beside the result itself. */
  bandPixels?: number
}

const BAND_PIXELS = 2_000_000
/** Source rows beyond a band that its pixels depend on, so that bands meet without a seam. */
const MARGIN = 22
const BACK_PROJECTION_STEP = 0.85

/**
 * Enlarges a picture. Nothing is invented: the result, scaled down again, is close to the source
 * (iterative back-projection, Irani and Peleg 1991), with edges sharpened.
 */
export function upscale(
  source: Pixels,
  { factor, thinnedEdges, onProgress, bandPixels = BAND_PIXELS }: UpscaleOptions,
): Pixels {
  const { width, height, channels } = source
  const result: Pixels = {
    width: width * factor,
    height: height * factor,
    channels,
    data: new Uint8Array(width * factor * height * factor * channels),
  }
  const bandRows = Math.max(MARGIN, Math.floor(bandPixels / (width * factor * factor)) - 2 * MARGIN)
  const afterEnlarging = roundTrip(enlarge, factor)
  const afterCorrection = roundTrip(enlargeBilinearly, factor)

  for (let top = 0; top < height; top += bandRows) {
    const bottom = Math.min(height, top + bandRows)
    const first = Math.max(0, top - MARGIN)
    const last = Math.min(height, bottom + MARGIN)
    const rows = premultipliedRows(source, first, last)
    let band = enlarge(rows, factor)
    correct(band, lackOf(rows, afterEnlarging(rows)), factor)
    sharpenWithoutHalo(band, factor)
    if (thinnedEdges) band = thinEdges(band, factor)
    correct(band, lackOfTwoRounds(lackOf(rows, reduce(band, factor)), afterCorrection), factor)
    storeStraightRows(band, (top - first) * factor, result, top * factor, (bottom - top) * factor)
    onProgress(bottom / height)
  }
  return result
}

/** Corrects an enlarged picture, in place, by what it lacks at the source's size. */
function correct({ data }: Planes, lack: Planes, factor: number) {
  const correction = enlargeBilinearly(lack, factor).data
  for (let i = 0; i < data.length; i++) {
    const value = data[i] + correction[i] * BACK_PROJECTION_STEP
    data[i] = value < 0 ? 0 : value > 255 ? 255 : value
  }
}

/** What is to be added to `reached` for it to be `wanted`; stored in `reached`. */
function lackOf(wanted: Planes, reached: Planes): Planes {
  const { data } = reached
  for (let i = 0; i < data.length; i++) data[i] = wanted.data[i] - data[i]
  return reached
}

/**
 * The sum of two corrections: the second is what still lacks after the first, which a filter at the
 * source's size tells without making either.
 */
function lackOfTwoRounds(lack: Planes, afterCorrection: (source: Planes) => Planes): Planes {
  const { data } = lack
  const reached = afterCorrection(lack).data
  for (let i = 0; i < data.length; i++) data[i] = 2 * data[i] - reached[i] * BACK_PROJECTION_STEP
  return lack
}

/** Premultiplied, so that the colour hidden in transparent pixels does not bleed into the edge. */
function premultipliedRows({ width, channels, data }: Pixels, first: number, last: number): Planes {
  const rows = new Float32Array(data.subarray(first * width * channels, last * width * channels))
  if (channels === 4)
    for (let i = 0; i < rows.length; i += 4) for (let c = 0; c < 3; c++) rows[i + c] *= rows[i + 3] / 255
  return { width, height: last - first, channels, data: rows }
}

function storeStraightRows(band: Planes, bandRow: number, result: Pixels, resultRow: number, rows: number) {
  const { width, channels, data } = band
  const from = bandRow * width * channels
  const to = resultRow * width * channels
  for (let i = 0; i < rows * width * channels; i += channels) {
    const alpha = channels === 4 ? data[from + i + 3] : 255
    for (let c = 0; c < 3; c++) {
      const straight = alpha > 0 ? (data[from + i + c] * 255) / alpha : 0
      result.data[to + i + c] = Math.min(255, straight) + 0.5
    }
    if (channels === 4) result.data[to + i + 3] = alpha + 0.5
  }
}
