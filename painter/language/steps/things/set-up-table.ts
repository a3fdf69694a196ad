import type { Draft } from '../../draft.ts'
import type { Subject } from '../../scene.ts'
import { nounOfDrawing, stagingOf } from '../../vocabulary/nouns.ts'

const WITH_CHAIRS =
  /\btables? (?:and|with|surrounded by|between) (?:an? |two |three |four |some |several |its |\w+ )?(?:\w+ )?(?:chairs?|stools?|armchairs?)\b|\b(?:chairs?|stools?|armchairs?) (?:and|at|around|beside|next to|by) (?:an? |the |two )?(?:\w+ ){0,2}tables?\b/
const SEAT = /^@(chair|armchair|stool)$/

const isTable = ({ key, bears = [] }: Subject): boolean =>
  key === '@table' || bears.some(({ subject }) => isTable(subject))

/** “A table and two chairs in a garden”: the table stands between its chairs, though tables are places, too. */
export function setUpTable(scene: Draft, text: string) {
  const chairs = scene.subjects.find(({ key }) => SEAT.test(key))
  const noun = nounOfDrawing('@table')
  if (!chairs || chairs.bears || !noun || !WITH_CHAIRS.test(text) || scene.subjects.some(isTable)) return
  const isBetween = chairs.count > 1
  if (isBetween) chairs.side = 'both'
  scene.subjects.unshift({
    key: '@table',
    name: 'table',
    ...stagingOf(noun),
    mode: 'ground',
    ...(isBetween ? { side: 'middle' as const } : {}),
    count: 1,
    accessories: [],
  })
}
