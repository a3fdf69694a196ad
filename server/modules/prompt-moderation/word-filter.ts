import { type Category, CLOSE, INNOCENT_PHRASES, MINORS, SEXUAL, TERMS } from './terms.ts'

export type Found = { term: string; category: Category }

type Entry = { words: string[]; term: string; category: Category }

const LEET: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
}

const ENTRIES: Entry[] = Object.entries(TERMS).flatMap(([category, terms]) =>
  terms.map(term => ({ words: term.split(' '), term, category: category as Category })),
)
/** By their first word, so that a long text is read once. */
const BY_FIRST_WORD = Map.groupBy(ENTRIES, ({ words }) => words[0]!)
const INNOCENT = INNOCENT_PHRASES.map(phrase => phrase.split(' '))

/**
 * The first term of the list in the text, or null. Whole words count and nothing inside of them, so that a
 * pegboard, a therapist and Scunthorpe stay what they are.
 */
export function findTerm(text: string): Found | null {
  const words = wordsOf(text)
  const covered = coveredBy(words)
  for (const [at, word] of words.entries()) {
    if (covered.has(at)) continue
    for (const first of stems(word)) {
      const entry = BY_FIRST_WORD.get(first)?.find(each => standsAt(words, at, each.words))
      if (entry) return { term: entry.term, category: entry.category }
    }
  }
  return findMinor(words)
}

function findMinor(words: string[]): Found | null {
  const placesOf = (terms: readonly string[]) =>
    terms.flatMap(term =>
      words.flatMap((_, at) => (standsAt(words, at, term.split(' ')) ? [{ term, at }] : [])),
    )
  const sexual = placesOf(SEXUAL)
  if (sexual.length === 0) return null
  for (const minor of placesOf(MINORS)) {
    const near = sexual.find(({ at }) => Math.abs(at - minor.at) <= CLOSE)
    if (near) return { term: `${near.term} … ${minor.term}`, category: 'sexual content' }
  }
  return null
}

/**
 * Words in plain small letters, without accents and with digits that stand for letters read as such; letters
 * that were spaced out one by one are put together.
 */
function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/’/g, "'")
  const words = (plain.match(/[\p{L}\p{N}@$]+/gu) ?? []).map(word =>
    /\p{L}/u.test(word) ? word.replace(/[013457@$]/g, sign => LEET[sign] ?? sign) : word,
  )
  const joined: string[] = []
  for (let at = 0; at < words.length; at++) {
    let end = at
    while (words[end]?.length === 1) end += 1
    if (end - at >= 4) {
      joined.push(words.slice(at, end).join(''))
      at = end - 1
    } else joined.push(words[at]!)
  }
  return joined
}

/** The word, and what it would be without the ending of a plural. */
function stems(word: string): string[] {
  if (word.length > 4 && word.endsWith('es')) return [word, word.slice(0, -1), word.slice(0, -2)]
  return word.length > 3 && word.endsWith('s') ? [word, word.slice(0, -1)] : [word]
}

function standsAt(words: string[], at: number, wanted: string[]): boolean {
  return wanted.every((each, index) => {
    const word = words[at + index]
    if (word === undefined) return false
    return index === wanted.length - 1 ? stems(word).includes(each) : word === each
  })
}

/** Places of words that belong to a phrase in which they mean something else. */
function coveredBy(words: string[]): Set<number> {
  const covered = new Set<number>()
  for (const at of words.keys()) {
    for (const phrase of INNOCENT) {
      if (standsAt(words, at, phrase)) for (const index of phrase.keys()) covered.add(at + index)
    }
  }
  return covered
}
