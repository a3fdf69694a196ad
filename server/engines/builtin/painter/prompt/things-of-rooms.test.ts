import { expect, test } from 'vitest'
import { spelled } from '#tests/support/spelled.ts'
import { parsePrompt } from './parse.ts'

const shown = (prompt: string) => parsePrompt(prompt).subjects.map(spelled).join(', ')

test.each([
  ['a bookshop at night, snow falling outside', 'bookshop'],
  ['a cafe at night with rain outside', 'cafe'],
  ['a library with rain at the window', 'library'],
])('“%s” is seen from within', (prompt, room) => {
  expect(parsePrompt(prompt)).toMatchObject({ place: 'room', room })
})

test('light from the window of a room is the sun, and that of a cottage its lamps', () => {
  expect(parsePrompt('an old kitchen, warm light from the window')).toMatchObject({ time: 'golden' })
  expect(parsePrompt('a cottage in the snow, warm light from the windows').extras).toContain('lit windows')
})

test.each([
  ['pancakes with blueberries and honey for breakfast', 'pancakes[on 3 blueberries]'],
  ['pizza with mozzarella and basil', '@pizza'],
  ['a pizza margherita with basil', '@pizza'],
  ['chocolate birthday cake with candles and strawberries', '@candlecake7[on 3 strawberry]'],
])('“%s” is one dish', (prompt, subjects) => {
  expect(shown(prompt)).toBe(subjects)
})

test('a chocolate cake for a birthday is brown under its candles', () => {
  expect(parsePrompt('chocolate birthday cake with candles').subjects[0].colour).toBe('brown')
})

test('an animal that does its homework sits at a table with its book', () => {
  expect(shown('a panda doing homework at a desk')).toBe('@beast-panda[at @table[on open-book]]')
})

test('whoever has a cat on the lap has put the knitting down beside the chair', () => {
  expect(shown('an old woman knitting by the fire with a cat on her lap')).toBe(
    '@armchair[on @grandmother[held cat]], @knitting',
  )
})
