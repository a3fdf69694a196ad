import { parseHex, type RGB } from '../../core/colour.ts'
import { clamp, mix } from '../../core/scalar.ts'

export const ROCK_DARK = parseHex('#5d554e')
export const ROCK_LIGHT = parseHex('#8d847a')
export const SNOW: RGB = [0.8, 0.85, 0.93]

/** Writes a colour between `a` and `b` into `out`, chosen by a noise value (-1..1). */
export const blendByNoise = (a: RGB, b: RGB, noise: number, out: RGB) => {
  const t = clamp(noise * 0.5 + 0.5)
  out[0] = mix(a[0], b[0], t)
  out[1] = mix(a[1], b[1], t)
  out[2] = mix(a[2], b[2], t)
}

/** Covers `out` with a colour, by `cover` (0..1). */
export const layOver = (out: RGB, colour: RGB, cover: number) => {
  out[0] = mix(out[0], colour[0], cover)
  out[1] = mix(out[1], colour[1], cover)
  out[2] = mix(out[2], colour[2], cover)
}
