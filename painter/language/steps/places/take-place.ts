import type { Draft } from '../../draft.ts'
import type { Reading } from '../../reading.ts'
import { subjectOf } from '../../subject-of.ts'
import type { Place } from '../../surroundings.ts'
import { type PlaceName, settingOf } from '../../vocabulary/places.ts'
import { wordsOf } from '../../vocabulary/rows.ts'

/** Places that are mostly water. */
export const OPEN_WATER: ReadonlySet<Place> = new Set(['ocean', 'lake', 'pond', 'beach', 'river'])
/** Water that winds through a wood rather than opens it. */
export const SMALL_WATER = /\b(creek|brook|stream|rivulet|small river)\b/i

/** What a prompt adds to any place. */
const MOVED_IN = /^(fire|jack-o-lantern|candle)$/

/** Where plants have no pots. */
export const INDOOR_STAGES = wordsOf<Place>('indoor stages')

/** Takes over what makes a place this place, as far as the prompt does not say otherwise. */
export function settle(scene: Draft, name: PlaceName) {
  const {
    stage,
    room,
    trees,
    flowers,
    season,
    old,
    terrace,
    view,
    extra,
    laid,
    fronts,
    scenery = [],
  } = settingOf(name)
  scene.place = stage
  scene.laid = laid ?? null
  scene.fronts = fronts ?? []
  if (room) scene.room = room
  if (trees && scene.trees.length === 0) scene.trees = [trees]
  scene.flowers ??= flowers ?? null
  scene.season ??= season ?? null
  scene.old ||= old ?? false
  if (terrace) scene.terrace = terrace
  if (view) scene.backdrop = view
  if (extra) scene.extras.add(extra)
  const added = scene.scenery.filter(drawing => MOVED_IN.test(drawing))
  scene.scenery = [...added, ...scenery.filter(drawing => !scene.subjects.some(({ key }) => key === drawing))]
}

/** “A river in the jungle”, “a balcony over the city”: the place that is not painted still shapes the one that is. */
export function takeFromOtherPlaces({ scene, places, text }: Reading) {
  if (scene.place === 'river' && places.includes('canyon') && IN_CANYON.test(text)) settle(scene, 'canyon')
  const settled = places.find(name => settingOf(name).stage === scene.place)
  for (const other of places) {
    const { stage, trees } = settingOf(other)
    if (other === settled) continue
    if (other === 'busstop' && !INDOOR_STAGES.has(scene.place)) waitForBus(scene)
    // The roofs of a town are no towers.
    if (scene.place === 'terrace' && scene.terrace === 'roof' && stage === 'village') scene.old = true
    if ((scene.place === 'street' || scene.place === 'terrace') && settingOf(other).old) scene.old = true
    const hasStream = scene.place === 'canyon' || (scene.place === 'forest' && SMALL_WATER.test(text))
    if (stage === 'alps' && !INDOOR_STAGES.has(scene.place)) scene.extras.add('mountains')
    if (hasStream && stage === 'river') scene.extras.add('stream')
    if (scene.place === 'terrace' && SEEN_FROM_ABOVE.has(stage)) scene.backdrop = stage
    if (!OPEN_WATER.has(scene.place) || scene.trees.length > 0) continue
    if (stage === 'jungle') scene.trees = ['palm', 'green', 'green']
    else if (stage === 'forest') scene.trees = [trees ?? 'green']
    else if (stage === 'savanna') scene.trees = ['acacia']
  }
}

/** A river that has its canyon about it. */
const IN_CANYON =
  /\b(?:in|through|down|inside|into|between|at the (?:bottom|foot) of|of|within|along) (?:(?:a|an|the|its|deep|narrow|steep|rocky|red|grand|big|huge) )*(?:canyon|gorge|ravine)\b/

/** On a road through open land the stop has a shelter, and where nobody waits that is what is looked at. */
function waitForBus(scene: Draft) {
  if (scene.place !== 'road') scene.scenery.push('bus-stop')
  else if (scene.subjects.length > 0) scene.scenery.push('@busshelter')
  else scene.subjects.push(subjectOf('@busshelter', 'bus stop', 1))
}

const SEEN_FROM_ABOVE = wordsOf<Place>('seen from above')
