import { expect, test } from 'vitest'
import { restFirst } from './rest-first.ts'

test.each([
  [/(?<=\bmeadow\b.*)(big )?snow(y?)/g, '(?=(?:big )?snow(?:y?))(?<=\\bmeadow\\b.*)(big )?snow(y?)'],
  [/(?<!\bno\b[^,]*)(?<what>sun)/g, '(?=(?:sun))(?<!\\bno\\b[^,]*)(?<what>sun)'],
])('%s is asked for its rest first', (pattern, expected) => {
  expect(restFirst(pattern).source).toBe(expected)
})

test.each([/(?<=\bred )fox/g, /\bfox(?<=red.*)/g, /(?<=\bred\b.*)fox|cat/g, /(?<=(red)\b.*)fox \1/g])(
  '%s is left as it is',
  pattern => {
    expect(restFirst(pattern)).toBe(pattern)
  },
)

test.each([
  ['a snowy meadow, then snow', /(?<=\bmeadow\b.*)(big )?snow(y?)/g],
  ['a meadow with big snow and snowy hills', /(?<=\bmeadow\b.*)(big )?snow(y?)/g],
  ['no rain, but sun', /(?<!\bno\b[^,]*)(?<what>sun)/g],
])('in “%s” it replaces the same', (text, pattern) => {
  expect(text.replace(restFirst(pattern), '[$1]')).toBe(text.replace(pattern, '[$1]'))
})
