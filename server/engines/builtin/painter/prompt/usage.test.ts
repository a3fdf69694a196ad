import { expect, test } from 'vitest'
import { parsePrompt } from './parse.ts'

const keysOf = (prompt: string) => parsePrompt(prompt).subjects.map(({ key }) => key)

test('the colour of what nobody knows is not that of what comes next', () => {
  const { subjects } = parsePrompt('a courtyard with blue tiles, a sleeping dog')
  expect(subjects.find(({ key }) => key === 'dog')?.colour).toBeUndefined()
})

test.each([
  ['a red coat, a sleeping dog', undefined],
  ['a blue, tired old dragon', 'blue'],
])('of “%s” the animal is %s', (prompt, colour) => {
  expect(parsePrompt(prompt).subjects.at(-1)?.colour).toBe(colour)
})

test('whose boots they are is not there', () => {
  expect(keysOf('rain boots of a whole family by the door')).not.toContain('@family')
})

test.each([
  ['a wet spaniel in the back seat', 'car'],
  ['a farmhouse bedroom with a big bed', 'bedroom'],
])('“%s” is in that room', (prompt, room) => {
  expect(parsePrompt(prompt)).toMatchObject({ place: 'room', room })
})

test('what something is loaded with is a heap on it', () => {
  const [moped] = parsePrompt('a moped loaded with about forty coconuts').subjects
  expect(moped.bears).toMatchObject([{ how: 'on', subject: { key: '@heap' } }])
})

test('like a rainbow is in all its colours', () => {
  expect(parsePrompt('a chair like a rainbow').subjects).toMatchObject([
    { key: '@chair', bands: { layout: 'rainbow' } },
  ])
})

test('a snow plough ploughs snow', () => {
  expect(parsePrompt('a snow plough at work at night').season).toBe('winter')
})

test('a bed of leaves lies in an autumn forest', () => {
  expect(parsePrompt('a violin lying on a bed of leaves')).toMatchObject({
    place: 'forest',
    season: 'autumn',
  })
})
