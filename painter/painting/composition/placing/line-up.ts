import type { Subject } from '../../../language/scene.ts'
import { isAirborne } from '../stage.ts'

/** So many beside the main subject are in two rows: the larger behind it, the smaller on both sides of it. */
const FEWEST = 3
const MOST_OF_A_KIND = 3
/** Of the picture's width, what the main subject takes before them. */
export const LEAD_OF_MANY = 0.36
/** In distances of the main subject. */
const ROWS = { front: 1.02, back: 1.42 }
const LATER = 0.015
/** Of the picture's width, what the main subject in the middle leaves free on either side, and how far from the sides. */
const FREE = 0.33
const FROM_SIDES = 0.03
/** In breadths of its place, what one takes at most who is before or behind another. */
const BROADEST = 1.4

/** The column and the breadth of a place as shares of the picture's width, and its distance in those of the main subject. */
export type Place = { column: number; breadth: number; distance: number }

/** Those beside the main subject that are seen by themselves, each of a few of a kind for itself. */
const eachOf = (lead: Subject, subjects: readonly Subject[]): Subject[] =>
  subjects
    .filter(subject => subject !== lead && subject.mode !== 'build' && !isAirborne(subject))
    .flatMap(subject => Array.from({ length: Math.min(MOST_OF_A_KIND, subject.count) }, () => subject))

/** Who or what has a place of its own beside the main subject, where there are too many for it to be at random. */
export function linedUp(lead: Subject | undefined, subjects: readonly Subject[]): Subject[] {
  if (lead?.count !== 1 || lead.mode !== 'ground') return []
  const each = eachOf(lead, subjects)
  const areFree = each.every(
    ({ isFar, mode, side, key }) => !isFar && !side && mode !== 'float' && key !== 'fire',
  )
  return each.length >= FEWEST && areFree ? each : []
}

/** A place for each of those beside the main subject, in their order: the larger behind the smaller, on both sides of it. */
export function lineUp(companions: readonly Subject[]): Place[] {
  const bySize = [...companions.keys()].sort((a, b) => companions[b].size - companions[a].size)
  const places: Place[] = []
  for (const [rank, index] of bySize.entries()) {
    const isLeft = rank % 2 === 0
    const onSide = isLeft ? Math.ceil(companions.length / 2) : companions.length >> 1
    const breadth = (FREE - FROM_SIDES) / onSide
    const aside = FROM_SIDES + breadth * ((rank >> 1) + 0.5)
    places[index] = {
      column: isLeft ? aside : 1 - aside,
      breadth: breadth * (onSide > 1 ? BROADEST : 1),
      distance: (rank < companions.length / 2 ? ROWS.back : ROWS.front) + rank * LATER,
    }
  }
  return places
}
