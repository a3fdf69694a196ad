import type { Reading } from './reading.ts'
import type { Scene, Subject } from './scene.ts'
import { isDestroyed } from './settle-street.ts'
import { subjectOf } from './subject-of.ts'
import { settle } from './take-place.ts'
import { type PlaceName, settingOf } from './vocabulary/places.ts'
import { OVER_RIVERS } from './vocabulary/relations.ts'

const AIRCRAFT = /^@?(?:airplane|lightplane|fighter|biplane|warplane|helicopter|glider)$/
const PORTS: ReadonlySet<PlaceName> = new Set(['harbour', 'pier'])

const FREIGHT = ['@gantrycrane', '@gantrycrane', '@gantrycrane']
/** Metres; before a larger ship the wall of a harbour would be a raft. */
const LARGEST_AT_WALL = 6

const isAlive = ({ figure, furLength }: Subject) => figure !== undefined || furLength > 0

const RAIL_VEHICLES = /^@?(?:locomotive|\w*train|railcar)$/
const UNDER_ROOF = /\b(?:subway|metro|underground|hall|indoors?|inside|interior|tunnel|terminal)\b/

/** A train that is looked at stands on its rails before the station, if no hall is spoken of. */
function stopsOutside({ subjects }: Scene, text: string): boolean {
  if (!subjects[0] || !RAIL_VEHICLES.test(subjects[0].key) || UNDER_ROOF.test(text)) return false
  if (subjects.every(({ key }) => key !== '@stationhouse'))
    subjects.push(subjectOf('@stationhouse', 'station', 1))
  return true
}

/** Of the grounds of a town, the one that what is named with it belongs to. */
export function groundInTown({ scene, places, text }: Reading, place: PlaceName | null): PlaceName | null {
  const { subjects } = scene
  // The markets of tomorrow are in its streets.
  if (place === 'market' && (scene.future || scene.neon)) return 'marketstreet'
  // Whoever is in an airport is in its hall, and what flies is on the ground before it.
  if (place === 'airport' && subjects.some(({ key }) => AIRCRAFT.test(key)) && !subjects.some(isAlive))
    return 'airfield'
  if (place === 'station' && stopsOutside(scene, text)) return 'hills'
  if (place === null || !PORTS.has(place)) return place
  const hasCranes = subjects.some(({ key }) => key === '@gantrycrane')
  if (hasCranes && !subjects.some(subject => isAlive(subject) || subject.mode === 'float')) {
    scene.subjects = subjects.filter(({ key }) => key !== '@gantrycrane')
    return 'containerport'
  }
  const city = places.find(name => settingOf(name).stage === 'city')
  return place === 'harbour' && city && !hasCranes ? city : place
}

/** Ships that carry freight lie where it is loaded, and large ones at no wall for boats. */
export function equipHarbour(scene: Scene) {
  if (!scene.scenery.includes('@harbourwall')) return
  if (scene.subjects.some(({ key }) => key === '@containership')) scene.scenery = FREIGHT
  else if (scene.subjects.some(({ mode, size }) => mode === 'float' && size > LARGEST_AT_WALL))
    scene.scenery = scene.scenery.filter(drawing => drawing !== '@harbourwall')
}

/** A house on fire has not fallen yet. */
const liesInRubble = (prompt: string) =>
  isDestroyed(prompt.replace(/\b(?:burning|on fire)\b/gi, '')) ||
  /\bburning (?:city|cars?|wrecks?)\b/i.test(prompt)

/** A bridge in a town leads over the river of it, with the houses on its bank. */
export function bridgeRiver({ place, subjects, extras, ground }: Scene): Scene['ground'] {
  const [main] = subjects
  if (place !== 'village' || !main || !OVER_RIVERS.has(main.key) || extras.has('way')) return ground
  main.mode = 'float'
  return ground ?? 'river'
}

const FUJI = /\b(?:mount|mt) fuji\b/
const OPEN_LAND: ReadonlySet<Scene['place']> = new Set([
  'hills',
  'meadow',
  'farmland',
  'riceterrace',
  'road',
  'pond',
  'lake',
  'river',
])

/** The mountain that a country is known by stands behind whatever land is named with it. */
export function raiseFuji({ place, scenery, prompt }: Scene): string[] {
  const isMissing = FUJI.test(prompt.toLowerCase()) && OPEN_LAND.has(place) && !scenery.includes('@fuji')
  return isMissing ? [...scenery, '@fuji'] : scenery
}

/** What is said to be empty has nothing of what usually fills it, and rubble lies where houses fell. */
export function emptyOut({ scene, text }: Reading) {
  if (scene.laid === 'parking lot' && /\b(?:empty|deserted|abandoned)\b/.test(text))
    scene.scenery = scene.scenery.filter(drawing => drawing !== '@parkedcars')
  const isFallen = liesInRubble(scene.prompt) || scene.wear === 'ruined'
  if (scene.place === 'street' && scene.scenery.length === 0 && isFallen)
    scene.scenery = ['@rubble', '@rubble', '@rubble', '@rubble']
}

const TREES_OF_TOWNS: ReadonlySet<Scene['place']> = new Set(['street', 'village'])
/** Houses of prayer and of kings, which are looked at, and not found among towers. */
const REVERED =
  /^(?:hindu-temple|church|mosque|synagogue|shinto-shrine|castle|japanese-castle|classical-building|@greektemple|@acropolis|@imperialhall|@pagoda|@cathedral|@oniondomes|@palazzi)$/
const EASTERN = /hindu-temple|pagoda|shrine|japanese|imperial/
const TOWERS_NAMED = /\b(?:skyscrapers?|skyline|towers?|high ?rises?|downtown|modern)\b/

/** What a town has about it: trees along its streets, and a square before its temples. */
export function surroundInTown({ scene, headPlace, text }: Reading) {
  const [main] = scene.subjects
  if (scene.place === 'city' && main && REVERED.test(main.key) && !TOWERS_NAMED.test(text) && !scene.future) {
    settle(scene, 'oldtown')
    scene.fronts = EASTERN.test(main.key) ? ['@machiya'] : ['@townhouses']
  }
  if (!headPlace || !TREES_OF_TOWNS.has(scene.place)) return
  for (const { key, tree, bears } of scene.subjects)
    if (key === '@tree' && tree && !bears) {
      scene.trees.push(tree)
      scene.subjects = scene.subjects.filter(subject => subject.tree !== tree)
    }
}
