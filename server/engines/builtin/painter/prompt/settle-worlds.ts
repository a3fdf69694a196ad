import type { Reading } from './reading.ts'
import { subjectOf } from './subject-of.ts'
import type { Place } from './surroundings.ts'
import { COLOURS } from './vocabulary/colours.ts'
import { nounOfDrawing, stagingOf } from './vocabulary/nouns.ts'
import { settingOf } from './vocabulary/places.ts'

/** Where people live close together. */
export const SETTLED: ReadonlySet<Place> = new Set(['city', 'village', 'street'])
const OTHER_WORLDS: ReadonlySet<Place> = new Set(['mars', 'moon'])

const STRANGE_WORLD = /\balienplanet|\balien (?:planet|world|landscape)\b|\bexoplanet\b/
const OF_THIS_SUN = /\b(?:mars|martian|red planet|red world|desert planet|venus|mercury)\b/
/** Degrees (OKLCh) of ground that is none of this sun's, and the colour of what hangs in its sky. */
const STRANGE_HUES = [
  [305, 'turquoise'],
  [190, 'orange'],
  [265, 'pink'],
  [345, 'blue'],
] as const

/** “A red desert planet”, “a purple world”: the colour that the ground is said to have. */
const SAID_GROUND =
  /\b(\w+) (?:(?:desert|rocky|dusty|barren|sandy|alien|empty|dead|dry) )?(?:an? )?(?:(?:alien ?)?planet|world)\b/
const AS_ON_MARS = /^(?:red|rusty|rust|crimson|scarlet|ochre)$/

/** Worlds of other suns are not as red as the one that everybody knows, and have others in their sky. */
export function colourWorlds({ scene, text }: Reading) {
  if (scene.place !== 'mars') return
  const said = SAID_GROUND.exec(scene.prompt.toLowerCase())?.[1] ?? ''
  if (AS_ON_MARS.test(said)) return
  scene.hue ??= COLOURS.get(said)?.hue ?? null
  if (!STRANGE_WORLD.test(text) || OF_THIS_SUN.test(text)) return
  const [hue, sky] = STRANGE_HUES[scene.prompt.length % STRANGE_HUES.length]
  scene.hue ??= hue
  if (scene.celestialBodies.length > 0 || scene.extras.has('moon') || scene.suns > 1) return
  scene.celestialBodies.push('planet')
  scene.planetColour ??= sky
}

const SETTLEMENT =
  /\b(city|colony|colonies|settlement|base|outpost|station|habitats?|domes?|biodomes?|village|town|research station)\b/

const TOWERS = /^@?(?:tower|skyscraper|office-building|biodome)$/

/** Who lives on another world lives under domes, and builds no stone towers. */
export function settleOtherWorlds({ scene, text }: Reading) {
  if (scene.place === 'village' && (scene.ground === 'mars' || scene.ground === 'moon'))
    scene.place = scene.ground
  const isCity = scene.extras.has('other world') && SETTLED.has(scene.place)
  // The towers that are said of a city there are its own.
  if (isCity) scene.subjects = scene.subjects.filter(({ key, bears }) => bears || !TOWERS.test(key))
  if (!OTHER_WORLDS.has(scene.place)) return
  for (const subject of scene.subjects)
    if (TOWERS.test(subject.key) && subject.key !== '@biodome')
      Object.assign(subject, stagingOf(nounOfDrawing('@spiretower')!), {
        key: '@spiretower',
        icon: undefined,
      })
  if (!SETTLEMENT.test(text) || scene.subjects.some(({ mode }) => mode === 'build')) return
  scene.subjects.push(subjectOf('@biodome', 'dome', 4))
}

const DOMES = /^@(?:bio|city)dome$/

/** “An underwater city”: its houses are under domes on the sea bed, or its towers stand there as well. */
export function sinkTowers({ scene, places }: Reading) {
  const buildings = scene.subjects.filter(({ mode }) => mode === 'build')
  if (scene.place !== 'underwater' || buildings.some(({ key }) => !DOMES.test(key))) return
  if (!places.some(name => SETTLED.has(settingOf(name).stage))) return
  scene.subjects = scene.subjects.filter(subject => !buildings.includes(subject))
  scene.subjects.unshift(subjectOf('@citydome', 'domes', 3))
  if (buildings.length === 0) scene.subjects.splice(1, 0, subjectOf('@spiretower', 'towers', 5))
}
