import { expect, test } from 'vitest'
import { parsePrompt } from './parse.ts'

const limbsOf = (prompt: string) => parsePrompt(prompt).subjects[0]?.limbs

test.each([
  'a house with arms and legs and a head that is walking down the street',
  'a dancing teapot on a table',
  'a pizza slice with arms and legs',
])('“%s” has limbs and a face', prompt => {
  expect(limbsOf(prompt)).toMatchObject({ face: true, limbs: true })
})

test('a cup with a smiling face has no arms', () => {
  expect(limbsOf('a cup of coffee with a smiling face')).toMatchObject({ face: true, limbs: false })
})

test.each([
  'a house in a street',
  'a girl with long legs',
  'a table with carved legs',
  'a clock with a white face',
])('of “%s” no thing comes alive', prompt => {
  expect(limbsOf(prompt)).toBeUndefined()
})

test.each([
  ['a submarine shaped like a banana at the bottom of the sea', 'banana', 'portholes'],
  ['a teapot-shaped house in a meadow', 'teapot', 'windows'],
  ['a strawberry-shaped car on a road', 'strawberry', 'wheels'],
])('“%s” has the outline of the other thing', (prompt, drawing, fittings) => {
  expect(parsePrompt(prompt).subjects[0]?.shape).toEqual({ drawing, fittings })
})

test('neanderthals wear furs, and no helmets with horns', () => {
  expect(parsePrompt('two neanderthals around a fire').subjects[0]?.key).toBe('@caveman')
})
