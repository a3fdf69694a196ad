import { linearToSrgb } from './colour.ts'

/** A picture in linear light: `data` holds r, g, b per pixel, row by row. */
export type Raster = { w: number; h: number; data: Float32Array }

export const createRaster = (w: number, h: number): Raster => ({ w, h, data: new Float32Array(w * h * 3) })

/** Straight up to 0.55, then a shoulder that reaches display white at about 4: highlights roll off, not clip. */
function filmic(x: number) {
  if (x <= 0) return 0
  const knee = 0.55
  if (x < knee) return x
  return knee + (1 - knee) * (1 - Math.exp(-(x - knee) / (1 - knee)))
}

/** The raster developed for a display: exposure, filmic shoulder, sRGB, and a dither against banding. */
export function toRgba8(raster: Raster, exposure = 1): Uint8ClampedArray {
  const { data } = raster
  const n = raster.w * raster.h
  const out = new Uint8ClampedArray(n * 4)
  let ditherState = 12345
  for (let i = 0; i < n; i++) {
    // A linear congruential generator (Numerical Recipes): cheap, and the same for every picture.
    ditherState = (Math.imul(ditherState, 1664525) + 1013904223) | 0
    const dither = (((ditherState >>> 16) / 65536 - 0.5) / 255) * 255
    for (let c = 0; c < 3; c++)
      out[i * 4 + c] = linearToSrgb(filmic(data[i * 3 + c] * exposure)) * 255 + dither
    out[i * 4 + 3] = 255
  }
  return out
}
