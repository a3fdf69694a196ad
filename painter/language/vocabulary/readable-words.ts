import { COLOURS } from './colours.ts'
import { SEASONS, TIMES, WEATHERS } from './conditions.ts'
import { silentWords } from './filler.ts'
import { READ_TABLES } from './known.ts'
import { NOUN_NAMES } from './nouns.ts'
import { PERSON_NAMES } from './people.ts'
import { PLACE_WORDS, TREES } from './places.ts'
import { wordSet } from './table.ts'

/** Words without a picture that are often written wrongly. */
const PRAISE = wordSet(
  'beautiful colorful colourful background realistic detailed photograph standing sitting surrounded across romantic',
)

type ReadableWords = {
  all: ReadonlySet<string>
  /** Those that something is painted for, by their first letter. */
  byInitial: ReadonlyMap<string, readonly string[]>
}

let words: ReadableWords | null = null

/** Every word that the tables know, by itself or as a part of a name; gathered when it is first needed. */
export function readableWords(): ReadableWords {
  words ??= gather()
  return words
}

function gather(): ReadableWords {
  const all = new Set<string>()
  const names = [...NOUN_NAMES, ...PERSON_NAMES, ...PLACE_WORDS, ...silentWords(), ...COLOURS.keys()]
  for (const name of names) for (const part of name.split('-')) all.add(part)
  for (const table of READ_TABLES) for (const word of table.keys()) all.add(word)
  const shown = [...NOUN_NAMES, ...PERSON_NAMES, ...PLACE_WORDS].filter(name => !name.includes('-'))
  const lit = [TIMES, WEATHERS, SEASONS, TREES].flatMap(table => [...table.keys()])
  const byInitial = new Map<string, string[]>()
  for (const word of new Set([...shown, ...lit, ...PRAISE]))
    byInitial.set(word[0], [...(byInitial.get(word[0]) ?? []), word])
  return { all, byInitial }
}
