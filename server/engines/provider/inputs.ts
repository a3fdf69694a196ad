import { openPicture, UPLOAD_PIXEL_LIMIT } from '#server/images/sharp.ts'
import { EngineError, type EngineRequest, type InputPicture } from '../engine.ts'

/** What a provider takes as a picture. */
export type InputLimits = {
  maxPixels: number
  maxSide?: number
  /** Width to height, at least and at most. */
  ratio?: { min: number; max: number }
  /** Bytes of all pictures of a request together. */
  maxBytes?: number
}

/** The input of that name. @throws EngineError invalid when it was not sent */
export function inputOf({ inputs }: EngineRequest, name: string): InputPicture {
  const input = inputs.find(picture => picture.name === name)
  if (!input) throw new EngineError('invalid', { detail: 'A picture that this mode needs is missing.' })
  return input
}

export const hasInput = ({ inputs }: EngineRequest, name: string): boolean =>
  inputs.some(picture => picture.name === name)

/**
 * The picture within the provider's limits: scaled down where it is too large, cropped around its middle
 * where it is too long. A picture that fits stays as it is, byte for byte.
 * @throws EngineError invalid when the bytes cannot be read
 */
export async function fitted(picture: InputPicture, limits: InputLimits): Promise<InputPicture> {
  const frame = frameOf(picture, limits)
  const { width, height } = scaled(frame, limits)
  const isSame = width === picture.width && height === picture.height
  const maxBytes = limits.maxBytes ?? Number.POSITIVE_INFINITY
  if (isSame && picture.bytes.byteLength <= maxBytes) return picture
  try {
    const image = openPicture(picture.bytes, UPLOAD_PIXEL_LIMIT).resize(width, height, { fit: 'cover' })
    // A file that is too heavy becomes a JPEG, which is a fraction of it.
    const isHeavy = picture.bytes.byteLength > maxBytes
    const data = isHeavy
      ? await image.flatten({ background: '#ffffff' }).jpeg({ quality: 90 }).toBuffer()
      : await image.toBuffer()
    const mediaType = isHeavy ? 'image/jpeg' : picture.mediaType
    return { ...picture, bytes: data, mediaType, width, height }
  } catch (cause) {
    throw new EngineError('invalid', { detail: 'The picture could not be read. Use another file.', cause })
  }
}

function frameOf({ width, height }: InputPicture, { ratio }: InputLimits) {
  if (!ratio) return { width, height }
  if (width / height > ratio.max) return { width: Math.floor(height * ratio.max), height }
  if (width / height < ratio.min) return { width, height: Math.floor(width / ratio.min) }
  return { width, height }
}

function scaled({ width, height }: { width: number; height: number }, limits: InputLimits) {
  const bySide = (limits.maxSide ?? Number.POSITIVE_INFINITY) / Math.max(width, height)
  const factor = Math.min(1, Math.sqrt(limits.maxPixels / (width * height)), bySide)
  return {
    width: Math.max(1, Math.floor(width * factor)),
    height: Math.max(1, Math.floor(height * factor)),
  }
}

/** The picture scaled and cropped to exactly that size, as PNG. */
export async function covering(picture: InputPicture, width: number, height: number): Promise<Uint8Array> {
  try {
    return await openPicture(picture.bytes, UPLOAD_PIXEL_LIMIT)
      .resize(width, height, { fit: 'cover' })
      .png()
      .toBuffer()
  } catch (cause) {
    throw new EngineError('invalid', { detail: 'The picture could not be read. Use another file.', cause })
  }
}

export const dataUrl = ({ bytes, mediaType }: Pick<InputPicture, 'bytes' | 'mediaType'>): string =>
  `data:${mediaType};base64,${Buffer.from(bytes).toString('base64')}`

export const fileOf = ({ bytes, mediaType, name }: InputPicture): File =>
  new File([new Uint8Array(bytes)], `${name}.${mediaType.slice('image/'.length)}`, { type: mediaType })
