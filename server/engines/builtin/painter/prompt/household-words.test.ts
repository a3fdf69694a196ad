import { expect, test } from 'vitest'
import { parsePrompt } from './parse.ts'

test.each([
  ['a boxing gym with an old trainer sitting on the edge of the ring', 'boxing'],
  ['two boxers at the ringside', 'boxing'],
  ['a kitchen in a lighthouse', 'kitchen'],
  ['a bedroom in an old stone castle', 'bedroom'],
  ['my bedroom in a treehouse in the snow', 'treehouse'],
  ['inside a marble temple with torches at night', 'temple'],
  ['trees seen through a wet car window', 'car'],
  ['a girl with headphones on the last bus home, streetlights going past', 'bus'],
  ['a witch’s kitchen with a bubbling cauldron', 'wizard'],
])('%s is within a room, and no house or ring stands in it', (prompt, room) => {
  const { place, room: found, subjects } = parsePrompt(prompt)
  expect([place, found]).toEqual(['room', room])
  expect(subjects.filter(({ mode, key }) => mode === 'build' || key === '@ring')).toEqual([])
})

test.each([
  ['a beekeeper with a frame full of bees', '@hiveframe'],
  ['an old beekeeper holding a wooden frame of honey', '@hiveframe'],
])('%s holds a frame of comb and no picture', (prompt, key) => {
  expect(parsePrompt(prompt).subjects[0]?.bears?.[0]?.subject.key).toBe(key)
})

test.each([
  ['fresh dim sum on a bamboo steam tray', ['@dimsum']],
  ['dumplings in a bamboo steamer', ['@dimsum']],
  ['a bamboo basket of dumplings', ['@dimsum']],
  ['a plate of dumplings', ['@dumplings']],
])('%s comes in what it is served in', (prompt, keys) => {
  expect(parsePrompt(prompt).subjects.map(({ key }) => key)).toEqual(keys)
})

test('a busy room is full of things and not of people', () => {
  expect(parsePrompt('a cat in a cluttered busy room').subjects.map(({ key }) => key)).toEqual(['cat'])
})

test('what stands on a wooden counter is indoors, with the leaves of autumn, too', () => {
  const { place, tabletop } = parsePrompt(
    'a slice of pumpkin cake, a few fallen leaves, wooden counter, autumn',
  )
  expect([place, tabletop?.material]).toEqual(['room', 'wood'])
})

test('a hot afternoon is in full light', () => {
  expect(parsePrompt('iced coffee on a terrace, hot August afternoon').time).toBe('day')
})

test('a web across a gate is on it, outdoors', () => {
  const { place, subjects } = parsePrompt("frost on a spider's web strung across an iron gate, winter sun")
  expect(place).not.toBe('room')
  expect(subjects.map(({ key, bears }) => [key, bears?.[0]?.subject.key])).toEqual([
    ['@irongate', 'spider-web'],
  ])
})

test.each([
  ['a cat asleep on a computer desk in a room at night', '@table', 'cat'],
  ['a dog lying on a desk in a study', '@table', 'dog'],
  ['a birthday cake with sparklers on a picnic blanket', '@blanket', 'birthday-cake'],
  ['a picnic blanket with apples in a meadow', '@blanket', 'red-apple'],
  ['a cupcake with a sparkler', 'cupcake', 'sparkler'],
])('%s bears what is said to be on it', (prompt, bearer, borne) => {
  const [main] = parsePrompt(prompt).subjects
  expect([main?.key, main?.bears?.[0]?.subject.key]).toEqual([bearer, borne])
})

test.each([
  ['a doll wearing a white dress and brown boots', 'white'],
  ['a porcelain doll in a blue gown', 'blue'],
])('%s has its clothes on, and none beside it', (prompt, colour) => {
  const { subjects } = parsePrompt(prompt)
  expect(subjects.map(subject => [subject.key, subject.colour])).toEqual([['@doll', colour]])
})
