import { mix } from '#painter/engine/core/scalar.ts'
import type { Made, Report } from '#painter/job.ts'
import { addGlow, shadeInSteps } from '#painter/painting/styles/anime.ts'
import type { DisplayRaster } from '#painter/painting/styles/display-raster.ts'
import { flowField } from '#painter/painting/styles/filters/flow-field.ts'
import { kuwahara } from '#painter/painting/styles/filters/kuwahara.ts'
import { lines } from '#painter/painting/styles/filters/lines.ts'
import type { EditJob } from '../job.ts'
import { floatsOf, openCv, rgbMat, withMats } from '../open-cv.ts'
import { encodePng, noteWith, readPhoto } from '../photo.ts'

const SMOOTHING_ROUNDS = 3
/** 8-bit colour steps that count as texture, not as an edge. */
const TEXTURE_STEPS = 38
const NEIGHBOURHOOD = 9
const REACH = 7
/** Radius of a flat patch, in shares of the long side. */
const PATCH = 0.003
const INK = [0.06, 0.03, 0.09]

/** Flat shades, thin ink and a glow over the photograph's own shapes. */
export async function photoToAnime(job: EditJob, report: Report): Promise<Made> {
  const photo = await readPhoto(job)
  report(0.1)
  const cel = await celShaded(photo, fraction => report(0.1 + fraction * 0.75))
  return {
    picture: await encodePng(cel, photo.alpha),
    source: 'algorithmicallyEnhanced',
    note: noteWith(
      photo,
      'Cel-shaded by the built-in engine: every shape stays where it was, nothing is drawn anew.',
    ),
  }
}

export async function celShaded(photo: DisplayRaster, report: Report): Promise<DisplayRaster> {
  const { cv } = await openCv()
  const smooth = withMats(keep => {
    let from = keep(rgbMat(cv, photo))
    let to = keep(new cv.Mat())
    for (let round = 0; round < SMOOTHING_ROUNDS; round++) {
      cv.bilateralFilter(from, to, NEIGHBOURHOOD, TEXTURE_STEPS, REACH, cv.BORDER_DEFAULT)
      ;[from, to] = [to, from]
      report((0.6 * (round + 1)) / SMOOTHING_ROUNDS)
    }
    return floatsOf(from)
  })
  const drawing = { w: photo.w, h: photo.h, data: smooth }
  const longSide = Math.max(photo.w, photo.h)
  const cel = kuwahara(drawing, longSide * PATCH, 12)
  shadeInSteps(cel)
  report(0.8)
  drawInk(cel, drawing)
  addGlow(cel)
  report(1)
  return cel
}

/** Thin lines where the smoothed photograph has them: eyes and folds are smaller than the flat patches. */
function drawInk(cel: DisplayRaster, drawing: DisplayRaster) {
  const flow = flowField(drawing, Math.max(cel.w, cel.h) * 0.0022)
  const paper = lines(drawing, { sigma: 1, low: 0.03, high: 0.1, flow, length: 5 })
  for (let i = 0; i < paper.length; i++) {
    const ink = (1 - paper[i]) * 0.8
    for (let c = 0; c < 3; c++)
      cel.data[i * 3 + c] = mix(cel.data[i * 3 + c], cel.data[i * 3 + c] * 0.2 + INK[c], ink)
  }
}
