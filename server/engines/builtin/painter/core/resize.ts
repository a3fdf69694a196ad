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
  const sx = w / toW
  const sy = h / toH
  for (let y = 0; y < toH; y++) {
    const y0 = Math.floor(y * sy)
    const y1 = Math.max(y0 + 1, Math.min(h, Math.floor((y + 1) * sy)))
    for (let x = 0; x < toW; x++) {
      const x0 = Math.floor(x * sx)
      const x1 = Math.max(x0 + 1, Math.min(w, Math.floor((x + 1) * sx)))
      const weight = 1 / ((y1 - y0) * (x1 - x0))
      const o = (y * toW + x) * channels
      for (let yy = y0; yy < y1; yy++)
        for (let xx = x0; xx < x1; xx++) {
          const i = (yy * w + xx) * channels
          for (let c = 0; c < channels; c++) out[o + c] += source[i + c] * weight
        }
    }
  }
  return out
}

function interpolate(source: Float32Array, w: number, h: number, channels: number, toW: number, toH: number) {
  const out = new Float32Array(toW * toH * channels)
  const sx = w / toW
  const sy = h / toH
  for (let y = 0; y < toH; y++) {
    const fy = clamp((y + 0.5) * sy - 0.5, 0, h - 1)
    const y0 = fy | 0
    const y1 = Math.min(h - 1, y0 + 1)
    const ty = fy - y0
    for (let x = 0; x < toW; x++) {
      const fx = clamp((x + 0.5) * sx - 0.5, 0, w - 1)
      const x0 = fx | 0
      const x1 = Math.min(w - 1, x0 + 1)
      const tx = fx - x0
      const a = (y0 * w + x0) * channels
      const b = (y0 * w + x1) * channels
      const c = (y1 * w + x0) * channels
      const d = (y1 * w + x1) * channels
      const o = (y * toW + x) * channels
      for (let k = 0; k < channels; k++) {
        const upper = source[a + k] + (source[b + k] - source[a + k]) * tx
        const lower = source[c + k] + (source[d + k] - source[c + k]) * tx
        out[o + k] = upper + (lower - upper) * ty
      }
    }
  }
  return out
}
