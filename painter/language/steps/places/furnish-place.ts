import type { Reading } from '../../reading.ts'
import type { Subject } from '../../scene.ts'
import type { Place } from '../../surroundings.ts'
import { settingOf } from '../../vocabulary/places.ts'
import { wordsOf } from '../../vocabulary/rows.ts'
import { strew } from '../things/strew.ts'

/** What is not looked into, or has nothing that things could be about in. */
export const CLOSE_BY = wordsOf<Place>('close by')

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
