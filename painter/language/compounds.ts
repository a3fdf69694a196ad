import { findNoun, findPlace } from './find-noun.ts'
import type { Reading } from './reading.ts'
import { ANIMAL_PARTS } from './steps/people/parts.ts'
import type { Place } from './surroundings.ts'
import type { Token } from './text/tokens.ts'
import { isAnimal } from './vocabulary/animal-nouns.ts'
import { COLOURS, GARMENTS } from './vocabulary/colours.ts'
import { COLLECTIVES } from './vocabulary/counts.ts'
import { namesNothing } from './vocabulary/filler.ts'
import { mayBeUnknownHead } from './vocabulary/known.ts'
import { ACCESSORIES, PLAIN_PEOPLE, personNamed } from './vocabulary/people.ts'
import { FRAMING_PLACES, type PlaceName, settingOf, TREES } from './vocabulary/places.ts'
import { YOUNG } from './vocabulary/relations.ts'
import { wordsOf } from './vocabulary/rows.ts'
import { wordSet } from './vocabulary/table.ts'

type Noun = {
  /** How many words it takes, from the current one on. */
  length: number
  /** The key its subject would have. */
  key: string
  isPerson: boolean
  /** Whether it lives or stands somewhere, so that a place named after it is where it is: “fox forest”. */
  isStaged: boolean
}

/**
 * The last noun of an English compound is its head: a “pirate ship” is a ship, a “wheat field” a field.
 * - `head`: the noun stands for itself.
 * - `dropped`: it only qualifies the noun that follows, and cannot be shown.
 * - `absorbed`: it adds nothing to its neighbour: “samurai woman”, “coffee cup”.
 */
export function compoundRole(reading: Reading, noun: Noun): 'head' | 'dropped' | 'absorbed' {
  if (noun.isPerson && PLAIN_PEOPLE.has(reading.token.singular) && followsPerson(reading)) return 'absorbed'
  if (noun.isPerson && followsCostume(reading)) return 'absorbed'
  if (reading.isTerse && noun.isPerson && !QUALIFYING.has(reading.token.singular)) return 'head'
  const last = reading.tokens[reading.at + noun.length - 1]
  const next = reading.tokens[reading.at + noun.length]
  if (last.word !== last.singular || !next || next.afterBreak) return 'head'
  if (namesNothing(next.word) || COLOURS.has(next.word) || reading.excluded.has(next.singular)) return 'head'

  if (WHEREABOUTS.test(next.word)) return 'head'
  if (DONE_TO.test(next.word) && saysHow(reading.tokens[reading.at + noun.length + 1])) return 'head'
  if (FIRE_BRIGADE.test(`${reading.token.word} ${next.singular}`)) return 'dropped'
  if (!noun.isPerson && noun.isStaged && YOUNG.has(next.singular)) return 'head'
  const person = personNamed(next.singular)
  if (person === 'family' || COLLECTIVES.has(next.word)) return 'head'
  if (!noun.isPerson && noun.isStaged && ANIMAL_FRIENDS.has(next.singular)) return 'head'
  const isCostume = COSTUMED.has(reading.token.singular)
  if (person) return noun.isPerson && (PLAIN_PEOPLE.has(next.singular) || isCostume) ? 'head' : 'dropped'
  const place = findPlace(reading.tokens, reading.at + noun.length)
  const found = findNoun(reading.tokens, reading.at + noun.length)
  if (place && BUILDINGS.test(noun.key) && settingOf(place.value).stage === 'room') return 'absorbed'
  if (place && noun.isPerson && SETTLED.has(settingOf(place.value).stage)) return 'absorbed'
  if (place && !noun.isPerson && SELLING.has(place.value)) return 'absorbed'
  if (place && !found)
    return noun.isStaged || FRAMING_PLACES.has(settingOf(place.value).stage) ? 'head' : 'dropped'
  if (TREES.has(next.singular)) return noun.isStaged ? 'head' : 'absorbed'
  // “My dog max”.
  if (!found && OWNED.test(reading.previous)) return 'head'
  // “A child let …”: after plain people an unknown word says what they do.
  if (!found && noun.isPerson && DOERS.has(reading.token.singular)) return 'head'
  // Of a whale's tail the whale is seen.
  if (!found && isPartOfAnimal(reading, next.singular)) return 'head'
  if (!found && isWorn(next.singular)) return 'dropped'
  if (!found) return mayBeUnknownHead(next.word) ? 'dropped' : 'head'
  return found.value.drawing === noun.key ? 'absorbed' : 'dropped'
}

/** People whose word says in a mere row of words, too, what the next thing is like: “pirate ship”. */
const QUALIFYING = wordSet(
  'pirate viking wizard witch police policeman baby doll toy fairy ghost zombie santa elf princess king queen robot mermaid superhero hobbit knight',
)

const isPartOfAnimal = ({ tokens, at }: Reading, word: string) => {
  const owner = findNoun(tokens, at)?.value
  return owner !== undefined && isAnimal(owner) && ANIMAL_PARTS.has(word)
}

/** “Aviator glasses”, “a sailor collar”: who else has the like is not there. */
const isWorn = (word: string) => ACCESSORIES.has(word) || GARMENTS.has(word) || WORN.test(word)
const WORN =
  /^(beard|hair|haircut|hairstyle|moustache|mustache|makeup|tattoo|jacket|uniform|costume|outfit|collar|boot|shoe|trouser|pants|jeans|jewelry|necklace|earring|clothes|attire|hat|cap|helmet|glove|vest|belt|tie|sock|mask)$/

const OWNED = /^(my|our)$/
/** Those after whom an unknown word is a verb. */
const DOERS = wordSet('man woman boy girl child kid person lady guy gentleman couple friend tourist')

/** “A hobbit village”, “a wizard library”: who lives there need not be there. */
const SETTLED: ReadonlySet<Place> = new Set(['village', 'room', 'street', 'city', 'table'])

/** “A fish market”, “a cheese shop”: what is sold there is not the subject. */
const SELLING = wordsOf<PlaceName>('selling')

/** “A wolf companion”: the word after an animal says what it is to somebody. */
const ANIMAL_FRIENDS = wordSet('companion familiar sidekick buddy pal mount pet')
/** What is somewhere is no part of its name. */
const WHEREABOUTS = /^(underwater|outdoors|outside|indoors|inside|upstairs|ashore|backstage)$/
/** What has been done to it neither, where it says how or where. */
const DONE_TO =
  /^(?:bent|sunk|torn|worn|grown|thrown|blown|strewn|shrunk|woven|hewn|flung|slung|swung|clung|dug|spilt|bound|wound|drawn|driven|shaken|struck|laden|lit|gone|run|set|put|made|done|seen|left|led|read|ridden|overrun|overgrown|halfsunk|halfburied|adrift|aground|afloat|aloft|askew|ajar|upright|sideways|halfway|mid)$/
const HOW_OR_WHERE =
  /^(?:over|under|by|in|into|on|onto|from|up|down|off|out|against|to|at|through|across|with|around|along|behind|beside|between|half|away|past|above|below|near|inside|like|and|low|high)$/
/** “A sunflower bent over a shed”, “a boat adrift”: the word after is what says how, or the end. */
const saysHow = (next: Token | undefined) => !next || next.afterBreak || HOW_OR_WHERE.test(next.word)
/** Where nothing burns. */
const FIRE_BRIGADE =
  /^fire (station|department|brigade|house|hall|truck|engine|fighter|escape|hydrant|chief|alarm|extinguisher)$/

/** “A tower room”, “a castle hall”: the room is what is seen. */
const BUILDINGS = /^(@tower|castle|@barn|church|house|@cabin|@stonecottage|@lighthouse|@windmill)$/

/** People whose look says more than the trade named after them: “a pirate captain”, “an elf archer”. */
const COSTUMED = wordSet(
  'pirate elf viking samurai ninja vampire zombie witch wizard geisha cowboy astronaut knight orc dwarf hobbit halfling goblin troll gnome tiefling lich necromancer kobold skeleton valkyrie',
)

const followsCostume = ({ tokens, at, token }: Reading) =>
  !token.afterBreak && at > 0 && COSTUMED.has(tokens[at - 1].word)

function followsPerson({ tokens, at, token }: Reading): boolean {
  const before = tokens[at - 1]
  if (!before || token.afterBreak || before.word !== before.singular) return false
  return personNamed(before.singular) !== undefined && !PLAIN_PEOPLE.has(before.singular)
}
