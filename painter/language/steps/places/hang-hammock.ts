import type { Draft } from '../../draft.ts'
import type { Subject } from '../../scene.ts'
import type { Place } from '../../surroundings.ts'
import { wordsOf } from '../../vocabulary/rows.ts'

/** Metres of the hammocks that hang between trees, with those. */
const BETWEEN_PALMS = { key: '@treehammock', size: 3.2 }
const BETWEEN_TREES = { key: '@treehammock', size: 3.2 }

/** Where what it hangs between is something else. */
const WITHOUT_TREES = wordsOf<Place>('without trees')
const PALMY: ReadonlySet<Place> = new Set(['beach', 'island', 'islet', 'oasis', 'ocean', 'jungle'])

/** A hammock out of doors hangs between two trees of the land that it is in. */
export function hangHammock({ place, subjects, trees, prompt }: Draft) {
  if (WITHOUT_TREES.has(place)) return
  const isPalmy = trees.includes('palm') || (PALMY.has(place) && !/\b(?:pines?|oaks?)\b/i.test(prompt))
  const hang = (subject: Subject) => {
    if (subject.key === '@hammock') Object.assign(subject, isPalmy ? BETWEEN_PALMS : BETWEEN_TREES)
    for (const { subject: borne } of subject.bears ?? []) hang(borne)
  }
  for (const subject of subjects) hang(subject)
}
