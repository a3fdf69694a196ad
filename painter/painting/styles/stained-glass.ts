import { boxBlur } from '../../engine/core/blur.ts'
import { createRandom } from '../../engine/core/random.ts'
import { clamp, smoothstep } from '../../engine/core/scalar.ts'
import { type DisplayRaster, lumaAt } from './display-raster.ts'
import { glassPieces } from './filters/glass-pieces.ts'
import { autoLevels } from './filters/tone.ts'
import type { PictureStyle } from './style.ts'

const SATURATION = 1.75
const LEAD = [0.055, 0.055, 0.065] as const
/** Shares of the shorter side: half a lead, the light that it takes from the glass beside it, and the stone around all. */
const LEAD_WIDTH = 0.0032
const SHADE_WIDTH = 0.014
const STONE_WIDTH = 0.045
/** Pixels of a shorter side at which a line is as dark as it is broad. */
const SHARP = 230
/** Of the window's height, that of its pointed arch. */
const ARCH = 0.36

/** Panes of coloured glass between leads that follow the picture's outlines, in a window of stone with the light behind it. */
export const stainedGlass: PictureStyle = {
  lens: { grain: 0, bloom: 0.2, depthOfField: 0, vignette: 0 },
  restyle(picture, seed, subject) {
    autoLevels(picture, 0.5)
    const { w, h } = picture
    const unit = Math.min(w, h)
    const pieces = glassPieces(picture, subject)
    const panes = paneColours(picture, pieces, seed)
    const edges = edgesOf(pieces, w, h)
    const lead = boxBlur(edges, w, h, 1, unit * LEAD_WIDTH)
    // A line of one pixel is the fainter the farther it is spread.
    const gain = Math.max(1, unit / SHARP)
    const shade = boxBlur(edges, w, h, 1, unit * SHADE_WIDTH)
    for (let y = 0; y < h; y++)
      for (let x = 0; x < w; x++) {
        const i = y * w + x
        const stone = stoneAt(x, y, w, h)
        const leaded = smoothstep(0.1, 0.24, lead[i] * gain)
        const lit =
          (1.08 - 1.1 * Math.min(0.4, shade[i] * gain)) *
          (1 + 0.05 * Math.sin(x * 0.021 * (900 / unit) + y * 0.007 * (900 / unit)))
        for (let c = 0; c < 3; c++) {
          const glass = panes[pieces[i] * 3 + c] * lit
          const pane =
            glass + (LEAD[c] - glass) * Math.max(leaded, smoothstep(0, unit * 0.006, stone + unit * 0.008))
          picture.data[i * 3 + c] = clamp(stone > 0 ? stoneColour(x, y, c, stone / unit) : pane)
        }
      }
    return picture
  },
}

/** The middle colour of each piece, purer than it is painted and each a little lighter or darker than it was. */
function paneColours({ data }: DisplayRaster, pieces: Int32Array, seed: number): Float32Array {
  const count = pieces.reduce((most, piece) => Math.max(most, piece), 0) + 1
  const sums = new Float32Array(count * 3)
  const sizes = new Float32Array(count)
  for (let i = 0; i < pieces.length; i++) {
    for (let c = 0; c < 3; c++) sums[pieces[i] * 3 + c] += data[i * 3 + c]
    sizes[pieces[i]]++
  }
  const random = createRandom(seed ^ 0x61a5)
  for (let piece = 0; piece < count; piece++) {
    for (let c = 0; c < 3; c++) sums[piece * 3 + c] /= Math.max(1, sizes[piece])
    const luma = lumaAt(sums, piece)
    const light = random.range(0.9, 1.14)
    for (let c = 0; c < 3; c++)
      sums[piece * 3 + c] = clamp((0.08 + 0.92 * luma + (sums[piece * 3 + c] - luma) * SATURATION) * light)
  }
  return sums
}

/** 1 for pixels whose right or lower neighbour is of another piece. */
function edgesOf(pieces: Int32Array, w: number, h: number): Float32Array {
  const edges = new Float32Array(w * h)
  for (let y = 0; y < h - 1; y++)
    for (let x = 0; x < w - 1; x++) {
      const i = y * w + x
      if (pieces[i] !== pieces[i + 1] || pieces[i] !== pieces[i + w]) edges[i] = 1
    }
  return edges
}

/** Pixels that a point is within the stone around the window; less than 0 in the window. */
function stoneAt(x: number, y: number, w: number, h: number): number {
  const border = Math.min(w, h) * STONE_WIDTH
  const [half, rise] = [w / 2 - border, h * ARCH]
  const aside = Math.abs(x - w / 2)
  const sides = Math.max(aside - half, y - (h - border))
  // A window that is broader than high has no arch.
  if (half > rise) return Math.max(sides, border - y)
  const springing = border + rise
  if (y >= springing) return sides
  // Two circles that meet above the middle.
  const radius = (half * half + rise * rise) / (2 * half)
  const reach = Math.hypot(aside + radius - half, springing - y)
  return Math.max(sides, reach - radius)
}

function stoneColour(x: number, y: number, channel: number, depth: number): number {
  const grain = Math.sin(x * 12.9898 + y * 78.233) * 43758.5453
  const speckle = (grain - Math.floor(grain) - 0.5) * 0.03
  return [0.2, 0.185, 0.17][channel] * (0.75 + smoothstep(0, 0.05, depth) * 0.5) + speckle
}
