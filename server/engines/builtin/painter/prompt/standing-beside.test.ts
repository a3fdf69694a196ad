import { expect, test } from 'vitest'
import { spelled } from '#tests/support/spelled.ts'
import { parsePrompt } from './parse.ts'

const shown = (prompt: string) => parsePrompt(prompt).subjects.map(spelled).join(', ')
const sides = (prompt: string) => parsePrompt(prompt).subjects.map(({ key, side }) => `${key} ${side}`)

test('animals beneath and on top of one another are one pile, each in its own colour', () => {
  const prompt = 'A brown horse is beneath a black dog. An orange cat is on top of the black dog.'
  expect(shown(prompt)).toBe('horse[on dog[on cat]]')
  const [horse] = parsePrompt(prompt).subjects
  const dog = horse?.bears?.[0]?.subject
  expect([horse?.colour, dog?.colour, dog?.bears?.[0]?.subject.colour]).toEqual(['brown', 'black', 'orange'])
})

test('a small animal beneath a large one stands under it', () => {
  expect(shown('a cat beneath a brown horse')).toBe('horse[under cat]')
})

test('what is over another animal stands on it', () => {
  expect(shown('a black cat above a white rabbit')).toBe('rabbit[on black-cat]')
})

test.each([
  ['a green apple to the left of a red cup', ['red-apple left', 'hot-beverage right']],
  ['a brown bear. To the right of the bear is a gray wolf.', ['bear left', 'wolf right']],
  ['a white house with a red barn to the left of it', ['house right', '@barn left']],
  ['a white cat between two black dogs', ['cat middle', 'dog both']],
  ['a sheep between a cow and a pig', ['ewe middle', 'cow left', 'pig right']],
])('“%s” has its sides', (prompt, expected) => {
  expect(sides(prompt)).toEqual(expected)
})

test('a cat sits on the board along a fence, a bird on its post', () => {
  expect(shown('a cat on a garden fence')).toBe('@railfence[on cat]')
  expect(shown('a robin on a garden fence')).toBe('@fencepost[on bird]')
})

test('cars that fly have no wheels', () => {
  expect(shown('a flying car over a city')).toBe('@flyingcar')
  expect(parsePrompt('cars flying between skyscrapers').subjects[0]?.key).toBe('@flyingcar')
  expect(parsePrompt('a car in the street').subjects[0]?.key).toBe('automobile')
})

test('the portrait of an animal in clothes is a bust of it', () => {
  const scene = parsePrompt('portrait of an otter gentleman in a tweed suit')
  expect(scene.place).toBe('portrait')
  expect(scene.sitter?.figure?.beast).toBe('otter')
})

test.each([
  ['a hamster wearing a tiny backpack standing on a skateboard', 'skateboard[ridden hamster[worn backpack]]'],
  ['a muffin with blueberries on a plate', '@plate[on cupcake]'],
  ['a Greek salad with feta and ripe tomatoes in a white bowl', '@greeksalad'],
  ['a monkey on the head of a stone Buddha', '@buddha[on monkey]'],
  ['a parrot on the shoulder of an old pirate', '@pirate[shouldered parrot]'],
  ['a cat sitting on a fence eating a fish', '@railfence[on cat[before fish]]'],
  ['a dog under the table', '@table[under dog]'],
  [
    'A mouse hiding under the table, a mouse on the chair and a mouse in the box',
    '@table[under mouse], @chair[on mouse], package[in mouse]',
  ],
  ['a wooden treasure chest half open in a damp cave', 'treasure-chest'],
  ['My daughter wants a giraffe in a puddle', 'giraffe'],
  ['a bear with a backpack on a mountain trail', 'bear[worn backpack]'],
  ['a goat standing on the roof of a red car', 'automobile[on goat]'],
  ['a teddy bear between two pillows on a bed', '@bed[on 2 @pillow][on teddy-bear]'],
])('“%s” leaves each thing where it is', (prompt, subjects) => {
  expect(shown(prompt)).toBe(subjects)
})

test('a hat that is on a thing is on its top, and no thing beside it', () => {
  const { subjects } = parsePrompt('a pumpkin with a straw hat on a porch')
  expect(subjects).toMatchObject([{ key: '@pumpkin', accessories: ['womans-hat'] }])
})

test('what has wings is on the ground where it is said to stand', () => {
  expect(parsePrompt('a dragon standing on the moon').subjects[0]?.mode).toBe('ground')
  expect(parsePrompt('a dragon flying over the moon').subjects[0]?.mode).toBe('fly')
})

test('a bird on the handle of a spade sits on one that is stuck in the earth', () => {
  expect(shown('a robin perched on the handle of a spade')).toBe('@spade[on bird]')
})

test('what leans on a trunk or a wall is out of doors', () => {
  expect(parsePrompt('a wooden ladder leaning against an apple tree').place).toBe('meadow')
  expect(parsePrompt('a guitar leaning against a stone wall').place).toBe('street')
})

test('a lamb and a sheep are two', () => {
  expect(sides('a lamb between a sheep and a sheepdog')).toEqual(['ewe middle', 'ewe left', 'dog right'])
})

test('what is worn is worn by who lives, and not by what bears them', () => {
  const [books] = parsePrompt('an owl sitting on a pile of books wearing glasses').subjects
  expect(books?.accessories).toEqual([])
  expect(books?.bears?.[0]?.subject.accessories).toEqual(['glasses'])
})
