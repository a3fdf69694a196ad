import { expect, test } from 'vitest'
import { spelled } from '#tests/support/spelled.ts'
import { parsePrompt } from './parse.ts'

const shown = (prompt: string) => parsePrompt(prompt).subjects.map(spelled).join(', ')

test.each([
  ['a gardener planting tomatoes', '@gardener[at @earthbed[on seedling]]'],
  ['Children planting sunflowers in a garden', '@child+2[at @earthbed[on sunflower]]'],
  ['a train conductor checking his pocket watch', '@trainconductor[held @pocketwatch]'],
  ['a grandmother handing a cookie to a little boy', '@grandmother+1[held @cookies]'],
  ['a waiter pouring wine in a restaurant', '@waiter[at @table[on @redwine]]'],
  ['two friends talking over coffee', '@person+1[at @table[on 2 hot-beverage]]'],
  ['kids in a pillow fort reading a book', '@blanketfort[under 3 @child[read open-book]]'],
])('“%s” is seen at it', (prompt, subjects) => {
  expect(shown(prompt)).toBe(subjects)
})

test('people who talk in the street stand and are turned to one another', () => {
  const [women] = parsePrompt('two women gossiping in the street').subjects
  expect(women).toMatchObject({ action: 'talking', companions: [{}] })
})

test('a blanket fort is built indoors', () => {
  const { place, subjects } = parsePrompt('a boy and his sister building a blanket fort')
  expect(place).toBe('room')
  expect(subjects.map(spelled)).toEqual(['@boy+1[at @blanketfort]'])
})

test.each([
  'two friends sitting on a rooftop watching the sunset',
  'a couple looking at the sea from a cliff',
  'a woman with a backpack looking over a valley',
])('“%s” is seen from behind', prompt => {
  expect(parsePrompt(prompt).subjects[0].figure?.facing).toBeUndefined()
})

test('a backpack that somebody is with is on the back', () => {
  expect(parsePrompt('a woman with a backpack looking over a valley').subjects[0].figure?.rucksack).toBe(true)
})
