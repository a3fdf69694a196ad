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

/** 8-bit sRGB of developed light, by the square root of the light: so the dark parts are as finely divided. */
const DEVELOPED = Float32Array.from({ length: 4098 }, (_, k) => linearToSrgb(filmic((k / 1600) ** 2)) * 255)
/** Of the table: light of more than six is white. */
const LAST = 4096

function developed(light: number) {
  if (light <= 0) return 0
  const at = Math.min(LAST, Math.sqrt(light) * 1600)
  const k = at | 0
  return DEVELOPED[k] + (DEVELOPED[k + 1] - DEVELOPED[k]) * (at - k)
}

/** The raster developed for a display: exposure, filmic shoulder, sRGB, and a dither against banding. */
export function toRgba8({ w, h, data }: Raster, exposure = 1): Uint8ClampedArray {
  const out = new Uint8ClampedArray(w * h * 4)
  const nextDither = createDither()
  for (let i = 0; i < w * h; i++) {
    const dither = nextDither()
    for (let c = 0; c < 3; c++) out[i * 4 + c] = developed(data[i * 3 + c] * exposure) + dither
    out[i * 4 + 3] = 255
  }
  return out
}

/** Of display white, for every 8-bit value. */
export const SHARES = Float64Array.from({ length: 256 }, (_, value) => value / 255)

/** As `toRgba8`, but in place and as shares (0 to 1) of display white: the light itself is gone then. */
export function toDisplayInPlace({ w, h, data }: Raster, exposure = 1) {
  const bytes = new Uint8ClampedArray(3)
  const nextDither = createDither()
  for (let i = 0; i < w * h; i++) {
    const dither = nextDither()
    for (let c = 0; c < 3; c++) bytes[c] = developed(data[i * 3 + c] * exposure) + dither
    for (let c = 0; c < 3; c++) data[i * 3 + c] = SHARES[bytes[c]]
  }
}

/** A linear congruential generator (Numerical Recipes): cheap, and the same for every picture. */
function createDither() {
  let state = 12345
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0
    return (state >>> 16) / 65536 - 0.5
  }
}
