import { parseHex, type RGB } from '../core/colour.ts'
import type { Scene } from '../prompt/scene.ts'
import { COLOURS } from '../prompt/vocabulary/colours.ts'

const TINTS: readonly (readonly [RegExp, RGB])[] = [
  [
    /\b(turquoise|aquamarine|teal|cyan|aqua|azure|crystal[- ]clear|green(?:ish)?[- ]blue|blue[- ]green|bluish[- ]green)( \w+)? (water|waters|sea|ocean|lagoon|lake|bay|pool|river|cove)\b|\blagoon\b|\bmaldives\b|\bbora bora\b/i,
    parseHex('#1c9aa8'),
  ],
  [
    /\b(emerald|jade|green|greenish)( \w+)? (water|waters|sea|lagoon|lake|bay|pool|river)\b/i,
    parseHex('#1f7a5c'),
  ],
  [
    /\b(pink|rosy|rose[- ]coloured|bubblegum)( \w+)? (water|waters|lake|lagoon|sea|river)\b/i,
    parseHex('#d8809c'),
  ],
  [/\b(purple|violet|lilac)( \w+)? (water|waters|lake|lagoon|sea|river)\b/i, parseHex('#6b4a9c')],
  [/\b(chocolate|cocoa)( \w+)? (water|lake|river|stream|pond|waterfall)s?\b/i, parseHex('#6a3a1e')],
  [/\b(muddy|brown|murky)( \w+)? (water|waters|river|stream|flood)\b/i, parseHex('#6b5234')],
]

/** The colour that a prompt gives its waters, if any. */
export const waterOf = ({ prompt }: Scene): RGB | undefined =>
  TINTS.find(([words]) => words.test(prompt))?.[1]

/** What is thick is seen by its own colour rather than by what it mirrors. */
const THICK = /\b(?:chocolate|cocoa)( \w+)? (?:water|lake|river|stream|pond)s?\b/i
const THICK_GLOSS = 0.3
export const glossOf = ({ prompt }: Scene): number | undefined =>
  THICK.test(prompt) ? THICK_GLOSS : undefined

/** Where a colour is that of the air, and not of the ground. */
const OF_AIR = new RegExp(
  `\\b(?:${[...COLOURS.keys()].join('|')}) (?:\\w+ )?(?:sky|skies|light|mist|fog|clouds?|sunset|glow)\\b`,
  'i',
)

/** The hue that a prompt gives the ground of another world, in degrees, if any. */
export const hueOfWorld = ({ place, hue, prompt }: Scene): number | undefined =>
  place === 'mars' && hue !== null && !OF_AIR.test(prompt) ? hue : undefined
