import { createHash } from 'node:crypto'
import { AppError } from '#server/errors.ts'
import { foreignTypeOf, formatOf, MEDIA_TYPES, type MediaType } from './kinds.ts'
import { openPicture, UPLOAD_PIXEL_LIMIT } from './sharp.ts'

const UPLOAD_LIMIT_BYTES = 10_000_000
const SMALLEST_SIDE = 64
/** Twice the widest place that shows an avatar, for screens with small pixels. */
const AVATAR_SIDE = 256
/** A file that is too big is read on up to here, only to tell its size. */
const COUNTED_BYTES = 50_000_000

/** An upload that was checked by its content, turned upright and encoded anew, without any metadata. */
export type CheckedUpload = { bytes: Uint8Array; mediaType: MediaType; width: number; height: number }

/** An upload as it was sent. */
export type ReceivedFile = { bytes: Uint8Array; declaredType: string; sha256: string }

/**
 * Collects a file's bytes, counting while they come, so that memory holds at most `limit` of them.
 * @throws AppError picture_too_big with the size in decimal units
 */
export async function receiveFile(
  stream: AsyncIterable<Uint8Array>,
  declaredType: string,
  limit = UPLOAD_LIMIT_BYTES,
): Promise<ReceivedFile> {
  const hash = createHash('sha256')
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of stream) {
    size += chunk.byteLength
    if (size > COUNTED_BYTES) break
    if (size > limit) {
      chunks.length = 0
      continue
    }
    hash.update(chunk)
    chunks.push(chunk)
  }
  if (size > limit) throw tooBig(size, limit)
  return { bytes: Buffer.concat(chunks), declaredType, sha256: hash.digest('hex') }
}

/**
 * Checks by content that the file is a JPEG, PNG or WebP picture, and makes it safe to keep: its first
 * page alone, upright, without metadata (position, camera, thumbnails) and without anything appended.
 * @throws AppError picture_unreadable, picture_too_large or picture_too_small
 */
export async function readUpload(file: Omit<ReceivedFile, 'sha256'>): Promise<CheckedUpload> {
  const { bytes, declaredType } = file
  if (bytes.byteLength > UPLOAD_LIMIT_BYTES) throw tooBig(bytes.byteLength, UPLOAD_LIMIT_BYTES)
  const { format, width, height } = await look(bytes, declaredType)
  if (Math.min(width, height) < SMALLEST_SIDE) throw new AppError('picture_too_small')

  const upright = openPicture(bytes, UPLOAD_PIXEL_LIMIT).autoOrient().toColourspace('srgb')
  const encoded = {
    // Quality that loses nothing an engine would see: these bytes are its input.
    jpeg: () => upright.jpeg({ quality: 95, chromaSubsampling: '4:4:4' }),
    png: () => upright.png({ compressionLevel: 3 }),
    webp: () => upright.webp({ quality: 95, effort: 2 }),
  }[format]()
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true }).catch(unreadable)
  return { bytes: data, mediaType: MEDIA_TYPES[format], width: info.width, height: info.height }
}

/**
 * Checks an avatar by content as `readUpload` does, and makes it a square WebP of `AVATAR_SIDE` pixels.
 * @throws AppError picture_unreadable or picture_too_large
 */
export async function readAvatar({ bytes, declaredType }: Omit<ReceivedFile, 'sha256'>): Promise<Uint8Array> {
  await look(bytes, declaredType)
  return await openPicture(bytes, UPLOAD_PIXEL_LIMIT)
    .autoOrient()
    .resize(AVATAR_SIDE, AVATAR_SIDE, { fit: 'cover', position: 'attention' })
    .toColourspace('srgb')
    .webp({ quality: 85, effort: 4 })
    .toBuffer()
    .catch(unreadable)
}

/** What the file is by its first bytes, before anything is decoded. @throws AppError */
async function look(bytes: Uint8Array, declaredType: string) {
  const format = formatOf(bytes)
  if (!format) throw refusalOf(foreignTypeOf(bytes, declaredType))
  const { width, height } = await openPicture(bytes, UPLOAD_PIXEL_LIMIT).metadata().catch(unreadable)
  if (width * height > UPLOAD_PIXEL_LIMIT) throw new AppError('picture_too_large')
  return { format, width, height }
}

function unreadable(cause: unknown): never {
  const isTooLarge = cause instanceof Error && cause.message.includes('pixel limit')
  throw new AppError(isTooLarge ? 'picture_too_large' : 'picture_unreadable', { cause })
}

function refusalOf(type: string): AppError {
  return new AppError('picture_unreadable', {
    descr: type.startsWith('image/')
      ? 'Only image types JPG/PNG/WebP are supported.'
      : `Upload an image file instead of ${type}.`,
  })
}

function tooBig(size: number, limit: number): AppError {
  const text = size > COUNTED_BYTES ? `over ${sizeText(COUNTED_BYTES)}` : sizeText(size)
  return new AppError('picture_too_big', {
    descr: `File size ${text} is too big. Max allowed is ${limit / 1_000_000}MB.`,
  })
}

/** In decimal units, such as `10.4MB`, and never rounded down to the limit itself. */
const sizeText = (bytes: number) => `${Math.ceil(bytes / 100_000) / 10}MB`
