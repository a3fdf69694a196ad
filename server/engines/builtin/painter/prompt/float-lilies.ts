import type { Scene, Subject } from './scene.ts'
import { strew } from './strew.ts'
import type { Place } from './surroundings.ts'
import { OPEN_WATER } from './take-place.ts'
import { nounOfDrawing, stagingOf } from './vocabulary/nouns.ts'

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
  strew(scene, { ...lily('@lilypads', 'lily pads'), colour }, PADS)
  strew(scene, { ...lily('lotus', 'water lilies'), colour }, BLOSSOMS)
}

const lily = (key: string, name: string): Subject => ({
  key,
  name,
  ...(key.startsWith('@') ? {} : { icon: key }),
  ...stagingOf(nounOfDrawing(key)!),
  count: 1,
  accessories: [],
})
