import { expect, test } from 'vitest'
import { parsePrompt } from './parse.ts'

test.each([
  ['view from the back seat inside a bus on a rainy night', 'bus'],
  ['passengers inside an airplane cabin', 'plane'],
  ['inside of a subway car, empty', 'metro'],
  ['interior of a mosque with ornate carpets', 'mosque'],
  ['a small country church interior with wooden pews', 'church'],
  ['a girl reading in a treehouse', 'treehouse'],
  ['pilot in the cockpit of an airliner', 'cockpit'],
  ['medieval tavern with adventurers drinking ale', 'tavern'],
  ['grocery store aisle', 'supermarket'],
  ['throne room with a king', 'throne'],
])('“%s” is painted as the room %s', (prompt, room) => {
  expect(parsePrompt(prompt)).toMatchObject({ place: 'room', room })
})

test.each([
  ['a bedroom with a cyberpunk city outside the window', 'room', 'city'],
  ['a living room with a big window overlooking the ocean', 'room', 'ocean'],
  ['a cat on a windowsill looking at the snowy mountains', 'window', 'alps'],
  ['a girl looking out her apartment window overlooking a city at night', 'window', 'city'],
])('“%s”: what is outside is seen through the window', (prompt, place, outlook) => {
  expect(parsePrompt(prompt)).toMatchObject({ place, outlook })
})

test('what swims in an aquarium is behind its glass', () => {
  const { subjects, outside } = parsePrompt('a large aquarium tank with sharks and visitors')
  expect(outside.map(({ key }) => key)).toEqual(['shark'])
  expect(subjects.every(({ figure }) => figure)).toBe(true)
})

test.each([
  ['a girl sitting on the sofa, a lively aquarium on the right', 'livingroom', '@aquarium'],
  ['a fish tank in a bedroom', 'bedroom', '@aquarium'],
])('“%s”: among furniture an aquarium is a tank that stands there', (prompt, room, tank) => {
  const scene = parsePrompt(prompt)
  expect(scene).toMatchObject({ place: 'room', room })
  expect(scene.subjects.map(({ key }) => key)).toContain(tank)
})

test('whoever swims in an aquarium is under water', () => {
  expect(parsePrompt('people swimming in an aquarium').place).toBe('underwater')
})

test.each([
  ['a girl knitting beside her grandmother by the fire, snow outside the window', 'fireside'],
  ['me and my best friend in a treehouse at night', 'treehouse'],
  ['a castle corridor with torches on the walls', 'stonehall'],
])('“%s” is indoors, in the room %s', (prompt, room) => {
  expect(parsePrompt(prompt)).toMatchObject({ place: 'room', room })
})

test('a boy at a campfire in the forest is out of doors', () => {
  expect(parsePrompt('a boy reading by the fire in the forest').place).toBe('forest')
})

test.each([
  ['green twintail girl', 'braids'],
  ['a woman with a red ponytail', 'long'],
])('“%s” has hair of that colour and shape', (prompt, hair) => {
  const { face, unmatched } = parsePrompt(prompt)
  expect(face?.hair).toBe(hair)
  expect(face?.hairColour).not.toBe('#5a3220')
  expect(unmatched).toEqual([])
})

test.each([
  ['a baker pulling loaves from a wood-fired oven', 'at', '@oven'],
  ['a barista handing a cup over the counter to an old lady', 'at', '@counter'],
  ['a knight in a forest by torchlight', 'held', '@torch'],
])('“%s” shows what is worked at and held: %s %s', (prompt, how, key) => {
  const borne = parsePrompt(prompt).subjects.flatMap(({ bears = [] }) => bears)
  expect(borne.map(bearing => [bearing.how, bearing.subject.key])).toContainEqual([how, key])
})

test.each(['an abandoned library', 'a paladin in a ruined chapel'])('plants grow into “%s”', prompt => {
  expect(parsePrompt(prompt)).toMatchObject({ place: 'room', wear: 'overgrown' })
})

test('no wall of bricks stands in a room that has walls', () => {
  const keys = (prompt: string) => parsePrompt(prompt).subjects.map(({ key }) => key)
  expect(keys('a waiting room with an old man on a chair along the wall')).not.toContain('@wall')
  expect(keys('a cat on a wall')).toContain('@wall')
})

test('what swims sits on the floor of a room, save where there is water', () => {
  const modeOf = (prompt: string) => parsePrompt(prompt).subjects[0]?.mode
  expect(modeOf('an octopus in a kitchen')).toBe('ground')
  expect(modeOf('a flooded library with a fish')).toBe('swim')
})

test('the compartment of a sleeper train is seen from within', () => {
  expect(parsePrompt('sleeper train compartment at night')).toMatchObject({ place: 'room', room: 'train' })
})

test('a later sentence that says more of the picture does not take its place', () => {
  const { place, subjects } = parsePrompt('Me and my backpack in front of a glacier. Make the ice very blue.')
  expect(place).toBe('glacier')
  expect(subjects.map(({ key }) => key)).toEqual(['@person'])
})

test('rain and season are seen through the windows of a room', () => {
  const { place, room, outlook, season } = parsePrompt('a cozy coffee shop on a rainy autumn day')
  expect({ place, room, outlook, season }).toEqual({
    place: 'room',
    room: 'cafe',
    outlook: 'meadow',
    season: 'autumn',
  })
})

test('the weather about a cosy shop without windows to the back is seen from the street', () => {
  const { place, weather, subjects } = parsePrompt('a cosy bookshop on a rainy evening in Edinburgh')
  expect([place, ...weather]).toEqual(['village', 'rain'])
  expect(subjects[0]).toMatchObject({ key: '@shopfront' })
})

test('a sofa beside the fire is looked at in a living room of its own', () => {
  const { room, around } = parsePrompt('a modern living room with a big grey sofa and a fireplace')
  expect(room).toBe('livingroom')
  expect(around[0]).toMatchObject({ key: '@sofa', colour: 'grey' })
})

test('what is seen from a train is outside it', () => {
  const { outlook, outside, subjects } = parsePrompt('train compartment, view to the steppe and a yurt')
  expect(outlook).toBe('tundra')
  expect(outside.map(({ key }) => key)).toEqual(['@yurt'])
  expect(subjects).toEqual([])
})

test('those who share a sofa are on it', () => {
  const [sofa] = parsePrompt('a cat and a parrot sharing a sofa').subjects
  expect(sofa).toMatchObject({ key: '@sofa' })
  expect(sofa.bears?.map(({ how, subject }) => [how, subject.key])).toEqual([
    ['on', 'parrot'],
    ['on', 'cat'],
  ])
})

test('a bedtime story is read in bed', () => {
  const { room, subjects } = parsePrompt('a father reading a bedtime story to his son')
  expect(room).toBe('bedroom')
  expect(subjects).toMatchObject([{ key: '@bed', bears: [{ subject: { key: '@man' } }] }])
})

test('several presents that are opened are a pile, at home unless another place is named', () => {
  expect(parsePrompt('kids opening presents').subjects).toContainEqual(
    expect.objectContaining({ key: '@pileofpresents' }),
  )
  expect(parsePrompt('kids opening presents')).toMatchObject({ place: 'room', room: 'livingroom' })
  expect(parsePrompt('kids opening presents on the beach').place).toBe('beach')
})
