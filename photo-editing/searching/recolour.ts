import { linearToOklab, parseHex, type RGB } from '#painter/engine/core/colour.ts'
import { clamp, mix } from '#painter/engine/core/scalar.ts'
import { InvalidJobError, type Made, type Report } from '#painter/job.ts'
import { COLOURS } from '#painter/language/vocabulary/colours.ts'
import type { DisplayRaster } from '#painter/painting/styles/display-raster.ts'
import type { EditJob } from '../job.ts'
import { encodePng, noteWith, readPhoto } from '../photo.ts'
import { oklabPlanes, storeOklab } from '../pixels/oklab-planes.ts'
import { findRegion } from './find-region.ts'

const FAINTEST = 0.01
/** OKLab chroma under which a paint counts as grey. */
const GREY_CHROMA = 0.03

/** Gives what the search names the colour that the prompt names; light and shadow stay. */
export async function recolourFound(job: EditJob, report: Report): Promise<Made> {
  const colour = job.prompt
    .toLowerCase()
    .match(/[a-z]+/g)
    ?.find(word => COLOURS.has(word))
  if (!colour) throw new InvalidJobError('Name a new colour, such as “blue” or “teal”.')
  const photo = await readPhoto(job)
  report(0.1)
  const { alpha, found } = await findRegion(photo, job.searchPrompt)
  report(0.7)
  paintOver(photo, alpha, parseHex(COLOURS.get(colour)!.hex))
  report(0.85)
  return {
    picture: await encodePng(photo, photo.alpha),
    source: 'algorithmicallyEnhanced',
    note: noteWith(photo, `Recoloured by the built-in engine: ${found}, now ${colour}.`),
  }
}

/** In place: the paint's hue, its own differences of light and chroma kept. */
export function paintOver(picture: DisplayRaster, alpha: Float32Array, paint: RGB) {
  const lab = oklabPlanes(picture)
  const mean = meanOf(lab, alpha)
  const [lightness, a, b] = linearToOklab(paint)
  const chroma = Math.hypot(a, b)
  const hue = Math.atan2(b, a)
  const isGrey = chroma < GREY_CHROMA
  for (let i = 0; i < alpha.length; i++) {
    if (alpha[i] < FAINTEST) continue
    const own = lab[i * 3]
    const ownChroma = Math.hypot(lab[i * 3 + 1], lab[i * 3 + 2])
    const moved = clamp(mix(own, lightness + (own - mean.lightness), isGrey ? 0.85 : 0.45))
    const newChroma = isGrey
      ? ownChroma * 0.06
      : clamp(ownChroma / (mean.chroma + 0.01), 0.15, 1.6) * Math.max(chroma * 0.92, 0.06)
    storeOklab(picture.data, i, [moved, Math.cos(hue) * newChroma, Math.sin(hue) * newChroma], alpha[i])
  }
}

function meanOf(lab: Float32Array, alpha: Float32Array) {
  let lightness = 0
  let chroma = 0
  let weight = 1e-6
  for (let i = 0; i < alpha.length; i++) {
    lightness += lab[i * 3] * alpha[i]
    chroma += Math.hypot(lab[i * 3 + 1], lab[i * 3 + 2]) * alpha[i]
    weight += alpha[i]
  }
  return { lightness: lightness / weight, chroma: chroma / weight }
}
