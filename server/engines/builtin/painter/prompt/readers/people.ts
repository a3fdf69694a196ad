import type { Figure } from '../../subjects/figures/figure-pen.ts'
import type { Face } from '../../subjects/portrait/bust-pen.ts'
import { compoundRole } from '../compounds.ts'
import { findNoun } from '../find-noun.ts'
import type { Reading } from '../reading.ts'
import type { Subject } from '../scene.ts'
import { COLOURS, HAIR_COLOURS } from '../vocabulary/colours.ts'
import { FEMALE, MALE, MOODS } from '../vocabulary/moods.ts'
import { nounOfDrawing, stagingOf } from '../vocabulary/nouns.ts'
import {
  HAIR_SHAPES,
  isRoomOfTrade,
  OLD_PEOPLE,
  PEOPLE,
  PLAIN_PEOPLE,
  personNamed,
  SIGNS_OF_TRADE,
  SKIN_COLOURS,
  SKIN_OF_LANDS,
  SMALL_PEOPLE,
  TALL_PEOPLE,
  TOOLS_OF_TRADE,
  USUAL_DEEDS,
} from '../vocabulary/people.ts'
import type { Person } from '../vocabulary/person.ts'
import { type PlaceName, placeNamed, settingOf } from '../vocabulary/places.ts'
import { CONTAINERS, MOUNTS } from '../vocabulary/relations.ts'
import { isCostumeOfLast, wearAsCostume } from './beasts.ts'

const BLONDE = '#e6c27a'
const GINGER = '#a8431c'
const WHITE_BEARD = '#e4e2de'
/** Metres. */
const CHILD_HEIGHT = 1.25

/** Hair, beard, glasses, age and skin: they only show in portraits, and hair and skin on figures. */
export function readLooks(reading: Reading): boolean {
  const { face, next, text } = reading
  const { word } = reading.token
  const skin = SKIN_COLOURS.get(word)
  const people = SKIN_OF_LANDS.get(word)
  if (people && (reading.previous === 'in' || reading.previous === 'from'))
    face.skin ??= SKIN_COLOURS.get(people)
  if (word === 'blonde' || word === 'blond') face.hairColour = BLONDE
  else if (word === 'redhead') {
    face.hairColour = GINGER
    reading.person = 'woman'
  } else if (word === 'ginger') {
    face.hairColour = GINGER
    if (next === 'cat') reading.holdColour('orange')
  } else if (word === 'freckles') face.freckles = true
  else if (word === 'beard' || word === 'bearded') {
    face.beard = true
    if (reading.colour) {
      face.hairColour =
        reading.colour === 'white'
          ? WHITE_BEARD
          : (HAIR_COLOURS.get(reading.colour) ?? COLOURS.get(reading.colour)!.hex)
      reading.colour = null
    }
  } else if (word === 'lipstick' && reading.scene.subjects.some(({ figure }) => figure)) {
    face.lips = COLOURS.get(reading.colour ?? 'red')?.hex
    reading.colour = null
  } else if (word === 'glasses') face.glasses = true
  else if (HAIR_SHAPES.has(word)) face.hair = word as Face['hair']
  else if (word === 'ponytail') face.hair = 'long'
  else if (word === 'hairbun') face.hair = 'bun'
  else if (word === 'elderly' || word === 'aged' || (word === 'old' && personNamed(next))) face.age = 'old'
  else if (word === 'flowers' && /portrait|face|hair/.test(text)) face.hat = 'flowers'
  else if (skin && (word.includes('-') || personNamed(next))) face.skin = skin
  else return false
  reading.understand(word)
  return true
}

/** “A female pilot”, “a laughing boy”: the words before or after somebody. */
export function readMoodAndGender(reading: Reading): boolean {
  const { face, next } = reading
  const { word } = reading.token
  const mood = MOODS.get(word)
  if (mood) face.mood ??= mood
  const isOfPerson = personNamed(next) !== undefined && PEOPLE.get(personNamed(next)!)?.figure !== undefined
  if (FEMALE.has(word) && isOfPerson && !PLAIN_PEOPLE.has(next)) reading.gender = 'f'
  else if (MALE.has(word) && isOfPerson) reading.gender = 'm'
  else return false
  reading.understand(word)
  return true
}

/** “An elephant family”: more of the animal named just before. */
function addToHerd(reading: Reading): boolean {
  const before = reading.scene.subjects.at(-1)
  if (!before || before.figure || reading.previous !== before.name) return false
  before.count = Math.max(before.count, 3)
  reading.understand(reading.token.word)
  return true
}

/** What people of a trade ride on. */
export function mountUp(reading: Reading, drawing: string) {
  const { count: _, accessories: __, ...mount } = toolOf(drawing)
  reading.relate('ridden')
  reading.addSubject({ ...mount, name: reading.token.word })
}

const toolOf = (drawing: string): Subject => ({
  key: drawing,
  name: drawing,
  ...(drawing.startsWith('@') ? {} : { icon: drawing }),
  ...stagingOf(nounOfDrawing(drawing)!),
  count: 1,
  accessories: [],
})

const PRONOUN_REACH = 5

/** “A potter at her wheel”: whose things are named next. */
function genderSpokenOf({ tokens, at }: Reading): 'f' | 'm' | null {
  for (const { word, singular } of tokens.slice(at + 1, at + 1 + PRONOUN_REACH)) {
    if (personNamed(singular)) return null
    if (word === 'her' || word === 'she') return 'f'
    if (word === 'his' || word === 'he') return 'm'
  }
  return null
}

/** Hair and clothes of a woman or a man in the same trade. */
function gendered(figure: Figure, gender: 'f' | 'm' | null): Figure {
  const { hair, outfit } = figure
  if (gender === 'f')
    return { ...figure, beard: false, hair: !hair || hair === 'short' || hair === 'bald' ? 'long' : hair }
  if (gender === 'm')
    return {
      ...figure,
      hair: hair === 'bald' ? hair : 'short',
      outfit: outfit === 'dress' ? 'casual' : outfit,
    }
  return { ...figure }
}

/** Words that say before a trade who has it: “a grandmother sailor”. */
const AGED: ReadonlySet<string> = new Set([
  'woman',
  'man',
  'girl',
  'boy',
  'lady',
  'grandmother',
  'grandfather',
])

/** Trades whose word says that a woman has them. */
const WOMEN = /(woman|ess|cowgirl|maid|ballerina|diva)$/

/** “A dwarf blacksmith” looks like a dwarf, and has what smiths have and does what they do. */
function equip({ scene, token }: Reading, trade: string) {
  const worker = scene.subjects.at(-1)
  if (!worker?.figure) return
  const tool = TOOLS_OF_TRADE.get(token.singular)
  if (tool && !worker.bears) worker.bears = [{ how: tool.how, subject: toolOf(tool.drawing) }]
  worker.action ??= USUAL_DEEDS.get(trade)
  worker.home = PEOPLE.get(trade)?.habitat ?? worker.home
}

const ON_THE_BACK = /\b(?:backpack|rucksack|knapsack)s?\b/

/** “Boy kite hill”: in a mere row of words somebody has or rides what is named next. */
function takeUpNext(reading: Reading) {
  const next = reading.isTerse ? findNoun(reading.tokens, reading.at + 1) : null
  if (!next) return
  const { drawing } = next.value
  reading.relate(MOUNTS.has(drawing) || CONTAINERS.has(drawing) ? 'ridden' : 'held')
}

/** “A pirate boy” is a boy who looks like a pirate, “an elf queen” an elf with a crown. */
function castAs({ scene, face }: Reading, { figure, face: { gender } }: Person) {
  const { isChild, hat, outfit, isLong, hair } = figure
  const wearer = scene.subjects.at(-1)
  if (!wearer?.figure) return
  if (hat === 'crown') wearer.figure = { ...wearer.figure, hat, hold: undefined }
  if (hat === 'crown' && outfit === 'dress') wearer.figure = { ...wearer.figure, outfit, isLong, hair }
  face.gender ??= gender
  if (!isChild) return
  wearer.figure = { ...wearer.figure, isChild, beard: false }
  face.age = 'child'
  face.hair ??= hair === 'pony' ? 'long' : (hair ?? 'short')
  face.beard = false
  wearer.size = CHILD_HEIGHT
}

/** Of what shows the trade, how much is about in its room. */
const ABOUT = 6

/** “A watchmaker studio”: the room where people of the trade work, and nobody in it. */
function isNameOfRoom(reading: Reading, name: string, habitat: PlaceName | undefined): boolean {
  const { tokens, at, scene } = reading
  const next = tokens[at + 1]
  if (!habitat || reading.isPlural || !next || next.afterBreak || !isRoomOfTrade(name, next.singular))
    return false
  const place = settingOf(habitat).room
    ? habitat
    : next.singular === 'studio'
      ? 'workshop'
      : placeNamed(next.singular)
  if (!place) return false
  reading.understand(reading.token.word, next.word)
  const sign = SIGNS_OF_TRADE.get(reading.token.singular)
  if (sign && nounOfDrawing(sign) && scene.subjects.length === 0) {
    const { count: _, accessories: __, ...tool } = toolOf(sign)
    reading.count = ABOUT
    reading.addSubject({ ...tool, name: reading.token.word })
    reading.headPlace ??= place
  }
  reading.at++
  reading.choosePlace(place)
  return true
}

/** Words that only say how somebody is, between “a” and “man”. */
const MOST_QUALIFIERS = 4
const GOING_ON = /^(with|in|who|holding|wearing|proudly|carrying|standing|sitting|of|at|on|whose|smiling)$/

/** “Our baker, a big man with tattooed arms” is one person, who is said to be a man. */
function isApposition({ tokens, at, token, scene, namedAt, isPlural }: Reading): boolean {
  const [first] = scene.subjects
  const next = tokens[at + 1]
  if (!first?.figure || scene.subjects.length > 1 || isPlural || !PLAIN_PEOPLE.has(token.singular))
    return false
  if (PLAIN_PEOPLE.has(first.key.slice(1)) || first.count > 1 || first.companions) return false
  if (!next || next.afterBreak || !GOING_ON.test(next.word)) return false
  let start = at
  while (start > 0 && at - start < MOST_QUALIFIERS && !tokens[start].afterBreak) start--
  return tokens[start].afterBreak && /^an?$/.test(tokens[start].word) && namedAt.get(first) === start - 1
}

const OWN = /^(my|our|his|her|their)$/

/** “My grandfather, a fisherman, …” is one person: the grandfather, who has the trade. */
function takesTrade(reading: Reading, name: string): boolean {
  const { tokens, at, scene, namedAt, isPlural } = reading
  const [first] = scene.subjects
  const habitat = PEOPLE.get(name)?.habitat
  const kin = first && personNamed(first.key.slice(1))
  if (!first?.figure || !kin || !habitat || isPlural || scene.subjects.length > 1) return false
  if (PEOPLE.get(kin)?.habitat || first.count > 1 || first.companions) return false
  const named = namedAt.get(first) ?? 0
  let start = named
  while (start > 0 && named - start < MOST_QUALIFIERS && !tokens[start].afterBreak) start--
  const isOwn = tokens.slice(start, named).some(({ word }) => OWN.test(word))
  const article = tokens[named + 1]
  return isOwn && article?.afterBreak && /^an?$/.test(article.word) && at - named - 1 <= MOST_QUALIFIERS
}

/** Gives somebody of a family the clothes, the tools and the deed of a trade, but their own age. */
function giveTrade(reading: Reading, name: string, { figure, face, habitat }: Person) {
  const [one] = reading.scene.subjects
  const isOld = OLD_PEOPLE.has(one.key.slice(1))
  const gender = reading.face.gender ?? PEOPLE.get(one.key.slice(1))?.face.gender ?? face.gender ?? null
  const hairColour = isOld ? one.figure?.hairColour : figure.hairColour
  const own = { hairColour, beard: isOld ? one.figure?.beard : false, glasses: one.figure?.glasses }
  one.figure = gendered({ ...figure, ...own }, gender)
  one.key = `@${name}`
  one.home = habitat ?? one.home
  reading.person = name
  reading.face.gender ??= gender ?? undefined
  reading.personHome ??= habitat ?? null
  equip(reading, name)
}

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
  // Who carries the wares about has no stall.
  const tool = trade?.how === 'at' && ON_THE_BACK.test(reading.text) ? undefined : trade
  reading.addSubject({
    ...(tool ? { bears: [{ how: tool.how, subject: toolOf(tool.drawing) }] } : {}),
    key: `@${name}`,
    name: reading.token.word,
    figure: gendered(person.figure, gender),
    ...(person.companions ? { companions: person.companions } : {}),
    mode: 'ground',
    home: person.habitat ?? null,
    size: SMALL_PEOPLE.has(name) ? CHILD_HEIGHT : TALL_PEOPLE.has(name) ? 4 : 1.75,
    furLength: 0,
  })
  takeUpNext(reading)
  if (name === 'skateboarder') mountUp(reading, 'skateboard')
  return true
}
