import { expect, test } from 'vitest'
import { ROOMS } from '../../../engine/world/indoors/rooms/rooms.ts'
import { parsePrompt } from '../../../language/parse.ts'
import { planOf } from './room-plan.ts'

const planned = (prompt: string) => planOf(parsePrompt(prompt))

test('a bedroom with a fireplace keeps its bed', () => {
  const pieces = planned('a bedroom with a fireplace').furniture.map(({ piece }) => piece)
  expect(pieces).toContain('fireplace')
  expect(pieces).toContain('@bed')
})

test('a room has no second sofa beside the one that somebody is on', () =>
  expect(planned('a cat on a sofa in a living room').furniture.some(({ piece }) => piece === '@sofa')).toBe(
    false,
  ))

test('the sofa that a room is said to have is its own, in the colour that is named', () => {
  const usual = planned('a living room')
  const green = planned('a living room with a green sofa')
  const colours = (plan: typeof usual) =>
    plan.furniture.filter(({ piece }) => piece === '@sofa').map(({ front }) => front.colour)
  expect(colours(green)).toHaveLength(colours(usual).length)
  expect(colours(green)).not.toEqual(colours(usual))
})

test.each([
  ['a pink bedroom', 'paint'],
  ['a green kitchen', 'tiles'],
])('the walls of “%s” are as it says', (prompt, pattern) => {
  const plan = planned(prompt)
  expect(plan.wall.pattern).toBe(pattern)
  expect(plan.wall.colour).not.toEqual(ROOMS[parsePrompt(prompt).room].wall.colour)
})
