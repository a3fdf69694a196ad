import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import { UPLOAD_PIXEL_LIMIT, UPLOAD_SMALLEST_SIDE } from '#contract/picture-limits.ts'
import { AppError } from '#server/lib/errors.ts'
import { foreignTypeOf, formatOf, MEDIA_TYPES, type MediaType } from './kinds.ts'
import { openPicture } from './sharp.ts'

export const UPLOAD_LIMIT_BYTES = 10_000_000
/** Twice the widest place that shows an avatar, for screens with small pixels. */
const AVATAR_SIDE = 256
/** A file that is too big is read on up to here, only to find its size. */
const COUNTED_BYTES = 50_000_000

/** Bytes at the beginning of a file that identify its type. */
const HEAD_BYTES = 512

/** An upload that was checked by its content, turned upright and encoded anew, without any metadata. */
export type CheckedUpload = {
  /** Where it lies, beside what was sent. */
  path: string
  /** In bytes. */
  size: number
  mediaType: MediaType
  width: number
  height: number
}

/** An upload as it was sent. */
export type ReceivedFile = {
  path: string
  /** In bytes. */
  size: number
  /** Its beginning. */
  head: Uint8Array
  declaredType: string
  sha256: string
}

/**
 * Writes a file to the disk as it comes, counting, so that memory holds a piece of it at a time and the
 * disk at most `limit` bytes.
 * @param newFile names the file to write
 * @throws AppError picture_too_big with the size in decimal units, or unavailable when the disk is full
 */
export async function receiveFile(
  stream: AsyncIterable<Uint8Array>,
  declaredType: string,
  newFile: () => Promise<string>,
  limit = UPLOAD_LIMIT_BYTES,
): Promise<ReceivedFile> {
  const path = await newFile().catch(notStored)
  const file = await open(path, 'wx', 0o600).catch(notStored)
  const hash = createHash('sha256')
  let head: Uint8Array = new Uint8Array()
  let size = 0
  try {
    for await (const chunk of stream) {
      size += chunk.byteLength
      if (size > COUNTED_BYTES) break
      if (size > limit) continue
      hash.update(chunk)
      if (head.byteLength < HEAD_BYTES) head = Buffer.concat([head, chunk.subarray(0, HEAD_BYTES)])
      await file.writeFile(chunk).catch(notStored)
    }
  } finally {
    await file.close()
  }
  if (size > limit) throw tooBig(size, limit)
  return { path, size, head, declaredType, sha256: hash.digest('hex') }
}

/**
 * Checks by content that the file is a JPEG, PNG or WebP picture, and makes it safe to keep: its first
 * page alone, upright, without metadata (position, camera, thumbnails) and without anything appended.
 * @throws AppError picture_unreadable, picture_too_large or picture_too_small
 */
export async function readUpload(file: ReceivedFile): Promise<CheckedUpload> {
  const { format, width, height } = await look(file)
  if (Math.min(width, height) < UPLOAD_SMALLEST_SIDE) throw new AppError('picture_too_small')

  const upright = openPicture(file.path, UPLOAD_PIXEL_LIMIT).autoOrient().toColourspace('srgb')
  const encoded = {
    // Quality that loses nothing an engine would see: these bytes are its input.
    jpeg: () => upright.jpeg({ quality: 95, chromaSubsampling: '4:4:4' }),
    png: () => upright.png({ compressionLevel: 3 }),
    webp: () => upright.webp({ quality: 95, effort: 2 }),
  }[format]()
  const path = `${file.path}.checked`
  const info = await encoded.toFile(path).catch(unreadable)
  return { path, size: info.size, mediaType: MEDIA_TYPES[format], width: info.width, height: info.height }
}

/**
 * Checks an avatar by content as `readUpload` does, and makes it a square WebP of `AVATAR_SIDE` pixels.
 * @throws AppError picture_unreadable or picture_too_large
 */
export async function readAvatar(file: ReceivedFile): Promise<Uint8Array> {
  await look(file)
  return await openPicture(file.path, UPLOAD_PIXEL_LIMIT)
    .autoOrient()
    .resize(AVATAR_SIDE, AVATAR_SIDE, { fit: 'cover', position: 'attention' })
    .toColourspace('srgb')
    .webp({ quality: 85, effort: 4 })
    .toBuffer()
    .catch(unreadable)
}

/** What the file is by its first bytes, before anything is decoded. @throws AppError */
async function look({ path, head, declaredType }: ReceivedFile) {
  const format = formatOf(head)
  if (!format) throw refusalOf(foreignTypeOf(head, declaredType))
  const { width, height } = await openPicture(path, UPLOAD_PIXEL_LIMIT).metadata().catch(unreadable)
  if (width * height > UPLOAD_PIXEL_LIMIT) throw new AppError('picture_too_large')
  return { format, width, height }
}

function unreadable(cause: unknown): never {
  const isTooLarge = cause instanceof Error && cause.message.includes('pixel limit')
  throw new AppError(isTooLarge ? 'picture_too_large' : 'picture_unreadable', { cause })
}

function notStored(cause: unknown): never {
  throw new AppError('unavailable', {
    descr: 'The picture could not be stored, so nothing was changed. Try again in a moment.',
    cause,
  })
}

function refusalOf(type: string): AppError {
  return new AppError('picture_unreadable', {
    descr: type.startsWith('image/')
      ? 'Only image types JPG/PNG/WebP are supported.'
      : `Upload an image file instead of ${type}.`,
  })
}

function tooBig(size: number, limit: number): AppError {
  const shown = Math.max(size, limit + STEP_BYTES)
  const text = size > COUNTED_BYTES ? `over ${sizeText(COUNTED_BYTES)}` : sizeText(shown)
  return new AppError('picture_too_big', {
    descr: `File size ${text} is too big. Max allowed is ${limit / 1_000_000}MB.`,
  })
}

/** Sizes are shown in steps of this; a file a little over its limit is shown as one over it. */
const STEP_BYTES = 100_000

/** In decimal units, such as `10.4 MB`. */
const sizeText = (bytes: number) => `${Math.round(bytes / STEP_BYTES) / 10} MB`
