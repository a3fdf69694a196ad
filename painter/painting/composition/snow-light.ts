import { luminance, mixLinear, type RGB, scaleColour } from '../../engine/core/colour.ts'
import type { Environment } from '../../engine/world/environment.ts'
import type { TimeOfDay } from '../../engine/world/times-of-day.ts'

/** Hours whose light is so warm that snow would look like sand. */
const WARM_HOURS: ReadonlySet<TimeOfDay> = new Set(['golden', 'sunset', 'dawn', 'dusk'])
const PALE_GOLD: RGB = [1.08, 0.99, 0.86]
const SHADE_BLUE: RGB = [0.8, 0.98, 1.3]
/** Of the sky's light: after sunset snow is the brightest of all that it falls on. */
const SHADE = { dusk: 1.8, others: 1.25 }
const HAZE: RGB = [1, 1, 1.06]

/** The same light, of another colour. */
const recoloured = (light: RGB, colour: RGB, share: number): RGB =>
  mixLinear(light, scaleColour(colour, luminance(light) / luminance(colour)), share)

/** Snow stays white under a low sun: what the sun lights is pale gold, what the sky lights is blue. */
export function keepSnowWhite(environment: Environment) {
  if (!WARM_HOURS.has(environment.time)) return
  environment.sunColour = recoloured(environment.sunColour, PALE_GOLD, 0.72)
  environment.skyAmbient = scaleColour(
    recoloured(environment.skyAmbient, SHADE_BLUE, 0.8),
    environment.time === 'dusk' ? SHADE.dusk : SHADE.others,
  )
  environment.groundAmbient = recoloured(environment.groundAmbient, SHADE_BLUE, 0.7)
  environment.fogColour = recoloured(environment.fogColour, HAZE, 0.55)
  environment.fogSunColour = recoloured(environment.fogSunColour, PALE_GOLD, 0.4)
  environment.grade = {
    ...environment.grade,
    highlights: environment.grade.highlights.map(share => 1 + (share - 1) * 0.3) as RGB,
  }
}
