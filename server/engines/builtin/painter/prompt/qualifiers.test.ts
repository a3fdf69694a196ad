import { describe, expect, test } from 'vitest'
import { parsePrompt } from './parse.ts'

const keysOf = (prompt: string) => parsePrompt(prompt).subjects.map(({ key }) => key)

describe('words that only qualify another', () => {
  test.each([
    ['a ranger in a green cloak, storm-grey eyes, misty forest', 'rain'],
    ['a snow-white horse in a meadow', 'snow'],
    ['a storm-blue car on a coastal road', 'rain'],
  ])('“%s” names a shade and no weather', (prompt, weather) => {
    expect(parsePrompt(prompt).weather).not.toContain(weather)
  })

  test.each([
    ['a fire-red sports car in the desert', ['@sportscar']],
    ['a star-shaped cookie on a plate', ['@plate']],
    ['a multi-colored umbrella on the beach, disposable camera', ['umbrella']],
    ['a photorealistic landscape painting of misty mountains, oil on canvas', []],
    ['a postcard of a castle', ['castle']],
    ['an old film camera on a shelf', ['movie-camera']],
  ])('“%s” shows nothing that only says what a thing is like', (prompt, keys) => {
    expect(keysOf(prompt)).toEqual(keys)
  })

  test('a two-tone car is one car', () => {
    expect(parsePrompt('a two-tone vintage car').subjects[0].count).toBe(1)
  })
})

describe('the parts of things', () => {
  test.each([
    ['a car with golden wheels', ['automobile']],
    ['a castle with tall towers and a drawbridge', ['castle']],
    ['a unicorn with a silver horn and pink hair', ['unicorn']],
    ['a train with red carriages', ['@passengertrain']],
    ['a fairy with glittering wings and a wand', ['fairy', 'magic-wand']],
  ])('of “%s” no part is a thing of its own', (prompt, keys) => {
    expect(keysOf(prompt)).toEqual(keys)
  })

  test('have their colours', () => {
    expect(parsePrompt('a dragon with green scales').subjects[0].colour).toBe('green')
    expect(parsePrompt('a white horse with a black mane').subjects[0]).toMatchObject({
      colour: 'white',
      parts: { mane: 'black' },
    })
    expect(parsePrompt('a white cat with blue eyes').subjects[0].eye).toBeDefined()
  })
})

describe('several colours on one thing', () => {
  test.each([
    ['a rainbow umbrella in the rain', { layout: 'rainbow' }],
    ['a striped towel on the sand', { layout: 'stripes', colours: ['red', 'white'] }],
    ['a blue and white striped towel', { layout: 'stripes', colours: ['blue', 'white'] }],
    ['a black and white cat on a sofa', { layout: 'halves', colours: ['black', 'white'] }],
  ])('“%s”', (prompt, bands) => {
    const { subjects, extras } = parsePrompt(prompt)
    const all = subjects.flatMap(subject => [subject, ...(subject.bears ?? []).map(({ subject }) => subject)])
    expect(all.find(subject => subject.bands)?.bands).toEqual(bands)
    expect(extras).not.toContain('rainbow')
  })

  test.each([
    ['a blue dog and a red dog in a park', ['blue', 'red']],
    ['two red apples and three green apples', ['red', 'green']],
  ])('in “%s” those of another colour are others', (prompt, colours) => {
    expect(parsePrompt(prompt).subjects.map(({ colour }) => colour)).toEqual(colours)
  })

  test('a rainbow over a waterfall is in the sky', () => {
    expect(parsePrompt('a rainbow over a waterfall').extras).toContain('rainbow')
  })
})

describe('what a picture is for', () => {
  test.each([
    ['a unicorn jumping over a rainbow for my daughter’s bedroom wall', 'meadow'],
    ['a volcano on a tropical island, for a class of 8 year olds', 'volcano'],
    ['an elephant with balloons, for a birthday invitation', 'savanna'],
  ])('“%s” is set elsewhere', (prompt, place) => {
    const scene = parsePrompt(prompt)
    expect(scene.place).toBe(place)
    expect(scene.subjects.some(({ figure }) => figure)).toBe(false)
  })
})

describe('what is written for the program', () => {
  test.each([
    ['/imagine prompt: a lighthouse at dusk --v 5 --ar 16:9', ['@lighthouse']],
    ['{prompt: "a tent in a meadow"}', ['@tent']],
    ['1girl, silver hair, beach', ['@girl']],
  ])('“%s”', (prompt, keys) => {
    const scene = parsePrompt(prompt)
    expect(scene.subjects.map(({ key }) => key)).toEqual(keys)
    expect(scene.unmatched).toEqual([])
  })

  test('a spacesuit is no spaceship spelt wrongly', () => {
    expect(parsePrompt('a fox in a spacesuit').subjects).toMatchObject([{ figure: { outfit: 'space' } }])
  })
})

test.each([
  'studio lighting',
  'blade runner style',
  'ink style',
  'epic scale',
  'game of thrones',
  'butterfly lighting',
  'claude monet',
  'food photography',
  'earth tones',
  'museum quality',
])('a last clause of manner adds no thing and no place: “%s”', style => {
  const plain = parsePrompt('a fox sitting in a meadow at noon')
  const { place, subjects } = parsePrompt(`a fox sitting in a meadow at noon, ${style}`)
  expect([place, subjects.map(({ key }) => key)]).toEqual([plain.place, plain.subjects.map(({ key }) => key)])
})

test('a manner of building is kept', () => {
  expect(parsePrompt('a village square, japanese style').fronts).toEqual(['@machiya'])
})

test('the cloth of a garment does not part it from its colour', () => {
  const { subjects } = parsePrompt('a woman in a green velvet dress')
  expect(subjects[0]?.figure?.colour).toBe(
    parsePrompt('a woman in a green dress').subjects[0]?.figure?.colour,
  )
})

test('ice cream in a cone is one thing', () => {
  expect(parsePrompt('ice cream in a waffle cone').subjects.map(({ key }) => key)).toEqual(['@icecreamcone'])
})
