import { describe, expect, test } from 'vitest'
import { parsePrompt } from './parse.ts'

const keys = (prompt: string) => parsePrompt(prompt).subjects.map(({ key }) => key)
const main = (prompt: string) => parsePrompt(prompt).subjects[0]

describe('a small world is kept in what it is said to be in', () => {
  test.each([
    ['tiny village inside a glass bottle', '@bottlevillage'],
    ['a forest growing in a light bulb', '@bulbforest'],
    ['a galaxy in a jar', '@jargalaxy'],
    ['a small boat sailing in a teacup', '@teacupsea'],
    ['snow globe with a little house and snowman inside', '@globewinter'],
    ['a pirate ship in a bottle', '@shipinbottle'],
  ])('%s', (prompt, key) => {
    expect(keys(prompt)).toEqual([key])
    expect(parsePrompt(prompt).place).toBe('table')
  })
})

describe('two kinds in one body are one animal', () => {
  test('a hybrid of an eagle and a cat has the wings of the one and the feet of the other', () => {
    expect(parsePrompt('a hybrid of an eagle and a cat').subjects).toMatchObject([
      { key: 'cat', count: 1, wings: expect.any(String), bears: [{ how: 'ashead' }] },
    ])
  })
})

test('the wallpaper of a telephone shows no telephone', () => {
  expect(parsePrompt('aesthetic phone wallpaper of a moonlit lake')).toMatchObject({
    place: 'lake',
    time: 'moonlit',
    subjects: [],
  })
})

test('a castle on the clouds is borne by one', () => {
  expect(main('a castle on the clouds at sunrise')).toMatchObject({
    key: '@cloud',
    bears: [{ how: 'on', subject: { key: 'castle' } }],
  })
})

test('a whale among the stars is in space', () => {
  expect(parsePrompt('a whale swimming among the stars')).toMatchObject({
    place: 'space',
    subjects: [{ key: 'whale' }],
  })
})

test('Santa, his sleigh and his reindeer are one team over the village', () => {
  expect(parsePrompt('santa flying in his sleigh with reindeer over the rooftops at night')).toMatchObject({
    place: 'village',
    time: 'night',
    subjects: [{ key: '@santasleigh', mode: 'fly', count: 1 }],
  })
})

test('a phoenix rises from a fire that is there', () => {
  expect(main('a phoenix rising from the ashes')).toMatchObject({
    key: 'fire',
    bears: [{ subject: { key: 'phoenix' } }],
  })
})

describe('whoever is giant among houses is taller than these', () => {
  test.each(['giant cat towering over houses in a city', 'a giant walking through a village'])(
    '%s',
    prompt => {
      expect(main(prompt).size).toBeGreaterThan(12)
    },
  )

  test('a giant in open land is no taller than a tree', () => {
    expect(main('a giant in the mountains').size).toBeLessThan(16)
  })
})

test('a spaceship over a city is in the air', () => {
  expect(main('spaceship over a city at night')).toMatchObject({ key: '@starship', mode: 'fly' })
})

test('the snakes of Medusa are her hair', () => {
  expect(parsePrompt('medusa with snakes for hair').subjects).toMatchObject([
    { key: '@medusa', figure: { hair: 'snakes' } },
  ])
})

test('Hansel and Gretel are two children', () => {
  expect(parsePrompt('hansel and gretel in the woods').matched).toEqual(
    expect.arrayContaining(['boy', 'girl']),
  )
})

test('a flying island floats', () => {
  expect(main('a flying island with waterfalls and a small house')).toMatchObject({
    key: '@skyisland',
    mode: 'fly',
  })
})

test('a logo in a colour is a design by itself', () => {
  expect(parsePrompt('minimalist fox logo in orange').place).toBe('studio')
})
