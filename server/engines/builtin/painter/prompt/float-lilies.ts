import type { Scene } from './scene.ts'
import { strew } from './strew.ts'
import { subjectOf } from './subject-of.ts'
import type { Place } from './surroundings.ts'
import { OPEN_WATER } from './take-place.ts'

/** As many as lie on a pond. */
const PADS = 26
const BLOSSOMS = 12
/** Still water that lilies grow on. */
const STILL: ReadonlySet<Place> = new Set(['pond', 'lake', 'river', 'oasis'])
const LILIES = /^(lotus|@lilypads)$/

/** Lilies named beside something else, or in their place, lie about on its water; one that is asked for is looked at. */
export function floatLilies(scene: Scene) {
  if (!STILL.has(scene.place) && !OPEN_WATER.has(scene.place)) return
  const about = scene.subjects.filter(
    ({ key, count, bears }, k) => LILIES.test(key) && !bears && (count > 1 || k > 0 || key !== 'lotus'),
  )
  if (about.length === 0 && !scene.extras.has('lilies')) return
  scene.subjects = scene.subjects.filter(subject => !about.includes(subject))
  scene.around = scene.around.filter(({ key }) => !LILIES.test(key))
  const colour = about.find(({ key }) => key === 'lotus')?.colour
  strew(scene, { ...subjectOf('@lilypads', 'lily pads', 1), colour }, PADS)
  strew(scene, { ...subjectOf('lotus', 'water lilies', 1), colour }, BLOSSOMS)
}
