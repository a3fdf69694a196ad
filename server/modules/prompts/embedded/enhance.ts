import { createHash } from 'node:crypto'
import type { Mode } from '#catalogue/mode.ts'
import { PROMPT_LIMIT } from '#contract/creation-limits.ts'
import { lengthOf } from '#server/lib/texts.ts'
import { countColours, readSampleFacts } from './facts.ts'
import { planFor } from './word-classes.ts'

/** More than all that is ever added to one prompt: a prompt gets everything that it lacks, or nothing. */
const ROOM = 300

/**
 * Adds words of light, lens, palette and composition where the prompt has none. What was written stays,
 * to the letter, at the beginning; the same prompt always gets the same words, and an enhanced one none.
 */
export function enhanceByRules(prompt: string, mode: Pick<Mode, 'key'> | null): string {
  if (!prompt.trim() || lengthOf(prompt) > PROMPT_LIMIT - ROOM) return prompt
  const facts = readSampleFacts(prompt)
  const colours = countColours(prompt)
  const additions = planFor(mode).flatMap(({ name, present, offers }) => {
    if (present.test(prompt)) return []
    const texts = offers(facts, colours)
    return texts.length > 0 ? [texts[numberOf(`${name}:${prompt}`) % texts.length]!] : []
  })
  return additions.length > 0 ? prompt + joined(prompt, additions) : prompt
}

/** The additions as they follow upon the prompt's last character: after a full stop as a sentence. */
function joined(prompt: string, additions: readonly string[]): string {
  const text = additions.join(', ')
  if (/\s$/.test(prompt)) return text
  if (/[.!?…]$/.test(prompt)) return ` ${text.charAt(0).toUpperCase()}${text.slice(1)}.`
  if (/[,;:–—-]$/.test(prompt)) return ` ${text}`
  return `, ${text}`
}

const numberOf = (text: string): number => createHash('sha256').update(text).digest().readUInt32BE(0)
