import { describe, expect, it, test } from 'vitest'
import { parsePrompt } from './parse.ts'

describe('who it is', () => {
  test.each([
    ["a parrot sitting on a sailor's shoulder", '@sailor', 1],
    ["cat on grandma's lap", '@grandmother', 1],
    ['tea plantation workers in the hills', '@farmer', 3],
    ['rice field workers at sunset', '@farmer', 3],
    ['workers picking tomatoes', '@farmer', 3],
    ['construction workers eating lunch', '@builder', 3],
    ['a construction worker with a drill', '@builder', 1],
  ])('“%s” shows %s', (prompt, key, count) => {
    expect(parsePrompt(prompt).subjects[0]).toMatchObject({ key, count })
  })

  it('is a woman where the word for that comes after the trade', () => {
    for (const prompt of ['farmer woman with a basket', 'a pilot woman', 'a doctor lady with a clipboard'])
      expect(parsePrompt(prompt).subjects[0].figure?.hair, prompt).toBe('long')
  })

  it('is among the rows of the plantation that is named', () => {
    expect(parsePrompt('tea plantation workers in the hills').place).toBe('teafield')
    expect(parsePrompt('vineyard workers in autumn').place).toBe('vineyard')
  })
})

describe('planets', () => {
  test.each([
    ['space station orbiting a ringed purple planet', 'saturn', 'purple'],
    ['a green planet with rings', 'saturn', 'green'],
    ['astronaut floating above a red planet', 'planet', 'red'],
  ])('“%s” shows a %s, %s', (prompt, body, colour) => {
    const scene = parsePrompt(prompt)
    expect(scene.celestialBodies).toEqual([body])
    expect(scene.planetColour).toBe(colour)
    expect(scene.hue).toBeNull()
  })
})

describe('where it is', () => {
  test.each([
    ['pirate ship sailing through clouds', 'fly'],
    ['a plane flying through the clouds at sunset', 'fly'],
    ['a hot air balloon floating above the clouds', 'fly'],
  ])('in “%s” the clouds are below and about it', (prompt, mode) => {
    const scene = parsePrompt(prompt)
    expect(scene.subjects[0].mode).toBe(mode)
    expect(scene.extras).toContain('cloud sea')
  })

  it('is at sea under clouds that nobody goes through', () => {
    expect(parsePrompt('a sailboat on the sea under white clouds').extras).not.toContain('cloud sea')
  })

  test.each([
    ['a cup of tea and an open window looking out at the mountains', 'alps'],
    ['a vase of flowers by a window with a view of the sea', 'ocean'],
  ])('“%s” has the %s before the window', (prompt, outlook) => {
    expect(parsePrompt(prompt).outlook).toBe(outlook)
  })

  it('is before the goal for whoever keeps it', () => {
    expect(parsePrompt('goalkeeper diving for the ball in heavy rain').scenery).toContain('@goal')
  })
})

test.each([
  ['ballet dancer tying her shoes backstage', 'backstage'],
  ['an actress in her dressing room', 'backstage'],
])('“%s” is in the room %s', (prompt, room) => {
  expect(parsePrompt(prompt)).toMatchObject({ place: 'room', room })
})

test('beasts at a waterhole are in its shallows', () => {
  for (const prompt of ['elephant and her calf at a waterhole', 'zebras at a watering hole'])
    expect(parsePrompt(prompt).subjects[0].wades, prompt).toBe(true)
})

describe('what is abandoned out of doors', () => {
  it('has green water and no loungers', () => {
    const scene = parsePrompt('abandoned swimming pool overgrown with plants')
    expect(scene).toMatchObject({ laid: 'green pool', wear: 'overgrown' })
    expect(scene.scenery).not.toContain('@loungers')
    expect(parsePrompt('a swimming pool in summer').scenery).toContain('@loungers')
  })

  it('is full of ferns', () => {
    const { around } = parsePrompt('an abandoned playground overgrown with weeds')
    expect(around.map(({ key }) => key)).toContain('@fern')
  })
})

test('a tram stop has a shelter', () => {
  expect(parsePrompt('woman with an umbrella waiting at a tram stop in lisbon').scenery).toContain(
    '@busshelter',
  )
})

test.each([
  ['alien marketplace on a desert planet with two suns', 'alien', 'mars'],
  ['a pirate tavern by candlelight', '@pirate', 'room'],
  ['robot bar in the future', '@robot', 'room'],
])('in “%s” there are some of %s', (prompt, key, place) => {
  const scene = parsePrompt(prompt)
  expect(scene.place).toBe(place)
  expect(scene.subjects[0]).toMatchObject({ key, count: 3 })
})

test('whoever is on a peak has the others below', () => {
  for (const prompt of ['a helicopter over a climber on a snowy peak', 'a goat on a mountain peak'])
    expect(parsePrompt(prompt).place, prompt).toBe('summit')
})

test('chairs around a table are in a dining room, all of them', () => {
  const scene = parsePrompt('four yellow chairs around a table')
  expect(scene).toMatchObject({ place: 'room', room: 'diningroom' })
  expect(scene.subjects[0]).toMatchObject({ key: '@chair', count: 4, colour: 'yellow' })
})
