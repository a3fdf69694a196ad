import { expect, test } from 'vitest'
import { COMPOUNDS, readCompoundsOf, spellingsOf } from './compounds-table.ts'
import { RULES } from './rules.ts'

/** Letters and the table's own marks, as `COMPOUNDS` tells them. */
const SPELT = /^[a-z0-9 ,.'()|?_~-]+\*?(?:\|[a-z0-9 ,.'()|?*_~-]+)*$/
const READ = /^(?:[a-z0-9 ,$-]+)?$/
const MOST_SPELLINGS = 256
const MOST_RULES = 60

test('every row of the compounds says how it is spelt and what is read instead', () => {
  for (const { spelt, read } of COMPOUNDS)
    expect({ spelt, isSpelt: SPELT.test(spelt), isRead: READ.test(read) }).toEqual({
      spelt,
      isSpelt: true,
      isRead: true,
    })
})

test('a row has few spellings, and refers to groups that it has', () => {
  for (const row of COMPOUNDS) {
    const spellings = spellingsOf(row)
    const groups = row.spelt.split('(').length - 1
    const referred = [...row.read.matchAll(/\$(\d+)/g)].map(([, group]) => Number(group))
    expect({ ...row, isFew: spellings.length <= MOST_SPELLINGS }).toEqual({ ...row, isFew: true })
    for (const group of referred) expect(group).toBeLessThanOrEqual(groups)
    expect(spellings.every(([spelling]) => spelling.replace('*', '').trim().length > 1)).toBe(true)
  }
})

test.each([
  [' two polar bears in a hot air balloon ', ' two polarbears in a hotairballoon '],
  [' a temple interior with a milky way ', ' a temple interior with a milkyway '],
  [' a fox ', ' a fox '],
  [' ploughing a wide muddy field ', ' on ploughland '],
  [' ploughing in a field ', ' ploughing in a field '],
  [' cats in her laundry basket ', ' cats in her basket '],
])('the longest compound counts, over determiners and what describes: %s', (text, read) => {
  expect(readCompoundsOf(text)).toBe(read)
})

test('there are at most sixty rules beside the table', () => {
  expect(RULES.length).toBeLessThanOrEqual(MOST_RULES)
})
