import type { Reading } from './reading.ts'
import type { Subject } from './scene.ts'
import { type PlaceName, settingOf } from './vocabulary/places.ts'

const AIRCRAFT = /^@?(?:airplane|small-airplane|fighter|biplane|warplane|helicopter|glider)$/
const PORTS: ReadonlySet<PlaceName> = new Set(['harbour', 'pier'])

const isAlive = ({ figure, furLength }: Subject) => figure !== undefined || furLength > 0

/** Of the grounds of a town, the one that what is named with it belongs to. */
export function groundInTown({ scene, places }: Reading, place: PlaceName | null): PlaceName | null {
  const { subjects } = scene
  // The markets of tomorrow are in its streets.
  if (place === 'market' && (scene.future || scene.neon)) return 'marketstreet'
  // Whoever is in an airport is in its hall, and what flies is on the ground before it.
  if (place === 'airport' && subjects.some(({ key }) => AIRCRAFT.test(key)) && !subjects.some(isAlive))
    return 'airfield'
  if (place === null || !PORTS.has(place)) return place
  const hasCranes = subjects.some(({ key }) => key === '@gantrycrane')
  if (hasCranes && !subjects.some(subject => isAlive(subject) || subject.mode === 'float')) {
    scene.subjects = subjects.filter(({ key }) => key !== '@gantrycrane')
    return 'containerport'
  }
  const city = places.find(name => settingOf(name).stage === 'city')
  return place === 'harbour' && city && !hasCranes ? city : place
}
