import { materialNamed } from '../subjects/materials.ts'
import { findNoun } from './find-noun.ts'
import { isAnimal } from './parts.ts'
import type { Token } from './tokens.ts'
import { COLOURS } from './vocabulary/colours.ts'
import { personNamed } from './vocabulary/people.ts'
import { TREES } from './vocabulary/places.ts'
import { wordSet } from './vocabulary/table.ts'

const LONGEST_NAME = 3
const MAKING = wordSet(
  'made built carved sculpted cut crafted fashioned formed hewn cast blown folded forged',
)
const BETWEEN = wordSet('out entirely completely wholly purely only of from in all')
const OF_LOOK = wordSet('pure solid clear blown white old polished carved coloured colored folded real')
/** Whose stuff comes after a bare “of”: a pile or a pot of gold is full of it. */
const MAKEABLE =
  /^(castle|house|@tower|@throne|@chair|crown|ring|@sword|dagger|rose|tulip|sunflower|@statue|@mask|@bridge|ship|sailboat|@palace|mosque|church|@pyramid|key|heart-suit|red-heart|red-apple|@robot|@mountain)$/
/** Of a material as drawings have it. */
export const stuffNamed = (word: string): string | null =>
  word === 'glass' || word === 'paper' ? word : word === 'brass' ? 'gold' : materialNamed(word)

/**
 * Takes “made of glass”, “carved from wood”, “of ice” out of a prompt's words; what a thing is made of stays with
 * the last word of its name. Gives the words that were taken.
 */
export function takeMaterials(tokens: Token[]): string[] {
  const taken: string[] = []
  for (let at = 1; at < tokens.length; at++) {
    const isSaid = MAKING.has(tokens[at].word)
    if (!isSaid && tokens[at].word !== 'of') continue
    const owner = ownerBefore(tokens, at, isSaid)
    if (owner === null) continue
    let end = at + (isSaid ? 1 : 0)
    while (
      tokens[end] &&
      (BETWEEN.has(tokens[end].word) || OF_LOOK.has(tokens[end].word) || isTint(tokens, end))
    )
      end++
    const stuff = tokens[end] && end > at ? stuffNamed(tokens[end].word) : null
    // “Of ice cream” is of no ice.
    const next = tokens[end + 1]
    if (!stuff || (next && !next.afterBreak && (findNoun(tokens, end)?.length ?? 0) > 1)) continue
    if (COLOURS.has(tokens[end].word) && next && !next.afterBreak && findNoun(tokens, end + 1)) continue
    const tint = tokens.slice(at, end).find(({ word }) => COLOURS.has(word))?.word
    const { parts } = tokens[owner]
    tokens[owner] = { ...tokens[owner], made: stuff, ...(tint ? { parts: { ...parts, coat: tint } } : {}) }
    taken.push(tokens[end].word)
    tokens.splice(at, end - at + 1)
    at--
  }
  return taken
}

/** “Of blue glass”: the colour of the stuff. */
const isTint = (tokens: readonly Token[], at: number) =>
  COLOURS.has(tokens[at].word) && stuffNamed(tokens[at + 1]?.word ?? '') !== null

/** The last word of the thing or person whose name ends right before a word; null where there is none. */
function ownerBefore(tokens: readonly Token[], at: number, isSaid: boolean): number | null {
  let last = at - 1
  if (tokens[last].word === 'is' || tokens[last].word === 'are' || tokens[last].word === 'was') last--
  if (tokens[last]?.word === 'that' || tokens[last]?.word === 'which') last--
  if (last < 0) return null
  for (let length = LONGEST_NAME; length >= 1; length--) {
    const found = last + 1 >= length ? findNoun(tokens, last + 1 - length) : null
    if (found?.length !== length) continue
    return isSaid || isAnimal(found.value) || MAKEABLE.test(found.value.drawing) ? last : null
  }
  const { singular } = tokens[last]
  return personNamed(singular) || (isSaid && TREES.has(singular)) ? last : null
}
