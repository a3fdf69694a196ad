import type { Draft } from '../../draft.ts'
import type { Reading } from '../../reading.ts'
import type { Place } from '../../surroundings.ts'
import { wordsOf } from '../../vocabulary/rows.ts'

const ON_HEIGHT =
  /\b(?:on|atop|upon|crowning)(?: top of)? (?:a|an|the) (?:\w+ ){0,2}(?:hill ?tops?|hills?|mountains?|mountain ?tops?|knoll|peaks?|summit|ridge|rock)\b/
const ON_HILL =
  /\b(?:on|onto|up|down|atop|upon|climbing|over)(?: top of)? (?:(?:a|an|the|its|their) )?(?:\w+ ){0,2}(?:hill ?tops?|hills?|hill ?sides?|slopes?|knolls?|mounds?|ridge|dunes?|hill ?crest)\b/
const HILLY = wordsOf<Place>('hilly')

/** “A castle on a hill”, “a wolf on a hill”: what the main subject stands on rises under it. */
export function standsOnHeight({ scene, text }: Reading): boolean {
  const [main] = scene.subjects
  if (!main) return false
  if (main.mode === 'build') return ON_HEIGHT.test(text)
  return main.mode === 'ground' && HILLY.has(scene.place) && ON_HILL.test(text)
}

/** Hours at which white ground alone does not tell winter. */
const DIM: ReadonlySet<Draft['time']> = new Set(['dusk', 'night', 'moonlit'])

/** Against a dim sky a bare hill is dark, whatever lies on it: in winter it snows there. */
export function rise(scene: Draft) {
  scene.extras.add('height')
  if (scene.season === 'winter' && scene.weather.length === 0 && DIM.has(scene.time))
    scene.weather.push('snow')
}
