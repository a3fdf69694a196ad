import { blurReach, boxBlur } from '../engine/core/blur.ts'
import { luminance } from '../engine/core/colour.ts'
import { clamp } from '../engine/core/scalar.ts'
import type { Sprite } from '../engine/sprites/sprite.ts'
import type { Frame } from '../engine/world/frame.ts'

type ShadowOptions = {
  /** Mirrors the sprite left to right, as its placement does. */
  flip?: boolean
  /** Darkness of the cast shadow under a bright sun, 0 to 1. */
  strength?: number
  /** Length as a share of the subject's height; the sun's elevation decides if left out. */
  length?: number
  /** How far to the side the tip falls, in pixels; the sun decides if left out. */
  dx?: number
  /** Darkness right under the feet, 0 to 1. */
  contact?: number
  /** Whether a pixel may be darkened, to keep a shadow on a table top. */
  limit?: (x: number, y: number) => boolean
}

/** The silhouette is cut into this many rows, each sheared further away from the light. */
const SLICES = 140
/** The shadow mask has one cell for 2 x 2 pixels: it is blurred anyway. */
const CELL = 2
/** Shadows keep more blue than red: the sky still reaches them. */
const SHADOW_TINT = [0.5, 0.55, 0.72]
/** Darkness (0 to 1) that is not seen. */
const FAINTEST = 0.004
/** Of its length, how far a shadow is sharper than at its tip: thin legs would be lost in the blur. */
const SHARP_NEAR_FEET = 0.5
/** Depth from which a pixel is sky. */
const SKY_DEPTH = 1e8

/** A part of the picture in cells, from the first column and row up to, but without, the last. */
type Cells = { left: number; right: number; top: number; bottom: number }

/** The silhouette laid on the ground, fading towards its tip: only the cells that it or its blur can reach. */
function silhouetteMask(
  frame: Frame,
  sprite: Sprite,
  centreX: number,
  footY: number,
  height: number,
  tip: { dx: number; dy: number },
  flip: boolean,
) {
  const scale = height / sprite.h
  const width = Math.round(sprite.w * scale)
  const sliceRows = Math.max(1, Math.ceil(Math.abs(tip.dy) / SLICES / CELL) + 1)
  const sharpRadius = Math.max(1, (height * 0.02) / CELL)
  const softRadius = Math.max(1, (height * 0.06) / CELL)
  const spread = 2 * (blurReach(sharpRadius, 2) + blurReach(softRadius, 2)) + sliceRows + 2
  const foot = footY - height * 0.015
  const cells = cellsWithin(frame, spread, [centreX - width / 2, centreX + width / 2], [foot, foot], tip)
  const { left, right, top, bottom } = cells
  const w = right - left
  const h = bottom - top
  const mask = new Float32Array(w * h)
  for (let slice = 0; slice < SLICES; slice++) {
    const t = slice / SLICES
    const spriteRow = Math.min(sprite.h - 1, Math.floor((1 - t) * sprite.h))
    const row = Math.floor((foot + tip.dy * t) / CELL) - top
    const fade = (1 - t) ** 1.1
    for (let x = 0; x < width; x++) {
      const u = flip ? width - 1 - x : x
      const alpha = sprite.alpha[spriteRow * sprite.w + Math.min(sprite.w - 1, Math.floor(u / scale))]
      if (alpha < 0.3) continue
      const column = Math.floor((centreX - width / 2 + x + tip.dx * t) / CELL) - left
      if (column < 0 || column >= w) continue
      const dark = alpha * fade
      for (let k = 0; k < sliceRows; k++) {
        const y = row + (tip.dy > 0 ? k : -k)
        if (y >= 0 && y < h && mask[y * w + column] < dark) mask[y * w + column] = dark
      }
    }
  }
  const sharp = boxBlur(mask, w, h, 1, sharpRadius, 2)
  const soft = boxBlur(sharp, w, h, 1, softRadius, 2)
  return { sharp, soft, w, ...cells }
}

/** The cells between two columns and two rows (in pixels), where they are and moved to the tip, and `spread` around. */
function cellsWithin(
  { image }: Frame,
  spread: number,
  [left, right]: [number, number],
  [top, bottom]: [number, number],
  { dx, dy }: { dx: number; dy: number },
): Cells {
  const columns = Math.ceil(image.w / CELL)
  const rows = Math.ceil(image.h / CELL)
  const first = clamp(Math.floor((left + Math.min(0, dx)) / CELL) - spread, 0, columns - 1)
  const upper = clamp(Math.floor((top + Math.min(0, dy)) / CELL) - spread, 0, rows - 1)
  return {
    left: first,
    right: clamp(Math.ceil((right + Math.max(0, dx)) / CELL) + spread, first + 1, columns),
    top: upper,
    bottom: clamp(Math.ceil((bottom + Math.max(0, dy)) / CELL) + spread, upper + 1, rows),
  }
}

/**
 * Darkens the ground under a sprite: its silhouette sheared away from the sun, and a soft spot at its feet.
 * To be called before the sprite is placed, with the same position and height (see placeSprite).
 */
export function castShadow(
  frame: Frame,
  sprite: Sprite,
  centreX: number,
  footY: number,
  height: number,
  options: ShadowOptions = {},
) {
  const { image, depth, camera, environment } = frame
  const { w, h } = image
  const { sunDirection } = environment
  const away = sunDirection[2] > 0 ? 1 : -1
  const elevation = Math.max(0.12, sunDirection[1])
  const foreshortening = clamp((footY - camera.horizon) / camera.focalLength, 0.02, 0.6)
  const length = (options.length ?? Math.min(1.7, 0.5 / elevation)) * height
  const tip = {
    dx: options.dx ?? -sunDirection[0] * length * 0.9,
    dy: away * length * foreshortening * 1.6,
  }
  const mask = silhouetteMask(frame, sprite, centreX, footY, height, tip, !!options.flip)
  const strength = (options.strength ?? 0.75) * clamp(luminance(environment.sunColour) * 0.6, 0, 1)
  const contactStrength = options.contact ?? 0.75
  const contactX = Math.round(sprite.w * (height / sprite.h)) * 0.42,
    contactY = Math.max(3, height * 0.045)
  const firstY = Math.max(0, Math.floor(Math.min(footY, footY + tip.dy) - height * 0.15)),
    lastY = Math.min(h, Math.max(footY, footY + tip.dy) + height * 0.15)
  // Farther from the feet, and beside the mask, it is too faint to be seen.
  const felt = Math.sqrt(Math.max(0, Math.log((contactStrength * 0.7) / FAINTEST)) / 1.2)
  const firstX = clamp(Math.floor(Math.min(mask.left * CELL, centreX - felt * contactX)), 0, w),
    lastX = clamp(Math.ceil(Math.max(mask.right * CELL, centreX + felt * contactX)), 0, w)
  for (let y = firstY; y < lastY; y++)
    for (let x = firstX; x < lastX; x++) {
      const i = y * w + x
      if (depth[i] > SKY_DEPTH) continue
      if (options.limit && !options.limit(x, y)) continue
      const column = x >> 1
      const row = y >> 1
      const isInMask = column >= mask.left && column < mask.right && row >= mask.top && row < mask.bottom
      const cell = (row - mask.top) * mask.w + column - mask.left
      const blurred = (tip.dy === 0 ? 1 : clamp((y - footY) / (tip.dy * SHARP_NEAR_FEET))) * 0.45
      const cast = isInMask ? (mask.sharp[cell] * (1 - blurred) + mask.soft[cell] * blurred) * strength : 0
      const ex = (x - centreX) / contactX,
        ey = (y - footY) / contactY
      const contact = Math.exp(-(ex * ex + ey * ey) * 1.2) * contactStrength
      const total = 1 - (1 - cast * 0.78) * (1 - contact * 0.7)
      if (total <= FAINTEST) continue
      for (let c = 0; c < 3; c++)
        image.data[i * 3 + c] *= 1 - total * (1 - SHADOW_TINT[c] * 0.22 * (1 - contact))
    }
}
