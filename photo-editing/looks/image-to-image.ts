import sharp from 'sharp'
import { proportionOf } from '#painter/engine/core/ratios.ts'
import { InvalidJobError, type Made, type Report } from '#painter/job.ts'
import { isStyle } from '#painter/styles.ts'
import type { EditJob } from '../job.ts'
import { encodePng, noteWith, readPhoto } from '../photo.ts'
import { namesOf, readConditions } from './conditions.ts'
import { NOTHING_TO_CHANGE } from './nothing-to-change.ts'
import { relight } from './relight.ts'
import { remakeSubject } from './remake-subject.ts'
import { restyle } from './restyle.ts'

/** Pixels of the result; as the models of txt2img, these differ in size. */
const SIZES: Record<string, number> = { fast: 500_000, standard: 1_050_000, pro: 1_050_000, ultra: 2_000_000 }

/** The guide, cut to the ratio, in the light, the weather and the style that are asked for. */
export async function imageToImage(job: EditJob, report: Report): Promise<Made> {
  const { prompt, style, seed, imageStrength } = job
  if (!isStyle(style)) throw new InvalidJobError(`There is no style called “${style}”.`)
  const photo = await readPhoto({ ...job, inputs: [await cutToRatio(job)] })
  report(0.15)
  const conditions = namesOf(readConditions(prompt))
  const surface = await remakeSubject(photo, prompt, seed)
  if (!conditions && !surface && style === 'none') throw new InvalidJobError(NOTHING_TO_CHANGE)
  if (conditions) await relight(photo, prompt, seed, 0.8 * imageStrength)
  report(0.5)
  const result = style === 'none' ? photo : await restyle(photo, style, seed, imageStrength)
  report(0.9)
  const title = titleOf(style)
  const changes = [
    surface && `${surface} for its main subject`,
    conditions && `the light and weather (${conditions})`,
    style !== 'none' && `the style ${title}`,
  ]
  const done = changes.filter(Boolean).join(' and ')
  return {
    picture: await encodePng(result),
    source: 'algorithmicallyEnhanced',
    note: noteWith(
      photo,
      `The built-in engine gave your picture ${done}.`,
      'Things named in the prompt are not drawn into it: that needs a model provider.',
    ),
  }
}

/** Around its middle, as the page shows it before, in the ratio and size of the result. */
async function cutToRatio({ inputs: [guide], aspectRatio, model }: EditJob): Promise<Uint8Array> {
  if (!guide) throw new InvalidJobError('Add the picture that is to guide the new one.')
  const proportion = proportionOf(aspectRatio)
  const pixels = SIZES[model] ?? SIZES.standard
  const height = 2 * Math.round(Math.sqrt(pixels / proportion) / 2)
  const width = 2 * Math.round((height * proportion) / 2)
  try {
    return await sharp(guide, { limitInputPixels: 40_000_000, pages: 1 })
      .flatten({ background: '#ffffff' })
      .resize(width, height, { fit: 'cover' })
      .png({ compressionLevel: 0 })
      .toBuffer()
  } catch {
    throw new InvalidJobError('The picture could not be read, or has more than 40 megapixels.')
  }
}

/** “3D Model” of “3d-model”. */
const titleOf = (style: string) =>
  style.replaceAll('-', ' ').replace(/\b\w|(?<=\b3)d/g, letter => letter.toUpperCase())
