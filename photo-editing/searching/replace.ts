import { InvalidJobError, type Made, type Report } from '#painter/job.ts'
import { parsePrompt } from '#painter/language/parse.ts'
import type { DisplayRaster } from '#painter/painting/styles/display-raster.ts'
import type { EditJob } from '../job.ts'
import { namesOf, readConditions } from '../looks/conditions.ts'
import { layPaintedSky } from '../looks/paint-sky.ts'
import { encodePng, noteWith, type Photo, readPhoto } from '../photo.ts'
import { findFace } from '../subject/face.ts'
import { findSky } from '../subject/sky.ts'
import { findRegion } from './find-region.ts'
import { type Box, holeOf } from './hole.ts'
import { fillHole } from './patch-fill.ts'
import { standIn } from './stand-in.ts'

/** Filling costs most of the time, by the pixel. */
export const LARGEST_PICTURE = 1_050_000
/** Share of the picture under which nothing could be made out of what is drawn. */
const LEAST_PLACE = 0.004
/** Share of the picture over which too little is left to fill the place from. */
const MOST_HOLE = 0.4
/** Size of a head with its hair against the face that is found. */
const HEAD = 1.7
/** Words for leaving the place of what is taken out empty. */
export const NOTHING = /^\s*(nothing|empty|none|remove( it)?|background)\s*[.!]?\s*$/i
const SKY = /\b(sky|clouds?)\b/i

/** Takes what the search names out of the picture, and stands what the prompt names in its place. */
export async function replaceFound(job: EditJob, report: Report): Promise<Made> {
  const isRemoved = NOTHING.test(job.prompt)
  const photo = await readPhoto(job, 0, LARGEST_PICTURE)
  report(0.05)
  if (SKY.test(job.searchPrompt) && !isRemoved) return replaceSky(job, photo)
  const subject = isRemoved ? null : subjectOf(job)
  const region = await findRegion(photo, job.searchPrompt, 'whole', job.subject)
  report(0.25)
  const share = region.alpha.reduce((sum, value) => sum + value, 0) / region.alpha.length
  if (share > MOST_HOLE)
    throw new InvalidJobError(
      `What was found (${region.found}) fills ${Math.round(share * 100)} percent of the picture, and too little is left to fill its place from. Nothing was changed. Use a picture with more around it.`,
    )
  const { hole, box } = holeOf(region, photo)
  if (subject && areaOf(box) < photo.w * photo.h * LEAST_PLACE)
    throw new InvalidJobError(`Too little was found (${region.found}) to put something in its place.`)
  const filled = fillHole(photo, { hole, avoided: faceIn(photo) }, job.seed, fraction =>
    report(0.25 + 0.5 * fraction),
  )
  if (subject) await standIn(filled, photo, subject, box, job.seed)
  report(0.9)
  const instead = subject ? `${subject.name} was drawn instead` : 'the place was filled from around it'
  return {
    picture: await encodePng(filled),
    source: 'compositeSynthetic',
    note: noteWith(photo, `The built-in engine took out ${region.found}; ${instead}.`),
  }
}

function subjectOf({ prompt }: EditJob) {
  const [subject] = parsePrompt(prompt).subjects
  if (!subject)
    throw new InvalidJobError(
      'The built-in engine does not know how to draw that. Name an animal or a thing, or “nothing”.',
    )
  return subject
}

const areaOf = ({ left, top, right, bottom }: Box) => Math.max(0, right - left) * Math.max(0, bottom - top)

async function replaceSky({ prompt, seed }: EditJob, photo: Photo): Promise<Made> {
  const sky = findSky(photo)
  if (!sky) throw new InvalidJobError('The built-in engine found no open sky in this picture.')
  const conditions = readConditions(prompt)
  const names = namesOf(conditions)
  if (!names)
    throw new InvalidJobError('Say which sky: an hour, such as “sunset”, or a weather, such as “stormy”.')
  layPaintedSky(photo, sky, conditions, seed)
  return {
    picture: await encodePng(photo),
    source: 'compositeSynthetic',
    note: noteWith(photo, `The built-in engine painted another sky: ${names}. The light below it stays.`),
  }
}

/** 1 for each pixel of a head: nobody wants a second face where something was taken out. */
function faceIn(picture: DisplayRaster): Uint8Array {
  const { w, h } = picture
  const avoided = new Uint8Array(w * h)
  const face = findFace(picture)
  if (!face) return avoided
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const across = (x / w - face.x) / (face.radiusX * HEAD)
      const down = (y / h - face.y) / (face.radiusY * HEAD)
      if (across * across + down * down < 1) avoided[y * w + x] = 1
    }
  return avoided
}
