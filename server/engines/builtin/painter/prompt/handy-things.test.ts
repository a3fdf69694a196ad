import { expect, test } from 'vitest'
import { parsePrompt } from './parse.ts'

test.each([
  ['a watering can in a garden in summer', '@wateringcan'],
  ['a piggy bank on a desk', '@piggybank'],
  ['a rolling pin and flour on a kitchen table', '@rollingpin'],
  ['a christmas wreath on a wooden table', '@wreath'],
  ['a knitted sweater on a chair', '@chair'],
  ['a rope and an anchor in a harbour', '@rope'],
  ['a horseshoe above a barn', '@horseshoe'],
  ['marbles on a wooden floor', '@marbles'],
  ['a gingerbread man in a snowy village', '@gingerbreadman'],
  ['a spinning wheel in a cottage by the fire', '@spinningwheel'],
  ['a lawnmower on a lawn', '@lawnmower'],
  ['a paper fan on a silk cloth', '@handfan'],
])('%s shows its thing', (prompt, key) => {
  const { subjects, around } = parsePrompt(prompt)
  expect([...subjects, ...around].map(subject => subject.key)).toContain(key)
})

test('whoever sits in a rocking chair or on a stool is on it', () => {
  expect(parsePrompt('a grandmother in a rocking chair by the fire').subjects).toMatchObject([
    { key: '@rockingchair', bears: [{ how: 'on', subject: { key: '@grandmother' } }] },
  ])
  expect(parsePrompt('a cat on a stool').subjects).toMatchObject([{ key: '@stool' }])
})

test('a door in the rain is seen from outside', () => {
  expect(parsePrompt('a pair of muddy boots by the front door in the rain').place).toBe('street')
  expect(parsePrompt('an old wooden door').place).toBe('street')
})
