import { clamp } from './scalar.ts'

/**
 * Blurs interleaved planes of `channels` values per pixel; three passes of a box come close to a Gaussian.
 * `radius` is in pixels; edges repeat the border pixel. The source stays as it is.
 */
export function boxBlur(
  source: Float32Array,
  w: number,
  h: number,
  channels: number,
  radius: number,
  passes = 3,
): Float32Array<ArrayBuffer> {
  const blurred = new Float32Array(source)
  if (radius < 0.5) return blurred
  const rows = new Float32Array(source.length)
  const reach = Math.max(1, Math.round((radius * 0.9) / Math.sqrt(passes / 3)))
  for (let pass = 0; pass < passes; pass++) {
    blurRows(blurred, rows, w, h, channels, reach)
    blurColumns(rows, blurred, w, h, channels, reach)
  }
  return blurred
}

function blurRows(
  from: Float32Array,
  to: Float32Array,
  w: number,
  h: number,
  channels: number,
  reach: number,
) {
  const inverse = 1 / (2 * reach + 1)
  for (let y = 0; y < h; y++)
    for (let c = 0; c < channels; c++) {
      const o = y * w * channels + c
      let sum = 0
      for (let k = -reach; k <= reach; k++) sum += from[o + clamp(k, 0, w - 1) * channels]
      for (let x = 0; x < w; x++) {
        to[o + x * channels] = sum * inverse
        const entering = x + reach + 1 < w ? x + reach + 1 : w - 1
        const leaving = x - reach > 0 ? x - reach : 0
        sum += from[o + entering * channels] - from[o + leaving * channels]
      }
    }
}

/** Keeps one running sum per column and walks row by row, in the order of memory. */
function blurColumns(
  from: Float32Array,
  to: Float32Array,
  w: number,
  h: number,
  channels: number,
  reach: number,
) {
  const inverse = 1 / (2 * reach + 1)
  const row = w * channels
  const sums = new Float64Array(row)
  for (let k = -reach; k <= reach; k++) {
    const o = clamp(k, 0, h - 1) * row
    for (let i = 0; i < row; i++) sums[i] += from[o + i]
  }
  for (let y = 0; y < h; y++) {
    const o = y * row
    const entering = (y + reach + 1 < h ? y + reach + 1 : h - 1) * row
    const leaving = (y - reach > 0 ? y - reach : 0) * row
    for (let i = 0; i < row; i++) {
      to[o + i] = sums[i] * inverse
      sums[i] += from[entering + i] - from[leaving + i]
    }
  }
}
