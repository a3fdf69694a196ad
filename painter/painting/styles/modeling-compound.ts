import { boxBlur } from '../../engine/core/blur.ts'
import type { RGB } from '../../engine/core/colour.ts'
import { Noise } from '../../engine/core/noise.ts'
import { createRandom } from '../../engine/core/random.ts'
import { clamp, mix, smoothstep } from '../../engine/core/scalar.ts'
import type { DisplayRaster } from './display-raster.ts'
import { flowField, smearAlongFlow } from './filters/flow-field.ts'
import { kuwahara } from './filters/kuwahara.ts'
import { subjectContour } from './filters/lines.ts'
import { labelPixels, mainColours, oklabToSrgb } from './filters/palette.ts'
import { adjustColour, autoLevels } from './filters/tone.ts'
import type { PictureStyle } from './style.ts'

const COLOURS = 13

/** Lumps of coloured clay pressed together: rounded at their seams, with fingerprints and a soft shine. */
export const modelingCompound: PictureStyle = {
  lens: { grain: 0, bloom: 0.1, vignette: 0.1, depthOfField: 0 },
  restyle(picture, seed, subject) {
    const { w, h } = picture
    const flat = flatten(picture)
    const colours = mainColours(flat, COLOURS, createRandom(seed))
    const clays = colours.map(([lightness, a, b]) =>
      oklabToSrgb([clamp(lightness * 0.98 + 0.03), a * 1.12, b * 1.12]),
    )
    const lumps = roundLumps(roundLumps(labelPixels(flat, colours), w, h), w, h)
    const seams = findSeams(lumps, clays, w, h, subject)
    return lightClay(flat, lumps, clays, seams, new Noise(seed))
  },
}

function flatten(picture: DisplayRaster): DisplayRaster {
  const longSide = Math.max(picture.w, picture.h)
  autoLevels(picture, 0.54)
  adjustColour(picture, 1.3, 1.0, 0.0)
  const flat = kuwahara(kuwahara(picture, longSide * 0.009, 14), longSide * 0.007, 14)
  const flow = flowField(flat, longSide * 0.004)
  return smearAlongFlow(flat, flow, Math.round(longSide * 0.008))
}

/** Gives each pixel the commonest label around it, which turns ragged patches into blobs. */
function roundLumps(labels: Uint8Array, w: number, h: number): Uint8Array {
  const reach = Math.max(2, Math.round(Math.max(w, h) * 0.0032))
  const rounded = new Uint8Array(labels)
  const counts = new Uint8Array(COLOURS)
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      counts.fill(0)
      let commonest = labels[y * w + x]
      let most = 0
      for (let dy = -2; dy <= 2; dy++) {
        const row = clamp((y + (dy * reach) / 2) | 0, 0, h - 1) * w
        for (let dx = -2; dx <= 2; dx++) {
          const label = labels[row + clamp((x + (dx * reach) / 2) | 0, 0, w - 1)]
          const count = ++counts[label]
          if (count > most) {
            most = count
            commonest = label
          }
        }
      }
      rounded[y * w + x] = commonest
    }
  return rounded
}

/** Depth (0..1 and a little more) of the seam at each pixel: deeper between unlike colours. */
function findSeams(
  lumps: Uint8Array,
  clays: RGB[],
  w: number,
  h: number,
  subject: Float32Array | null,
): Float32Array {
  const contour = subjectContour(subject, w, h, Math.max(w, h) * 0.0012)
  const seams = new Float32Array(w * h)
  for (let y = 1; y < h - 1; y++)
    for (let x = 1; x < w - 1; x++) {
      const i = y * w + x
      const neighbour = lumps[i] !== lumps[i + 1] ? lumps[i + 1] : lumps[i + w]
      let seam = 0
      if (neighbour !== lumps[i]) {
        const a = clays[lumps[i]]
        const b = clays[neighbour]
        const difference = Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]) + Math.abs(a[2] - b[2])
        seam = clamp(difference * 1.7, 0.25, 1)
      }
      seams[i] = Math.max(seam, contour[i] * 1.3)
    }
  return seams
}

/** Height of the clay in pixels: pressed down at the seams, uneven elsewhere, printed by fingers. */
function heightField(
  w: number,
  h: number,
  narrow: Float32Array,
  seams: Float32Array,
  noise: Noise,
): Float32Array {
  const longSide = Math.max(w, h)
  const unit = longSide / 1200
  const middle = boxBlur(seams, w, h, 1, 9 * unit, 2)
  const wide = boxBlur(seams, w, h, 1, 24 * unit, 2)
  const heights = new Float32Array(w * h)
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const i = y * w + x
      const u = x / longSide
      const v = y / longSide
      const pressed =
        narrow[i] * 9 + Math.sqrt(Math.max(0, middle[i])) * 11 + Math.sqrt(Math.max(0, wide[i])) * 13
      heights[i] = (-pressed + noise.fbm(u * 15, v * 15, 2) * 5 + noise.value2(u * 46, v * 46) * 1.2) * unit
      const finger = noise.value2(u * 7 + 40, v * 7)
      if (finger > 0.25) {
        const ridge = Math.hypot(((x / unit) % 180) - 90, ((y / unit + 40) % 200) - 100)
        const wave = Math.sin(ridge * 0.62 + noise.value2(u * 20, v * 20) * 4)
        heights[i] += wave * 0.42 * smoothstep(0.25, 0.5, finger) * unit
      }
    }
  return boxBlur(heights, w, h, 1, Math.max(0.9, 1.3 * unit), 2)
}

function lightClay(
  flat: DisplayRaster,
  lumps: Uint8Array,
  clays: RGB[],
  seams: Float32Array,
  noise: Noise,
): DisplayRaster {
  const { w, h } = flat
  const narrow = boxBlur(seams, w, h, 1, 3 * (Math.max(w, h) / 1200), 2)
  const heights = heightField(w, h, narrow, seams, noise)
  const data = new Float32Array(w * h * 3)
  for (let y = 0; y < h; y++) {
    const above = Math.max(0, y - 1) * w
    const below = Math.min(h - 1, y + 1) * w
    for (let x = 0; x < w; x++) {
      const i = y * w + x
      const slopeX = (heights[y * w + Math.min(w - 1, x + 1)] - heights[y * w + Math.max(0, x - 1)]) * 0.5
      const slopeY = (heights[below + x] - heights[above + x]) * 0.5
      const nz = 1 / Math.sqrt(slopeX * slopeX + slopeY * slopeY + 1)
      const nx = -slopeX * nz
      const ny = -slopeY * nz
      const diffuse = clamp(nx * -0.48 + ny * -0.58 + nz * 0.66)
      const shine = clamp(nx * -0.27 + ny * -0.34 + nz * 0.9) ** 30 * 0.13
      const occlusion = 1 - 0.5 * clamp(narrow[i] * 1.4)
      const clay = clays[lumps[i]]
      for (let c = 0; c < 3; c++) {
        const base = mix(clay[c], flat.data[i * 3 + c], 0.35)
        data[i * 3 + c] = clamp(base * (0.4 + 0.94 * diffuse) * occlusion + shine)
      }
    }
  }
  return { w, h, data }
}
