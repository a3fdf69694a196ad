import { isStyle } from '#catalogue/styles.ts'
import { type EditJob, InvalidJob, type Made, type Report } from '../../protocol.ts'
import { encodePng, noteWith, readPhoto } from '../photo.ts'
import { namesOf, readConditions } from './conditions.ts'
import { relight } from './relight.ts'
import { restyle } from './restyle.ts'

const COLOUR_SHARE = 0.78

/** Every shape stays; light, weather, season and style become those of the words. */
export async function keepStructure(job: EditJob, report: Report): Promise<Made> {
  if (!isStyle(job.style)) throw new InvalidJob(`There is no style called “${job.style}”.`)
  const photo = await readPhoto(job)
  report(0.1)
  await relight(photo, job.prompt, job.seed, COLOUR_SHARE)
  report(0.6)
  const styled = job.style === 'none' ? photo : await restyle(photo, job.style, job.seed)
  report(0.9)
  const conditions = namesOf(readConditions(job.prompt))
  return {
    picture: await encodePng(styled, photo.alpha),
    source: 'algorithmicallyEnhanced',
    note: noteWith(
      photo,
      `The built-in engine kept every shape and took ${conditions || 'the colours'} from your words.`,
      'What things are made of stays as it was: that needs a model provider.',
    ),
  }
}
