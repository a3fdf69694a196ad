import { createRandom } from '../../engine/core/random.ts'
import { clamp, mix, smoothstep } from '../../engine/core/scalar.ts'
import { type DisplayRaster, lumaAt } from './display-raster.ts'
import { flowField, smearValuesAlongFlow } from './filters/flow-field.ts'
import { kuwahara } from './filters/kuwahara.ts'
import { lines, subjectContour } from './filters/lines.ts'
import { printOnPaper } from './filters/paper.ts'
import { autoLevels, clarity } from './filters/tone.ts'
import type { PictureStyle } from './style.ts'

const PAPER = [0.975, 0.965, 0.94]
const GRAPHITE = [0.16, 0.16, 0.18]
const BOARD = [0.105, 0.125, 0.12]
const LENS = { grain: 0, bloom: 0.1, vignette: 0, depthOfField: 0 }

type Sticks = {
  /** How much of the colours is kept, 0..1, and how much stronger they are. */
  colour: number
  saturation: number
  /** How firm the outlines are, 0..1. */
  outline: number
}

/** Soft pencil on paper: shade rubbed in slanting strokes, a little colour, firm outlines. */
export const pencil: PictureStyle = drawnOnPaper({ colour: 0.5, saturation: 1, outline: 0.6 })

/** Wax crayons: bright colours in slanting strokes that leave the paper showing. */
export const crayon: PictureStyle = drawnOnPaper({ colour: 1, saturation: 1.5, outline: 0.45 })

function drawnOnPaper({ colour, saturation, outline: firmness }: Sticks): PictureStyle {
  return {
    lens: LENS,
    restyle(picture, seed, subject) {
      autoLevels(picture, 0.52)
      clarity(picture, Math.max(picture.w, picture.h) * 0.02, 0.5)
      const { w, h, data, stroke, outline } = strokesOf(picture, seed, subject)
      for (let i = 0; i < w * h; i++) {
        const luma = lumaAt(data, i)
        const chroma = Math.max(data[i * 3], data[i * 3 + 1], data[i * 3 + 2]) - luma
        const shade = clamp(
          (1.05 * (1 - luma) ** 0.72 + chroma * 2 * (saturation - 1)) * (0.62 + 0.9 * stroke[i]),
        )
        for (let c = 0; c < 3; c++) {
          const strong = clamp(luma + (data[i * 3 + c] - luma) * saturation)
          const tinted = mix(GRAPHITE[c], strong, colour)
          data[i * 3 + c] = mix(mix(PAPER[c], tinted, shade), GRAPHITE[c], outline[i] * firmness)
        }
      }
      printOnPaper({ w, h, data }, seed, 0.05)
      return { w, h, data }
    },
  }
}

/** Coloured chalk on a dark board, thickest where there is most light. */
export const chalk: PictureStyle = {
  lens: LENS,
  restyle(picture, seed, subject) {
    const { w, h, data, stroke, outline } = strokesOf(picture, seed, subject)
    for (let i = 0; i < w * h; i++) {
      const luma = lumaAt(data, i)
      const cover = clamp(smoothstep(0.06, 0.75, luma) * (0.6 + 1.1 * stroke[i]) + outline[i] * 0.5)
      for (let c = 0; c < 3; c++) {
        const dust = mix(clamp(data[i * 3 + c] * 1.1), 1, 0.22 + 0.4 * outline[i])
        data[i * 3 + c] = mix(BOARD[c], dust, cover)
      }
    }
    printOnPaper({ w, h, data }, seed, 0.07)
    return { w, h, data }
  },
}

/** Pixels along which a stroke runs, as a share of the long side. */
const STROKE = 0.011

/** The picture in even patches, with slanting strokes (about -0.5..0.5) and outlines (0..1) to draw it in. */
function strokesOf(picture: DisplayRaster, seed: number, subject: Float32Array | null) {
  const { w, h } = picture
  const longSide = Math.max(w, h)
  const { data } = kuwahara(picture, longSide * 0.003, 10)
  const flow = flowField({ w, h, data }, longSide * 0.003)
  const drawn = lines({ w, h, data }, { sigma: 1.1, low: 0.02, high: 0.09, flow, length: 8 })
  const fine = lines(picture, { sigma: 0.7, low: 0.05, high: 0.16, flow, length: 4 })
  const contour = subjectContour(subject, w, h, longSide * 0.0012)
  const outline = drawn.map((paper, i) => Math.max(1 - paper, (1 - fine[i]) * 0.5, contour[i] * 0.8))
  return { w, h, data, stroke: slantingStrokes(w, h, seed), outline }
}

/** Specks drawn out from lower left to upper right. */
function slantingStrokes(w: number, h: number, seed: number): Float32Array {
  const random = createRandom(seed + 21)
  const specks = new Float32Array(w * h)
  for (let i = 0; i < specks.length; i++) specks[i] = (random() - 0.5) * 3
  const slant = new Float32Array(w * h * 2)
  for (let i = 0; i < w * h; i++) {
    slant[i * 2] = Math.SQRT1_2
    slant[i * 2 + 1] = -Math.SQRT1_2
  }
  return smearValuesAlongFlow(specks, w, h, slant, Math.round(Math.max(w, h) * STROKE))
}
