import type { DisplayRaster } from '#painter/painting/styles/display-raster.ts'
import { type ColourWord, SHADED_LIKELIHOODS } from './colour-words.ts'

/** From these likelihoods on a pixel is of the colour, and of its shade. */
const SURE = 0.6
const SHADED = 0.5
/** Lightness may change so much from one pixel to the next in a picture of 1,000 pixels: a shade comes on slowly. */
const STEP = 0.03
const LARGEST_STEP = 0.045
/** In sizes of what is sure: more than that is something else beside it. */
const MOST_SHADE = 1.2

/**
 * A yellow cloth is brown in its folds, and no word for the colour reaches there. Takes in what adjoins the colour
 * without an edge between and has its hue, darker; changes nothing where that would be more than the thing itself.
 *
 * @param likely 0 to 1 per pixel, how much it is of the colour
 */
export function growIntoShade(
  likely: Float32Array,
  lab: Float32Array,
  { w, h }: DisplayRaster,
  colour: ColourWord,
): Float32Array {
  const shadeOf = SHADED_LIKELIHOODS[colour]
  if (!shadeOf) return likely
  const step = Math.min(LARGEST_STEP, (STEP * 1000) / Math.max(w, h))
  const grown = Float32Array.from(likely)
  const border: number[] = []
  let sure = 0
  for (let i = 0; i < likely.length; i++) if (likely[i] >= SURE) sure = border.push(i)
  const most = sure * (1 + MOST_SHADE)
  while (border.length > 0) {
    const i = border.pop()!
    const x = i % w
    for (const j of [x > 0 ? i - 1 : -1, x < w - 1 ? i + 1 : -1, i - w, i + w]) {
      if (j < 0 || j >= w * h || grown[j] >= SURE) continue
      if (Math.abs(lab[i * 3] - lab[j * 3]) > step) continue
      const hue = ((Math.atan2(lab[j * 3 + 2], lab[j * 3 + 1]) * 180) / Math.PI + 360) % 360
      const shade = shadeOf(lab[j * 3], Math.hypot(lab[j * 3 + 1], lab[j * 3 + 2]), hue)
      if (shade < SHADED) continue
      grown[j] = Math.max(SURE, shade)
      border.push(j)
      if (++sure > most) return likely
    }
  }
  return grown
}
