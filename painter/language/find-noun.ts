import { hasIcon } from '../drawings/icons.ts'
import type { Token } from './text/tokens.ts'
import { namesNothing } from './vocabulary/filler.ts'
import type { Noun } from './vocabulary/noun.ts'
import { nounNamed } from './vocabulary/nouns.ts'
import { type PlaceName, placeNamed } from './vocabulary/places.ts'

const LONGEST_NAME = 4
const ARTICLE = /^(a|an|the)$/
/** “Her on the counter” is no heron, and “me at the window” no meat. */
const PRONOUN = /^(me|her|him|us|it|he|she|we|i|is|at|as|to|or|so|my|his)$/

/** Something found at a token, and how many tokens its name takes. */
type Found<Value> = { value: Value; length: number }

/** The longest name that the words from `start` on spell; the last word may be in the plural. */
function longest<Value>(
  tokens: readonly Token[],
  start: number,
  lookUp: (name: string) => Value | undefined,
): Found<Value> | null {
  for (let length = Math.min(LONGEST_NAME, tokens.length - start); length >= 1; length--) {
    const span = tokens.slice(start, start + length)
    if (span.some((token, i) => i > 0 && token.afterBreak)) continue
    // “Past a house” names no pasta.
    if (length > 1 && (PRONOUN.test(span[0].word) || span.some(({ word }) => ARTICLE.test(word)))) continue
    const head = span
      .slice(0, -1)
      .map(({ word, singular }, i) => (span[i + 1].word === 'of' ? singular : word))
    const last = span[length - 1]
    const value = lookUp([...head, last.singular].join('')) ?? lookUp([...head, last.word].join(''))
    if (value !== undefined) return { value, length }
  }
  return null
}

/** The thing named by the words from `start` on. Only reviewed nouns count: a guess would paint something else. */
export function findNoun(tokens: readonly Token[], start: number): Found<Noun> | null {
  const found = longest(tokens, start, nounNamed)
  if (!found) return null
  if (found.length === 1 && namesNothing(tokens[start].word)) return null
  return isDrawable(found.value) ? found : null
}

/** The place named by the words from `start` on. */
export const findPlace = (tokens: readonly Token[], start: number): Found<PlaceName> | null =>
  longest(tokens, start, placeNamed)

const isDrawable = ({ drawing }: Noun) => drawing.startsWith('@') || hasIcon('noto', drawing)
