import { InvalidJobError, type Made, type Report } from '#painter/job.ts'
import { isStyle } from '#painter/styles.ts'
import type { EditJob } from '../job.ts'
import { encodePng, noteWith, readPhoto } from '../photo.ts'
import { namesOf, readConditions } from './conditions.ts'
import { NOTHING_TO_CHANGE } from './nothing-to-change.ts'
import { relight } from './relight.ts'
import { remakeSubject } from './remake-subject.ts'
import { restyle } from './restyle.ts'

const COLOUR_SHARE = 0.78

/** Every shape stays; light, weather, season, style and the main subject's surface become those of the words. */
export async function keepStructure(job: EditJob, report: Report): Promise<Made> {
  if (!isStyle(job.style)) throw new InvalidJobError(`There is no style called “${job.style}”.`)
  const photo = await readPhoto(job)
  report(0.1)
  const conditions = namesOf(readConditions(job.prompt))
  const surface = await remakeSubject(photo, job.prompt, job.seed)
  report(0.4)
  if (!conditions && !surface && job.style === 'none') throw new InvalidJobError(NOTHING_TO_CHANGE)
  if (conditions) await relight(photo, job.prompt, job.seed, COLOUR_SHARE)
  report(0.6)
  const styled = job.style === 'none' ? photo : await restyle(photo, job.style, job.seed)
  report(0.9)
  const taken = [conditions, surface && `${surface} for the main subject`].filter(Boolean).join(' and ')
  return {
    picture: await encodePng(styled, photo.alpha),
    source: 'algorithmicallyEnhanced',
    note: noteWith(
      photo,
      `The built-in engine kept every shape${taken && ` and took ${taken} from your words`}.`,
      'New things are not drawn into it: that needs a model provider.',
    ),
  }
}
