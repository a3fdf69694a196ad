import type { Size } from './light.ts'

/** Of a normal distribution: from the middle of what lies apart to its standard deviation. */
const FROM_MEDIAN = 1.4826
/** A pixel less the mean of its four neighbours has a variance 1 + 4 / 16 times that of the noise. */
const NEIGHBOURS = Math.sqrt(1.25)
/** Values are counted in so many steps of this width, as logarithms. */
const STEPS = 256
const STEP = 0.002

/**
 * The noise of a picture, as the standard deviation of its logarithms: what sets a pixel apart from its four
 * neighbours, by the median, which edges and features leave as it is.
 * @param light logarithms, three for each pixel
 * @param share what counts: pixels above one half
 */
export function grainOf(light: Float32Array, share: Float32Array, { w, h }: Size): number {
  const counts = new Uint32Array(STEPS)
  let all = 0
  for (let y = 1; y < h - 1; y++)
    for (let x = 1; x < w - 1; x++) {
      const i = y * w + x
      if (share[i] < 0.5) continue
      const around = light[i * 3 - 2] + light[i * 3 + 4] + light[(i - w) * 3 + 1] + light[(i + w) * 3 + 1]
      const apart = Math.abs(light[i * 3 + 1] - around / 4)
      if (Number.isNaN(apart)) continue
      counts[Math.min(STEPS - 1, Math.floor(apart / STEP))]++
      all++
    }
  let [step, seen] = [0, 0]
  while (step < STEPS - 1 && seen + counts[step] < all / 2) seen += counts[step++]
  return ((step + 0.5) * STEP * FROM_MEDIAN) / NEIGHBOURS
}

/** Numbers of a normal distribution, always the same ones in the same order. */
export function createNoise(): () => number {
  let state = 0x9e3779b9
  const uniform = () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return ((state >>> 0) + 0.5) / 2 ** 32
  }
  // Box and Muller, 1958.
  return () => Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform())
}
