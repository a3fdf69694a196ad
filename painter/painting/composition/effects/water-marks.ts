import { luminance } from '../../../engine/core/colour.ts'
import type { Random } from '../../../engine/core/random.ts'
import { clamp, mix } from '../../../engine/core/scalar.ts'
import type { Sprite } from '../../../engine/sprites/sprite.ts'
import type { Frame } from '../../../engine/world/frame.ts'
import { drawLayer } from '../../../engine/world/layer.ts'

type Reflection = {
  /** Column of the sprite's middle, and the row of the surface it stands on, in pixels. */
  x: number
  row: number
  /** Height of the sprite in pixels, and its distance in metres. */
  height: number
  distance: number
  flip?: boolean
  opacity?: number
}

/** Of the distance of the water in a row, what is nearer than that is before it. */
const BEFORE_WATER = 0.999

/** Mirrors a lit sprite in water or a polished surface, with ripples that grow downwards. */
export function reflectSprite(
  { image, noise, depth, camera, waterLevel }: Frame,
  sprite: Sprite,
  { x: cx, row, height, distance, flip = false, opacity = 0.55 }: Reflection,
) {
  const { w, h, data } = image
  const width = (height * sprite.w) / sprite.h
  for (let y = Math.floor(row); y < Math.min(h, row + height * 0.95); y++) {
    // Banks and feet before the water mirror nothing.
    const nearest =
      waterLevel === null || y <= camera.horizon
        ? distance * 0.5
        : (((camera.height - waterLevel) * camera.focalLength) / (y + 0.5 - camera.horizon)) * BEFORE_WATER
    const v = (y - row) / height
    const spriteRow = Math.floor((1 - v) * sprite.h)
    if (spriteRow < 0) break
    const fade = opacity * Math.exp(-v * 1.6)
    const ripple =
      (noise.value2(y * 0.11, distance) * 0.6 + noise.value2(y * 0.37, 3) * 0.4) *
      height *
      0.035 *
      (0.3 + v * 1.6)
    const first = Math.max(0, Math.floor(cx - width / 2 + ripple))
    for (let x = first; x < Math.min(w, cx + width / 2 + ripple); x++) {
      let u = (x - ripple - cx + width / 2) / width
      if (flip) u = 1 - u
      const spriteColumn = Math.floor(u * sprite.w)
      if (spriteColumn < 0 || spriteColumn >= sprite.w) continue
      const k = Math.min(sprite.h - 1, spriteRow) * sprite.w + spriteColumn
      const a = sprite.alpha[k] * fade * (0.75 + 0.25 * noise.value2(x * 0.08, y * 0.3))
      if (a <= 0.01) continue
      const i = y * w + x
      if (depth[i] < nearest) continue
      for (let c = 0; c < 3; c++) data[i * 3 + c] = mix(data[i * 3 + c], sprite.colour[k * 3 + c] * 0.7, a)
    }
  }
}

/** White water around what swims at (x, y), `width` pixels wide and `distance` metres away; `strength` 0 to 1. */
export function paintSplash(
  frame: Frame,
  random: Random,
  x: number,
  y: number,
  width: number,
  { strength, distance }: { strength: number; distance: number },
) {
  const { skyAmbient, sunColour } = frame.environment
  drawLayer(
    frame,
    g => {
      const drops = Math.round(260 * strength + 40)
      for (let i = 0; i < drops; i++) {
        const aside = random.gauss() * 0.36
        const rise = random() ** 2
        g.fillStyle = `rgba(245,252,255,${0.25 + 0.5 * random()})`
        const size = width * 0.008 * (0.4 + random()) * (1 - rise * 0.5)
        g.beginPath()
        g.ellipse(
          x + aside * width,
          y + width * 0.012 - rise * width * 0.14 * strength,
          size * (rise < 0.2 ? 2.6 : 1),
          size * 0.7,
          0,
          0,
          6.3,
        )
        g.fill()
      }
    },
    {
      scale: clamp(luminance(skyAmbient) + luminance(sunColour) * 0.2, 0.25, 1.2),
      blur: 0.8,
      behind: distance * BEFORE_WATER,
    },
  )
}
