import { COLOURS } from './colours.ts'
import { BURNING, CROWDED, FUTURE, GLOOM, MAGIC, OLD_TIMES, SEASONS, TIMES, WEATHERS } from './conditions.ts'
import { COUNTS } from './counts.ts'
import { isSilent } from './filler.ts'
import { LIGHT_WORDS } from './light.ts'
import { ACCESSORIES, HAIR_SHAPES, SKIN_COLOURS } from './people.ts'
import { CELESTIAL_BODIES, TREES } from './places.ts'
import { ACTIONS, ACTIVITY_PLACES, BODY_PARTS, DEEDS, RELATIONS } from './relations.ts'
import { wordsOf } from './rows.ts'
import { wordSet } from './table.ts'
import { PLAIN_VERBS } from './verb-forms.ts'

/** The tables of words that say more than the name of a thing. */
export const READ_TABLES: readonly (ReadonlySet<string> | ReadonlyMap<string, unknown>)[] = [
  COLOURS,
  TIMES,
  WEATHERS,
  SEASONS,
  BURNING,
  CROWDED,
  FUTURE,
  OLD_TIMES,
  GLOOM,
  MAGIC,
  COUNTS,
  LIGHT_WORDS,
  ACCESSORIES,
  HAIR_SHAPES,
  SKIN_COLOURS,
  TREES,
  CELESTIAL_BODIES,
  RELATIONS,
  ACTIONS,
  ACTIVITY_PLACES,
  BODY_PARTS,
  DEEDS,
  wordSet(
    'handinhand liftoff earthorbit strangeplanet burningsky iridescentsky cloudsea skylanterns eruption fromabove afterrain cavemouth roofgardens path footpath trail overgrown abandoned rusty ruined ' +
      'wearing no without not rainbow neon glowing flower flowers wildflowers heather lowtide glowingwater solareclipse beard bearded glasses blonde blond',
  ),
]

/** Endings of verbs and adverbs, which follow a noun without making it a part of a compound. */
const VERBAL = /(s|ing|ed|ly|en)$/

/** Verbs in the past, which follow whoever did it: “the bus broke down”. */
const PAST = wordsOf('past')

/** Whether a word after a noun may be the head of a compound that nobody knows: “a horse trailer”. */
export const mayBeUnknownHead = (word: string): boolean =>
  !isSilent(word) &&
  !PLAIN_VERBS.has(word) &&
  !PAST.has(word) &&
  !VERBAL.test(word) &&
  !/^\d/.test(word) &&
  !READ_TABLES.some(table => table.has(word))
