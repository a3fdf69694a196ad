import { describe, expect, it, test } from 'vitest'
import { parsePrompt } from './parse.ts'
import type { Subject } from './scene.ts'

const flat = (subject: Subject): Subject[] => [
  subject,
  ...(subject.bears ?? []).flatMap(({ subject: borne }) => flat(borne)),
]
const shownIn = (prompt: string) => parsePrompt(prompt).subjects.flatMap(flat)
const coloured = (prompt: string, key: string) =>
  shownIn(prompt)
    .filter(subject => subject.key === key)
    .map(({ colour, count }) => `${count} ${colour}`)
    .sort()

describe('of several equal things each has what is said of it', () => {
  test.each([
    ['two horses in a field, one is brown and the other is white', 'horse', ['1 brown', '1 white']],
    ['three balloons, one red, one blue and one green', 'balloon', ['1 blue', '1 green', '1 red']],
    ['a pair of parrots, one green and one blue, on a branch', 'parrot', ['1 blue', '1 green']],
    ['two vases on a table. One is blue, the other one is green.', '@vase', ['1 blue', '1 green']],
    ['two red birds and one blue bird on a snowy branch', 'bird', ['1 blue', '2 red']],
  ])('“%s”', (prompt, key, colours) => {
    expect(coloured(prompt, key)).toEqual(colours)
  })

  it('lets each of two children do something else', () => {
    const shown = shownIn('two kids at the beach, one building a sandcastle and the other swimming')
    expect(shown.map(({ key }) => key)).toEqual(['@child', '@sandcastle', 'person-swimming'])
  })

  it('leaves alone whoever is counted beside others', () => {
    const { subjects } = parsePrompt('two cats and one dog and one bird in a garden')
    expect(subjects.map(({ key, count }) => [key, count])).toEqual([
      ['cat', 2],
      ['dog', 1],
      ['bird', 1],
    ])
  })
})

it('gives a hat to one child and a bucket to the other', () => {
  const [one, other] = parsePrompt(
    'a girl with a pink hat and a girl with a green bucket on the beach',
  ).subjects
  expect(one.figure?.hat).toBeDefined()
  expect(one.bears).toBeUndefined()
  expect(other.bears?.map(({ subject }) => subject.key)).toEqual(['bucket'])
})

it('lets whoever feeds and whoever rides each do their own', () => {
  const { subjects } = parsePrompt('a boy feeding ducks and a girl riding a bike in the park')
  expect(subjects.map(({ key }) => key)).toEqual(['@boy', 'duck', 'bicycle'])
  expect(subjects[2].bears?.map(({ subject }) => subject.key)).toEqual(['@girl'])
})

describe('an orange is a fruit, and of that colour only what follows it', () => {
  test.each([
    ['an orange, a monkey and a zebra in the desert', 'tangerine'],
    ['a red orange on a wooden table', 'tangerine'],
    ['a man with a pear and a boy with a lemon', 'lemon'],
  ])('“%s”', (prompt, key) => {
    expect(shownIn(prompt).map(shown => shown.key)).toContain(key)
  })
  it('and an orange cat is a cat', () => {
    expect(shownIn('an orange cat on a wall').map(({ key, colour }) => [key, colour])).toContainEqual([
      'cat',
      'orange',
    ])
  })
})

it('stands a single palm where it is named', () => {
  expect(parsePrompt('a camel under a palm tree in the desert').subjects).toMatchObject([
    {},
    { key: '@tree', tree: 'palm' },
  ])
})

test.each([
  ['an old street sign covered in snow', '@streetsign'],
  ['a lighthouse, no wait, a clock in a village', 'mantelpiece-clock'],
  ['a giraffe, no wait, a clock in a village', 'mantelpiece-clock'],
  ['a lion dancing by a lake', 'lion'],
  ['I took a photo once of a fox in the snow at dawn, could you make something like that', 'fox'],
])('“%s” shows a single thing', (prompt, key) => {
  expect(parsePrompt(prompt).subjects.map(shown => shown.key)).toEqual([key])
})

it('leaves what stands behind boats out of them', () => {
  const { subjects } = parsePrompt('two sailboats on a blue sea with a white lighthouse behind them')
  expect(subjects).toMatchObject([
    { key: '@lighthouse', colour: 'white' },
    { key: 'sailboat', count: 2 },
  ])
})

test.each([
  ['a boy with an apple and a girl with an apple', ['@boy', 'red-apple', '@girl', 'red-apple']],
  ['three children flying kites on a hill', ['@child', 'kite']],
  ['a plate with eggs, bacon and a sandwich', ['@plate', 'egg', 'bacon', 'sandwich']],
  ['two wine glasses and a bottle of wine on a table', ['@redwine', '@winebottle']],
  ['a boy swinging a baseball bat at a ball', ['@boy', '@baseballbat']],
  [
    'a dog, a cat, a rabbit, a parrot and a hamster in a living room',
    ['dog', 'cat', 'rabbit', 'parrot', 'hamster'],
  ],
])('“%s” shows each thing named', (prompt, keys) => {
  expect(shownIn(prompt).map(shown => shown.key)).toEqual(keys)
})

test.each([
  ['a small wooden boat with two people and a dog on a calm lake', '@rowboat', ['@person', 'dog']],
  [
    'a bunch of bananas, two oranges and a pineapple in a bowl',
    '@bowl',
    ['pineapple', 'banana', 'tangerine'],
  ],
  ['a cat, a dog and a rabbit on a sofa', '@sofa', ['rabbit', 'cat', 'dog']],
])('of “%s” all are in it or on it', (prompt, bearer, borne) => {
  const { subjects } = parsePrompt(prompt)
  expect(subjects.map(({ key }) => key)).toEqual([bearer])
  expect(subjects[0].bears?.map(({ subject }) => subject.key)).toEqual(borne)
})

test.each([
  ['I run a small bakery and I need a picture of fresh bread on a table', ['@loaf']],
  ['I have two dogs and I want a picture of them running on the beach', ['dog']],
  ['three people skiing down a snowy mountain', ['skier']],
  ['a clock, a pineapple and a crown on a table', ['mantelpiece-clock', 'pineapple', 'crown']],
  ['a cat on a desk next to a computer', ['cat', 'laptop']],
])('“%s” shows what is asked for and no more', (prompt, keys) => {
  expect(shownIn(prompt).map(shown => shown.key)).toEqual(keys)
})

it('counts those who ski', () => {
  expect(parsePrompt('three people skiing down a snowy mountain').subjects[0].count).toBe(3)
})

it('stays out of doors where somebody of a trade stands before a building', () => {
  expect(parsePrompt('a nurse standing in front of a blue cabin at sunset')).toMatchObject({
    place: 'hills',
    time: 'sunset',
    subjects: [{ key: '@nurse' }, { key: '@cabin', colour: 'blue' }],
  })
})

it('hangs the picture in the room that it is for, and shows the place that is asked for', () => {
  expect(parsePrompt("for my daughter's room: a deer eating on the beach in the fog").place).toBe('beach')
})

it('gives the beard to the old man and not to the boy', () => {
  const people = parsePrompt(
    'an old man with a white beard playing chess with a young boy in a park',
  ).subjects
  expect(people.map(({ figure }) => figure?.beard)).toEqual([true, undefined])
})

describe('some of several that look otherwise', () => {
  test('one black sheep of three leaves two as they are', () => {
    const { subjects } = parsePrompt('three sheep in a field, one of them black')
    expect(subjects).toMatchObject([
      { key: 'ewe', count: 2 },
      { key: 'ewe', count: 1, colour: 'black' },
    ])
  })

  test('some of those on a wall are on it with the others', () => {
    const [wall] = parsePrompt('five cats on a wall, two of them orange').subjects
    expect(wall.bears?.map(({ subject }) => subject.count).sort()).toEqual([2, 3])
  })
})
