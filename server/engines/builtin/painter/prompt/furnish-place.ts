import type { Reading } from './reading.ts'
import type { Scene, Subject } from './scene.ts'
import { seatAtTable } from './set-on-tables.ts'
import { strew } from './strew.ts'
import { subjectOf } from './subject-of.ts'
import type { Place } from './surroundings.ts'
import { settingOf } from './vocabulary/places.ts'

/** What is not looked into, or has nothing that things could be about in. */
export const CLOSE_BY: ReadonlySet<Place> = new Set([
  'table',
  'studio',
  'window',
  'portrait',
  'abstract',
  'poster',
  'space',
  'underwater',
  'terrace',
])

/** Metres; what is taller stands in a place by itself; out of doors that is less. */
const TALLEST = 1.3
const TALLEST_OUTSIDE = 0.8
/** As many as “books” are in a library, and how many times the number that somebody gave. */
const SEVERAL = 8
const CROWDED = 14
const FILLED = /\b(full of|filled|packed|covered) \b/

/** Of what goes in pairs there are as many as of others. */
const FULL_OF_PAIRS =
  /\b(?:full of|filled with|packed with) (?:\w+ ){0,2}(?:shoes|boots|socks|trainers|sneakers|heels|gloves|slippers|scissors|jeans|trousers)\b/

/** Towns of other times have no towers of glass. */
const OLD_DAYS =
  /\b(roman|moroccan|victorian|renaissance|arabian?|historic|historical|edwardian|tudor|colonial)\b/

/** What is looked at wherever it burns. */
const BLAZES = /^(fire|@campfire)$/

/** What is small enough to lie, stand or flutter about in a place, rather than be met in it. */
const isSmall = ({ key, figure, mode, size, furLength, bears = [] }: Subject) =>
  !figure &&
  !BLAZES.test(key) &&
  bears.every(({ how }) => how === 'full') &&
  (furLength === 0 || key === 'teddy-bear') &&
  (mode === 'table' || mode === 'plant' || (size < TALLEST && (mode === 'fly' || mode === 'ground')))

/**
 * “A greenhouse filled with plants and butterflies”: a place that is itself what is asked for is seen wide,
 * with the small things in it at their own size.
 */
export function furnishPlace({ scene, headPlace, text }: Reading) {
  if (!headPlace || CLOSE_BY.has(settingOf(headPlace).stage)) return
  const isRoom = settingOf(headPlace).stage === 'room'
  const about = scene.subjects.filter(
    subject =>
      isSmall(subject) &&
      (isRoom || subject.count > 1 || (subject.mode !== 'plant' && subject.size < TALLEST_OUTSIDE)),
  )
  scene.subjects = scene.subjects.filter(subject => !about.includes(subject))
  const several = FILLED.test(text) ? CROWDED : SEVERAL
  // A pair is two.
  for (const thing of about)
    strew(scene, thing, thing.count > 2 || FULL_OF_PAIRS.test(text) ? several : thing.count)
  if (OLD_DAYS.test(text)) scene.old = true
  if (!scene.light.includes('wide')) scene.light.push('wide')
}

const EATERIES: ReadonlySet<Scene['room']> = new Set(['cafe', 'restaurant'])
const GUESTS =
  /\b(people|customers|guests|patrons|diners|busy|crowded|bustling|couples|friends|famil(?:y|ies)|everyone|lunch|brunch|lively)\b/i
const IN_TOWN: ReadonlySet<Place> = new Set(['street', 'village'])
const OUTSIDE =
  /\b(?:tables?|chairs?|seats|seating|people|customers|guests) (?:\w+ ){0,3}(?:outside|outdoors?|on the (?:pavement|sidewalk|street|terrace|square))\b|\b(?:outdoor|outside|pavement|sidewalk|terrace) (?:tables?|seating|seats|chairs)\b/i
const isEatery = ({ key, name }: Subject) =>
  key === '@shopfront' && /caf|coffee|restaurant|bistro|trattoria|bar|pub|tavern|bakery/.test(name)
const EMPTY = /\b(empty|closed|deserted|abandoned|no people|nobody)\b/i
const TABLES_OUTSIDE = 4
const AT_EASE: ReadonlySet<string> = new Set(['sitting', 'eating', 'drinking', 'talking'])
/** Of somebody's height, how high they are sitting. */
const SITTING_HEIGHT = 0.66

const CUPS: Subject = {
  key: 'hot-beverage',
  icon: 'hot-beverage',
  name: 'cups',
  mode: 'table',
  home: null,
  size: 0.14,
  count: 2,
  furLength: 0,
  accessories: [],
}

/** A café with people in it has them at its tables: several about a terrace, those that are looked at about one. */
export function seatGuests(scene: Scene) {
  if (EMPTY.test(scene.prompt)) return
  if (IN_TOWN.has(scene.place) && OUTSIDE.test(scene.prompt) && scene.subjects.some(isEatery))
    scene.scenery = ['@table', '@chair']
  if (IN_TOWN.has(scene.place) && scene.scenery.includes('@chair')) {
    scene.extras.add('guests')
    scene.scenery = Array.from({ length: TABLES_OUTSIDE }, () => '@table')
    // What they are having is on their tables.
    scene.around = scene.around.filter(({ mode }) => mode !== 'table')
    showFront(scene)
    const [guest] = scene.subjects
    if (guest?.figure && guest.action === 'sitting' && !guest.bears) serve(guest)
    return
  }
  const [main] = scene.subjects
  const isServed = scene.place === 'room' && EATERIES.has(scene.room) && GUESTS.test(scene.prompt)
  if (!isServed || main?.key !== '@person' || main.count < 2 || main.companions) return
  if (main.action !== undefined && !AT_EASE.has(main.action)) return
  serve(main)
  main.action = 'sitting'
  main.size *= SITTING_HEIGHT
}

/** Behind its tables a café has a front, which is what one looks at where nobody is named. */
function showFront({ subjects, prompt }: Scene) {
  if (subjects.length > 1 || subjects.some(({ key, count }) => key === '@shopfront' || count > 2)) return
  const name = /restaurant|bistro|trattoria|pizzeria/i.exec(prompt)?.[0].toLowerCase() ?? 'cafe'
  subjects.push(subjectOf('@shopfront', name, 1))
}

/** At a table, with cups on it. */
function serve(guest: Subject) {
  seatAtTable(guest)
  const table = guest.bears?.find(({ how }) => how === 'at')?.subject
  if (table) table.bears ??= [{ how: 'on', subject: { ...CUPS } }]
}

/** Where nothing can be about, what should be is looked at after all. */
export function bringNear(scene: Scene) {
  if (!CLOSE_BY.has(scene.place)) return
  const seen = scene.around.map(thing => ({ ...thing, count: Math.min(thing.count, SEVERAL) }))
  scene.subjects = [...scene.subjects, ...seen]
  scene.around = []
}
