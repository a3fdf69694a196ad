import { boxBlur } from '../../engine/core/blur.ts'
import { mixLinear, type RGB, scaleColour } from '../../engine/core/colour.ts'
import { clamp, mix, smoothstep } from '../../engine/core/scalar.ts'
import { type DisplayRaster, lumaOf } from './display-raster.ts'
import { flowField } from './filters/flow-field.ts'
import { kuwahara } from './filters/kuwahara.ts'
import { lines, subjectContour } from './filters/lines.ts'
import { autoLevels, clarity } from './filters/tone.ts'
import type { PictureStyle } from './style.ts'

const NIGHT: RGB = [0.03, 0.012, 0.085]
const DUSK: RGB = [0.13, 0.03, 0.3]
const MAGENTA: RGB = [0.95, 0.09, 0.58]
const CYAN: RGB = [0.12, 0.8, 0.98]
const WHITE: RGB = [0.97, 0.97, 1]
const MAGENTA_TUBE: RGB = [1, 0.12, 0.68]
const CYAN_TUBE: RGB = [0.1, 0.92, 1]

/** A night lit by magenta and cyan signs: remapped colours, glowing contours, scan lines. */
export const neonPunk: PictureStyle = {
  lens: { grain: 0, bloom: 0.3, vignette: 0.1, depthOfField: 0 },
  restyle(picture, _seed, subject) {
    const longSide = Math.max(picture.w, picture.h)
    autoLevels(picture, 0.4)
    clarity(picture, longSide * 0.03, 0.5)
    const flat = kuwahara(picture, longSide * 0.0045, 10)
    const lit = remapColours(flat, subject)
    addTubes(lit, flat, subject)
    addScanLines(lit)
    return splitColours(lit)
  },
}

/**
 * 0 for magenta light to 1 for cyan: by how cool the pixel is, and from left to right, so that there
 * are always both lights.
 */
function lightHue({ w, data }: DisplayRaster, i: number): number {
  return clamp(0.5 + (data[i * 3 + 2] - data[i * 3]) * 1.1 + ((i % w) / w - 0.5) * 0.75)
}

function remapColours(flat: DisplayRaster, subject: Float32Array | null): DisplayRaster {
  const { w, h } = flat
  const luma = lumaOf(flat)
  const data = new Float32Array(w * h * 3)
  for (let i = 0; i < w * h; i++) {
    const level = clamp(luma[i]) ** 1.5
    const sign = mixLinear(MAGENTA, CYAN, smoothstep(0.36, 0.64, lightHue(flat, i)))
    const colour = signLight(level, sign)
    const own = 0.1 + 0.18 * (subject ? subject[i] : 0)
    for (let c = 0; c < 3; c++) data[i * 3 + c] = mix(colour[c], flat.data[i * 3 + c], own)
  }
  return { w, h, data }
}

/** Night, then dusk, then the sign's colour, then almost white, as `level` goes from 0 to 1. */
function signLight(level: number, sign: RGB): RGB {
  if (level < 0.22) return mixLinear(NIGHT, DUSK, level / 0.22)
  if (level < 0.55) return mixLinear(DUSK, scaleColour(sign, 0.8), ((level - 0.22) / 0.33) ** 1.1)
  return mixLinear(scaleColour(sign, 0.8), mixLinear(sign, WHITE, 0.7), (level - 0.55) / 0.45)
}

/** Draws lines and the subject's contour as tubes of light with two widths of glow. */
function addTubes(lit: DisplayRaster, flat: DisplayRaster, subject: Float32Array | null) {
  const { w, h, data } = lit
  const longSide = Math.max(w, h)
  const flow = flowField(flat, longSide * 0.003)
  const paper = lines(flat, { sigma: 1.3, low: 0.06, high: 0.15, flow, length: 7 })
  const contour = subjectContour(subject, w, h, longSide * 0.0017)
  const tubes = new Float32Array(w * h * 3)
  for (let i = 0; i < w * h; i++) {
    const light = Math.max((1 - paper[i]) * 0.5, contour[i])
    const colour = mixLinear(MAGENTA_TUBE, CYAN_TUBE, smoothstep(0.3, 0.7, lightHue(flat, i)))
    for (let c = 0; c < 3; c++) tubes[i * 3 + c] = colour[c] * light
  }
  const halo = boxBlur(tubes, w, h, 3, longSide * 0.0025, 2)
  const glow = boxBlur(tubes, w, h, 3, longSide * 0.012, 2)
  for (let i = 0; i < data.length; i++)
    data[i] = clamp(data[i] + tubes[i] * 0.75 + halo[i] * 0.7 + glow[i] * 0.8)
}

function addScanLines({ w, h, data }: DisplayRaster) {
  const longSide = Math.max(w, h)
  for (let y = 0; y < h; y++) {
    const line = 1 - 0.06 * (Math.floor(y / (longSide / 420)) % 2)
    for (let x = 0; x < w; x++) {
      const fromCentre = ((x - w / 2) ** 2 + (y - h / 2) ** 2) / ((w * w) / 4 + (h * h) / 4)
      const vignette = 1 - 0.5 * smoothstep(0.25, 1.1, fromCentre)
      const i = (y * w + x) * 3
      for (let c = 0; c < 3; c++) data[i + c] = clamp(data[i + c] * line * vignette)
    }
  }
}

/** Shifts red and blue apart, as on a badly adjusted screen. */
function splitColours({ w, h, data }: DisplayRaster): DisplayRaster {
  const split = new Float32Array(data)
  const shift = Math.max(1, Math.round(Math.max(w, h) * 0.0014))
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const i = (y * w + x) * 3
      split[i] = data[(y * w + Math.min(w - 1, x + shift)) * 3]
      split[i + 2] = data[(y * w + Math.max(0, x - shift)) * 3 + 2]
    }
  return { w, h, data: split }
}
