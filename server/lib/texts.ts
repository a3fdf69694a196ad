/** Characters that no database stores and no model reads: controls but tab and newline, halves of pairs. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const UNREADABLE = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f]/g

/** The text without characters that nobody can read, and without blanks around it. */
export const readableText = (text: string): string => text.toWellFormed().replace(UNREADABLE, '').trim()

/** In characters as a person counts them, by code points, so that an emoji is not two. */
export function lengthOf(text: string): number {
  let length = 0
  for (const _ of text) length += 1
  return length
}

/** The start of the text, at most `limit` characters as `lengthOf` counts them. */
export function startOf(text: string, limit: number): string {
  return text.length <= limit ? text : Array.from(text).slice(0, limit).join('')
}

/** As long as a nick name may be in the settings. */
const LONGEST_NAME = 100

/** One line without control, invisible and direction-changing characters, cut at a whole character. */
export function tidyName(text: string): string {
  const visible = text
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
  return [...visible].slice(0, LONGEST_NAME).join('').trim()
}
