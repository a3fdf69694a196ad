import { mixLinear, type RGB, scaleColour } from '../../engine/core/colour.ts'
import { createRandom } from '../../engine/core/random.ts'
import { clamp, smoothstep } from '../../engine/core/scalar.ts'
import { paintStarburst } from '../../engine/world/lights.ts'
import type { Painted } from '../composition/paint.ts'
import { type DisplayRaster, lumaAt } from './display-raster.ts'
import { flowField, smearAlongFlow } from './filters/flow-field.ts'
import { kuwahara } from './filters/kuwahara.ts'
import { adjustColour, clarity } from './filters/tone.ts'
import type { PictureStyle } from './style.ts'

const SPARKLES = 46
const SPARKLE_COLOURS: RGB[] = [
  [1, 0.82, 0.4],
  [0.75, 0.6, 1.1],
  [0.5, 0.9, 1.1],
]
const VIOLET_HAZE: RGB = [0.55, 0.25, 0.85]
const BLUE_HAZE: RGB = [0.15, 0.55, 0.8]

/** An illustrated tale: drifting coloured haze and sparkles, violet shadows, golden light, soft strokes. */
export const fantasyArt: PictureStyle = {
  lens: { bloom: 1.0, grain: 0, vignette: 0.42 },
  light(painted, seed) {
    addHaze(painted)
    addSparkles(painted, seed)
  },
  restyle(picture) {
    const longSide = Math.max(picture.w, picture.h)
    const patches = kuwahara(picture, longSide * 0.0034, 9)
    const flow = flowField(patches, longSide * 0.003)
    const painting = smearAlongFlow(patches, flow, Math.round(longSide * 0.004))
    splitTone(painting)
    adjustColour(painting, 1.18, 1.1, -0.005)
    clarity(painting, longSide * 0.03, 0.3)
    return painting
  },
}

/** Coloured mist over everything farther than a few metres. */
function addHaze({ frame }: Painted) {
  const { w, h, data } = frame.image
  const { noise, depth } = frame
  const longSide = Math.max(w, h)
  const strength = frame.environment.exposure > 1.1 ? 0.6 : 1
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const i = y * w + x
      const u = x / longSide
      const v = y / longSide
      const density =
        smoothstep(0.0, 0.65, noise.fbm(u * 3.2 + 3, v * 5, 4) + 0.18) * smoothstep(2, 40, depth[i])
      const colour = mixLinear(VIOLET_HAZE, BLUE_HAZE, noise.value2(u * 2.2, v * 2.2) * 0.5 + 0.5)
      const amount = density * 0.16 * strength
      for (let c = 0; c < 3; c++)
        data[i * 3 + c] = data[i * 3 + c] * (1 - amount * 0.5) + colour[c] * amount * 0.6
    }
}

function addSparkles({ frame }: Painted, seed: number) {
  const { w, h } = frame.image
  const longSide = Math.max(w, h)
  const random = createRandom(seed + 77)
  for (let k = 0; k < SPARKLES; k++)
    paintStarburst(
      frame.image,
      random() * w,
      h * random.range(0.05, 0.98),
      longSide * random.range(0.0018, 0.0065),
      scaleColour(random.pick(SPARKLE_COLOURS), random.range(0.4, 1.2)),
    )
}

function splitTone({ w, h, data }: DisplayRaster) {
  for (let i = 0; i < w * h; i++) {
    const luma = lumaAt(data, i)
    const shadow = smoothstep(0.5, 0.05, luma)
    const light = smoothstep(0.45, 1, luma)
    data[i * 3] = clamp(data[i * 3] + 0.035 * shadow + 0.05 * light)
    data[i * 3 + 1] = clamp(data[i * 3 + 1] - 0.02 * shadow + 0.015 * light)
    data[i * 3 + 2] = clamp(data[i * 3 + 2] + 0.075 * shadow - 0.05 * light)
  }
}
