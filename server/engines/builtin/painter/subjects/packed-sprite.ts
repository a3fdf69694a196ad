import type { RGB } from '../core/colour.ts'
import { SRGB_TO_LINEAR } from '../core/colour.ts'
import type { MipLevel } from './mipmap.ts'
import { unitFor } from './mipmap.ts'
import { brightestOf, createLitColour, type Lighting, rimEdge } from './relight.ts'
import type { Sprite } from './sprite.ts'

/** An inflated sprite in a quarter of the memory, for keeping: bytes as its canvas held them, and its normals. */
export type PackedSprite = { w: number; h: number; rgba: Uint8Array; normals: Int8Array }

const NORMAL_STEPS = 127
/** The rim's strength for every packed normal towards the viewer. */
const RIM_EDGES = Float32Array.from({ length: 256 }, (_, k) => rimEdge((k - 128) / NORMAL_STEPS))

/** @param rgba the canvas's own pixels, sRGB, from which the sprite was read */
export function packSprite({ w, h, normals }: Sprite, rgba: Uint8ClampedArray): PackedSprite {
  const packed = new Int8Array(w * h * 3)
  if (normals) for (let k = 0; k < packed.length; k++) packed[k] = Math.round(normals[k] * NORMAL_STEPS)
  return { w, h, rgba: new Uint8Array(rgba.buffer, rgba.byteOffset, rgba.length), normals: packed }
}

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
