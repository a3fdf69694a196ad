import { boxBlur } from '../../engine/core/blur.ts'
import { clamp, mix, smoothstep } from '../../engine/core/scalar.ts'
import type { DisplayRaster } from './display-raster.ts'
import { flowField } from './filters/flow-field.ts'
import { kuwahara } from './filters/kuwahara.ts'
import { lines, subjectContour } from './filters/lines.ts'
import { autoLevels, storeInGamut } from './filters/tone.ts'
import type { PictureStyle } from './style.ts'

const SHADES = 6
const INK = [0.05, 0.02, 0.1]

/** Painted cel: flat shades with soft steps, saturated colour, violet shadows, thin ink, a glow. */
export const anime: PictureStyle = {
  lens: { grain: 0, bloom: 0.5, vignette: 0.1, depthOfField: 0.5 },
  restyle(picture, _seed, subject) {
    const longSide = Math.max(picture.w, picture.h)
    autoLevels(picture, 0.5)
    const cel = kuwahara(kuwahara(picture, longSide * 0.0048, 12), longSide * 0.003, 12)
    const flow = flowField(cel, longSide * 0.0025)
    shadeInSteps(cel)
    drawInk(cel, subject, flow)
    addGlow(cel)
    return cel
  },
}

/** In place: flat shades with soft steps, saturated colour and violet shadows. */
export function shadeInSteps({ w, h, data }: DisplayRaster) {
  for (let i = 0; i < w * h; i++) {
    let r = data[i * 3]
    let g = data[i * 3 + 1]
    let b = data[i * 3 + 2]
    const luma = 0.299 * r + 0.587 * g + 0.114 * b
    const level = luma * SHADES
    const whole = Math.floor(level)
    const stepped = (whole + smoothstep(0.3, 0.7, level - whole)) / SHADES
    const factor = mix(1, (stepped + 0.03) / (luma + 0.03), 0.8)
    r *= factor
    g *= factor
    b *= factor
    const shaded = 0.299 * r + 0.587 * g + 0.114 * b
    r = shaded + (r - shaded) * 1.3
    g = shaded + (g - shaded) * 1.26
    b = shaded + (b - shaded) * 1.34
    const shadow = smoothstep(0.45, 0.05, shaded)
    storeInGamut(data, i, r + 0.02 * shadow, g, b + 0.075 * shadow)
  }
}

function drawInk(cel: DisplayRaster, subject: Float32Array | null, flow: Float32Array) {
  const { w, h, data } = cel
  const paper = lines(cel, { sigma: 1.1, low: 0.06, high: 0.16, flow, length: 6 })
  const contour = subjectContour(subject, w, h, Math.max(w, h) * 0.0011)
  for (let i = 0; i < w * h; i++) {
    const ink = Math.max((1 - paper[i]) * 0.55, contour[i] * 0.85)
    for (let c = 0; c < 3; c++) data[i * 3 + c] = mix(data[i * 3 + c], data[i * 3 + c] * 0.25 + INK[c], ink)
  }
}

/** In place: what is bright shines over its surroundings. */
export function addGlow({ w, h, data }: DisplayRaster) {
  const blurred = boxBlur(data, w, h, 3, Math.max(w, h) * 0.014, 2)
  for (let i = 0; i < data.length; i++)
    data[i] = clamp(1 - (1 - data[i]) * (1 - Math.max(0, blurred[i] - 0.5) * 0.5))
}
