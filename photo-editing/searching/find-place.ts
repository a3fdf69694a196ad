import sharp from 'sharp'
import type { Made, Report } from '#painter/job.ts'
import type { FindPlaceJob } from '../job.ts'
import { readPhoto } from '../photo.ts'
import { findRegion } from './find-region.ts'
import { holeOf } from './hole.ts'
import { LARGEST_PICTURE, NOTHING } from './replace.ts'

/**
 * The place of what the search names, for somebody who draws there: a mask, white on black, stretched over the
 * whole picture; the note names what was found. The mask has no bytes when nothing is to stand there.
 */
export async function findPlace(job: FindPlaceJob, report: Report): Promise<Made> {
  const source = 'algorithmicallyEnhanced'
  if (NOTHING.test(job.prompt)) return { picture: new Uint8Array(), source, note: null }
  const photo = await readPhoto(job, 0, LARGEST_PICTURE)
  report(0.1)
  const region = await findRegion(photo, job.searchPrompt, 'whole', job.subject)
  const { hole } = holeOf(region, photo)
  report(0.9)
  const mask = hole.map(value => value * 255)
  const raw = { width: photo.w, height: photo.h, channels: 1 } as const
  return { picture: await sharp(mask, { raw }).png().toBuffer(), source, note: region.found }
}
