import type { RGB } from '../../engine/core/colour.ts'
import { createRandom } from '../../engine/core/random.ts'
import { resizePlanes } from '../../engine/core/resize.ts'
import { mix } from '../../engine/core/scalar.ts'
import type { DisplayRaster } from './display-raster.ts'
import { kuwahara } from './filters/kuwahara.ts'
import { mainColours, nearest, oklabToSrgb, srgbToOklab } from './filters/palette.ts'
import { adjustColour, autoLevels, clarity } from './filters/tone.ts'
import type { PictureStyle } from './style.ts'

/** Cells along the picture's long side. */
const CELLS = 176
const COLOURS = 30
const OUTLINE: RGB = [0.25, 0.2, 0.3]
/** Bayer's ordered dither, 4 by 4. */
const DITHER = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5]

/** Sprites of an old game: coarse cells, thirty colours, ordered dither, an outlined subject. */
export const pixelArt: PictureStyle = {
  lens: { grain: 0, bloom: 0.3, vignette: 0.1, depthOfField: 0 },
  restyle(picture, seed, subject) {
    const { w, h } = picture
    const longSide = Math.max(w, h)
    const cell = Math.max(3, Math.round(longSide / CELLS))
    autoLevels(picture, 0.46)
    clarity(picture, longSide * 0.02, 0.45)
    adjustColour(picture, 1.25, 1.06)
    const flat = kuwahara(picture, Math.max(1, cell * 0.5), 10)
    const cells = reduceToCells(flat, cell)
    ditherToPalette(cells, mainColours(cells, COLOURS, createRandom(seed)))
    if (subject) drawOutline(cells, resizePlanes(subject, w, h, 1, cells.w, cells.h))
    return enlargeCells(cells, cell, w, h)
  },
}

/** Each cell takes its mean, pulled towards the pixel nearest to it, which keeps colours crisp. */
function reduceToCells(flat: DisplayRaster, cell: number): DisplayRaster {
  const w = Math.ceil(flat.w / cell)
  const h = Math.ceil(flat.h / cell)
  const data = new Float32Array(w * h * 3)
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const mean = [0, 0, 0]
      eachPixel(flat, x, y, cell, p => {
        for (let c = 0; c < 3; c++) mean[c] += flat.data[p + c]
      })
      for (let c = 0; c < 3; c++) mean[c] /= cell * cell
      let nearestPixel = 0
      let least = Number.POSITIVE_INFINITY
      eachPixel(flat, x, y, cell, p => {
        const distance =
          (flat.data[p] - mean[0]) ** 2 +
          (flat.data[p + 1] - mean[1]) ** 2 +
          (flat.data[p + 2] - mean[2]) ** 2
        if (distance < least) {
          least = distance
          nearestPixel = p
        }
      })
      for (let c = 0; c < 3; c++) data[(y * w + x) * 3 + c] = mix(mean[c], flat.data[nearestPixel + c], 0.6)
    }
  return { w, h, data }
}

/** Visits the offsets of a cell's pixels; cells cut by the border repeat its pixels. */
function eachPixel({ w, h }: DisplayRaster, x: number, y: number, cell: number, visit: (p: number) => void) {
  for (let dy = 0; dy < cell; dy++)
    for (let dx = 0; dx < cell; dx++)
      visit((Math.min(h - 1, y * cell + dy) * w + Math.min(w - 1, x * cell + dx)) * 3)
}

function ditherToPalette({ w, h, data }: DisplayRaster, palette: RGB[]) {
  const colours = palette.map(oklabToSrgb)
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const i = (y * w + x) * 3
      const [lightness, a, b] = srgbToOklab(data[i], data[i + 1], data[i + 2])
      const offset = ((DITHER[(y % 4) * 4 + (x % 4)] + 0.5) / 16 - 0.5) * 0.05
      data.set(colours[nearest(palette, [lightness + offset, a, b])], i)
    }
}

/** Darkens the cells that touch the subject from outside. */
function drawOutline({ w, h, data }: DisplayRaster, subject: Float32Array) {
  const inside = (x: number, y: number) => x >= 0 && y >= 0 && x < w && y < h && subject[y * w + x] > 0.5
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      if (inside(x, y)) continue
      if (!inside(x + 1, y) && !inside(x - 1, y) && !inside(x, y + 1) && !inside(x, y - 1)) continue
      for (let c = 0; c < 3; c++) data[(y * w + x) * 3 + c] *= OUTLINE[c]
    }
}

function enlargeCells(cells: DisplayRaster, cell: number, w: number, h: number): DisplayRaster {
  const data = new Float32Array(w * h * 3)
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const from = (Math.floor(y / cell) * cells.w + Math.floor(x / cell)) * 3
      for (let c = 0; c < 3; c++) data[(y * w + x) * 3 + c] = cells.data[from + c]
    }
  return { w, h, data }
}
