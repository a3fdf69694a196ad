/**
 * A bell curve, 1 at `centre` and 1/e at a distance of `reach`, at every whole number from `first` up to, but
 * without, `end`. The product of two of them, one along each axis, is a round spot, without a power for each pixel.
 */
export const bellAlong = (first: number, end: number, centre: number, reach: number): Float64Array =>
  Float64Array.from({ length: Math.max(0, end - first) }, (_, k) =>
    Math.exp(-(((first + k - centre) / reach) ** 2)),
  )
