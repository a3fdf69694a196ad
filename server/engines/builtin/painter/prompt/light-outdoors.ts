import type { Scene } from './scene.ts'
import type { Place } from './surroundings.ts'

/** Where no light of the open air falls. */
const ELSEWHERE: ReadonlySet<Place> = new Set([
  'room',
  'table',
  'studio',
  'window',
  'portrait',
  'poster',
  'abstract',
  'space',
  'underwater',
])
/** Where lamps stand on posts. */
const WITH_POSTS: ReadonlySet<Place> = new Set(['street', 'village', 'city', 'road', 'terrace', 'meadow'])
const FLAMES = /^(fire|@campfire|@flames|@stove|@torch|torch)$/
const LAMPS = /^(@lamppost|@lantern|@lamp|@oillamp|red-paper-lantern|jack-o-lantern|lantern)$/

/** Lamps and fairy lights of their own are where the words have them. */
const BY_LAMPS = /\b(?:lamp|lantern)[ -]?(?:light|lit)\b/i

/** Words that make the light of a whole scene dramatic, and not only somebody in it. */
const DRAMATIC_SCENE =
  /\b(?:dramatic|moody|ominous|brooding|chiaroscuro|epic)\b(?:,? (?:\w+ )?(?:light\w*|lit|sky|skies|clouds?|cloudscape|atmosphere|mood|scene|landscape|seascape|weather|shadows|colou?rs)\b| *(?:[,.;]|$))/i

/** Who names the light of flames or lamps sees out of doors what gives it. */
function setUpLights({ light, scenery, subjects, around, place, prompt }: Scene) {
  const keys = [
    ...scenery,
    ...around.map(({ key }) => key),
    ...subjects.flatMap(({ key, bears = [] }) => [key, ...bears.map(({ subject }) => subject.key)]),
  ]
  const isHeld = subjects.some(({ figure }) => figure?.hold === 'lantern')
  if (light.includes('firelight') && !keys.some(key => FLAMES.test(key))) scenery.unshift('fire')
  if (light.includes('lamplight') && BY_LAMPS.test(prompt) && !isHeld && !keys.some(key => LAMPS.test(key))) {
    const lamp = WITH_POSTS.has(place) ? '@lamppost' : '@lantern'
    scenery.unshift(lamp, lamp)
  }
}

/** Settles what words of light bring to a place in the open: fires, lamps, and clouds for the sun to break through. */
export function lightOutdoors(scene: Scene) {
  if (ELSEWHERE.has(scene.place)) return
  setUpLights(scene)
  const isDramatic = scene.light.includes('dramatic') && DRAMATIC_SCENE.test(scene.prompt)
  if (!isDramatic || scene.weather.length > 0) return
  scene.extras.add('dark clouds')
  if (!scene.timeGiven) {
    scene.time = 'golden'
    scene.timeGiven = true
  }
}
