import type { RGB } from '../core/colour.ts'
import { parseHex } from '../core/colour.ts'
import { frontsOfRegion } from '../prompt/regional-fronts.ts'
import type { Scene } from '../prompt/scene.ts'
import { COLOURS } from '../prompt/vocabulary/colours.ts'
import type { Camera } from '../world/camera.ts'
import { renderAlley } from '../world/city/alley.ts'
import { ALLEY_LOOKS, type AlleyKind, type AlleyLook } from '../world/city/alley-looks.ts'
import type { Frame } from '../world/frame.ts'
import type { TimeOfDay } from '../world/times-of-day.ts'
import { hangWashing } from './effects/washing.ts'
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
  '@africanrow': 'tin roofs',
  '@shophouses': 'shophouses',
  '@favela': 'painted',
  '@balconyrow': 'galleries',
}

/** How much the lanterns of an alley matter. */
export const LAMPS_LIT: Partial<Record<TimeOfDay, number>> = {
  night: 1,
  moonlit: 1,
  dusk: 0.85,
  storm: 0.5,
  sunset: 0.25,
}
const COLOUR = `(${[...COLOURS.keys()].join('|')})`
const WALLS = new RegExp(
  `\\b${COLOUR}(?:ish)? (?:painted |washed )?(?:walls|houses|buildings|facades|stucco|plaster|city|town|medina)\\b`,
  'i',
)
const WOODWORK = new RegExp(`\\b${COLOUR} (?:painted |wooden )?(?:doors?|shutters|windows|gates?)\\b`, 'i')
/** What climbs up houses in bloom. */
const CLIMBERS: readonly (readonly [RegExp, RGB])[] = [
  [/\bbougainvillea/i, parseHex('#d42a86')],
  [/\bwisteria/i, parseHex('#a98ad8')],
  [/\bclimbing roses|rambling roses|roses\b/i, parseHex('#e05a78')],
  [/\b(ivy|vines)\b/i, parseHex('#4f8a3a')],
  [/\b(flowers|blossoms|blooms|flower[- ]filled)\b/i, parseHex('#e86a9a')],
]
/** Towns that are painted blue. */
const BLUE_TOWN = /\b(chefchaouen|jodhpur|blue (?:city|town|medina))\b/i
const BLUE = '#5f94d6'
const STEPPED = /\b(steps|stairs|stairway|staircase|stepped)\b/i
/** Streets that climb a hill. */
export const STEEP =
  /\b(?:steep|sloping|hilly)(?:,? \w+){0,3} (?:streets?|lanes?|alley(?:way)?s?|roads?|hill)\b|\b(?:up|down) ?hill\b|\b(?:up|down) (?:a|the) hill\b/i
const RISE = 0.36
const SEA = /\b(sea|ocean|aegean|mediterranean sea|bay)\b/i
const WASHING = /\b(laundry|washing|clothes ?lines?|hanging clothes|clothes (?:hanging|drying))\b/i
/** Of how many tones of one paint a row of houses is. */
const TONES = [1, 0.9, 1.08]

const painted = (hex: string): RGB[] =>
  TONES.map(tone => parseHex(hex).map(c => Math.min(1, c * tone)) as RGB)

/** The lane's houses as in the country that is spoken of, and in the paint that is named. */
function lookOf({ prompt, fronts }: Scene): AlleyLook {
  const front = fronts[0] ?? frontsOfRegion(prompt)?.[0] ?? ''
  const look = ALLEY_LOOKS[KINDS[front] ?? (BLUE_TOWN.test(prompt) ? 'medina' : 'old town')]
  const named = WALLS.exec(prompt)?.[1]?.toLowerCase() ?? ''
  const isLimewashed = BLUE_TOWN.test(prompt) || (look.isMoorish && named === 'blue')
  const walls = isLimewashed ? BLUE : COLOURS.get(named)?.hex
  const wood = COLOURS.get(WOODWORK.exec(prompt)?.[1]?.toLowerCase() ?? '')?.hex
  return {
    ...look,
    ...(walls ? { plaster: painted(walls), worn: Math.min(look.worn, 0.4) } : {}),
    ...(wood ? { woodwork: painted(wood), hasPaintedDoors: true } : {}),
  }
}

/** An old lane with what the prompt says of its houses, and the washing between them. */
export function buildAlley(stage: Stage, camera: Camera, halfWidth: number): Frame {
  const { scene, environment, noise } = stage
  const frame = renderAlley(camera, environment, noise, {
    halfWidth,
    night: LAMPS_LIT[environment.time] ?? 0,
    wet: scene.extras.has('wet'),
    look: lookOf(scene),
    bloom: CLIMBERS.find(([words]) => words.test(scene.prompt))?.[1],
    rise: STEEP.test(scene.prompt) ? RISE : 0,
    isStepped: STEPPED.test(scene.prompt),
    opensOnSea: SEA.test(scene.prompt),
  })
  if (WASHING.test(scene.prompt)) hangWashing(frame, halfWidth)
  return frame
}
