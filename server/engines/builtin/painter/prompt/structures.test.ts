import { expect, test } from 'vitest'
import { parsePrompt } from './parse.ts'

const keysOf = (prompt: string) => parsePrompt(prompt).subjects.map(({ key }) => key)

test.each([
  ['an old water mill by a stream', '@watermill'],
  ['cranes at a container port', '@gantrycrane'],
  ['a crane wading in a pond', 'flamingo'],
  ['the eiffel tower at night', '@eiffeltower'],
  ['the great wall of china in autumn', '@greatwall'],
  ['the golden gate bridge in fog', '@goldengate'],
  ['christ the redeemer over the bay', '@redeemer'],
  ['a rope bridge over a gorge', '@ropebridge'],
  ['a red phone booth in the rain', '@phonebox'],
  ['a power plant with cooling towers', '@coolingtowers'],
  ['a wooden hut on stilts by the sea', '@stilthouse'],
  ['a cable car over a mountain valley', 'aerial-tramway'],
])('what is built is known by its own name: %s', (prompt, key) => {
  expect(keysOf(prompt)[0]).toBe(key)
})

test.each([
  ['a crowded parking lot under gray skies', 'parking lot'],
  ['railway tracks leading into the distance', 'railway'],
  ['a swimming pool with blue water', 'swimming pool'],
  ['a football stadium full of fans', 'pitch'],
  ['a plane parked at the airport', 'runway'],
  ['a container port with cranes and containers at sunset', 'quay'],
])('ground that people laid out is a land of its own: %s', (prompt, laid) => {
  expect(parsePrompt(prompt)).toMatchObject({ place: 'grounds', laid })
})

test.each([
  ['a lively moroccan market at noon', '@adobes'],
  ['a village in japan in the rain', '@machiya'],
  ['a gondola in venice', '@palazzi'],
  ['a ghost town in the desert', '@westernstreet'],
  ['santorini at sunset', '@whitehouses'],
])('towns are built as in their country: %s', (prompt, front) => {
  expect(parsePrompt(prompt)).toMatchObject({ place: 'village' })
  expect(parsePrompt(prompt).fronts).toContain(front)
})

test('countries are neither unknown nor words misspelt', () => {
  const { subjects, unmatched, misspelt } = parsePrompt('a chateau with gardens in france')
  expect(subjects.map(({ key }) => key)).toEqual(['@chateau'])
  expect(unmatched).toEqual([])
  expect(misspelt.size).toBe(0)
})

test('whoever dines at a table out of doors has one there', () => {
  const [people] = parsePrompt('a family sitting at a table in the garden').subjects
  expect(people.bears).toMatchObject([{ how: 'at', subject: { key: '@table' } }])
})

test.each([
  ['a castle on a floating rock', 'castle'],
  ['an abandoned lighthouse on a floating rock, a waterfall spilling off into clouds', '@lighthouse'],
  ['a cottage on floating boulders at sunset', '@stonecottage'],
])('“%s” is on a rock in the sky', (prompt, key) => {
  const { subjects } = parsePrompt(prompt)
  expect(subjects.map(({ key, bears }) => [key, bears?.map(({ subject }) => subject.key)])).toEqual([
    ['@skyisland', [key]],
  ])
})

test('the floating island that a castle is on is one', () => {
  const { subjects } = parsePrompt('a castle on a floating island above the clouds')
  expect(subjects.map(({ key, bears }) => [key, bears?.map(({ subject }) => subject.name)])).toEqual([
    ['@skyisland', ['castle']],
  ])
})

test('pots with flowers are flower pots, and what kind of sketch it is is not in it', () => {
  const keysOf = (prompt: string) => parsePrompt(prompt).subjects.map(({ key }) => key)
  expect(keysOf('pots with tulips on a balcony')).toEqual(['@geraniums'])
  expect(keysOf('boss concept: giant crab on a rocky shore')).toEqual(['crab'])
  expect(keysOf('two vikings watch a television')).not.toContain('watch')
})

test('a web is across the bars of an iron gate, not in a wood before a town gate', () => {
  expect(parsePrompt('a spider web across an old iron gate').subjects).toMatchObject([
    { key: '@irongate', bears: [{ how: 'on', subject: { key: 'spider-web' } }] },
  ])
})

test.each(['a dry stone wall', 'a cat on a wall of old stones', "a fox on Hadrian's Wall"])(
  'a wall is of the stones that are named: %s',
  prompt => {
    expect(parsePrompt(prompt).subjects[0]).toMatchObject({
      key: '@wall',
      breed: expect.stringContaining('stonewall'),
    })
  },
)

test('one soldier of Rome who stands guard is one, in the armour of Rome', () => {
  expect(keysOf('a Roman soldier standing guard on a hill')).toEqual(['@centurion'])
})

test.each([
  ['a small golden pyramid on a desk', 'table'],
  ['a pyramid under water', 'underwater'],
  ['a cat on a pyramid', 'dunes'],
])('“%s” shows a pyramid that is no part of the land', (prompt, place) => {
  const scene = parsePrompt(prompt)
  expect(scene.subjects.map(({ key }) => key)).toContain('@pyramidbody')
  expect(scene.place).toBe(place)
})

test('lamps that hang over a lane are on no posts beside it', () => {
  expect(parsePrompt('narrow street in a Moroccan old town with hanging lamps').scenery).not.toContain(
    '@lamppost',
  )
})
