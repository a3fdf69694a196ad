import { expect, test } from 'vitest'
import { parsePrompt } from './parse.ts'

test.each([
  ['a house made from an old boot', 'womans-boot'],
  ['a family of mice living in a teapot', 'teapot'],
  ['a hedgehog who lives in a pumpkin', '@pumpkin'],
  ['an old teapot turned into a cottage', 'teapot'],
])('“%s” shows a house of that outline', (prompt, drawing) => {
  const house = parsePrompt(prompt).subjects.find(({ shape }) => shape)
  expect(house?.shape).toMatchObject({ drawing, fittings: 'windows' })
})

test('of a family of mice the mice are seen', () => {
  expect(parsePrompt('a family of mice in a barn').subjects.map(({ key }) => key)).toEqual(['mouse'])
})

test.each([
  ['a smiling moon over a village', 'full-moon-face'],
  ['a big smiling sun over a farm', '@facesun'],
  ['a tree with doors and windows', '@hollowtree'],
])('“%s” is as picture books have it', (prompt, key) => {
  expect(parsePrompt(prompt).subjects.map(subject => subject.key)).toContain(key)
})

test('a dragon that is wound about a tower is on it', () => {
  const [tower] = parsePrompt('a dragon curled round a church tower').subjects
  expect(tower).toMatchObject({ key: '@tower', bears: [{ how: 'on', subject: { key: 'dragon' } }] })
})

test('a monster under the bed is in a bedroom', () => {
  expect(parsePrompt('a friendly monster under the bed')).toMatchObject({ place: 'room', room: 'bedroom' })
})

test('a piano may be of glass', () => {
  expect(parsePrompt('a glass piano in a hall').subjects[0].made).toBe('glass')
})

test('a moon that reads is one with a face, alone in the sky, and sleepy stars have faces', () => {
  const scene = parsePrompt('the moon reading a book to sleepy stars')
  expect(scene.subjects.map(({ key }) => key)).toEqual(['full-moon-face', '@facestar'])
  expect(scene.moons).toBe(0)
  expect(parsePrompt('a night sky with stars and the moon').subjects).toEqual([])
})
