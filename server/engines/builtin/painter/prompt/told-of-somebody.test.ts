import { expect, test } from 'vitest'
import { parsePrompt } from './parse.ts'

test.each([
  'oil portrait of an old man',
  'oil painting portrait of an old man',
  'watercolor portrait of a girl',
  'charcoal portrait of a woman',
])('%s is a portrait', prompt => expect(parsePrompt(prompt).place).toBe('portrait'))

test('an animal that wants to be something is dressed as that', () => {
  const { subjects } = parsePrompt('the elephant who wanted to be a ballet dancer')
  expect(subjects).toHaveLength(1)
  expect(subjects[0].figure?.beast).toBe('elephant')
})

test('what somebody has besides their hair is carried, and they are seen with it', () => {
  const { place, subjects } = parsePrompt('a woman with blue hair and a yellow umbrella')
  expect(place).not.toBe('portrait')
  expect(subjects[0].figure?.hold).toBe('umbrella')
})

test('a shade that is called after a thing is no thing', () => {
  expect(parsePrompt('a tomato red bicycle').subjects.map(({ key }) => key)).not.toContain('tomato')
  expect(parsePrompt('an avocado green sofa').subjects).toMatchObject([{ key: '@sofa', colour: 'green' }])
})

test('portraits on a wall are pictures, and nobody’s bust', () => {
  expect(parsePrompt('victorian parlour with a fireplace and portraits').place).toBe('room')
})

test('grandmother’s sewing room shows nobody, however it is spelt', () => {
  expect(parsePrompt('grandmas sewing room').subjects).toEqual([])
})

test('a plain background is a plain ground', () => {
  expect(parsePrompt('a blue teapot, plain background').place).toBe('studio')
})

test('a cloud that lives with somebody is looked at', () => {
  const { subjects } = parsePrompt(
    'a small cloud with a worried face who comes to live with a boy in his bedroom',
  )
  expect(subjects.map(({ key }) => key)).toEqual(['@cloud', '@boy'])
})
