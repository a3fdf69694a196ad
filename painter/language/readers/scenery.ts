import { findNoun, findPlace } from '../find-noun.ts'
import type { Reading } from '../reading.ts'
import { HOLLOW } from '../steps/places/join-places.ts'
import type { Token } from '../text/tokens.ts'
import { frontSeen } from '../vocabulary/building-fronts.ts'
import { COLOURS, TINTED_PLACES } from '../vocabulary/colours.ts'
import { nounOfDrawing, stagingOf } from '../vocabulary/nouns.ts'
import { personNamed } from '../vocabulary/people.ts'
import { CELESTIAL_BODIES, type PlaceName, placeNamed, placeRank, settingOf } from '../vocabulary/places.ts'
import { wordsOf } from '../vocabulary/rows.ts'
import { isUsualColour } from './colours.ts'

/** Planets and galaxies: they make the place space, unless one stands on a world already. */
export function readCelestialBody(reading: Reading): boolean {
  const { place, scene } = reading
  const { word, singular } = reading.token
  if (!CELESTIAL_BODIES.has(singular)) return false
  reading.understand(word)
  const before = wordsBefore(reading)
  scene.celestialBodies.push(singular)
  if (PLANETS.test(singular)) scene.planetColour ??= before.findLast(one => COLOURS.has(one)) ?? null
  reading.colour = null
  const onAWorld = place === 'mars' || place === 'moon'
  if (!place || !(onAWorld || singular === 'earth')) reading.choosePlace('space')
  return true
}

const PLANETS = /^(planet|saturn|jupiter)$/

/** What is said of a thing right before its name. */
function wordsBefore({ tokens, at }: Reading): string[] {
  const words: string[] = []
  for (let k = at - 1; k >= Math.max(0, at - 3) && !tokens[k + 1].afterBreak; k--)
    words.unshift(tokens[k].word)
  return words
}

/** Words after which a building is a place that one is in: “inside a church”, “a concert hall”. */
const INDOORS = /^(in|inside|into|at|within|on|of|entering|from)$/
const OUTDOORS = /^(by|near|outside|behind|beside|with|and|under|over|above|past|opposite|toward|towards)$/
const REACH = 4
/** Places that rooms of other kinds may have in them. */
const FITTED = wordsOf<PlaceName>('fitted')
/** What is seen of a building only from within. */
const SEEN_INSIDE =
  /\b(interior|full of|filled with|co[sz]y (\w+ )?(cafe|coffee shop|bar|pub|inn|restaurant|bakery|bookshop|shop|tearoom|bistro|diner)|(rain|snow) outside|(crowded|busy|bustling|packed|lively|hip|trendy) (\w+ ){0,2}(cafe|coffee shop|bar|pub|tavern|restaurant|diner|bakery|pizzeria|bookshop|bookstore|gym|supermarket|library|barbershop|salon|canteen)|booths?|floor|shelves|stacks of|adventurers|drinking|patrons|customers|bartender|barista|counter|candlelit|tables|jars|live music|band|shelf|display cases?|slot machines|(shop|store|pub|bar|tavern) with(?!( \w+)* (awning|sign|facade|door))|ceiling|stools|chandeliers?|aisles?|pews|stained glass|choir|kneeling|praying|altar|organ|dust|hay|rafters|(light|sun) ?(beams?|rays?|shafts?)|(beams?|rays?|shafts?) of (sun)?light|through (the |a |its |an? old )?(\w+ ){0,2}(windows?|roof|slats|boards|cracks))\b/

/** What is before a house; the weather about a shop, which has no window to the back, is seen from there, too. */
const SEEN_FROM_THE_STREET =
  /\b(awnings?|(?:in|on) (?:an?|the) (?:\w+ ){0,2}(?:street|alley|lane|corner)|lights? in (?:the|its) windows?|(tables?|chairs|seats|benches|umbrellas|people|bicycle|bike) outside|outside tables|shop ?front|street sweepers?|on the pavement|(?<!coffee )(shop|store|bookshop|bookstore|bakery) (on|in) (an? |the )?(\w+ )?(rainy|snowy|stormy|foggy|misty|rain|snow|street|corner|alley|lane|square))\b/

/**
 * A place. Lighthouses and pyramids are places as well as things; a church is a building in the land, unless
 * somebody is in it.
 */
export function readPlace(reading: Reading): boolean {
  const { tokens, at } = reading
  const found = findPlace(tokens, at)
  if (!found) return false
  const { length } = found
  const place = placeMeant(reading, found.value)
  const name = tokens.slice(at, at + length).map(token => token.word)
  const { word, singular } = tokens[at + length - 1]
  const { stage } = settingOf(place)
  const noun = findNoun(tokens, at)
  const followsPlace = at > 0 && !tokens[at].afterBreak && findPlace(tokens, at - 1) !== null
  if (noun && noun.length > length) return false
  // Of “an old street sign” the sign is seen, wherever old streets are.
  if (length > 1 && (findNoun(tokens, at + length - 1)?.length ?? 0) > 1) return false
  if (
    noun &&
    noun.length === length &&
    stage === 'room' &&
    !isInside(reading) &&
    (!SEEN_INSIDE.test(reading.text) || SEEN_FROM_THE_STREET.test(reading.text)) &&
    !HOLLOW.test(reading.text)
  )
    return false
  if (continuesPerson(reading, length)) {
    reading.activityPlace ??= place
    reading.understand(name.join(' '))
    reading.at += length - 1
    return true
  }
  if (stage === 'room' && addFront(reading, place, name.join(' '), length)) return true
  if (stage === 'room' && isOutside(reading)) {
    reading.choosePlace('street')
    reading.understand(name.join(' '))
    reading.at += length - 1
    return true
  }
  if (singular === 'roof' && isUpon(reading) && joinRoof(reading)) return true
  if ((stage === 'window' || (singular === 'roof' && !isUpon(reading))) && belongsToBuilding(reading)) {
    reading.understand(word)
    return true
  }
  reading.at += length - 1
  if ((stage === 'room' || place === 'balcony') && isOneOfMany(reading, length)) {
    reading.passOver(name.join(' '))
    return true
  }
  const isSecondRoom =
    stage === 'room' &&
    reading.place !== null &&
    settingOf(reading.place).stage === 'room' &&
    placeRank(place) <= placeRank(reading.place)
  if (isSecondRoom && reading.place !== place) {
    // Of an “attic bedroom” the attic says more; a second room elsewhere is not shown.
    if (followsPlace || FITTED.has(place)) reading.understand(name.join(' '))
    else reading.passOver(name.join(' '))
    return true
  }
  reading.understand(name.join(' '))
  beAt(reading, place, { length, word, singular })
  return true
}

/** Takes a place that is read as where the scene is, or as what else it says. */
function beAt(
  reading: Reading,
  place: PlaceName,
  { length, word, singular }: { length: number; word: string; singular: string },
) {
  const { scene, colour } = reading
  const { stage } = settingOf(place)
  // Tables outside stand before the house.
  if (stage === 'table' && reading.next === 'outside') {
    if (!reading.place) reading.choosePlace('street')
    return
  }
  // Whoever is under a table is seen under it, and not on it.
  if (stage === 'table' && reading.isBelow) {
    reading.addSubject({ key: '@table', name: 'table', ...stagingOf(nounOfDrawing('@table')!) })
    return
  }
  if (stage === 'portrait') {
    reading.asksForPortrait = true
    return
  }
  if (stage === 'table') reading.onTable = true
  // “A market with fish and ice” is no winter.
  if (place === 'ice' && reading.place !== null) return
  // In a meadow “studio lighting” is but a light.
  if (
    stage === 'studio' &&
    (reading.place !== null || belongsToBuilding(reading)) &&
    OF_A_STUDIO.test(reading.next)
  )
    return
  if (isHead(reading, length)) reading.headPlace ??= place
  if (qualifiesThing(reading)) reading.chooseQualifyingPlace(place)
  else reading.choosePlace(place)
  if (singular === 'pyramid' && word !== singular) reading.count = Math.max(reading.count, 3)
  if (stage === 'snowfield' || stage === 'frozenlake') scene.season ??= 'winter'
  // “Green hills with sheep”: the hills are.
  if (colour === 'green') reading.colour = null
  const hue = colour === null ? null : (COLOURS.get(colour)?.hue ?? null)
  if (
    colour &&
    hue !== null &&
    TINTED_PLACES.has(singular) &&
    (colour !== 'green' || stage === 'mars') &&
    !isUsualColour(colour, singular)
  ) {
    scene.hue = hue
    reading.colour = null
  }
}

/** “A city with tiny elevators”: rooms of which there are several, and that nobody is in. */
function isOneOfMany(reading: Reading, length: number): boolean {
  const { tokens, at } = reading
  const { word, singular } = tokens[at]
  if (word === singular || placeNamed(word) !== undefined || at < length) return false
  return !isInside({ tokens, at: at - length + 1 }) && !isHead(reading, length)
}

/** “A cinema with a neon sign”, “a small station in the snow”: its front is seen, or what stands at its platform. */
function addFront(reading: Reading, place: PlaceName, name: string, length: number): boolean {
  const { room } = settingOf(place)
  const next = reading.tokens[reading.at + length]
  // “The station clock” is another thing.
  if (next && !next.afterBreak && findNoun(reading.tokens, reading.at + length)) return false
  const drawing = room
    ? frontSeen(room, name, `${reading.text} ${reading.written.toLowerCase()}`, isInside(reading))
    : null
  const noun = drawing === null || SEEN_INSIDE.test(reading.text) ? undefined : nounOfDrawing(drawing)
  if (drawing === null || !noun) return false
  reading.at += length - 1
  reading.takeRelation()
  reading.addSubject({
    key: drawing,
    name,
    ...(drawing.startsWith('@') ? {} : { icon: drawing }),
    ...stagingOf(noun),
  })
  return true
}

/** “A hospital bed”, “the library steps”: a thing follows that is in the place. */
const qualifiesThing = ({ tokens, at }: Reading) =>
  tokens[at].word === tokens[at].singular &&
  tokens[at + 1]?.afterBreak === false &&
  findNoun(tokens, at + 1) !== null

/** What something else may be said to be in or by. */
const PREPOSITION =
  /\b(in|inside|into|at|on|onto|by|near|beside|under|over|above|across|through|towards?|along|around|behind|with|from|outside|overlooking|entering|for|to)\b/
/** “The interior of a church”, “a view of the town”. */
const SHOWN_AS =
  /^inside (of )?|^(a |an |the )?(\w+ )?(interior|inside|view|scene|picture|image|photo|photograph) (of |in |from )/

/** Whether the place itself is what is asked for, with whatever is in it, rather than where something is. */
function isHead(reading: Reading, length: number): boolean {
  const { scene, tokens, at, links } = reading
  if (scene.subjects.length > 0 || links.length > 0 || qualifiesThing(reading)) return false
  const before = tokens.slice(0, at - length + 1).map(({ word }) => word)
  return !PREPOSITION.test(`${before.join(' ')} `.replace(SHOWN_AS, ''))
}

/** Whose studio it is, and whether one is on the roofs or looks over them. */
function placeMeant(reading: Reading, place: PlaceName): PlaceName {
  if (place === 'studio') return studioOf(reading)
  if (place === 'window' && /\b(floor|floorboards|carpet)\b/.test(reading.text)) return 'livingroom'
  return place === 'rooftop' && !isUpon(reading) && !isOwnRooftop(reading) ? 'city' : place
}

/** A studio without a word for whose it is, is a photographer's. */
function studioOf({ text }: Reading): PlaceName {
  if (/potter|clay|sculpt|carv|glassblow/.test(text)) return 'workshop'
  return /paint(?!ing of)|artist|canvas|easel/.test(text) ? 'artstudio' : 'studio'
}

/** “A rooftop with a view of the city”: the one that the picture begins with is under one's feet, those of a town are seen. */
const isOwnRooftop = ({ scene, tokens, at }: Reading) =>
  at <= ARTICLE_AND_ADJECTIVE && scene.subjects.length === 0 && tokens[at].word === 'rooftop'
const ARTICLE_AND_ADJECTIVE = 2

/** “On the roof”, “from a roof”: where somebody is, rather than what a house has. */
const isUpon = ({ tokens, at }: Reading) =>
  tokens.slice(Math.max(0, at - 3), at).some(({ word }) => /^(on|from|upon|atop)$/.test(word))

/** Whether a preposition of place comes before, perhaps with an article and an adjective or two. */
function isInside({ tokens, at }: Pick<Reading, 'tokens' | 'at'>): boolean {
  // “On our car” and “on a church” are no places.
  if (
    /^(car|van|taxi|church|chapel|cathedral|temple|barn|school)$/.test(tokens[at].word) &&
    tokens.slice(Math.max(0, at - 2), at).some(({ word }) => word === 'on')
  )
    return false
  for (let i = at - 1; i >= Math.max(0, at - REACH); i--) {
    if (tokens[i + 1].afterBreak || OUTDOORS.test(tokens[i].word)) return false
    if (tokens[i].word === 'of' && tokens[i - 1]?.word === 'front') return false
    if (INDOORS.test(tokens[i].word)) return true
  }
  return false
}

/** “The bus broke down, kids sitting on the roof”: on that of what was named before. */
function joinRoof(reading: Reading): boolean {
  const { subjects } = reading.scene
  const roofed = subjects.find(
    ({ key, mode }) => ROOFED.test(key) || (mode === 'build' && ROOFED_HOUSES.test(key)),
  )
  const who = subjects.at(-1)
  if (!roofed || !who || who === roofed || !(who.figure || who.furLength > 0)) return false
  const relation = reading.takeRelation()
  if (relation?.left !== who) return false
  reading.links.push({ how: 'on', left: who, right: roofed })
  reading.understand(reading.token.word)
  return true
}
const ROOFED = /^(automobile|taxi|bus|@schoolbus|@van|@jeep|delivery-truck|tram-car|pickup-truck|@foodtruck)$/
const ROOFED_HOUSES = /^(house|hut|@cabin|@stonecottage|@shed|@barn)$/

/** What is as in a photographer's studio wherever it is. */
const OF_A_STUDIO =
  /^(light|lighting|lights|lit|quality|photo|photograph|photography|shot|strobes?|flash|look)$/

const OUTSIDE_REACH = 6

/** “Outside the back door of a restaurant”: in the street before it. */
function isOutside({ tokens, at }: Reading): boolean {
  for (let i = at - 1; i >= Math.max(0, at - OUTSIDE_REACH); i--) {
    if (tokens[i + 1].afterBreak) return false
    if (tokens[i].word === 'outside') return true
    if (tokens[i].word === 'of' && tokens[i - 1]?.word === 'front' && at - i <= 3) return true
    if (tokens[i].word === 'behind' && at - i <= 2 && !SERVED_OVER.test(tokens[at].word)) return true
  }
  return false
}

/** Who is behind these is in the room. */
const SERVED_OVER = /^(bar|counter|stage|altar)$/

/** “A cabin with warm windows”: not a view from inside. */
const belongsToBuilding = ({ scene }: Reading) => scene.subjects.some(({ mode }) => mode === 'build')

/** “A village girl”, “the farm cat”, “a garden spade”: the place only says which one. */
function continuesPerson({ tokens, at }: Reading, length: number): boolean {
  const next = tokens[at + length]
  if (
    next === undefined ||
    next.afterBreak ||
    tokens[at + length - 1].word !== tokens[at + length - 1].singular
  )
    return false
  return personNamed(next.singular) !== undefined || isCarried(tokens, at + length)
}

/** Whether a small thing or an animal is named: larger ones stand in the place. */
function isCarried(tokens: readonly Token[], at: number): boolean {
  const noun = findNoun(tokens, at)?.value
  return noun !== undefined && (noun.on[0] === 'table' || noun.fur > 0) && !noun.isBuilding
}

/** Kinds of which flowers without a name are drawn that are said to be large. */
const LARGE_FLOWERS = ['tulip', 'hibiscus']
/** Times the size of their kind, so that they are as tall as people. */
const TOWERING = 1.5

/** “Enormous flowers” are things that one stands before, and no bed. */
function growLarge(reading: Reading): boolean {
  const { growth, colour, isPlural } = reading
  const { word } = reading.token
  for (const drawing of isPlural ? LARGE_FLOWERS : LARGE_FLOWERS.slice(0, 1)) {
    const noun = nounOfDrawing(drawing)
    if (!noun) continue
    reading.growth = growth * TOWERING
    reading.count = isPlural ? 3 : 1
    reading.colour = colour
    reading.addSubject({ key: drawing, icon: drawing, name: word, ...stagingOf(noun) })
  }
  return true
}

/** Flowers that grow in beds rather than stand as a subject. */
export function readFlowers(reading: Reading): boolean {
  const { scene } = reading
  const { word } = reading.token
  if (['flowers', 'wildflowers', 'flower'].includes(word)) {
    if (reading.growth > 1) return growLarge(reading)
    // “Green hills with flowers”: the hills are.
    scene.flowers ??= reading.colour && reading.colour !== 'green' ? reading.colour : 'mixed'
    reading.colour = null
  } else if (word === 'poppies') scene.flowers = 'poppy'
  else if (word === 'lavender' && (findNoun(reading.tokens, reading.at)?.length ?? 0) > 1) return false
  else if (word === 'lavender') scene.flowers = 'lavender'
  else if (word === 'wheat' || word === 'barley') scene.flowers = 'wheat'
  else if (word === 'heather') scene.flowers = 'heather'
  else return false
  reading.understand(word)
  return true
}
