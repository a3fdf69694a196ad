import type { Scene } from '#painter/language/scene.ts'
import { COLOURS } from '#painter/language/vocabulary/colours.ts'

const QUOTED = /["“”'‘’]([^"“”'‘’]{2,28})["“”'‘’]/u
const NAMED = /(?:called|named|for|saying|text)\s+(\p{Lu}[\p{L}\d&]*(?:\s+(?:&|\p{Lu}[\p{L}\d&]*)){0,2})/u
/** A name at the start, set off by a comma: “Fox & Fern, coffee roasters”. */
const LEADING = /^\s*(\p{Lu}[\p{L}\d&]*(?:\s+(?:&|and|\p{Lu}[\p{L}\d&]*)){0,3})\s*(?:,|$)/u
/** The longest name that the layouts can hold. */
const LONGEST = 28

const TAGLINES: [RegExp, string][] = [
  [/\b(coffee|cafe|café|espresso|roast)/i, 'COFFEE ROASTERS'],
  [/\b(bak|bread|cake|pastr)/i, 'FRESH EVERY DAY'],
  [/\b(tech|software|ai|data|app)\b/i, 'TECHNOLOGIES'],
  [/\b(gym|fit|sport|athlet)/i, 'ATHLETIC CLUB'],
  [/\b(music|band|record)/i, 'RECORDS'],
  [/\b(travel|outdoor|camp|mountain|hik)/i, 'OUTDOOR SUPPLY'],
  [/\b(flower|garden|plant|botan)/i, 'BOTANICAL STUDIO'],
  [/\b(book|library|press)/i, 'BOOKS'],
  [/\b(pizza|restaurant|food|kitchen|burger)/i, 'KITCHEN'],
]

export type LogoWords = {
  name: string
  /** Under the name, in capitals; empty where the prompt says nothing of a trade. */
  tagline: string
  /** OKLCh hue in degrees that the prompt's colour word asks for, or null. */
  hue: number | null
}

/** What is to be written, and in which colour. Nothing is invented: without a name, the thing's own stands. */
export function readLogoWords(prompt: string, { subjects }: Scene): LogoWords {
  const found = QUOTED.exec(prompt) ?? NAMED.exec(prompt) ?? LEADING.exec(prompt)
  const named = found?.[1]?.trim() ?? subjects[0]?.name ?? 'Studio'
  const name = named.slice(0, LONGEST)
  const tagline = TAGLINES.find(([trade]) => trade.test(prompt))?.[1] ?? ''
  const colour = prompt
    .toLowerCase()
    .match(/[a-z]+/g)
    ?.find(word => COLOURS.get(word)?.hue != null)
  return {
    name: name.charAt(0).toUpperCase() + name.slice(1),
    tagline: name.toUpperCase().includes(tagline) ? '' : tagline,
    hue: colour ? COLOURS.get(colour)!.hue : null,
  }
}
