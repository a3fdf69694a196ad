import { expect, test } from 'vitest'
import { parsePrompt } from '../../language/parse.ts'
import { areInRows } from './animal-rows.ts'
import { isGrounded } from './looked-at.ts'

const inRowsOf = (prompt: string) => areInRows(parsePrompt(prompt).subjects.filter(isGrounded))

test('many animals of different kinds stand as for a photograph of all', () => {
  expect(inRowsOf('a dog, a cat, a chicken, a pig, a horse and a cow')).toBe(true)
})

test('few animals, and those who do something, are looked at one by one', () => {
  expect(inRowsOf('a dog, a cat and a chicken')).toBe(false)
  expect(inRowsOf('a girl with a dog, a cat, a pig, a horse and a cow')).toBe(false)
})
