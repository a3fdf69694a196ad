import { boxBlur } from '../../engine/core/blur.ts'
import { createRandom } from '../../engine/core/random.ts'
import { release } from '../../engine/core/release.ts'
import { clamp, mix, smoothstep } from '../../engine/core/scalar.ts'
import { type DisplayRaster, lumaOf } from './display-raster.ts'
import { flowField, smearAlongFlow, smearValuesAlongFlow } from './filters/flow-field.ts'
import { kuwahara } from './filters/kuwahara.ts'
import { adjustColour, clarity } from './filters/tone.ts'
import type { PictureStyle } from './style.ts'

/** A digital painting: broad strokes along the forms, finer where the picture is busy, brush relief. */
export const digitalArt: PictureStyle = {
  lens: { grain: 0, bloom: 0.6 },
  restyle(picture, seed) {
    const longSide = Math.max(picture.w, picture.h)
    const broad = kuwahara(picture, longSide * 0.0062, 9)
    const flow = flowField(broad, longSide * 0.004)
    const painting = smearAlongFlow(broad, flow, Math.round(longSide * 0.007))
    release(broad.data)
    keepDetail(painting, picture)
    embossBrush(painting, flow, seed)
    clarity(painting, longSide * 0.03, 0.35)
    adjustColour(painting, 1.2, 1.06)
    return painting
  },
}

/** Mixes finer strokes back in where the original is busy, which is mostly the subject. */
function keepDetail({ w, h, data }: DisplayRaster, original: DisplayRaster) {
  const longSide = Math.max(w, h)
  const fine = kuwahara(original, longSide * 0.0026, 10)
  const luma = lumaOf(original)
  const blurred = boxBlur(luma, w, h, 1, longSide * 0.003, 2)
  const detail = new Float32Array(w * h)
  for (let i = 0; i < w * h; i++) detail[i] = Math.abs(luma[i] - blurred[i])
  const busyness = boxBlur(detail, w, h, 1, longSide * 0.012, 2)
  for (let i = 0; i < w * h; i++) {
    const amount = smoothstep(0.012, 0.05, busyness[i]) * 0.75
    for (let c = 0; c < 3; c++) data[i * 3 + c] = mix(data[i * 3 + c], fine.data[i * 3 + c], amount)
  }
  release(fine.data, luma, blurred, detail, busyness)
}

/** The relief of bristles: noise smeared along the flow, lit from the upper left. */
function embossBrush({ w, h, data }: DisplayRaster, flow: Float32Array, seed: number) {
  const random = createRandom(seed)
  const noise = new Float32Array(w * h)
  for (let i = 0; i < noise.length; i++) noise[i] = random()
  const bristles = smearValuesAlongFlow(
    boxBlur(noise, w, h, 1, 1, 1),
    w,
    h,
    flow,
    Math.round(Math.max(w, h) * 0.012),
  )
  for (let y = 1; y < h - 1; y++)
    for (let x = 1; x < w - 1; x++) {
      const i = y * w + x
      const slope = (bristles[i + 1] - bristles[i - 1]) * 0.7 + (bristles[i + w] - bristles[i - w])
      for (let c = 0; c < 3; c++) data[i * 3 + c] = clamp(data[i * 3 + c] * (1 + slope * 1.05))
    }
}
