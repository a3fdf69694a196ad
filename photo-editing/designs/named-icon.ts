import { hasIcon } from '#painter/drawings/icons.ts'
import { singular } from '#painter/language/vocabulary/plurals.ts'

/** Icons whose names are everyday words that mean something else. */
const OTHER_MEANINGS = new Set(
  'new free cool top end back soon up on label collision dizzy input part hole face'.split(' '),
)

/**
 * The first word that is an icon's own name: for what a scene has as its place or sky (a mountain, a
 * cloud), and a design as its thing.
 *
 * @param words lower-case
 */
export function namedIcon(words: readonly string[]): string | null {
  const candidates = words.map(singular).filter(word => word.length > 2 && !OTHER_MEANINGS.has(word))
  return candidates.find(word => hasIcon('noto', word)) ?? null
}
