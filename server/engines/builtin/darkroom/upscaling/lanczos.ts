/**
 * Lanczos resampling (three lobes) of interleaved planes by a whole factor, edges repeated.
 * Duchon, "Lanczos Filtering in One and Two Dimensions", 1979.
 */
const LOBES = 3

/** Interleaved samples: `channels` values per pixel, rows of `width` pixels. */
export type Planes = { width: number; height: number; channels: number; data: Float32Array }

/** One output sample's taps: weights for the inputs from `first` on, relative to the block's origin. */
type Kernel = { first: number; weights: Float64Array }

export function enlarge(source: Planes, factor: number): Planes {
  const kernels = Array.from({ length: factor }, (_, phase) => {
    const centre = (phase + 0.5) / factor - 0.5
    return kernelAround(centre, 1)
  })
  const wide = resampleRows(source, source.width * factor, kernels, 1)
  return resampleColumns(wide, source.height * factor, kernels, 1)
}

/** `factor` must divide the width and the height. */
export function reduce(source: Planes, factor: number): Planes {
  const kernels = [kernelAround((factor - 1) / 2, factor)]
  const narrow = resampleRows(source, source.width / factor, kernels, factor)
  return resampleColumns(narrow, source.height / factor, kernels, factor)
}

function kernelAround(centre: number, stretch: number): Kernel {
  const first = Math.ceil(centre - LOBES * stretch)
  const last = Math.floor(centre + LOBES * stretch)
  const weights = Float64Array.from({ length: last - first + 1 }, (_, i) =>
    lanczos((first + i - centre) / stretch),
  )
  const sum = weights.reduce((a, b) => a + b, 0)
  return { first, weights: weights.map(weight => weight / sum) }
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
  const result = new Float32Array(width * height * channels)
  for (let y = 0; y < height; y++) {
    const row = y * source.width * channels
    for (let x = 0; x < width; x++) {
      const { first, weights } = kernels[x % kernels.length]
      const start = Math.floor(x / kernels.length) * stride + first
      const to = (y * width + x) * channels
      for (let tap = 0; tap < weights.length; tap++) {
        const from = row + clampIndex(start + tap, source.width) * channels
        for (let c = 0; c < channels; c++) result[to + c] += source.data[from + c] * weights[tap]
      }
    }
  }
  return { width, height, channels, data: result }
}

function resampleColumns(source: Planes, height: number, kernels: Kernel[], stride: number): Planes {
  const { width, channels } = source
  const rowLength = width * channels
  const result = new Float32Array(rowLength * height)
  for (let y = 0; y < height; y++) {
    const { first, weights } = kernels[y % kernels.length]
    const start = Math.floor(y / kernels.length) * stride + first
    const to = y * rowLength
    for (let tap = 0; tap < weights.length; tap++) {
      const from = clampIndex(start + tap, source.height) * rowLength
      const weight = weights[tap]
      for (let i = 0; i < rowLength; i++) result[to + i] += source.data[from + i] * weight
    }
  }
  return { width, height, channels, data: result }
}

const clampIndex = (index: number, length: number) => (index < 0 ? 0 : index < length ? index : length - 1)
