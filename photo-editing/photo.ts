import sharp from 'sharp'
import { InvalidJobError } from '#painter/job.ts'
import type { DisplayRaster } from '#painter/painting/styles/display-raster.ts'
import type { EditJob } from './job.ts'

/** Larger pictures are made smaller first, which bounds time and memory. */
const WORKING_PIXELS = 2_000_000
const LARGEST_PIXELS = 40_000_000
const SMALLEST_SIDE = 16

/** A picture that somebody sent: sRGB, channels 0..1, on white where it was transparent. */
export type Photo = DisplayRaster & {
  /** Coverage 0..1 per pixel where the file had an alpha channel, else null. */
  alpha: Float32Array | null
  /** The file's own size, where it was too large to work on. */
  shrunkFrom: { w: number; h: number } | null
}

/** The job's picture of that place. @throws InvalidJobError when it is missing or cannot be worked on */
export async function readPhoto(
  job: Pick<EditJob, 'inputs'>,
  index = 0,
  largest = WORKING_PIXELS,
): Promise<Photo> {
  const bytes = job.inputs[index]
  if (!bytes) throw new InvalidJobError('Add the picture that is to be worked on.')
  const size = await sizeOf(bytes)
  const scale = Math.min(1, Math.sqrt(largest / (size.w * size.h)))
  const { data, info } = await openFile(bytes)
    .resize(Math.max(1, Math.round(size.w * scale)), Math.max(1, Math.round(size.h * scale)), { fit: 'fill' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
    .catch(refuseUnreadable)
  const photo = fromRgba(data, info.width, info.height)
  return { ...photo, shrunkFrom: scale < 1 ? size : null }
}

/** The job's picture of that place, scaled and cropped to a size. */
export async function readCovering(
  job: EditJob,
  index: number,
  w: number,
  h: number,
): Promise<DisplayRaster> {
  const { data } = await openFile(job.inputs[index])
    .resize(w, h, { fit: 'cover' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
    .catch(refuseUnreadable)
  return { w, h, data: fromRgba(data, w, h).data }
}

/** Reads the header only, so that a huge picture is refused before it is decoded. */
async function sizeOf(bytes: Uint8Array) {
  const { width: w, height: h } = await openFile(bytes).metadata().catch(refuseUnreadable)
  if (w * h > LARGEST_PIXELS)
    throw new InvalidJobError('The picture has too many pixels. Use one of at most 40 megapixels.')
  if (Math.min(w, h) < SMALLEST_SIDE)
    throw new InvalidJobError(`The picture is too small. Use one of at least ${SMALLEST_SIDE} pixels a side.`)
  return { w, h }
}

const openFile = (bytes: Uint8Array) => sharp(bytes, { limitInputPixels: 2 * LARGEST_PIXELS, pages: 1 })

function refuseUnreadable(): never {
  throw new InvalidJobError('The picture could not be read.')
}

const onWhite = (value: number, alpha: number) => (value / 255) * alpha + 1 - alpha

/** Rounded as on the way through `onWhite`: what a subject is cut out by hangs on the last bit. */
const OPAQUE = Float32Array.from({ length: 256 }, (_, value) => onWhite(value, 1))

function fromRgba(rgba: Uint8Array, w: number, h: number): Omit<Photo, 'shrunkFrom'> {
  const n = w * h
  const data = new Float32Array(n * 3)
  const alpha = new Float32Array(n)
  let opaque = true
  for (let i = 0; i < n; i++) {
    const a = rgba[i * 4 + 3] / 255
    alpha[i] = a
    if (a === 1) for (let c = 0; c < 3; c++) data[i * 3 + c] = OPAQUE[rgba[i * 4 + c]]
    else {
      opaque = false
      for (let c = 0; c < 3; c++) data[i * 3 + c] = onWhite(rgba[i * 4 + c], a)
    }
  }
  return { w, h, data, alpha: opaque ? null : alpha }
}

/** As a PNG, transparent where `alpha` (0..1 per pixel) says so. */
export function encodePng({ w, h, data }: DisplayRaster, alpha: Float32Array | null = null): Promise<Buffer> {
  const channels = alpha ? 4 : 3
  const bytes = new Uint8ClampedArray(w * h * channels)
  for (let i = 0; i < w * h; i++) {
    for (let c = 0; c < 3; c++) bytes[i * channels + c] = data[i * 3 + c] * 255
    if (alpha) bytes[i * channels + 3] = alpha[i] * 255
  }
  return sharp(bytes, { raw: { width: w, height: h, channels } })
    .png({ compressionLevel: 2, adaptiveFiltering: true })
    .toBuffer()
}

/** The sentences, and another one where the picture was made smaller first. */
export function noteWith({ w, h, shrunkFrom }: Photo, ...sentences: (string | false)[]): string {
  const said = sentences.filter(sentence => sentence !== false)
  if (shrunkFrom)
    said.push(
      `Your picture was made smaller first, from ${shrunkFrom.w} × ${shrunkFrom.h} to ${w} × ${h} pixels.`,
    )
  return said.join(' ')
}
