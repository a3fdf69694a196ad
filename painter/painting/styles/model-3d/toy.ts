import type { Canvas } from '@napi-rs/canvas'
import { oklchToLinear } from '../../../engine/core/colour.ts'
import { clamp, smoothstep } from '../../../engine/core/scalar.ts'
import { inflate } from '../../../engine/sprites/inflate.ts'
import { type Sprite, toSprite } from '../../../engine/sprites/sprite.ts'

/** The studio's light: `hue` (degrees) is the backdrop's, whose opposite lights the rim. */
export type ToyLight = { hue: number; isDark: boolean }

const KEY_LIGHT = [-0.48, 0.62, 0.62]
/** Half way between the key light and the viewer. */
const HIGHLIGHT = [-0.26, 0.34, 0.9]
const AMBIENT = [0.3, 0.31, 0.36]
const BOUNCE = [0.12, 0.1, 0.1]

/**
 * Gives a flat drawing a body and shades it as polished vinyl.
 *
 * @param gloss 0 is matt, 1 is polished
 */
export function shadeAsToy(canvas: Canvas, { hue, isDark }: ToyLight, gloss: number): Sprite {
  const { w, h, alpha, colour: albedo, normals } = inflate(toSprite(canvas), 1.25, 0.35)
  const colour = new Float32Array(albedo.length)
  if (!normals) return { w, h, alpha, colour: albedo }
  const rimColour = oklchToLinear(0.85, 0.1, hue + 180)
  const keyPower = isDark ? 0.85 : 1
  for (let i = 0; i < w * h; i++) {
    if (alpha[i] <= 0) continue
    const nx = normals[i * 3]
    const ny = normals[i * 3 + 1]
    const nz = normals[i * 3 + 2]
    const key = clamp((nx * KEY_LIGHT[0] + ny * KEY_LIGHT[1] + nz * KEY_LIGHT[2] + 0.28) / 1.28)
    const facing = clamp(nx * HIGHLIGHT[0] + ny * HIGHLIGHT[1] + nz * HIGHLIGHT[2])
    const highlight = facing ** 34 * 0.5 * gloss + facing ** 8 * 0.05 * gloss
    const upperLeft = nx * -0.5 + ny * 0.62
    const softbox = smoothstep(0.35, 0.6, upperLeft) * smoothstep(0.98, 0.8, upperLeft) * 0.05 * gloss
    const rim = (1 - clamp(nz)) ** 3 * clamp(nx * 0.8 + 0.25) * 0.55
    const occlusion = 1 - 0.35 * smoothstep(0.75, 1, ((i / w) | 0) / h)
    for (let c = 0; c < 3; c++) {
      const light = key * 1.02 * keyPower + AMBIENT[c] + (0.5 - 0.5 * ny) * BOUNCE[c]
      colour[i * 3 + c] =
        albedo[i * 3 + c] * light * occlusion + highlight + softbox + rim * rimColour[c] * 0.8
    }
  }
  return { w, h, alpha, colour }
}
