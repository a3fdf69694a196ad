/** A look-up table of words. A map, so that words such as “constructor” find nothing. */
export function tableOf<Value>(rows: Record<string, Value>): ReadonlyMap<string, Value> {
  return new Map(Object.entries(rows))
}

/** A set of words, written as one line of text. */
export const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(' '))
