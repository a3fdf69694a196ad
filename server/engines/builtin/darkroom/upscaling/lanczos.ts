/**
 * Resampling of interleaved planes by a whole factor, edges repeated: Lanczos with three lobes (Duchon,
 * "Lanczos Filtering in One and Two Dimensions", 1979) and, for corrections, bilinear.
 */
const LOBES = 3
/** Weights below this change no sample of 8 bits. */
const FAINTEST = 1 / 1024

/** Interleaved samples: `channels` values per pixel, rows of `width` pixels. */
export type Planes = { width: number; height: number; channels: number; data: Float32Array }

/** One output sample's taps: weights for the inputs from `first` on, relative to the block's origin. */
type Kernel = { first: number; weights: Float64Array }

export function enlarge(source: Planes, factor: number): Planes {
  return enlargeBy(source, factor, LOBES, lanczos)
}

/** Softer and cheaper, without overshoot: for corrections. */
export function enlargeBilinearly(source: Planes, factor: number): Planes {
  return enlargeBy(source, factor, 1, x => Math.max(0, 1 - Math.abs(x)))
}

function enlargeBy(source: Planes, factor: number, reach: number, weightAt: (x: number) => number): Planes {
  const kernels = Array.from({ length: factor }, (_, phase) =>
    kernelAround((phase + 0.5) / factor - 0.5, reach, 1, weightAt),
  )
  const wide = resampleRows(source, source.width * factor, kernels, 1)
  return resampleColumns(wide, source.height * factor, kernels, 1)
}

/** `factor` must divide the width and the height. */
export function reduce(source: Planes, factor: number): Planes {
  const kernels = [kernelAround((factor - 1) / 2, LOBES, factor, lanczos)]
  // Columns first: they are the cheaper direction, and have the rows halved.
  const low = resampleColumns(source, source.height / factor, kernels, factor)
  return resampleRows(low, source.width / factor, kernels, factor)
}

/**
 * A filter that does at once, at the source's size, what enlarging and then reducing does (edges aside).
 *
 * @param enlargeWith one of the enlargements above
 */
export function roundTrip(
  enlargeWith: (source: Planes, factor: number) => Planes,
  factor: number,
): (source: Planes) => Planes {
  const reach = 2 * LOBES
  const impulse = new Float32Array(2 * reach + 1)
  impulse[reach] = 1
  const line = { width: impulse.length, height: 1, channels: 1, data: impulse }
  // The kernel is symmetric, so that the answer to an impulse is the kernel itself.
  const kernels = [trimmed(-reach, Float64Array.from(reduce(enlargeWith(line, factor), factor).data))]
  return source => resampleRows(resampleColumns(source, source.height, kernels, 1), source.width, kernels, 1)
}

function kernelAround(
  centre: number,
  reach: number,
  stretch: number,
  weightAt: (x: number) => number,
): Kernel {
  const first = Math.ceil(centre - reach * stretch)
  const last = Math.floor(centre + reach * stretch)
  const weights = Float64Array.from({ length: last - first + 1 }, (_, i) =>
    weightAt((first + i - centre) / stretch),
  )
  return trimmed(first, weights)
}

/** Without the faint ends, the rest summing up to 1. */
function trimmed(first: number, weights: Float64Array): Kernel {
  const isFelt = (weight: number) => Math.abs(weight) > FAINTEST
  const from = weights.findIndex(isFelt)
  const felt = weights.slice(from, weights.findLastIndex(isFelt) + 1)
  const sum = felt.reduce((a, b) => a + b, 0)
  return { first: first + from, weights: felt.map(weight => weight / sum) }
}

function lanczos(x: number): number {
  if (x === 0) return 1
  if (Math.abs(x) >= LOBES) return 0
  const angle = Math.PI * x
  return (LOBES * Math.sin(angle) * Math.sin(angle / LOBES)) / (angle * angle)
}

/** Output sample x uses kernel `x mod kernels.length`, from input `stride * floor(x / kernels.length)`. */
function resampleRows(source: Planes, width: number, kernels: Kernel[], stride: number): Planes {
  const { height, channels } = source
  const before = stride * Math.ceil(Math.max(0, ...kernels.map(({ first }) => -first)) / stride)
  const after = Math.max(0, ...kernels.map(({ first, weights }) => first + weights.length))
  const lanes = Array.from(
    { length: stride },
    () => new Float32Array(Math.ceil((before + source.width + after) / stride) * channels),
  )
  const phases = kernels.map(() => new Float32Array((width / kernels.length) * channels))
  // Taps of one output sample lie in neighbouring slots of the lanes: rows moved by a slot are summed.
  const moved = kernels.map(({ first, weights }) =>
    Array.from(weights, (_, tap) => {
      const at = first + tap + before
      const start = Math.floor(at / stride) * channels
      return lanes[at % stride].subarray(start, start + phases[0].length)
    }),
  )
  const result = new Float32Array(width * height * channels)
  for (let y = 0; y < height; y++) {
    dealOut(source, y, lanes, before)
    for (const [phase, { weights }] of kernels.entries()) sumRows(phases[phase], moved[phase], weights)
    gather(phases, channels, result, y * width * channels)
  }
  return { width, height, channels, data: result }
}

/** Deals the pixels of a row out to the lanes in turn, its edges repeated, `before` times on the left. */
function dealOut({ width, channels, data }: Planes, y: number, lanes: Float32Array[], before: number) {
  const row = y * width * channels
  for (let lane = 0; lane < lanes.length; lane++) {
    const slots = lanes[lane]
    for (let to = 0, x = lane - before; to < slots.length; to += channels, x += lanes.length) {
      const from = row + (x < 0 ? 0 : x < width ? x : width - 1) * channels
      for (let c = 0; c < channels; c++) slots[to + c] = data[from + c]
    }
  }
}

/** Writes pixels of the phases in turn. */
function gather(phases: Float32Array[], channels: number, result: Float32Array, row: number) {
  if (phases.length === 1) return result.set(phases[0], row)
  const step = phases.length * channels
  for (let phase = 0; phase < phases.length; phase++) {
    const values = phases[phase]
    for (let from = 0, to = row + phase * channels; from < values.length; from += channels, to += step)
      for (let c = 0; c < channels; c++) result[to + c] = values[from + c]
  }
}

function resampleColumns(source: Planes, height: number, kernels: Kernel[], stride: number): Planes {
  const { width, channels } = source
  const rowLength = width * channels
  const result = new Float32Array(rowLength * height)
  for (let y = 0; y < height; y++) {
    const { first, weights } = kernels[y % kernels.length]
    const start = Math.floor(y / kernels.length) * stride + first
    const rows = Array.from(weights, (_, tap) => {
      const from = Math.min(source.height - 1, Math.max(0, start + tap)) * rowLength
      return source.data.subarray(from, from + rowLength)
    })
    sumRows(result.subarray(y * rowLength, (y + 1) * rowLength), rows, weights)
  }
  return { width, height, channels, data: result }
}

/** Stores the weighted sum of the rows, many at a time: storing it and reading it again is what costs. */
function sumRows(out: Float32Array, rows: Float32Array[], weights: Float64Array) {
  if (rows.length <= 2) return sumTwoRows(out, rows[0], rows.at(-1)!, weights[0], weights[1] ?? 0)
  for (let tap = 0; tap < weights.length; tap += 6) {
    const [a, b, c, d, e, f] = [0, 1, 2, 3, 4, 5].map(k => rows[Math.min(tap + k, rows.length - 1)])
    const [t, u, v, w, x, y] = [0, 1, 2, 3, 4, 5].map(k => weights[tap + k] ?? 0)
    if (tap === 0)
      for (let i = 0; i < out.length; i++)
        out[i] = a[i] * t + b[i] * u + c[i] * v + d[i] * w + e[i] * x + f[i] * y
    else
      for (let i = 0; i < out.length; i++)
        out[i] += a[i] * t + b[i] * u + c[i] * v + d[i] * w + e[i] * x + f[i] * y
  }
}

function sumTwoRows(out: Float32Array, a: Float32Array, b: Float32Array, t: number, u: number) {
  for (let i = 0; i < out.length; i++) out[i] = a[i] * t + b[i] * u
}
