import { describe, expect, test } from 'vitest'
import { parsePrompt } from './parse.ts'

const main = (prompt: string) => parsePrompt(prompt).subjects[0]

describe('lanterns that are let go', () => {
  test.each([
    'a girl releasing a sky lantern by the lake',
    'lanterns floating over a river',
    'sky lanterns over a town',
  ])('%s: they are in the sky by night', prompt => {
    const scene = parsePrompt(prompt)
    expect(scene.extras).toContain('sky lanterns')
    expect(scene.time).toBe('night')
  })

  test('on the water they float', () => {
    expect(parsePrompt('paper lanterns on a river at night').extras).not.toContain('sky lanterns')
  })
})

test('light of a colour that the sun has not is seen at dusk', () => {
  expect(parsePrompt('a sorceress with a crystal ball, purple light')).toMatchObject({
    time: 'dusk',
    hue: 300,
  })
  expect(parsePrompt('a purple flower in the morning light').time).not.toBe('dusk')
})

test('what is in a cave is on its floor', () => {
  expect(main('a treasure chest in a cave with torches')).toMatchObject({
    key: 'treasure-chest',
    mode: 'ground',
  })
})

test('what grows out of a book is on it', () => {
  expect(main('open book with a forest growing out of it')).toMatchObject({
    key: 'open-book',
    bears: [{ how: 'on', subject: { key: '@landforest' } }],
  })
})

test('doors of a village are those of its houses', () => {
  expect(parsePrompt('tiny mushroom village with glowing doors at night').subjects).toEqual([])
})

test('a turtle with a house on its back swims in the sea', () => {
  expect(main('house on the back of a turtle in the sea').mode).toBe('float')
})

test('what an animal wears does not lie beside it', () => {
  expect(parsePrompt('a rabbit in a waistcoat having tea in the garden').subjects).toHaveLength(1)
})

test('a winged horse over the clouds has them below', () => {
  expect(parsePrompt('pegasus flying over the clouds at sunrise')).toMatchObject({
    place: 'alps',
    time: 'dawn',
  })
})

test('giants among towers are taller than giants among houses', () => {
  expect(main('a giant walking over a city').size).toBeGreaterThan(
    main('a giant walking through a village').size,
  )
})
