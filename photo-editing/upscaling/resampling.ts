import type { Kernel, Phases } from './kernels.ts'
import { addressIn, createVectorRows, type Row, type VectorRows } from './vector-rows.ts'

/** Interleaved samples 0..255: `channels` values per pixel, rows of `width` pixels. */
export type Planes = { width: number; height: number; channels: number; data: Float32Array<ArrayBuffer> }

type Format = { width: number; channels: number }

/** How one of several pictures is enlarged, and what its samples are multiplied by. */
type Addend = { phases: Phases; share: number }

/**
 * Enlarges pictures of the same size by a whole factor, edges repeated, and adds them up, also to a picture of the
 * size that results. The rows of the sum are handed out one by one, held within 0 and 255.
 */
export function createEnlargement({ width, channels }: Format, addends: Addend[]) {
  const factor = addends[0].phases.length
  const wide = factor * width * channels
  const spans = addends.map(({ phases }) => spanOf(phases))
  const count = spans.reduce((sum, span) => sum + span, 6)
  const vectors = createVectorRows(count, Math.max(wide, (width + 2 * Math.max(...spans)) * channels))
  const [sum, held, other, black, white, lane, ...free] = vectors.rows
  white.data.fill(255)
  const parts = addends.map(({ phases, share }, k) => {
    const toSide = sideways(vectors, [lane], { width, channels }, phases)
    const makeRow = (row: Float32Array, out: Row) => {
      toSide(row, other)
      interleave(other.data, out.data, { width, channels }, factor)
    }
    return { phases, share, makeRow, kept: free.splice(0, spans[k]) }
  })

  return (sources: Planes[], store: (row: Float32Array, y: number) => void, base?: Planes) => {
    const { height } = sources[0]
    const rowsOf = parts.map(({ makeRow, kept }, k) =>
      slidingRows(kept, height, (y, row) => makeRow(rowOf(sources[k], y), row)),
    )
    for (let y = 0; y < height * factor; y++) {
      const inputs: number[] = []
      const weights: number[] = []
      for (let k = 0; k < parts.length; k++) {
        const { phases, share } = parts[k]
        const kernel = phases[y % factor]
        const top = Math.floor(y / factor) + kernel.first
        for (let tap = 0; tap < kernel.weights.length; tap++) {
          inputs.push(rowsOf[k](top + tap).at)
          weights.push(kernel.weights[tap] * share)
        }
      }
      if (base) {
        other.data.set(rowOf(base, y))
        inputs.push(other.at)
        weights.push(1)
      }
      vectors.sum(sum.at, wide, inputs, weights)
      vectors.greatest(held.at, wide, [sum.at, black.at])
      vectors.least(sum.at, wide, [held.at, white.at])
      store(sum.data.subarray(0, wide), y)
    }
  }
}

/** Filters pictures, edges repeated, and keeps each `stride`th pixel of each `stride`th row. */
export function createReduction({ width, channels }: Format, kernel: Kernel, stride = 1) {
  const taps = kernel.weights.length
  const vectors = createVectorRows(taps + stride + 2, (width + 2 * (taps + stride)) * channels)
  const [low, narrow, ...free] = vectors.rows
  const format = { width: width / stride, channels }
  const toSide = sideways(vectors, free.splice(0, stride), format, [kernel])
  const lowRow = low.data.subarray(0, width * channels)
  const out = narrow.data.subarray(0, format.width * channels)

  return (source: Planes): Planes => {
    const rowAt = slidingRows(free, source.height, (y, row) => row.data.set(rowOf(source, y)))
    const height = source.height / stride
    const data = new Float32Array(out.length * height)
    for (let y = 0; y < height; y++) {
      const inputs = kernel.weights.map((_, tap) => rowAt(y * stride + kernel.first + tap).at)
      // Columns first: they are the cheaper direction, and have the rows halved.
      vectors.sum(low.at, lowRow.length, inputs, kernel.weights)
      toSide(lowRow, narrow)
      data.set(out, y * out.length)
    }
    return { ...format, height, data }
  }
}

/**
 * Filters a row sideways, phase after phase: its pixels are dealt out to the lanes in turn, so that the taps of one
 * output pixel lie in neighbouring slots, and lanes moved by a slot are summed.
 *
 * @param format the width of each phase of the output
 */
function sideways(vectors: VectorRows, lanes: Row[], { width, channels }: Format, kernels: Kernel[]) {
  const stride = lanes.length
  const before = stride * Math.ceil(Math.max(0, ...kernels.map(({ first }) => -first)) / stride)
  const moved = kernels.map(({ first, weights }) =>
    weights.map((_, tap) => {
      const at = first + tap + before
      return addressIn(lanes[at % stride], Math.floor(at / stride) * channels)
    }),
  )
  const slots = lanes.map(({ data }) => data)
  return (row: Float32Array, out: Row) => {
    dealOut(row, channels, slots, before)
    for (let phase = 0; phase < kernels.length; phase++) {
      const at = addressIn(out, phase * width * channels)
      vectors.sum(at, width * channels, moved[phase], kernels[phase].weights)
    }
  }
}

/** Deals the pixels of a row out to the lanes in turn, its edges repeated, `before` times on the left. */
function dealOut(row: Float32Array, channels: number, lanes: Float32Array[], before: number) {
  const last = row.length - channels
  const step = lanes.length * channels
  for (let lane = 0; lane < lanes.length; lane++) {
    const slots = lanes[lane]
    for (let c = 0; c < channels; c++) {
      let from = (lane - before) * channels + c
      for (let to = c; to < slots.length; to += channels, from += step)
        slots[to] = row[from < 0 ? c : from > last + c ? last + c : from]
    }
  }
}

/** Puts the pixels of the phases in turn. */
function interleave(phases: Float32Array, row: Float32Array, { width, channels }: Format, factor: number) {
  const step = factor * channels
  for (let phase = 0; phase < factor; phase++)
    for (let c = 0; c < channels; c++) {
      const end = (phase + 1) * width * channels
      let to = phase * channels + c
      for (let from = phase * width * channels + c; from < end; from += channels, to += step)
        row[to] = phases[from]
    }
}

/** The rows of a picture as `make` makes them, each once; as many as follow one another are kept. */
export function slidingRows(kept: Row[], height: number, make: (y: number, row: Row) => void) {
  const held = new Int32Array(kept.length).fill(-1)
  return (y: number): Row => {
    const at = y < 0 ? 0 : y < height ? y : height - 1
    const slot = at % kept.length
    if (held[slot] !== at) make(at, kept[slot])
    held[slot] = at
    return kept[slot]
  }
}

export const rowOf = ({ width, channels, data }: Planes, y: number) =>
  data.subarray(y * width * channels, (y + 1) * width * channels)

/** How many rows the phases reach over. */
const spanOf = (phases: Phases) =>
  Math.max(...phases.map(({ first, weights }) => first + weights.length)) -
  Math.min(...phases.map(({ first }) => first))
