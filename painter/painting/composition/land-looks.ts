import { parseHex } from '../../engine/core/colour.ts'
import type { Sand } from '../../engine/world/lands/land.ts'
import type { CueName } from '../../language/cue-name.ts'
import type { Scene } from '../../language/scene.ts'
import { hueOfWorld, waterOf } from './water-colour.ts'

const sandOfHexes = (dark: string, light: string, wet: string): Sand => [
  parseHex(dark),
  parseHex(light),
  parseHex(wet),
]

const SANDS: readonly (readonly [CueName, Sand])[] = [
  ['black sand', sandOfHexes('#23252a', '#3a3c42', '#131519')],
  ['white sand', sandOfHexes('#e9e0cb', '#f8f3e6', '#b9ab8c')],
  ['pink sand', sandOfHexes('#e0a89c', '#f2cfc2', '#b07a70')],
  ['red sand', sandOfHexes('#a8512f', '#c8764a', '#6e3420')],
  ['stony beach', sandOfHexes('#8b867e', '#b3aea5', '#5c5852')],
]

/** Grass about the waterholes of a savanna is dry. */
const isWaterhole = ({ place, trees }: Scene) =>
  (place === 'pond' || place === 'river') && trees.includes('acacia')

/** What a prompt says of a land's ground and of its waters, in the terms of whoever renders it. */
export const landLooks = (scene: Scene) => ({
  fjord: scene.extras.has('fjord'),
  waterColour: waterOf(scene),
  stream: scene.extras.has('stream'),
  mountainsBehind: scene.extras.has('mountains'),
  hue: hueOfWorld(scene),
  isGrain: scene.flowers === 'wheat' || isWaterhole(scene),
  sand: SANDS.find(([words]) => scene.cues.has(words))?.[1],
  shore: scene.extras.has('low tide') ? ('flats' as const) : undefined,
  hasNamedPlanets: scene.celestialBodies.length > 0,
})
