import { release } from '#painter/engine/core/release.ts'
import { clamp, mix, smoothstep } from '#painter/engine/core/scalar.ts'
import { boxKernel } from './kernels.ts'
import { createReduction, type Planes, rowOf, slidingRows } from './resampling.ts'
import { addressIn, createVectorRows } from './vector-rows.ts'

/** Contrast, 0..255, up to which a place is even and only noise would be sharpened. */
const EVEN = 5
/** Slope of two pixels, 0..255, up to which there is no edge. */
const FLAT = 3
/** tanh of 0 to 4 in steps of 1/64; from there on it is as good as 1. */
const TANH = Float32Array.from({ length: 4 * 64 + 1 }, (_, i) => Math.tanh(i / 64))

type Format = { width: number; channels: number }

/** Luma of planes whose first three channels are red, green and blue. */
function luma({ width, height, channels, data }: Planes): Planes {
  const result = new Float32Array(width * height)
  for (let i = 0, p = 0; i < result.length; i++, p += channels)
    result[i] = 0.3 * data[p] + 0.59 * data[p + 1] + 0.11 * data[p + 2]
  return { width, height, channels: 1, data: result }
}

/**
 * Sharpens the luma of pictures that were enlarged by the factor, in place. The local contrast at the
 * original's pixel distance limits the overshoot, so that no halo appears, and gates the gain, so that noise stays.
 */
export function createSharpening({ width, channels }: Format, factor: number) {
  const blur = createReduction({ width, channels: 1 }, boxKernel(factor === 2 ? 1 : 2, 2))
  const extremesOf = createExtremes(width, factor)
  return (planes: Planes) => {
    const light = luma(planes)
    const blurred = blur(light)
    const extremesAt = extremesOf(light)
    for (let y = 0; y < planes.height; y++) {
      const { darkest, brightest } = extremesAt(y)
      sharpenRow(rowOf(planes, y), channels, rowOf(light, y), rowOf(blurred, y), darkest, brightest)
    }
    release(light.data, blurred.data)
  }
}

function sharpenRow(
  row: Float32Array,
  channels: number,
  light: Float32Array,
  blurred: Float32Array,
  darkest: Float32Array,
  brightest: Float32Array,
) {
  for (let i = 0, p = 0; i < light.length; i++, p += channels) {
    const contrast = brightest[i] - darkest[i]
    if (contrast <= EVEN) continue
    const gain = 1.15 * smoothstep(EVEN, 26, contrast)
    const sharpened = light[i] + (light[i] - blurred[i]) * gain
    const margin = contrast * 0.04
    const change = clamp(sharpened, darkest[i] - margin, brightest[i] + margin) - light[i]
    for (let k = p; k < p + 3; k++) row[k] = clamp(row[k] + change, 0, 255)
  }
}

/** The least and the greatest of the nine values at `distance` around each of a row; edges repeated. */
function createExtremes(width: number, distance: number) {
  const vectors = createVectorRows(2 * distance + 5, width + 2 * distance)
  const [below, above, darkest, brightest, ...kept] = vectors.rows
  const shifts = [0, distance, 2 * distance]
  const found = { darkest: darkest.data.subarray(0, width), brightest: brightest.data.subarray(0, width) }
  return (plane: Planes) => {
    const rowAt = slidingRows(kept, plane.height, (y, row) => row.data.set(rowOf(plane, y)))
    return (y: number) => {
      const rows = [y - distance, y, y + distance].map(at => rowAt(at).at)
      vectors.least(addressIn(below, distance), width, rows)
      vectors.greatest(addressIn(above, distance), width, rows)
      for (const { data } of [below, above]) {
        data.fill(data[distance], 0, distance)
        data.fill(data[distance + width - 1], distance + width)
      }
      vectors.least(
        darkest.at,
        width,
        shifts.map(shift => addressIn(below, shift)),
      )
      vectors.greatest(
        brightest.at,
        width,
        shifts.map(shift => addressIn(above, shift)),
      )
      return found
    }
  }
}

/**
 * Narrows the ramps that enlarging by the factor leaves at edges: each pixel is pulled along the gradient, away
 * from the middle of its edge. A one-step shock filter (Osher and Rudin, 1990).
 */
export function createThinning({ width, channels }: Format, factor: number) {
  const blur = createReduction({ width, channels: 1 }, boxKernel(factor === 4 ? 3 : 2, 1))
  const reach = factor * 0.75
  let shared = new Float32Array(0)
  /** What it returns is overwritten by the next call. */
  return (planes: Planes): Planes => {
    const { height, data } = planes
    const sharp = luma(planes)
    const light = blur(sharp).data
    if (shared.length < data.length) shared = new Float32Array(data.length)
    const result = shared.subarray(0, data.length)
    result.set(data)
    const indexAt = (x: number, y: number) =>
      clamp((y + 0.5) | 0, 0, height - 1) * width + clamp((x + 0.5) | 0, 0, width - 1)

    for (let y = 1; y < height - 1; y++)
      for (let x = 1; x < width - 1; x++) {
        const i = y * width + x
        const gradientX = light[i + 1] - light[i - 1]
        const gradientY = light[i + width] - light[i - width]
        const steepness = gradientX * gradientX + gradientY * gradientY
        if (steepness < FLAT * FLAT) continue
        const slope = Math.sqrt(steepness)
        const stepX = (gradientX / slope) * reach
        const stepY = (gradientY / slope) * reach
        const ahead = light[indexAt(x + stepX, y + stepY)]
        const behind = light[indexAt(x - stepX, y - stepY)]
        const curvature = ahead + behind - 2 * light[i]
        const pull = -tanh(curvature / 10) * smoothstep(FLAT, 12, slope) * 0.55
        const from = indexAt(x + stepX * pull, y + stepY * pull)
        if (from === i) continue
        for (let c = 0; c < channels; c++)
          result[i * channels + c] = mix(data[i * channels + c], data[from * channels + c], 0.65)
      }
    release(sharp.data, light)
    return { ...planes, data: result }
  }
}

function tanh(x: number): number {
  const size = TANH[Math.min(256, (Math.abs(x) * 64 + 0.5) | 0)]
  return x < 0 ? -size : size
}
