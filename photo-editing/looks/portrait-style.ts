import { InvalidJobError, type Made, type Report } from '#painter/job.ts'
import type { StyleKey } from '#painter/styles.ts'
import type { EditJob } from '../job.ts'
import { encodePng, noteWith, readPhoto } from '../photo.ts'
import { celShaded } from './photo-to-anime.ts'
import { restyle } from './restyle.ts'

/** The painter's style for each choice of the mode; `cel` is the one that the painter has no name for. */
const STYLES: Record<string, StyleKey | 'cel'> = {
  'no-style': 'none',
  cinematic: 'cinematic',
  disney: 'cel',
  'digital-art': 'digital-art',
  photographic: 'photographic',
  'fantasy-art': 'fantasy-art',
  neonpunk: 'neon-punk',
  enhance: 'enhance',
  'comic-book': 'comic-book',
  lowpoly: 'low-poly',
  'line-art': 'line-art',
}

/** The portrait itself in a style: the same face in the same place. */
export async function stylePortrait(job: EditJob, report: Report): Promise<Made> {
  const choice = job.options.portraitStyle ?? 'photographic'
  const style = Object.hasOwn(STYLES, choice) ? STYLES[choice] : null
  if (!style) throw new InvalidJobError('Choose one of the styles of the list.')
  const photo = await readPhoto(job)
  report(0.1)
  const styled =
    style === 'cel'
      ? await celShaded(photo, fraction => report(0.1 + fraction * 0.75))
      : await restyle(photo, style, job.seed, 1, job.subject)
  report(0.9)
  return {
    picture: await encodePng(styled),
    source: 'algorithmicallyEnhanced',
    note: noteWith(
      photo,
      'The built-in engine gave your own portrait the style. The prompt was not used: a new place, clothes or pose need a model provider.',
    ),
  }
}
