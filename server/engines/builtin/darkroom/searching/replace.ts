import { drawSubject } from '../../painter/composition/draw-subject.ts'
import { boxBlur } from '../../painter/core/blur.ts'
import { linearToSrgb, type RGB, scaleColour, srgbToLinear } from '../../painter/core/colour.ts'
import { createRandom } from '../../painter/core/random.ts'
import { clamp, mix } from '../../painter/core/scalar.ts'
import { parsePrompt } from '../../painter/prompt/parse.ts'
import type { Subject } from '../../painter/prompt/scene.ts'
import type { DisplayRaster } from '../../painter/styles/display-raster.ts'
import { inflate } from '../../painter/subjects/inflate.ts'
import { type Lighting, relight } from '../../painter/subjects/relight.ts'
import { type Sprite, toSprite } from '../../painter/subjects/sprite.ts'
import { type EditJob, InvalidJob, type Made, type Report } from '../../protocol.ts'
import { encodePng, noteWith, readPhoto } from '../photo.ts'
import { components } from '../pixels/components.ts'
import { layBitmap } from '../pixels/lay-bitmap.ts'
import { findFace } from '../subject/face.ts'
import { findRegion } from './find-region.ts'
import { fillHole } from './patch-fill.ts'
import { type Box, settleIn } from './settle-in.ts'

/** Above this share of the picture there is too little left to fill from. */
const LARGEST_HOLE = 0.6
/** Filling costs most of the time, by the pixel. */
const LARGEST_PICTURE = 1_050_000
/** Around a part of one colour, and around a whole thing, which casts a shadow; shares of the long side. */
const PART_MARGIN = 0.006
const WHOLE_MARGIN = 0.03
/** Size of a head with its hair against the face that is found. */
const HEAD = 1.7
const NOTHING = /^\s*(nothing|empty|none|remove( it)?|background)\s*[.!]?\s*$/i

/** Takes what the search names out of the picture, and stands what the prompt names in its place. */
export async function replaceFound(job: EditJob, report: Report): Promise<Made> {
  const isRemoved = NOTHING.test(job.prompt)
  const { subjects } = parsePrompt(job.prompt)
  const subject = subjects[0] ?? null
  if (!subject && !isRemoved)
    throw new InvalidJob(
      'The built-in engine does not know how to draw that. Name an animal or a thing, or “nothing”.',
    )
  const photo = await readPhoto(job, 0, LARGEST_PICTURE)
  report(0.05)
  const { alpha, found, isWhole } = await findRegion(photo, job.searchPrompt)
  report(0.25)
  const { hole, box } = holeOf(alpha, photo, isWhole ? WHOLE_MARGIN : PART_MARGIN)
  const filled = fillHole(photo, { hole, avoided: faceIn(photo) }, job.seed, fraction =>
    report(0.25 + 0.5 * fraction),
  )
  if (subject && !isRemoved) await standIn(filled, subject, box, job.seed)
  report(0.9)
  const instead =
    subject && !isRemoved ? `${subject.name} was drawn instead` : 'the place was filled from around it'
  return {
    picture: await encodePng(filled),
    source: 'compositeSynthetic',
    note: noteWith(photo, `The built-in engine took out ${found}; ${instead}.`),
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

/**
 * The region with what it encloses and a margin, for shadows and soft edges, and the bounds of the region.
 *
 * @param margin in shares of the long side
 */
function holeOf(alpha: Float32Array, { w, h }: DisplayRaster, margin: number) {
  const region = new Float32Array(alpha)
  for (const { pixels, left, top, right, bottom } of components(w, h, i => alpha[i] <= 0.5))
    if (left > 0 && top > 0 && right < w - 1 && bottom < h - 1) for (const i of pixels) region[i] = 1
  const wide = boxBlur(region, w, h, 1, Math.max(w, h) * margin, 2)
  const hole = new Uint8Array(w * h)
  const box: Box = { left: w, top: h, right: 0, bottom: 0 }
  let size = 0
  for (let i = 0; i < hole.length; i++) {
    if (wide[i] <= 0.06) continue
    hole[i] = 1
    size++
    if (alpha[i] <= 0.5) continue
    const x = i % w
    const y = (i / w) | 0
    box.left = Math.min(box.left, x)
    box.right = Math.max(box.right, x)
    box.top = Math.min(box.top, y)
    box.bottom = Math.max(box.bottom, y)
  }
  if (size > w * h * LARGEST_HOLE)
    throw new InvalidJob(
      'What is searched for fills nearly the whole picture, so there is nothing to fill its place from.',
    )
  return { hole, box }
}

/** Draws the subject where the old thing stood, lit by the picture's own light. */
async function standIn(picture: DisplayRaster, subject: Subject, box: Box, seed: number) {
  const boxW = box.right - box.left + 1
  const boxH = box.bottom - box.top + 1
  const drawing = await drawSubject(
    { ...subject, count: 1 },
    Math.round(Math.max(boxH, boxW) * 1.15),
    createRandom(seed),
  )
  const light = lightAround(picture, box)
  const sprite = relight(inflate(toSprite(drawing), 0.8, 0.4), light)
  const size = createRandom(seed).range(0.85, 1.08)
  const height = size * Math.min(boxH, (boxW * 1.1 * sprite.h) / sprite.w)
  const width = (height * sprite.w) / sprite.h
  const middle = (box.left + box.right) / 2
  const settled = settleIn(displayOf(sprite), picture, box, height / sprite.h, seed)
  castShadow(picture, middle - light.direction[0] * height * 0.12, box.bottom, width, height)
  layBitmap(picture, settled, {
    left: middle - width / 2,
    top: box.bottom + height * 0.01 - height,
    width,
    height,
  })
}

/** From the brightness and tint around the box, and which of its sides is the brighter. */
function lightAround({ w, h, data }: DisplayRaster, box: Box): Lighting {
  const marginX = (box.right - box.left) * 0.3
  const marginY = (box.bottom - box.top) * 0.2
  const middle = (box.left + box.right) / 2
  const sum: RGB = [0, 0, 0]
  let leftward = 0
  let count = 0
  for (let y = Math.max(0, (box.top - marginY) | 0); y < Math.min(h, box.bottom + marginY); y += 3)
    for (let x = Math.max(0, (box.left - marginX) | 0); x < Math.min(w, box.right + marginX); x += 3) {
      const k = (y * w + x) * 3
      for (let c = 0; c < 3; c++) {
        const value = srgbToLinear(clamp(data[k + c]))
        sum[c] += value
        leftward += x < middle ? value : -value
      }
      count++
    }
  const mean = (sum[0] + sum[1] + sum[2]) / 3 / (count || 1) + 1e-3
  const tint = sum.map(value => mix(1, value / (count || 1) / mean, 0.45)) as RGB
  const level = clamp(Math.sqrt(mean / 0.22), 0.45, 1.5)
  return {
    direction: [leftward > 0 ? -0.5 : 0.5, 0.6, 0.62],
    sun: scaleColour(tint, 1.25 * level),
    skyAmbient: scaleColour(tint, 0.55 * level),
    groundAmbient: scaleColour(tint, 0.35 * level),
    rim: 0.4,
    shade: 1,
  }
}

/** A wide soft shadow away from the light, and a narrow dark one where the thing touches the ground. */
function castShadow({ w, h, data }: DisplayRaster, x: number, footY: number, width: number, height: number) {
  const depth = Math.max(2, height * 0.075)
  const contact = Math.max(1.5, height * 0.018)
  for (let row = Math.max(0, Math.floor(footY - depth * 2)); row < Math.min(h, footY + depth * 2); row++)
    for (let column = Math.max(0, Math.floor(x - width)); column < Math.min(w, x + width); column++) {
      const across = (column - x) / width
      const wide = Math.exp(-((across / 0.5) ** 2 + ((row - footY) / depth) ** 2) * 1.05) * 0.45
      const tight = Math.exp(-((across / 0.36) ** 4 + ((row - footY) / contact) ** 2)) * 0.55
      for (let c = 0; c < 3; c++) data[(row * w + column) * 3 + c] *= (1 - wide) * (1 - tight)
    }
}

/** The lit sprite as display colours with coverage. */
function displayOf({ w, h, colour, alpha }: Sprite) {
  return { w, h, data: colour.map(value => clamp(linearToSrgb(clamp(value)))), alpha }
}
