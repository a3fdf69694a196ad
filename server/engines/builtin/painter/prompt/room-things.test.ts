import { expect, test } from 'vitest'
import { parsePrompt } from './parse.ts'
import { roomThings } from './room-things.ts'

test.each([
  'bedroom',
  'kitchen',
  'library',
  'classroom',
  'wine cellar',
  'workshop',
  'recording studio',
  'hospital room',
  'attic',
  'throne room',
])('a %s is known by things of its own', name => {
  const things = roomThings(parsePrompt(`a ${name}`))
  expect(things.length).toBeGreaterThanOrEqual(3)
  expect(new Set(things.map(({ key }) => key)).size).toBe(things.length)
})

test('out of doors there are none', () => {
  expect(roomThings(parsePrompt('a meadow'))).toEqual([])
})

test.each(['a tavern interior', 'a library with a hearth', 'a cabin interior'])(
  '%s is known by its fire',
  prompt => expect(roomThings(parsePrompt(prompt))[0]?.key).toBe('@fireplace'),
)
