import { expect, test } from 'vitest'
import { parsePrompt } from './parse.ts'

test.each([
  ['a vase of lilacs on a kitchen table', '@vase', '@lilac'],
  ['a bunch of sweet peas in an enamel jug', '@jug', '@sweetpea'],
  ['wildflowers in a glass jar on a windowsill', '@glassjar', 'tulip'],
  ['a jar of pink peonies on an old wooden table', '@glassjar', '@peony'],
  ['a tuba with red flowers protruding from its bell', '@tuba', 'tulip'],
  ['an old rowing boat filled with flowers on a lake', '@rowboat', 'tulip'],
  ['a vase of peonies in a garden', '@vase', '@peony'],
])('what flowers stand in is filled with them: %s', (prompt, vessel, flower) => {
  expect(parsePrompt(prompt).subjects[0]).toMatchObject({
    key: vessel,
    bears: [{ how: 'full', subject: { key: flower } }],
  })
})

test.each([
  ['a cactus wearing a party hat', '@partyhat'],
  ['a pumpkin wearing a witch hat at night', '@witchhat'],
  ['a pineapple with sunglasses on the beach', 'sunglasses'],
])('things without a head wear hats and glasses: %s', (prompt, worn) => {
  expect(parsePrompt(prompt).subjects[0]?.accessories).toEqual([worn])
})

test.each([
  ['a treasure chest at the bottom of the sea', 'underwater', 'treasure-chest'],
  ['an old anchor on the sea bed', 'underwater', 'anchor'],
  ['a hot dog stand in new york', 'street', '@stall'],
  ['a ship in a bottle on a shelf', 'table', '@shipinbottle'],
  ['a snow globe with a little village inside', 'table', '@globevillage'],
  ['a square of cheesecake on a plate', 'table', '@plate'],
  ['a coin bag item from a videogame ui', 'table', 'money-bag'],
  ['ten porcelain pieces with flowers painted on them', 'table', '@vase'],
  ['a pile of logs in the snow', 'forest', '@woodpile'],
  ['an astronaut helmet on mars', 'mars', '@spacehelmet'],
  ['wild garlic in a spring forest', 'forest', '@wildgarlic'],
])('%s', (prompt, place, key) => {
  expect(parsePrompt(prompt)).toMatchObject({ place, subjects: [{ key }] })
})

test.each([
  ['a teapot shaped like a whale on a windowsill', 'teapot', 'whale', 'spout'],
  ['a table shaped like an avocado', '@table', 'avocado', 'legs'],
  ['a cloud shaped like a heart over a meadow', '@cloud', 'red-heart', 'none'],
  ['a strawberry-shaped handbag on a table', 'handbag', 'strawberry', 'strap'],
  ['a banana submarine under the sea', '@submarine', 'banana', 'portholes'],
  ['a pineapple house on the beach', 'house', 'pineapple', 'windows'],
  ['a mug shaped like a cat', 'hot-beverage', 'cat', 'ear'],
])('one thing in the shape of another: %s', (prompt, key, drawing, fittings) => {
  expect(parsePrompt(prompt).subjects[0]).toMatchObject({ key, shape: { drawing, fittings } })
})

test.each([
  ['a bicycle covered in flowers', 'flowery'],
  ['an old piano covered in cobwebs in an attic', 'webbed'],
  ['a cottage covered in roses in summer', 'roses'],
])('what covers a thing is on it: %s', (prompt, wear) => {
  const { subjects } = parsePrompt(prompt)
  expect(subjects).toHaveLength(1)
  expect(subjects[0].wear).toEqual([wear])
})

test('a hill covered in flowers is a meadow', () => {
  expect(parsePrompt('a hill covered in flowers')).toMatchObject({
    place: 'hills',
    flowers: 'mixed',
    wear: null,
  })
})

test('a thing named again is the same thing', () => {
  const { subjects } = parsePrompt('A castle made of glass by a river. Birds fly around the castle.')
  expect(subjects.filter(({ key }) => key === 'castle')).toHaveLength(1)
})
