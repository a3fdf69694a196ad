import type { Reading } from '../reading.ts'
import type { Token } from '../text/tokens.ts'
import { PEOPLE, PLAIN_PEOPLE, personNamed } from '../vocabulary/people.ts'

/** Words that only say how somebody is, between “a” and “man”. */
const MOST_QUALIFIERS = 4

/** The number of the word that begins the phrase which ends at a word, not looking far. */
function phraseStart(tokens: readonly Token[], end: number): number {
  let start = end
  while (start > 0 && end - start < MOST_QUALIFIERS && !tokens[start].afterBreak) start--
  return start
}

const GOING_ON = /^(with|in|who|holding|wearing|proudly|carrying|standing|sitting|of|at|on|whose|smiling)$/

/** “Our baker, a big man with tattooed arms” is one person, who is said to be a man. */
export function isApposition({ tokens, at, token, scene, namedAt, isPlural }: Reading): boolean {
  const [first] = scene.subjects
  const next = tokens[at + 1]
  if (!first?.figure || scene.subjects.length > 1 || isPlural || !PLAIN_PEOPLE.has(token.singular))
    return false
  if (PLAIN_PEOPLE.has(first.key.slice(1)) || first.count > 1 || first.companions) return false
  if (!next || next.afterBreak || !GOING_ON.test(next.word)) return false
  const start = phraseStart(tokens, at)
  return tokens[start].afterBreak && /^an?$/.test(tokens[start].word) && namedAt.get(first) === start - 1
}

const OWN = /^(my|our|his|her|their)$/

/** “My grandfather, a fisherman, …” is one person: the grandfather, who has the trade. */
export function takesTrade(reading: Reading, name: string): boolean {
  const { tokens, at, scene, namedAt, isPlural } = reading
  const [first] = scene.subjects
  const habitat = PEOPLE.get(name)?.habitat
  const kin = first && personNamed(first.key.slice(1))
  if (!first?.figure || !kin || !habitat || isPlural || scene.subjects.length > 1) return false
  if (PEOPLE.get(kin)?.habitat || first.count > 1 || first.companions) return false
  const named = namedAt.get(first) ?? 0
  const isOwn = tokens.slice(phraseStart(tokens, named), named).some(({ word }) => OWN.test(word))
  const article = tokens[named + 1]
  return isOwn && article?.afterBreak && /^an?$/.test(article.word) && at - named - 1 <= MOST_QUALIFIERS
}
