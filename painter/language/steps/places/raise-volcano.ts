import type { Draft } from '../../draft.ts'
import type { Reading } from '../../reading.ts'
import type { Place } from '../../surroundings.ts'
import { type PlaceName, settingOf } from '../../vocabulary/places.ts'
import { OVER_RIVERS } from '../../vocabulary/relations.ts'
import { wordsOf } from '../../vocabulary/rows.ts'
import { settle } from './take-place.ts'

/** A volcano that another land is seen before. */
const BEHIND =
  /\b(?:with|and|before|near|beneath|below|by|beside|under|in front of|(?:at the )?foot of|overlooked by) (?:(?:a|an|the|its|some|two|active|erupting|smoking|huge|big|giant|distant|great|large|far) )*volcano(?:es|s)?\b|\bvolcano(?:es|s)?\b.*\b(?:behind|background|distance|horizon|beyond|far away)\b/
/** Land that is wide enough for a mountain to be seen over it. */
const OPEN = wordsOf<Place>('open')

/** “A jungle with a volcano behind”: the land one is in is the jungle, and the mountain stands over it. */
export function raiseVolcano({ scene, places, text }: Reading) {
  if (scene.place === 'volcano') joinNeighbours(scene, places)
  if (!places.includes('volcano') || !BEHIND.test(text)) return
  const land = places.find(name => OPEN.has(settingOf(name).stage))
  if (!land || (scene.place !== 'volcano' && !OPEN.has(scene.place))) return
  if (scene.place === 'volcano') settle(scene, land)
  scene.place = WITHOUT_PEAKS.get(scene.place) ?? scene.place
  scene.scenery = ['@volcano', ...scene.scenery]
  if (scene.place !== 'jungle') return
  scene.trees = ['palm', 'palm', 'green']
}

/** What hides mountains or has its own, and the like of it that does not. */
const WITHOUT_PEAKS: ReadonlyMap<Place, Place> = new Map([
  ['forest', 'hills'],
  ['lake', 'pond'],
])

/** Towns lie at its foot, and what spans a water has it before the mountain. */
function joinNeighbours(scene: Draft, places: readonly PlaceName[]) {
  if (scene.subjects.some(({ key }) => OVER_RIVERS.has(key))) {
    scene.place = 'river'
    scene.scenery = ['@volcano', ...scene.scenery]
    return
  }
  const stages = places.map(name => settingOf(name).stage)
  if (stages.some(stage => stage === 'city' || stage === 'street')) scene.extras.add('city behind')
  else if (stages.includes('village')) scene.extras.add('village behind')
}
