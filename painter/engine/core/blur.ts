import { release } from './release.ts'
import { clamp } from './scalar.ts'

/** How many pixels a pass of `boxBlur` reaches to each side: radii of the same reach give the same blur. */
export const blurReach = (radius: number, passes = 3) =>
  radius < 0.5 ? 0 : Math.max(1, Math.round((radius * 0.9) / Math.sqrt(passes / 3)))

/** Between two passes: kept from blur to blur, because fresh memory takes as long as the blur, unless it is large. */
let kept = new Float32Array(0)
const LARGEST_KEPT = 1_200_000

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
  const reach = blurReach(radius, passes)
  if (reach === 0) return new Float32Array(source)
  const blurred = new Float32Array(source.length)
  const isKept = source.length <= LARGEST_KEPT
  if (isKept && kept.length < source.length) kept = new Float32Array(source.length)
  const rows = isKept ? kept : new Float32Array(source.length)
  for (let pass = 0; pass < passes; pass++) {
    blurRows(pass === 0 ? source : blurred, rows, w, h, channels, reach)
    blurColumns(rows, blurred, w, h, channels, reach)
  }
  if (!isKept) release(rows)
  return blurred
}

/** A channel of a row is a line; four at a time, because each running sum waits for its own last step. */
function blurRows(
  from: Float32Array,
  to: Float32Array,
  w: number,
  h: number,
  channels: number,
  reach: number,
) {
  const lines = h * channels
  const startOf = (line: number) => {
    const held = Math.min(line, lines - 1)
    return held + Math.floor(held / channels) * (w - 1) * channels
  }
  for (let line = 0; line < lines; line += 4) {
    const starts = [startOf(line), startOf(line + 1), startOf(line + 2), startOf(line + 3)]
    blurLines(from, to, starts, w, channels, reach)
  }
}

function blurLines(
  from: Float32Array,
  to: Float32Array,
  [a, b, c, d]: number[],
  length: number,
  stride: number,
  reach: number,
) {
  const inverse = 1 / (2 * reach + 1)
  let [sumA, sumB, sumC, sumD] = [0, 0, 0, 0]
  for (let k = -reach; k <= reach; k++) {
    const at = clamp(k, 0, length - 1) * stride
    sumA += from[a + at]
    sumB += from[b + at]
    sumC += from[c + at]
    sumD += from[d + at]
  }
  for (let k = 0; k < length; k++) {
    const at = k * stride
    to[a + at] = sumA * inverse
    to[b + at] = sumB * inverse
    to[c + at] = sumC * inverse
    to[d + at] = sumD * inverse
    const entering = (k + reach + 1 < length ? k + reach + 1 : length - 1) * stride
    const leaving = (k - reach > 0 ? k - reach : 0) * stride
    sumA += from[a + entering] - from[a + leaving]
    sumB += from[b + entering] - from[b + leaving]
    sumC += from[c + entering] - from[c + leaving]
    sumD += from[d + entering] - from[d + leaving]
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
