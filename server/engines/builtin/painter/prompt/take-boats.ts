import type { Reading } from './reading.ts'
import { nounOfDrawing, stagingOf } from './vocabulary/nouns.ts'

const BOATS = /^(@rowboat|canoe|@kayak|@gondola|@longtail|@raft)$/
const ROWBOAT = '@rowboat'

/** Whoever rows sits in a boat, though nobody names it. */
export function takeBoats({ scene, links }: Reading) {
  const rower = scene.subjects.find(({ figure, action }) => figure && action === 'rowing')
  const noun = nounOfDrawing(ROWBOAT)
  if (!rower || !noun || scene.subjects.some(({ key }) => BOATS.test(key))) return
  const boat = { key: ROWBOAT, name: ROWBOAT, ...stagingOf(noun), count: 1, accessories: [] }
  scene.subjects.push(boat)
  links.push({ how: 'ridden', left: rower, right: boat })
}
