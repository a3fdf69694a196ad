import type { Reading } from './reading.ts'
import { subjectOf } from './subject-of.ts'

const BOATS = /^(@rowboat|canoe|@kayak|@gondola|@longtail|@raft)$/
const ROWBOAT = '@rowboat'

/** Whoever rows sits in a boat, though nobody names it. */
export function takeBoats({ scene, links }: Reading) {
  const rower = scene.subjects.find(({ figure, action }) => figure && action === 'rowing')
  if (!rower || scene.subjects.some(({ key }) => BOATS.test(key))) return
  const boat = subjectOf(ROWBOAT, ROWBOAT, 1)
  scene.subjects.push(boat)
  links.push({ how: 'ridden', left: rower, right: boat })
}
