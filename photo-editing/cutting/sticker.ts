import { type Canvas, createCanvas, ImageData } from '@napi-rs/canvas'
import { boxBlur } from '#painter/engine/core/blur.ts'
import { oklchToLinear, toHex } from '#painter/engine/core/colour.ts'
import { createRandom } from '#painter/engine/core/random.ts'
import { clamp, smoothstep } from '#painter/engine/core/scalar.ts'
import type { Made, Report } from '#painter/job.ts'
import { encodeCanvas } from '../designs/encode-canvas.ts'
import type { EditJob } from '../job.ts'
import { celShaded } from '../looks/photo-to-anime.ts'
import { noteWith, type Photo, readPhoto } from '../photo.ts'
import { type CutOut, cutOutSubject, refuseDoubtful } from '../subject/cut-out.ts'

/** Pixels a side. */
const SIDE = 1024
const FIGURE_SIDE = 820
/** Widths of the edges in shares of the sticker's side. */
const WHITE_EDGE = 0.018
const DARK_EDGE = 0.003
const DARK_INK = [46, 28, 58]
const WHITE = [255, 255, 255]

/** Head and shoulders, cel-shaded, with a white edge on a dotted ground: a square PNG. */
export async function makeSticker(job: EditJob, report: Report): Promise<Made> {
  const photo = await readPhoto(job)
  report(0.1)
  const cutOut = await cutOutSubject(photo, job.subject)
  refuseDoubtful(cutOut)
  report(0.5)
  const cel = await celShaded(photo, fraction => report(0.5 + 0.3 * fraction))
  const figure = centred(cutFigure({ ...photo, data: cel.data }, cutOut))
  const sticker = createCanvas(SIDE, SIDE)
  drawGround(sticker, createRandom(job.seed).range(0, 360))
  layWithEdges(sticker, figure)
  report(0.9)
  return {
    picture: await encodeCanvas(sticker),
    source: 'compositeSynthetic',
    note: noteWith(
      photo,
      cutOut.face || job.subject
        ? 'Cut out and cel-shaded by the built-in engine.'
        : 'No face was found, so the main subject became the sticker.',
      'The prompt was not used.',
    ),
  }
}

/** The part to be shown: with a face, down to the shoulders and not as wide as the arms. */
function shownPart({ w, h }: Photo, { box, face }: CutOut) {
  if (!face) return { left: box.left, right: box.right, top: box.top, bottom: box.bottom }
  const middle = face.x * w
  const half = Math.min((box.right - box.left) / 2, face.radiusX * w * 2.9)
  const bottom = Math.min(box.bottom, (face.y + face.radiusY * 2.7) * h)
  return { left: Math.max(0, middle - half), right: Math.min(w - 1, middle + half), top: box.top, bottom }
}

/** The cut-out of the shown part, its lower edge rounded off. */
function cutFigure(photo: Photo, cutOut: CutOut): Canvas {
  const { left, right, top, bottom } = shownPart(photo, cutOut)
  const [x0, y0] = [Math.floor(left), Math.floor(top)]
  const width = Math.max(1, Math.ceil(right) - x0 + 1)
  const height = Math.max(1, Math.ceil(bottom) - y0 + 1)
  const rounding = cutOut.face ? height * 0.16 : 0
  const pixels = new Uint8ClampedArray(width * height * 4)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const from = Math.min(photo.h - 1, y0 + y) * photo.w + Math.min(photo.w - 1, x0 + x)
      const to = (y * width + x) * 4
      const below = rounding > 0 ? clamp((y - (height - rounding)) / rounding) : 0
      const reach = (width / 2) * Math.sqrt(1 - below * below * 0.55)
      const isShown = Math.abs(x - width / 2) <= reach
      for (let c = 0; c < 3; c++) pixels[to + c] = ((photo.data[from * 3 + c] - 0.5) * 1.08 + 0.52) * 255
      pixels[to + 3] = isShown ? smoothstep(0.35, 0.65, cutOut.alpha[from]) * 255 : 0
    }
  const canvas = createCanvas(width, height)
  canvas.getContext('2d').putImageData(new ImageData(pixels, width, height), 0, 0)
  return canvas
}

function centred(figure: Canvas): Canvas {
  const canvas = createCanvas(SIDE, SIDE)
  const scale = FIGURE_SIDE / Math.max(figure.width, figure.height)
  const [width, height] = [figure.width * scale, figure.height * scale]
  canvas.getContext('2d').drawImage(figure, (SIDE - width) / 2, (SIDE - height) / 2, width, height)
  return canvas
}

function drawGround(sticker: Canvas, hue: number) {
  const pen = sticker.getContext('2d')
  pen.fillStyle = toHex(oklchToLinear(0.86, 0.09, hue))
  pen.fillRect(0, 0, SIDE, SIDE)
  pen.fillStyle = toHex(oklchToLinear(0.91, 0.06, hue))
  for (let row = -1; row < 17; row++)
    for (let column = -1; column < 16; column++) {
      pen.beginPath()
      pen.arc(column * 72 + (row % 2 ? 36 : 0), row * 64, 9, 0, Math.PI * 2)
      pen.fill()
    }
}

/** A white edge that casts a shadow, a thin dark one inside it, then the figure. */
function layWithEdges(sticker: Canvas, figure: Canvas) {
  const pen = sticker.getContext('2d')
  const pixels = figure.getContext('2d').getImageData(0, 0, SIDE, SIDE).data
  const alpha = Float32Array.from({ length: SIDE * SIDE }, (_, i) => pixels[i * 4 + 3] / 255)
  pen.save()
  pen.shadowColor = 'rgba(30,10,60,.45)'
  pen.shadowBlur = 26
  pen.shadowOffsetY = 12
  pen.drawImage(widened(alpha, SIDE * WHITE_EDGE, 0.03, 0.06, WHITE), 0, 0)
  pen.restore()
  pen.drawImage(widened(alpha, SIDE * DARK_EDGE, 0.02, 0.2, DARK_INK), 0, 0)
  pen.drawImage(figure, 0, 0)
}

/** The silhouette grown by about `radius` pixels, in one colour. */
function widened(alpha: Float32Array, radius: number, from: number, to: number, colour: number[]): Canvas {
  const soft = boxBlur(alpha, SIDE, SIDE, 1, radius, 3)
  const pixels = new Uint8ClampedArray(SIDE * SIDE * 4)
  for (let i = 0; i < soft.length; i++) {
    for (let c = 0; c < 3; c++) pixels[i * 4 + c] = colour[c]
    pixels[i * 4 + 3] = smoothstep(from, to, soft[i]) * 255
  }
  const canvas = createCanvas(SIDE, SIDE)
  canvas.getContext('2d').putImageData(new ImageData(pixels, SIDE, SIDE), 0, 0)
  return canvas
}
