import { boxBlur } from '../../painter/core/blur.ts'
import { clamp } from '../../painter/core/scalar.ts'
import type { DisplayRaster } from '../../painter/styles/display-raster.ts'

/** Share of the picture's width, then pixels, over which colours of either side are gathered. */
const WIDE_RADIUS = 0.03
const NARROW_RADIUS = 3

/**
 * The subject's own colours without the background that shines through its soft edge (Forte,
 * "Approximate Fast Foreground Colour Estimation", 2021).
 *
 * @param alpha coverage 0..1 per pixel
 */
export function foregroundColours(picture: DisplayRaster, alpha: Float32Array): DisplayRaster {
  const { w, h, data } = picture
  const wide = separate(picture, alpha, data, data, Math.max(8, w * WIDE_RADIUS))
  const { subject } = separate(picture, alpha, wide.subject, wide.background, NARROW_RADIUS)
  // Where nothing shines through, the picture itself is the truth.
  for (let i = 0; i < w * h; i++)
    if (alpha[i] > 0.98) for (let c = 0; c < 3; c++) subject[i * 3 + c] = data[i * 3 + c]
  return { w, h, data: subject }
}

function separate(
  { w, h, data }: DisplayRaster,
  alpha: Float32Array,
  subjectNow: Float32Array,
  backgroundNow: Float32Array,
  radius: number,
) {
  const weightedSubject = new Float32Array(data.length)
  const weightedBackground = new Float32Array(data.length)
  for (let i = 0; i < w * h; i++)
    for (let c = 0; c < 3; c++) {
      weightedSubject[i * 3 + c] = subjectNow[i * 3 + c] * alpha[i]
      weightedBackground[i * 3 + c] = backgroundNow[i * 3 + c] * (1 - alpha[i])
    }
  const subject = boxBlur(weightedSubject, w, h, 3, radius, 1)
  const background = boxBlur(weightedBackground, w, h, 3, radius, 1)
  const coverage = boxBlur(alpha, w, h, 1, radius, 1)
  for (let i = 0; i < w * h; i++)
    for (let c = 0; c < 3; c++) {
      const k = i * 3 + c
      const nearSubject = subject[k] / (coverage[i] + 1e-4)
      const nearBackground = background[k] / (1 - coverage[i] + 1e-4)
      const unexplained = data[k] - alpha[i] * nearSubject - (1 - alpha[i]) * nearBackground
      subject[k] = clamp(nearSubject + alpha[i] * unexplained)
      background[k] = clamp(nearBackground)
    }
  return { subject, background }
}
