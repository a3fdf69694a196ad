import { expect, test } from 'vitest'
import { parsePrompt } from './parse.ts'

test.each([
  'a woman walking in the rain without an umbrella',
  'a couple on a rainy street with no umbrellas',
])('nobody holds what is denied: %s', prompt => {
  const { subjects } = parsePrompt(prompt)
  expect(subjects[0].figure?.hold).toBeUndefined()
})

test('of a compound that is denied no part is left', () => {
  expect(parsePrompt('a street with no tall buildings').subjects).toEqual([])
})

test.each([
  ['a garden with a white bench and a cat asleep on it', '@bench', 'cat', 'sleeping'],
  ['a park with a bench and a dog sitting on it', '@bench', 'dog', 'sitting'],
])('“it” is the thing named last before: %s', (prompt, bearer, borne, action) => {
  const { subjects } = parsePrompt(prompt)
  expect(subjects).toMatchObject([{ key: bearer, bears: [{ how: 'on', subject: { key: borne, action } }] }])
  expect(subjects[0].action).toBeUndefined()
})

test.each([
  ['a lavender flower sea in front of me, mountains behind', 'lavenderfield'],
  ['a sea of tulips', 'tulipfield'],
  ['a sunflower sea at noon', 'meadow'],
  ['a sailing boat on the sea', 'ocean'],
])('a sea of flowers is a field: %s', (prompt, place) => {
  expect(parsePrompt(prompt).place).toBe(place)
})

test('enormous flowers and mushrooms are things, and what dwells there is tiny', () => {
  const { around, unmatched } = parsePrompt(
    'a fantastical garden with enormous flowers and mushrooms, inhabited by tiny creatures',
  )
  expect(around.map(({ key }) => key)).toEqual(['tulip', 'hibiscus', 'mushroom', 'snail'])
  expect(around[0].size).toBeGreaterThan(1)
  expect(unmatched).toEqual([])
})

test.each([
  ['a skater doing a kickflip in an empty swimming pool', 'empty pool'],
  ['a skateboarder doing an ollie', null],
])('tricks are done on a board: %s', (prompt, laid) => {
  const scene = parsePrompt(prompt)
  expect(scene.laid).toBe(laid)
  expect(scene.subjects).toMatchObject([
    { action: 'jumping', bears: [{ how: 'held', subject: { key: 'skateboard' } }] },
  ])
})

test('a family that has a picnic sits on its blanket', () => {
  expect(parsePrompt('a family having a picnic in a park').subjects).toMatchObject([
    { key: '@blanket', bears: [{ how: 'on', subject: { key: '@family', action: 'sitting' } }] },
  ])
})

test('what sticks in a fruit is joined to it, indoors', () => {
  const scene = parsePrompt('there is a fork sticking into the pumpkin')
  expect(scene.place).toBe('table')
  expect(scene.subjects).toMatchObject([{ key: '@pumpkin', bears: [{ how: 'on' }] }])
})

test('a bicycle is of the size of whoever rides it', () => {
  const [ofMan] = parsePrompt('a man riding a bicycle').subjects
  const [ofGirl] = parsePrompt('a girl riding a bicycle').subjects
  expect(ofGirl.size).toBeLessThan(ofMan.size)
})

test('a rose garden is full of roses', () => {
  const { flowers, around } = parsePrompt('a rose garden with a white bench')
  expect(flowers).toBe('rose')
  expect(around.map(({ key }) => key)).toContain('@rosebush')
})

test('what is spoken of again as the owner of something is no second thing', () => {
  const { subjects } = parsePrompt('A pirate ship in the fog. Mist adds charm to the ship’s silhouette.')
  expect(subjects.map(({ key, count }) => [key, count])).toEqual([['@galleon', 1]])
})
