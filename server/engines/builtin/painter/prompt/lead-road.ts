import type { Reading } from './reading.ts'
import { isRoadworthy } from './take-way.ts'

const ROAD = /\b(?:roads?|highway|motorway|lane)\b(?! (?:sign|trip))/
const IN_LAND = /^(?:meadow|hills|farmland|plain)$/

/** “A forest road”, “a wheat field with a dirt road”: where nobody is looked at, the road leads into the land that is named; who drives does so on it. */
export function leadRoad({ scene, places, text }: Reading) {
  if (!places.includes('road') || !ROAD.test(text)) return
  const drives = scene.subjects.some(({ key }) => isRoadworthy(key))
  if (!drives && scene.subjects.some(({ mode }) => mode !== 'fly')) return
  if (scene.place === 'forest') {
    scene.place = 'road'
    scene.roadside = 'forest'
  } else if (IN_LAND.test(scene.place) && scene.flowers && !drives) scene.extras.add('path')
}
