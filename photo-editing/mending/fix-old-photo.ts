import type { Made, Report } from '#painter/job.ts'
import { type DisplayRaster, lumaOf } from '#painter/painting/styles/display-raster.ts'
import type { EditJob } from '../job.ts'
import { floatsOf, openCv, rgbMat, withMats } from '../open-cv.ts'
import { encodePng, noteWith, readPhoto } from '../photo.ts'
import { guidedFilter } from '../pixels/guided-filter.ts'
import { removeFade } from './fade.ts'
import { findDamage } from './find-damage.ts'

const INPAINT_RADIUS = 4
/** 0..1: noise below this is a print's own grain and stays. */
const LEAST_NOISE = 0.008

/** Mends scratches and specks, calms the noise, and brings faded tones back. Nothing is coloured in. */
export async function fixOldPhoto(job: EditJob, report: Report): Promise<Made> {
  const photo = await readPhoto(job)
  report(0.1)
  const damage = await findDamage({ w: photo.w, h: photo.h, light: lumaOf(photo) })
  const isDamaged = damage.includes(1)
  report(0.4)
  const mended = isDamaged ? await inpaint(photo, damage) : photo
  report(0.55)
  const noise = noiseOf(mended)
  if (noise > LEAST_NOISE) calmNoise(mended, noise)
  report(0.75)
  const isFaded = removeFade(mended) > 0
  report(0.9)
  return {
    picture: await encodePng(mended, photo.alpha),
    source: 'algorithmicallyEnhanced',
    note: noteWith(
      photo,
      `${isDamaged ? 'Scratches and specks were mended' : 'No scratches were found'} by the built-in engine${isFaded ? ', and faded tones were brought back' : '; the tones have not faded, and stay'}.`,
      'Nothing was coloured in, and no face was redrawn.',
    ),
  }
}

/** Fills the damage from around it (Telea, 2004). */
async function inpaint(picture: DisplayRaster, damage: Uint8Array): Promise<DisplayRaster> {
  const { w, h } = picture
  const { cv } = await openCv()
  return withMats(keep => {
    const source = keep(rgbMat(cv, picture))
    const mask = keep(new cv.Mat(h, w, cv.CV_8UC1))
    mask.data.set(damage.map(value => value * 255))
    const kernel = keep(cv.Mat.ones(3, 3, cv.CV_8U))
    const widening = Math.max(1, Math.round(Math.max(w, h) / 700))
    cv.dilate(mask, mask, kernel, new cv.Point(-1, -1), widening)
    const filled = keep(new cv.Mat())
    cv.inpaint(source, mask, filled, INPAINT_RADIUS, cv.INPAINT_TELEA)
    return { w, h, data: floatsOf(filled) }
  })
}

/** Standard deviation of the noise in the lightness 0..1 (Immerkær, 1996, by the median). */
function noiseOf(picture: DisplayRaster): number {
  const { w, h } = picture
  const light = lumaOf(picture)
  const responses: number[] = []
  for (let y = 1; y < h - 1; y += 3)
    for (let x = 1; x < w - 1; x += 3) {
      const i = y * w + x
      const corners = light[i - w - 1] + light[i - w + 1] + light[i + w - 1] + light[i + w + 1]
      const sides = light[i - w] + light[i - 1] + light[i + 1] + light[i + w]
      responses.push(Math.abs(corners - 2 * sides + 4 * light[i]))
    }
  responses.sort((a, b) => a - b)
  return responses.length ? responses[responses.length >> 1] / 6 / 0.6745 : 0
}

/** Smooths, in place, what is weaker than the noise; colour more than lightness. */
function calmNoise({ w, h, data }: DisplayRaster, noise: number) {
  const light = lumaOf({ w, h, data })
  const calm = guidedFilter(light, light, w, h, 2, (noise * 1.6) ** 2)
  const colourRadius = Math.max(2, Math.round(Math.max(w, h) * 0.006))
  for (let c = 0; c < 3; c++) {
    const chroma = new Float32Array(w * h)
    for (let i = 0; i < chroma.length; i++) chroma[i] = data[i * 3 + c] - light[i]
    const smooth = guidedFilter(calm, chroma, w, h, colourRadius, 2e-4)
    for (let i = 0; i < chroma.length; i++) data[i * 3 + c] = calm[i] + smooth[i]
  }
}
