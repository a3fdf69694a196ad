import { emojiCharacters } from '../subjects/icons.ts'
import { withoutOwners } from './possessives.ts'
import { DEED_PHRASES } from './vocabulary/deed-phrases.ts'
import { IDIOMS } from './vocabulary/idioms.ts'
import { PHRASES } from './vocabulary/phrases.ts'
import { singular } from './vocabulary/plurals.ts'

/** One word of a prompt. */
export type Token = {
  /** As written, in lower case. */
  word: string
  singular: string
  /** Whether punctuation separates it from the word before. */
  afterBreak: boolean
}

/** Hyphens inside these words and after numbers belong to the word; others part two words. */
const HYPHENS = /(?<!\d)(?<!\bsci)-(?!skinned\b)/g

/** Of “a fisherman’s hut” only the hut is seen. */
const POSSESSOR =
  /\b\w+[’']s? (?=(\w+ )?(hut|house|home|cottage|cabin|castle|hat|boat|ship|garden|shop|tower)\b)/g

/** Lower case, words and “,” only, with known phrases joined to one word; a space at either end. */
export function normalise(prompt: string): string {
  let text = ` ${withoutOwners(
    prompt
      .replace(/\p{RGI_Emoji}/gv, emoji => ` ${nameOfEmoji(emoji)} `)
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(POSSESSOR, ''),
  )
    .replace(/[’']/g, '')
    .replace(/[^a-z0-9\- ]+/g, mark => (/[,.;:!?()\n|/]/.test(mark) ? ' , ' : ' '))
    .replace(HYPHENS, ' ')
    .replace(/\s+/g, ' ')} `
  for (const [phrase, joined] of [...IDIOMS, ...DEED_PHRASES, ...PHRASES]) text = text.replace(phrase, joined)
  return text
}

/** The name of its icon; the selector U+FE0F makes no difference. */
function nameOfEmoji(emoji: string): string {
  const codePoints = Array.from(emoji, character => character.codePointAt(0)!.toString(16))
  return emojiCharacters()[codePoints.filter(codePoint => codePoint !== 'fe0f').join('-')] ?? ''
}

/** The words of a normalised text. */
export function tokenise(text: string): Token[] {
  const tokens: Token[] = []
  let afterBreak = false
  for (const part of text.trim().split(' ')) {
    const word = part.replace(/^-+|-+$/g, '')
    if (word === ',') afterBreak = true
    else if (word) {
      tokens.push({ word, singular: singular(word), afterBreak })
      afterBreak = false
    }
  }
  return tokens
}

/** Removes “no …” and “without …” from the words and returns all that must not appear, in the singular. */
export function takeExclusions(tokens: Token[], negativePrompt: string): Set<string> {
  const excluded = new Set(
    negativePrompt
      .toLowerCase()
      .split(/[^a-z]+/)
      .filter(Boolean)
      .map(singular),
  )
  for (let i = 0; i < tokens.length; i++)
    while (['no', 'without', 'not'].includes(tokens[i]?.word) && tokens[i + 1]) {
      excluded.add(tokens[i + 1].singular)
      tokens.splice(i, 2)
    }
  return excluded
}
