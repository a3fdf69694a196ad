import { boxBlur } from '#painter/engine/core/blur.ts'
import { linearToOklab, type RGB, srgbToLinear } from '#painter/engine/core/colour.ts'
import { createRandom } from '#painter/engine/core/random.ts'
import { resizePlanes } from '#painter/engine/core/resize.ts'
import { clamp, mix } from '#painter/engine/core/scalar.ts'
import type { Made, Report } from '#painter/job.ts'
import { describeScene } from '#painter/language/describe.ts'
import { type DisplayRaster, toDisplay } from '#painter/painting/styles/display-raster.ts'
import { createImage } from '#painter/painting/styles/draw.ts'
import type { EditJob } from '../job.ts'
import { encodePng, noteWith, readCovering, readPhoto } from '../photo.ts'
import { oklabPlanes, storeOklab } from '../pixels/oklab-planes.ts'
import { type CutOut, cutOutSubject, refuseDoubtful } from '../subject/cut-out.ts'
import { foregroundColours } from '../subject/foreground.ts'
import { backdropColour, layBackdrop } from './plain-backdrop.ts'

/** Long side of the painted background; it is out of focus anyway. */
const PAINTED_SIDE = 1000
/** A subject that reaches below this share of the height is cut off by the picture and needs no shadow. */
const CUT_OFF = 0.94
const GRAIN = 0.022
const PLAIN = 'a backdrop'

/** The subject in front of a scene, painted here or drawn already: v2.0 also takes the scene's light and colours. */
export async function replaceBackground(job: EditJob, report: Report): Promise<Made> {
  const photo = await readPhoto(job)
  report(0.05)
  const cutOut = await cutOutSubject(photo, job.subject)
  refuseDoubtful(cutOut)
  report(0.25)
  const subject = foregroundColours(photo, cutOut.alpha)
  report(0.3)
  const { background, name, note } = await backgroundOf(job, photo, fraction => report(0.3 + 0.5 * fraction))
  if (job.model === 'v2.0' && name !== PLAIN) matchColours(subject, cutOut.alpha, background)
  if (cutOut.box.bottom < photo.h * CUT_OFF) castShadow(background, cutOut)
  const joined = layOver(background, subject, cutOut.alpha, name === PLAIN ? 0.2 : 0.75)
  addGrain(joined, job.seed)
  report(0.9)
  return {
    picture: await encodePng(joined),
    source: 'compositeSynthetic',
    note: noteWith(photo, `Your subject was cut out and put before ${name}. ${note}`.trim()),
  }
}

/** What comes behind, how the person is told of it by name, and what else there is to say of it. */
async function backgroundOf(job: EditJob, { w, h }: DisplayRaster, report: Report) {
  const plain = backdropColour(job.prompt)
  if (plain)
    return { background: layBackdrop(w, h, plain), name: PLAIN, note: `The backdrop is plain ${plain}.` }
  if (job.inputs.length > 1)
    return { background: await readCovering(job, 1, w, h), name: 'a picture that a model drew', note: '' }
  const scale = Math.min(1, PAINTED_SIDE / Math.max(w, h))
  const painted = await createImage(
    job.prompt,
    Math.max(64, Math.round(w * scale)),
    Math.max(64, Math.round(h * scale)),
    job.seed,
    'photographic',
    job.negativePrompt,
    { onProgress: report },
  )
  const display = toDisplay(painted.px, painted.w, painted.h)
  const enlarged = resizePlanes(display.data, painted.w, painted.h, 3, w, h)
  const background = { w, h, data: boxBlur(enlarged, w, h, 3, Math.max(w, h) * 0.003, 2) }
  return { background, name: 'a painting', note: describeScene(painted.scene) }
}

/** Moves the subject's colours, in place, part of the way to the scene's. */
function matchColours(subject: DisplayRaster, alpha: Float32Array, background: DisplayRaster) {
  const lab = oklabPlanes(subject)
  const own = meanColour(subject, i => alpha[i])
  const scene = meanColour(background, () => 1)
  const shift: RGB = [
    clamp((scene[0] - own[0]) * 0.38, -0.14, 0.1),
    clamp((scene[1] - own[1]) * 0.4, -0.04, 0.04),
    clamp((scene[2] - own[2]) * 0.4, -0.05, 0.05),
  ]
  for (let i = 0; i < alpha.length; i++) {
    if (alpha[i] <= 0) continue
    const [l, a, b] = [lab[i * 3], lab[i * 3 + 1], lab[i * 3 + 2]]
    storeOklab(subject.data, i, [clamp(l + shift[0]), a + shift[1], b + shift[2]])
  }
}

/** In OKLab, from every third pixel. */
function meanColour({ w, h, data }: DisplayRaster, weightAt: (i: number) => number): RGB {
  const sums: RGB = [0, 0, 0]
  let total = 1e-6
  for (let i = 0; i < w * h; i += 3) {
    const weight = weightAt(i)
    if (weight <= 0) continue
    const colour = linearToOklab([
      srgbToLinear(clamp(data[i * 3])),
      srgbToLinear(clamp(data[i * 3 + 1])),
      srgbToLinear(clamp(data[i * 3 + 2])),
    ])
    for (let c = 0; c < 3; c++) sums[c] += colour[c] * weight
    total += weight
  }
  return [sums[0] / total, sums[1] / total, sums[2] / total]
}

/** A soft dark spot where the subject stands. */
function castShadow({ w, h, data }: DisplayRaster, { box }: CutOut) {
  const middle = (box.left + box.right) / 2
  const half = Math.max(8, (box.right - box.left) / 2)
  const depth = Math.max(6, half * 0.16)
  for (let y = Math.max(0, Math.floor(box.bottom - depth * 3)); y < h; y++)
    for (let x = 0; x < w; x++) {
      const distance = ((x - middle) / (half * 1.02)) ** 2 + ((y - box.bottom + h * 0.006) / depth) ** 2
      const shadow = Math.exp(-distance * 1.1) * 0.62
      for (let c = 0; c < 3; c++) data[(y * w + x) * 3 + c] *= 1 - shadow
    }
}

/** Joins both, the background's light wrapping a little around the subject's edge. */
function layOver(
  background: DisplayRaster,
  subject: DisplayRaster,
  alpha: Float32Array,
  wrap: number,
): DisplayRaster {
  const { w, h } = background
  const longSide = Math.max(w, h)
  const glow = boxBlur(background.data, w, h, 3, longSide * 0.02, 2)
  const inside = boxBlur(alpha, w, h, 1, longSide * 0.008, 2)
  const data = new Float32Array(background.data)
  for (let i = 0; i < alpha.length; i++) {
    const cover = alpha[i]
    if (cover <= 0) continue
    const edge = clamp(1 - inside[i]) * cover
    for (let c = 0; c < 3; c++) {
      const k = i * 3 + c
      const lit = 1 - (1 - clamp(subject.data[k])) * (1 - glow[k] * edge * wrap)
      data[k] = mix(data[k], lit, cover)
    }
  }
  return { w, h, data }
}

/** The same grain over both, so that they look taken together. */
function addGrain({ data }: DisplayRaster, seed: number) {
  const random = createRandom(seed)
  for (let k = 0; k < data.length; k += 3) {
    const grain = (random() + random() - 1) * GRAIN
    for (let c = 0; c < 3; c++) data[k + c] = clamp(data[k + c] + grain)
  }
}
