import { expect, test } from 'vitest'
import { parsePrompt } from './parse.ts'

test.each([
  ['a camper van on a forest road in autumn', 'forest'],
  ['a jeep on a dirt road in the forest', 'forest'],
  ['a motorcycle on a mountain road at sunrise', 'alps'],
  ['a vintage car on a mountain pass in fog', 'alps'],
  ['a red sports car on a coast road at sunset', 'beach'],
])('what is driven is on the road that leads through the land: %s', (prompt, land) => {
  const { place, roadside } = parsePrompt(prompt)
  expect([place, roadside]).toEqual(['road', land])
})

test('carts stay on the grass of the mountains', () => {
  expect(parsePrompt('a horse-drawn carriage in the alps').place).not.toBe('road')
})

test.each([
  ['a boy in a rowing boat with his dog on a lake', ['@boy', 'dog']],
  ['a man in a pickup truck with his dog on a country road', ['@man', 'dog']],
  ['kids on a school bus on a rainy morning', ['@child']],
])('who is on board is inside, with whom they have along: %s', (prompt, riders) => {
  const [vehicle] = parsePrompt(prompt).subjects
  expect(vehicle.bears?.map(({ how, subject }) => [how, subject.key])).toEqual(riders.map(key => ['in', key]))
})
