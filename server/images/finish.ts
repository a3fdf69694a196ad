import { rgbaToThumbHash } from 'thumbhash'
import type { DigitalSource } from '#server/engines/engine.ts'
import { EXTENSIONS, formatOf, MEDIA_TYPES, type MediaType, type PictureFormat } from './kinds.ts'
import { embedMark, markOf } from './marking.ts'
import { fromPixels, openPicture, RESULT_PIXEL_LIMIT } from './sharp.ts'

/** Widths of the derivatives; a narrower picture gets its own width as the largest. */
const WIDTHS = [320, 640, 1280]
/** Effort 2 takes half the time of the encoder's usual 4, for files that are 4 % larger. */
const WEBP = { quality: 80, effort: 2 } as const
/** ThumbHash takes at most 100 pixels a side. */
const THUMB_SIDE = 100

export type FinishedPicture = {
  original: { bytes: Uint8Array; mediaType: MediaType; extension: string }
  /** WebP, from small to large. */
  derivatives: { width: number; bytes: Uint8Array }[]
  width: number
  height: number
  /** ThumbHash, base64. */
  placeholder: string
  /** Average colour, `#rrggbb`. */
  colour: string
}

/** What was handed over as a picture cannot be decoded as one. */
export class InvalidPictureError extends Error {}

/**
 * Makes an engine's bytes into what is stored: the original and its derivatives, each carrying the mark
 * of its digital source, and what a page needs to paint before they load.
 * @throws InvalidPictureError when the bytes are no complete PNG, JPEG or WebP picture
 */
export async function finishPicture(bytes: Uint8Array, source: DigitalSource): Promise<FinishedPicture> {
  try {
    return await finish(bytes, markOf(source))
  } catch (cause) {
    if (cause instanceof InvalidPictureError) throw cause
    throw new InvalidPictureError('not a readable picture', { cause })
  }
}

async function finish(bytes: Uint8Array, mark: string): Promise<FinishedPicture> {
  const format = formatOf(bytes)
  if (!format) throw new InvalidPictureError('not a PNG, JPEG or WebP file')
  const { autoOrient, hasAlpha, orientation = 1 } = await openPicture(bytes, RESULT_PIXEL_LIMIT).metadata()
  const { width, height } = autoOrient
  const patched =
    orientation === 1 ? embedMark(bytes, format, mark, { width, height, hasAlpha: hasAlpha === true }) : null
  const [original, derived] = await Promise.all([
    patched ?? encodeAnew(bytes, format, mark),
    derive(bytes, width, mark),
  ])
  const mediaType = MEDIA_TYPES[format]
  return {
    original: { bytes: original, mediaType, extension: EXTENSIONS[mediaType] },
    width,
    height,
    ...derived,
  }
}

/** Decodes once, down to the largest derivative, and makes everything smaller from those pixels. */
async function derive(bytes: Uint8Array, width: number, mark: string) {
  const widths = [...new Set(WIDTHS.map(wanted => Math.min(wanted, width)))]
  const { data, info } = await openPicture(bytes, RESULT_PIXEL_LIMIT)
    .autoOrient()
    .resize({ width: widths.at(-1)! })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
  const base = () => fromPixels(data, { width: info.width, height: info.height, channels: info.channels })
  const [impression, ...encoded] = await Promise.all([
    impress(base()),
    ...widths.map(target => base().resize({ width: target }).webp(WEBP).withXmp(mark).toBuffer()),
  ])
  return {
    derivatives: widths.map((target, index) => ({ width: target, bytes: encoded[index]! })),
    ...impression,
  }
}

async function impress(picture: ReturnType<typeof fromPixels>) {
  const { data, info } = await picture
    .resize(THUMB_SIDE, THUMB_SIDE, { fit: 'inside' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const hash = rgbaToThumbHash(info.width, info.height, data)
  return { placeholder: Buffer.from(hash).toString('base64'), colour: averageOf(data) }
}

/** Average of the pixels, each counting as much as it is opaque. */
function averageOf(rgba: Uint8Array): string {
  const sums = [0, 0, 0]
  let weight = 0
  for (let i = 0; i < rgba.length; i += 4) {
    const alpha = rgba[i + 3]!
    weight += alpha
    for (let channel = 0; channel < 3; channel++) sums[channel]! += rgba[i + channel]! * alpha
  }
  const hex = sums.map(sum =>
    Math.round(sum / (weight || 1))
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${hex.join('')}`
}

function encodeAnew(bytes: Uint8Array, format: PictureFormat, mark: string): Promise<Buffer> {
  const picture = openPicture(bytes, RESULT_PIXEL_LIMIT).autoOrient().withXmp(mark)
  if (format === 'png') return picture.png({ compressionLevel: 3 }).toBuffer()
  if (format === 'jpeg') return picture.jpeg({ quality: 95, chromaSubsampling: '4:4:4' }).toBuffer()
  return picture.webp({ quality: 95, effort: 2 }).toBuffer()
}
