import type { CueName } from '../cue-name.ts'
import { COLOURS } from '../vocabulary/colours.ts'

const COLOUR = [...COLOURS.keys()].join('|')

const GROUND = '(?:sand|sands|beach|beaches|shore|coast|shoreline|cove)'

/** What a prompt may say of land, water and woods that is seen, by the name that the painter asks for it. */
export const CUES_OF_LANDS = {
  // Land that is said to be large is large beside who is in it.
  tropical:
    /tropic|palm|paradise|hawaii|maldiv|\bbali\b|caribbean|bahama|polynesia|fiji|tahiti|thai|coconut|miami|parrot|island|lagoon/i,
  // What makes a salt flat the mirror that it is under a film of water.
  'under water':
    /\b(?:reflect\w*|mirror\w*|rain\w*|wet|flood\w*|water|lake|puddles?|sky and (?:the )?ground|ground and (?:the )?sky|uyuni|salar)\b/i,
  hanging: /\b(hanging|hung|hangs?|strung|market|bazaar|dangling)\b/i,
  arctic: /penguin|polar|seal|iceberg|arctic|antarctic|glacier/i,
  // What is no broader than who stands there.
  ashore: /\b(by|near|beside|overlooking|next to|facing|at) (the|a) (\w+ )?(sea|ocean|bay|coast)\b/i,
  // Where no flowers grow among the grass.
  mown: /\b(lawn|mown|backyard|yard|grassy|in the grass|on the grass|on grass|plains?|prairie|grasslands?|pasture|paddock|pampas)\b/i,
  'of sky': /\b(?:sky|skies|clouds?|cloudy|rainbow|sunset|sunrise|horizon|thunderstorm|stars|starry)\b/i,
  'in woods': /\b(?:forests?|woods|woodland|jungle)\b/i,
  // What is thick is seen by its own colour rather than by what it mirrors.
  'coloured air': new RegExp(
    `\\b(?:${COLOUR}) (?:\\w+ )?(?:sky|skies|light|mist|fog|clouds?|sunset|glow)\\b`,
    'i',
  ),
  'turquoise water':
    /\b(turquoise|aquamarine|teal|cyan|aqua|azure|crystal[- ]clear|green(?:ish)?[- ]blue|blue[- ]green|bluish[- ]green)( \w+)? (water|waters|sea|ocean|lagoon|lake|bay|pool|river|cove)\b|\blagoon\b|\bmaldives\b|\bbora bora\b/i,
  'emerald water': /\b(emerald|jade|green|greenish)( \w+)? (water|waters|sea|lagoon|lake|bay|pool|river)\b/i,
  'pink water': /\b(pink|rosy|rose[- ]coloured|bubblegum)( \w+)? (water|waters|lake|lagoon|sea|river)\b/i,
  'purple water': /\b(purple|violet|lilac)( \w+)? (water|waters|lake|lagoon|sea|river)\b/i,
  'brown water': /\b(chocolate|cocoa)( \w+)? (water|lake|river|stream|pond|waterfall)s?\b/i,
  'muddy water': /\b(muddy|brown|murky)( \w+)? (water|waters|river|stream|flood)\b/i,
  'stony beach': /\b(?:pebbl\w*|shingle|stony|gravel|grey|gray)[ -](?:\w+ )?(?:beach|shore|cove|sand)\b/i,
  // Of these the mountains are what is looked at, and the water falls somewhere among them.
  'mountain range':
    /\b(mountain ranges?|mountains range|range of mountains|mountains with (an?|some|many|several)? ?(\w+ )?waterfalls?|(snowy|distant|high) (peaks|mountains))\b/i,
  hills: /\bhills\b/i,
  'deep water': /deep|abyss|dark/,
  'sunny wood': /\b(sunny|sunshine|summer|noon|midday|bright|sunlit|hot day)\b/i,
  'black sand': new RegExp(
    `\\b(?:black|volcanic|dark|lava)(?: \\w+)?[ -]${GROUND}\\b|\\breynisfjara\\b|\\biceland\\w*\\b.*\\bbeach\\b`,
    'i',
  ),
  'white sand': new RegExp(
    `\\b(?:white|powdery|snow[- ]white)(?: \\w+)?[ -]${GROUND}\\b|\\bmaldives\\b|\\bseychelles\\b`,
    'i',
  ),
  'pink sand': new RegExp(`\\b(?:pink|rosy)(?: \\w+)?[ -]${GROUND}\\b`, 'i'),
  'red sand': new RegExp(`\\b(?:red|rust)(?: \\w+)?[ -]${GROUND}\\b`, 'i'),
} as const satisfies Partial<Record<CueName, RegExp>>
