import { expect, test } from 'vitest'
import { parsePrompt } from './parse.ts'

test.each([
  'a robot and a girl watching the stars',
  'a chef admiring the sunset',
  'a librarian looking at the northern lights',
])('%s are in the open', prompt => {
  expect(['room', 'studio', 'table']).not.toContain(parsePrompt(prompt).place)
})

test.each([
  ['a robot watching the stars', 'night'],
  ['a chef admiring the sunset', 'sunset'],
])('%s is at that hour', (prompt, time) => {
  expect(parsePrompt(prompt).time).toBe(time)
})

test('a cliff above land has no sea below it, and one by the sea has', () => {
  expect(parsePrompt('a hiker on a cliff over a valley').place).toBe('summit')
  expect(parsePrompt('a hiker on a cliff over the sea').place).toBe('cliff')
})

test('words of light that an animal is called by bring none', () => {
  expect(parsePrompt('Starlight the pony in a meadow').time).toBe('day')
  expect(parsePrompt('Snowy the owl on a branch').weather).toEqual([])
})

test('what is on the roof of a house is on the house', () => {
  for (const prompt of ['a stork on the roof of a farmhouse', 'a cat on the roof of a barn']) {
    const { subjects } = parsePrompt(prompt)
    expect(subjects).toHaveLength(1)
    expect(subjects[0].bears).toMatchObject([{ how: 'on' }])
  }
})

test('all the animals that are behind a fence are behind it', () => {
  const [fence] = parsePrompt('two cows and a goat behind a fence').subjects
  expect(fence.bears?.map(({ how, subject }) => `${how} ${subject.count} ${subject.key}`).sort()).toEqual([
    'behind 1 goat',
    'behind 2 cow',
  ])
})

test('a picture that hangs is in a room, and its motif is not', () => {
  const { place, subjects } = parsePrompt('painting of a sailing ship on the wall above the sofa')
  expect(place).toBe('room')
  expect(subjects.map(({ key }) => key)).not.toContain('@galleon')
})

test('whoever paints a portrait is seen at it', () => {
  const { place, face, subjects } = parsePrompt('an artist painting a portrait of a woman in a garden')
  expect(place).toBe('meadow')
  expect(face).toBeUndefined()
  expect(subjects[0]).toMatchObject({ key: '@painter', action: 'painting' })
})

test('boats drawn up on the sand are on the beach', () => {
  expect(parsePrompt('an old fishing boat pulled up on the sand').place).toBe('beach')
})

test('what vessels are full of does not part them from what they stand on', () => {
  const [table] = parsePrompt('a bowl of strawberries and a jug of milk on a picnic table').subjects
  expect(table.bears).toHaveLength(2)
})

test.each([
  'surfer inside a giant wave, seen from the water',
  'a dog seen from the ground',
  'a village seen from the lake',
])('nobody looks down from the water or the ground: %s', prompt => {
  expect([...parsePrompt(prompt).extras]).not.toContain('from above')
})
