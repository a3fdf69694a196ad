import { boxBlur } from '#painter/engine/core/blur.ts'
import { release } from '#painter/engine/core/release.ts'
import { clamp } from '#painter/engine/core/scalar.ts'
import type { DisplayRaster } from '#painter/painting/styles/display-raster.ts'

/** Share of the picture's width, then pixels, over which colours of either side are gathered. */
const WIDE_RADIUS = 0.03
const NARROW_RADIUS = 3

/**
 * The subject's own colours without the background that shines through its soft edge (Forte,
 * "Approximate Fast Foreground Colour Estimation", 2021).
 *
 * @param alpha coverage 0..1 per pixel
 */
export function foregroundColours({ w, h, data }: DisplayRaster, alpha: Float32Array): DisplayRaster {
  const colours = new Float32Array(data.length)
  const wideReach = Math.max(8, w * WIDE_RADIUS)
  // The coverage around each pixel is the same for all channels; a channel at a time takes a third of the memory.
  const wideCoverage = boxBlur(alpha, w, h, 1, wideReach, 1)
  const narrowCoverage = boxBlur(alpha, w, h, 1, NARROW_RADIUS, 1)
  const channel = new Float32Array(w * h)
  for (let c = 0; c < 3; c++) {
    for (let i = 0; i < channel.length; i++) channel[i] = data[i * 3 + c]
    const plane = { w, h, channel, alpha }
    const wide = separate(plane, channel, channel, wideReach, wideCoverage)
    const narrow = separate(plane, wide.subject, wide.background, NARROW_RADIUS, narrowCoverage)
    const { subject } = narrow
    // Where nothing shines through, the picture itself is the truth.
    for (let i = 0; i < channel.length; i++) colours[i * 3 + c] = alpha[i] > 0.98 ? channel[i] : subject[i]
    release(wide.subject, wide.background, subject, narrow.background)
  }
  return { w, h, data: colours }
}

type Plane = { w: number; h: number; channel: Float32Array; alpha: Float32Array }

function separate(
  { w, h, channel, alpha }: Plane,
  subjectNow: Float32Array,
  backgroundNow: Float32Array,
  radius: number,
  coverage: Float32Array,
) {
  const weightedSubject = new Float32Array(w * h)
  const weightedBackground = new Float32Array(w * h)
  for (let i = 0; i < w * h; i++) {
    weightedSubject[i] = subjectNow[i] * alpha[i]
    weightedBackground[i] = backgroundNow[i] * (1 - alpha[i])
  }
  const subject = boxBlur(weightedSubject, w, h, 1, radius, 1)
  const background = boxBlur(weightedBackground, w, h, 1, radius, 1)
  release(weightedSubject, weightedBackground)
  for (let i = 0; i < w * h; i++) {
    const nearSubject = subject[i] / (coverage[i] + 1e-4)
    const nearBackground = background[i] / (1 - coverage[i] + 1e-4)
    const unexplained = channel[i] - alpha[i] * nearSubject - (1 - alpha[i]) * nearBackground
    subject[i] = clamp(nearSubject + alpha[i] * unexplained)
    background[i] = clamp(nearBackground)
  }
  return { subject, background }
}
