import { SRGB_TO_LINEAR } from '../core/colour.ts'
import type { Sprite } from './sprite.ts'

/** An inflated sprite in a quarter of the memory, for keeping: bytes as its canvas held them, and its normals. */
export type PackedSprite = { w: number; h: number; rgba: Uint8Array; normals: Int8Array }

const NORMAL_STEPS = 127

/** @param rgba the canvas's own pixels, sRGB, from which the sprite was read */
export function packSprite({ w, h, normals }: Sprite, rgba: Uint8ClampedArray): PackedSprite {
  const packed = new Int8Array(w * h * 3)
  if (normals) for (let k = 0; k < packed.length; k++) packed[k] = Math.round(normals[k] * NORMAL_STEPS)
  return { w, h, rgba: new Uint8Array(rgba), normals: packed }
}

export function unpackSprite({ w, h, rgba, normals }: PackedSprite): Sprite {
  const sprite = {
    w,
    h,
    colour: new Float32Array(w * h * 3),
    alpha: new Float32Array(w * h),
    normals: new Float32Array(w * h * 3),
  }
  for (let i = 0; i < w * h; i++) {
    sprite.alpha[i] = rgba[i * 4 + 3] / 255
    for (let c = 0; c < 3; c++) {
      sprite.colour[i * 3 + c] = SRGB_TO_LINEAR[rgba[i * 4 + c]]
      sprite.normals[i * 3 + c] = normals[i * 3 + c] / NORMAL_STEPS
    }
  }
  return sprite
}
