import { boxBlur } from '../../painter/core/blur.ts'
import { clamp, mix, smoothstep } from '../../painter/core/scalar.ts'
import type { Planes } from './lanczos.ts'

/** Contrast, 0..255, up to which a place is even and only noise would be sharpened. */
const EVEN = 5
/** Slope of two pixels, 0..255, up to which there is no edge. */
const FLAT = 3
/** tanh of 0 to 4 in steps of 1/64; from there on it is as good as 1. */
const TANH = Float32Array.from({ length: 4 * 64 + 1 }, (_, i) => Math.tanh(i / 64))

/** Luma 0..255 of planes whose first three channels are red, green and blue. */
function luma({ width, height, channels, data }: Planes): Float32Array {
  const result = new Float32Array(width * height)
  for (let i = 0, p = 0; i < result.length; i++, p += channels)
    result[i] = 0.3 * data[p] + 0.59 * data[p + 1] + 0.11 * data[p + 2]
  return result
}

/**
 * Sharpens the luma of an enlarged picture, in place. The local contrast at the original's pixel
 * distance limits the overshoot, so that no halo appears, and gates the gain, so that noise stays.
 *
 * @param planes samples 0..255
 * @param factor how many times the picture was enlarged
 */
export function sharpenWithoutHalo(planes: Planes, factor: number) {
  const { width, height, channels, data } = planes
  const light = luma(planes)
  const blurred = boxBlur(light, width, height, 1, 0.55 * factor, 2)
  const { darkest, brightest } = extremesAround(light, width, height, factor)
  for (let i = 0, p = 0; i < light.length; i++, p += channels) {
    const contrast = brightest[i] - darkest[i]
    if (contrast <= EVEN) continue
    const gain = 1.15 * smoothstep(EVEN, 26, contrast)
    const sharpened = light[i] + (light[i] - blurred[i]) * gain
    const margin = contrast * 0.04
    const change = clamp(sharpened, darkest[i] - margin, brightest[i] + margin) - light[i]
    for (let k = p; k < p + 3; k++) data[k] = clamp(data[k] + change, 0, 255)
  }
}

/** The least and the largest of the nine values at `distance` around each; edges repeated. */
function extremesAround(values: Float32Array, width: number, height: number, distance: number) {
  const darkest = new Float32Array(values.length)
  const brightest = new Float32Array(values.length)
  const above = new Float32Array(width)
  const below = new Float32Array(width)
  for (let y = 0; y < height; y++) {
    const row = y * width
    const upper = Math.max(0, y - distance) * width
    const lower = Math.min(height - 1, y + distance) * width
    for (let x = 0; x < width; x++) {
      below[x] = lesser(lesser(values[upper + x], values[row + x]), values[lower + x])
      above[x] = larger(larger(values[upper + x], values[row + x]), values[lower + x])
    }
    for (let x = 0; x < width; x++) {
      const left = x < distance ? 0 : x - distance
      const right = x + distance < width ? x + distance : width - 1
      darkest[row + x] = lesser(lesser(below[left], below[x]), below[right])
      brightest[row + x] = larger(larger(above[left], above[x]), above[right])
    }
  }
  return { darkest, brightest }
}

// Math.min and Math.max also mind the sign of zero, which takes twice as long.
const lesser = (a: number, b: number) => (a < b ? a : b)
const larger = (a: number, b: number) => (a > b ? a : b)

/**
 * Narrows the ramps that enlarging leaves at edges: each pixel is pulled along the gradient, away
 * from the middle of its edge. A one-step shock filter (Osher and Rudin, 1990).
 *
 * @param planes samples 0..255
 * @param factor how many times the picture was enlarged
 */
export function thinEdges(planes: Planes, factor: number): Planes {
  const { width, height, channels, data } = planes
  const light = boxBlur(luma(planes), width, height, 1, 0.5 * factor, 1)
  const result = new Float32Array(data)
  const reach = factor * 0.75
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
  return { width, height, channels, data: result }
}

function tanh(x: number): number {
  const size = TANH[Math.min(256, (Math.abs(x) * 64 + 0.5) | 0)]
  return x < 0 ? -size : size
}
