import { expect, test } from 'vitest'
import { ROOMS } from '../../../engine/world/indoors/rooms/rooms.ts'
import { parsePrompt } from '../../../language/parse.ts'
import { planOf } from './room-plan.ts'

const planned = (prompt: string) => planOf(parsePrompt(prompt))
const icons = (prompt: string) => planned(prompt).props.map(({ icon }) => icon)

test('clothes lie about in a messy bedroom and dishes in a messy kitchen', () => {
  expect(icons('messy teenage bedroom')).toContain('@clothesheap')
  expect(icons('a kitchen with dirty dishes everywhere')).toContain('@plate')
  expect(icons('a garage full of junk')).toContain('@clothesheap')
  expect(icons('a girl with messy hair in her bedroom')).not.toContain('@clothesheap')
})

test('an empty room has nothing in it', () => {
  expect(planned('an empty room with peeling wallpaper').furniture).toEqual([])
  expect(planned('an empty room with peeling wallpaper').props).toEqual([])
})

test('the door of a room is one with its wall', () => {
  const { furniture } = planned('a small green door in the attic')
  expect(furniture.some(({ piece }) => piece === 'door')).toBe(true)
})

test('rooms in an attic have a roof that slopes over both their sides', () => {
  const plain = planned('a bedroom').furniture.length
  for (const prompt of ['a bedroom under the eaves', 'a bedroom with a sloped ceiling'])
    expect(planned(prompt).furniture.length).toBeGreaterThan(plain + 10)
})

test('rooms have a tree at Christmas, and stockings at the hearth', () => {
  expect(icons('a toy shop interior at christmas')).toContain('christmas-tree')
  expect(icons('a living room with a christmas tree')).not.toContain('christmas-tree')
  const plain = planned('a cosy fireplace').furniture.length
  const garland = planned('a living room at christmas').furniture.length - ROOMS.livingroom.furniture.length
  expect(planned('a cosy fireplace at christmas').furniture.length).toBeGreaterThan(plain + garland)
})
