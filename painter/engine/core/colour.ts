import { clamp, mix } from './scalar.ts'

/** Red, green, blue in linear light; 1 is display white, and lights may exceed it. */
export type RGB = [number, number, number]

/** One sRGB channel (0..1) to linear light, IEC 61966-2-1. */
export const srgbToLinear = (c: number) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)

/** One linear channel to sRGB (0..1 for 0..1); negative light gives 0. */
export const linearToSrgb = (c: number) =>
  c <= 0 ? 0 : c <= 0.0031308 ? c * 12.92 : 1.055 * c ** (1 / 2.4) - 0.055

/** Linear light of every 8-bit sRGB value. */
export const SRGB_TO_LINEAR = new Float32Array(256).map((_, i) => srgbToLinear(i / 255))

/** `#rrggbb` (sRGB) to linear light. */
export function parseHex(hex: string): RGB {
  const n = parseInt(hex.replace('#', ''), 16)
  return [SRGB_TO_LINEAR[(n >> 16) & 255], SRGB_TO_LINEAR[(n >> 8) & 255], SRGB_TO_LINEAR[n & 255]]
}

/** Linear light to `#rrggbb` (sRGB), clipped to the display's range. */
export function toHex(colour: RGB) {
  const channel = (v: number) =>
    Math.round(clamp(linearToSrgb(v)) * 255)
      .toString(16)
      .padStart(2, '0')
  return `#${colour.map(channel).join('')}`
}

/** Linear light to OKLab (Björn Ottosson, 2020): lightness, green-red, blue-yellow. */
export function linearToOklab(colour: RGB): RGB {
  const [r, g, b] = colour
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

/** OKLab to linear light; out-of-gamut colours come back with negative channels. */
export function oklabToLinear(lab: RGB): RGB {
  const [L, a, b] = lab
  let l = L + 0.3963377774 * a + 0.2158037573 * b
  let m = L - 0.1055613458 * a - 0.0638541728 * b
  let s = L - 0.0894841775 * a - 1.291485548 * b
  l = l * l * l
  m = m * m * m
  s = s * s * s
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

/** OKLCh (lightness 0..1, chroma 0..~0.3, hue in degrees) to linear light, never negative. */
export const oklchToLinear = (lightness: number, chroma: number, hue: number): RGB => {
  const radians = (hue * Math.PI) / 180
  return oklabToLinear([lightness, chroma * Math.cos(radians), chroma * Math.sin(radians)]).map(v =>
    Math.max(0, v),
  ) as RGB
}

/** From `a` to `b` through OKLab: perceptually even, no grey middle. */
export const mixOklab = (a: RGB, b: RGB, t: number): RGB => {
  const x = linearToOklab(a)
  const y = linearToOklab(b)
  return oklabToLinear([mix(x[0], y[0], t), mix(x[1], y[1], t), mix(x[2], y[2], t)]).map(v =>
    Math.max(0, v),
  ) as RGB
}

/** From `a` to `b` in linear light, as light itself mixes. */
export const mixLinear = (a: RGB, b: RGB, t: number): RGB => [
  mix(a[0], b[0], t),
  mix(a[1], b[1], t),
  mix(a[2], b[2], t),
]

/** The colour at `factor` times its brightness. */
export const scaleColour = (colour: RGB, factor: number): RGB => [
  colour[0] * factor,
  colour[1] * factor,
  colour[2] * factor,
]

/** Relative luminance (Rec. 709 weights). */
export const luminance = (colour: RGB) => 0.2126 * colour[0] + 0.7152 * colour[1] + 0.0722 * colour[2]

/** A gradient between colour stops, mixed in OKLab and kept as a 256-step table. */
export class ColourRamp {
  readonly #table = new Float32Array(257 * 3)

  /** Stops are [position 0..1, colour], in rising order of position. */
  constructor(stops: [number, RGB][]) {
    for (let i = 0; i <= 256; i++) {
      const t = i / 256
      let j = 0
      while (j < stops.length - 2 && t > stops[j + 1][0]) j++
      const [position, colour] = stops[j]
      const [nextPosition, nextColour] = stops[Math.min(j + 1, stops.length - 1)]
      const u = nextPosition > position ? clamp((t - position) / (nextPosition - position)) : 0
      // Half smoothstep, half linear: rounds the kinks at the stops without flattening the gradient there.
      this.#table.set(mixOklab(colour, nextColour, u * u * (3 - 2 * u) * 0.5 + u * 0.5), i * 3)
    }
  }

  /** The colour at `t` (0..1), written into `out`. */
  at(t: number, out: RGB = [0, 0, 0]): RGB {
    const x = clamp(t) * 256
    const i = Math.min(255, x | 0)
    const f = x - i
    const k = i * 3
    const table = this.#table
    out[0] = table[k] + (table[k + 3] - table[k]) * f
    out[1] = table[k + 1] + (table[k + 4] - table[k + 1]) * f
    out[2] = table[k + 2] + (table[k + 5] - table[k + 2]) * f
    return out
  }
}
