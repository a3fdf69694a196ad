import type { Canvas } from '@napi-rs/canvas'
import { JET_LIGHT } from '../../../drawings/pieces/vehicles/flying-cars.ts'
import { luminance, parseHex, type RGB } from '../../../engine/core/colour.ts'
import { smoothstep } from '../../../engine/core/scalar.ts'
import { type Sprite, toSprite } from '../../../engine/sprites/sprite.ts'
import type { Frame } from '../../../engine/world/frame.ts'
import type { Subject } from '../../../language/scene.ts'
import { liftAround } from './light-pool.ts'

/** What living things that shine by themselves mostly shine in. */
const LIVING_LIGHT: RGB = [0.1, 0.78, 1]
/** How bright a glowing thing is, in brightnesses of its paint, and how much of its paint is left in living light. */
const BRIGHTNESS = 1.05
const PAINT_LEFT = 0.25
/** Of these only the lights shine that are in them: what is yellow and bright. */
const SMALL_LIGHT = '#ffec6e'
const LIGHTS_WITHIN: ReadonlySet<string> = new Set(['sparkler'])
const SAMPLE_STEP = 11
/** Of its height: where its light is, and how far that reaches. */
const MIDDLE = 0.55
const REACH = 2.2
const POWER = 1.1

/** Gives a lit drawing the light of its own that the prompt says it has. */
export function addOwnLight({ key, glow, eye, bears }: Subject, sprite: Sprite, canvas: Canvas) {
  if (key === '@flyingcar') lightEyes(sprite, toSprite(canvas).colour, parseHex(JET_LIGHT))
  if (bears?.some(({ subject }) => LIGHTS_WITHIN.has(subject.key)))
    lightEyes(sprite, toSprite(canvas).colour, parseHex(SMALL_LIGHT))
  if (!glow) return
  const paint = toSprite(canvas).colour
  if (glow === 'eyes') {
    if (eye) lightEyes(sprite, paint, parseHex(eye))
    return
  }
  if (glow === 'hologram') {
    turnToLight(sprite, paint)
    return
  }
  for (let i = 0; i < sprite.colour.length; i += 3) {
    const bright = luminance([paint[i], paint[i + 1], paint[i + 2]])
    const kept = LIGHTS_WITHIN.has(key) ? smoothstep(0.06, 0.3, paint[i] - paint[i + 2]) : 1
    for (let c = 0; c < 3; c++) {
      const living = paint[i + c] * PAINT_LEFT + LIVING_LIGHT[c] * (0.06 + bright * 0.75)
      const own = (glow === 'living' ? living : paint[i + c] * kept) * BRIGHTNESS
      sprite.colour[i + c] = Math.max(sprite.colour[i + c], own)
    }
  }
}

/** How unlike its eyes' colour a beast's paint may be and still be of the eyes; and their light, in brightnesses of it. */
const EYE_TOLERANCE = 0.12
const EYE_LIGHT = 3.2

function lightEyes(sprite: Sprite, paint: Float32Array, eye: RGB) {
  for (let i = 0; i < paint.length; i += 3) {
    const off = Math.hypot(paint[i] - eye[0], paint[i + 1] - eye[1], paint[i + 2] - eye[2])
    if (off > EYE_TOLERANCE || sprite.alpha[i / 3] < 0.5) continue
    for (let c = 0; c < 3; c++) sprite.colour[i + c] = eye[c] * EYE_LIGHT
  }
}

const HOLOGRAM: RGB = [0.16, 0.75, 1]
/** What is seen of a projection before what is behind it, and how many lines it has. */
const OPACITY = 0.66
const LINES = 64

/** Makes a drawing a projection: blue light in lines, through which one sees. */
function turnToLight(sprite: Sprite, paint: Float32Array) {
  const pitch = Math.max(2, sprite.h / LINES)
  for (let y = 0; y < sprite.h; y++) {
    const line = y % pitch < pitch * 0.35 ? 0.62 : 1
    for (let x = 0; x < sprite.w; x++) {
      const p = y * sprite.w + x
      const bright = luminance([paint[p * 3], paint[p * 3 + 1], paint[p * 3 + 2]])
      for (let c = 0; c < 3; c++)
        sprite.colour[p * 3 + c] = HOLOGRAM[c] * (0.2 + bright * 1.1) * line + bright * 0.1
      sprite.alpha[p] *= OPACITY * (0.6 + 0.4 * line)
    }
  }
}

/** The light that a glowing thing throws on what is around it, over the finished scene. */
export function paintOwnGlow(
  { image }: Frame,
  { glow }: Subject,
  { colour, alpha }: Sprite,
  { x, foot, size, share = 1 }: { x: number; foot: number; size: number; share?: number },
) {
  if (!glow || glow === 'eyes') return
  const light: RGB = [0, 0, 0]
  let most = 1e-6
  for (let i = 0; i < alpha.length; i += SAMPLE_STEP)
    if (alpha[i] > 0.5) for (let c = 0; c < 3; c++) light[c] += colour[i * 3 + c]
  for (const part of light) most = Math.max(most, part)
  for (let c = 0; c < 3; c++) light[c] /= most
  liftAround(image, { x, y: foot - size * MIDDLE, reach: size * REACH, power: POWER * share, colour: light })
}
