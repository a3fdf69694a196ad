import type { Reading } from '../../reading.ts'
import type { Subject } from '../../scene.ts'
import { nounOfDrawing, stagingOf } from '../../vocabulary/nouns.ts'
import { takeUpGear } from './take-up-gear.ts'

const thing = (key: string, size: number, more: Partial<Subject> = {}): Subject => ({
  key,
  name: key,
  ...(key.startsWith('@') ? {} : { icon: key }),
  mode: 'ground',
  home: null,
  size,
  count: 1,
  furLength: 0,
  accessories: [],
  ...more,
})

/** Said of somebody who reads, whatever it is. */
const READING_SOMETHING =
  /\b(reading|reads)\b(?! (an?|the|his|her|their|my|some|to|from|lamp|light|nook|corner|room|glasses|chair|list|poem)\b)/

/** Whoever reads has a book, though nobody names it. */
export function takeUpBooks({ scene, text }: Reading) {
  if (!READING_SOMETHING.test(text)) return
  const all = scene.subjects.flatMap(subject => [subject, ...(subject.bears ?? []).map(b => b.subject)])
  const hasBook = ({ how, subject }: NonNullable<Subject['bears']>[number]) =>
    how === 'read' || how === 'held' || how === 'at' || /book|newspaper|letter|map|scroll/.test(subject.key)
  const reader = all.find(({ figure }) => figure)
  const book = nounOfDrawing('open-book')
  if (!reader || !book || all.some(({ bears = [] }) => bears.some(hasBook))) return
  if (all.some(({ key }) => /book|newspaper|letter|map|scroll/.test(key))) return
  reader.bears = [
    ...(reader.bears ?? []),
    { how: 'read', subject: thing('open-book', 0.3, { ...stagingOf(book) }) },
  ]
}

/** What people do that hangs on where they are. */
export function settleDeeds({ scene }: Reading) {
  // Rain is left where the ground is trodden.
  if (scene.subjects.some(({ key }) => key === '@puddle')) scene.extras.add('path')
  takeUpGear(scene)
}
