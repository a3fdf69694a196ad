import type { Made, Report } from '#painter/job.ts'
import type { EditJob } from '../job.ts'
import { encodePng, noteWith, readPhoto } from '../photo.ts'
import { cutOutSubject, refuseDoubtful } from '../subject/cut-out.ts'
import { foregroundColours } from '../subject/foreground.ts'

/** The subject on nothing: a PNG with soft alpha. */
export async function removeBackground(job: EditJob, report: Report): Promise<Made> {
  const photo = await readPhoto(job)
  report(0.1)
  const cutOut = await cutOutSubject(photo, job.subject)
  refuseDoubtful(cutOut)
  report(0.7)
  const subject = foregroundColours(photo, cutOut.alpha)
  report(0.85)
  const picture = await encodePng(subject, cutOut.alpha)
  return {
    picture,
    source: 'algorithmicallyEnhanced',
    note: noteWith(
      photo,
      !job.subject &&
        'Cut out by the built-in engine, which follows colors and edges. Some fine hair may be lost.',
    ),
  }
}
