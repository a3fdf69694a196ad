import { boxBlur } from '../../painter/core/blur.ts'
import { clamp, mix, smoothstep } from '../../painter/core/scalar.ts'
import type { Planes } from './lanczos.ts'

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
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      let darkest = Number.POSITIVE_INFINITY
      let brightest = Number.NEGATIVE_INFINITY
      for (let dy = -factor; dy <= factor; dy += factor) {
        const row = clamp(y + dy, 0, height - 1) * width
        for (let dx = -factor; dx <= factor; dx += factor) {
          const value = light[row + clamp(x + dx, 0, width - 1)]
          if (value < darkest) darkest = value
          if (value > brightest) brightest = value
        }
      }
      const i = y * width + x
      const contrast = brightest - darkest
      const gain = 1.15 * smoothstep(5, 26, contrast)
      const sharpened = light[i] + (light[i] - blurred[i]) * gain
      const margin = contrast * 0.04
      const change = clamp(sharpened, darkest - margin, brightest + margin) - light[i]
      for (let c = 0; c < 3; c++) data[i * channels + c] = clamp(data[i * channels + c] + change, 0, 255)
    }
}

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
    clamp(Math.round(y), 0, height - 1) * width + clamp(Math.round(x), 0, width - 1)

  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x
      const gradientX = light[i + 1] - light[i - 1]
      const gradientY = light[i + width] - light[i - width]
      const slope = Math.hypot(gradientX, gradientY)
      if (slope < 3) continue
      const stepX = (gradientX / slope) * reach
      const stepY = (gradientY / slope) * reach
      const ahead = light[indexAt(x + stepX, y + stepY)]
      const behind = light[indexAt(x - stepX, y - stepY)]
      const curvature = ahead + behind - 2 * light[i]
      const pull = -Math.tanh(curvature / 10) * smoothstep(3, 12, slope) * 0.55
      const from = indexAt(x + stepX * pull, y + stepY * pull)
      for (let c = 0; c < channels; c++)
        result[i * channels + c] = mix(data[i * channels + c], data[from * channels + c], 0.65)
    }
  return { width, height, channels, data: result }
}
