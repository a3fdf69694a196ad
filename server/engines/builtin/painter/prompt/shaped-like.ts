import type { Fittings } from '../subjects/shaped-like.ts'
import type { Scene, Subject } from './scene.ts'
import { nounNamed } from './vocabulary/nouns.ts'

const VESSELS = /submarine|ship|boat|ferry|rocket|plane|saucer/
const CARS = /automobile|car\b|bus\b|@van|truck|sedan|racingcar/

function fittingsOf({ key, mode }: Subject): Fittings | null {
  if (VESSELS.test(key)) return 'portholes'
  if (CARS.test(key)) return 'wheels'
  return mode === 'build' ? 'windows' : null
}

/** “A submarine shaped like a banana”, “a teapot-shaped house”: the outline is the one's, the windows are the other's. */
export function shapeLike({ subjects }: Scene, written: string) {
  const text = written.toLowerCase()
  for (const subject of subjects) {
    const fittings = fittingsOf(subject)
    if (!fittings || subject.figure) continue
    const like = new RegExp(
      `\\b${subject.name}s? (?:(?:that|which) (?:is|looks) )?(?:shaped like|in the shape of|that looks like) (?:an? |the )?(?:giant |huge |big |ripe |yellow |red )?(\\w+)|\\b(\\w+)[- ]shaped (?:\\w+ )?${subject.name}`,
    ).exec(text)
    const noun = nounNamed(like?.[1] ?? like?.[2] ?? '')
    if (noun && !noun.isBuilding && noun.fur === 0) subject.shape = { drawing: noun.drawing, fittings }
  }
}
