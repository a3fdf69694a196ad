import type { Draft } from '../../draft.ts'
import type { Subject } from '../../scene.ts'
import { INSTRUMENTS_OF } from '../../vocabulary/people.ts'

/** Instruments that are carried, by their drawings. */
const CARRIED =
  /^(guitar|banjo|violin|trumpet|saxophone|accordion|drum|long-drum|harp|flute|@cello|@bagpipes)$/

/** “A trio with double bass and drums”: what is named is in the hands of those who make music together. */
export function shareInstruments(scene: Draft) {
  const players = scene.subjects.find(({ key }) => INSTRUMENTS_OF.has(key.slice(1)))
  if (!players) return
  const named = scene.subjects.filter(({ key }) => CARRIED.test(key))
  if (named.length === 0) return
  const usual = (players.bears ?? []).map(({ subject }) => subject)
  const others = usual.filter(({ key }) => !named.some(thing => thing.key === key))
  players.bears = [...named.map(single), ...others]
    .slice(0, Math.max(usual.length, named.length))
    .map(subject => ({ how: 'held', subject }))
  scene.subjects = scene.subjects.filter(subject => !named.includes(subject))
}

const single = (thing: Subject): Subject => ({ ...thing, count: 1 })
