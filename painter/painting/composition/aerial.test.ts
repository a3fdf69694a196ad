import { expect, test } from 'vitest'
import { parsePrompt } from '../../language/parse.ts'
import { paint } from './paint.ts'
import { isAerial } from './scenes/aerial.ts'
import { seenFromAir } from './scenes/aerial-subjects.ts'

test.each([
  'bird’s eye view of a city.',
  'top down view of a tropical island',
  'satellite view of a river delta',
  'overhead view of a lake surrounded by pine trees',
])('is looked down on from the air: %s', prompt => {
  expect(isAerial(parsePrompt(prompt))).toBe(true)
})

test.each([
  'a city at night',
  'a man looking down at a river from above',
  'overhead shot of a pizza on a table',
  'clouds from above at sunrise',
  'a drone flying over a field',
])('is not looked down on: %s', prompt => {
  expect(isAerial(parsePrompt(prompt))).toBe(false)
})

test.each(['aerial view of a city', 'aerial view of a medieval town', 'aerial view of a beach'])(
  'nothing but ground is seen in %s',
  async prompt => {
    const { frame } = await paint(prompt, 72, 56, 5)
    expect(frame.depth.every(distance => distance < 1e6)).toBe(true)
  },
)

test('a ship that is looked down on is on the sea', async () => {
  const { frame } = await paint('aerial view of a container ship on the ocean', 96, 72, 5)
  expect(frame.subjectMask?.some(cover => cover > 0.5)).toBe(true)
})

test('a theme park that is looked down on has its rides', () => {
  const keys = seenFromAir(parsePrompt('an aerial view of a theme park')).map(({ key }) => key)
  expect(keys).toContain('ferris-wheel')
})

test('waterfalls are looked at from before them', () => {
  expect(isAerial(parsePrompt('aerial view of a waterfall in the jungle'))).toBe(false)
})
