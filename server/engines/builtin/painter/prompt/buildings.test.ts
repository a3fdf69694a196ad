import { expect, test } from 'vitest'
import { parsePrompt } from './parse.ts'

test.each([
  ['the grand hall of the sacred library', 'grandlibrary'],
  ['a huge baroque library', 'grandlibrary'],
  ['a cozy library', 'library'],
  ['shelves filled with books and alchemy potion bottles', 'shelfwall'],
  ['a futuristic smooth museum interior', 'futurehall'],
  ['an old museum', 'museum'],
  ['an armchair in a stylish loft', 'loft'],
  ['an indoor lounge with a pool of clear water', 'poollounge'],
  ['a bar with a pool table', 'bar'],
  ['an underground parking garage at night', 'carpark'],
  ['a dentist’s office', 'dentist'],
  ['nostalgia in a shopping mall', 'mall'],
])('“%s” is the room %s', (prompt, room) => {
  expect(parsePrompt(prompt)).toMatchObject({ place: 'room', room })
})

test.each([
  ['a white country home with a wrap-around porch', '@farmhouse'],
  ['a mouse house inside a tree trunk with a little door', '@hollowtree'],
  ['a cottage with round windows', '@roundwindowed'],
  ['two futuristic towers with a skybridge', '@skybridge'],
  ['a vintage caravan at a campsite', '@caravan'],
  ['a hot dog cart in New York', '@vendingcart'],
  ['an apartment building in the snow', '@brickflats'],
])('of “%s” the drawing is %s', (prompt, key) => {
  expect(parsePrompt(prompt).subjects[0].key).toBe(key)
})

test('a tower of books is no tower', () => {
  const { subjects, room, place } = parsePrompt('a cat on a tower of books')
  expect({ room: place === 'room' ? room : null, keys: subjects.map(({ key }) => key) }).not.toMatchObject({
    room: 'tower',
  })
})

test('a caravan of camels is no vehicle', () => {
  expect(parsePrompt('an old caravan of camels in the desert').subjects.map(({ key }) => key)).not.toContain(
    '@caravan',
  )
})

test.each([
  ['a house, by jakub rozalski, sunset lighting', 'sunset'],
  ['a castle, by John Smith, at night', 'night'],
  ['a castle, by John Smith, Jane Miller', 'day'],
])('an hour that is named after the artist is kept: “%s”', (prompt, time) => {
  expect(parsePrompt(prompt).time).toBe(time)
})

test.each([
  ['snowy rooftops of Prague at dusk', 'terrace'],
  ['the rooftops of London in the rain', 'terrace'],
  ['the rooftops of New York', 'city'],
  ['a village street with snowy rooftops', 'village'],
])('one looks over the roofs of old towns: “%s”', (prompt, place) => {
  expect(parsePrompt(prompt).place).toBe(place)
})

test('what flies over an old town has its roofs below', () => {
  expect(parsePrompt('airships over a Victorian city')).toMatchObject({
    place: 'terrace',
    terrace: 'roof',
    old: true,
  })
})

test('dolphins in a marina are in its water', () => {
  const { place, subjects } = parsePrompt('a marina with dolphins playing in it')
  expect({ place, mode: subjects[0].mode }).toEqual({ place: 'village', mode: 'float' })
})

test.each(['ice', 'gold'])('a pyramid of %s is looked at for what it is made of', stuff => {
  expect(parsePrompt(`a pyramid made of ${stuff}`).subjects[0].key).toBe('@pyramidbody')
})

test.each([
  ['a school bus full of kids', '@schoolbus', '@child'],
  ['people packed on a double-decker bus', '@doubledecker', '@person'],
  ['a cattle filled train across farmland', '@passengertrain', 'cow'],
])('whom a vehicle is full of is in it: “%s”', (prompt, key, rider) => {
  const { subjects } = parsePrompt(prompt)
  expect(subjects.map(subject => subject.key)).toEqual([key])
  expect(subjects[0].bears?.map(({ how, subject }) => `${how} ${subject.key}`)).toEqual([`in ${rider}`])
})

test('a vortex is a sight of space', () => {
  expect(parsePrompt('a telephone box spinning through a time vortex')).toMatchObject({
    place: 'space',
    celestialBodies: ['vortex'],
  })
})

test('a mech in a city is as tall as its street is wide', () => {
  const { place, subjects } = parsePrompt('a giant mech walking through a city')
  expect({ place, isTall: subjects[0].size > 15 }).toEqual({ place: 'street', isTall: true })
})

test('masks that a museum shows are on its walls, and not about its floor', () => {
  const { place, room, subjects, around } = parsePrompt(
    'Museum exhibit covered in assorted ornate ancient masks',
  )
  expect({ place, room, subjects, around }).toEqual({
    place: 'room',
    room: 'museum',
    subjects: [],
    around: [],
  })
})

test.each([
  ['an abandoned greenhouse overgrown with ivy', '@greenhouse'],
  ['a derelict greenhouse', '@greenhouse'],
  ['a tree house in a giant redwood with rope ladders and lanterns', '@redwoodhouse'],
  ['a treehouse built among tall sequoia trees', '@redwoodhouse'],
  ['a vintage bicycle with a basket of tulips leaning on a brick wall', '@basketbike'],
  ['a red bike with a wicker basket full of flowers', '@basketbike'],
])('“%s” shows what is built or borne as one thing', (prompt, key) => {
  expect(parsePrompt(prompt).subjects.map(subject => subject.key)).toEqual([key])
})

test('a greenhouse that is tended is seen from within', () => {
  expect(parsePrompt('a greenhouse full of plants').room).toBe('greenhouse')
})

test.each([
  ['old motorcycle parked in front of a garage', ['motorcycle', '@garage']],
  ['a magical door in the middle of the woods with light coming out', ['@litdoorway']],
  ['a treehouse in an oak tree', ['@treehouse']],
  ['a treehouse with a slide and lights in a giant oak', ['@slidetreehouse']],
])('what is built in “%s” is seen from outside as it is said', (prompt, keys) => {
  expect(parsePrompt(prompt).subjects.map(({ key }) => key)).toEqual(keys)
})

test('a market before the pyramids is held on their sand', () => {
  const { place, scenery, extras } = parsePrompt('the pyramids of giza with a market in front')
  expect({ place, isBusy: extras.has('crowd') }).toEqual({ place: 'dunes', isBusy: true })
  expect(scenery).toContain('@stall')
})
