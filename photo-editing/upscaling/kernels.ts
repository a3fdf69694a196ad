/** Lanczos has three lobes (Duchon, "Lanczos Filtering in One and Two Dimensions", 1979). */
const LOBES = 3
/** Weights below this change no sample of 8 bits. */
const FAINTEST = 1 / 1024

/** One output sample's taps: weights for the inputs from `first` on, relative to the block's origin. */
export type Kernel = { first: number; weights: number[] }

/** For each place within an enlarged pixel, in their order. */
export type Phases = Kernel[]

/** Enlarges by a whole factor. */
export const lanczosPhases = (factor: number): Phases => phasesOf(factor, LOBES, lanczos)

/** Softer and cheaper, without overshoot: for corrections. */
export const bilinearPhases = (factor: number): Phases =>
  phasesOf(factor, 1, x => Math.max(0, 1 - Math.abs(x)))

/** Reduces by a whole factor. */
export const lanczosReduction = (factor: number): Kernel =>
  kernelAround((factor - 1) / 2, LOBES, factor, lanczos)

/** Does at once, at the source's size, what enlarging and then reducing does (edges aside). */
export function roundTrip(enlargement: Phases, reduction: Kernel): Kernel {
  const factor = enlargement.length
  const reach = 2 * LOBES
  const weights = new Array<number>(2 * reach + 1).fill(0)
  for (const [tap, weight] of reduction.weights.entries()) {
    const at = reduction.first + tap
    const block = Math.floor(at / factor)
    const { first, weights: enlarging } = enlargement[at - block * factor]
    for (const [k, share] of enlarging.entries()) weights[reach + block + first + k] += weight * share
  }
  return trimmed(-reach, weights)
}

/** The mean of as many samples on both sides, `passes` times over. */
export function boxKernel(reach: number, passes: 1 | 2): Kernel {
  const size = 2 * reach + 1
  if (passes === 1) return { first: -reach, weights: new Array<number>(size).fill(1 / size) }
  const weights = Array.from({ length: 2 * size - 1 }, (_, k) => (size - Math.abs(k - size + 1)) / size ** 2)
  return { first: -2 * reach, weights }
}

function phasesOf(factor: number, reach: number, weightAt: (x: number) => number): Phases {
  return Array.from({ length: factor }, (_, phase) =>
    kernelAround((phase + 0.5) / factor - 0.5, reach, 1, weightAt),
  )
}

function kernelAround(
  centre: number,
  reach: number,
  stretch: number,
  weightAt: (x: number) => number,
): Kernel {
  const first = Math.ceil(centre - reach * stretch)
  const last = Math.floor(centre + reach * stretch)
  const weights = Array.from({ length: last - first + 1 }, (_, i) => weightAt((first + i - centre) / stretch))
  return trimmed(first, weights)
}

/** Without the faint ends, the rest summing up to 1. */
function trimmed(first: number, weights: number[]): Kernel {
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
