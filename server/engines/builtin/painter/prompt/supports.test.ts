import { expect, test } from 'vitest'
import { spelled } from '#tests/support/spelled.ts'
import { parsePrompt } from './parse.ts'

const shown = (prompt: string) => parsePrompt(prompt).subjects.map(spelled).join(', ')

test.each([
  ['a little robin on a snowy garden fence', '@fencepost[on bird]'],
  ['a sparrow on a wire in the city', '@wire[on bird]'],
  ['a kingfisher on a wooden post by the river', '@woodenpost[on bird]'],
  ['a crow on a scarecrow in a wheat field', '@scarecrow[shouldered black-bird]'],
  ['a cat sitting on a mat', '@mat[on cat]'],
  ['a bee on a flower', '@daisy[on honeybee]'],
  ['a mouse under a mushroom in the rain', 'mushroom[under mouse]'],
])('“%s” touches what it is at', (prompt, subjects) => {
  expect(shown(prompt)).toBe(subjects)
})

test('a post that is no piece of wood carries nobody', () => {
  expect(shown('a cat at the post office')).not.toContain('woodenpost')
  expect(shown('a crow on a lamp post')).not.toContain('woodenpost')
})

test('a lion that stands does not sit', () => {
  expect(parsePrompt('a lion standing in the savanna').subjects[0].action).toBe('upright')
})

test('two bears having tea sit at one table', () => {
  const { subjects } = parsePrompt('Two old teddy bears having tea in a rose garden')
  expect(subjects.map(spelled)).toEqual(['@beast-teddy-bear+1[at @table[on 2 hot-beverage]]'])
})

test('a game of chess stands on a table that is no chessboard', () => {
  const [player] = parsePrompt('two children playing chess').subjects
  expect(player.bears?.[0].subject).toMatchObject({ key: '@table', breed: undefined })
})

test('what is drunk on the moon is in the hand', () => {
  expect(shown('a cat drinking coffee on the moon')).toBe('@beast-cat[held hot-beverage]')
})

test('a cat with sunglasses in a beach chair looks at the viewer', () => {
  const [chair] = parsePrompt('a cat wearing sunglasses, sitting on a beach chair').subjects
  expect(chair.bears?.[0].subject.figure).toMatchObject({ beast: 'cat', glasses: 'dark' })
})

test('who reads has the cup on a table beside the armchair', () => {
  const { subjects } = parsePrompt('a person sitting in an armchair reading a book with a coffee cup')
  expect(subjects).toMatchObject([
    { key: '@armchair' },
    { key: '@table', bears: [{ how: 'on', subject: { key: 'hot-beverage' } }] },
  ])
})

test('a seal on rocks is at a shore', () => {
  expect(parsePrompt('seal on rocks')).toMatchObject({ place: 'beach', subjects: [{ key: 'rock' }] })
})

test('a fairy that sits has legs to sit with, and wings', () => {
  const [mushroom] = parsePrompt('fairy sitting on a mushroom in the moonlight').subjects
  expect(mushroom.bears?.[0].subject.figure?.wings).toBeDefined()
  expect(parsePrompt('a fairy in a garden').subjects[0].figure).toBeUndefined()
})

test('a hot spring is a pool rather than a lake', () => {
  const { place, extras } = parsePrompt('monkeys sitting in a hot spring in the snow')
  expect(place).toBe('pond')
  expect(extras.has('steam')).toBe(true)
})
