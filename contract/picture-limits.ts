/**
 * What pictures may measure, where both sides look: the page before anything is sent, the server before
 * anything is charged. Apart from the schemas, so that the page can use these without loading them.
 */
export type Size = { width: number; height: number }

/** Pixels that an upload may have, decided before it is decoded: 40 megapixels take 160 MB of memory. */
export const UPLOAD_PIXEL_LIMIT = 40_000_000
export const UPLOAD_SMALLEST_SIDE = 64

export const PICTURE_TOO_LARGE = 'The picture has too many pixels. Use one of at most 40 megapixels.'
export const PICTURE_TOO_SMALL = 'The picture is too small. Each side must have at least 64 pixels.'

const UPSCALED_PIXEL_LIMIT = 40_000_000
export const UPSCALE_FACTORS = [2, 3, 4] as const

/** Why a picture cannot be used at all, as a sentence, or null when its size is right. */
export function problemWithSize({ width, height }: Size): string | null {
  if (Math.min(width, height) < UPLOAD_SMALLEST_SIDE) return PICTURE_TOO_SMALL
  return width * height > UPLOAD_PIXEL_LIMIT ? PICTURE_TOO_LARGE : null
}

/** Why a picture cannot be upscaled that many times, and what can be done, or null when it can. */
export function problemWithUpscale({ width, height }: Size, factor: number): string | null {
  const pixels = (by: number) => width * height * by * by
  if (pixels(factor) <= UPSCALED_PIXEL_LIMIT) return null
  const [smaller] = UPSCALE_FACTORS.filter(one => pixels(one) <= UPSCALED_PIXEL_LIMIT).slice(-1)
  const [megapixels, limit] = [Math.ceil(pixels(factor) / 1e6), UPSCALED_PIXEL_LIMIT / 1e6]
  return (
    `Upscaled ${factor} times, this picture would have ${megapixels} megapixels. The limit is ${limit}. ` +
    (smaller ? `Choose ${smaller}x.` : 'Use a smaller picture.')
  )
}
