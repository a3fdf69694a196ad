import { expect, test } from 'vitest'
import { parsePrompt } from './parse.ts'

test.each([
  ['a castle made of glass on a hill', 'castle', 'glass'],
  ['a horse made of ice in the snow', 'horse', 'ice'],
  ['a robot carved out of wood in a forest', '@robot', 'wood'],
  ['a knight made of stone', '@knight', 'stone'],
  ['a chair of gold in a throne room', '@chair', 'gold'],
  ['a glass apple on a marble table', 'red-apple', 'glass'],
  ['a stone angel in a garden', '@angel', 'stone'],
  ['a golden statue of a lion in a garden', 'lion', 'gold'],
  ['an ice castle at sunset', 'castle', 'ice'],
  ['a coffee mug made of cardboard', 'hot-beverage', 'cardboard'],
  ['sneakers made completely out of moss and tiny ferns', 'running-shoe', 'moss'],
  ['a dress made of flowers', 'dress', 'flowers'],
  ['a lion made of gears', 'lion', 'gear'],
  ['a robot made from egg boxes', '@robot', 'cardboard'],
  ['a castle made of tortilla chips by a river', 'castle', 'crisps'],
  ['a knitted dinosaur on a shelf', 't-rex', 'wool'],
  ['a lego castle on a green field', 'castle', 'lego'],
])('what a thing is made of is seen: %s', (prompt, key, made) => {
  const { subjects, unmatched } = parsePrompt(prompt)
  expect(subjects[0]).toMatchObject({ key, made })
  expect(unmatched).toEqual([])
})

test('the colour of the stuff is that of the thing', () => {
  expect(parsePrompt('a vase made of blue glass on a shelf').subjects[0]).toMatchObject({
    made: 'glass',
    colour: 'blue',
  })
})

test('two kettles of different stuffs are two', () => {
  const { subjects } = parsePrompt('a silver teapot and a copper kettle on a table')
  expect(subjects.map(({ colour, made }) => made ?? colour)).toEqual(['silver', 'copper'])
})

test.each([
  'a boy drinking a glass of wine',
  'an ice cream cone on a wooden table',
  'a wooden chair by the window',
  'a stone bridge over a river',
  'a glass bottle on a shelf',
  'a pile of gold coins',
  'a red knitted scarf on a chair',
  'a salad made of tomatoes and cucumbers',
  'a chair made of unobtainium',
])('what is of its usual stuff is drawn as usual: %s', prompt => {
  for (const { made } of parsePrompt(prompt).subjects) expect(made).toBeUndefined()
})

test.each([
  ['a house with a red roof by a stream', 'house', { roof: 'red' }],
  ['a cottage with a blue door and green tiles', '@stonecottage', { door: 'blue', roof: 'green' }],
  ['a white church with a red door', 'church', { door: 'red' }],
])('the roof and the door of a building have the colours named: %s', (prompt, key, parts) => {
  expect(parsePrompt(prompt).subjects).toMatchObject([{ key, parts }])
})

test('a horse that is half black and half white is of both colours', () => {
  const { subjects } = parsePrompt('a horse half black and half white in a field')
  expect(subjects).toMatchObject([{ key: 'horse', bands: { colours: ['black', 'white'] } }])
})

test('a striped towel of two colours has stripes, whichever word comes first', () => {
  for (const prompt of ['a striped red and white towel', 'a red and white striped towel'])
    expect(parsePrompt(prompt).subjects[0].bands).toEqual({ layout: 'stripes', colours: ['red', 'white'] })
})

test.each([
  ['two balloons, one red and one blue', ['red', 'blue']],
  ['two mugs, one yellow and the other green, on a table', ['yellow', 'green']],
])('of two things each has its own colour: %s', (prompt, colours) => {
  const things = parsePrompt(prompt).subjects.flatMap(subject => [
    subject,
    ...(subject.bears ?? []).map(borne => borne.subject),
  ])
  expect(things.map(({ colour }) => colour).filter(Boolean)).toEqual(colours)
})

test('a red-roofed house is one with a red roof', () => {
  expect(parsePrompt('a red-roofed house by a lake').subjects).toMatchObject([{ parts: { roof: 'red' } }])
})
