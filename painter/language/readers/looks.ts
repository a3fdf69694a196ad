import type { Reading } from '../reading.ts'
import { COLOURS, HAIR_COLOURS } from '../vocabulary/colours.ts'
import { FACE_WEAR } from '../vocabulary/face-wear.ts'
import { FEMALE, MALE, MOODS } from '../vocabulary/moods.ts'
import {
  HAIR_SHAPES,
  PEOPLE,
  PLAIN_PEOPLE,
  personNamed,
  SKIN_COLOURS,
  SKIN_OF_LANDS,
} from '../vocabulary/people.ts'
import { wordSet } from '../vocabulary/table.ts'

const BLONDE = '#e6c27a'
const GINGER = '#a8431c'
const WHITE_BEARD = '#e4e2de'

/** “A green mohawk”, “a white beard”: the colour just named is the hair's. */
function tintHair(reading: Reading) {
  const { colour, face } = reading
  if (!colour) return
  face.hairColour ??=
    colour === 'white' ? WHITE_BEARD : (HAIR_COLOURS.get(colour) ?? COLOURS.get(colour)!.hex)
  reading.colour = null
}

/** “In a gas mask”, “a tattooed man”: on whoever was named last, or else is named next. */
function wearOnFace(reading: Reading): boolean {
  const { face, scene, token } = reading
  const wear = FACE_WEAR.get(token.word)
  const wearer = scene.subjects.findLast(({ figure }) => figure)?.figure
  if (!wear || (!wearer && personNamed(reading.next) === undefined)) return false
  const wearColour = COLOURS.get(reading.colour ?? '')?.hex
  Object.assign(wearer && scene.subjects.length > 1 ? wearer : face, {
    wear,
    ...(wearColour ? { wearColour } : {}),
  })
  reading.colour = null
  return true
}

/** Words between somebody and the land they are in. */
const SAYS_WHERE: ReadonlySet<string> = new Set(['in', 'from', 'of', 'near', 'outside'])
/** What the name of a town stands before. */
const PART_OF_TOWN = wordSet(
  'street market traffic village slum bus station lane roundabout alley cafe barber rooftop beach',
)
/** Animals that are ginger, as people say of orange fur. */
const GINGER_KINDS = /^(?:cat|kitten|kitty|tom|tomcat|dog|puppy|rabbit|bunny|hamster|horse|pony|cow|tabby)$/

/** Hair, beard, glasses, age and skin: they only show in portraits, and hair and skin on figures. */
export function readLooks(reading: Reading): boolean {
  const { face, next, text } = reading
  const { word } = reading.token
  const skin = SKIN_COLOURS.get(word)
  const people = SKIN_OF_LANDS.get(word)
  if (people && (SAYS_WHERE.has(reading.previous) || PART_OF_TOWN.has(next))) {
    face.skin ??= SKIN_COLOURS.get(people)
    reading.scene.locals ??= face.skin
  }
  if (word === 'blonde' || word === 'blond') face.hairColour = BLONDE
  else if (word === 'redhead') {
    face.hairColour = GINGER
    reading.person = 'woman'
  } else if (word === 'ginger') {
    face.hairColour = GINGER
    if (GINGER_KINDS.test(next)) reading.holdColour('orange')
  } else if (word === 'freckles') face.freckles = true
  else if (word === 'beard' || word === 'bearded') {
    face.beard = true
    tintHair(reading)
  } else if (word === 'lipstick' && reading.scene.subjects.some(({ figure }) => figure)) {
    face.lips = COLOURS.get(reading.colour ?? 'red')?.hex
    reading.colour = null
  } else if (wearOnFace(reading)) {
    // It is on whoever was named.
  } else if (word === 'eyeshadow') {
    face.eyeShadow = COLOURS.get(reading.colour ?? 'purple')?.hex
    reading.colour = null
  } else if (word === 'glasses') face.glasses = true
  else if (HAIR_SHAPES.has(word)) {
    face.hair = HAIR_SHAPES.get(word)
    tintHair(reading)
  } else if (/^mou?stache[sd]?$/.test(word)) {
    face.moustache = true
    tintHair(reading)
  } else if (/^earrings?$/.test(word) && reading.scene.subjects.some(({ figure }) => figure)) {
    face.earrings = true
    reading.colour = null
  } else if (word === 'ponytail') face.hair = 'long'
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
