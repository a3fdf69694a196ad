import type { Reading } from '../../reading.ts'
import { subjectOf } from '../../subject-of.ts'
import type { Place } from '../../surroundings.ts'
import { isRegion, type PlaceName, settingOf } from '../../vocabulary/places.ts'
import { wordsOf } from '../../vocabulary/rows.ts'

/** Of the places named, the one that is stood in: the road that a stop is at, the stones of a quay. */
export const placeStoodIn = (reading: Reading): PlaceName | null =>
  regionBehindDeed(reading) ? null : roadOfStop(reading, quayside(reading))

/** “A baker in Bavaria”: where somebody is at work says more than the part of the world. */
const regionBehindDeed = ({ place, scene, personHome, activityPlace }: Reading) =>
  place !== null &&
  isRegion(place) &&
  scene.subjects[0]?.figure !== undefined &&
  (personHome ?? activityPlace) !== null &&
  !isHighUp(place, personHome ?? activityPlace)

/** Hikers and monks are at home in mountains of any kind, and those that are named are known by their ridges. */
const isHighUp = (place: PlaceName, home: PlaceName | null) =>
  home !== null && settingOf(place).stage === 'summit' && settingOf(home).stage === 'alps'

const ON_QUAY =
  /\b(?:on|along|at|from|off) (?:a|an|the|his|her) (?:\w+ ){0,2}(?:quay|quayside|dockside|wharf|waterfront|harbou?r (?:wall|front|side))\b/
/** Boats that lie beyond a quay of which nothing else is said. */
const MOORED = 2

/** Whoever is on a quay is on its stones, and the boats are beyond them. */
function quayside({ place, scene, text }: Reading): PlaceName | null {
  const [main] = scene.subjects
  const isOnLand = main?.mode === 'ground' && (main.figure !== undefined || main.furLength > 0)
  if (place !== 'harbour' || !isOnLand || !ON_QUAY.test(text)) return place
  if (scene.subjects.every(({ mode }) => mode !== 'float'))
    scene.subjects.push(subjectOf('@rowboat', 'boats', MOORED))
  return 'pier'
}

/** “A bus stop high up in the Andes”: a stop is where the road goes, through whatever land is named. */
function roadOfStop({ places }: Reading, place: PlaceName | null): PlaceName | null {
  if (place !== 'busstop') return place
  return places.some(name => WITH_ROADS.has(settingOf(name).stage)) ? 'road' : place
}

const WITH_ROADS = wordsOf<Place>('with roads')
