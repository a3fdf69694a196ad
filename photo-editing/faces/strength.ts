import { clamp } from '#painter/engine/core/scalar.ts'

type Lit = { light: Float32Array; tone: Float32Array }

/** Factors for what stands out from the skin. */
type Strength = { brightness: number; colour: number }

/** Beyond these factors the new face would lose its features, or grow harsh. */
const BRIGHTNESS = { least: 0.7, most: 1.2 }
const MOST_COLOUR = 1.2

/**
 * How strongly eyes, lips and lines stand out from the skin of the target against those of the new face: less in
 * haze, and without any colour in a grey picture.
 * @param share of the new face in each pixel
 */
export function featureStrength(face: Lit, target: Lit, share: Float32Array): Strength {
  const [own, wanted] = [spreadOf(face, share), spreadOf(target, share)]
  return {
    brightness: clamp(wanted.brightness / own.brightness, BRIGHTNESS.least, BRIGHTNESS.most),
    colour: Math.min(MOST_COLOUR, wanted.colour / own.colour),
  }
}

/** Root mean squares of the distance from the skin, over what the new face fills. */
function spreadOf({ light, tone }: Lit, share: Float32Array): Strength {
  let [weight, brightnesses, colours] = [1e-6, 1e-9, 1e-9]
  for (let i = 0; i < share.length; i++) {
    if (share[i] < 0.5) continue
    const r = light[i * 3] - tone[i * 3]
    const g = light[i * 3 + 1] - tone[i * 3 + 1]
    const b = light[i * 3 + 2] - tone[i * 3 + 2]
    const brightness = (r + g + b) / 3
    weight += share[i]
    brightnesses += share[i] * brightness ** 2
    colours += share[i] * ((r - brightness) ** 2 + (g - brightness) ** 2 + (b - brightness) ** 2)
  }
  return { brightness: Math.sqrt(brightnesses / weight), colour: Math.sqrt(colours / weight) }
}
