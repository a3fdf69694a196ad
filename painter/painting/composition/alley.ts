import type { RGB } from '../../engine/core/colour.ts'
import { parseHex } from '../../engine/core/colour.ts'
import type { Camera } from '../../engine/world/camera.ts'
import { renderAlley } from '../../engine/world/city/alley.ts'
import { ALLEY_LOOKS, type AlleyKind, type AlleyLook } from '../../engine/world/city/alley-looks.ts'
import type { Frame } from '../../engine/world/frame.ts'
import type { TimeOfDay } from '../../engine/world/times-of-day.ts'
import type { CueName } from '../../language/cue-name.ts'
import type { Scene } from '../../language/scene.ts'
import { COLOURS } from '../../language/vocabulary/colours.ts'
import type { Stage } from './stage.ts'

/** The lanes of countries, by the houses of their towns. */
const KINDS: Readonly<Record<string, AlleyKind>> = {
  '@whitehouses': 'cycladic',
  '@adobes': 'medina',
  '@machiya': 'machiya',
  '@brickrow': 'brick',
  '@pastelrow': 'pastel',
  '@townhouses': 'brick',
  '@timberrow': 'framed',
  '@tiledrow': 'tiled',
  '@mexicanrow': 'painted',
  '@boulevard': 'stone',
  '@indianrow': 'bazaar',
}

/** How much the lanterns of an alley matter. */
const LAMPS_LIT: Partial<Record<TimeOfDay, number>> = {
  night: 1,
  moonlit: 1,
  dusk: 0.85,
  storm: 0.5,
  sunset: 0.25,
}
/** What climbs up houses in bloom. */
const CLIMBERS: readonly (readonly [CueName, RGB])[] = [
  ['bougainvillea', parseHex('#d42a86')],
  ['climbing roses', parseHex('#e05a78')],
  ['ivy', parseHex('#4f8a3a')],
  ['blooming wall', parseHex('#e86a9a')],
]
const BLUE = '#5f94d6'
/** Of how many tones of one paint a row of houses is. */
const TONES = [1, 0.9, 1.08]

const painted = (hex: string): RGB[] =>
  TONES.map(tone => parseHex(hex).map(c => Math.min(1, c * tone)) as RGB)

/** The lane's houses as in the country that is spoken of, and in the paint that is named. */
function lookOf({ cues, fronts, regionFronts }: Scene): AlleyLook {
  const front = fronts[0] ?? regionFronts[0] ?? ''
  const look = ALLEY_LOOKS[KINDS[front] ?? 'old town']
  const named = cues.get('walls') ?? ''
  const isLimewashed = look.isLimewashed && named === 'blue'
  const walls = isLimewashed ? BLUE : COLOURS.get(named)?.hex
  const wood = COLOURS.get(cues.get('woodwork') ?? '')?.hex
  return {
    ...look,
    ...(walls ? { plaster: painted(walls), worn: Math.min(look.worn, 0.4) } : {}),
    ...(wood ? { woodwork: painted(wood), hasPaintedDoors: true } : {}),
  }
}

/** An old lane with what the prompt says of its houses. */
export function buildAlley(stage: Stage, camera: Camera, halfWidth: number): Frame {
  const { scene, environment, noise } = stage
  return renderAlley(camera, environment, noise, {
    halfWidth,
    night: LAMPS_LIT[environment.time] ?? 0,
    wet: scene.extras.has('wet'),
    look: lookOf(scene),
    bloom: CLIMBERS.find(([words]) => scene.cues.has(words))?.[1],
    isStepped: scene.cues.has('stepped'),
  })
}
