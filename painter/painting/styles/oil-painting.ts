import { createRandom } from '../../engine/core/random.ts'
import { clamp } from '../../engine/core/scalar.ts'
import type { DisplayRaster } from './display-raster.ts'
import { type FlowField, flowField, smearAlongFlow, smearValuesAlongFlow } from './filters/flow-field.ts'
import { kuwahara } from './filters/kuwahara.ts'
import { adjustColour } from './filters/tone.ts'
import type { PictureStyle } from './style.ts'

/** How strongly light from the upper left shows the ridges of the paint. */
const RELIEF = 1.5

/** Thick paint: broad strokes that follow the forms, and ridges that the bristles have left. */
export const oilPainting: PictureStyle = {
  lens: { grain: 0, bloom: 0.4, vignette: 0.15, depthOfField: 0.6 },
  restyle(picture, seed) {
    const longSide = Math.max(picture.w, picture.h)
    const patches = kuwahara(picture, longSide * 0.0058, 9)
    const flow = flowField(patches, longSide * 0.005)
    const strokes = smearAlongFlow(patches, flow, Math.round(longSide * 0.009))
    adjustColour(strokes, 1.2, 1.06)
    raiseRidges(strokes, flow, seed)
    return strokes
  },
}

/** In place: noise drawn out along the strokes is the height of the paint. */
function raiseRidges({ w, h, data }: DisplayRaster, flow: FlowField, seed: number) {
  const random = createRandom(seed + 11)
  const specks = new Float32Array(w * h)
  for (let i = 0; i < specks.length; i++) specks[i] = random() - 0.5
  const height = smearValuesAlongFlow(specks, w, h, flow, Math.round(Math.max(w, h) * 0.008))
  for (let y = 1; y < h; y++)
    for (let x = 1; x < w; x++) {
      const i = y * w + x
      const lit = (height[i] - height[i - 1] + height[i] - height[i - w]) * RELIEF
      for (let c = 0; c < 3; c++) data[i * 3 + c] = clamp(data[i * 3 + c] * (1 + lit))
    }
}
