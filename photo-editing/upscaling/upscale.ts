import { release } from '#painter/engine/core/release.ts'
import { bilinearPhases, lanczosPhases, lanczosReduction, roundTrip } from './kernels.ts'
import { createEnlargement, createReduction, type Planes } from './resampling.ts'
import { createSharpening, createThinning } from './sharpen.ts'

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
  const steps = createSteps(width, channels, factor)

  for (let top = 0; top < height; top += bandRows) {
    const bottom = Math.min(height, top + bandRows)
    const first = Math.max(0, top - MARGIN)
    const last = Math.min(height, bottom + MARGIN)
    const rows = premultipliedRows(source, first, last)
    let band = steps.enlarge(rows)
    steps.sharpen(band)
    if (thinnedEdges) band = steps.thin(band)
    steps.correctTwice(band, rows, (row, y) => {
      const at = first * factor + y
      if (at >= top * factor && at < bottom * factor) storeStraight(row, result, at)
    })
    release(rows.data)
    onProgress(bottom / height)
  }
  return result
}

/** What is done to each band. */
function createSteps(width: number, channels: number, factor: number) {
  const source = { width, channels }
  const enlarged = { width: width * factor, channels }
  const lanczos = lanczosPhases(factor)
  const bilinear = bilinearPhases(factor)
  const reduction = lanczosReduction(factor)
  const correction = { phases: bilinear, share: BACK_PROJECTION_STEP }
  const enlargeBoth = createEnlargement(source, [{ phases: lanczos, share: 1 }, correction])
  const addCorrection = createEnlargement(source, [correction])
  const afterEnlarging = createReduction(source, roundTrip(lanczos, reduction))
  const afterCorrection = createReduction(source, roundTrip(bilinear, reduction))
  const reduce = createReduction(enlarged, reduction, factor)
  // All bands share this one: fresh memory takes longer than what is done in it.
  let shared = new Float32Array(0)

  return {
    /** Enlarges, and adds what the enlarged picture, reduced again, would lack. */
    enlarge(rows: Planes): Planes {
      const band = { ...enlarged, height: rows.height * factor }
      const length = band.width * band.height * channels
      if (shared.length < length) shared = new Float32Array(length)
      const data = shared.subarray(0, length)
      const lack = lackOf(rows, afterEnlarging(rows))
      enlargeBoth([rows, lack], (row, y) => data.set(row, y * row.length))
      release(lack.data)
      return { ...band, data }
    },
    sharpen: createSharpening(enlarged, factor),
    thin: createThinning(enlarged, factor),
    /** Adds what the enlarged picture, reduced, lacks of the rows. */
    correctTwice(band: Planes, rows: Planes, store: (row: Float32Array, y: number) => void) {
      const lack = lackOfTwoRounds(lackOf(rows, reduce(band)), afterCorrection)
      addCorrection([lack], store, band)
      release(lack.data)
    },
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
  release(reached)
  return lack
}

/** Premultiplied, so that the colour hidden in transparent pixels does not bleed into the edge. */
function premultipliedRows({ width, channels, data }: Pixels, first: number, last: number): Planes {
  const rows = new Float32Array(data.subarray(first * width * channels, last * width * channels))
  if (channels === 4)
    for (let i = 0; i < rows.length; i += 4) for (let c = 0; c < 3; c++) rows[i + c] *= rows[i + 3] / 255
  return { width, height: last - first, channels, data: rows }
}

function storeStraight(row: Float32Array, { channels, data }: Pixels, y: number) {
  const to = y * row.length
  if (channels === 3) for (let i = 0; i < row.length; i++) data[to + i] = row[i] + 0.5
  else
    for (let i = 0; i < row.length; i += 4) {
      const alpha = row[i + 3]
      for (let c = 0; c < 3; c++) {
        const straight = alpha > 0 ? (row[i + c] * 255) / alpha : 0
        data[to + i + c] = Math.min(255, straight) + 0.5
      }
      data[to + i + 3] = alpha + 0.5
    }
}
