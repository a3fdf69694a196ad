import { UPLOAD_PIXEL_LIMIT } from '#contract/picture-limits.ts'
import { openPicture } from '#server/images/sharp.ts'
import { EngineError, type EngineRequest, type InputPicture } from '../engine.ts'
import type { Size } from './sizes.ts'

/** What a provider takes as a picture. */
export type InputLimits = {
  maxPixels: number
  maxSide?: number
  /** What is smaller is refused. */
  minSide?: number
  /** Width to height, at least and at most. What is longer is refused: nobody wants it cropped in silence. */
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

export const hasInput = ({ inputs }: { inputs: readonly { name: string }[] }, name: string): boolean =>
  inputs.some(picture => picture.name === name)

/** What keeps a picture of that size from being used, in a sentence for the person; null when nothing does. */
export function unusableReasonOf(size: Size, limits: InputLimits): string | null {
  const { ratio, minSide = 1 } = limits
  if (Math.min(size.width, size.height) < minSide) {
    return `This picture is too small for this model: each side needs ${minSide} pixels. Use a larger one.`
  }
  const proportion = size.width / size.height
  if (ratio && (proportion > ratio.max || proportion < ratio.min)) {
    const most = Math.max(ratio.max, 1 / ratio.min)
    return `This model takes pictures whose long side is up to ${most} times the short one. Crop it first.`
  }
  return null
}

/**
 * The picture within the provider's limits: scaled down where it is too large. A picture that fits stays as
 * it is, byte for byte.
 * @throws EngineError invalid when it is too long or too small, or when the bytes cannot be read
 */
export async function fitted(picture: InputPicture, limits: InputLimits): Promise<InputPicture> {
  const reason = unusableReasonOf(picture, limits)
  if (reason !== null) throw new EngineError('invalid', { detail: reason })
  const { width, height } = scaled(picture, limits)
  const isSame = width === picture.width && height === picture.height
  const maxBytes = limits.maxBytes ?? Number.POSITIVE_INFINITY
  if (isSame && picture.bytes.byteLength <= maxBytes) return picture
  try {
    const image = openPicture(picture.bytes, UPLOAD_PIXEL_LIMIT).resize(width, height, { fit: 'fill' })
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

function scaled({ width, height }: Size, limits: InputLimits): Size {
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
