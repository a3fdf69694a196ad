import { isFourLegged } from '../../../drawings/animals/breeds.ts'
import type { Mood } from '../../../drawings/figures/mood.ts'
import { findNoun } from '../../find-noun.ts'
import type { Reading } from '../../reading.ts'
import { isAnimal } from '../../vocabulary/animal-nouns.ts'
import { MOODS } from '../../vocabulary/moods.ts'
import { personNamed } from '../../vocabulary/people.ts'
import { wordSet } from '../../vocabulary/table.ts'

/** Of animals these say how they live or look rather than what their face does. */
const NO_EXPRESSION = wordSet(
  'happy cheerful amused proud lonely worried melancholy depressed fierce stern scared frightened startled terrified',
)
const ADJECTIVES = 4
/** How many words after an animal may still say what its face does. */
const REACH = 14

/** What follows a word that is nobody else's. */
const AFTER_A_MOOD =
  /ly$|^(and|or|in|on|at|with|while|as|to|into|by|near|over|under|because|about|for|from|through|of|hugging|holding|wearing)$/

/** What the words around an animal say of its face; null where they say nothing of it. */
export function moodSaidOf(
  { tokens }: Reading,
  start: number,
  end: number,
): { mood: Mood; word: string } | null {
  const said = (word: string) => {
    const mood = NO_EXPRESSION.has(word) ? undefined : MOODS.get(word)
    return mood ? { mood, word } : null
  }
  for (let i = start - 1; i >= Math.max(0, start - ADJECTIVES); i--) {
    if (tokens[i + 1].afterBreak && i + 1 === start) break
    const found = said(tokens[i].word)
    if (found) return found
    if (/^(an?|the|of|and|with|in|on|at)$/.test(tokens[i].word)) break
  }
  for (let i = end; i < Math.min(tokens.length, end + REACH); i++) {
    const other = findNoun(tokens, i)
    if (personNamed(tokens[i].singular) || (other && isAnimal(other.value))) return null
    const found = said(tokens[i].word)
    // Of “a cat, angry sea” nothing is said of the cat.
    const next = tokens[i + 1]
    if (found && (!next || next.afterBreak || AFTER_A_MOOD.test(next.word))) return found
  }
  return null
}

/** “An annoyed cat”, “a giraffe making a funny face”: those that have a skeleton show it in their own body. */
export function showMoods(reading: Reading) {
  for (const subject of reading.scene.subjects) {
    const { figure, breed = '', key } = subject
    const at = reading.namedAt.get(subject)
    if (figure || at === undefined || !hasExpressiveFace(key, breed)) continue
    const start = at - subject.name.split(' ').length + 1
    const found = moodSaidOf(reading, Math.max(0, Math.min(at, start)), at + 1)
    if (!found) continue
    subject.mood = found.mood
    // Who only laughs does not jump.
    if (subject.action === 'cheering') subject.action = undefined
    reading.understand(found.word)
  }
}

const hasExpressiveFace = (key: string, breed: string) =>
  [key, breed, breed.replace(/(cat|kitten|dog|puppy)$/, '')].some(isFourLegged)
