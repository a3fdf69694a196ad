import sharp from 'sharp'
import { EngineError } from '#server/engines/engine.ts'
import type { Pixels } from './latents.ts'

export type Size = { width: number; height: number }
export type Region = Size & { left: number; top: number }

/**
 * The RGB of a PNG, JPEG or WebP file, on white where it is transparent; scaled and cropped to a size, if given.
 * @throws EngineError invalid when the bytes are no picture
 */
export async function readRgb(picture: Uint8Array, size: Size | null = null): Promise<Pixels> {
  const opened = sharp(picture, { pages: 1 })
  const { data, info } = await (size ? opened.resize({ ...size, fit: 'cover' }) : opened)
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
    .catch(cause => {
      throw new EngineError('invalid', { detail: 'The picture could not be read. Use another file.', cause })
    })
  return { data, width: info.width, height: info.height }
}

/** The brightness of a file, stretched to a size: a byte for each pixel. */
export async function readMask(picture: Uint8Array, { width, height }: Size): Promise<Pixels> {
  const data = await sharp(picture)
    .resize({ width, height, fit: 'fill', kernel: 'linear' })
    .toColourspace('b-w')
    .extractChannel(0)
    .raw({ depth: 'uchar' })
    .toBuffer()
  return { data, width, height }
}

export const writePng = ({ data, width, height }: Pixels, cut: Region): Promise<Buffer> =>
  sharp(data, { raw: { width, height, channels: 3 } })
    .extract(cut)
    .png()
    .toBuffer()

/** Stretched to a size. */
export async function stretched(
  { data, width, height }: Pixels,
  size: Size,
  channels: 1 | 3,
): Promise<Pixels> {
  const pixels = await sharp(data, { raw: { width, height, channels } })
    .resize({ width: size.width, height: size.height, fit: 'fill' })
    .toColourspace(channels === 1 ? 'b-w' : 'srgb')
    .raw({ depth: 'uchar' })
    .toBuffer()
  return { data: pixels, width: size.width, height: size.height }
}

/** A part of the pixels, copied. */
export function partOf({ data, width }: Pixels, region: Region, channels: 1 | 3): Pixels {
  const part = new Uint8Array(region.width * region.height * channels)
  for (let y = 0; y < region.height; y++) {
    const from = ((region.top + y) * width + region.left) * channels
    part.set(data.subarray(from, from + region.width * channels), y * region.width * channels)
  }
  return { data: part, width: region.width, height: region.height }
}

/** Lays pixels of three channels over others, in place. */
export function layInto(target: Pixels, part: Pixels, { left, top }: Region): void {
  for (let y = 0; y < part.height; y++) {
    const row = part.data.subarray(y * part.width * 3, (y + 1) * part.width * 3)
    target.data.set(row, ((top + y) * target.width + left) * 3)
  }
}
