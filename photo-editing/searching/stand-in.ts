import { boxBlur } from '#painter/engine/core/blur.ts'
import {
  linearToOklab,
  linearToSrgb,
  type RGB,
  scaleColour,
  srgbToLinear,
} from '#painter/engine/core/colour.ts'
import { createRandom } from '#painter/engine/core/random.ts'
import { clamp, mix, smoothstep } from '#painter/engine/core/scalar.ts'
import { inflate } from '#painter/engine/sprites/inflate.ts'
import { type Lighting, relight } from '#painter/engine/sprites/relight.ts'
import { type Sprite, toSprite } from '#painter/engine/sprites/sprite.ts'
import type { Subject } from '#painter/language/scene.ts'
import { drawSubject } from '#painter/painting/composition/drawing/draw-subject.ts'
import type { DisplayRaster } from '#painter/painting/styles/display-raster.ts'
import { guidedFilter } from '../pixels/guided-filter.ts'
import { layBitmap } from '../pixels/lay-bitmap.ts'
import type { Box } from './hole.ts'
import { settleIn } from './settle-in.ts'

/** How much of the light that the drawing itself shows is taken out before it is lit anew. */
const OWN_LIGHT = 0.75
/** A shadow on the ground: how far aside and how far up the picture it falls, in heights of the thing. */
const SHADOW = { aside: 0.55, up: 0.16, strength: 0.5 }

/**
 * Draws the subject where the old thing stood, in the light, the tones and the softness of the place.
 *
 * @param picture what it is drawn into, already without the old thing
 * @param before the picture with the old thing, which shows how light falls on things there
 */
export async function standIn(
  picture: DisplayRaster,
  before: DisplayRaster,
  subject: Subject,
  box: Box,
  seed: number,
) {
  const boxW = box.right - box.left + 1
  const boxH = box.bottom - box.top + 1
  const drawing = await drawSubject(
    { ...subject, count: 1 },
    Math.round(Math.max(boxH, boxW) * 1.15),
    createRandom(seed),
  )
  const light = lightAround(before, box)
  // Fur is drawn in strokes whose light and dark are its texture.
  const drawn = subject.furLength > 0 ? toSprite(drawing) : evened(toSprite(drawing))
  const sprite = relight(inflate(drawn, 1, 0.25), light)
  const size = createRandom(seed).range(0.85, 1.08)
  const height = size * Math.min(boxH, (boxW * 1.1 * sprite.h) / sprite.w)
  const width = (height * sprite.w) / sprite.h
  const left = (box.left + box.right - width) / 2
  const foot = box.bottom + height * 0.01
  const settled = settleIn(displayOf(sprite), before, box, height / sprite.h, seed)
  takeGround(settled, picture, left + width / 2, foot)
  castShadow(picture, settled, { left, foot, width, height }, light.direction[0] > 0 ? -1 : 1)
  layBitmap(picture, settled, { left, top: foot - height, width, height })
}

/**
 * A smooth sprite without most of its drawn lights and shades: within one hue its lightness becomes even, so
 * that the light of the place can shape it. In place.
 */
function evened(sprite: Sprite): Sprite {
  const { w, h, colour, alpha } = sprite
  const light = new Float32Array(w * h)
  const hue = new Float32Array(w * h)
  for (let i = 0; i < light.length; i++) {
    const rgb: RGB = [colour[i * 3], colour[i * 3 + 1], colour[i * 3 + 2]]
    const [l, a, b] = linearToOklab(rgb)
    light[i] = l * alpha[i]
    hue[i] = (a / (Math.hypot(a, b) + 0.02)) * alpha[i]
  }
  const reach = Math.max(2, Math.round(Math.max(w, h) * 0.1))
  const even = guidedFilter(hue, light, w, h, reach, 0.01)
  const cover = guidedFilter(hue, alpha, w, h, reach, 0.01)
  for (let i = 0; i < light.length; i++) {
    if (alpha[i] <= 0.02) continue
    const wanted = clamp(even[i] / (cover[i] + 1e-3), 0.05, 1)
    const factor = clamp((wanted + 0.05) / (light[i] / alpha[i] + 0.05), 0.6, 1.7) ** (3 * OWN_LIGHT)
    for (let c = 0; c < 3; c++) colour[i * 3 + c] = clamp(colour[i * 3 + c] * factor)
  }
  return sprite
}

/** From the brightness and tint around the box, and which of its sides is the brighter. */
function lightAround({ w, h, data }: DisplayRaster, box: Box): Lighting {
  const marginX = (box.right - box.left) * 0.3
  const marginY = (box.bottom - box.top) * 0.2
  const middle = (box.left + box.right) / 2
  const sum: RGB = [0, 0, 0]
  let leftward = 0
  let count = 0
  for (let y = Math.max(0, (box.top - marginY) | 0); y < Math.min(h, box.bottom + marginY); y += 3)
    for (let x = Math.max(0, (box.left - marginX) | 0); x < Math.min(w, box.right + marginX); x += 3) {
      const k = (y * w + x) * 3
      for (let c = 0; c < 3; c++) {
        const value = srgbToLinear(clamp(data[k + c]))
        sum[c] += value
        leftward += x < middle ? value : -value
      }
      count++
    }
  const mean = (sum[0] + sum[1] + sum[2]) / 3 / (count || 1) + 1e-3
  const tint = sum.map(value => mix(1, value / (count || 1) / mean, 0.45)) as RGB
  const level = clamp(Math.sqrt(mean / 0.22), 0.65, 1.4)
  return {
    direction: [leftward > 0 ? -0.55 : 0.55, 0.6, 0.58],
    sun: scaleColour(tint, 1.6 * level),
    skyAmbient: scaleColour(tint, 0.5 * level),
    groundAmbient: scaleColour(tint, 0.22 * level),
    rim: 0.15,
    shade: 1,
  }
}

/** Lets the ground's colour shine up onto the thing's lower part, and darkens it where it touches. */
function takeGround({ w, h, data }: DisplayRaster, picture: DisplayRaster, middle: number, foot: number) {
  const column = Math.round(clamp(middle, 0, picture.w - 1))
  const row = Math.round(clamp(foot, 0, picture.h - 1))
  const k = (row * picture.w + column) * 3
  for (let y = 0; y < h; y++) {
    const bounce = 0.22 * smoothstep(0.55, 0.92, y / h)
    const contact = 1 - 0.45 * smoothstep(0.9, 1, y / h)
    for (let x = 0; x < w; x++)
      for (let c = 0; c < 3; c++) {
        const at = (y * w + x) * 3 + c
        data[at] = mix(data[at], data[at] * 0.6 + picture.data[k + c] * 0.4, bounce) * contact
      }
  }
}

type Standing = { left: number; foot: number; width: number; height: number }

/** The thing's outline laid on the ground away from the light, softer with distance, and a dark line of contact. */
function castShadow(
  { w, h, data }: DisplayRaster,
  bitmap: { w: number; h: number; alpha: Float32Array },
  { left, foot, width, height }: Standing,
  side: number,
) {
  const shadow = new Float32Array(w * h)
  const depth = height * SHADOW.up
  const contact = Math.max(1.5, height * 0.02)
  for (let y = Math.max(0, Math.floor(foot - depth)); y < Math.min(h, foot + contact * 3); y++)
    for (let x = 0; x < w; x++) {
      const up = clamp((foot - y) / depth)
      const across = (x - left - side * up * SHADOW.aside * height) / width
      const cover = y <= foot && across > 0 && across < 1 ? alphaAt(bitmap, across, 1 - up) : 0
      const middle = (x - left) / width - 0.5
      const tight = Math.exp(-((middle / 0.3) ** 4) - ((y - foot) / contact) ** 2)
      shadow[y * w + x] = Math.max(cover * (1 - 0.6 * up), tight)
    }
  const soft = boxBlur(shadow, w, h, 1, Math.max(1, height * 0.025), 2)
  for (let i = 0; i < soft.length; i++)
    if (soft[i] > 0) for (let c = 0; c < 3; c++) data[i * 3 + c] *= 1 - SHADOW.strength * soft[i]
}

const alphaAt = ({ w, h, alpha }: { w: number; h: number; alpha: Float32Array }, u: number, v: number) =>
  alpha[Math.min(h - 1, (v * h) | 0) * w + Math.min(w - 1, (u * w) | 0)]

/** The lit sprite as display colours with coverage. */
function displayOf({ w, h, colour, alpha }: Sprite) {
  return { w, h, data: colour.map(value => clamp(linearToSrgb(clamp(value)))), alpha }
}
