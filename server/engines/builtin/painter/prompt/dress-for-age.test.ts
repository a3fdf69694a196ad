import { expect, test } from 'vitest'
import { parsePrompt } from './parse.ts'

const lookOf = (prompt: string) => parsePrompt(prompt).subjects.find(({ figure }) => figure)?.figure

test.each([
  ['ancient egypt, workers building a pyramid', 'tunic', null],
  ['a man in a medieval street', 'tunic', 'hood'],
  ['a woman buying bread in ancient Rome', 'dress', null],
  ['a man walking in victorian London', 'coat', 'tophat'],
  ['a man on a street in the 1930s', 'suit', 'fedora'],
  ['a man in a wild west town', 'casual', 'cowboy'],
] as const)('“%s”: people are dressed as in the age', (prompt, outfit, hat) => {
  const look = lookOf(prompt)
  expect([look?.outfit, look?.hat ?? null]).toEqual([outfit, hat])
})

test('who is there today wears what everybody wears', () => {
  for (const prompt of [
    'tourists in a medieval street',
    'a family in front of a victorian house',
    'a girl in the ruins of ancient Rome',
  ])
    expect(parsePrompt(prompt).age, prompt).toBeUndefined()
})

test('clothes that are named are worn in every age', () => {
  expect(lookOf('a woman in a red dress in a medieval town')?.colour).toBe(
    lookOf('a woman in a red dress in a town')?.colour,
  )
})
