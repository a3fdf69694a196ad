import { boxBlur } from '#painter/engine/core/blur.ts'

/**
 * Smooths `values` so that their edges follow those of `guide` (He, Sun and Tang, "Guided Image
 * Filtering", 2010). One value per pixel in both.
 *
 * @param radius pixels
 * @param evenness guide contrast (squared) below which everything is smoothed over
 */
export function guidedFilter(
  guide: Float32Array,
  values: Float32Array,
  w: number,
  h: number,
  radius: number,
  evenness: number,
): Float32Array {
  const mean = (plane: Float32Array) => boxBlur(plane, w, h, 1, radius, 1)
  const square = new Float32Array(guide.length)
  const product = new Float32Array(guide.length)
  for (let i = 0; i < guide.length; i++) {
    square[i] = guide[i] * guide[i]
    product[i] = guide[i] * values[i]
  }
  const meanGuide = mean(guide)
  const meanValue = mean(values)
  const slope = mean(product)
  const variance = mean(square)
  const offset = meanValue
  for (let i = 0; i < guide.length; i++) {
    const own = variance[i] - meanGuide[i] * meanGuide[i]
    slope[i] = (slope[i] - meanGuide[i] * meanValue[i]) / (own + evenness)
    offset[i] = meanValue[i] - slope[i] * meanGuide[i]
  }
  const meanSlope = mean(slope)
  const result = mean(offset)
  for (let i = 0; i < guide.length; i++) result[i] += meanSlope[i] * guide[i]
  return result
}
