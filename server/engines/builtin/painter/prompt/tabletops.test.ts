import { expect, test } from 'vitest'
import { parsePrompt } from './parse.ts'

test.each([
  ['a skincare jar on a marble surface', 'marble'],
  ['a perfume bottle on black marble', 'marble'],
  ['a cup of coffee on a red checkered tablecloth', 'checked cloth'],
  ['a wristwatch on a concrete surface', 'concrete'],
  ['a bowl of fruit on a white linen tablecloth', 'cloth'],
  ['cheese on a slate board', 'slate'],
  ['a loaf of bread on a dark wooden table', 'wood'],
  ['a sneaker on a white table', 'plain'],
])('what “%s” names is stood on', (prompt, material) => {
  expect(parsePrompt(prompt).tabletop).toMatchObject({ material })
})

test.each(['a cup of tea', 'a marble statue in a park', 'a woman on a wooden bridge'])(
  '“%s” names nothing that small things stand on',
  prompt => expect(parsePrompt(prompt).tabletop).toBeUndefined(),
)

test('products are before a plain ground, and dishes are not', () => {
  expect(parsePrompt('a perfume bottle, product photography').place).toBe('studio')
  expect(parsePrompt('a burger, professional photography').place).toBe('table')
})

test('a café table is in the café unless it is said to be outside', () => {
  expect(parsePrompt('a plate of noodles on a cafe table')).toMatchObject({ place: 'room', room: 'cafe' })
  expect(parsePrompt('a coffee on a cafe table outside').place).not.toBe('room')
})
