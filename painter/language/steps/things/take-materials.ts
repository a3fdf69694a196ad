import { findNoun } from '../../find-noun.ts'
import type { Token } from '../../text/tokens.ts'
import { isAnimal } from '../../vocabulary/animal-nouns.ts'
import { COLOURS } from '../../vocabulary/colours.ts'
import { isFood } from '../../vocabulary/nouns.ts'
import { personNamed } from '../../vocabulary/people.ts'
import { TREES } from '../../vocabulary/places.ts'
import { SERVED_DISHES } from '../../vocabulary/relations.ts'
import { stuffNamed } from '../../vocabulary/stuffs.ts'
import { wordSet } from '../../vocabulary/table.ts'

const LONGEST_NAME = 3
const MAKING = wordSet(
  'made built carved sculpted cut crafted fashioned formed hewn cast blown folded forged',
)
const BETWEEN = wordSet('out entirely completely wholly purely only of from in all')
const OF_LOOK = wordSet('pure solid clear blown white old polished carved coloured colored folded real')
/** Whose stuff comes after a bare “of”: a pile or a pot of gold is full of it. */
const MAKEABLE =
  /^(castle|house|@tower|@throne|@chair|crown|ring|@sword|dagger|rose|tulip|sunflower|@statue|@mask|@bridge|ship|sailboat|@palace|mosque|church|@pyramid|key|heart-suit|red-heart|red-apple|@robot|@mountain)$/
/** The words of stuffs that were taken out of a prompt, by whether they can be shown. */
type Taken = { shown: string[]; dropped: string[] }

/**
 * Takes “made of glass”, “carved from wood”, “of ice” out of a prompt's words; what a thing is made of stays with
 * the last word of its name. What a thing is made of that nobody knows is nothing beside it.
 */
export function takeMaterials(tokens: Token[]): Taken {
  const taken: Taken = { shown: [], dropped: [] }
  for (let at = 1; at < tokens.length; at++) {
    const isSaid = MAKING.has(tokens[at].word)
    if (!isSaid && tokens[at].word !== 'of') continue
    const owner = ownerBefore(tokens, at, isSaid)
    if (owner === null && !isSaid) continue
    let end = at + (isSaid ? 1 : 0)
    while (
      tokens[end] &&
      (BETWEEN.has(tokens[end].word) || OF_LOOK.has(tokens[end].word) || isTint(tokens, end))
    )
      end++
    if (!tokens[end] || end === at) continue
    const found = isSaid ? partsFrom(tokens, end) : bareStuff(tokens, end)
    if (owner === null || !found || isPartOfIt(tokens, owner)) {
      if (isSaid && /^(of|from)$/.test(tokens[end - 1].word)) dropUnknown(tokens, at, end, taken)
      continue
    }
    if (COLOURS.has(tokens[end].word) && found.last === end && followedByNoun(tokens, end)) continue
    // Of a salad the tomatoes are seen.
    if (isSaid && isMerelyCooked(tokens, owner, found.made)) continue
    const tint = tokens.slice(at, end).find(({ word }) => COLOURS.has(word))?.word
    const { parts } = tokens[owner]
    tokens[owner] = {
      ...tokens[owner],
      made: found.made,
      ...(tint ? { parts: { ...parts, coat: tint } } : {}),
    }
    taken.shown.push(...tokens.slice(at, found.last + 1).map(({ word }) => word))
    tokens.splice(at, found.last - at + 1)
    at--
  }
  return taken
}

/** Of “the handle of the bag is made of pearls” the bag is not. */
const isPartOfIt = (tokens: readonly Token[], owner: number) =>
  tokens[owner - 1]?.word === 'the' && tokens[owner - 2]?.word === 'of'

const LONGEST_UNKNOWN = 3
function dropUnknown(tokens: Token[], at: number, from: number, { dropped }: Taken) {
  let end = from
  while (
    end < from + LONGEST_UNKNOWN &&
    tokens[end] &&
    !tokens[end].afterBreak &&
    !GRAMMAR.test(tokens[end].word)
  )
    end++
  dropped.push(...tokens.slice(from, end).map(({ word }) => word))
  tokens.splice(at, end - at)
}

type Made = { made: string; last: number }

/** “Of ice”, and not “of ice cream”. */
function bareStuff(tokens: readonly Token[], at: number): Made | null {
  const made = stuffNamed(tokens[at].word)
  const isCompound = followed(tokens, at) && (findNoun(tokens, at)?.length ?? 0) > 1
  return made && !isCompound ? { made, last: at } : null
}

const followed = (tokens: readonly Token[], at: number) =>
  tokens[at + 1] !== undefined && !tokens[at + 1].afterBreak
const followedByNoun = (tokens: readonly Token[], at: number) =>
  followed(tokens, at) && findNoun(tokens, at + 1) !== null

const WORDS_BEFORE = 2
/** “Of moss and tiny ferns”, “of old tin cans”: what it is put together of, of which the first is shown. */
function partsFrom(tokens: readonly Token[], from: number): Made | null {
  let end = from
  while (end < from + WORDS_BEFORE && followed(tokens, end) && !GRAMMAR.test(tokens[end + 1].word)) end++
  for (let at = end; at >= from; at--) {
    const found = partAt(tokens, at)
    if (!found) continue
    const and = tokens[found.last + 1]
    const others = and?.word === 'and' && !and.afterBreak ? partsFrom(tokens, found.last + 2) : null
    return { made: found.made, last: others?.last ?? found.last }
  }
  return null
}

function partAt(tokens: readonly Token[], at: number): Made | null {
  const noun = findNoun(tokens, at)
  const last = at + (noun?.length ?? 1) - 1
  const made = stuffNamed(tokens[last].word)
  if (made) return { made, last }
  if (!noun || isAnimal(noun.value) || SERVED_DISHES.has(noun.value.drawing)) return null
  const { on, posture, size } = noun.value
  const isSmall = on[0] === 'table' || posture === 'grows' || size < SMALL
  return isSmall ? { made: noun.value.drawing, last } : null
}

/** Metres. */
const SMALL = 0.45
const GRAMMAR = /^(in|on|at|with|by|and|near|under|over|for|from|to|is|are|the)$/

/** Soups of vegetables and wine of grapes look as they always do. */
function isMerelyCooked(tokens: readonly Token[], owner: number, made: string): boolean {
  for (let length = LONGEST_NAME; length >= 1; length--) {
    const found = owner + 1 >= length ? findNoun(tokens, owner + 1 - length) : null
    if (found?.length === length) return isFood(found.value.drawing) && (isFood(made) || EDIBLE.has(made))
  }
  return false
}
const EDIBLE = wordSet(
  'fruit vegetables sweets cheese bread crisps sugar jelly chocolate greenery gingerbread water',
)

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
