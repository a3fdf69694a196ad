import { expect, test } from 'vitest'
import { parsePrompt } from './parse.ts'

const bodies = (prompt: string) =>
  parsePrompt(prompt).subjects.flatMap(subject =>
    [subject, ...(subject.bears ?? []).map(b => b.subject)].flatMap(({ key, bears = [] }) =>
      bears.filter(({ how }) => how === 'ashead').map(b => [key, b.subject.key]),
    ),
  )

test.each([
  ['half cat half owl sitting on a branch at night', 'owl', 'cat'],
  ['a cat-owl hybrid', 'owl', 'cat'],
  ['half fox half owl creature', 'owl', 'fox'],
  ['a cross between a dog and a fish in the sea', 'fish', 'dog'],
  ['a rabbit with the head of a fox', 'rabbit', 'fox'],
  ['a frog with the body of a horse', 'horse', 'frog'],
  ['a lion headed duck on a lake', 'duck', 'lion'],
  ['an owl with a cat’s face', 'owl', 'cat'],
  ['a guinea pig crossed with a snail', 'snail', 'hamster'],
])('of “%s” the body is of one kind and the face of the other', (prompt, body, face) => {
  expect(bodies(prompt)).toEqual([[body, face]])
})

test.each([
  'a mix of cats and dogs in the garden',
  'a cat with a big head',
  'a dog and a cat',
  'a horse with a white face',
  'half a dozen sheep and a dog',
  'a border collie mix in a field',
])('nothing is of two kinds in “%s”', prompt => {
  expect(bodies(prompt)).toEqual([])
})
