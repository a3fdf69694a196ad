import { describe, expect, test } from 'vitest'
import { parsePrompt } from './parse.ts'

const keys = (prompt: string) => parsePrompt(prompt).subjects.map(({ key }) => key)

describe('whoever is said to be in a house is seen within it', () => {
  test.each([
    ['a witch in her cottage brewing a potion', 'wizard'],
    ['an alchemist in his lab at night', 'wizard'],
    ['a ghost in an old house at night', 'livingroom'],
    ['an old man in an old house in winter', 'livingroom'],
    ['a vampire in a castle by candlelight', 'stonehall'],
  ])('%s', (prompt, room) => {
    expect(parsePrompt(prompt)).toMatchObject({ place: 'room', room })
  })

  test.each([
    'a princess in a castle garden',
    'a family in front of a house',
    'a cat on the roof of a house',
  ])('%s is outside', prompt => {
    expect(parsePrompt(prompt).place).not.toBe('room')
  })
})

describe('beings and lands of tales', () => {
  test('who sits on the moon has its sickle for a seat, and astronauts have its ground', () => {
    expect(keys('a girl sitting on the moon fishing for stars')[0]).toBe('crescent-moon')
    expect(parsePrompt('an astronaut sitting on the moon').place).toBe('moon')
  })

  test('a stair to the moon is under its sky', () => {
    expect(keys('a staircase to the moon at night')).toEqual(['@skystairs'])
  })

  test('Snow White is a princess, and snow white a colour', () => {
    expect(keys('snow white and the seven dwarfs in the forest')).toEqual(['@princess', '@dwarf'])
    expect(parsePrompt('a snow white horse').subjects[0].colour).toBe('white')
  })

  test('the land of sweets has some that are as tall as trees', () => {
    expect(keys('candy land')).toEqual(
      expect.arrayContaining(['lollipop', '@candycane', '@gingerbreadhouse']),
    )
    expect(keys('a girl walking through candy land')[0]).toBe('@girl')
  })

  test('who comes up to breathe is above a stormy sea, and below where that is said', () => {
    expect(parsePrompt('a mermaid in a stormy sea').place).toBe('ocean')
    expect(parsePrompt('a mermaid in the deep sea at sunset').place).toBe('underwater')
  })

  test('the top of a snowy mountain is in winter', () => {
    expect(parsePrompt('a dragon on top of a snowy mountain')).toMatchObject({
      place: 'summit',
      season: 'winter',
    })
  })
})

describe('what belongs to a feast is seen by itself', () => {
  test.each([
    ['a ramadan lantern on a window sill', '@lantern'],
    ['a mosque with a crescent moon during ramadan', 'mosque'],
    ['diwali lamps on a balcony at night', '@diya'],
    ['thanksgiving dinner with turkey', '@family'],
  ])('%s', (prompt, key) => {
    expect(keys(prompt)[0]).toBe(key)
  })

  test('who has iftar has it at a table', () => {
    expect(parsePrompt('family iftar at sunset')).toMatchObject({ place: 'room', room: 'diningroom' })
  })

  test('a new year begins under fireworks', () => {
    expect(parsePrompt("people toasting on new year's eve on a rooftop").extras).toContain('fireworks')
  })

  test('the carnival of Rio is danced in a street', () => {
    expect(parsePrompt('carnival in rio, dancers at night').place).toBe('street')
  })

  test('an Easter breakfast has its eggs', () => {
    expect(JSON.stringify(parsePrompt('easter breakfast on a sunny table').subjects)).toContain('easter eggs')
  })

  test.each([
    ['4th of july fireworks over a lake', 'lake', undefined],
    ['easter egg hunt in the garden, sunny', 'meadow', '@child'],
    ['proposal on a bridge in paris at night', 'terrace', '@man'],
    ['carnival float with dancers, sunny day', 'street', '@sambadancer'],
    ['trick or treat kids at a door', 'hills', '@witch'],
  ])('%s', (prompt, place, key) => {
    const scene = parsePrompt(prompt)
    expect(scene.place).toBe(place)
    expect(scene.subjects[0]?.key).toBe(key)
  })

  test('a street of Halloween is seen by night, unless an hour is named', () => {
    expect(parsePrompt('halloween street with pumpkins and lights').time).toBe('night')
    expect(parsePrompt('halloween street with pumpkins, sunny morning').time).not.toBe('night')
  })
})

test('whoever has no wings stands on a cloud, and friends are no others', () => {
  expect(keys('a rainbow unicorn in the clouds')).toEqual(['@cloud'])
  expect(keys('a knight and a dragon as friends on a hill at sunset')).toEqual(['@knight', 'dragon'])
})
