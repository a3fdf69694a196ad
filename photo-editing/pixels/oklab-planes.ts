import { linearToSrgb, oklabToLinear, type RGB, SRGB_TO_LINEAR } from '#painter/engine/core/colour.ts'
import { clamp } from '#painter/engine/core/scalar.ts'
import type { DisplayRaster } from '#painter/painting/styles/display-raster.ts'

/** OKLab of every pixel, interleaved: lightness 0..1, green-red, blue-yellow. */
export function oklabPlanes({ data }: DisplayRaster): Float32Array {
  const lab = new Float32Array(data.length)
  for (let i = 0; i < data.length; i += 3) {
    const r = SRGB_TO_LINEAR[(clamp(data[i]) * 255 + 0.5) | 0]
    const g = SRGB_TO_LINEAR[(clamp(data[i + 1]) * 255 + 0.5) | 0]
    const b = SRGB_TO_LINEAR[(clamp(data[i + 2]) * 255 + 0.5) | 0]
    const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
    const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
    const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
    lab[i] = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s
    lab[i + 1] = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
    lab[i + 2] = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  }
  return lab
}

/** Writes an OKLab colour as sRGB 0..1 at `i`, fading by `share` from what is there. */
export function storeOklab(data: Float32Array, i: number, lab: RGB, share = 1) {
  const linear = oklabToLinear(lab)
  for (let c = 0; c < 3; c++) {
    const value = clamp(linearToSrgb(linear[c]))
    data[i * 3 + c] += (value - data[i * 3 + c]) * share
  }
}

/** One plane of `lab`: 0 is lightness. */
export function planeOf(lab: Float32Array, channel: 0 | 1 | 2): Float32Array {
  const plane = new Float32Array(lab.length / 3)
  for (let i = 0; i < plane.length; i++) plane[i] = lab[i * 3 + channel]
  return plane
}
