import { expect, test } from 'vitest'
import { parsePrompt } from './parse.ts'

const within = (prompt: string) =>
  parsePrompt(prompt).subjects.flatMap(({ key, bears = [] }) =>
    bears.map(({ how, subject }) => `${subject.key} ${how} ${key}`),
  )

test.each([
  ['a hamster in its cage', 'hamster in @wirecage'],
  ['a lion in a cage at the zoo', 'lion in @wirecage'],
  ['a parrot in a cage by the window', 'parrot in @perchcage'],
  ['a dog in a car looking out of the window', 'dog in automobile'],
  ['a dalmatian sitting in an old red fire truck', 'dog in fire-engine'],
])('“%s” is seen with what it is in', (prompt, seen) => {
  expect(within(prompt)).toEqual([seen])
})

test('on a table a cat has what stands next to it beside it', () => {
  expect(within('a cat on a desk in a study next to a milk jug')).toEqual(['cat on @table', '@jug on @table'])
})

test.each([
  ['a fox cub in front of its den in spring', 'forest'],
  ['a hippo in the water in africa', 'pond'],
  ['a giant squid in the deep dark sea', 'underwater'],
  ['a raccoon at a trash can at night', 'street'],
  ['a cobra in front of an indian temple', 'meadow'],
  ['a cat on the doorstep at night', 'street'],
  ['a deer on a forest road at night', 'road'],
  ['a kangaroo jumping down an outback road', 'road'],
  ['an owl on a church tower at night', 'hills'],
])('“%s”: %s', (prompt, place) => {
  expect(parsePrompt(prompt).place).toBe(place)
})

test('who looks out of a train is in it', () => {
  const { room, subjects } = parsePrompt('a dog looking out of a train window')
  expect([room, subjects[0]?.key]).toEqual(['train', 'dog'])
})

test('who swims is in the water up to the neck, and who wades is not', () => {
  expect(parsePrompt('a dog swimming in a lake').subjects[0]).toMatchObject({ wades: true, swims: true })
  expect(parsePrompt('elephants bathing in a river').subjects[0].swims).toBeUndefined()
})

test('an aquarium has its fish in it', () => {
  expect(
    parsePrompt('an aquarium with colorful fish in a living room').subjects.map(({ key }) => key),
  ).toEqual(['@aquarium'])
})

test('snow falls on an ice floe, and the floe stays in the sea', () => {
  expect(parsePrompt('a seal on an ice floe in the snow')).toMatchObject({
    place: 'ocean',
    weather: ['snow'],
  })
})

test('a calf has a cow for a mother', () => {
  const { subjects } = parsePrompt('a calf drinking milk from its mother on a pasture')
  expect(subjects.every(({ figure }) => !figure)).toBe(true)
})

test('who crosses a river is in it', () => {
  expect(parsePrompt('a bear crossing a river in the mountains').subjects[0].wades).toBe(true)
})

test('from the roof of a house in a village its roofs are seen, and no towers', () => {
  expect(parsePrompt('a cat on a roof in a village')).toMatchObject({ terrace: 'roof', old: true })
})

test('a cat that climbs a Christmas tree is in the room that it stands in', () => {
  expect(parsePrompt('a cat climbing a christmas tree')).toMatchObject({ place: 'room', room: 'livingroom' })
})
