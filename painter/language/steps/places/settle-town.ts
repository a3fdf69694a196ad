import type { Draft } from '../../draft.ts'
import type { Reading } from '../../reading.ts'
import type { Subject } from '../../scene.ts'
import { subjectOf } from '../../subject-of.ts'
import { type PlaceName, settingOf } from '../../vocabulary/places.ts'
import { OVER_RIVERS } from '../../vocabulary/relations.ts'
import { wordsOf } from '../../vocabulary/rows.ts'

const AIRCRAFT = /^@?(?:airplane|lightplane|fighter|biplane|warplane|helicopter|glider)$/
const PORTS: ReadonlySet<PlaceName> = new Set(['harbour', 'pier'])

const isAlive = ({ figure, furLength }: Subject) => figure !== undefined || furLength > 0

const RAIL_VEHICLES = /^@?(?:locomotive|\w*train|railcar)$/
const UNDER_ROOF = /\b(?:subway|metro|underground|hall|indoors?|inside|interior|tunnel|terminal)\b/

/** A train that is looked at stands on its rails before the station, if no hall is spoken of. */
function stopsOutside({ subjects }: Draft, text: string): boolean {
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
  const city = places.find(name => settingOf(name).stage === 'city')
  return place === 'harbour' && city ? city : place
}

/** A bridge in a town leads over the river of it, with the houses on its bank. */
export function bridgeRiver({ place, subjects, extras, ground }: Draft): Draft['ground'] {
  const [main] = subjects
  if (place !== 'village' || !main || !OVER_RIVERS.has(main.key) || extras.has('way')) return ground
  main.mode = 'float'
  return ground ?? 'river'
}

const FUJI = /\b(?:mount|mt) fuji\b/
const OPEN_LAND = wordsOf<Draft['place']>('open land of settle town')

/** The mountain that a country is known by stands behind whatever land is named with it. */
export function raiseFuji({ place, scenery, prompt }: Draft): string[] {
  const isMissing = FUJI.test(prompt.toLowerCase()) && OPEN_LAND.has(place) && !scenery.includes('@fuji')
  return isMissing ? [...scenery, '@fuji'] : scenery
}
