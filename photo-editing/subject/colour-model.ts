import { createRandom } from '#painter/engine/core/random.ts'
import { kMeans } from '../pixels/k-means.ts'

const GAUSSIANS = 5
const MOST_SAMPLES = 4000
/** Keeps a Gaussian of one single colour from having no width. */
const LEAST_VARIANCE = 4

/**
 * The colours of some pixels as five Gaussians, in the layout of GrabCut's models: shares, means,
 * covariances. GrabCut would make its first models itself, but from random numbers that cannot be seeded.
 *
 * @param rgb 8-bit red, green, blue, interleaved
 */
export function colourModel(rgb: Uint8Array, pixels: number[]): Float64Array {
  const stride = Math.max(1, Math.floor(pixels.length / MOST_SAMPLES))
  const samples = pixels.filter((_, at) => at % stride === 0)
  const points = new Float32Array(samples.length * 3)
  for (const [at, i] of samples.entries()) for (let c = 0; c < 3; c++) points[at * 3 + c] = rgb[i * 3 + c]
  const { centres, labels, counts } = kMeans(points, GAUSSIANS, createRandom(7))

  const model = new Float64Array(GAUSSIANS * 13)
  const means = GAUSSIANS
  const covariances = GAUSSIANS * 4
  for (let k = 0; k < GAUSSIANS; k++) {
    model[k] = counts[k] / samples.length
    for (let c = 0; c < 3; c++) {
      model[means + k * 3 + c] = centres[k][c]
      model[covariances + k * 9 + c * 4] = LEAST_VARIANCE
    }
  }
  for (let i = 0; i < samples.length; i++) {
    const k = labels[i]
    const difference = [0, 1, 2].map(c => points[i * 3 + c] - centres[k][c])
    for (let r = 0; r < 3; r++)
      for (let c = 0; c < 3; c++)
        model[covariances + k * 9 + r * 3 + c] += (difference[r] * difference[c]) / counts[k]
  }
  return model
}
