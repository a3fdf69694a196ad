import { SHARES } from '../../engine/core/raster.ts'

/** A developed picture that is being stylised: sRGB, r, g, b per pixel from 0 to 1, row by row. */
export type DisplayRaster = { w: number; h: number; data: Float32Array }

/** A finished picture: 8-bit sRGB and opaque alpha, row by row. */
export type RgbaPicture = { w: number; h: number; px: Uint8ClampedArray }

/** The same colours as floats, without alpha. `px` holds four bytes per pixel. */
export function toDisplay(px: Uint8ClampedArray, w: number, h: number): DisplayRaster {
  const data = new Float32Array(w * h * 3)
  for (let i = 0; i < w * h; i++) for (let c = 0; c < 3; c++) data[i * 3 + c] = SHARES[px[i * 4 + c]]
  return { w, h, data }
}

/** Rounds to opaque 8-bit pixels. */
export function fromDisplay({ w, h, data }: DisplayRaster): RgbaPicture {
  const px = new Uint8ClampedArray(w * h * 4)
  for (let i = 0; i < w * h; i++) {
    for (let c = 0; c < 3; c++) px[i * 4 + c] = data[i * 3 + c] * 255 + 0.5
    px[i * 4 + 3] = 255
  }
  return { w, h, px }
}

/** Rec. 601 luma (0..1) of pixel `i` of interleaved r, g, b. */
export const lumaAt = (data: Float32Array, i: number) =>
  0.299 * data[i * 3] + 0.587 * data[i * 3 + 1] + 0.114 * data[i * 3 + 2]

/** Luma (0..1) of every pixel. */
export function lumaOf({ w, h, data }: DisplayRaster): Float32Array {
  const luma = new Float32Array(w * h)
  for (let i = 0; i < luma.length; i++) luma[i] = lumaAt(data, i)
  return luma
}
