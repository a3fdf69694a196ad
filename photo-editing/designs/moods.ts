import { join } from 'node:path'
import { readRows } from '#painter/engine/core/rows.ts'

/** How a drawn face looks, and what flies around it. */
export type Mood = {
  eyes: 'open' | 'closed' | 'wide' | 'wink' | 'narrow'
  mouth: 'smile' | 'grin' | 'frown' | 'round' | 'line' | 'smirk'
  /** Whether the cheeks are pink. */
  blush: boolean
  /** Icon beside the head. */
  sign: string | null
  /** The face with this mood, where nothing else is named. */
  face: string
}

const ROWS = readRows(join(import.meta.dirname, 'moods.tsv'), [
  'mood',
  'eyes',
  'mouth',
  'face',
  'blush',
  'sign',
  'words',
])

const MOODS = new Map(
  ROWS.flatMap(({ eyes, mouth, face, blush, sign, words }) => {
    const mood = { eyes, mouth, face, blush: blush !== '', sign: sign || null } as Mood
    return words.split(' ').map((word): [string, Mood] => [word, mood])
  }),
)

/** The mood that a lower-case word names, or null. */
export const moodOf = (word: string): Mood | null => MOODS.get(word) ?? null
