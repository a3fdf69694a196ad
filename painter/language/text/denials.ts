import { findNoun, findPlace } from '../find-noun.ts'
import { personNamed } from '../vocabulary/people.ts'
import { singular } from '../vocabulary/plurals.ts'
import type { Token } from './tokens.ts'

/** Removes “no …” and “without …” from the words and returns all that must not appear, in the singular. */
export function takeExclusions(tokens: Token[], negativePrompt: string): Set<string> {
  const excluded = new Set(
    negativePrompt
      .toLowerCase()
      .split(/[^a-z]+/)
      .filter(Boolean)
      .map(singular),
  )
  for (let i = 0; i < tokens.length; i++)
    while (NEGATIONS.has(tokens[i]?.word) && tokens[i + 1]) {
      const isOfThing = tokens[i].word !== 'not'
      tokens.splice(i, 1)
      while (isOfThing && QUALIFIERS.has(tokens[i].word) && tokens[i + 1]) tokens.splice(i, 1)
      for (const { singular } of tokens.splice(i, isOfThing ? lengthOfNegated(tokens, i) : 1))
        excluded.add(singular)
      // “No cars or people”.
      if (isOfThing && /^(or|nor)$/.test(tokens[i]?.word) && tokens[i + 1]) tokens[i].word = 'no'
    }
  return excluded
}

/** “No street lamps” and “no tall buildings” deny all of their words. */
function lengthOfNegated(tokens: readonly Token[], start: number): number {
  const { length } = findNoun(tokens, start) ?? findPlace(tokens, start) ?? { length: 0 }
  if (length > 1 || findNoun(tokens, start)) return length
  const next = tokens[start + 1]
  const isQualified =
    next && !next.afterBreak && !personNamed(tokens[start].singular) && next.word !== next.singular
  return isQualified ? 1 + (findNoun(tokens, start + 1)?.length ?? 0) : 1
}

const NEGATIONS: ReadonlySet<string> = new Set(['no', 'without', 'not', 'nor'])
/** Words between “no” and what there is none of. */
const QUALIFIERS: ReadonlySet<string> = new Set([
  ...['a', 'an', 'any', 'the', 'other', 'single', 'visible', 'one', 'his', 'her', 'its', 'their', 'more'],
  ...['extra', 'additional', 'modern', 'actual', 'real', 'human', 'such', 'much', 'many'],
])

const QUALIFIER = [...QUALIFIERS].join('|')
const DENIED = new RegExp(
  `\\b(?:no|without) (?:(?:${QUALIFIER}) )*[\\w-]+(?: (?:or|nor) (?:(?:${QUALIFIER}) )*[\\w-]+)*`,
  'g',
)

/** A normalised text without the things that it says there are none of. */
export const withoutDenied = (text: string): string => text.replace(DENIED, '')
