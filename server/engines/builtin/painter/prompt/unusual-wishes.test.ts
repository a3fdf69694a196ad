import { describe, expect, test } from 'vitest'
import { beastNamed } from '../subjects/figures/beasts.ts'
import { parsePrompt } from './parse.ts'
import { nounNamed } from './vocabulary/nouns.ts'

const main = (prompt: string) => parsePrompt(prompt).subjects[0]

describe('animals of any kind wear what people wear', () => {
  test.each([
    'axolotl',
    'octopus',
    'snail',
    'armadillo',
    'platypus',
    'shark',
    'flamingo',
    'bee',
    'crab',
    'bat',
  ])('a %s wizard has the head of its kind', name => {
    const beast = main(`a ${name} wizard holding a staff`)?.figure?.beast
    expect(beast).toBeDefined()
    expect(beastNamed(beast!)).toBeDefined()
    expect(nounNamed(name)).toBeDefined()
  })

  test('a raccoon has no panda’s patches', () => {
    expect(beastNamed('raccoon')?.brow).toBeDefined()
    expect(beastNamed('panda')?.brow).toBeUndefined()
  })
})

test('what the head of a character is, is the person and not what they carry', () => {
  expect(main('mushroom merchant npc with a huge backpack full of jars')?.key).toBe('@vendor')
})

test('who has a backpack carries the wares about and has no stall', () => {
  expect(main('a merchant with a backpack')?.bears).toBeUndefined()
  expect(main('a merchant in the desert')?.bears?.[0]?.subject.key).toBe('@stall')
})

test('what leans on the wall of a room brings no other wall along', () => {
  const guitar = main('a guitar leaning on the wall of a bedroom')
  expect(guitar).toMatchObject({ key: 'guitar', leans: true })
  expect(guitar?.bears).toBeUndefined()
})

test('what is told to be so many metres tall is', () => {
  expect(main('a 20 metres tall giant walking over a village')).toMatchObject({ size: 20, count: 1 })
  expect(main('a goldfish 10 meters tall between the skyscrapers')?.size).toBe(10)
  expect(main('a 30 foot tall teddy bear in the street')?.size).toBeCloseTo(9)
})

test('a crown of flowers is none of gold', () => {
  expect(main('a hedgehog wearing a flower crown')?.accessories).toEqual(['@flowercrown'])
  expect(main('a woman in a crown of daisies on her head')?.figure?.hat).toBe('flowers')
  expect(main('a queen wearing a crown')?.figure?.hat).toBe('crown')
})

test('armour is of the metal that is said', () => {
  expect(main('a knight in golden armor')?.figure).toMatchObject({ outfit: 'armor', metal: '#e6b422' })
})

test('whoever is on a cloud is up there', () => {
  const scene = parsePrompt('a white cat sleeping on a fluffy cloud')
  expect(scene.subjects[0]).toMatchObject({ key: '@cloud', bears: [{ how: 'on', subject: { key: 'cat' } }] })
  expect(scene.place).toBe('alps')
  expect(scene.weather).not.toContain('cloudy')
})

test('a dragon that eats has come down', () => {
  expect(main('a dragon eating pizza on the moon')?.mode).toBe('ground')
})

test('a dark background is a plain one', () => {
  expect(parsePrompt('a croissant, dark background')).toMatchObject({ place: 'studio', backcloth: 'black' })
})

test('what is baked is golden by nature', () => {
  expect(main('a golden croissant')?.colour).toBeUndefined()
  expect(main('a golden apple')?.colour).toBe('golden')
})

test('what is poured over pancakes is no jar beside them, and the fruit is on them', () => {
  const { subjects } = parsePrompt('a stack of pancakes with honey and fruits')
  expect(subjects.map(({ key }) => key)).not.toContain('@honeyjar')
  expect(subjects[0]?.bears?.[0]?.subject.key).toBe('strawberry')
})

test('studio lighting is but a light where a building is named', () => {
  expect(parsePrompt('a woman sitting outside restaurant, studio lighting').place).toBe('street')
})

test('a slice of a pie or a tart is no whole one', () => {
  expect(main('slice of lemon tart and a flat white')?.key).toBe('@lemontartslice')
  expect(main('two slices of cherry pie')).toMatchObject({ key: '@cherrypieslice', count: 2 })
})

test('what is on a table in front of somebody is before them', () => {
  const { subjects } = parsePrompt(
    'a girl sitting on a chair in a room, staring at a red apple kept on a table in front of her',
  )
  expect(subjects[0]).toMatchObject({
    key: '@girl',
    bears: [{ how: 'at', subject: { key: '@table', bears: [{ subject: { key: 'red-apple' } }] } }],
  })
})

test('one flower on leaves is seen from near, and a field of them is not', () => {
  const near = parsePrompt('pink flower on dark green leaves')
  expect(near.subjects.map(({ key, colour }) => [key, colour])).toEqual([['blossom', 'pink']])
  expect(near.extras).toContain('among leaves')
  expect(parsePrompt('a field of flowers with green leaves').extras).not.toContain('among leaves')
})

test('whoever sits outside a café is on its terrace', () => {
  const { extras, subjects } = parsePrompt('a woman sitting outside a small cafe')
  expect(extras).toContain('guests')
  expect(subjects[0]?.bears?.[0]).toMatchObject({ how: 'at', subject: { key: '@table' } })
})

test('the camera that somebody looks at is not in the picture', () => {
  const { subjects } = parsePrompt('a man sitting on a bench, looking at the camera')
  expect(JSON.stringify(subjects)).not.toContain('camera')
})

test('a night photo is taken by night', () => {
  expect(parsePrompt('night photo of a young woman in a street').time).toBe('night')
})

test('a surfer is on the waves of the coast that is named, and ashore where they walk', () => {
  expect(parsePrompt('surfer riding a giant wave, Hawaii, sunny day').place).toBe('ocean')
  expect(parsePrompt('a surfer walking on the beach with his board').place).toBe('beach')
})

test('the candles of a cake burn on it', () => {
  const { subjects } = parsePrompt('birthday cake with strawberries and lots of candles on a garden table')
  expect(subjects.map(({ key }) => key)).toEqual(['birthday-cake'])
})

test('a photo by a drone is a view from above', () => {
  const { extras, subjects } = parsePrompt('a drone photo of a winding road through autumn forest')
  expect(subjects).toEqual([])
  expect(extras).toContain('from above')
})
