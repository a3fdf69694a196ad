import { createCanvas } from '@napi-rs/canvas'
import { boxBlur } from '../engine/core/blur.ts'
import { clamp } from '../engine/core/scalar.ts'
import type { SharePen } from './pen.ts'

type Box = { left: number; top: number; right: number; bottom: number }
type Blob = Box & { pixels: number[] }
type Features = {
  /** 1 where the picture shows an eye, a nose or a mouth. */
  mask: Float32Array
  eyes: Box[]
}

/** Brightness (of 255) under which a pixel may belong to a feature. */
const DARK = 64

/** The connected dark area around a pixel; marks what it has seen. */
function growBlob(
  start: number,
  w: number,
  h: number,
  seen: Uint8Array,
  isDark: (i: number) => boolean,
): Blob {
  const blob: Blob = { pixels: [], left: w, right: 0, top: h, bottom: 0 }
  const open = [start]
  seen[start] = 1
  while (open.length) {
    const i = open.pop()!
    blob.pixels.push(i)
    const x = i % w,
      y = (i / w) | 0
    if (x < blob.left) blob.left = x
    if (x > blob.right) blob.right = x
    if (y < blob.top) blob.top = y
    if (y > blob.bottom) blob.bottom = y
    const neighbours = [
      x > 0 ? i - 1 : -1,
      x < w - 1 ? i + 1 : -1,
      y > 0 ? i - w : -1,
      y < h - 1 ? i + w : -1,
    ]
    for (const next of neighbours)
      if (next >= 0 && !seen[next] && isDark(next)) {
        seen[next] = 1
        open.push(next)
      }
  }
  return blob
}

/** Finds the small dark compact spots of an animal's picture (RGBA, w·h): its eyes, nose and mouth. */
export function findFeatures(pixels: Uint8ClampedArray, w: number, h: number): Features {
  const isDark = (i: number) =>
    pixels[i * 4 + 3] > 200 && pixels[i * 4] * 0.3 + pixels[i * 4 + 1] * 0.6 + pixels[i * 4 + 2] * 0.1 < DARK
  const seen = new Uint8Array(w * h)
  const features: Features = { mask: new Float32Array(w * h), eyes: [] }
  for (let start = 0; start < w * h; start++) {
    if (seen[start] || !isDark(start)) continue
    const blob = growBlob(start, w, h, seen, isDark)
    const boxW = blob.right - blob.left + 1,
      boxH = blob.bottom - blob.top + 1
    const fill = blob.pixels.length / (boxW * boxH),
      share = blob.pixels.length / (w * h),
      aspect = boxW / boxH
    if (share <= 0.0004 || share >= 0.03 || fill <= 0.4) continue
    for (const i of blob.pixels) features.mask[i] = 1
    if (fill > 0.62 && aspect > 0.5 && aspect < 1.7 && share < 0.012) features.eyes.push(blob)
  }
  return features
}

/** Paints the features as they were over what has been drawn, and a catch-light into each eye. The pen's unit is
 * a pixel of the picture, its origin the picture's corner. */
export function pasteFeatures(
  pen: SharePen,
  pixels: Uint8ClampedArray,
  w: number,
  h: number,
  features: Features,
) {
  const softMask = boxBlur(features.mask, w, h, 1, Math.max(1, Math.max(w, h) * 0.004), 2)
  const original = createCanvas(w, h),
    context = original.getContext('2d')
  const data = context.createImageData(w, h)
  for (let i = 0; i < w * h; i++) {
    data.data[i * 4] = pixels[i * 4]
    data.data[i * 4 + 1] = pixels[i * 4 + 1]
    data.data[i * 4 + 2] = pixels[i * 4 + 2]
    data.data[i * 4 + 3] = clamp(softMask[i] * 2.6) * pixels[i * 4 + 3]
  }
  context.putImageData(data, 0, 0)
  pen.g.drawImage(original, pen.x(0), pen.y(0))
  for (const eye of features.eyes) drawCatchLight(pen, eye)
}

function drawCatchLight(pen: SharePen, eye: Box) {
  const w = eye.right - eye.left,
    h = eye.bottom - eye.top
  const radius = Math.min(w, h) * 0.17
  pen.in('rgba(255,255,255,.95)').fillCircle(eye.left + w * 0.36, eye.top + h * 0.3, radius)
  pen.in('rgba(255,255,255,.35)').fillCircle(eye.left + w * 0.66, eye.top + h * 0.72, radius * 0.55)
}
