import { expect, test } from 'vitest'
import { parsePrompt } from './parse.ts'

test.each([
  ['a tropical island at the blue hour', 'dusk'],
  ['a tropical island', 'day'],
  ['lavender fields under a cloudy evening sky', 'dusk'],
  ['an overcast sunset over the village', 'sunset'],
  ['star trails over a desert', 'night'],
])('the hour that is named is kept: “%s”', (prompt, time) => {
  expect(parsePrompt(prompt).time).toBe(time)
})

test('a fire burns out of doors where its light is named, and lamps stand where theirs is', () => {
  expect(parsePrompt('a woman in a garden, firelight').scenery).toContain('fire')
  expect(parsePrompt('a village street by lamplight').scenery).toContain('@lamppost')
  expect(parsePrompt('a campfire on a beach, firelight').scenery).not.toContain('fire')
  expect(parsePrompt('a kitchen in firelight').scenery).not.toContain('fire')
})

test('a dramatic sky is one of dark clouds with a low sun, and a dramatic pose is none', () => {
  const { extras, time } = parsePrompt('a dramatic sky over a wheat field')
  expect(time).toBe('golden')
  expect(extras).toContain('dark clouds')
  expect(parsePrompt('a dancer on a beach in a dramatic pose').extras).not.toContain('dark clouds')
})

test('gulls fly about a boat rather than sit in it, and antlers are no anglers', () => {
  const [boat] = parsePrompt('a fishing boat with gulls overhead').subjects
  expect(boat.bears).toBeUndefined()
  expect(parsePrompt('a stag with big antlers in a clearing').subjects).toHaveLength(1)
})

test.each([
  'a farmer in a field in the heat',
  'a dog in the street on a hot day',
  'a beach on a hot summer day',
  'a cowboy in the scorching heat',
])('heat is felt in “%s”', prompt => {
  expect(parsePrompt(prompt).extras).toContain('heat')
})

test('a stormy shore keeps its storm, and a hot drink brings no heat', () => {
  expect(parsePrompt('a stormy beach with big waves').time).toBe('storm')
  expect(parsePrompt('a stormy coast with big waves')).toMatchObject({ time: 'storm', place: 'cliff' })
  expect(parsePrompt('a cup of hot tea').extras).not.toContain('heat')
})
