import { clamp } from '#painter/engine/core/scalar.ts'

type Lit = { light: Float32Array; tone: Float32Array }

/** How what stands out from the skin is carried from one picture to another. */
export type Strength = {
  /** Factors for what is darker or lighter, and for what is of another colour. */
  brightness: number
  colour: number
  /** By how much red, green and blue go with brightness in the new face, and in the target. */
  tint: { face: number[]; target: number[] }
}

/** Beyond these factors the new face would lose its features, or grow harsh. */
const BRIGHTNESS = { least: 0.7, most: 1.2 }
const MOST_COLOUR = 1.2

/**
 * How strongly eyes, lips and lines stand out from the skin of the target against those of the new face: less in
 * haze, and without colours of their own in a grey or a sepia picture.
 * @param share of the new face in each pixel
 */
export function featureStrength(face: Lit, target: Lit, share: Float32Array): Strength {
  const [own, wanted] = [spreadOf(face, share), spreadOf(target, share)]
  return {
    brightness: clamp(wanted.brightness / own.brightness, BRIGHTNESS.least, BRIGHTNESS.most),
    colour: Math.min(MOST_COLOUR, wanted.colour / own.colour),
    tint: { face: own.tint, target: wanted.tint },
  }
}

/**
 * Over what the new face fills: the root mean square of what is lighter or darker than the skin, how the colours go
 * with it (a line by least squares), and the root mean square of the colours beside that line.
 */
function spreadOf({ light, tone }: Lit, share: Float32Array) {
  let [weight, brightnesses, colours] = [1e-6, 1e-9, 1e-9]
  const together = [0, 0, 0]
  for (let i = 0; i < share.length; i++) {
    if (share[i] < 0.5) continue
    const brightness = brightnessOf(light, tone, i)
    weight += share[i]
    brightnesses += share[i] * brightness ** 2
    for (let c = 0; c < 3; c++) {
      const colour = light[i * 3 + c] - tone[i * 3 + c] - brightness
      together[c] += share[i] * brightness * colour
      colours += share[i] * colour ** 2
    }
  }
  const tint = together.map(sum => sum / brightnesses)
  const beside = tint.reduce((rest, slope) => rest - slope ** 2 * brightnesses, colours)
  return {
    brightness: Math.sqrt(brightnesses / weight),
    colour: Math.sqrt(Math.max(1e-9, beside) / weight),
    tint,
  }
}

/** By how much a pixel is lighter than the skin, as a logarithm. */
export function brightnessOf(light: Float32Array, tone: Float32Array, i: number): number {
  let sum = 0
  for (let c = 0; c < 3; c++) sum += light[i * 3 + c] - tone[i * 3 + c]
  return sum / 3
}
