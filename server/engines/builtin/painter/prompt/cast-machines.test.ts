import { expect, test } from 'vitest'
import { parsePrompt } from './parse.ts'

test.each([
  ['robot watering flowers in a garden', 'watering'],
  ['an old robot playing the piano', 'playing'],
  ['a small red robot reading a book', undefined],
  ['two robots dancing in the rain', 'dancing'],
])('the robot of “%s” has limbs to do it with', (prompt, action) => {
  const { subjects } = parsePrompt(prompt)
  expect(subjects[0].figure).toMatchObject({ isMachine: true, outfit: 'machine' })
  if (action) expect(subjects[0].action).toBe(action)
})

test('a robot that has a trade wears the clothes of it and has a robot’s head', () => {
  const { subjects, matched } = parsePrompt('a robot barber cutting hair')
  expect(subjects[0]).toMatchObject({ key: '@barber', figure: { isMachine: true } })
  expect(matched).toContain('robot')
})

test('a robot’s head may be a thing', () => {
  const [robot] = parsePrompt('a robot with a coffee cup for a head').subjects
  expect(robot.figure?.isMachine).toBe(true)
  expect(robot.bears?.map(({ how }) => how)).toEqual(['ashead'])
})

test('a robot that does nothing, and a giant one, are machines', () => {
  expect(parsePrompt('a robot in a meadow').subjects[0].key).toBe('@robot')
  expect(parsePrompt('a giant robot walking through a city').subjects[0].key).toBe('@mech')
})
