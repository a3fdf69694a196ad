import type { RGB } from '../../engine/core/colour.ts'
import { createRandom } from '../../engine/core/random.ts'
import { clamp, mix, smoothstep } from '../../engine/core/scalar.ts'
import { type DisplayRaster, lumaOf } from './display-raster.ts'
import { flowField, smearAlongFlow } from './filters/flow-field.ts'
import { kuwahara } from './filters/kuwahara.ts'
import { lines, subjectContour } from './filters/lines.ts'
import { labelPixels, mainColours, oklabToSrgb } from './filters/palette.ts'
import { printOnPaper } from './filters/paper.ts'
import { adjustColour, autoLevels, clarity } from './filters/tone.ts'
import type { PictureStyle } from './style.ts'

const INKS = 12
const BLACK_INK: RGB = [0.06, 0.045, 0.09]
/** What a halftone dot leaves of red, green and blue. */
const DOT_TINT: RGB = [0.5, 0.42, 0.64]
const PAPER: RGB = [1, 0.985, 0.94]
const SCREEN_ANGLE = 0.6

/** A printed comic: a dozen flat inks, halftone dots in the shade, black lines, a framed page. */
export const comicBook: PictureStyle = {
  lens: { grain: 0, bloom: 0.2, vignette: 0.1, depthOfField: 0 },
  restyle(picture, seed, subject) {
    const longSide = Math.max(picture.w, picture.h)
    autoLevels(picture, 0.52)
    clarity(picture, longSide * 0.03, 0.35)
    adjustColour(picture, 1.42, 1.1)
    const flattened = kuwahara(picture, longSide * 0.006, 12)
    const flow = flowField(flattened, longSide * 0.003)
    const strokes = smearAlongFlow(flattened, flow, Math.round(longSide * 0.004))
    const page = printInks(strokes, flow, seed, subject)
    printOnPaper(page, seed, 0.04, PAPER)
    drawFrame(page)
    return page
  },
}

function printInks(
  strokes: DisplayRaster,
  flow: Float32Array,
  seed: number,
  subject: Float32Array | null,
): DisplayRaster {
  const { w, h } = strokes
  const longSide = Math.max(w, h)
  const colours = mainColours(strokes, INKS, createRandom(seed))
  const labels = labelPixels(strokes, colours)
  const inks = colours.map(([lightness, a, b]) =>
    oklabToSrgb([clamp(lightness * 1.06 + 0.02, 0.12, 0.99), a * 1.2, b * 1.2]),
  )
  const luma = lumaOf(strokes)
  const cell = Math.max(4, longSide * 0.0062)
  const paper = lines(strokes, { sigma: 1.5, low: 0.045, high: 0.11, flow, length: 9 })
  const contour = subjectContour(subject, w, h, longSide * 0.0019)
  const data = new Float32Array(w * h * 3)
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const i = y * w + x
      const ink = inks[labels[i]]
      const dot =
        halftoneDot(x, y, cell, clamp((0.55 - luma[i]) * 1.7)) * (subject && subject[i] > 0.5 ? 0.6 : 1)
      const highlight = smoothstep(0.84, 0.95, luma[i])
      const line = Math.max(1 - paper[i], contour[i])
      const black = Math.max(line, smoothstep(0.085, 0.045, luma[i]))
      for (let c = 0; c < 3; c++) {
        const lit = mix(ink[c], 1, highlight * 0.7)
        // Stored before the black goes on: single precision is what the page holds.
        data[i * 3 + c] = mix(lit, lit * DOT_TINT[c], dot * 0.8)
        data[i * 3 + c] = mix(data[i * 3 + c], BLACK_INK[c], black)
      }
    }
  return { w, h, data }
}

/** Coverage (0..1) of pixel x, y by its dot of a rotated screen; `tone` is 0 for light to 1 for dark. */
function halftoneDot(x: number, y: number, cell: number, tone: number): number {
  if (tone <= 0.03) return 0
  const u = (x * Math.cos(SCREEN_ANGLE) + y * Math.sin(SCREEN_ANGLE)) / cell
  const v = (-x * Math.sin(SCREEN_ANGLE) + y * Math.cos(SCREEN_ANGLE)) / cell
  const fromCentre = Math.hypot(u - Math.floor(u) - 0.5, v - Math.floor(v) - 0.5)
  return clamp((Math.sqrt(tone) * 0.58 - fromCentre) * cell * 0.8 + 0.5)
}

function drawFrame({ w, h, data }: DisplayRaster) {
  const longSide = Math.max(w, h)
  const margin = Math.round(longSide * 0.014)
  const line = Math.max(2, Math.round(longSide * 0.0034))
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const fromEdge = Math.min(x, y, w - 1 - x, h - 1 - y)
      if (fromEdge < margin) data.set([0.975, 0.965, 0.93], (y * w + x) * 3)
      else if (fromEdge < margin + line) data.set([0.05, 0.05, 0.07], (y * w + x) * 3)
    }
}
