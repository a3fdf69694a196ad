import { expect, test } from 'vitest'
import { landLooks } from '../composition/land-looks.ts'
import { parsePrompt } from './parse.ts'

test.each([
  ['a lily pond with a small wooden bridge', 'pond', 'lilies'],
  ['rocky shore at low tide with rock pools', 'beach', 'rocky'],
  ['a tide pool with a starfish', 'beach', 'rocky'],
  ['boats lying in the mud at low tide', 'beach', 'low tide'],
  ['a dried up lake with cracked mud', 'saltflat', 'cracked'],
  ['sand dunes by the sea with grass in the wind', 'beach', 'dunes'],
  ['glowing blue waves on a beach at night', 'beach', 'glowing water'],
  ['a bioluminescent bay at night', 'ocean', 'glowing water'],
  ['a river delta seen from above', 'river', 'from above'],
  ['an island from the air', 'island', 'from above'],
  ['wildflowers on a hillside overlooking the sea', 'hills', 'sea below'],
  ['a vineyard by the sea', 'vineyard', 'sea below'],
  ['a solar eclipse over the desert', 'desert', 'eclipse'],
  ['a forest fire at night', 'forest', 'ablaze'],
  ['a tidal wave before a city', 'ocean', 'surf'],
  ['a mountain road at noon', 'road', 'mountains'],
  ['a pine forest on fire', 'forest', 'ablaze'],
  ['wild horses on the beach at low tide', 'beach', 'low tide'],
] as const)('“%s”: a %s, %s', (prompt, place, extra) => {
  const scene = parsePrompt(prompt)
  expect(scene.place).toBe(place)
  expect(scene.extras).toContain(extra)
})

test.each([
  ['a heron standing in a lily pond', ['@lilypads', 'lotus']],
  ['lily pads on a pond', ['@lilypads', 'lotus']],
  ['a field of blue lotus flowers', ['@lilypads', 'lotus']],
  ['cabbages with frost on them in an allotment', ['leafy-green']],
])('what lies or grows about: %s', (prompt, keys) => {
  expect(parsePrompt(prompt).around.map(({ key }) => key)).toEqual(keys)
})

test.each([
  ['bears walking past the geyser Old Faithful', ['bear', '@geyser']],
  ['a black beach with basalt columns and one sheep', ['@basaltcolumns', 'ewe']],
  ['an astronaut before a glowing portal on an alien planet', ['@astronaut', '@portal']],
  ['a desert island with two palm trees', ['@palmisland']],
  ['heather on a moor', []],
  ['a castle ruin by a loch', ['castle']],
  ['sakura trees on a hill', []],
  ['a snowman with a traffic cone for a hat', ['snowman-without-snow']],
])('what is looked at: %s', (prompt, keys) => {
  expect(parsePrompt(prompt).subjects.map(({ key }) => key)).toEqual(keys)
})

test.each([
  ['a village on the back of a giant turtle', 'turtle', '@landvillage'],
  ['a giant whale with a castle on its back', 'whale', 'castle'],
])('%s: the one carries the other', (prompt, bearer, borne) => {
  const [animal] = parsePrompt(prompt).subjects
  expect(animal.key).toBe(bearer)
  expect(animal.bears?.map(({ subject }) => subject.key)).toEqual([borne])
})

test.each([
  ['an olive grove at noon', 'meadow', 'day'],
  ['a waterfall in a mossy gorge', 'forest', null],
  ['a red sandstone gorge', 'canyon', null],
  ['a volcanic landscape with moss', 'volcano', 'day'],
  ['a volcano with glowing lava', 'volcano', 'dusk'],
] as const)('%s: %s', (prompt, place, time) => {
  const scene = parsePrompt(prompt)
  expect(scene.place).toBe(place)
  if (time) expect(scene.time).toBe(time)
})

test('only boats lie on the sand when the sea is out', () => {
  expect(parsePrompt('wild horses on the beach at low tide').subjects[0].action).not.toBe('lying')
})

test('a clear spring has no crystals, and a harvest has its field', () => {
  expect(parsePrompt('a crystal clear spring in the forest').subjects).toEqual([])
  expect(parsePrompt('the rice harvest').place).toBe('riceterrace')
})

test('a bridge in the woods has woods on the banks', () => {
  expect(parsePrompt('an old stone bridge over a stream in the woods')).toMatchObject({
    place: 'river',
    trees: ['green'],
  })
})

test('a ringed planet stands in the sky of the moon that it is seen from', () => {
  const scene = parsePrompt('a planet with rings seen from the surface of its moon')
  expect(scene.place).toBe('moon')
  expect(scene.celestialBodies).toContain('saturn')
  expect(scene.subjects).toEqual([])
})

test('salt is dry unless water is spoken of, and beaches have the sand that is named', () => {
  expect(landLooks(parsePrompt('a salt flat at sunset')).plates).toBe('salt')
  expect(landLooks(parsePrompt('a salt flat after the rain')).plates).toBeUndefined()
  expect(landLooks(parsePrompt('a black sand beach')).sand).not.toEqual(
    landLooks(parsePrompt('a white sand beach')).sand,
  )
})

test('blossom that lies like snow brings no winter', () => {
  expect(parsePrompt('an orchard, apple blossom like snow on the grass').season).toBe('spring')
})

test('an umbrella that nobody holds has its own colour, and field walls are low', () => {
  expect(parsePrompt('a beach with a red umbrella').subjects[0].colour).toBe('red')
  expect(parsePrompt('a stone wall across green hills').subjects[0].size).toBeLessThan(1.5)
})
