import { boxBlur } from '#painter/engine/core/blur.ts'
import { linearToSrgb, parseHex, type RGB } from '#painter/engine/core/colour.ts'
import { Noise } from '#painter/engine/core/noise.ts'
import { createRandom } from '#painter/engine/core/random.ts'
import { resizePlanes } from '#painter/engine/core/resize.ts'
import { clamp, mix } from '#painter/engine/core/scalar.ts'
import { InvalidJobError, type Made, type Report } from '#painter/job.ts'
import { parsePrompt } from '#painter/language/parse.ts'
import type { Scene, Subject } from '#painter/language/scene.ts'
import { COLOURS } from '#painter/language/vocabulary/colours.ts'
import { drawSubject } from '#painter/painting/composition/drawing/draw-subject.ts'
import { type DisplayRaster, toDisplay } from '#painter/painting/styles/display-raster.ts'
import { createImage } from '#painter/painting/styles/draw.ts'
import { mainColours, oklabToSrgb } from '#painter/painting/styles/filters/palette.ts'
import { adjustColour } from '#painter/painting/styles/filters/tone.ts'
import { isStyle } from '#painter/styles.ts'
import type { EditJob } from '../job.ts'
import { encodePng, noteWith, readPhoto } from '../photo.ts'
import { restyle } from './restyle.ts'
import { readSketch, type Sketch } from './sketch-regions.ts'

const LARGEST_PICTURE = 1_050_000
const PAINTED_SIDE = 900
const PALETTE_SIZE = 6
/** Without a thing whose colours are known. */
const USUAL_COLOURS: RGB[] = [
  [0.93, 0.55, 0.3],
  [0.95, 0.85, 0.6],
  [0.4, 0.6, 0.75],
]
/** Shapes under this share of the picture are taken for eyes, buttons and lights. */
const TINY = 0.0012
const TINY_COLOUR: RGB = [0.97, 0.96, 0.94]
/** Towards the light, a unit vector: x right, y down, z to the viewer. */
const LIGHT = [-0.5, -0.6, 0.62]
const LINE_COLOUR = [0.06, 0.04, 0.06]

/** Puffs the drawing's closed shapes up, colours them as the prompt says, and stands them in its scene. */
export async function sketchToImage(job: EditJob, report: Report): Promise<Made> {
  if (!isStyle(job.style)) throw new InvalidJobError(`There is no style called “${job.style}”.`)
  const drawing = await readPhoto(job, 0, LARGEST_PICTURE)
  report(0.05)
  const sketch = readSketch(drawing)
  if (sketch.shapes.length === 0)
    throw new InvalidJobError(
      'No closed shape was found in the sketch. Dark lines that close, on a plain ground, are read best.',
    )
  const scene = parsePrompt(job.prompt)
  report(0.1)
  const picture = await paintGround(job, scene, drawing, fraction => report(0.1 + 0.55 * fraction))
  const colours = await shapeColours(scene.subjects[0] ?? null, sketch, drawing, job.seed)
  report(0.7)
  castShadow(picture, sketch)
  puffUp(picture, sketch, colours, job.seed)
  drawLines(picture, sketch)
  adjustColour(picture, 1.08, 1.03)
  report(0.8)
  const styled = job.style === 'none' ? picture : await restyle(picture, job.style, job.seed)
  report(0.95)
  return {
    picture: await encodePng(styled),
    source: 'compositeSynthetic',
    note: noteWith(
      drawing,
      'The built-in engine kept your lines, filled the shapes that they close and painted the scene behind.',
      'It does not know what a shape is meant to be.',
    ),
  }
}

/** The prompt's place and light without its things, which the sketch shows. */
async function paintGround(job: EditJob, scene: Scene, { w, h }: DisplayRaster, report: Report) {
  const scale = Math.min(1, PAINTED_SIDE / Math.max(w, h))
  const names = scene.subjects.map(({ name }) => name).join(' ')
  const painted = await createImage(
    job.prompt,
    Math.max(64, Math.round(w * scale)),
    Math.max(64, Math.round(h * scale)),
    job.seed,
    'none',
    `${job.negativePrompt} ${names}`,
    { onProgress: report },
  )
  const { data } = toDisplay(painted.px, painted.w, painted.h)
  return { w, h, data: resizePlanes(data, painted.w, painted.h, 3, w, h) }
}

/** One colour per shape: from the thing's own, the largest shape taking the commonest. */
async function shapeColours(
  subject: Subject | null,
  { shapes }: Sketch,
  { w, h }: DisplayRaster,
  seed: number,
): Promise<RGB[]> {
  const colours = subject ? await coloursOf(subject, seed) : USUAL_COLOURS
  const named = subject?.colour && COLOURS.get(subject.colour)?.hex
  if (named) colours.unshift(parseHex(named).map(value => clamp(linearToSrgb(value))) as RGB)
  return shapes.map(({ pixels }, k) => {
    if (pixels.length < w * h * TINY) return TINY_COLOUR
    return k === 0 || colours.length === 1 ? colours[0] : colours[1 + ((k - 1) % (colours.length - 1))]
  })
}

/** The main colours of a thing's drawing, commonest first, without its black lines. */
async function coloursOf(subject: Subject, seed: number): Promise<RGB[]> {
  const canvas = await drawSubject({ ...subject, furLength: 0, count: 1 }, 160, createRandom(seed))
  const pixels = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data
  const solid: number[] = []
  for (let i = 0; i < pixels.length; i += 4)
    if (pixels[i + 3] > 200) for (let c = 0; c < 3; c++) solid.push(pixels[i + c] / 255)
  if (solid.length === 0) return [...USUAL_COLOURS]
  const row = { w: solid.length / 3, h: 1, data: Float32Array.from(solid) }
  const colours = mainColours(row, PALETTE_SIZE, createRandom(3)).map(oklabToSrgb)
  const bright = colours.filter(([r, g, b]) => 0.3 * r + 0.6 * g + 0.1 * b > 0.12)
  return bright.length > 0 ? bright : [...USUAL_COLOURS]
}

function castShadow({ w, h, data }: DisplayRaster, { shapes }: Sketch) {
  const left = Math.min(...shapes.map(shape => shape.left))
  const right = Math.max(...shapes.map(shape => shape.right))
  const bottom = Math.max(...shapes.map(shape => shape.bottom))
  if (bottom > h * 0.97) return
  const half = Math.max(4, (right - left) / 2)
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const distance = ((x - (left + right) / 2) / (half * 1.05)) ** 2 + ((y - bottom) / (half * 0.17)) ** 2
      const shadow = Math.exp(-distance * 1.1) * 0.6
      for (let c = 0; c < 3; c++) data[(y * w + x) * 3 + c] *= 1 - shadow
    }
}

/** Shades every shape as a cushion under the light. */
function puffUp(picture: DisplayRaster, { shapeAt }: Sketch, colours: RGB[], seed: number) {
  const { w, h, data } = picture
  const longSide = Math.max(w, h)
  const relief = cushions(shapeAt, w, h)
  const noise = new Noise(seed)
  for (let y = 1; y < h - 1; y++)
    for (let x = 1; x < w - 1; x++) {
      const i = y * w + x
      if (shapeAt[i] < 0) continue
      const slopeX = (relief[i + 1] - relief[i - 1]) / 2
      const slopeY = (relief[i + w] - relief[i - w]) / 2
      const unit = 1 / Math.hypot(slopeX, slopeY, 1)
      const facing = (-slopeX * LIGHT[0] - slopeY * LIGHT[1] + LIGHT[2]) * unit
      const lit = clamp((facing + 0.25) / 1.25)
      const shine = clamp((slopeX * 0.27 + slopeY * 0.34 + 0.9) * unit) ** 22 * 0.14
      const texture = 1 + 0.06 * noise.fbm((x / longSide) * 40, (y / longSide) * 40, 3)
      const colour = colours[shapeAt[i]]
      for (let c = 0; c < 3; c++) data[i * 3 + c] = clamp((colour[c] * (0.42 + 0.78 * lit) + shine) * texture)
    }
}

/** Height in pixels: round over the whole, pressed in where shapes meet. */
function cushions(shapeAt: Int32Array, w: number, h: number): Float32Array {
  const longSide = Math.max(w, h)
  const inside = new Float32Array(shapeAt.length)
  for (let i = 0; i < inside.length; i++) inside[i] = shapeAt[i] >= 0 ? 1 : 0
  const seams = new Float32Array(w * h)
  for (let y = 1; y < h - 1; y++)
    for (let x = 1; x < w - 1; x++) {
      const i = y * w + x
      if (shapeAt[i] !== shapeAt[i + 1] || shapeAt[i] !== shapeAt[i + w]) seams[i] = 1
    }
  const body = boxBlur(inside, w, h, 1, longSide * 0.03, 2)
  const narrow = boxBlur(seams, w, h, 1, longSide * 0.006, 2)
  const wide = boxBlur(seams, w, h, 1, longSide * 0.02, 2)
  const relief = body.map(
    (value, i) =>
      longSide *
      (value * value * 0.16 -
        Math.sqrt(Math.max(0, narrow[i])) * 0.012 -
        Math.sqrt(Math.max(0, wide[i])) * 0.02),
  )
  return boxBlur(relief, w, h, 1, longSide * 0.003, 2)
}

/** The sketch's own lines over everything: they stay where they were put. */
function drawLines({ data }: DisplayRaster, { ink }: Sketch) {
  for (let i = 0; i < ink.length; i++)
    for (let c = 0; c < 3; c++)
      data[i * 3 + c] = mix(data[i * 3 + c], data[i * 3 + c] * 0.25 + LINE_COLOUR[c], ink[i] * 0.82)
}
