import { expect, test } from 'vitest'
import { parsePrompt } from './parse.ts'

test.each([
  ['a white sink with a running faucet', '@sink', 'kitchen'],
  ['a woman with a vacuum cleaner', '@vacuumcleaner', 'livingroom'],
  ['a dresser with a mirror', '@dresser', 'bedroom'],
  ['a man in front of a washing machine', '@washingmachine', 'laundry'],
  ['a teacher writing on a blackboard', '@blackboard', 'classroom'],
  ['pots and pans on a stove', '@range', 'kitchen'],
  ['three teddy bears', 'teddy-bear', 'nursery'],
])('“%s” is set where its furniture is at home', (prompt, key, room) => {
  const scene = parsePrompt(prompt)
  expect(scene).toMatchObject({ place: 'room', room, unmatched: [] })
  const keys = scene.subjects.flatMap(subject => [
    subject.key,
    ...(subject.bears ?? []).map(borne => borne.subject.key),
  ])
  expect(keys).toContain(key)
})

test.each(['red curtains in a bedroom', 'a bedroom with band posters on the walls'])(
  '“%s”: what hangs in a room is no subject in it',
  prompt => {
    expect(parsePrompt(prompt)).toMatchObject({ room: 'bedroom', subjects: [], unmatched: [] })
  },
)

test('somebody of whom the face is described is seen from the front', () => {
  const [man] = parsePrompt('a man in a meadow is standing and smiling').subjects
  expect(man.figure?.facing).toBe('front')
})

test('a dim room is seen after the day', () => {
  expect(parsePrompt('a woman in a dim restaurant').time).toBe('dusk')
})

test.each([
  ['three people are sitting at the table together over cake', 'livingroom'],
  ['a cat resting on an open laptop computer', 'livingroom'],
  ['passengers waiting for their bags at a luggage carousel', 'airport'],
])('“%s” is set in the room %s', (prompt, room) => {
  expect(parsePrompt(prompt)).toMatchObject({ place: 'room', room })
})
