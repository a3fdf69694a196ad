import sharp from 'sharp'

// Whoever sends a file chooses its decoder by its first bytes. Only the three formats that the product
// takes may be decoded at all: the others (SVG, PDF, TIFF, GIF …) widen what an attacker can reach.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] })

// What is worked on is never the same twice: a cache would hold memory, and files that were deleted.
sharp.cache(false)

/** Pixels that an engine's result may have: the largest upscale, with room for rounding. */
export const RESULT_PIXEL_LIMIT = 64_000_000

/**
 * Opens an untrusted picture, given as its bytes or as the path of its file: one page, limited pixels, and an error instead of a grey rest
 * when the file is cut off.
 */
export function openPicture(picture: Uint8Array | string, pixelLimit: number) {
  return sharp(picture, { limitInputPixels: pixelLimit, pages: 1, failOn: 'error' })
}

/** Pixels that were decoded before. */
export function fromPixels(
  data: Uint8Array,
  raw: { width: number; height: number; channels: 1 | 2 | 3 | 4 },
) {
  return sharp(data, { raw })
}
