import { mix } from '#painter/engine/core/scalar.ts'
import { InvalidJobError } from '#painter/job.ts'
import type { DisplayRaster } from '#painter/painting/styles/display-raster.ts'
import { pictureStyle } from '#painter/painting/styles/draw.ts'
import type { StyleKey } from '#painter/styles.ts'
import type { SubjectMask } from '../job.ts'
import { cutOutSubject, LEAST_CONFIDENCE } from '../subject/cut-out.ts'

/** Styles that outline or refine the main subject, where there is a clear one. */
const FOLLOWS_SUBJECT: readonly StyleKey[] = [
  'comic-book',
  'line-art',
  'low-poly',
  'neon-punk',
  'origami',
  'pixel-art',
]

/**
 * A photograph in one of the painter's styles.
 *
 * @param strength 0 leaves it as it is, 1 is the style alone
 * @param mask the main subject, where it is known already
 * @throws InvalidJobError for styles that draw the things of a prompt and cannot be laid over a picture
 */
export async function restyle(
  photo: DisplayRaster,
  key: StyleKey,
  seed: number,
  strength = 1,
  mask: SubjectMask | null = null,
): Promise<DisplayRaster> {
  const style = pictureStyle(key)
  if (!style)
    throw new InvalidJobError(
      'The built-in engine can draw in this style from words alone. Choose another style, or leave the picture out.',
    )
  const subject = FOLLOWS_SUBJECT.includes(key) ? await clearSubject(photo, mask) : null
  const { w, h, data } = photo
  const styled = style.restyle({ w, h, data: new Float32Array(data) }, seed, subject)
  if (strength < 1)
    for (let i = 0; i < data.length; i++) styled.data[i] = mix(data[i], styled.data[i], strength)
  return styled
}

async function clearSubject(photo: DisplayRaster, mask: SubjectMask | null): Promise<Float32Array | null> {
  const { alpha, confidence } = await cutOutSubject(photo, mask)
  return confidence < LEAST_CONFIDENCE ? null : alpha
}
