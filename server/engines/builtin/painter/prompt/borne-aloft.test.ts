import { expect, test } from 'vitest'
import { parsePrompt } from './parse.ts'

const borneBy = (prompt: string) =>
  parsePrompt(prompt).subjects.map(({ key, bears = [] }) => [key, bears.map(({ subject }) => subject.key)])

test.each([
  ['a giant crab carrying a whole chapel on its back', [['crab', ['church']]]],
  ['a turtle with a castle on its back', [['turtle', ['castle']]]],
  ['a dog with a cat on its back', [['dog', ['cat']]]],
])('“%s” is one drawing', (prompt, subjects) => {
  expect(borneBy(prompt)).toEqual(subjects)
})

test('what is listed is all on the same branch, and a wall that it is for is no place', () => {
  const scene = parsePrompt(
    'a caterpillar, a chrysalis and a butterfly on the same branch, big and clear for the classroom wall',
  )
  expect(scene.place).toBe('forest')
  const [branch] = scene.subjects
  expect(branch?.bears?.map(({ subject }) => subject.key).toSorted()).toEqual([
    '@caterpillar',
    '@chrysalis',
    'butterfly',
  ])
})

test('winged men and women have wings', () => {
  for (const { figure } of parsePrompt('winged men and winged women flying over towers').subjects)
    if (figure) expect(figure.wings).toBeDefined()
})

test.each([
  ['a red velvet cake with raspberries', '@redvelvetcake'],
  ['a three layer chocolate cake', '@chocolatelayercake'],
  ['a cake on a table', '@layercake'],
  ['a birthday cake', 'birthday-cake'],
  ['iced strawberry matcha in a tall glass', '@strawberrymatcha'],
])('“%s” is %s', (prompt, key) => {
  const keys = parsePrompt(prompt).subjects.flatMap(({ key, bears = [] }) => [
    key,
    ...bears.map(({ subject }) => subject.key),
  ])
  expect(keys).toContain(key)
})

test('what a thing is shaped like ends where it does something', () => {
  expect(parsePrompt('a submarine shaped like a banana exploring the bottom of the sea').place).toBe(
    'underwater',
  )
})
