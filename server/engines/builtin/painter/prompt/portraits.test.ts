import { expect, test } from 'vitest'
import { parsePrompt } from './parse.ts'

test.each([
  ['portrait of an old fisherman in the harbour', 'village'],
  ['portrait of a baker in her bakery', 'room'],
  ['headshot of a girl in a forest', 'forest'],
  ['a portrait of a hiker in the mountains', 'alps'],
])('behind the face of “%s” is the place named', (prompt, outlook) => {
  expect(parsePrompt(prompt)).toMatchObject({ place: 'portrait', placeGiven: true, outlook })
})

test.each([
  ['portrait of a chef', 'room'],
  ['portrait of a woman at golden hour', 'meadow'],
  ['portrait of a young man in the rain', 'street'],
  ['portrait of a woman by candlelight', 'room'],
])('behind the face of “%s” is where the trade, the hour or the light is at home', (prompt, outlook) => {
  expect(parsePrompt(prompt)).toMatchObject({ place: 'portrait', outlook })
})

test.each([
  'portrait of a woman',
  'portrait of a chef before a dark background',
  'studio portrait of a nurse',
  'dramatic portrait of a blacksmith',
])('behind the face of “%s” is a plain wall', prompt => {
  expect(parsePrompt(prompt)).toMatchObject({ place: 'portrait', outlook: null })
})

test.each([
  ['portrait of a photographer', 'camera'],
  ['portrait of a violinist on a rainy street', 'violin'],
  ['portrait of an old painter', 'artist-palette'],
])('somebody in “%s” has what shows the trade', (prompt, key) => {
  expect(parsePrompt(prompt).tools).toMatchObject([{ key }])
})

test('the face of a young fisherman is not an old one', () => {
  expect(parsePrompt('portrait of a young fisherman at sunset').face).toMatchObject({
    age: 'young',
    beard: false,
  })
})

test('a cook’s portrait has the hat and the apron', () => {
  expect(parsePrompt('portrait of a chef').face).toMatchObject({ hat: 'chef', outfit: 'apron' })
})

test('a portrait of an animal is taken from close by', () => {
  expect(parsePrompt('a dog portrait in a park').light).toContain('close')
})

test('behind a face in dramatic light it still rains', () => {
  expect(parsePrompt('a soldier portrait, rain, dramatic light').outlook).not.toBeNull()
})

test.each([
  ['portrait of a pirate captain', 'tricorn'],
  ['portrait of a pirate girl', 'tricorn'],
  ['portrait of a samurai in a kabuto helmet', 'kabuto'],
  ['portrait of a ninja', 'masked'],
  ['portrait of a knight', 'helmet'],
  ['headshot of a viking with a horned helmet', 'horned'],
  ['portrait of santa claus', 'santa'],
  ['portrait of a magician', 'tophat'],
])('the face in “%s” has the hat of its kind', (prompt, hat) => {
  expect(parsePrompt(prompt).face).toMatchObject({ hat })
})

test('faces of elves and goblins have their ears, those of angels wings', () => {
  expect(parsePrompt('portrait of a goblin').face).toMatchObject({ ears: 'pointed' })
  expect(parsePrompt('an elf archer woman portrait with a crown in a forest').face).toMatchObject({
    ears: 'pointed',
    hat: 'crown',
  })
  expect(parsePrompt('portrait of an angel').face?.wings).toBeDefined()
})

test('a girl who looks like a pirate is a girl, and a boy who looks like a witch has no painted lips', () => {
  expect(parsePrompt('portrait of a pirate girl').face).toMatchObject({ gender: 'f', age: 'child' })
  expect(parsePrompt('portrait of a witch boy').face).toMatchObject({ gender: 'm', lips: undefined })
})

test.each([
  ['portrait of a fairy', { ears: 'pointed', hat: 'flowers' }],
  ['portrait of a girl with a flower crown', { hat: 'flowers' }],
  ['close-up of an old Indian woman', { age: 'old' }],
])('the face of “%s” is seen', (prompt, face) => {
  expect(parsePrompt(prompt).face).toMatchObject(face)
})

test('armour has the colour that is named', () => {
  expect(parsePrompt('a knight in golden armor').subjects[0]?.figure?.metal).toBeDefined()
})

test('a clown is painted, and whoever is from a country looks like those who live there', () => {
  expect(parsePrompt('portrait of a sad clown').face?.isPainted).toBe(true)
  const { skin } = parsePrompt('portrait of a grandmother').face!
  expect(parsePrompt('portrait of a grandmother from Senegal').face?.skin).not.toBe(skin)
})

test('lipstick is on the lips', () => {
  const { face, tools } = parsePrompt('portrait of a woman with red lipstick')
  expect(face?.lips).toBeDefined()
  expect(tools).toEqual([])
})

test.each([
  ['portrait of a man with dreadlocks', { hair: 'dreads' }],
  ['a punk with a green mohawk, portrait', { hair: 'mohawk' }],
  ['a bald man with a moustache', { hair: 'bald', moustache: true }],
  ['portrait of a woman with gold earrings', { earrings: true }],
  ['portrait of a boy in a party hat', { hat: 'party' }],
])('“%s” has them', (prompt, looks) => {
  expect(parsePrompt(prompt).face).toMatchObject(looks)
})

test('takes nobody for a portrait whose hair is not spoken of', () => {
  expect(parsePrompt('superhero girl with a red cape').face).toBeUndefined()
})

test.each([
  ['portrait of a young woman with red curly hair and freckles', '#a8431c'],
  ['a boy with black short hair', '#1f1a1c'],
])('in “%s” the colour is that of the hair, whatever is said of it in between', (prompt, hairColour) => {
  const { face, subjects } = parsePrompt(prompt)
  expect(subjects[0]?.figure?.hairColour ?? face?.hairColour).toBe(hairColour)
})

test.each(['a portrait of a vampire woman', 'portrait of a female cyborg', 'portrait of a female superhero'])(
  '“%s” is a woman’s',
  prompt => {
    expect(parsePrompt(prompt).face).toMatchObject({ gender: 'f', hair: 'long', beard: false })
  },
)
