import type { Subject } from './scene.ts'
import { nounOfDrawing, stagingOf } from './vocabulary/nouns.ts'

/** Something that nobody has named, as many of it as there are, in its usual size and posture. */
export function subjectOf(key: string, name: string, count: number): Subject {
  const noun = nounOfDrawing(key)!
  return {
    key,
    name,
    ...(key.startsWith('@') ? {} : { icon: key }),
    ...stagingOf(noun),
    count,
    accessories: [],
  }
}
