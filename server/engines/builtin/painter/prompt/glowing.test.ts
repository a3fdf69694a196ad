import { expect, test } from 'vitest'
import { parsePrompt } from './parse.ts'

test.each([
  ['glowing blue mushrooms in a cave', 'own'],
  ['a bioluminescent jellyfish', 'living'],
  ['a fox beside a glowing mushroom', undefined],
  ['a glowing lantern', undefined],
  ['a glass jar filled with fireflies on a windowsill', 'own'],
  ['purple crystals glowing in a cave', 'own'],
  ['a tree with glowing lanterns', undefined],
  ['a black cat with glowing green eyes', 'eyes'],
  ['a wolf whose eyes glow in the dark', 'eyes'],
  ['a hologram of a woman in a living room', 'hologram'],
])('“%s”: what is said to glow has a light of its own (%s)', (prompt, glow) => {
  expect(parsePrompt(prompt).subjects[0]?.glow).toBe(glow)
})

test('what glows by itself is seen by night, unless another hour is named', () => {
  expect(parsePrompt('bioluminescent mushroom jungle')).toMatchObject({ place: 'jungle', time: 'night' })
  expect(parsePrompt('glowing mushrooms in a forest at dawn').time).toBe('dawn')
})
