import { createRandom } from '../../engine/core/random.ts'
import { clamp } from '../../engine/core/scalar.ts'
import { type DisplayRaster, lumaAt } from './display-raster.ts'
import { clarity, unsharp } from './filters/tone.ts'
import type { PictureStyle } from './style.ts'

/** How much larger red is imaged than green, and green than blue. */
const CHROMATIC_MAGNIFICATION = 1 + 0.0022

/** A camera's rendering: shallow focus, a soft contrast curve, colour fringes and sensor noise. */
export const photographic: PictureStyle = {
  lens: { depthOfField: 1.7, grain: 0, bloom: 0.3, vignette: 0.38, grade: 0.8 },
  exposure: 1.02,
  restyle(picture, seed) {
    const longSide = Math.max(picture.w, picture.h)
    contrastCurve(picture)
    const fringed = chromaticAberration(picture)
    clarity(fringed, longSide * 0.02, 0.22)
    unsharp(fringed, 0.9, 0.35)
    sensorNoise(fringed, seed)
    return fringed
  },
}

function contrastCurve({ w, h, data }: DisplayRaster) {
  for (let i = 0; i < w * h; i++) {
    const luma = lumaAt(data, i)
    for (let c = 0; c < 3; c++) {
      const v = luma + (data[i * 3 + c] - luma) * 0.9
      data[i * 3 + c] =
        v < 0.5 ? 2 * v * v * 0.35 + v * 0.65 : 1 - ((1 - v) * (1 - v) * 2 * 0.35 + (1 - v) * 0.65)
    }
  }
}

function chromaticAberration({ w, h, data }: DisplayRaster): DisplayRaster {
  const fringed = new Float32Array(data)
  const enlarged = (at: number, size: number) =>
    clamp(Math.round(size / 2 + (at - size / 2) * CHROMATIC_MAGNIFICATION), 0, size - 1)
  const reduced = (at: number, size: number) =>
    clamp(Math.round(size / 2 + (at - size / 2) / CHROMATIC_MAGNIFICATION), 0, size - 1)
  for (let y = 0; y < h; y++) {
    const redRow = enlarged(y, h) * w
    const blueRow = reduced(y, h) * w
    for (let x = 0; x < w; x++) {
      const i = (y * w + x) * 3
      fringed[i] = data[(redRow + enlarged(x, w)) * 3]
      fringed[i + 2] = data[(blueRow + reduced(x, w)) * 3 + 2]
    }
  }
  return { w, h, data: fringed }
}

/** Stronger in the shadows, mostly without colour. */
function sensorNoise({ w, h, data }: DisplayRaster, seed: number) {
  const random = createRandom(seed)
  for (let i = 0; i < w * h; i++) {
    const luma = lumaAt(data, i)
    const grey = (random() + random() - 1) * 0.028 * (1.1 - luma)
    for (let c = 0; c < 3; c++) data[i * 3 + c] = clamp(data[i * 3 + c] + grey + (random() - 0.5) * 0.012)
  }
}
