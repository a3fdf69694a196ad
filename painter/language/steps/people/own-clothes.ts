import type { Reading } from '../../reading.ts'
import type { Subject } from '../../scene.ts'
import { COLOURS, GARMENTS } from '../../vocabulary/colours.ts'

/** What one of several people wears, as it was said of nobody else. */
type Clothes = { words: readonly string[]; garment: Reading['garment'] }

const PUT_ON = /^(in|wearing|wears|wore|dressed)$/

/**
 * “A woman in a white dress and a man in a black suit”: what each of several people was said to wear. Null where one
 * is alone or nobody's clothes directly follow the word for them: then what is named is worn by all.
 */
export function ownClothes({ scene, tokens, namedAt }: Reading): ReadonlyMap<Subject, Clothes> | null {
  const people = scene.subjects.filter(({ figure }) => figure)
  if (people.length < 2) return null
  const starts = people.map(person => namedAt.get(person) ?? tokens.length)
  const worn = new Map<Subject, Clothes>()
  for (const [k, person] of people.entries()) {
    const said = tokens.slice((starts[k] ?? tokens.length) + 1, starts[k + 1])
    const end = said.findIndex(({ afterBreak }) => afterBreak)
    const words = (end < 0 ? said : said.slice(0, end)).map(({ word }) => word)
    const clothes = clothesIn(words)
    if (clothes) worn.set(person, clothes)
  }
  return worn.size ? worn : null
}

/** Plurals are of more than one. */
function clothesIn(words: readonly string[]): Clothes | null {
  const from = words.findIndex(word => PUT_ON.test(word))
  if (from < 0) return null
  const at = words.findIndex((word, i) => i > from && GARMENTS.has(word))
  const word = words[at]
  if (word === undefined) return null
  const colour = words
    .slice(from, at)
    .map(name => COLOURS.get(name)?.hex)
    .findLast(hex => hex !== undefined)
  return { words: [word], garment: colour ? { word, colour } : null }
}
