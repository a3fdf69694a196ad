import { nounNamed } from '../vocabulary/nouns.ts'
import { personNamed } from '../vocabulary/people.ts'
import { placeNamed } from '../vocabulary/places.ts'
import { singular } from '../vocabulary/plurals.ts'

/** Whom a word that nobody knows names by its ending, the first that fits. */
const BY_ENDING: readonly (readonly [RegExp, string])[] = [
  [/^[a-z]{2,}(?:ologist|ographer|onomist|icist|metrist|atrist|ician|emist|onaut)$/, 'scientist'],
  [/^[a-z]{3,}(?:monger|seller|dealer|keeper)$/, 'merchant'],
  [/^[a-z]{3,}(?:wright|smith)$/, 'craftsman'],
  [/^[a-z]{3,}(?:woman|lady|girl)$/, 'woman'],
  [/^[a-z]{3,}(?:[^l]ist|man|boy|crat|phile|phobe|naire)$/, 'man'],
]
/** What ends like a person and is none: schools of painting, adjectives, and things. */
const NOBODY =
  /(?:impression|real|modern|minimal|maximal|futur|cub|expression|abstraction|pointill|fauv|brutal|construct|constructiv|supremat|symbol|tonal|lumin|romantic|classic|precision|vortic|dada|absurd|nihil|capital|nation|anti|ideal|rac|sex|fasc|coex|pers|cons|subs|res|des|ins|twi|wri|mi|ghi|exi)ists?$|(?:human|german|roman|ottoman|talisman|shaman|walkman|norman|pacman|blacksmith|locksmith|stockist|amethyst|wolfman)$/
/** After a word that names somebody, unless nothing follows. */
const GOES_ON =
  /^s?(?: *(?:$|[,.;:!?)])| (?:in|on|at|by|with|and|or|of|from|near|under|who|while|is|are|was|as|to|into|over|\w+ing)\b)/i

/** The kind of person that a word names which no table knows; null where it may be anything else. */
export function personMeantBy(word: string, rest: string): string | null {
  const one = singular(word)
  if (one.length < 7 || NOBODY.test(one) || !GOES_ON.test(rest)) return null
  if (personNamed(one) || nounNamed(one) || placeNamed(one)) return null
  const kind = BY_ENDING.find(([ending]) => ending.test(one))?.[1]
  if (!kind) return null
  if (one === word) return kind
  return kind.endsWith('man') ? kind.replace(/man$/, 'men') : `${kind}s`
}
