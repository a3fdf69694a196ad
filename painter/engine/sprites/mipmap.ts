import { blurReach, boxBlur } from '../core/blur.ts'
import { release } from '../core/release.ts'
import type { Sprite } from './sprite.ts'

/**
 * A sprite at one scale: linear RGBA, multiplied by alpha, so that edges blend without a fringe. In steps of
 * `unit`: sixteen bits hold light several times as bright as white finely enough for the darkest shade.
 */
export type MipLevel = { w: number; h: number; rgba: Uint16Array; unit: number }

const STEPS = 65535
const SMALLEST_SIDE = 12
/** Blurs wider than this (in pixels of the level) are done on a smaller level instead. */
const WIDEST_BLUR = 6

/** Keyed by the colours, which relighting replaces: every lighting of a sprite has levels of its own. */
const levelsByColour = new WeakMap<Float32Array, MipLevel[]>()

/** The unit for light up to `brightest`, and for full alpha. */
export const unitFor = (brightest: number) => Math.max(1, brightest) / STEPS

function premultiply({ w, h, colour, alpha }: Sprite): MipLevel {
  let brightest = 1
  for (let k = 0; k < colour.length; k++) if (colour[k] > brightest) brightest = colour[k]
  const unit = unitFor(brightest)
  const rgba = new Uint16Array(w * h * 4)
  for (let i = 0; i < w * h; i++) {
    const a = alpha[i] / unit
    if (a <= 0) continue
    for (let c = 0; c < 3; c++) rgba[i * 4 + c] = Math.max(0, colour[i * 3 + c]) * a + 0.5
    rgba[i * 4 + 3] = a + 0.5
  }
  return { w, h, rgba, unit }
}

/** The level at half the size; odd sides average three pixels here and there. */
function halve({ w, h, rgba, unit }: MipLevel): MipLevel {
  const halfW = w >> 1
  const halfH = h >> 1
  const half = new Uint16Array(halfW * halfH * 4)
  for (let y = 0; y < halfH; y++) {
    const y0 = Math.floor((y * h) / halfH)
    const y1 = Math.floor(((y + 1) * h) / halfH)
    for (let x = 0; x < halfW; x++) {
      const x0 = Math.floor((x * w) / halfW)
      const x1 = Math.floor(((x + 1) * w) / halfW)
      let r = 0
      let g = 0
      let b = 0
      let a = 0
      for (let yy = y0; yy < y1; yy++)
        for (let i = (yy * w + x0) * 4; i < (yy * w + x1) * 4; i += 4) {
          r += rgba[i]
          g += rgba[i + 1]
          b += rgba[i + 2]
          a += rgba[i + 3]
        }
      if (a === 0) continue
      const weight = 1 / ((y1 - y0) * (x1 - x0))
      const o = (y * halfW + x) * 4
      half[o] = r * weight + 0.5
      half[o + 1] = g * weight + 0.5
      half[o + 2] = b * weight + 0.5
      half[o + 3] = a * weight + 0.5
    }
  }
  return { w: halfW, h: halfH, rgba: half, unit }
}

/** The sprite at full size, half, a quarter and so on. */
export function mipLevels(sprite: Sprite): MipLevel[] {
  const known = levelsByColour.get(sprite.colour)
  if (known) return known
  const levels = levelsBelow(premultiply(sprite))
  levelsByColour.set(sprite.colour, levels)
  return levels
}

function levelsBelow(level: MipLevel): MipLevel[] {
  const levels = [level]
  while (level.w > SMALLEST_SIDE && level.h > SMALLEST_SIDE) {
    level = halve(level)
    levels.push(level)
  }
  return levels
}

/** A sprite that can be placed and nothing else. */
export function placeableSprite(level: MipLevel): Sprite {
  const placeable = { w: level.w, h: level.h, colour: new Float32Array(0), alpha: new Float32Array(0) }
  levelsByColour.set(placeable.colour, levelsBelow(level))
  return placeable
}

const spansByLevel = new WeakMap<MipLevel, Int32Array>()

/** The first and the last column of each row on which something is drawn; the first is beyond the last where nothing is. */
export function drawnSpans(level: MipLevel): Int32Array {
  const known = spansByLevel.get(level)
  if (known) return known
  const { w, h, rgba } = level
  const spans = new Int32Array(h * 2)
  for (let y = 0; y < h; y++) {
    const row = y * w
    let first = 0
    while (first < w && rgba[(row + first) * 4 + 3] === 0) first++
    let last = w - 1
    while (last > first && rgba[(row + last) * 4 + 3] === 0) last--
    spans[y * 2] = first
    spans[y * 2 + 1] = last
  }
  spansByLevel.set(level, spans)
  return spans
}

/** The smallest level that still has about as many rows as it will cover in the picture. */
export function levelForHeight(levels: MipLevel[], height: number): number {
  let index = 0
  while (index < levels.length - 1 && levels[index + 1].h >= height * 0.95) index++
  return index
}

type BlurredLevel = { blurred: MipLevel; border: number; innerHeight: number }

/** Of each level by the blur's reach: a field of flowers out of focus is a few blurs of the same drawing. */
const blurredLevels = new WeakMap<MipLevel, Map<number, BlurredLevel>>()
/** Pixels; blurs of what is larger are not kept: there are few of them, and they are large. */
const LARGEST_KEPT = 200_000

/**
 * An out-of-focus copy of a level, with an empty border for the blur to spread into.
 * @param radius in pixels of the level asked for; the level used may be a smaller one
 * @returns the blurred level, and its border and the height without it, in that level's pixels
 */
export function blurLevel(levels: MipLevel[], index: number, radius: number): BlurredLevel {
  while (radius > WIDEST_BLUR && index < levels.length - 1) {
    index++
    radius /= 2
  }
  const level = levels[index]
  const reach = blurReach(radius, PASSES)
  const known = blurredLevels.get(level)?.get(reach)
  if (known) return known
  const blurred = blur(level, radius, 2 * reach)
  if (level.w * level.h <= LARGEST_KEPT) {
    const ofLevel = blurredLevels.get(level) ?? new Map<number, BlurredLevel>()
    blurredLevels.set(level, ofLevel.set(reach, blurred))
  }
  return blurred
}

const PASSES = 2

function blur(level: MipLevel, radius: number, border: number): BlurredLevel {
  const w = level.w + border * 2,
    h = level.h + border * 2
  const framed = new Float32Array(w * h * 4)
  for (let y = 0; y < level.h; y++)
    framed.set(level.rgba.subarray(y * level.w * 4, (y + 1) * level.w * 4), ((y + border) * w + border) * 4)
  const soft = boxBlur(framed, w, h, 4, radius, PASSES)
  const rgba = new Uint16Array(soft)
  release(framed, soft)
  return { blurred: { w, h, rgba, unit: level.unit }, border, innerHeight: level.h }
}
