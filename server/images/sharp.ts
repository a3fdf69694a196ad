import sharp from 'sharp'

// Whoever sends a file chooses its decoder by its first bytes. Only the three formats that the product
// takes may be decoded at all: the others (SVG, PDF, TIFF, GIF …) widen what an attacker can reach.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] })

/** Pixels that an upload may have, decided before it is decoded: 40 megapixels take 160 MB of memory. */
export const UPLOAD_PIXEL_LIMIT = 40_000_000

/** Pixels that an engine's result may have: the largest upscale, with room for rounding. */
export const RESULT_PIXEL_LIMIT = 64_000_000

/**
 * Opens a picture from untrusted bytes: one page, limited pixels, and an error instead of a grey rest
 * when the file is cut off.
 */
export function openPicture(bytes: Uint8Array, pixelLimit: number) {
  return sharp(bytes, { limitInputPixels: pixelLimit, pages: 1, failOn: 'error' })
}

/** Pixels that were decoded before. */
export function fromPixels(
  data: Uint8Array,
  raw: { width: number; height: number; channels: 1 | 2 | 3 | 4 },
) {
  return sharp(data, { raw })
}
