import { expect, test } from 'vitest'
import { parsePrompt } from './parse.ts'

test.each([
  ['sunflowers as far as you can see, blue sky', 'sunflower'],
  ['sunflowers as far as the eye can see', 'sunflower'],
  ['a field of poppies as far as one can see', 'poppy'],
  ['poppies everywhere you look', 'poppy'],
  ['endless rows of sunflowers', 'sunflower'],
])('%s are a field', (prompt, flowers) => {
  expect(parsePrompt(prompt)).toMatchObject({ place: 'meadow', flowers, subjects: [] })
})

test.each(['my dachshund wearing a tiny sailor hat', 'a cat in a sailor hat', 'a corgi in a sailor cap'])(
  '%s has that hat and no other',
  prompt => {
    const [wearer] = parsePrompt(prompt).subjects
    expect(wearer).toMatchObject({ hat: { hat: 'sailor' }, accessories: [] })
  },
)

test('a sailor hat on somebody on a boat leaves the boat its size', () => {
  const [boat] = parsePrompt('my dachshund wearing a tiny sailor hat on a boat').subjects
  expect(boat.size).toBe(parsePrompt('my dachshund on a boat').subjects[0].size)
})

test('a nurse is known by her cap', () => {
  expect(parsePrompt('a nurse in a hospital').subjects[0].figure?.hat).toBe('nurse')
})

test('who rests in a corridor has something to sit on', () => {
  const [bench] = parsePrompt('a nurse resting with a coffee in an empty hospital corridor').subjects
  expect(bench).toMatchObject({ key: '@bench', bears: [{ how: 'on', subject: { key: '@nurse' } }] })
})

test.each([
  'schoolchildren walking home across a rope bridge',
  'children walking home over a stone bridge',
  'a girl cycling to school over an old bridge',
])('%s are seen on it', prompt => {
  expect(parsePrompt(prompt)).toMatchObject({ place: 'terrace', terrace: 'bridge' })
})

test.each(['homemade lasagna, melted cheese', 'a pizza with bubbling cheese'])(
  'the melted cheese of “%s” lies on nothing else',
  prompt => {
    expect(parsePrompt(prompt).subjects).toHaveLength(1)
  },
)

test('who is asleep in a tower is seen inside it', () => {
  expect(parsePrompt('princess asleep in a tower wrapped in thorny roses')).toMatchObject({
    place: 'room',
    room: 'tower',
    subjects: [
      { bears: [{ how: 'on', subject: { key: '@princess', action: 'sleeping' } }] },
      { key: 'rose' },
    ],
  })
})
