import { expect, test } from 'vitest'
import { parsePrompt } from './parse.ts'

const keys = (prompt: string) => parsePrompt(prompt).subjects.map(({ key }) => key)

test.each([
  ['knolling of camping gear', ['@tent', 'compass']],
  ['flat lay of a painter’s tools on a white background', ['artist-palette', 'paintbrush']],
  ['overhead shot of baking ingredients neatly arranged', ['egg', 'butter']],
])('%s shows what such a set has', (prompt, some) => {
  expect([...parsePrompt(prompt).extras]).toContain('flat lay')
  expect(keys(prompt)).toEqual(expect.arrayContaining(some))
})

test('what is named is laid out first, one of each', () => {
  const { subjects } = parsePrompt('a flat lay of a camera, a notebook, two pens and a watch')
  expect(subjects.map(({ key }) => key)).toEqual(expect.arrayContaining(['camera', 'watch']))
  expect(subjects.every(({ count }) => count === 1)).toBe(true)
})

test.each(['an old radio on a shelf', 'three teapots on the kitchen shelf'])(
  '%s stands on a board on the wall',
  prompt => {
    const { place, extras } = parsePrompt(prompt)
    expect(place).toBe('table')
    expect([...extras]).toContain('shelf')
  },
)

test('a city from above is no flat lay', () => {
  expect([...parsePrompt('top down view of a city').extras]).not.toContain('flat lay')
})
