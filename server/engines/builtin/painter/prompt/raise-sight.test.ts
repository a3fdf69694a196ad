import { expect, test } from 'vitest'
import { parsePrompt } from './parse.ts'

const sightOf = (prompt: string) => parsePrompt(prompt).sight?.key

test.each([
  ['paris at night', '@eiffeltower'],
  ['a woman walking in Paris in the rain', '@eiffeltower'],
  ['a girl with a red umbrella in london', '@bigben'],
  ['tokyo street at night', '@latticetower'],
  ['a couple on a bridge in prague', '@twinspires'],
  ['portrait of a man in Rio', '@figurepeak'],
  ['hong kong at night', '@junk'],
  ['a cat on a roof in istanbul', 'mosque'],
] as const)('“%s” shows what the town is known by', (prompt, key) => {
  expect(sightOf(prompt)).toBe(key)
})

test.each([
  'the arc de triomphe in Paris',
  'a venetian mask on a table',
  'a medieval knight in the streets of Prague',
  'cyberpunk Tokyo',
  'a plate of new york style pizza',
])('“%s” has no second sight', prompt => {
  expect(sightOf(prompt)).toBeUndefined()
})

test('London and lesser towns of the world are places', () => {
  expect(parsePrompt('london in the fog').place).toBe('village')
  expect(parsePrompt('london skyline at night').place).toBe('city')
  for (const town of ['reykjavik', 'brussels', 'dublin', 'lyon', 'belgrade'])
    expect(parsePrompt(`${town} in winter`).place, town).toBe('village')
  expect(parsePrompt('perth at sunset').place).toBe('city')
})

test('a café abroad stands among the houses of its country', () => {
  expect(parsePrompt('a woman at an outdoor cafe in paris').fronts[0]).toBe('@boulevard')
})
