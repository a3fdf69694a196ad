import { boxBlur } from '../../../engine/core/blur.ts'
import { release } from '../../../engine/core/release.ts'
import { type DisplayRaster, lumaOf } from '../display-raster.ts'

/** A unit vector per pixel (x, y interleaved) along the edges of the picture. */
export type FlowField = Float32Array

/**
 * The directions in which strokes and lines of the picture run: tangents from the smoothed structure
 * tensor (Brox et al. 2006; Kang et al. 2007 use them as an edge tangent flow).
 *
 * @param smoothing pixels over which directions agree
 */
export function flowField(picture: DisplayRaster, smoothing: number): FlowField {
  const { w, h } = picture
  const sharp = structureTensor(picture)
  const tensor = boxBlur(sharp, w, h, 3, smoothing, 2)
  release(sharp)
  const flow = new Float32Array(w * h * 2)
  for (let i = 0; i < w * h; i++) {
    const xx = tensor[i * 3]
    const xy = tensor[i * 3 + 1]
    const yy = tensor[i * 3 + 2]
    const largest = 0.5 * (xx + yy + Math.sqrt((xx - yy) * (xx - yy) + 4 * xy * xy))
    const tangentX = largest - xx
    const tangentY = -xy
    const length = Math.hypot(tangentX, tangentY)
    const directed = length >= 1e-9
    flow[i * 2] = directed ? tangentX / length : 1
    flow[i * 2 + 1] = directed ? tangentY / length : 0
  }
  release(tensor)
  return flow
}

/** Products of the luma gradient per pixel: xx, xy, yy. */
function structureTensor(picture: DisplayRaster): Float32Array {
  const { w, h } = picture
  const luma = lumaOf(picture)
  const tensor = new Float32Array(w * h * 3)
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const left = Math.max(0, x - 1)
      const right = Math.min(w - 1, x + 1)
      const above = Math.max(0, y - 1) * w
      const below = Math.min(h - 1, y + 1) * w
      const row = y * w
      const gx =
        luma[row + right] -
        luma[row + left] +
        0.5 * (luma[above + right] - luma[above + left] + luma[below + right] - luma[below + left])
      const gy =
        luma[below + x] -
        luma[above + x] +
        0.5 * (luma[below + left] - luma[above + left] + luma[below + right] - luma[above + right])
      const i = (row + x) * 3
      tensor[i] = gx * gx
      tensor[i + 1] = gx * gy
      tensor[i + 2] = gy * gy
    }
  release(luma)
  return tensor
}

/**
 * Averages colours along the flow, as a brush drags paint (line integral convolution, Cabral and
 * Leedom 1993).
 *
 * @param length pixels followed in each of the two directions
 */
export function smearAlongFlow(picture: DisplayRaster, flow: FlowField, length: number): DisplayRaster {
  const { w, h, data } = picture
  return { w, h, data: averageAlongFlow(data, 3, w, h, flow, length, 1) }
}

/** The same for one value per pixel, the pixel itself weighing double. */
export function smearValuesAlongFlow(
  values: Float32Array,
  w: number,
  h: number,
  flow: FlowField,
  length: number,
): Float32Array {
  return averageAlongFlow(values, 1, w, h, flow, length, 2)
}

function averageAlongFlow(
  source: Float32Array,
  channels: number,
  w: number,
  h: number,
  flow: FlowField,
  length: number,
  startWeight: 1 | 2,
): Float32Array {
  const out = new Float32Array(source.length)
  const sums = new Float64Array(channels)
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      sums.fill(0)
      let count = 0
      for (let direction = -1; direction <= 1; direction += 2) {
        let px = x
        let py = y
        let previousX = 0
        let previousY = 0
        for (let step = 0; step <= length; step++) {
          const xi = px | 0
          const yi = py | 0
          if (xi < 0 || yi < 0 || xi >= w || yi >= h) break
          const i = yi * w + xi
          if (step > 0 || direction > 0 || startWeight === 2) {
            for (let c = 0; c < channels; c++) sums[c] += source[i * channels + c]
            count++
          }
          // The field has no sign: keep going the way we came.
          const turned =
            step === 0 ? direction < 0 : flow[i * 2] * previousX + flow[i * 2 + 1] * previousY < 0
          previousX = turned ? -flow[i * 2] : flow[i * 2]
          previousY = turned ? -flow[i * 2 + 1] : flow[i * 2 + 1]
          px += previousX
          py += previousY
        }
      }
      for (let c = 0; c < channels; c++) out[(y * w + x) * channels + c] = sums[c] / count
    }
  return out
}
