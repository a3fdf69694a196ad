import { parseHex } from '../core/colour.ts'
import type { Scene } from '../prompt/scene.ts'
import type { LandSite, Sand } from '../world/lands/land.ts'
import { glossOf, hueOfWorld, waterOf } from './water-colour.ts'

const sandOfHexes = (dark: string, light: string, wet: string): Sand => [
  parseHex(dark),
  parseHex(light),
  parseHex(wet),
]

const GROUND = '(?:sand|sands|beach|beaches|shore|coast|shoreline|cove)'
const SANDS: readonly (readonly [RegExp, Sand])[] = [
  [
    new RegExp(
      `\\b(?:black|volcanic|dark|lava)(?: \\w+)?[ -]${GROUND}\\b|\\breynisfjara\\b|\\biceland\\w*\\b.*\\bbeach\\b`,
      'i',
    ),
    sandOfHexes('#23252a', '#3a3c42', '#131519'),
  ],
  [
    new RegExp(
      `\\b(?:white|powdery|snow[- ]white)(?: \\w+)?[ -]${GROUND}\\b|\\bmaldives\\b|\\bseychelles\\b`,
      'i',
    ),
    sandOfHexes('#e9e0cb', '#f8f3e6', '#b9ab8c'),
  ],
  [
    new RegExp(`\\b(?:pink|rosy)(?: \\w+)?[ -]${GROUND}\\b`, 'i'),
    sandOfHexes('#e0a89c', '#f2cfc2', '#b07a70'),
  ],
  [
    new RegExp(`\\b(?:red|rust)(?: \\w+)?[ -]${GROUND}\\b`, 'i'),
    sandOfHexes('#a8512f', '#c8764a', '#6e3420'),
  ],
  [
    /\b(?:pebbl\w*|shingle|stony|gravel|grey|gray)[ -](?:\w+ )?(?:beach|shore|cove|sand)\b/i,
    sandOfHexes('#8b867e', '#b3aea5', '#5c5852'),
  ],
]

/** What makes a salt flat the mirror that it is under a film of water. */
const UNDER_WATER =
  /\b(?:reflect\w*|mirror\w*|rain\w*|wet|flood\w*|water|lake|puddles?|sky and (?:the )?ground|ground and (?:the )?sky|uyuni|salar)\b/i
const SALT = /\b(?:salt|salar|uyuni|bonneville)\b/i

function platesOf({ extras, prompt, place }: Scene): LandSite['plates'] {
  if (place !== 'saltflat') return undefined
  if (extras.has('cracked') && !SALT.test(prompt)) return 'mud'
  return UNDER_WATER.test(prompt) ? undefined : 'salt'
}

/** Grass about the waterholes of a savanna is dry. */
const isWaterhole = ({ place, trees }: Scene) =>
  (place === 'pond' || place === 'river') && trees.includes('acacia')

const MANGROVES = /\bmangroves?\b/i

/** What a prompt says of a land's ground and of its waters, in the terms of whoever renders it. */
export const landLooks = (scene: Scene) => ({
  fjord: scene.extras.has('fjord'),
  waterColour: waterOf(scene),
  waterGloss: glossOf(scene),
  stream: scene.extras.has('stream'),
  mountainsBehind: scene.extras.has('mountains'),
  seaAbout: scene.extras.has('sea about'),
  hue: hueOfWorld(scene),
  isGrain: scene.flowers === 'wheat' || isWaterhole(scene),
  sand: SANDS.find(([words]) => words.test(scene.prompt))?.[1],
  shore: scene.extras.has('rocky')
    ? ('rocks' as const)
    : scene.extras.has('low tide') || (scene.place === 'pond' && MANGROVES.test(scene.prompt))
      ? ('flats' as const)
      : scene.extras.has('dunes')
        ? ('dunes' as const)
        : undefined,
  plates: platesOf(scene),
  seaBelow: scene.extras.has('sea below'),
  hasNamedPlanets: scene.celestialBodies.length > 0,
})
