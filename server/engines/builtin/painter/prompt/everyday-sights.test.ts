import { expect, test } from 'vitest'
import { spelled } from '#tests/support/spelled.ts'
import { describeScene } from './describe.ts'
import { parsePrompt } from './parse.ts'

const shown = (prompt: string) => parsePrompt(prompt).subjects.map(spelled).join(', ')

test.each([
  ['a bear in a red scarf', '#d92b2b'],
  ['a rabbit in a blue scarf holding a carrot', '#2f6fe0'],
])('%s wears it', (prompt, colour) => {
  const { subjects } = parsePrompt(prompt)
  expect(subjects).toMatchObject([{ accessories: ['scarf'], scarf: colour }])
  expect(subjects[0].bears?.[0].subject.colour).toBeUndefined()
})

test.each([
  ['a lighthouse on a rock in the sea', 'island', '@lighthouse'],
  ['a tiny house on a big rock in the middle of the ocean', 'island', 'house'],
  ['a castle on a huge rock', 'summit', 'castle'],
])('%s stands on land of its own', (prompt, place, building) => {
  expect(parsePrompt(prompt).place).toBe(place)
  expect(shown(prompt)).toBe(building)
})

test.each([
  'a cottage in the woods with smoke coming out of the chimney',
  'a log cabin with a smoking chimney',
  'grandmas house, a thin curl of smoke rising from its chimney',
])('%s has it', prompt => {
  const { extras, subjects, unmatched } = parsePrompt(prompt)
  expect(extras).toContain('chimney smoke')
  expect(subjects.every(({ figure }) => !figure)).toBe(true)
  expect(unmatched).toEqual([])
})

test('whoever builds a sandcastle is on a beach', () => {
  expect(parsePrompt('two kids building a sandcastle').place).toBe('beach')
})

test.each(['my aunt writing a letter at her desk under a lamp', 'my dad at his desk under a lamp'])(
  '%s sits at it, the lamp on it',
  prompt => {
    const { place, subjects } = parsePrompt(prompt)
    expect(place).toBe('room')
    expect(subjects).toMatchObject([{ action: 'sitting' }])
    expect(shown(prompt)).toMatch(/@table\[.*on @lamp\]/)
  },
)

test.each(['two hikers on a mountain ridge', 'a goat on a narrow rocky ridge'])('%s are high up', prompt => {
  expect(parsePrompt(prompt).place).toBe('summit')
})

test('whoever is on the wall of a harbour is seen on its boards', () => {
  const { place, terrace } = parsePrompt('a cat on the harbour wall')
  expect([place, terrace]).toEqual(['terrace', 'pier'])
})

test.each(['a girl reading a book under a tree', 'a mouse in a wizard hat reading a spell book'])(
  '%s has sat down for it',
  prompt => {
    expect(parsePrompt(prompt).subjects[0]).toMatchObject({ action: 'sitting', bears: [{ how: 'read' }] })
  },
)

test.each([
  ['a ladybug on my daughters finger', '@girl[shouldered lady-beetle]'],
  ['a bird on an old mans shoulder', '@grandfather[shouldered bird]'],
  ['a butterfly landing on a child’s nose', '@child[shouldered butterfly]'],
  ['a tiny dragon sitting on someones hand', '@person[shouldered @dragon]'],
])('%s is on one person', (prompt, expected) => {
  expect(shown(prompt)).toBe(expected)
})

test('of a bicycle with a basket leaning against a wall the bicycle leans', () => {
  const [bicycle] = parsePrompt('a bicycle with a basket of flowers leaning against a brick wall').subjects
  expect(spelled(bicycle)).toContain('@basketbike[against @wall]')
})

test('a puppy in a Christmas stocking looks out of it', () => {
  expect(shown('a puppy in a christmas stocking')).toBe('@stocking[in dog]')
})

test.each([
  ['grandma knitting by the fire', 'knitting'],
  ['a forest in a snow globe', 'forest in a globe'],
  ['a kite and an apple tree', 'apple tree'],
])('the note under %s writes “%s” as people do', (prompt, words) => {
  expect(describeScene(parsePrompt(prompt))).toMatch(new RegExp(`\\b${words}\\b`))
})

test('what somebody builds of a kit is no airliner', () => {
  const { place, subjects } = parsePrompt('a boy and his grandfather building a model airplane')
  expect(place).toBe('room')
  expect(subjects.every(({ mode }) => mode !== 'fly')).toBe(true)
})

test('a phone booth in London has its houses about it', () => {
  expect(parsePrompt('a phone booth in London in the fog').fronts[0]).toBe('@brickrow')
})

test.each([
  ['a dog caught in the rain', ['dog']],
  ['a ship caught in a storm', ['ship']],
  ['a worker in a hazmat suit', ['@builder']],
])('whoever something is told of is still there: %s', (prompt, subjects) => {
  expect(parsePrompt(prompt).subjects.map(({ key }) => key)).toEqual(subjects)
})

test.each([
  ['driftwood on an empty beach at sunset', '@driftwood', 1],
  ['footprints in the sand leading to the sea', '@footprints', 1],
  ['ancient greek pillars at sunset', '@columns', 1],
  ['a tumbleweed in the desert', '@tumbleweed', 1],
])('what lies about is looked at by itself: %s', (prompt, key, count) => {
  expect(parsePrompt(prompt).subjects).toMatchObject([{ key, count }])
})

test('a friend who is an animal is that animal', () => {
  const { subjects } = parsePrompt('a girl and her fox friend looking at the city from a rooftop')
  expect(subjects.map(({ key }) => key)).toEqual(['@girl', 'fox'])
})
