import { expect, test } from 'vitest'
import { parsePrompt } from './parse.ts'

test.each([
  ['a red front door with a brass knocker', '@plasterdoor', 'red'],
  ['pink door of a townhouse in london', '@brickdoor', 'pink'],
  ['a green door in a stone wall', '@stonedoor', 'green'],
  ['a yellow door of a wooden beach hut', '@boarddoor', 'yellow'],
])('a door that is looked at is in the front of a house: %s', (prompt, key, colour) => {
  const { place, subjects } = parsePrompt(prompt)
  expect(place).toBe('street')
  expect(subjects).toHaveLength(1)
  expect(subjects[0]).toMatchObject({ key, parts: { door: colour } })
})

test('the wall that a door is in has the colour that is named', () => {
  expect(parsePrompt('a blue door in a yellow wall').subjects[0]).toMatchObject({
    colour: 'yellow',
    parts: { door: 'blue' },
  })
})

test('a door that stands open shows the light of the hall', () => {
  expect(parsePrompt('a half open front door').subjects[0].key).toBe('@plasterdooropen')
})

test('whoever is at a door stands before it', () => {
  const keys = (prompt: string) => parsePrompt(prompt).subjects.map(({ key }) => key)
  expect(keys('a cat sitting in front of a yellow door')).toEqual(['cat', '@plasterdoor'])
  expect(keys('a postman knocking on a brick house door')).toContain('@brickdoor')
})

test('a door in open country stands free', () => {
  expect(parsePrompt('a door standing in a field').subjects[0].key).toBe('door')
})

test('the door of a room is in its wall', () => {
  const { place, subjects, around } = parsePrompt('a small green door in the attic')
  expect(place).toBe('room')
  expect(subjects).toEqual([])
  expect(around).toMatchObject([{ key: 'door', colour: 'green' }])
})

test.each([
  ['toy shop from inside before christmas', 'toyshop'],
  ['little old bookshop with a ladder and a cat', 'bookshop'],
  ['garden shed inside, tools on the wall', 'workshop'],
  ['swimming pool hall with green tiles', 'pool'],
  ['narrowboat interior with a stove', 'shipcabin'],
  ['a mountain hut full of hikers', 'fireside'],
  ['a tenement close with worn tiles', 'staircase'],
  ['pizza boxes in a tiny flat', 'livingroom'],
])('%s is seen from within', (prompt, room) => {
  expect(parsePrompt(prompt)).toMatchObject({ place: 'room', room })
})

test.each([
  ['an open fridge in the kitchen', '@openfridge'],
  ['a fridge full of food', '@openfridge'],
  ['a wardrobe with the doors open and snow inside', '@snowwardrobe'],
  ['open wardrobe', '@openwardrobe'],
  ['a drawer full of spoons', '@opendrawer'],
  ['a dining table laid for twelve', '@laidtable'],
  ['old iron wood stove in a farmhouse kitchen', '@woodstove'],
  ['a cat sitting on the stairs', '@stairs'],
  ['a wooden staircase', '@stairs'],
])('%s is drawn as such', (prompt, key) => {
  expect(parsePrompt(prompt).subjects.map(subject => subject.key)).toContain(key)
})

test('stairs out of doors are no staircase of a house', () => {
  expect(parsePrompt('a woman on the stairs of a temple').subjects.map(({ key }) => key)).not.toContain(
    '@stairs',
  )
})

test.each([
  ['a tiny village inside a rice cooker', '@cookervillage'],
  ['a forest growing out of a suitcase', '@suitcaseforest'],
  ['a castle in a drawer', '@drawercastle'],
  ['an ocean in a bowl', '@bowlsea'],
  ['a city in a cardboard box', '@boxcity'],
])('a world is kept in what stands open: %s', (prompt, key) => {
  expect(parsePrompt(prompt).subjects.map(subject => subject.key)).toEqual([key])
})

test('within four walls a fire burns in its hearth and a tree stands in its pot', () => {
  const pub = parsePrompt('a pub with a dartboard and a fire')
  expect(pub.subjects.map(({ key }) => key)).not.toContain('fire')
  expect(pub.light).toContain('firelight')
  const keys = parsePrompt('a white living room with a grey sofa and a fig tree').around.map(({ key }) => key)
  expect(keys).toContain('potted-plant')
})

test('a cupboard full of cups stands open', () => {
  expect(parsePrompt('a cupboard full of teacups').subjects).toMatchObject([{ key: '@chinacabinet' }])
})
