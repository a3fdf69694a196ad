import type { Draft } from '../../draft.ts'
import type { Place } from '../../surroundings.ts'
import { wordsOf } from '../../vocabulary/rows.ts'
import { settle } from '../places/take-place.ts'

const SNOWY_INSTEAD: ReadonlySet<Place> = new Set(['hills', 'beach', 'meadow', 'alps', 'lake'])
/** Lands that never see snow, when the prompt does not ask for them. */
const WITHOUT_SNOW = wordsOf<Place>('without snow')
/** Woods, by their stage and as the home of what is built in them. */
const HIDING: ReadonlySet<string> = new Set(['forest', 'jungle'])

/** Moves a place that was chosen for the main subject to where the rest of the scene can be, too. */
export function suitCompanions(scene: Draft) {
  const building = scene.subjects.find(subject => subject.mode === 'build')
  if (building && scene.subjects[0] !== building && scene.place === 'volcano') settle(scene, 'mountains')
  // Under the trees that an animal lives among nothing would be seen of a temple.
  if (building && scene.subjects[0] !== building && HIDING.has(scene.place) && !HIDING.has(building.home!))
    settle(scene, 'meadow')
  if (building?.home === 'street' && scene.place === 'road') settle(scene, 'street')
  const isWintry =
    scene.weather.includes('aurora') || scene.weather.includes('snow') || scene.season === 'winter'
  const isAfloat = scene.subjects.some(({ key }) => key === '@floe' || key === '@iceberg')
  if (isAfloat) return
  const isDeep = scene.weather.includes('snow') && WITHOUT_SNOW.has(scene.place)
  if (isWintry && (SNOWY_INSTEAD.has(scene.place) || isDeep)) settle(scene, 'snowfield')
}
