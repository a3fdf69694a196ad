import type { DisplayRaster } from '#painter/painting/styles/display-raster.ts'
import { cutOutSubject, LEAST_CONFIDENCE } from '../subject/cut-out.ts'
import { skinLikelihood } from '../subject/skin.ts'
import { resurface, surfaceName, surfaceOf } from './materials.ts'

/**
 * Makes a clear main subject, in place, of the material or the colour that the words name. On somebody it is
 * the clothes: skin and hair around a face stay.
 *
 * @returns what it became, for the note; null where nothing is named or nothing stands out
 */
export async function remakeSubject(
  picture: DisplayRaster,
  prompt: string,
  seed: number,
): Promise<string | null> {
  const surface = surfaceOf(prompt)
  if (!surface) return null
  const { alpha, confidence, face } = await cutOutSubject(picture)
  if (confidence < LEAST_CONFIDENCE) return null
  if (face) {
    const { w, h } = picture
    const skin = skinLikelihood(picture)
    for (let i = 0; i < alpha.length; i++) {
      const across = ((i % w) / w - face.x) / (face.radiusX * 1.9)
      const down = (((i / w) | 0) / h - face.y) / (face.radiusY * 1.8)
      const isHead = across * across + down * down < 1
      alpha[i] *= isHead ? 0 : 1 - 0.5 * skin[i]
    }
  }
  resurface(picture, alpha, surface, seed)
  return surfaceName(surface)
}
