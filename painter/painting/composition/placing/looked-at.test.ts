import { expect, it } from 'vitest'
import { parsePrompt } from '../../../language/parse.ts'
import { lookedAt } from './looked-at.ts'

const keyLookedAt = (prompt: string) => lookedAt(parsePrompt(prompt).subjects)?.key

it.each([
  ['a shed with an old wheelbarrow in front', '@shed'],
  ['a ruined windmill, a tiny traveler with a lantern before it', '@windmill'],
  ['a campfire and a tent by a lake', '@tent'],
])('“%s” is a picture of the building, with what is small before it', (prompt, key) => {
  expect(keyLookedAt(prompt)).toBe(key)
})

it.each([
  ['a cottage with ducks', 'duck'],
  ['a farmer in front of a barn', '@farmer'],
])('“%s” is a picture of whoever lives there', (prompt, key) => {
  expect(keyLookedAt(prompt)).toBe(key)
})
