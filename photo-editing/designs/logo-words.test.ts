import { expect, test } from 'vitest'
import { parsePrompt } from '#painter/language/parse.ts'
import { readLogoWords } from './logo-words.ts'

test.each([
  ['logo for “Red Fox” coffee roasters', 'Red Fox', 'COFFEE ROASTERS'],
  ['a logo called Northpeak for a mountain outdoor company, blue', 'Northpeak', 'OUTDOOR SUPPLY'],
  ['Fox & Fern, a book shop', 'Fox & Fern', 'BOOKS'],
  ['a lighthouse', 'Lighthouse', ''],
  ['something abstract', 'Studio', ''],
])('“%s” is set as %s', (prompt, name, tagline) => {
  expect(readLogoWords(prompt, parsePrompt(prompt))).toMatchObject({ name, tagline })
})
