import { boxBlur } from '../../engine/core/blur.ts'
import { Noise } from '../../engine/core/noise.ts'
import { clamp, mix, smoothstep } from '../../engine/core/scalar.ts'
import { type DisplayRaster, lumaOf } from './display-raster.ts'
import { flowField, smearAlongFlow } from './filters/flow-field.ts'
import { kuwahara } from './filters/kuwahara.ts'
import { lines, subjectContour } from './filters/lines.ts'
import { printOnPaper } from './filters/paper.ts'
import { autoLevels } from './filters/tone.ts'
import type { PictureStyle } from './style.ts'

const PAPER = [0.985, 0.978, 0.958]
const INK = [0.1, 0.1, 0.15]

/** An ink drawing on paper: contours, and two layers of hatching in the shade. */
export const lineArt: PictureStyle = {
  lens: { grain: 0, bloom: 0.1, vignette: 0, depthOfField: 0 },
  restyle(picture, seed, subject) {
    autoLevels(picture, 0.5)
    const drawing = drawInk(picture, seed, subject)
    printOnPaper(drawing, seed, 0.03)
    return drawing
  },
}

function drawInk(picture: DisplayRaster, seed: number, subject: Float32Array | null): DisplayRaster {
  const { w, h } = picture
  const longSide = Math.max(w, h)
  const flattened = kuwahara(picture, longSide * 0.0042, 12)
  const flow = flowField(flattened, longSide * 0.003)
  const strokes = smearAlongFlow(flattened, flow, Math.round(longSide * 0.003))
  const broad = lines(strokes, { sigma: 1.15, low: 0.012, high: 0.05, flow, length: 9 })
  const fine = lines(picture, { sigma: 0.7, low: 0.05, high: 0.14, flow, length: 4 })
  const contour = subjectContour(subject, w, h, longSide * 0.0014)
  const luma = boxBlur(lumaOf(strokes), w, h, 1, longSide * 0.002, 2)
  const noise = new Noise(seed)
  const spacing = longSide * 0.0062
  const data = new Float32Array(w * h * 3)
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const i = y * w + x
      const inSubject = subject ? subject[i] : 0
      const light = clamp(luma[i] + 0.08 * inSubject)
      const wobble = noise.value2((x * 0.01 * 1200) / longSide, (y * 0.01 * 1200) / longSide) * 1.6
      const shade = hatch((x + y * 1.1) / spacing + wobble, clamp((0.4 - light) * 1.6)) * 0.55
      const deepShade = hatch((x * 1.05 - y) / spacing + wobble, clamp((0.2 - light) * 3)) * 0.6
      const edge = Math.max((1 - broad[i]) * 0.9, (1 - fine[i]) * (0.25 + 0.5 * inSubject), contour[i])
      const ink = clamp(Math.max(shade, deepShade, edge))
      for (let c = 0; c < 3; c++) data[i * 3 + c] = mix(PAPER[c], INK[c], ink)
    }
  return { w, h, data }
}

/** Ink (0..1) at a position across hatching lines one unit apart, `width` (0..1) wide. */
function hatch(position: number, width: number): number {
  if (width <= 0.02) return 0
  const fromLine = Math.abs((((position % 1) + 1) % 1) - 0.5) * 2
  return smoothstep(1 - width * 0.5 - 0.12, 1 - width * 0.5 + 0.1, fromLine)
}
