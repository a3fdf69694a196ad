import { singular } from '../vocabulary/plurals.ts'
import { PROPER_NAMES } from '../vocabulary/proper-names.ts'
import { readableWords } from '../vocabulary/readable-words.ts'
import { REAL_WORDS } from '../vocabulary/real-words.ts'
import { VERB_WORDS } from '../vocabulary/verb-forms.ts'
import { personMeantBy } from './unknown-people.ts'

/** Shorter words have too many neighbours. */
const SHORTEST = 5
/** In words of this length two letters may be wrong. */
const LONG = 8

/** A prompt whose unknown words are read as the one known word that they are spelt nearly like. */
type Corrected = { prompt: string; misspelt: Map<string, string> }

/** “Behind there mother”: who hears no difference. */
const THERE_FOR_THEIR =
  /\b(?:there|they['’]re)(?= (?:own |new |old |little |big |tiny )?(?:mother|mum|mom|mama|father|dad|parents?|grand\w+|brother|sister|babies|baby|kids?|children|kitchen|house|home|garden|bedroom|room|bed|car|van|boat|tent|shop|dogs?|cats?|pets?|toys?|hands?|heads?|backs?|faces?|hair|lunch|dinner|breakfast|homework|wedding|cubs?|chicks?|young)\b)/gi

/** Reads “cristmas” as “christmas”; words that are known, and English words that nothing is drawn for, stay. */
export function correctSpelling(prompt: string): Corrected {
  const misspelt = new Map<string, string>()
  const corrected = prompt
    .replace(THERE_FOR_THEIR, 'their')
    .replace(/(?<![\p{L}’'\d])[a-z]+(?![\p{L}’'\d])/giu, (word, at: number) => {
      const known = word.toLowerCase()
      const meant = personMeantBy(known, prompt.slice(at + word.length)) ?? meantBy(known)
      if (!meant) return word
      misspelt.set(known, meant)
      return meant
    })
  return { prompt: corrected, misspelt }
}

/** The one readable word that an unknown word is nearly spelt like; null where there is none, or several. */
function meantBy(word: string): string | null {
  if (word.length < SHORTEST || isReal(word)) return null
  const single = singular(word)
  const meant = single === word ? null : nearestTo(single)
  if (!meant) return nearestTo(word)
  return word.endsWith('ies') ? meant.replace(/y$/, 'ies') : `${meant}s`
}

function nearestTo(word: string): string | null {
  if (word.length < SHORTEST) return null
  const reach = word.length >= LONG ? 2 : 1
  for (let most = 1; most <= reach; most++) {
    const near = (readableWords().byInitial.get(word[0]) ?? []).filter(
      other =>
        Math.abs(other.length - word.length) <= most &&
        other.length >= SHORTEST &&
        editsBetween(word, other, most) <= most,
    )
    if (near.length > 0) return near.length === 1 ? near[0] : likeliest(word, near)
  }
  return null
}

/** What is spelt as it was meant, though nothing may be drawn for it. */
const SPELT_RIGHT = [REAL_WORDS, PROPER_NAMES, VERB_WORDS]

/** “Taller” and “bigger” are as real as “tall” and “big”. */
const COMPARED = /(?:([b-df-hj-np-tv-z])\1|i)?er$/

const isReal = (word: string) => {
  const { all } = readableWords()
  const base = word.replace(COMPARED, (ending, doubled = '') => (ending[0] === 'i' ? 'y' : doubled))
  return [word, singular(word), base, word.replace(/er$/, ''), word.replace(/ed$/, '')].some(
    form => all.has(form) || SPELT_RIGHT.some(list => list.has(form)),
  )
}

/** Of several, the one of the same letters in another order: those are slips of the hand. */
function likeliest(word: string, near: readonly string[]): string | null {
  const letters = sorted(word)
  const same = near.filter(other => sorted(other) === letters)
  return same.length === 1 ? same[0] : null
}

const sorted = (word: string) => [...word].sort().join('')

/** “Elefant” is spelt as it is heard. */
const heard = (word: string) => word.replaceAll('ph', 'f')

/** Letters added, left out, changed or swapped with the next; gives up beyond `most`. */
function editsBetween(written: string, known: string, most: number): number {
  const [a, b] = [written, known].map(heard)
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1
      row[j] = Math.min(last[j] + 1, row[j - 1] + 1, last[j - 1] + cost)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        row[j] = Math.min(row[j], before[j - 2] + 1)
    }
    if (Math.min(...row) > most) return most + 1
    before = last
    last = row
  }
  return last[b.length]
}
