import { clamp, smoothstep } from '#painter/engine/core/scalar.ts'

/** How much (0..1) a colour of OKLCh lightness 0..1, chroma and hue (degrees) is called by a word. */
type Likelihood = (lightness: number, chroma: number, hue: number) => number

export type ColourWord =
  | 'red'
  | 'orange'
  | 'yellow'
  | 'green'
  | 'blue'
  | 'purple'
  | 'pink'
  | 'brown'
  | 'white'
  | 'black'
  | 'gray'

/** 1 within `width` degrees of a hue, fading beyond. */
function nearHue(hue: number, centre: number, width: number): number {
  const apart = Math.abs(hue - centre)
  return smoothstep(width * 1.35, width * 0.75, Math.min(apart, 360 - apart))
}

export const COLOUR_LIKELIHOODS: Record<ColourWord, Likelihood> = {
  red: (_l, c, h) => nearHue(h, 22, 22) * smoothstep(0.07, 0.12, c),
  orange: (l, c, h) => nearHue(h, 55, 24) * smoothstep(0.06, 0.1, c) * smoothstep(0.4, 0.55, l),
  yellow: (l, c, h) => nearHue(h, 98, 26) * smoothstep(0.06, 0.1, c) * smoothstep(0.5, 0.65, l),
  green: (_l, c, h) => nearHue(h, 138, 42) * smoothstep(0.035, 0.07, c),
  blue: (_l, c, h) => nearHue(h, 255, 42) * smoothstep(0.03, 0.06, c),
  purple: (_l, c, h) => nearHue(h, 305, 28) * smoothstep(0.04, 0.08, c),
  pink: (l, c, h) => nearHue(h, 355, 30) * smoothstep(0.04, 0.08, c) * smoothstep(0.5, 0.65, l),
  brown: (l, c, h) => nearHue(h, 58, 32) * smoothstep(0.03, 0.06, c) * smoothstep(0.7, 0.55, l),
  white: (l, c) => smoothstep(0.8, 0.92, l) * smoothstep(0.06, 0.03, c),
  black: l => smoothstep(0.34, 0.22, l),
  gray: (l, c) => smoothstep(0.05, 0.03, c) * smoothstep(0.25, 0.35, l) * smoothstep(0.95, 0.85, l),
}

const USUAL_LIGHTNESS = 0.6
/** Below it a colour is not called by the word. */
const CALLED = 0.5

/** What a colour in the shade would have in usual light: a thing's shaded side has less chroma. */
export const litChroma = (lightness: number, chroma: number) =>
  (chroma * USUAL_LIGHTNESS) / clamp(lightness, 0.2, 0.75)

/** Degrees from 0 to 360 of a colour's a and b in OKLab. */
export const hueOf = (a: number, b: number) => ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360

/** The one word that fits a colour of OKLab best, or null. */
export function calledAs(lightness: number, a: number, b: number): ColourWord | null {
  let [best, most]: [ColourWord | null, number] = [null, CALLED]
  const chroma = litChroma(lightness, Math.hypot(a, b))
  const hue = hueOf(a, b)
  for (const [word, likelihood] of Object.entries(COLOUR_LIKELIHOODS)) {
    const fit = likelihood(lightness, chroma, hue)
    if (fit > most) [best, most] = [word as ColourWord, fit]
  }
  return best
}

/** The same in the shade, of the colours whose word ends where it begins. */
export const SHADED_LIKELIHOODS: Partial<Record<ColourWord, Likelihood>> = {
  orange: (l, c, h) => nearHue(h, 50, 20) * smoothstep(0.04, 0.07, c) * smoothstep(0.18, 0.26, l),
  yellow: (l, c, h) => nearHue(h, 88, 22) * smoothstep(0.035, 0.055, c) * smoothstep(0.18, 0.26, l),
  pink: (l, c, h) => nearHue(h, 355, 28) * smoothstep(0.035, 0.06, c) * smoothstep(0.18, 0.26, l),
}

const OTHER_NAMES: readonly (readonly [ColourWord, string])[] = [
  ['red', 'crimson scarlet maroon'],
  ['orange', 'amber'],
  ['yellow', 'golden gold'],
  ['green', 'olive emerald'],
  ['blue', 'turquoise teal cyan azure navy'],
  ['purple', 'violet lilac'],
  ['pink', 'magenta rose'],
  ['brown', 'beige'],
  ['gray', 'grey silver'],
]

/** The colour that a lower-case word names, or null. */
export function colourWordOf(word: string): ColourWord | null {
  if (Object.hasOwn(COLOUR_LIKELIHOODS, word)) return word as ColourWord
  return OTHER_NAMES.find(([, names]) => names.split(' ').includes(word))?.[0] ?? null
}
