import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { SRGB_TO_LINEAR } from '../core/colour.ts'

/** A cut-out picture that can be lit and placed in a scene. */
export type Sprite = {
  w: number
  h: number
  /** Linear RGB, not multiplied by alpha; w·h·3. */
  colour: Float32Array
  /** Coverage, 0 to 1; w·h. */
  alpha: Float32Array
  /** Unit surface normals (x right, y up, z to the viewer); w·h·3. Set by inflate. */
  normals?: Float32Array
}

/** Alpha (of 255) up to which a pixel counts as empty border. */
const EMPTY_ALPHA = 20

/** The first and last column and row on which something is drawn; null if nothing is. Bytes are in little-endian order. */
export function drawnBounds(canvas: Canvas) {
  const { width, height } = canvas
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height)
  const pixels = new Uint32Array(data.buffer, data.byteOffset, width * height)
  let left = width,
    right = 0,
    top = height,
    bottom = 0
  for (let y = 0; y < height; y++) {
    const row = y * width
    let first = 0
    while (first < width && pixels[row + first] >>> 24 <= EMPTY_ALPHA) first++
    if (first === width) continue
    let last = width - 1
    while (pixels[row + last] >>> 24 <= EMPTY_ALPHA) last--
    if (first < left) left = first
    if (last > right) right = last
    if (y < top) top = y
    bottom = y
  }
  return right < left ? null : { left, right, top, bottom }
}

/** The canvas without its transparent border, but for `margin` pixels; itself if nothing is drawn on it. */
export function trimCanvas(canvas: Canvas, margin = 2, bounds = drawnBounds(canvas)): Canvas {
  if (!bounds) return canvas
  const { left, right, top, bottom } = bounds
  const trimmed = createCanvas(right - left + 1 + margin * 2, bottom - top + 1 + margin * 2)
  trimmed.getContext('2d').drawImage(canvas, margin - left, margin - top)
  return trimmed
}

/** As `trimCanvas`, for a canvas that nobody needs afterwards: its pixels do not wait for the collector. */
export function cropCanvas(canvas: Canvas, margin = 2): Canvas {
  const cropped = trimCanvas(canvas, margin)
  if (cropped !== canvas) canvas.width = 1
  return cropped
}

/** Reads a canvas into linear light. */
export function toSprite(canvas: Canvas): Sprite {
  const w = canvas.width,
    h = canvas.height
  const pixels = canvas.getContext('2d').getImageData(0, 0, w, h).data
  const colour = new Float32Array(w * h * 3),
    alpha = new Float32Array(w * h)
  for (let i = 0; i < w * h; i++) {
    if (pixels[i * 4 + 3] === 0) continue
    alpha[i] = pixels[i * 4 + 3] / 255
    colour[i * 3] = SRGB_TO_LINEAR[pixels[i * 4]]
    colour[i * 3 + 1] = SRGB_TO_LINEAR[pixels[i * 4 + 1]]
    colour[i * 3 + 2] = SRGB_TO_LINEAR[pixels[i * 4 + 2]]
  }
  return { w, h, colour, alpha }
}
