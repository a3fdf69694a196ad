import { release } from '../../../engine/core/release.ts'
import type { DisplayRaster } from '../display-raster.ts'

/**
 * Flattens texture into patches of colour and keeps edges: each pixel becomes a mean of the four
 * squares that meet in it, the most even square weighing most. A soft-weighted Kuwahara filter
 * (Kuwahara et al. 1976) on summed-area tables, so the cost does not depend on the radius.
 *
 * @param radius pixels; the side of each square
 * @param sharpness how strongly the most even square wins
 */
export function kuwahara(picture: DisplayRaster, radius: number, sharpness = 9): DisplayRaster {
  const { w, h } = picture
  const { sums, squares } = summedAreas(picture)
  const [red, green, blue] = sums
  const stride = w + 1
  const reach = Math.max(1, Math.round(radius))
  const data = new Float32Array(picture.data.length)
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      let r = 0
      let g = 0
      let b = 0
      let total = 0
      for (let quadrant = 0; quadrant < 4; quadrant++) {
        const x0 = Math.max(0, quadrant & 1 ? x : x - reach)
        const x1 = Math.min(w - 1, quadrant & 1 ? x + reach : x)
        const y0 = Math.max(0, quadrant & 2 ? y : y - reach)
        const y1 = Math.min(h - 1, quadrant & 2 ? y + reach : y)
        const n = (x1 - x0 + 1) * (y1 - y0 + 1)
        const lowerRight = (y1 + 1) * stride + x1 + 1
        const upperRight = y0 * stride + x1 + 1
        const lowerLeft = (y1 + 1) * stride + x0
        const upperLeft = y0 * stride + x0
        const meanR = (red[lowerRight] - red[upperRight] - red[lowerLeft] + red[upperLeft]) / n
        const meanG = (green[lowerRight] - green[upperRight] - green[lowerLeft] + green[upperLeft]) / n
        const meanB = (blue[lowerRight] - blue[upperRight] - blue[lowerLeft] + blue[upperLeft]) / n
        const meanSquare =
          (squares[lowerRight] - squares[upperRight] - squares[lowerLeft] + squares[upperLeft]) / n
        const variance = Math.max(0, meanSquare - meanR * meanR - meanG * meanG - meanB * meanB)
        const weight = 1 / (1e-6 + (variance * 60) ** (sharpness * 0.25))
        r += meanR * weight
        g += meanG * weight
        b += meanB * weight
        total += weight
      }
      const i = (y * w + x) * 3
      data[i] = r / total
      data[i + 1] = g / total
      data[i + 2] = b / total
    }
  release(...sums, squares)
  return { w, h, data }
}

/** Tables one row and column larger than the picture: entry (x, y) sums everything above and left of it. */
function summedAreas({ w, h, data }: DisplayRaster) {
  const stride = w + 1
  const sums = [0, 1, 2].map(() => new Float64Array(stride * (h + 1)))
  const squares = new Float64Array(stride * (h + 1))
  for (let y = 0; y < h; y++) {
    let r = 0
    let g = 0
    let b = 0
    let square = 0
    for (let x = 0; x < w; x++) {
      const i = (y * w + x) * 3
      r += data[i]
      g += data[i + 1]
      b += data[i + 2]
      square += data[i] * data[i] + data[i + 1] * data[i + 1] + data[i + 2] * data[i + 2]
      const here = (y + 1) * stride + x + 1
      const above = y * stride + x + 1
      sums[0][here] = sums[0][above] + r
      sums[1][here] = sums[1][above] + g
      sums[2][here] = sums[2][above] + b
      squares[here] = squares[above] + square
    }
  }
  return { sums, squares }
}
