import { expect, test } from 'vitest'
import { parsePrompt } from './parse.ts'

test.each([
  ['white mugs with different geometric patterns on the marble table', 'table'],
  ['a vase with a swirl pattern', 'table'],
  ['colourful swirls', 'abstract'],
  ['open plan, kitchen and living room, large steel windows viewing a city', 'room'],
  ['horses galloping across a dusty plain', 'desert'],
])('a pattern is on the things that are named: %s', (prompt, place) => {
  expect(parsePrompt(prompt).place).toBe(place)
})

test.each([
  ['a night market in a forest', 'forest'],
  ['a market in a desert', 'desert'],
  ['a market in a village', 'village'],
  ['a goblin market in a swamp with crooked stalls', 'pond'],
])('a market is held in the land that is named after it: %s', (prompt, place) => {
  const scene = parsePrompt(prompt)
  expect(scene.place).toBe(place)
  expect([...scene.subjects.map(({ key }) => key), ...scene.scenery]).toContain('@stall')
})

test('a market has the folk that it is named for', () => {
  expect(parsePrompt('a goblin market in a swamp').subjects[0]).toMatchObject({ key: '@goblin', count: 3 })
})

test.each([
  ['a koala climbing a eucalyptus tree, light through the leaves', null],
  ['a rainforest after rain, water dripping from leaves', null],
  ['a dog running through the leaves', 'autumn'],
  ['golden leaves in a park', 'autumn'],
])('leaves are of autumn where they have turned or lie: %s', (prompt, season) => {
  expect(parsePrompt(prompt).season).toBe(season)
})

test('an apple tree bears apples', () => {
  expect(parsePrompt('a small garden with an apple tree behind it').subjects[0]).toMatchObject({
    key: '@tree',
    tree: 'apple',
  })
})

test.each([
  ['a stone cottage by a lake', '@stonecottage'],
  ['a wooden cottage in the snow', '@cabin'],
  ['a brick house with a red door', '@brickhouse'],
])('houses are of what they are said to be: %s', (prompt, key) => {
  expect(parsePrompt(prompt).subjects[0].key).toBe(key)
})

test.each([
  ['big old oak tree on a hill', '@tree'],
  ['willow tree by a river', '@weepingwillow'],
  ['lonely tree in a field', '@tree'],
])('“%s” is of one tree', (prompt, key) => {
  expect(parsePrompt(prompt).subjects).toMatchObject([{ key }])
})

test('of several trees none is the subject', () => {
  expect(parsePrompt('oak trees on a hill').subjects).toEqual([])
  expect(parsePrompt('cherry blossom in the park').subjects).toEqual([])
})

test('palms are trees, and that of a hand is none', () => {
  expect(parsePrompt('a beach with palms').trees).toEqual(['palm'])
  expect(parsePrompt('a ladybug in the palm of a hand').trees).toEqual([])
})

test('trees that are named stand round their lake', () => {
  expect(parsePrompt('maple trees around a lake')).toMatchObject({ place: 'pond', trees: ['autumn'] })
  expect(parsePrompt('pine trees and mountains around a lake').place).toBe('lake')
})

test('flowers in the mountains are seen before the peaks', () => {
  const { place, extras } = parsePrompt('wildflowers in the alps')
  expect(place).toBe('meadow')
  expect(extras).toContain('mountains')
})

test('the raked sand of a garden is no beach', () => {
  const { place, extras } = parsePrompt('a zen garden with raked sand')
  expect(place).toBe('meadow')
  expect(extras).toContain('raked sand')
})

test('penguins among icebergs are on one of them', () => {
  const [berg, ...others] = parsePrompt('icebergs with penguins').subjects
  expect(others).toEqual([])
  expect(berg).toMatchObject({ key: '@iceberg', bears: [{ how: 'on', subject: { key: 'penguin' } }] })
})

test('a river runs through the jungle that it is named with', () => {
  expect(parsePrompt('dense jungle with a river').extras).toContain('stream')
})

test.each(['a huge wave', 'surfing a big wave', 'a tsunami', 'a giant barrel wave'])(
  'of “%s” one wave stands over the sea',
  prompt => {
    const { place, extras } = parsePrompt(prompt)
    expect(place).toBe('ocean')
    expect(extras).toContain('great wave')
  },
)

test('a deserted beach is an empty one', () => {
  expect(parsePrompt('a deserted beach in winter').wear).toBeNull()
})

test('what lightning is striking is no string', () => {
  const { subjects, extras } = parsePrompt('lightning striking a tree')
  expect(subjects).toMatchObject([{ key: '@tree' }])
  expect(extras).toContain('lightning')
})

test('golden grass is ripe under any sky', () => {
  expect(parsePrompt('storm clouds over a golden prairie')).toMatchObject({ time: 'storm', flowers: 'wheat' })
})

test.each([
  ['stalactites above an underground lake', 'room'],
  ['the caldera at dawn', 'volcano'],
  ['a wadi at noon', 'desert'],
  ['a bamboo path in kyoto', 'forest'],
  ['a snow leopard on a rocky mountain', 'summit'],
])('“%s” is of a place that is known', (prompt, place) => {
  expect(parsePrompt(prompt).place).toBe(place)
})

test.each([
  ['lava flowing into the ocean', { place: 'volcano' }],
  ['a yellow rapeseed field', { place: 'meadow', flowers: 'yellow' }],
  ['a wooden boat on the shore of a lake in autumn', { place: 'lake', season: 'autumn' }],
])('“%s” keeps its land', (prompt, scene) => {
  expect(parsePrompt(prompt)).toMatchObject(scene)
})

test('vines and bushes of tea stand about whoever is among them', () => {
  expect(parsePrompt('a woman in a vineyard').around.map(({ key }) => key)).toEqual(['@grapevine'])
  expect(parsePrompt('a woman in a tea plantation').around.map(({ key }) => key)).toEqual(['@teabush'])
})

test('leaves that cover a path lie on it, and grow on nobody who walks there', () => {
  const { subjects, extras } = parsePrompt('a woman walking in a forest path covered in leaves')
  expect(extras).toContain('fallen leaves')
  expect(subjects[0].wear).toBeUndefined()
  expect(parsePrompt('a fox in an autumn forest').extras).toContain('fallen leaves')
})

test.each([
  ['a man on top of a mountain', 'summit'],
  ['two friends at the top of a mountain', 'summit'],
  ['a boat on a river in a canyon', 'canyon'],
])('“%s” is up or down there', (prompt, place) => {
  expect(parsePrompt(prompt).place).toBe(place)
})

test('whoever is camping has a tent in the land that is named', () => {
  expect(parsePrompt('a family camping in the woods')).toMatchObject({ place: 'forest', scenery: ['@tent'] })
  expect(parsePrompt('a tent on a campsite in the forest')).toMatchObject({ place: 'forest', scenery: [] })
})
