import type { RGB } from '../core/colour.ts'
import { clamp, mix, smoothstep } from '../core/scalar.ts'
import type { Frame } from '../world/frame.ts'
import { inflate } from './inflate.ts'
import type { Sprite } from './sprite.ts'

/** Light falling on a sprite, in screen space. Colours are linear light. */
export type Lighting = {
  /** Unit vector to the light (x right, y up, z to the viewer). */
  direction: RGB
  sun: RGB
  skyAmbient: RGB
  groundAmbient: RGB
  /** Strength of the bright edge facing the light; about 0.5 lit from the front, 1.6 from behind. */
  rim: number
  /** How much of the sun arrives, 0 to 1. */
  shade: number
}

/** The scene's own light. A sun behind the subject is kept low and mostly sideways, for a lit rim. */
export function lightingOf({ environment }: Pick<Frame, 'environment'>): Lighting {
  const { sunDirection } = environment
  const backlit = sunDirection[2] > 0
  const toLight: RGB = [sunDirection[0] * 1.2, Math.max(0.25, sunDirection[1]) + 0.2, backlit ? -0.25 : 0.75]
  const unit = 1 / Math.hypot(...toLight)
  return {
    direction: [toLight[0] * unit, toLight[1] * unit, toLight[2] * unit],
    sun: environment.sunColour,
    skyAmbient: environment.skyAmbient,
    groundAmbient: environment.groundAmbient,
    rim: backlit ? 1.6 : 0.5,
    shade: 1,
  }
}

/**
 * The sprite under a light: wrapped sun, sky from above and bounce from below, a bright rim, and a darker
 * foot where it meets the ground. Inflates the sprite first if it has no normals.
 */
export function relight(sprite: Sprite, light: Lighting): Sprite {
  const normals = sprite.normals ?? inflate(sprite).normals!
  const { w, h, colour, alpha } = sprite
  const { direction, sun, skyAmbient, groundAmbient } = light
  const lit = new Float32Array(colour.length)
  for (let i = 0; i < w * h; i++) {
    if (alpha[i] <= 0) continue
    const nx = normals[i * 3],
      ny = normals[i * 3 + 1],
      nz = normals[i * 3 + 2]
    const facing = nx * direction[0] + ny * direction[1] + nz * direction[2]
    const wrapped = clamp((facing + 0.35) / 1.35)
    const edge = (1 - clamp(nz)) ** 2.2
    const rim = edge * clamp(nx * direction[0] * 1.3 + ny * direction[1] * 1.1 + 0.1) * light.rim
    const row = ((i / w) | 0) / h
    const foot = mix(1, 0.62, smoothstep(0.72, 1, row))
    const upward = 0.5 + 0.5 * ny
    for (let c = 0; c < 3; c++) {
      const albedo = colour[i * 3 + c]
      const received =
        sun[c] * wrapped * wrapped * 0.62 * light.shade +
        (skyAmbient[c] * upward + groundAmbient[c] * (1 - upward)) * 0.85 * foot
      lit[i * 3 + c] = albedo * received + sun[c] * rim * (0.12 + albedo * 0.8)
    }
  }
  return { ...sprite, colour: lit }
}
