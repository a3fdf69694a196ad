import { findNoun, findPlace } from '../find-noun.ts'
import { isAnimal } from '../vocabulary/animal-nouns.ts'
import { COLOURS } from '../vocabulary/colours.ts'
import { SEASONS, TIMES, WEATHERS } from '../vocabulary/conditions.ts'
import { COUNTS } from '../vocabulary/counts.ts'
import type { Noun } from '../vocabulary/noun.ts'
import { isFood } from '../vocabulary/nouns.ts'
import { personNamed } from '../vocabulary/people.ts'
import { CABINS } from '../vocabulary/relations.ts'
import { normalise, plainText, type Token, tokenise } from './tokens.ts'

const COUNT = 'an?|the|my|our|some|two|three|four|five|six|seven|eight|nine|ten'
const NO =
  '(?:no|nope|wait|hang on|hold on|hm+|oh|ah|oops|er|actually|sorry|scratch that|forget that|on second thoughts?|or rather|correction|changed my mind|thinking about it|better(?: yet)?|well|please|maybe|or)'
const MAKE_IT =
  "(?:(?:(?:can|could|would) (?:you|we) (?:please )?)?(?:make|have) (?:that|it|this|him|her|them|those)|change (?:that|it|this|him|her|them) (?:in)?to|let(?:['’]?s| us) (?:say|make it|make that|have|go with)|it should (?:really )?be|i mean(?:t)?|i['’]d rather have)"
/** “No wait, make that a fox”, “actually make it oranges”, “no, a dog”: what is meant is the first group. */
const CORRECTION = new RegExp(
  `[\\s,.;:!?…–—-]*(?:(?<=[,.;:!?…–—-]\\s*|\\band )(?:${NO}[\\s,.…!–—-]+)*${MAKE_IT}|(?<=[,.;:!?…–—-]\\s*)(?:(?:no|sorry|scratch that|or rather|on second thoughts?|correction)(?: wait)?[\\s,.…!–—-]+)+(?<=[,.…!–—-]\\s*|wait\\s*)(?=\\s*(?:${COUNT})\\s))\\s+((?:(?:${COUNT})\\s+)?[^,.;:!?\\n]+)`,
  'i',
)
/** What goes on about what is meant. */
const GOES_ON =
  /\s+(?:instead|then|please|not|and|with|in|on|at|by|under|over|near|who|that|which|\w+ing)\b.*$/is
/** “Not a real city, a city made of books”. */
const NOT_BUT =
  /(?<=^\s*|[,.;:!?]\s*)not (?:just |really )?(?:an? |the |some )[^,.;:!?\n]{2,40}[,;]\s*(?:but |more of )?(?=(?:an?|the|some)\s)/gi
const MOST_CORRECTIONS = 3

/** A prompt in which what somebody thinks better of is what they then say. */
export function withCorrections(written: string): string {
  let text = written.replace(NOT_BUT, '')
  for (let i = 0; i < MOST_CORRECTIONS; i++) {
    const found = CORRECTION.exec(text)
    const meant = found?.[1]
    if (!found || !meant) return text
    const corrected = replaced(text.slice(0, found.index), meant.replace(GOES_ON, ''))
    if (corrected === null) return text
    const goesOn = meant
      .slice(meant.replace(GOES_ON, '').length)
      .replace(/^\s+(?:instead|then|please)\b/i, '')
    text = corrected + goesOn + text.slice(found.index + found[0].length)
  }
  return text
}

/** A text in which the last that is of the same kind as what is meant is that instead; null where nothing is. */
function replaced(text: string, meant: string): string | null {
  const kind = kindOf(tokenise(normalise(plainText(meant))))
  if (!kind) return null
  const words = wordsOf(text)
  const tokens = words.map(({ token }) => token)
  // “A giraffe, no, a clock”: where nothing like it was named, it is instead of whatever was.
  const isThere = tokens.some((_, i) => kindAt(tokens, i)?.kind === kind)
  for (let i = words.length - 1; i >= 0; i--) {
    const found = kindAt(tokens, i)
    if (!found || !(found.kind === kind || (!isThere && OBJECTS.has(kind) && OBJECTS.has(found.kind))))
      continue
    const last = words[i + found.length - 1]
    if (!last) continue
    const start = new RegExp(`^(?:${COUNT})\\s`, 'i').test(meant) ? startOf(words, i) : i
    return text.slice(0, words[start].at) + meant + text.slice(last.at + last.token.word.length)
  }
  return null
}

type Word = { token: Token; at: number }

function wordsOf(text: string): Word[] {
  return [...text.matchAll(/[a-z]+/gi)].flatMap(({ 0: word, index }) =>
    tokenise(word.toLowerCase()).map(token => ({ token, at: index })),
  )
}

/** Up to two qualifying words and the article or number before a noun belong to it. */
function startOf(words: readonly Word[], noun: number): number {
  for (let i = noun - 1; i >= Math.max(0, noun - 3); i--)
    if (new RegExp(`^(?:${COUNT})$`).test(words[i].token.word)) return i
  return noun
}

type Kind = 'colour' | 'hour' | 'weather' | 'season' | 'living' | 'food' | 'thing' | 'place' | 'count'

const OBJECTS: ReadonlySet<Kind> = new Set(['living', 'food', 'thing'])

/** What kind of thing is named last: of “a red fox” the fox says it. */
function kindOf(tokens: readonly Token[]): Kind | null {
  for (let i = tokens.length - 1; i >= 0; i--) {
    const found = kindAt(tokens, i)
    if (found) return found.kind
  }
  return null
}

function kindAt(tokens: readonly Token[], at: number): { kind: Kind; length: number } | null {
  const { word, singular } = tokens[at]
  if (COLOURS.has(word)) return { kind: 'colour', length: 1 }
  if (SEASONS.has(word)) return { kind: 'season', length: 1 }
  if (TIMES.has(word)) return { kind: 'hour', length: 1 }
  if (WEATHERS.has(word)) return { kind: 'weather', length: 1 }
  if (personNamed(singular)) return { kind: 'living', length: 1 }
  const noun = findNoun(tokens, at)
  if (noun) return { kind: kindOfNoun(noun.value), length: noun.length }
  const place = findPlace(tokens, at)
  if (place) return { kind: 'place', length: place.length }
  return COUNTS.has(word) && word !== 'a' && word !== 'an' ? { kind: 'count', length: 1 } : null
}

const kindOfNoun = (noun: Noun): Kind => {
  if (isFood(noun.drawing)) return 'food'
  return isAnimal(noun) && !CABINS.has(noun.drawing) ? 'living' : 'thing'
}
