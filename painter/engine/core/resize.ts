import { clamp } from './scalar.ts'

/**
 * Interleaved planes of `channels` values per pixel at another size (`toW` x `toH` pixels):
 * averages areas when either side shrinks, interpolates bilinearly otherwise.
 */
export function resizePlanes(
  source: Float32Array,
  w: number,
  h: number,
  channels: number,
  toW: number,
  toH: number,
): Float32Array<ArrayBuffer> {
  const shrinks = toW < w || toH < h
  return shrinks
    ? averageAreas(source, w, h, channels, toW, toH)
    : interpolate(source, w, h, channels, toW, toH)
}

function averageAreas(
  source: Float32Array,
  w: number,
  h: number,
  channels: number,
  toW: number,
  toH: number,
) {
  const out = new Float32Array(toW * toH * channels)
  const columns = Int32Array.from({ length: toW + 1 }, (_, x) => Math.min(w, Math.floor(x * (w / toW))))
  const rows = Int32Array.from({ length: toH + 1 }, (_, y) => Math.min(h, Math.floor(y * (h / toH))))
  for (let y = 0; y < toH; y++) {
    const y0 = rows[y]
    const y1 = Math.max(y0 + 1, rows[y + 1])
    for (let x = 0; x < toW; x++) {
      const x0 = columns[x]
      const x1 = Math.max(x0 + 1, columns[x + 1])
      const weight = 1 / ((y1 - y0) * (x1 - x0))
      for (let c = 0; c < channels; c++) {
        let sum = 0
        for (let yy = y0; yy < y1; yy++) {
          const end = (yy * w + x1) * channels
          for (let i = (yy * w + x0) * channels + c; i < end; i += channels)
            // Rounded as a stored sum would be: what a subject is cut out by hangs on the last bit.
            sum = Math.fround(sum + source[i] * weight)
        }
        out[(y * toW + x) * channels + c] = sum
      }
    }
  }
  return out
}

function interpolate(source: Float32Array, w: number, h: number, channels: number, toW: number, toH: number) {
  const out = new Float32Array(toW * toH * channels)
  enlargeRows({ w, h, channels, data: source }, toW, toH, (row, y) => out.set(row, y * row.length))
  return out
}

/**
 * Enlarges interleaved planes to `toW` x `toH` pixels as `resizePlanes` does, and hands the rows out one by one:
 * what is only added to a picture need not be held whole. The row is overwritten by the next.
 */
export function enlargeRows(
  { w, h, channels, data }: { w: number; h: number; channels: number; data: Float32Array },
  toW: number,
  toH: number,
  use: (row: Float32Array, y: number) => void,
) {
  const row = toW * channels
  const out = new Float32Array(row)
  const widen = createWidening(data, w, channels, toW)
  // Many rows lie between the same two: those are widened once.
  let upper = new Float64Array(row)
  let lower = new Float64Array(row)
  let [upperY, lowerY] = [-1, -1]
  for (let y = 0; y < toH; y++) {
    const fy = clamp((y + 0.5) * (h / toH) - 0.5, 0, h - 1)
    const y0 = fy | 0
    const y1 = Math.min(h - 1, y0 + 1)
    const t = fy - y0
    if (upperY !== y0) {
      ;[upper, lower] = [lower, upper]
      ;[upperY, lowerY] = [lowerY, upperY]
      if (upperY !== y0) widen(y0, upper)
    }
    if (lowerY !== y1) widen(y1, lower)
    upperY = y0
    lowerY = y1
    for (let i = 0; i < row; i++) out[i] = upper[i] + (lower[i] - upper[i]) * t
    use(out, y)
  }
}

/** Interpolates one row of the source to the width `toW`. */
function createWidening(source: Float32Array, w: number, channels: number, toW: number) {
  const at = Float64Array.from({ length: toW }, (_, x) => clamp((x + 0.5) * (w / toW) - 0.5, 0, w - 1))
  const lefts = Int32Array.from(at, fx => (fx | 0) * channels)
  const rights = Int32Array.from(at, fx => Math.min(w - 1, (fx | 0) + 1) * channels)
  const shares = at.map(fx => fx - (fx | 0))
  return (y: number, row: Float64Array) => {
    const o = y * w * channels
    for (let x = 0, i = 0; x < toW; x++)
      for (let k = o; k < o + channels; k++, i++) {
        const left = source[k + lefts[x]]
        row[i] = left + (source[k + rights[x]] - left) * shares[x]
      }
  }
}
