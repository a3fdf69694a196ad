import { expect, test } from 'vitest'
import { parsePrompt } from '../../../language/parse.ts'
import { isOnHilltop } from './hilltop.ts'

test.each([
  ['wolf howling on a hill in winter night', true],
  ['four children on a hilltop', true],
  ['a man on top of a sand dune', true],
  ['a couple walking up a hill', true],
  ['deer on a hillside at dawn', true],
  ['a wolf in the hills', false],
  ['a castle on a hill', false],
  ['a cat on a rug by the fire', false],
  ['a house on a hill', true],
  ['a couple on a hill looking at the city lights at night', false],
  ['a white church on a green hill with mountains behind', false],
])('“%s” is seen on the crest of a hill: %s', (prompt, expected) => {
  expect(isOnHilltop(parsePrompt(prompt))).toBe(expected)
})
