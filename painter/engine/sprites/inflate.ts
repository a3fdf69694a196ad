import { boxBlur } from '../core/blur.ts'
import { resizePlanes } from '../core/resize.ts'
import type { Sprite } from './sprite.ts'

/** Blurs of the silhouette that add up to a cushion: radius as a share of the longer side, and weight. */
const CUSHION_LAYERS = [
  [0.012, 0.25],
  [0.03, 0.5],
  [0.07, 0.9],
  [0.14, 1.2],
]

/** Surfaces are as smooth as the narrowest blur: they are raised on at most so many pixels a side. */
export const FINEST_SIDE = 340

/** What a surface is raised from: coverage, and lightness (0..1) times coverage where detail shows. */
export type Shape = { w: number; h: number; alpha: Float32Array; lightness: Float32Array | null }

/** Height of a cushion over the silhouette; narrow blurs round the rim off, wide ones give the volume. */
function cushionRelief({ w, h, alpha }: Shape): Float32Array {
  const longSide = Math.max(w, h)
  const relief = new Float32Array(w * h)
  for (const [radius, weight] of CUSHION_LAYERS) {
    const blurred = boxBlur(alpha, w, h, 1, longSide * radius, 2)
    const rimBoost = radius < 0.02 ? 1.3 : 1
    for (let i = 0; i < w * h; i++)
      relief[i] += blurred[i] * blurred[i] * weight * 1.6 * longSide * radius * rimBoost
  }
  return relief
}

/** Raises what is lighter than its surroundings, so that drawn detail catches the light. */
function addDetail({ w, h }: Shape, lightness: Float32Array, relief: Float32Array, detail: number) {
  const longSide = Math.max(w, h)
  const fine = boxBlur(lightness, w, h, 1, longSide * 0.01, 2),
    coarse = boxBlur(lightness, w, h, 1, longSide * 0.04, 2)
  for (let i = 0; i < w * h; i++) relief[i] += (fine[i] - coarse[i]) * detail * longSide * 0.05
}

function shapeOf({ w, h, colour, alpha }: Sprite, hasDetail: boolean): Shape {
  if (!hasDetail) return { w, h, alpha, lightness: null }
  const lightness = new Float32Array(w * h)
  for (let i = 0; i < w * h; i++)
    if (alpha[i] > 0)
      lightness[i] =
        Math.cbrt(0.2126 * colour[i * 3] + 0.7152 * colour[i * 3 + 1] + 0.0722 * colour[i * 3 + 2]) * alpha[i]
  return { w, h, alpha, lightness }
}

function reduced(shape: Shape): Shape {
  const factor = Math.ceil(Math.max(shape.w, shape.h) / FINEST_SIDE)
  if (factor === 1) return shape
  const w = Math.ceil(shape.w / factor)
  const h = Math.ceil(shape.h / factor)
  const shrink = (plane: Float32Array) => resizePlanes(plane, shape.w, shape.h, 1, w, h)
  return { w, h, alpha: shrink(shape.alpha), lightness: shape.lightness && shrink(shape.lightness) }
}

function normalsOf(relief: Float32Array, w: number, h: number, steepness: number): Float32Array {
  const normals = new Float32Array(w * h * 3)
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const i = y * w + x
      const left = Math.max(0, x - 1),
        right = Math.min(w - 1, x + 1),
        above = Math.max(0, y - 1),
        below = Math.min(h - 1, y + 1)
      const slopeX = ((relief[y * w + right] - relief[y * w + left]) / 2) * steepness,
        slopeY = ((relief[below * w + x] - relief[above * w + x]) / 2) * steepness
      const unit = 1 / Math.sqrt(slopeX * slopeX + slopeY * slopeY + 1)
      normals[i * 3] = -slopeX * unit
      normals[i * 3 + 1] = slopeY * unit
      normals[i * 3 + 2] = unit
    }
  return normals
}

/**
 * Gives a flat sprite a body: a puffed-up height field from its silhouette and its light and dark parts,
 * and the normals of that surface. Changes the sprite and returns it.
 * @param steepness 0 leaves it flat, 1 is a plump cushion
 * @param detail how much the drawing itself is embossed, 0 to 1
 */
export function inflate(sprite: Sprite, steepness = 1, detail = 0.5): Sprite {
  const shape = reduced(shapeOf(sprite, detail > 0))
  const normals = raise(shape, steepness, detail)
  sprite.normals =
    shape.w === sprite.w ? normals : resizePlanes(normals, shape.w, shape.h, 3, sprite.w, sprite.h)
  return sprite
}

/** The normals of the shape's surface, three values per pixel; the parameters are those of `inflate`. */
export function raise(shape: Shape, steepness: number, detail: number): Float32Array {
  const relief = cushionRelief(shape)
  if (shape.lightness) addDetail(shape, shape.lightness, relief, detail)
  return normalsOf(relief, shape.w, shape.h, steepness)
}
