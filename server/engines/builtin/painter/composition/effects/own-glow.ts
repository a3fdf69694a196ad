import type { Canvas } from '@napi-rs/canvas'
import { luminance, type RGB } from '../../core/colour.ts'
import type { Subject } from '../../prompt/scene.ts'
import { type Sprite, toSprite } from '../../subjects/sprite.ts'
import type { Frame } from '../../world/frame.ts'
import { liftAround } from './light-pool.ts'

/** What living things that shine by themselves mostly shine in. */
const LIVING_LIGHT: RGB = [0.1, 0.78, 1]
/** How bright a glowing thing is, in brightnesses of its paint, and how much of its paint is left in living light. */
const BRIGHTNESS = 1.05
const PAINT_LEFT = 0.25
const SAMPLE_STEP = 11
/** Of its height: where its light is, and how far that reaches. */
const MIDDLE = 0.55
const REACH = 2.2
const POWER = 1.1

/** Gives a lit drawing the light of its own that the prompt says it has. */
export function addOwnLight({ glow }: Subject, sprite: Sprite, canvas: Canvas) {
  if (!glow) return
  const paint = toSprite(canvas).colour
  for (let i = 0; i < sprite.colour.length; i += 3) {
    const bright = luminance([paint[i], paint[i + 1], paint[i + 2]])
    for (let c = 0; c < 3; c++) {
      const living = paint[i + c] * PAINT_LEFT + LIVING_LIGHT[c] * (0.06 + bright * 0.75)
      const own = (glow === 'living' ? living : paint[i + c]) * BRIGHTNESS
      sprite.colour[i + c] = Math.max(sprite.colour[i + c], own)
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
  if (!glow) return
  const light: RGB = [0, 0, 0]
  let most = 1e-6
  for (let i = 0; i < alpha.length; i += SAMPLE_STEP)
    if (alpha[i] > 0.5) for (let c = 0; c < 3; c++) light[c] += colour[i * 3 + c]
  for (const part of light) most = Math.max(most, part)
  for (let c = 0; c < 3; c++) light[c] /= most
  liftAround(image, { x, y: foot - size * MIDDLE, reach: size * REACH, power: POWER * share, colour: light })
}
