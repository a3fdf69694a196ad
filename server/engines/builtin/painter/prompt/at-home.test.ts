import { expect, test } from 'vitest'
import { parsePrompt } from './parse.ts'

test('a small animal on a table is seen on it, with its room behind', () => {
  const { room, subjects } = parsePrompt('a cat sleeping on the kitchen table')
  expect(room).toBe('kitchen')
  expect(subjects).toMatchObject([{ key: 'cat', mode: 'table' }])
  expect(parsePrompt('a cat under the kitchen table').subjects[0].mode).toBe('ground')
})

test('a pet on the lap of somebody who knits is seen there', () => {
  const [seat] = parsePrompt('grandmother knitting by the fire with a cat on her lap').subjects
  expect(seat.bears?.[0].subject.bears).toMatchObject([{ subject: { key: 'cat' } }])
})

test.each([
  ['a ghost in an old mansion hallway', 'hallway'],
  ['a bicycle in the hallway', 'hallway'],
  ['a nurse in a hospital corridor', 'corridor'],
  ['an empty church at dawn', 'church'],
  ['a woman looking out of the window of a train', 'train'],
])('“%s” is in the %s', (prompt, room) => {
  expect(parsePrompt(prompt)).toMatchObject({ place: 'room', room })
})

test('a lemon tree has not the outline of a lemon', () => {
  expect(parsePrompt('a lemon tree in a greenhouse').subjects[0].shape).toBeUndefined()
})
