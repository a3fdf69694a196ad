import { type NeededWords, neededWords } from './needed-words.ts'
import { restFirst } from './rest-first.ts'

/** What a phrase is written as instead, in the order in which they are applied. */
export type Phrases = readonly (readonly [RegExp, string])[]

const needs = new WeakMap<RegExp, NeededWords>()
const faster = new WeakMap<RegExp, RegExp>()

/**
 * A text with every phrase replaced. A pattern is only asked of texts that hold a word which it cannot do without:
 * V8 compiles each at its first use, and thousands of them take 40 MB and a third of a second in every thread.
 */
export function applyPhrases(text: string, phrases: Phrases): string {
  for (const [pattern, replacement] of phrases)
    if (mayMatch(pattern, text)) text = text.replace(fasterFor(pattern, text), replacement)
  return text
}

/** In longer texts what looks back from every place takes longer than to write a pattern anew. */
const LONG = 400

function fasterFor(pattern: RegExp, text: string): RegExp {
  if (text.length < LONG) return pattern
  let same = faster.get(pattern)
  if (!same) {
    same = restFirst(pattern)
    faster.set(pattern, same)
  }
  return same
}

function mayMatch(pattern: RegExp, text: string): boolean {
  let words = needs.get(pattern)
  if (words === undefined) {
    words = neededWords(pattern)
    needs.set(pattern, words)
  }
  const asked = pattern.ignoreCase ? text.toLowerCase() : text
  return words === null || words.some(word => asked.includes(word))
}
