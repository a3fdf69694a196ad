import { expect, test } from 'vitest'
import type { LandKind } from '../../../engine/world/lands/land.ts'
import { parsePrompt } from '../../../language/parse.ts'
import { isCaravan } from './caravan.ts'

test.each([
  ['a camel caravan crossing sand dunes at sunset', true],
  ['a line of camels on a dune', true],
  ['a camel in the sahara', false],
  ['a herd of horses in a meadow', false],
  ['a herd of horses running through the desert', false],
])('“%s” goes along the crest of a dune: %s', (prompt, expected) => {
  const scene = parsePrompt(prompt)
  expect(isCaravan(scene, scene.place as LandKind)).toBe(expected)
})
