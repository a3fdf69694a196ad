import { expect, test } from 'vitest'
import { parsePrompt } from './parse.ts'

test.each([
  ['portrait of a woman from Peru in colourful clothes', { pattern: 'bands', outfit: 'cape' }],
  ['portrait of a Japanese woman in traditional dress', { outfit: 'kimono' }],
  ['portrait of an Indian bride in traditional clothes', { outfit: 'sari', cloth: '#b3242c' }],
  ['portrait of a Scottish woman in folk dress', { pattern: 'checks' }],
])('%s shows what is worn there on feast days', (prompt, face) => {
  expect(parsePrompt(prompt).face).toMatchObject(face)
})

test('who is of a land and wears clothes that are named wears those', () => {
  expect(parsePrompt('portrait of a Japanese man in a black suit').face?.outfit).toBe('suit')
})

test('out of portraits the dress of a land is worn where it is asked for', () => {
  const figureOf = (prompt: string) => parsePrompt(prompt).subjects[0].figure
  expect(figureOf('a Mexican woman in a traditional dress dancing')?.pattern).toBe('flowers')
  expect(figureOf('a Mexican woman at a bus stop')?.pattern).toBeUndefined()
})

test.each([
  ['a man in a striped shirt', 'stripes'],
  ['a girl in a polka dot dress', 'dots'],
  ['a knight in psychedelic armor', 'swirls'],
  ['a soldier in a camouflage uniform', 'camouflage'],
  ['a woman in a white robe with gold embroidery', 'embroidery'],
])('%s has that on the cloth', (prompt, pattern) => {
  expect(parsePrompt(prompt).subjects[0].figure?.pattern).toBe(pattern)
})

test('a striped thing that nobody wears leaves the clothes plain', () => {
  expect(parsePrompt('a man with a striped umbrella').subjects[0].figure?.pattern).toBeUndefined()
})

test('people of a land by themselves wear what everybody wears', () => {
  expect(parsePrompt('portrait of a Mexican man').face?.hat).toBeFalsy()
  expect(parsePrompt('portrait of a Japanese woman').face?.outfit).not.toBe('kimono')
})

test.each([
  ['a smiling Indian bride in a courtyard', 'sari'],
  ['a Japanese bride in a garden', 'kimono'],
  ['an Indian bride in a white dress on a beach', 'dress'],
  ['an Italian bride on a beach', 'dress'],
])('whoever marries is dressed as in the land, unless the dress is told: %s', (prompt, outfit) => {
  expect(parsePrompt(prompt).subjects[0].figure?.outfit).toBe(outfit)
})
