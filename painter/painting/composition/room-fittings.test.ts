import { expect, test } from 'vitest'
import { ROOMS } from '../../engine/world/indoors/rooms/rooms.ts'
import { parsePrompt } from '../../language/parse.ts'
import { hungIn } from './room-pictures.ts'
import { planOf } from './room-plan.ts'

const planned = (prompt: string) => planOf(parsePrompt(prompt))

test.each([
  'a living room with a chandelier',
  'a bedroom with a ceiling fan',
  'a classroom with streamers on the ceiling',
  'a library with a spiral staircase',
])('“%s” has more in it than such a room has anyway', prompt => {
  const scene = parsePrompt(prompt)
  expect(planOf(scene).furniture.length).toBeGreaterThan(ROOMS[scene.room].furniture.length)
})

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
  ['a living room with exposed brick walls', 'bricks'],
  ['a marble bathroom', 'marble'],
])('the walls of “%s” are as it says', (prompt, pattern) => {
  const plan = planned(prompt)
  expect(plan.wall.pattern).toBe(pattern)
  expect(plan.wall.colour).not.toEqual(ROOMS[parsePrompt(prompt).room].wall.colour)
})

test('a night train has berths', () =>
  expect(planned('a sleeper train compartment at night').furniture.length).toBeGreaterThan(20))

test.each([['a living room with a painting of a corgi on the wall', 'dog', false]])(
  'in “%s” a picture hangs on the wall',
  (prompt, key, isScreen) => {
    const scene = parsePrompt(prompt)
    expect(hungIn(scene)).toEqual({ isScreen, subjects: [expect.objectContaining({ key })] })
    expect(scene.subjects.some(({ furLength }) => furLength > 0)).toBe(false)
  },
)
