import { emojiCharacters } from '../../drawings/icons.ts'
import type { Part } from '../scene.ts'
import { bodyOfTwoKinds } from '../steps/people/two-kinds.ts'
import { nounNamed } from '../vocabulary/nouns.ts'
import { placeNamed } from '../vocabulary/places.ts'
import { singular } from '../vocabulary/plurals.ts'
import { withoutSkyColours } from '../vocabulary/sky-phrases.ts'
import { PAST_TENSE } from '../vocabulary/verb-forms.ts'
import { animalsOfKin } from './animal-kin.ts'
import { readCompoundsOf } from './compounds-table.ts'
import { withoutOwners } from './possessives.ts'
import { withoutQualifiers } from './qualifiers.ts'
import { RULES } from './rules.ts'
import { saidOfSame } from './said-of-same.ts'
import { tellApart } from './tell-apart.ts'
import { withoutWishes } from './wishes.ts'

/** One word of a prompt. */
export type Token = {
  /** As written, in lower case. */
  word: string
  singular: string
  /** Whether punctuation separates it from the word before. */
  afterBreak: boolean
  /** The colours of the parts of what the word names. */
  parts?: Partial<Record<Part, string>>
  /** What the thing that the word names is made of. */
  made?: string
}

/** Hyphens inside these words and after numbers belong to the word; others part two words. */
const HYPHENS = /(?<!\d)(?<!\bsci)-(?!skinned\b)/g

/** Of “a fisherman’s hut” only the hut is seen; “a butcher’s shop” is a place of its own. */
const POSSESSOR =
  /\b(\w+)[’']s? (?=(\w+ )?(hut|house|home|cottage|cabin|castle|hat|boat|ship|garden|shop|tower)\b)/g

const withoutPossessors = (text: string) =>
  text.replace(POSSESSOR, (whole, owner: string, _kind: string | undefined, thing: string) =>
    placeNamed(owner + thing) || nounNamed(owner + thing) ? whole : '',
  )

/** Lower case, words and “,” only; a space at either end. */
export function plainText(prompt: string): string {
  return ` ${withoutOwners(
    withoutPossessors(
      withoutQualifiers(
        tellApart(
          saidOfSame(
            animalsOfKin(
              bodyOfTwoKinds(
                withoutWishes(nameEmoji(prompt).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()),
              ),
            ),
          ),
        ),
      ),
    ),
  )
    .replace(/[’']/g, '')
    .replace(/[^a-z0-9\- ]+/g, mark => (/[,.;:!?()\n|/]/.test(mark) ? ' , ' : ' '))
    .replace(HYPHENS, ' ')
    .replace(/\s+/g, ' ')} `
}

/** Some rules look back from every word, which takes the square of a text's length; one so long is a list. */
const LONGEST_RULED = 1200

/** A word that may say what the one before it did. */
const VERB = /(?<=\w )[a-z]+(?! (?:by|together)\b)/g

/** A plain text with known phrases joined to one word, or said in words that the tables know. */
export function normalise(text: string): string {
  let read = withoutSkyColours(text).replace(VERB, verb => PAST_TENSE.get(verb) ?? verb)
  if (read.length <= LONGEST_RULED)
    for (const [pattern, instead] of RULES) read = read.replace(pattern, instead)
  return readCompoundsOf(read.replace(/\s+/g, ' '))
}

/** So many emoji are read; a prompt of nothing else would be ten times as long in words. */
const MOST_EMOJI = 40

/** Emoji in words, each where it comes first. */
function nameEmoji(prompt: string): string {
  const named = new Set<string>()
  return prompt.replace(/\p{RGI_Emoji}/gv, emoji => {
    if (named.has(emoji) || named.size === MOST_EMOJI) return ' '
    named.add(emoji)
    return ` ${nameOfEmoji(emoji)} `
  })
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

/** Words that hold a sentence together. */
const GRAMMAR: ReadonlySet<string> = new Set(
  'a an the of in on at by with and or under near above into through over from to for is are his her their my while who that as'.split(
    ' ',
  ),
)
const SHORTEST_ROW = 3

/** “Boy kite hill wind”: words without commas and without anything that holds them together. */
export const isTerse = (tokens: readonly Token[]): boolean =>
  tokens.length >= SHORTEST_ROW && tokens.every(({ word, afterBreak }) => !afterBreak && !GRAMMAR.has(word))
