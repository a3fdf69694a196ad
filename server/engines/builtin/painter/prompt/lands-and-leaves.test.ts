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
