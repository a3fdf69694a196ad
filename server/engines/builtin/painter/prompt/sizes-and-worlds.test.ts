import { expect, test } from 'vitest'
import { parsePrompt } from './parse.ts'

test.each([
  ['a cat as big as a house in a street', 'cat', 10],
  ['a mouse the size of an elephant', 'mouse', 0.7],
  ['a dog bigger than a car in the park', 'dog', 2],
])('“%s” is large, and what it is compared with is not there', (prompt, key, least) => {
  const { subjects } = parsePrompt(prompt)
  expect(subjects).toHaveLength(1)
  expect(subjects[0].key).toBe(key)
  expect(subjects[0].size).toBeGreaterThan(least)
})

test('who is no larger than a thumb is tiny', () => {
  const [usual] = parsePrompt('a girl on a leaf').subjects
  const [tiny] = parsePrompt('a girl no bigger than a thumb on a leaf').subjects
  expect(JSON.stringify(tiny)).not.toBe(JSON.stringify(usual))
})

test('a giant in open land is taller than the trees', () => {
  expect(parsePrompt('a giant walking through a forest').subjects[0].size).toBeGreaterThan(10)
})

test.each([
  ['a bedroom in a space station', 'bedroom', 'space'],
  ['a space station with a garden inside', 'greenhouse', 'space'],
  ['a classroom on the moon, earth outside the window', 'classroom', 'moon'],
])('“%s” is that room with that world before its windows', (prompt, room, outlook) => {
  expect(parsePrompt(prompt)).toMatchObject({ place: 'room', room, outlook, subjects: [] })
})

test('of several kittens each has a colour of its own', () => {
  const { subjects } = parsePrompt('two kittens, one ginger and one black')
  expect(subjects.map(({ colour }) => colour)).toEqual(['orange', 'black'])
})

test('whoever is sleepy is up', () => {
  expect(parsePrompt('sleepy baker at 4am').subjects[0].action).not.toBe('sleeping')
})
