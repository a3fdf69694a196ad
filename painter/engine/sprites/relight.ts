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

/** How much of the bright edge a normal shows, by its part towards the viewer. */
export const rimEdge = (nz: number) => (1 - clamp(nz)) ** 2.2

/** No channel of what is lit is brighter, if its own colour is at most white. */
export const brightestOf = ({ sun, skyAmbient, groundAmbient, rim }: Lighting) =>
  Math.max(
    ...[0, 1, 2].map(
      c => sun[c] * (0.62 + Math.max(0, rim) * 0.92) + Math.max(skyAmbient[c], groundAmbient[c]) * 0.85,
    ),
  )

/**
 * Returns what lights one colour: wrapped sun, sky from above and bounce from below, a bright rim, and a darker
 * foot where it meets the ground. `edge` is the normal's rimEdge, `row` its height from 0 (top) to 1.
 */
export function createLitColour({ direction, sun, skyAmbient, groundAmbient, rim, shade }: Lighting) {
  return (albedo: RGB, nx: number, ny: number, nz: number, edge: number, row: number, out: RGB) => {
    const facing = nx * direction[0] + ny * direction[1] + nz * direction[2]
    const wrapped = clamp((facing + 0.35) / 1.35)
    const shine = edge * clamp(nx * direction[0] * 1.3 + ny * direction[1] * 1.1 + 0.1) * rim
    const foot = mix(1, 0.62, smoothstep(0.72, 1, row))
    const upward = 0.5 + 0.5 * ny
    for (let c = 0; c < 3; c++) {
      const received =
        sun[c] * wrapped * wrapped * 0.62 * shade +
        (skyAmbient[c] * upward + groundAmbient[c] * (1 - upward)) * 0.85 * foot
      out[c] = albedo[c] * received + sun[c] * shine * (0.12 + albedo[c] * 0.8)
    }
  }
}

/** The sprite under a light. Inflates the sprite first if it has no normals. */
export function relight(sprite: Sprite, light: Lighting): Sprite {
  const normals = sprite.normals ?? inflate(sprite).normals!
  const { w, h, colour, alpha } = sprite
  const litColour = createLitColour(light)
  const lit = new Float32Array(colour.length)
  const pixel: RGB = [0, 0, 0]
  for (let i = 0; i < w * h; i++) {
    if (alpha[i] <= 0) continue
    for (let c = 0; c < 3; c++) pixel[c] = colour[i * 3 + c]
    const nz = normals[i * 3 + 2]
    litColour(pixel, normals[i * 3], normals[i * 3 + 1], nz, rimEdge(nz), ((i / w) | 0) / h, pixel)
    for (let c = 0; c < 3; c++) lit[i * 3 + c] = pixel[c]
  }
  return { ...sprite, colour: lit }
}
