import { boxBlur } from '#painter/engine/core/blur.ts'
import type { RGB } from '#painter/engine/core/colour.ts'
import { Noise } from '#painter/engine/core/noise.ts'
import { createRandom } from '#painter/engine/core/random.ts'
import { clamp, mix, smoothstep } from '#painter/engine/core/scalar.ts'
import { type DisplayRaster, lumaOf } from '#painter/painting/styles/display-raster.ts'
import { oklabPlanes, storeOklab } from '../pixels/oklab-planes.ts'
import type { Box } from './hole.ts'

type Bitmap = DisplayRaster & { alpha: Float32Array }

/** What a camera and the light have made of the things around a place. */
type Surroundings = {
  /** OKLab lightness of the dark and the light ends, and the chroma of the most colourful tenth. */
  dark: number
  light: number
  chroma: number
  /** Mean OKLab a and b. */
  cast: [number, number]
  /** Standard deviation of the noise, 0..1. */
  noise: number
  /** Radius in pixels over which edges are blurred. */
  blur: number
}

/** How far a drawing is moved towards the range of its surroundings. */
const TONE_SHARE = 0.6
const CAST_SHARE = 0.3
/** A drawing may be a little more colourful than what is around it. */
const COLOURFUL = 1.3
/** Fine unevenness of lightness, without which a drawn surface is too even for a photograph. */
const MOTTLE = 0.035

/**
 * Gives a drawing the range, the colour cast, the softness and the grain of the place where it will stand.
 *
 * @param scale size of the drawing in the picture against its own
 */
export function settleIn(
  drawing: Bitmap,
  picture: DisplayRaster,
  box: Box,
  scale: number,
  seed: number,
): Bitmap {
  const around = lookAround(picture, box)
  const { w, h } = drawing
  const lab = oklabPlanes(drawing)
  const data = new Float32Array(drawing.data)
  const least = Math.min(1, (around.chroma * COLOURFUL + 0.03) / (chromaEnd(lab, drawing.alpha) + 1e-4))
  const grain = createRandom(seed)
  const mottle = new Noise(seed)
  for (let i = 0; i < w * h; i++) {
    if (drawing.alpha[i] <= 0) continue
    const [x, y] = [(i % w) / w, ((i / w) | 0) / w]
    const own = lab[i * 3]
    const ranged = mix(own, around.dark + (around.light - around.dark) * own, TONE_SHARE)
    const uneven = 1 + MOTTLE * mottle.fbm(x * 22, y * 22, 4)
    const colour = [1, 2].map(c => lab[i * 3 + c] * mix(1, least, 0.8) + around.cast[c - 1] * CAST_SHARE)
    storeOklab(data, i, [clamp(ranged * uneven), colour[0], colour[1]] as RGB)
  }
  const soft = softened({ w, h, data, alpha: drawing.alpha }, around.blur / scale)
  for (let i = 0; i < w * h; i++) {
    const speck = grain.gauss() * around.noise
    for (let c = 0; c < 3; c++) soft.data[i * 3 + c] = clamp(soft.data[i * 3 + c] + speck)
  }
  return soft
}

/** The sharper edges belong to what is in focus, the others to what lies behind. */
const SHARP_PART = 0.8

/** From a frame around the box as wide as half of it. */
function lookAround(picture: DisplayRaster, box: Box): Surroundings {
  const { w, h } = picture
  const reach = Math.max(12, (box.right - box.left + box.bottom - box.top) / 4)
  const left = Math.max(0, Math.floor(box.left - reach))
  const top = Math.max(0, Math.floor(box.top - reach))
  const part = {
    w: Math.min(w, Math.ceil(box.right + reach)) - left,
    h: Math.min(h, Math.ceil(box.bottom + reach)) - top,
  }
  const cut = { ...part, data: new Float32Array(part.w * part.h * 3) }
  for (let y = 0; y < part.h; y++) {
    const from = ((top + y) * w + left) * 3
    cut.data.set(picture.data.subarray(from, from + part.w * 3), y * part.w * 3)
  }
  const lab = oklabPlanes(cut)
  const lightness: number[] = []
  const chroma: number[] = []
  const cast: [number, number] = [0, 0]
  for (let i = 0; i < part.w * part.h; i += 7) {
    const [l, a, b] = [lab[i * 3], lab[i * 3 + 1], lab[i * 3 + 2]]
    lightness.push(l)
    chroma.push(Math.hypot(a, b))
    cast[0] += a
    cast[1] += b
  }
  const count = lightness.length
  lightness.sort((a, b) => a - b)
  chroma.sort((a, b) => a - b)
  return {
    dark: lightness[Math.floor(count * 0.03)],
    light: lightness[Math.floor(count * 0.97)],
    chroma: chroma[Math.floor(count * 0.9)],
    cast: [cast[0] / count, cast[1] / count],
    ...grainAndBlur(cut),
  }
}

/** The noise from how much neighbours differ at most places, the blur from how wide the steps at edges are. */
function grainAndBlur(picture: DisplayRaster) {
  const { w, h } = picture
  const light = lumaOf(picture)
  const ripples: number[] = []
  const sharpness: number[] = []
  for (let y = 0; y < h; y += 2)
    for (let x = 4; x < w - 4; x += 2) {
      const i = y * w + x
      ripples.push(Math.abs(light[i - 1] - 2 * light[i] + light[i + 1]))
      const step = Math.abs(light[i + 4] - light[i - 4])
      if (step < 0.12) continue
      sharpness.push(Math.abs(light[i + 1] - light[i - 1]) / step)
    }
  ripples.sort((a, b) => a - b)
  const noise = ripples.length > 0 ? ripples[ripples.length >> 1] / (0.6745 * Math.sqrt(6)) : 0
  sharpness.sort((a, b) => a - b)
  const sharpest = sharpness[Math.floor(sharpness.length * SHARP_PART)] ?? 1
  return { noise: Math.min(noise, 0.03), blur: mix(2.2, 0.5, smoothstep(0.25, 0.6, sharpest)) }
}

function chromaEnd(lab: Float32Array, alpha: Float32Array): number {
  const chroma: number[] = []
  for (let i = 0; i < alpha.length; i += 5)
    if (alpha[i] > 0.5) chroma.push(Math.hypot(lab[i * 3 + 1], lab[i * 3 + 2]))
  chroma.sort((a, b) => a - b)
  return chroma[Math.floor(chroma.length * 0.9)] ?? 0
}

/** Colours are blurred multiplied by coverage, so that nothing hidden comes into the edge. */
function softened({ w, h, data, alpha }: Bitmap, radius: number): Bitmap {
  const covered = new Float32Array(w * h * 4)
  for (let i = 0; i < alpha.length; i++) {
    for (let c = 0; c < 3; c++) covered[i * 4 + c] = data[i * 3 + c] * alpha[i]
    covered[i * 4 + 3] = alpha[i]
  }
  const blurred = boxBlur(covered, w, h, 4, radius, 2)
  const result: Bitmap = { w, h, data: new Float32Array(w * h * 3), alpha: new Float32Array(w * h) }
  for (let i = 0; i < alpha.length; i++) {
    const cover = blurred[i * 4 + 3]
    result.alpha[i] = cover
    if (cover > 0) for (let c = 0; c < 3; c++) result.data[i * 3 + c] = blurred[i * 4 + c] / cover
  }
  return result
}
