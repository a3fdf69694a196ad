import { expect, test } from 'vitest'
import { spelled } from '#tests/support/spelled.ts'
import { parsePrompt } from './parse.ts'

const shown = (prompt: string) => parsePrompt(prompt).subjects.map(spelled).join(', ')

test.each([
  ['a dog drinking from a bowl of water', 'dog[before @bowl]'],
  ['a cat lapping milk from its bowl', 'cat[before @bowl]'],
  ['a bear eating honey from a jar', 'bear[before @honeyjar]'],
  ['an elephant eating a watermelon', 'elephant[before watermelon]'],
])('“%s” has it at the mouth', (prompt, subjects) => {
  expect(shown(prompt)).toBe(subjects)
})

test.each([
  ['a dinosaur driving a fire truck', 'fire-engine[ridden @beast-t-rex]'],
  ['children waving from a school bus', '@schoolbus[in 3 @child]'],
  ['a cat flying a small plane', '@biplane[ridden @beast-cat]'],
  ['a fox riding a train', '@passengertrain[ridden fox]'],
  ['a monkey in a space rocket', 'rocket[in monkey]'],
])('“%s” sits inside', (prompt, subjects) => {
  expect(shown(prompt)).toBe(subjects)
})

test('an animal that only does what people do wears nothing but its fur', () => {
  expect(parsePrompt('a hedgehog reading a book').subjects[0].figure?.outfit).toBe('fur')
  expect(parsePrompt('a mouse in a red dress reading a book').subjects[0].figure?.outfit).toBe('dress')
})

test('a graduate owl has the cap on and the diploma in hand', () => {
  const [owl] = parsePrompt('a horned owl with a graduation cap and diploma').subjects
  expect(owl.figure?.hat).toBe('mortarboard')
  expect(spelled(owl)).toBe('@beast-owl[held @diploma]')
})

test('aviator glasses bring no aviator', () => {
  const [panda, ...others] = parsePrompt('a panda bear with aviator glasses on its head').subjects
  expect(panda).toMatchObject({ key: 'panda', accessories: ['sunglasses'] })
  expect(others).toEqual([])
})

test('a tram in a street comes towards the viewer', () => {
  expect(shown('an old tram in a narrow street')).toBe('@tramfront')
})
