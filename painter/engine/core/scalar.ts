/** `x` held between `low` and `high`. */
export const clamp = (x: number, low = 0, high = 1) => (x < low ? low : x > high ? high : x)

/** Linear interpolation from `a` (t = 0) to `b` (t = 1). */
export const mix = (a: number, b: number, t: number) => a + (b - a) * t

/** Hermite step: 0 at `from`, 1 at `to`, smooth at both ends; `from` may be the larger one. */
export const smoothstep = (from: number, to: number, x: number) => {
  const t = clamp((x - from) / (to - from))
  return t * t * (3 - 2 * t)
}
