import { findNoun, findPlace } from '../find-noun.ts'
import { ASIDE_CLAUSES, ASIDE_CONTINUED, ASIDE_PHRASES } from '../vocabulary/asides.ts'
import { plainText, tokenise } from './tokens.ts'

/** What ends a clause, and what ends a sentence. */
const CLAUSE_END = /([,.;:!?\n()]+)/
const SENTENCE_END = /[.!?\n]/
/** Longer prompts are lists of things rather than sentences with asides. */
const MOST_CLAUSES = 60

/**
 * A prompt without what is said, after the picture has been told, of whom it is for, of what will be done with it and
 * of what somebody thinks of it: of “a castle, my son is six and loves knights” the castle. Where nothing would be
 * left to paint, all of it stays.
 */
export function withoutAsides(written: string): string {
  const prompt = ASIDE_PHRASES.reduce((text, [aside, read]) => text.replace(aside, read), written)
  const parts = prompt.split(CLAUSE_END)
  if (parts.length < 3 || parts.length > MOST_CLAUSES * 2) return prompt
  const kept = keptOf(parts)
  return kept.length === prompt.length || !namesAnything(kept) ? prompt : kept
}

/** Clauses stand at even numbers, with what ends them after each. */
function keptOf(parts: readonly string[]): string {
  let kept = (parts[0] ?? '') + (parts[1] ?? '')
  let isAside = false
  for (let i = 2; i < parts.length; i += 2) {
    const clause = (parts[i] ?? '').trim().toLowerCase()
    if (SENTENCE_END.test(parts[i - 1] ?? '')) isAside = false
    isAside = ASIDE_CLAUSES.some(aside => aside.test(clause)) || (isAside && ASIDE_CONTINUED.test(clause))
    kept += isAside ? (parts[i + 1] ?? '') : (parts[i] ?? '') + (parts[i + 1] ?? '')
  }
  return kept
}

function namesAnything(text: string): boolean {
  const tokens = tokenise(plainText(text))
  return tokens.some((_, i) => findNoun(tokens, i) !== null || findPlace(tokens, i) !== null)
}
