import type { TokenizerFiles } from './tokenizer-files.ts'

/** How GPT-2's tokenizer, and CLIP's after it, cuts text: contractions, runs of letters, single digits, runs of signs. */
const WORDS = /'s|'t|'re|'ve|'m|'ll|'d|\p{L}+|\p{N}|[^\s\p{L}\p{N}]+/giu

const START = '<|startoftext|>'
const END = '<|endoftext|>'
const WORD_END = '</w>'

/** A tokenizer whose files lack what the model needs, or lie about it. */
export class TokenizerError extends Error {}

export type ClipTokenizer = {
  /** How many ids a prompt always has. */
  length: number
  /**
   * Start, the words, end, and padding up to `length`. `cut` says how many tokens did not fit. What looks like
   * a token that steers the model, such as `<|endoftext|>`, is read as the signs that it is made of.
   */
  encode(prompt: string): { ids: Int32Array; cut: number }
}

/**
 * CLIP's byte-pair encoding (Radford et al. 2021; Sennrich et al. 2016), as diffusion models of the
 * Stable Diffusion family read their prompts.
 * @throws TokenizerError
 */
export function createClipTokenizer({ vocabulary, merges, length, padToken }: TokenizerFiles): ClipTokenizer {
  const ranks = new Map(merges.map((merge, rank) => [merge, rank]))
  const known = new Map<string, readonly number[]>()
  const start = idOf(START)
  const end = idOf(END)
  const padding = typeof padToken === 'number' ? padToken : padToken === null ? end : idOf(padToken)

  function idOf(token: string): number {
    const id = vocabulary.get(token)
    if (id === undefined) throw new TokenizerError(`The tokenizer’s vocabulary lacks the token “${token}”.`)
    return id
  }

  function encodeWord(word: string): readonly number[] {
    const before = known.get(word)
    if (before) return before
    const ids = mergedParts(word, ranks).map(part => vocabulary.get(part) ?? end)
    known.set(word, ids)
    return ids
  }

  return {
    length,
    encode(prompt) {
      const clean = prompt.normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase()
      const tokens = (clean.match(WORDS) ?? []).flatMap(encodeWord)
      const kept = tokens.slice(0, length - 2)
      const ids = new Int32Array(length).fill(padding)
      ids[0] = start
      ids.set(kept, 1)
      ids[kept.length + 1] = end
      return { ids, cut: tokens.length - kept.length }
    },
  }
}

/** The word's bytes as characters, joined pair by pair in the order in which the pairs were learned. */
function mergedParts(word: string, ranks: ReadonlyMap<string, number>): string[] {
  const rankOf = (first: string, second: string) =>
    ranks.get(`${first} ${second}`) ?? Number.POSITIVE_INFINITY
  const characters = [...new TextEncoder().encode(word)].map(byte => BYTE_CHARACTERS[byte]!)
  let parts = [...characters.slice(0, -1), `${characters.at(-1)}${WORD_END}`]
  while (parts.length > 1) {
    const best = Math.min(...parts.slice(1).map((part, at) => rankOf(parts[at]!, part)))
    if (best === Number.POSITIVE_INFINITY) return parts
    const joined: string[] = []
    for (let at = 0; at < parts.length; at++) {
      const isPair = at + 1 < parts.length && rankOf(parts[at]!, parts[at + 1]!) === best
      joined.push(isPair ? `${parts[at]}${parts[++at]}` : parts[at]!)
    }
    parts = joined
  }
  return parts
}

/** GPT-2's reversible map of bytes to characters that can be printed: those that cannot follow from 256 on. */
const BYTE_CHARACTERS: readonly string[] = (() => {
  const isPrintable = (byte: number) =>
    (byte >= 33 && byte <= 126) || (byte >= 161 && byte <= 172) || byte >= 174
  let next = 256
  return Array.from({ length: 256 }, (_, byte) => String.fromCharCode(isPrintable(byte) ? byte : next++))
})()
