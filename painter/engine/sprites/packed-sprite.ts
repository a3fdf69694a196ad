import type { Canvas } from '@napi-rs/canvas'
import type { RGB } from '../core/colour.ts'
import { SRGB_TO_LINEAR } from '../core/colour.ts'
import { clamp, mix } from '../core/scalar.ts'
import { FINEST_SIDE, raise, type Shape } from './inflate.ts'
import type { MipLevel } from './mipmap.ts'
import { unitFor } from './mipmap.ts'
import { brightestOf, createLitColour, type Lighting, rimEdge } from './relight.ts'

/** An inflated sprite in a quarter of the memory, for keeping: bytes as its canvas held them, and its normals. */
export type PackedSprite = { w: number; h: number; rgba: Uint8Array; normals: Int8Array }

const NORMAL_STEPS = 127
const LIGHTNESS_STEPS = 1023
/** The cube root of light, by steps. */
const LIGHTNESS = Float32Array.from({ length: LIGHTNESS_STEPS + 1 }, (_, k) => Math.cbrt(k / LIGHTNESS_STEPS))
/** The rim's strength for every packed normal towards the viewer. */
const RIM_EDGES = Float32Array.from({ length: 256 }, (_, k) => rimEdge((k - 128) / NORMAL_STEPS))

/** Inflates what is drawn on a canvas, which is emptied; the parameters are those of `inflate`. */
export function packDrawing(canvas: Canvas, steepness: number, detail: number): PackedSprite {
  const { width: w, height: h } = canvas
  const { data } = canvas.getContext('2d').getImageData(0, 0, w, h)
  // Its pixels would wait for the collector, which does not see how large they are.
  canvas.width = 1
  const rgba = new Uint8Array(data.buffer, data.byteOffset, data.length)
  const factor = Math.ceil(Math.max(w, h) / FINEST_SIDE)
  const shape = coarseShape(w, h, rgba, factor)
  const surface = raise(shape, steepness, detail)
  return { w, h, rgba, normals: packNormals(w, h, rgba, surface, shape, factor) }
}

/** The drawing's coverage and lightness, averaged over squares of `factor` pixels. */
function coarseShape(w: number, h: number, rgba: Uint8Array, factor: number): Shape {
  const coarseW = Math.ceil(w / factor)
  const coarseH = Math.ceil(h / factor)
  const alpha = new Float32Array(coarseW * coarseH)
  const lightness = new Float32Array(coarseW * coarseH)
  const share = 1 / (factor * factor * 255)
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const i = (y * w + x) * 4
      if (rgba[i + 3] === 0) continue
      const covered = rgba[i + 3] * share
      const light =
        0.2126 * SRGB_TO_LINEAR[rgba[i]] +
        0.7152 * SRGB_TO_LINEAR[rgba[i + 1]] +
        0.0722 * SRGB_TO_LINEAR[rgba[i + 2]]
      const o = ((y / factor) | 0) * coarseW + ((x / factor) | 0)
      alpha[o] += covered
      lightness[o] += LIGHTNESS[Math.round(light * LIGHTNESS_STEPS)] * covered
    }
  return { w: coarseW, h: coarseH, alpha, lightness }
}

/** The surface's normals at every pixel on which something is drawn. */
function packNormals(
  w: number,
  h: number,
  rgba: Uint8Array,
  surface: Float32Array,
  { w: coarseW, h: coarseH }: Shape,
  factor: number,
): Int8Array {
  const packed = new Int8Array(w * h * 3)
  for (let y = 0; y < h; y++) {
    const v = clamp((y + 0.5) / factor - 0.5, 0, coarseH - 1)
    const above = (v | 0) * coarseW
    const below = Math.min(coarseH - 1, (v | 0) + 1) * coarseW
    const fv = v - (v | 0)
    for (let x = 0; x < w; x++) {
      const i = y * w + x
      if (rgba[i * 4 + 3] === 0) continue
      const u = clamp((x + 0.5) / factor - 0.5, 0, coarseW - 1)
      const left = u | 0
      const right = Math.min(coarseW - 1, left + 1)
      const fu = u - left
      for (let c = 0; c < 3; c++) {
        const upper = mix(surface[(above + left) * 3 + c], surface[(above + right) * 3 + c], fu)
        const lower = mix(surface[(below + left) * 3 + c], surface[(below + right) * 3 + c], fu)
        packed[i * 3 + c] = Math.round(mix(upper, lower, fv) * NORMAL_STEPS)
      }
    }
  }
  return packed
}

/** Bytes that it takes to keep. */
export const packedSize = ({ rgba, normals }: PackedSprite) => rgba.length + normals.length

/** The sprite under a light, ready to be placed: never unpacked whole, which would take five times the memory. */
export function relightPacked({ w, h, rgba, normals }: PackedSprite, light: Lighting): MipLevel {
  const unit = unitFor(brightestOf(light))
  const lit = new Uint16Array(w * h * 4)
  const litColour = createLitColour(light)
  const albedo: RGB = [0, 0, 0]
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const i = y * w + x
      if (rgba[i * 4 + 3] === 0) continue
      for (let c = 0; c < 3; c++) albedo[c] = SRGB_TO_LINEAR[rgba[i * 4 + c]]
      const nx = normals[i * 3] / NORMAL_STEPS
      const ny = normals[i * 3 + 1] / NORMAL_STEPS
      const nz = normals[i * 3 + 2]
      litColour(albedo, nx, ny, nz / NORMAL_STEPS, RIM_EDGES[nz + 128], y / h, albedo)
      const a = rgba[i * 4 + 3] / 255 / unit
      for (let c = 0; c < 3; c++) lit[i * 4 + c] = Math.max(0, albedo[c]) * a + 0.5
      lit[i * 4 + 3] = a + 0.5
    }
  return { w, h, rgba: lit, unit }
}
