import { hasIcon } from '../subjects/icons.ts'
import type { Token } from './tokens.ts'
import { namesNothing } from './vocabulary/filler.ts'
import { NEAR_SYNONYMS } from './vocabulary/near-synonyms.ts'
import { SYNONYMS } from './vocabulary/synonyms.ts'

const LONGEST_NAME = 3

/** Icons that are signs, faces, parts of bodies, or things the painter paints in another way. */
const UNSUITABLE =
  /^(no-|input-|.*-button|.*-face$|face-|flag|keycap|.*arrow|up$|on$|letter|digit|man$|woman$|person$|child$|boy$|girl$|sun$|moon$|star$|stars$|wave$|water|fog$|foggy$|light$|om$|ear$|eye$|eyes$|hole$|abc|free|new|cool|top|end|back|soon|wing$|part|hand|ice$|wood$|rock$|brick$|knot$|label$|infinity|minus|plus|multiply|divide|x$|o$|sparkle|dizzy|footprint|nose|mouth|tongue|beating|growing|restroom|collision|place|map|night|sunset|sunrise|snow-capped|mount|cityscape|desert$|beach|national|fire$)/

type FoundIcon = {
  /** The icon's name, or “@name” for a drawing of our own. */
  icon: string
  /** How many words it takes. */
  length: number
}

const suits = (name: string) => !UNSUITABLE.test(name) && hasIcon('noto', name)

/**
 * The thing named by the words from `start` on: the longest name wins. Only names of icons and the two
 * reviewed lists of synonyms count: a guess from loosely related words would paint something else.
 */
export function findIcon(tokens: Token[], start: number): FoundIcon | null {
  for (let length = Math.min(LONGEST_NAME, tokens.length - start); length >= 1; length--) {
    const span = tokens.slice(start, start + length)
    if (span.some((token, i) => i > 0 && token.afterBreak)) continue
    const words = span.map((token, i) => (i === length - 1 ? token.singular : token.word))
    const joined = words.join('')
    if (length === 1 && namesNothing(span[0].word)) continue
    if (length > 1 && words.some(namesNothing)) continue
    const synonym = SYNONYMS.get(joined)
    if (synonym) return { icon: synonym, length }
    const hyphenated = words.join('-')
    if (suits(hyphenated)) return { icon: hyphenated, length }
    if (length === 1 && suits(span[0].word)) return { icon: span[0].word, length }
    const near = NEAR_SYNONYMS.get(joined)
    if (near) return { icon: near, length }
  }
  return null
}
