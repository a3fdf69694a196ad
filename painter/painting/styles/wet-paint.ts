import { Noise } from '../../engine/core/noise.ts'
import { clamp, mix, smoothstep } from '../../engine/core/scalar.ts'
import { type DisplayRaster, lumaAt } from './display-raster.ts'
import { flowField } from './filters/flow-field.ts'
import { kuwahara } from './filters/kuwahara.ts'
import { lines } from './filters/lines.ts'
import { printOnPaper } from './filters/paper.ts'
import type { PictureStyle } from './style.ts'

type Wash = {
  /** 1 keeps the colours as strong as they are. */
  saturation: number
  /** How much of the line drawing beneath is seen, 0..1. */
  ink: number
  /** How far light tones are left to the paper, 0..1. */
  paper: number
}

const PAPER = [0.985, 0.975, 0.95]
const LENS = { grain: 0, bloom: 0.3, vignette: 0, depthOfField: 0.4 }

/** Transparent colour on white paper: even patches that pool darker at their edges, and a ragged margin. */
export const watercolour: PictureStyle = {
  lens: LENS,
  restyle: (picture, seed) => washed(picture, seed, { saturation: 1.12, ink: 0.3, paper: 0.2 }),
}

/** Diluted black ink with a breath of colour on rice paper. */
export const inkWash: PictureStyle = {
  lens: LENS,
  restyle: (picture, seed) => washed(picture, seed, { saturation: 0.28, ink: 0.6, paper: 0.34 }),
}

function washed(picture: DisplayRaster, seed: number, { saturation, ink, paper }: Wash): DisplayRaster {
  const { w, h } = picture
  const longSide = Math.max(w, h)
  const patches = kuwahara(wobbled(picture, seed), longSide * 0.006, 10)
  const flow = flowField(patches, longSide * 0.003)
  const drawn = lines(patches, { sigma: 1.3, low: 0.03, high: 0.12, flow, length: 8 })
  const noise = new Noise(seed + 5)
  const { data } = patches
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const i = y * w + x
      const u = x / longSide
      const v = y / longSide
      const luma = lumaAt(data, i)
      // Where pigment has settled the colour is deeper, where water stood it is pale.
      const settled = 1 + 0.22 * noise.fbm(u * 9, v * 9, 3) + 0.14 * noise.value2(u * 320, v * 320)
      const covered = margin(x, y, w, h, longSide, noise)
      for (let c = 0; c < 3; c++) {
        const colour = clamp(luma + (data[i * 3 + c] - luma) * saturation)
        const lifted = mix(colour, 1, paper * (0.4 + 0.6 * luma))
        const pigment = clamp((1 - lifted) * settled + (1 - drawn[i]) * ink * 0.6)
        data[i * 3 + c] = PAPER[c] * (1 - pigment * covered)
      }
    }
  printOnPaper(patches, seed, 0.045)
  return patches
}

/** Whether a pixel is painted, 0..1: strokes end raggedly before the border. */
function margin(x: number, y: number, w: number, h: number, longSide: number, noise: Noise): number {
  const toBorder = Math.min(x, y, w - 1 - x, h - 1 - y) / longSide
  const ragged = 0.012 + 0.01 * noise.value2((x / longSide) * 26, (y / longSide) * 26)
  return smoothstep(ragged - 0.004, ragged + 0.006, toBorder)
}

/** Outlines that a wet brush has led by hand. */
function wobbled({ w, h, data }: DisplayRaster, seed: number): DisplayRaster {
  const noise = new Noise(seed + 3)
  const longSide = Math.max(w, h)
  const reach = longSide * 0.0028
  const moved = new Float32Array(data.length)
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const u = (x / longSide) * 42
      const v = (y / longSide) * 42
      const fromX = clamp(Math.round(x + noise.value2(u, v) * reach), 0, w - 1)
      const fromY = clamp(Math.round(y + noise.value2(u + 60, v) * reach), 0, h - 1)
      const from = (fromY * w + fromX) * 3
      for (let c = 0; c < 3; c++) moved[(y * w + x) * 3 + c] = data[from + c]
    }
  return { w, h, data: moved }
}
