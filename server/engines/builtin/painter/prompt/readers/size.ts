import { findNoun, findPlace } from '../find-noun.ts'
import type { Reading } from '../reading.ts'
import { meanings } from '../vocabulary/table.ts'

type Growth = '3' | '2' | '0.5'

/** How many times as large as its kind something is. */
const GROWTHS = meanings<Growth>({
  3: 'giant gigantic colossal gargantuan oversized humongous',
  2: 'huge enormous massive immense',
  '0.5': 'tiny miniature minuscule teeny',
})

/** Of no kind; else they are nouns. */
const FLOWERS = /^(flowers?|wildflowers)$/
const REACH = 4
/** Where what the word belongs to is over. */
const ENDS = /^(and|with|of|in|on|at|by|under|over|who|that|is|are|the|a|an)$/

/** “A giant red dragon”: the word says how large the dragon is, and brings no giant along. */
export function readSize(reading: Reading): boolean {
  const { tokens, at } = reading
  const growth = GROWTHS.get(reading.token.word)
  if (!growth) return false
  for (let i = at + 1; i <= Math.min(at + REACH, tokens.length - 1); i++) {
    if (tokens[i].afterBreak || ENDS.test(tokens[i].word)) return false
    if (findPlace(tokens, i)) {
      // Places are as large as they are, and no giant is in them.
      reading.understand(reading.token.word)
      return true
    }
    if (!findNoun(tokens, i) && !FLOWERS.test(tokens[i].word)) continue
    reading.growth = Number(growth)
    reading.understand(reading.token.word)
    return true
  }
  return false
}
