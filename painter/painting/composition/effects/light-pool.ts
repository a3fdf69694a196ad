import { bellAlong } from '../../../engine/core/bell.ts'
import type { RGB } from '../../../engine/core/colour.ts'
import type { Raster } from '../../../engine/core/raster.ts'
import type { Frame } from '../../../engine/world/frame.ts'
import { paintGlowDot } from '../../../engine/world/lights.ts'
import type { Stage } from '../stage.ts'

const CANDLELIGHT: RGB = [1, 0.56, 0.22]
/** Of the picture's height: what is looked at from close by would else light everything. */
const LARGEST = 0.18
/** Drawings that burn or shine, with the height of their light as a share of their own and its reach in their heights. */
const SHINING: readonly (readonly [RegExp, { at: number; reach: number; power: number }])[] = [
  [/^(candle)$/, { at: 0.9, reach: 3.4, power: 0.9 }],
  [/^(birthday-cake|menorah)$/, { at: 0.95, reach: 1.5, power: 0.6 }],
  [/^(@lantern|red-paper-lantern|jack-o-lantern)$/, { at: 0.45, reach: 3, power: 0.9 }],
  [/^sparkler$/, { at: 1.3, reach: 2.6, power: 0.9 }],
  [/^(@lamp|light-bulb)$/, { at: 0.75, reach: 2.6, power: 0.8 }],
  [/^@lamppost$/, { at: 0.92, reach: 1, power: 0.8 }],
  [/^@fillingstation$/, { at: 0.72, reach: 1.3, power: 1.1 }],
  [/^@markethut$/, { at: 0.45, reach: 0.8, power: 0.9 }],
  [/^@christmasfir$/, { at: 0.5, reach: 0.6, power: 0.6 }],
  [/^@stall$/, { at: 0.5, reach: 0.95, power: 0.9 }],
  [/^(fire|@flames)$/, { at: 0.25, reach: 3.4, power: 3.2 }],
]

/** Of its height, where a thing that burns or shines does so; null of all others. */
export const flameOf = (key: string): number | null => lightOf(key)?.at ?? null

const lightOf = (key: string) => SHINING.find(([drawing]) => drawing.test(key))?.[1]

/**
 * The light that a burning or shining thing throws on what is around it, drawn over the finished scene: it lifts
 * what is there in proportion, so that black stays black.
 * @param strength 1 by night, less by day
 */
export function paintLightPool(
  { image }: Frame,
  key: string,
  { x, foot, size, strength }: { x: number; foot: number; size: number; strength: number },
) {
  const light = lightOf(key)
  if (!light || strength <= 0) return
  const { h } = image
  const y = foot - size * light.at
  const power = light.power * strength * Math.min(1, (h * LARGEST) / size)
  liftAround(image, { x, y, reach: size * light.reach, power, colour: CANDLELIGHT })
  paintGlowDot(image, x, y, Math.max(1.2, size * 0.03), [0.5 * strength, 0.3 * strength, 0.1 * strength])
}

/** One over the brightness from which on a light adds half as much. */
const BRIGHT_KNEE = 1.7
/** Of a light's reach: where it has faded to 1/e. */
const FADED = Math.sqrt(1 / 2.6)

/** Lifts what is around a light in proportion to how bright it is, so that black stays black. */
export function liftAround(
  { w, h, data }: Raster,
  { x, y, reach, power, colour }: { x: number; y: number; reach: number; power: number; colour: RGB },
) {
  const left = Math.max(0, Math.floor(x - reach * 1.6))
  const right = Math.min(w, Math.ceil(x + reach * 1.6))
  const top = Math.max(0, Math.floor(y - reach * 1.6))
  const bottom = Math.min(h, Math.ceil(y + reach * 1.6))
  const across = bellAlong(left, right, x, reach * FADED)
  const along = bellAlong(top, bottom, y, reach * FADED)
  for (let yy = top; yy < bottom; yy++)
    for (let xx = left; xx < right; xx++) {
      const k = across[xx - left] * along[yy - top] * power
      if (k < 0.004) continue
      const i = (yy * w + xx) * 3
      for (let c = 0; c < 3; c++) {
        const under = data[i + c]
        // Where several lights meet, what is bright already is lifted little more.
        data[i + c] += (colour[c] * k * (0.05 + under * 1.5)) / (1 + (under * BRIGHT_KNEE) ** 2)
      }
    }
}

/** How much lamps and candles matter beside the daylight. */
export const lampStrength = ({ isNight, scene }: Stage): number =>
  isNight || scene.light.includes('candlelight') ? 1 : scene.light.includes('dark') ? 0.8 : 0.3
