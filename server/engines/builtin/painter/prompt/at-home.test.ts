import { expect, test } from 'vitest'
import { parsePrompt } from './parse.ts'

test('a small animal on a table is seen on it, with its room behind', () => {
  const { room, subjects } = parsePrompt('a cat sleeping on the kitchen table')
  expect(room).toBe('kitchen')
  expect(subjects).toMatchObject([{ key: 'cat', mode: 'table' }])
  expect(parsePrompt('a cat under the kitchen table').subjects[0].mode).toBe('ground')
})

test('an instrument on a table is on it, too, and what is drunk from a cup has one', () => {
  const modes = parsePrompt('a violin and sheet music on a table').subjects.map(({ mode }) => mode)
  expect(new Set(modes)).toEqual(new Set(['table']))
  expect(parsePrompt('a cup of hot tea').subjects).toHaveLength(1)
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

test.each([
  ['a chef in a restaurant kitchen', 'restaurantkitchen'],
  ['a professor in a lecture hall', 'classroom'],
  ['a bunny on a bathroom rug', 'bathroom'],
  ['a monk writing by candlelight in a monastery', 'church'],
  ['a princess at a castle window', 'tower'],
  ['a cat in an airplane seat', 'plane'],
  ['a museum guard asleep on a chair', 'museum'],
  ['a captain in his ship cabin', 'shipcabin'],
  ['a baker taking bread out of the oven', 'bakery'],
  ['a woman brushing her hair in front of a mirror', 'bedroom'],
  ['a bed with white sheets', 'bedroom'],
  ['an old couple having breakfast by the window', 'livingroom'],
  ['a bowl of oranges on a table in winter', 'livingroom'],
  ['a schoolboy at his desk', 'classroom'],
  ['a bride walking down the aisle', 'church'],
  ['moonlight through a window on an empty bed', 'bedroom'],
  ['cheese and wine by the fire', 'fireside'],
])('%s: the room is the %s', (prompt, room) => {
  const { place, room: own, subjects } = parsePrompt(prompt)
  expect({ place, room: own }).toEqual({ place: 'room', room })
  expect(subjects).not.toHaveLength(0)
})

test('whoever sleeps on a seat is as large as others who sit on one', () => {
  const sizeOn = (prompt: string) => parsePrompt(prompt).subjects[0].bears?.[0].subject.size ?? 0
  expect(sizeOn('a girl asleep on a bus')).toBeCloseTo(sizeOn('a girl on a bus'))
})

test('Thanksgiving is no word of thanks', () => {
  expect(parsePrompt('a pumpkin pie on a table, thanksgiving evening').timeGiven).toBe(true)
})
