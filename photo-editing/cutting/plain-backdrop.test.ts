import { expect, test } from 'vitest'
import { backdropColour } from './plain-backdrop.ts'

test.each([
  ['white', 'white'],
  ['a plain studio backdrop', 'white'],
  ['solid light blue background', 'blue'],
  ['a beach at sunset', null],
  ['a red car in a street', null],
])('“%s” asks for the backdrop %s', (prompt, colour) => {
  expect(backdropColour(prompt)).toBe(colour)
})
