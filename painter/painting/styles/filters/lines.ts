import { boxBlur } from '../../../engine/core/blur.ts'
import { smoothstep } from '../../../engine/core/scalar.ts'
import { type DisplayRaster, lumaOf } from '../display-raster.ts'
import { type FlowField, smearValuesAlongFlow } from './flow-field.ts'

type LineOptions = {
  /** Width of the narrower blur, in pixels of a picture 1200 pixels long. */
  sigma: number
  /** Relative darkness at which ink begins, and at which it is full. */
  low: number
  high: number
  flow: FlowField
  /** Pixels along the flow over which a line is steadied. */
  length: number
}

/**
 * Drawn lines, 1 = paper to 0 = ink, where the picture is darker than its surroundings: a difference
 * of Gaussians relative to the local brightness (so that it works in dark pictures too), smoothed
 * along the flow (Kang et al. 2007, "Coherent Line Drawing").
 */
export function lines(picture: DisplayRaster, { sigma, low, high, flow, length }: LineOptions): Float32Array {
  const { w, h } = picture
  const width = sigma * (Math.max(w, h) / 1200)
  const luma = lumaOf(picture)
  const fine = boxBlur(luma, w, h, 1, width, 2)
  const coarse = boxBlur(luma, w, h, 1, width * 2.2 + 0.8, 2)
  const darkness = new Float32Array(w * h)
  for (let i = 0; i < darkness.length; i++) darkness[i] = (coarse[i] - fine[i]) / (coarse[i] + 0.12)
  const paper = smearValuesAlongFlow(darkness, w, h, flow, length)
  for (let i = 0; i < paper.length; i++) paper[i] = 1 - smoothstep(low, high, paper[i])
  return paper
}

/**
 * The contour (0..1) of the subject mask, about `width` pixels to either side; zero everywhere
 * without a subject.
 */
export function subjectContour(
  subject: Float32Array | null,
  w: number,
  h: number,
  width: number,
): Float32Array {
  const contour = new Float32Array(w * h)
  if (!subject) return contour
  const soft = boxBlur(subject, w, h, 1, width, 2)
  for (let i = 0; i < w * h; i++)
    contour[i] = smoothstep(0.12, 0.5, 4 * soft[i] * (1 - soft[i]) * (0.5 + Math.abs(subject[i] - soft[i])))
  return contour
}
