import type { Scene } from './scene.ts'
import type { Place } from './surroundings.ts'
import { settle } from './take-place.ts'

const SNOWY_INSTEAD: ReadonlySet<Place> = new Set(['hills', 'beach', 'meadow', 'alps', 'lake'])
/** Lands that never see snow, when the prompt does not ask for them. */
const WITHOUT_SNOW: ReadonlySet<Place> = new Set([
  'jungle',
  'desert',
  'dunes',
  'savanna',
  'ocean',
  'pond',
  'farmland',
])
/** Moves a place that was chosen for the main subject to where the rest of the scene can be, too. */
export function suitCompanions(scene: Scene) {
  const building = scene.subjects.find(subject => subject.mode === 'build')
  if (building && scene.subjects[0] !== building && scene.place === 'volcano') settle(scene, 'mountains')
  if (building?.home === 'street' && scene.place === 'road') settle(scene, 'street')
  const isWintry =
    scene.weather.includes('aurora') || scene.weather.includes('snow') || scene.season === 'winter'
  const isDeep = scene.weather.includes('snow') && WITHOUT_SNOW.has(scene.place)
  if (isWintry && (SNOWY_INSTEAD.has(scene.place) || isDeep)) settle(scene, 'snowfield')
}
