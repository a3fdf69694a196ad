import type { Reading } from './reading.ts'
import type { Scene } from './scene.ts'
import { isRoadworthy } from './take-way.ts'

const ROAD = /\b(?:roads?|highway|motorway|lane)\b(?! (?:sign|trip))/
const IN_LAND = /^(?:meadow|hills|farmland|plain)$/

const ON_ROAD =
  /\b(?:on|along|down|across|crossing|beside|in the middle of) (?:an?|the) (?:\w+ ){0,3}(?:road|highway)\b/
/** Lands through which a road leads, and what is seen beside it. */
const ROADSIDES: Partial<Record<Scene['place'], Scene['roadside']>> = {
  forest: 'forest',
  jungle: 'forest',
  savanna: 'savanna',
  desert: 'desert',
  dunes: 'desert',
  snowfield: 'hills',
  alps: 'alps',
}

/** “A kangaroo on an outback road”: whoever is on a road is seen on it, in whatever land. */
function takeRoad(scene: Scene, text: string) {
  const roadside = ROADSIDES[scene.place]
  if (!roadside || !ON_ROAD.test(text) || !scene.subjects.some(({ mode }) => mode === 'ground')) return
  if (scene.place === 'savanna') scene.trees = ['acacia']
  scene.place = 'road'
  scene.roadside = roadside
}

/** “A forest road”, “a wheat field with a dirt road”: where nobody is looked at, the road leads into the land that is named; who drives does so on it. */
export function leadRoad({ scene, places, text }: Reading) {
  if (!places.includes('road') || !ROAD.test(text)) return
  takeRoad(scene, text)
  const drives = scene.subjects.some(({ key }) => isRoadworthy(key))
  if (!drives && scene.subjects.some(({ mode }) => mode !== 'fly')) return
  if (scene.place === 'forest') {
    scene.place = 'road'
    scene.roadside = 'forest'
  } else if (IN_LAND.test(scene.place) && scene.flowers && !drives) scene.extras.add('path')
}
