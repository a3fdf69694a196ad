import type { Reading } from '../../reading.ts'
import type { Place } from '../../surroundings.ts'
import { type PlaceName, settingOf } from '../../vocabulary/places.ts'
import { wordsOf } from '../../vocabulary/rows.ts'
import { frontsOfRegion } from './regional-fronts.ts'

const MARKETS: ReadonlySet<PlaceName> = new Set(['market', 'marketstreet', 'bazaar'])
/** Where markets are held that are named by more than their country. */
const GROUNDS = wordsOf<Place>('grounds')
const HELD_IN =
  /\b(market|bazaar|stalls?)\b[^,.]* (in|on|at|deep in|inside|within|among) (a|an|the) (\w+ ){0,3}\w+/

/** “A market in a swamp”: the land that it is held in, which else the market's square would hide. */
export function marketGround({ scene, places, text }: Reading, place: PlaceName | null): PlaceName | null {
  if (place === null || !MARKETS.has(place)) return place
  // Before pyramids it is held on their sand.
  if (scene.subjects[0]?.key === '@pyramid') return null
  if (!HELD_IN.test(text)) return place
  const after = places.slice(places.indexOf(place) + 1)
  return after.find(name => GROUNDS.has(settingOf(name).stage)) ?? place
}

const WITHOUT_PEOPLE = /\b(empty|deserted|closed|abandoned|quiet|ruined|after hours)\b/
const OF_TODAY = /\b(neon|futuristic|cyberpunk|sci ?fi|modern)\b/
const STALLS_IN_TOWN = 8

/** A market between houses: of an old town where its country is named, and of narrow lanes by night. */
export function holdMarketInTown({ scene, places, text }: Reading) {
  if (!places.some(name => MARKETS.has(name)) || (scene.place !== 'street' && scene.place !== 'village'))
    return
  if (scene.place === 'street' && !OF_TODAY.test(text)) {
    if (frontsOfRegion(scene.prompt)) scene.place = 'village'
    scene.old = true
  }
  // A town that is named with its market is the place; its stalls stand in it all the same.
  if (scene.place === 'village' && scene.scenery.length === 0) scene.scenery = ['@stall']
  const stalls = scene.subjects.filter(({ key, bears }) => key === '@stall' && !bears)
  if (stalls.length > 0 || scene.scenery.includes('@stall')) {
    scene.subjects = scene.subjects.filter(subject => !stalls.includes(subject))
    scene.scenery = Array.from({ length: STALLS_IN_TOWN }, () => '@stall')
  }
  if (!WITHOUT_PEOPLE.test(text)) scene.extras.add('crowd')
}
