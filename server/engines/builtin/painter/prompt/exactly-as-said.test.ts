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
