import { createRandom } from '../../engine/core/random.ts'
import { resizePlanes } from '../../engine/core/resize.ts'
import { clamp, smoothstep } from '../../engine/core/scalar.ts'
import { type DisplayRaster, lumaAt } from './display-raster.ts'
import type { PictureStyle } from './style.ts'

/** A film still: teal shadows and warm lights, anamorphic streaks, grain and black bars. */
export const cinematic: PictureStyle = {
  lens: { depthOfField: 1.3, grain: 0, bloom: 0.75, vignette: 0.5 },
  exposure: 0.95,
  restyle(picture, seed) {
    gradeTealAndOrange(picture)
    addAnamorphicStreaks(picture)
    addGrain(picture, seed)
    addBars(picture)
    return picture
  },
}

function gradeTealAndOrange({ w, h, data }: DisplayRaster) {
  for (let i = 0; i < w * h; i++) {
    const luma = lumaAt(data, i)
    const shadow = smoothstep(0.55, 0.0, luma)
    const light = smoothstep(0.4, 1, luma)
    const warmth = clamp((data[i * 3] - data[i * 3 + 2]) * 2)
    const graded = [
      data[i * 3] + (-0.045 * shadow + 0.05 * light + 0.03 * warmth),
      data[i * 3 + 1] + (0.008 * shadow + 0.012 * light),
      data[i * 3 + 2] + (0.05 * shadow - 0.06 * light - 0.02 * warmth),
    ]
    const gradedLuma = 0.299 * graded[0] + 0.587 * graded[1] + 0.114 * graded[2]
    for (let c = 0; c < 3; c++) {
      const v = gradedLuma + (graded[c] - gradedLuma) * 0.95
      const curved = v < 0.5 ? 2 * v * v * 0.5 + v * 0.5 : 1 - (2 * (1 - v) * (1 - v) * 0.5 + (1 - v) * 0.5)
      data[i * 3 + c] = clamp(curved * 0.96 + 0.012)
    }
  }
}

/** Blue horizontal streaks from the brightest spots, found at a quarter of the size. */
function addAnamorphicStreaks({ w, h, data }: DisplayRaster) {
  const bright = new Float32Array(w * h)
  for (let i = 0; i < w * h; i++) bright[i] = smoothstep(0.93, 1, lumaAt(data, i))
  const smallW = Math.ceil(w / 4)
  const smallH = Math.ceil(h / 4)
  const spots = resizePlanes(bright, w, h, 1, smallW, smallH)
  const streaks = new Float32Array(smallW * smallH)
  const decay = 0.975
  for (let y = 0; y < smallH; y++) {
    const row = y * smallW
    let light = 0
    for (let x = 0; x < smallW; x++) {
      light = light * decay + spots[row + x]
      streaks[row + x] += light
    }
    light = 0
    for (let x = smallW - 1; x >= 0; x--) {
      light = light * decay + spots[row + x]
      streaks[row + x] += light
    }
  }
  const streak = resizePlanes(streaks, smallW, smallH, 1, w, h)
  for (let i = 0; i < w * h; i++) {
    const light = Math.min(0.5, streak[i] * 0.012)
    data[i * 3] = clamp(data[i * 3] + light * 0.35)
    data[i * 3 + 1] = clamp(data[i * 3 + 1] + light * 0.6)
    data[i * 3 + 2] = clamp(data[i * 3 + 2] + light)
  }
}

function addGrain({ w, h, data }: DisplayRaster, seed: number) {
  const random = createRandom(seed)
  for (let i = 0; i < w * h; i++) {
    const grain = (random() + random() + random() - 1.5) * 0.022
    for (let c = 0; c < 3; c++) data[i * 3 + c] = clamp(data[i * 3 + c] + grain)
  }
}

/** Black bars above and below towards a wide frame, thin enough never to hide much. */
function addBars({ w, h, data }: DisplayRaster) {
  const ratio = w / h
  const target = ratio >= 1.2 ? 2.39 : ratio >= 0.9 ? 1.6 : null
  const wanted = target ? Math.round((h - w / target) / 2) : Math.round(h * 0.055)
  const bar = clamp(wanted, 0, Math.round(h * 0.085))
  data.fill(0.012, 0, bar * w * 3)
  data.fill(0.012, (h - bar) * w * 3)
}
