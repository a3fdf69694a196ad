import { compoundRole } from '../compounds.ts'
import { findNoun } from '../find-noun.ts'
import type { Reading } from '../reading.ts'
import type { Person } from '../vocabulary/people.ts'
import {
  INSTRUMENTS_OF,
  OLD_PEOPLE,
  PEOPLE,
  personNamed,
  SMALL_PEOPLE,
  TALL_PEOPLE,
  TOOLS_OF_TRADE,
} from '../vocabulary/people.ts'
import { CONTAINERS, MOUNTS } from '../vocabulary/relations.ts'
import { wordsOf } from '../vocabulary/rows.ts'
import { isApposition, takesTrade } from './appositions.ts'
import { isCostumeOfLast, wearAsCostume } from './beasts.ts'
import { gendered, genderSpokenOf } from './gender.ts'
import { asBorne, equip, giveTrade, isNameOfRoom, mountUp, toolOf } from './trades.ts'

/** Metres. */
const CHILD_HEIGHT = 1.25
const BABY_HEIGHT = 0.75

/** “An elephant family”: more of the animal named just before. */
function addToHerd(reading: Reading): boolean {
  const before = reading.scene.subjects.at(-1)
  if (!before || before.figure || !reading.previous || reading.namedAt.get(before) !== reading.at - 1)
    return false
  before.count = Math.max(before.count, 3)
  reading.understand(reading.token.word)
  return true
}

/** Words that say before a trade who has it: “a grandmother sailor”. */
const AGED = wordsOf('aged')

/** Trades whose word says that a woman has them. */
const WOMEN = /(woman|ess|cowgirl|maid|ballerina|diva)$/

const ON_THE_BACK = /\b(?:backpack|rucksack|knapsack)s?\b/

/** “Boy kite hill”: in a mere row of words somebody has or rides what is named next. */
function takeUpNext(reading: Reading) {
  const next = reading.isTerse ? findNoun(reading.tokens, reading.at + 1) : null
  if (!next) return
  const { drawing } = next.value
  reading.relate(MOUNTS.has(drawing) || CONTAINERS.has(drawing) ? 'ridden' : 'held')
}

/** Whether hair has the colour of old age. */
const isGrey = (hex: string | undefined) =>
  hex !== undefined && /^#([c-f])./.test(hex) && hex[1] === hex[3] && hex[3] === hex[5]

/** “A pirate boy” is a boy who looks like a pirate, “an elf queen” an elf with a crown. */
function castAs({ scene, face }: Reading, { figure, face: { gender } }: Person) {
  const { isChild, hat, outfit, isLong, hair } = figure
  const wearer = scene.subjects.at(-1)
  if (!wearer?.figure) return
  if (hat === 'crown') wearer.figure = { ...wearer.figure, hat, hold: undefined }
  if (hat === 'crown' && outfit === 'dress') wearer.figure = { ...wearer.figure, outfit, isLong, hair }
  face.gender ??= gender
  if (gender && !isChild && scene.subjects.length === 1) wearer.figure = gendered(wearer.figure, gender)
  if (!isChild) return
  const { hairColour } = wearer.figure
  wearer.figure = {
    ...wearer.figure,
    isChild,
    beard: false,
    hairColour: isGrey(hairColour) ? undefined : hairColour,
  }
  face.age = 'child'
  face.hair ??= hair === 'pony' || hair === 'snakes' || hair === 'spikes' ? 'long' : (hair ?? 'short')
  face.beard = false
  wearer.size = CHILD_HEIGHT
}

const heightOf = (name: string) =>
  name === 'baby' ? BABY_HEIGHT : SMALL_PEOPLE.has(name) ? CHILD_HEIGHT : TALL_PEOPLE.has(name) ? 4 : 1.75

/** A person: by role, by age, or just “a woman”. */
export function readPerson(reading: Reading): boolean {
  const thing = findNoun(reading.tokens, reading.at)
  if (thing && thing.length > 1) return false
  const name = personNamed(reading.token.singular)
  const person = name && PEOPLE.get(name)
  if (!name || !person) return false
  if (isNameOfRoom(reading, name, person.habitat)) return true
  const role = compoundRole(reading, { length: 1, key: `@${name}`, isPerson: true, isStaged: true })
  if (isCostumeOfLast(reading)) {
    reading.understand(reading.token.word)
    return true
  }
  if (isApposition(reading)) {
    const [one] = reading.scene.subjects
    one.figure = gendered(one.figure!, person.face.gender ?? null)
    reading.understand(reading.token.word)
    return true
  }
  if (takesTrade(reading, name)) {
    giveTrade(reading, name, person)
    reading.understand(reading.token.word)
    return true
  }
  if (role === 'dropped' && wearAsCostume(reading, name)) return true
  if (role === 'dropped') {
    if (AGED.has(name)) {
      reading.gender = person.face.gender ?? null
      if (OLD_PEOPLE.has(name)) reading.face.age = 'old'
      reading.understand(reading.token.word)
    } else reading.passOver(reading.token.word)
    return true
  }
  if (role === 'absorbed') {
    reading.understand(reading.token.word)
    castAs(reading, person)
    equip(reading, name)
    return true
  }

  if (name === 'family' && addToHerd(reading)) return true
  if (person.companions) reading.count = 1
  else if (reading.isPlural && reading.count === 1) reading.count = 3
  reading.person ??= name
  const gender =
    reading.gender ??
    (WOMEN.test(reading.token.singular) ? 'f' : person.habitat ? genderSpokenOf(reading) : null)
  reading.gender = null
  if (gender && reading.person === name) reading.face.gender ??= gender
  reading.personHome ??= person.habitat ?? null
  if (OLD_PEOPLE.has(name)) reading.face.age = 'old'
  const trade = TOOLS_OF_TRADE.get(reading.token.singular)
  // Who carries the wares about has no stall, and who is at something that is named is at nothing else.
  const hasOwn = ON_THE_BACK.test(reading.text) || /\bat weldedsculpture\b/.test(reading.text)
  const tool = trade?.how === 'at' && hasOwn ? undefined : trade
  const instruments = INSTRUMENTS_OF.get(name)?.map(drawing => ({
    how: 'held' as const,
    subject: toolOf(drawing),
  }))
  reading.addSubject({
    ...(instruments ? { bears: instruments } : {}),
    ...(tool ? { bears: [asBorne(tool)] } : {}),
    key: `@${name}`,
    name: reading.token.word,
    figure: gendered(person.figure, gender),
    ...(person.companions ? { companions: person.companions.map(look => ({ ...look })) } : {}),
    mode: 'ground',
    home: person.habitat ?? null,
    size: heightOf(name),
    furLength: 0,
  })
  takeUpNext(reading)
  if (name === 'skateboarder') mountUp(reading, 'skateboard')
  return true
}
