import { expect, test } from 'vitest'
import { spelled } from '#tests/support/spelled.ts'
import { parsePrompt } from './parse.ts'

const shown = (prompt: string) => parsePrompt(prompt).subjects.map(spelled).join(', ')

test.each([
  ['a jar of buttons', '@glassjar[full @buttons]'],
  ['a butterfly in a glass jar', '@glassjar[in butterfly]'],
  ['seashells in a glass bottle', '@clearbottle[in 3 spiral-shell]'],
  ['an empty bottle full of shells', '@clearbottle[full 3 spiral-shell]'],
  ['daisies in a glass vase', '@clearvase[full 3 @daisy]'],
  ['tulips in a jam jar', '@glassjar[full 3 tulip]'],
  ['a tiny fairy in a bottle', '@clearbottle[in fairy]'],
  ['a glass bottle with a ship inside', '@shipinbottle'],
  ['a bottle of wine', '@winebottle'],
  ['a jar of strawberry jam', '@jamjar'],
  ['a glass of water with a slice of lemon', '@waterglass'],
])('“%s” is seen through the glass that it is kept in', (prompt, subjects) => {
  expect(shown(prompt)).toBe(subjects)
})

test.each([
  ['a jar of fireflies', '@fireflyjar'],
  ['fireflies glowing in a mason jar', '@fireflyjar'],
  ['a jar full of stars', '@fireflyjar'],
  ['fairy lights in a wine bottle', '@lightbottle'],
])('“%s” shines by night, and its glass does not', (prompt, key) => {
  const { subjects, time } = parsePrompt(prompt)
  expect(subjects[0]).toMatchObject({ key, glow: 'own' })
  expect(time).toBe('night')
})
