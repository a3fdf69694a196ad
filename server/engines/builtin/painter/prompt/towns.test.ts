import { describe, expect, it, test } from 'vitest'
import { parsePrompt } from './parse.ts'

const keysOf = (prompt: string) => parsePrompt(prompt).subjects.map(({ key }) => key)

describe('ports', () => {
  it('have cranes of steel, and birds where those are meant', () => {
    for (const prompt of ['a busy harbour with cranes at sunset', 'cranes at the docks in the fog'])
      expect(parsePrompt(prompt).laid, prompt).toBe('quay')
    expect(keysOf('three cranes flying over a lake')).toEqual(['flamingo'])
  })

  it('of a city lie before its towers', () => {
    expect(parsePrompt('hong kong harbour at night').place).toBe('city')
    expect(parsePrompt('a small harbour in cornwall').place).toBe('village')
  })
})

test.each([
  ['an airport at sunset with planes', 'runway'],
  ['a small airport with a propeller plane at dawn', 'runway'],
  ['an airplane taking off at sunset', 'runway'],
])('“%s” is seen on its ground', (prompt, laid) => {
  expect(parsePrompt(prompt).laid).toBe(laid)
})

test('who is at an airport is in its hall', () => {
  expect(parsePrompt('a woman with a suitcase at the airport').room).toBe('airport')
})

test.each([
  ['a railway station in the snow', ['@stationhouse']],
  ['a small train station in the countryside', ['@stationhouse']],
  ['an old movie theater on a rainy street', ['@cinemafront']],
  ['a cinema with a neon sign at night', ['@cinemafront']],
  ['a nightclub entrance with neon lights', ['@clubfront']],
  ['an american diner by the highway at night', ['@dinerfront']],
  ['subway entrance in new york', ['@subwayentrance']],
])('“%s” is seen from outside', (prompt, keys) => {
  expect(keysOf(prompt)).toEqual(keys)
})

test.each([
  ['people waiting in a big train station hall', 'station'],
  ['a cozy cinema with red seats', 'cinema'],
  ['a library with rain outside', 'library'],
  ['a subway station at night', 'station'],
])('“%s” is seen from within', (prompt, room) => {
  expect(parsePrompt(prompt).room).toBe(room)
})

test('a night train is a train by night, and one in whose compartment somebody is a room', () => {
  const train = parsePrompt('a sleeper train in the snow')
  expect([train.subjects[0].key, train.time]).toEqual(['@passengertrain', 'night'])
  expect(parsePrompt('a woman in the compartment of a sleeper train').place).toBe('room')
})

test('behind the tables of a café is its front', () => {
  for (const prompt of ['a small café with outdoor tables on a rainy evening', 'a pavement café in paris'])
    expect(keysOf(prompt), prompt).toEqual(['@shopfront'])
  expect(keysOf('a couple sitting outside a café').at(-1)).toBe('@shopfront')
})

test.each([
  ['a helicopter flying over the city at night', 'cloud sea', false],
  ['a flying city at dawn', 'cloud sea', true],
] as const)('“%s”: what flies is above, or stands out of, the clouds', (prompt, extra, isThere) => {
  expect(parsePrompt(prompt).extras.has(extra)).toBe(isThere)
})

test('the fountain of a city stands in a square', () => {
  const scene = parsePrompt('a large city fountain in summer')
  expect([scene.place, scene.subjects[0].key]).toEqual(['village', 'fountain'])
})

test('a market of tomorrow is in a street', () => {
  expect(parsePrompt('a cyberpunk market with food stalls at night').place).toBe('street')
})
