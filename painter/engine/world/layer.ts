import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import { boxBlur } from '../core/blur.ts'
import { SRGB_TO_LINEAR } from '../core/colour.ts'
import { release } from '../core/release.ts'
import type { PaintSurface } from './frame.ts'

type LayerOptions = {
  /** Multiplies the drawn light, for layers brighter than display white. */
  scale?: number
  /** Blur radius in pixels. */
  blur?: number
  /** Adds the drawn light instead of covering what is there. */
  add?: boolean
  /** Metres: what is nearer stays uncovered. */
  behind?: number
}

/** Draws on a canvas of the surface's size and lays that over its picture, mixed in linear light. */
export function drawLayer(
  surface: Pick<PaintSurface, 'image'> & Partial<Pick<PaintSurface, 'depth'>>,
  draw: (g: SKRSContext2D) => void,
  options: LayerOptions = {},
) {
  const { w, h, data } = surface.image
  const { scale = 1, blur = 0, add = false } = options
  const g = createCanvas(w, h).getContext('2d')
  draw(g)
  const pixels = g.getImageData(0, 0, w, h).data
  // The collector does not see how large a canvas is, and would let several of them gather.
  g.canvas.width = 1
  if (options.behind !== undefined && surface.depth)
    for (let i = 0; i < w * h; i++) if (surface.depth[i] < options.behind) pixels[i * 4 + 3] = 0
  if (blur) {
    layBlurred(data, pixels, w, h, scale, blur, add)
    return
  }
  for (let i = 0; i < w * h; i++) {
    const alpha = pixels[i * 4 + 3] / 255
    if (alpha <= 0) continue
    for (let c = 0; c < 3; c++) {
      const light = SRGB_TO_LINEAR[pixels[i * 4 + c]] * scale
      const under = data[i * 3 + c]
      data[i * 3 + c] = add ? under + light * alpha : under + (light - under) * alpha
    }
  }
}

function layBlurred(
  data: Float32Array,
  pixels: Uint8ClampedArray,
  w: number,
  h: number,
  scale: number,
  blur: number,
  add: boolean,
) {
  const layer = new Float32Array(w * h * 4)
  for (let i = 0; i < w * h; i++) {
    const alpha = pixels[i * 4 + 3] / 255
    for (let c = 0; c < 3; c++) layer[i * 4 + c] = SRGB_TO_LINEAR[pixels[i * 4 + c]] * alpha
    layer[i * 4 + 3] = alpha
  }
  const blurred = boxBlur(layer, w, h, 4, blur, 2)
  release(layer)
  for (let i = 0; i < w * h; i++) {
    const alpha = blurred[i * 4 + 3]
    if (alpha <= 0.002) continue
    for (let c = 0; c < 3; c++)
      data[i * 3 + c] = data[i * 3 + c] * (add ? 1 : 1 - alpha) + blurred[i * 4 + c] * scale
  }
  release(blurred)
}
