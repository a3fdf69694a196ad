import type { Reading } from './reading.ts'
import type { Scene, Subject } from './scene.ts'
import { isFood } from './vocabulary/nouns.ts'

const TABLE_HEIGHT = 0.75

/** On a terrace all small things stand on one table. */
function layTable(scene: Scene) {
  const small = scene.subjects.filter(({ mode }) => mode === 'table')
  if (small.length === 0 || small.length === scene.subjects.length) return
  scene.subjects = [
    ...scene.subjects.filter(subject => !small.includes(subject)),
    { ...tableWith(small[0]), bears: small.map(subject => ({ how: 'on', subject })) },
  ]
}

const OPEN_TOWNS: ReadonlySet<Scene['place']> = new Set(['street', 'village'])

/** “Ramen at a street stall”: the food is what is looked at, and the stall stands behind it. */
function standBehindFood(scene: Scene) {
  const [main, ...others] = scene.subjects
  if (!main || !isFood(main.key) || others.length === 0) return
  if (!others.every(({ mode }) => mode === 'build')) return
  scene.subjects = [main]
  scene.scenery = [...others.map(({ key }) => key), ...scene.scenery]
}

/** In a room small things stand on a table beside whoever is there, and not on the floor. */
export function setOnTables({ scene }: Reading) {
  const [main] = scene.subjects
  if (scene.place === 'terrace') {
    layTable(scene)
    return
  }
  if (OPEN_TOWNS.has(scene.place)) standBehindFood(scene)
  if (scene.place !== 'room' || !main || main.mode === 'table') return
  const small = scene.subjects.find(({ mode, key }) => mode === 'table' && key !== 'balloon')
  if (!small) return
  scene.subjects[scene.subjects.indexOf(small)] = tableWith(small)
}

export const tableWith = (small: Subject): Subject => ({
  key: '@table',
  name: 'table',
  mode: 'ground',
  home: 'livingroom',
  size: TABLE_HEIGHT,
  count: 1,
  furLength: 0,
  accessories: [],
  bears: [{ how: 'on', subject: small }],
})
