import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { QUOTED_TEXTS } from './journeys/support/quoted-texts.ts'

const sources = ['web', 'catalogue', 'contract']
  .flatMap(folder => readdirSync(folder, { recursive: true }).map(name => join(folder, String(name))))
  .filter(path => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
  .map(path => readFileSync(path, 'utf8'))

/** How often the text stands in the product's sources, with anything where it has braces. */
function countOf(text: string): number {
  const pattern = text
    .split(/\{[^}]*\}/)
    .map(part => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('\\$\\{[^`]*\\}')
  // Not within a longer word, and not as a piece of a sentence.
  const found = new RegExp(`(?<!\\w)(?<!\\w )${pattern}(?!\\w)`, 'g')
  return sources.reduce((sum, source) => sum + [...source.matchAll(found)].length, 0)
}

test('every agreed text stands in the product as it is agreed', () => {
  const missing = Object.keys(QUOTED_TEXTS).filter(text => countOf(text) === 0)
  // Put together: from what everybody reads and what those read whose plan lacks it; and with a limit.
  expect(missing).toEqual([
    'Create private images accessible only to you. Upgrade for access.',
    'File size {size} is too big. Max allowed is 10MB.',
  ])
})

test('what is spelled otherwise than in dictionaries stands in one place', () => {
  for (const text of ['Succcess', 'Disney Charactor', 'enhandedPrompt']) expect(countOf(text), text).toBe(1)
})
