import { boxBlur } from '../core/blur.ts'
import { resizePlanes } from '../core/resize.ts'
import type { Sprite } from './sprite.ts'

/** A sprite at one scale: linear RGBA, multiplied by alpha, so that edges blend without a fringe. */
type MipLevel = { w: number; h: number; rgba: Float32Array }

const SMALLEST_SIDE = 12
/** Blurs wider than this (in pixels of the level) are done on a smaller level instead. */
const WIDEST_BLUR = 6

/** Keyed by the colours, which relighting replaces: every lighting of a sprite has levels of its own. */
const levelsByColour = new WeakMap<Float32Array, MipLevel[]>()

function premultiply({ w, h, colour, alpha }: Sprite): MipLevel {
  const rgba = new Float32Array(w * h * 4)
  for (let i = 0; i < w * h; i++) {
    const a = alpha[i]
    rgba[i * 4] = colour[i * 3] * a
    rgba[i * 4 + 1] = colour[i * 3 + 1] * a
    rgba[i * 4 + 2] = colour[i * 3 + 2] * a
    rgba[i * 4 + 3] = a
  }
  return { w, h, rgba }
}

/** The sprite at full size, half, a quarter and so on. */
export function mipLevels(sprite: Sprite): MipLevel[] {
  const known = levelsByColour.get(sprite.colour)
  if (known) return known
  let level = premultiply(sprite)
  const levels = [level]
  while (level.w > SMALLEST_SIDE && level.h > SMALLEST_SIDE) {
    const w = level.w >> 1,
      h = level.h >> 1
    level = { w, h, rgba: resizePlanes(level.rgba, level.w, level.h, 4, w, h) }
    levels.push(level)
  }
  levelsByColour.set(sprite.colour, levels)
  return levels
}

/** A sprite that can be placed and nothing else: without what its levels were made from. */
export function placeableOnly(sprite: Sprite): Sprite {
  const placeable = { w: sprite.w, h: sprite.h, colour: new Float32Array(0), alpha: new Float32Array(0) }
  levelsByColour.set(placeable.colour, mipLevels(sprite))
  return placeable
}

/** The smallest level that still has about as many rows as it will cover in the picture. */
export function levelForHeight(levels: MipLevel[], height: number): number {
  let index = 0
  while (index < levels.length - 1 && levels[index + 1].h >= height * 0.95) index++
  return index
}

/**
 * An out-of-focus copy of a level, with an empty border for the blur to spread into.
 * @param radius in pixels of the level asked for; the level used may be a smaller one
 * @returns the blurred level, and its border and the height without it, in that level's pixels
 */
export function blurLevel(levels: MipLevel[], index: number, radius: number) {
  while (radius > WIDEST_BLUR && index < levels.length - 1) {
    index++
    radius /= 2
  }
  const level = levels[index]
  const border = Math.ceil(radius * 2)
  const w = level.w + border * 2,
    h = level.h + border * 2
  const framed = new Float32Array(w * h * 4)
  for (let y = 0; y < level.h; y++)
    framed.set(level.rgba.subarray(y * level.w * 4, (y + 1) * level.w * 4), ((y + border) * w + border) * 4)
  const blurred: MipLevel = { w, h, rgba: boxBlur(framed, w, h, 4, radius, 2) }
  return { blurred, border, innerHeight: level.h }
}
