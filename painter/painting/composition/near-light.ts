import type { RGB } from '../../engine/core/colour.ts'
import type { Lighting } from '../../engine/sprites/relight.ts'
import type { Scene } from '../../language/scene.ts'

/** A light close to the subjects: what it throws on them, and what it leaves of the rest. */
export type NearLight = {
  /** Towards the light: x right, y up, z to the viewer. */
  direction: RGB
  colour: RGB
  /** How much of the scene's own light still counts. */
  rest: number
}

const FIRE: NearLight = { direction: [0.55, -0.2, 0.8], colour: [1.3, 0.6, 0.2], rest: 0.75 }
const CANDLE: NearLight = { direction: [0.4, -0.12, 0.9], colour: [1.35, 0.78, 0.34], rest: 0.75 }
const SCREEN: NearLight = { direction: [0.2, -0.3, 0.93], colour: [0.34, 0.62, 1.15], rest: 0.4 }
const LANTERN: NearLight = { direction: [0.5, 0.25, 0.83], colour: [0.95, 0.52, 0.2], rest: 0.65 }
const NEON: NearLight = { direction: [-0.85, 0.2, 0.5], colour: [0.95, 0.16, 0.8], rest: 0.8 }

const DARK_HOURS: ReadonlySet<Scene['time']> = new Set(['night', 'moonlit', 'dusk', 'storm'])
const FIRES = /^(fire|@campfire)$/
const CANDLES = /^(candle)$/
const LANTERNS = /^(@lantern|red-paper-lantern|jack-o-lantern|sparkler)$/

/** The light near the subjects that the prompt speaks of, or that burns in the scene after dark; null for none. */
export function nearLightOf({ light, time, subjects, scenery, neon, weather }: Scene): NearLight | null {
  if (light.includes('screenlight')) return SCREEN
  if (light.includes('firelight')) return FIRE
  if (light.includes('candlelight')) return CANDLE
  if (!DARK_HOURS.has(time) || weather.includes('snow')) return null
  const keys = [
    ...subjects.flatMap(({ key, bears = [] }) => [key, ...bears.map(({ subject }) => subject.key)]),
    ...scenery,
  ]
  if (keys.some(key => FIRES.test(key))) return FIRE
  if (keys.some(key => CANDLES.test(key))) return CANDLE
  const hasLantern =
    light.includes('lamplight') ||
    keys.some(key => LANTERNS.test(key)) ||
    subjects.some(({ figure }) => figure?.hold === 'lantern')
  if (hasLantern) return LANTERN
  return neon ? NEON : null
}

/** That light alone, without sky and ground. */
export const lightingBy = ({ direction, colour }: NearLight): Lighting => ({
  direction,
  sun: colour,
  skyAmbient: [0, 0, 0],
  groundAmbient: [0, 0, 0],
  rim: 0.9,
  shade: 1,
})
