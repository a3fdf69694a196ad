/** A look-up table of words. A map, so that words such as “constructor” find nothing. */
export function tableOf<Value>(rows: Record<string, Value>): ReadonlyMap<string, Value> {
  return new Map(Object.entries(rows))
}

/** Turns `{ meaning: 'word word' }` around: every word of the lists leads to its meaning. */
export function meanings<Meaning extends string>(
  rows: Partial<Record<Meaning, string>>,
): ReadonlyMap<string, Meaning> {
  const table = new Map<string, Meaning>()
  for (const [meaning, words] of Object.entries(rows) as [Meaning, string][])
    for (const word of words.split(' ')) table.set(word, meaning)
  return table
}

/** A set of words, written as one line of text. */
export const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(' '))
