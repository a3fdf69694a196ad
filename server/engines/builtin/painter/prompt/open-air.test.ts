import { expect, test } from 'vitest'
import { parsePrompt } from './parse.ts'

test.each([
  ['view out of an aeroplane window', 'plane window', 'cloud sea'],
  ['the view from a plane window over the city at night', 'plane window', 'from above'],
  ['view from a train window, snowy mountains', 'train window', 'train window'],
  ['a porthole, rough sea outside', 'ship window', 'surf'],
])('“%s”: the window is about the view', (prompt, window, seen) => {
  expect([...parsePrompt(prompt).extras]).toEqual(expect.arrayContaining([window, seen]))
})

test('whoever looks out of a plane is painted in its cabin', () => {
  const { place, room, subjects } = parsePrompt('a little boy looking out of the plane window')
  expect([place, room]).toEqual(['room', 'plane'])
  expect(subjects[0].bears?.[0].subject.key).toBe('@boy')
})

test('dust that the wind brings is no thunderstorm', () => {
  const { extras, time } = parsePrompt('a dust storm coming over a small town')
  expect([...extras]).toContain('dust wall')
  expect(time).not.toBe('storm')
})

test.each(['a dry cracked lake bed with an old boat', 'a dried up river', 'a parched reservoir floor'])(
  '“%s”: no water is in it',
  prompt => {
    expect(parsePrompt(prompt)).toMatchObject({ place: 'saltflat' })
    expect([...parsePrompt(prompt).extras]).toContain('cracked')
  },
)

test('at low tide boats lie on the sand, whichever is named first', () => {
  for (const prompt of [
    'low tide with stranded boats',
    'boats at low tide',
    'tide out, three dinghies in a cove',
  ])
    expect(parsePrompt(prompt).subjects[0]).toMatchObject({ mode: 'ground' })
})

test('a glacier that calves, or that a boat is before, ends in water', () => {
  for (const prompt of ['a glacier calving into the sea', 'a small boat in front of a glacier'])
    expect([...parsePrompt(prompt).extras]).toContain('sea about')
  expect([...parsePrompt('a hiker on a glacier').extras]).not.toContain('sea about')
})

test('nothing falls from a storm before the rain', () => {
  expect(parsePrompt('lavender rows ending at a storm, just before the rain').weather).not.toContain('rain')
})

test('melted snow leaves puddles, and no rain falls into them', () => {
  const { extras, weather } = parsePrompt('a birch forest in March with puddles of melted snow')
  expect([...extras]).toContain('puddles')
  expect(weather).not.toContain('rain')
})

test('hail is no rain alone', () => {
  expect([...parsePrompt('hail in a garden').extras]).toContain('hail')
})

test('people in boats sit in them', () => {
  const [boat] = parsePrompt('people in rowing boats on a lake').subjects
  expect(boat.bears?.[0].subject.figure).toBeDefined()
})

test('an orchard in spring is in blossom', () => {
  expect(parsePrompt('an orchard in spring').trees).toEqual(['blossom'])
  expect(parsePrompt('an apple orchard in autumn').trees).toEqual(['apple'])
})

test('a hammock out of doors hangs between trees of the land', () => {
  expect(parsePrompt('a hammock on a beach').subjects[0].key).toBe('@palmhammock')
  expect(parsePrompt('a man asleep in a hammock in the garden').subjects[0].key).toBe('@treehammock')
})

test('whoever plays about a sprinkler is before it', () => {
  const { subjects } = parsePrompt('sprinkler on a lawn, kids running through it')
  expect(subjects[0].figure).toBeDefined()
  expect(subjects.at(-1)?.key).toBe('@sprinkler')
})

test.each([
  ['a lighthouse towers over the bay', ['@lighthouse']],
  ['a fox darts past a shed', ['fox', '@shed']],
  ['a boat rocks gently on the waves', ['@rowboat']],
  ['a few rocks on the beach', ['rock']],
  ['a boy feeding ducks at a pond', ['@boy', 'duck']],
  ['a giant sunflower bent over a small shed', ['sunflower', '@shed']],
])('“%s”: a verb that looks like a thing is none', (prompt, keys) => {
  expect(parsePrompt(prompt).subjects.map(({ key }) => key)).toEqual(keys)
})

test.each([
  ['wisteria growing over a cottage', 'wisteria'],
  ['bougainvillea over a white wall', 'bougainvillea'],
  ['roses climbing over a cottage door', 'roses'],
  ['a pub covered in ivy', 'overgrown'],
])('“%s”: what climbs is on what it climbs', (prompt, wear) => {
  expect(parsePrompt(prompt).subjects[0].wear).toEqual([wear])
})

test.each([
  ['mowing the lawn', '@man', '@lawnmower'],
  ['my mum pruning roses', '@woman', '@shears'],
  ['hanging out the washing on a windy day', '@woman', '@clothesline'],
  ['an old man raking leaves', '@grandfather', '@rake'],
  ['a woman digging potatoes', '@woman', 'shovel'],
])('“%s”: garden work has somebody at it, and what it is done with', (prompt, who, tool) => {
  const { subjects } = parsePrompt(prompt)
  const keys = subjects.flatMap(({ key, bears = [] }) => [key, ...bears.map(({ subject }) => subject.key)])
  expect(keys).toEqual(expect.arrayContaining([who, tool]))
})

test('who sledges, or fishes on ice, does so in winter', () => {
  expect(parsePrompt('sledging down a hill').season).toBe('winter')
  expect(parsePrompt('ice fishing').place).toBe('frozenlake')
})

test('what grows in a garden is in its earth', () => {
  const { place, around } = parsePrompt('first frost on a garden with cabbages')
  expect(place).toBe('ploughland')
  expect(around[0]).toMatchObject({ key: 'leafy-green', mode: 'ground' })
})

test('harvesters raise dust, and so does whoever is said to', () => {
  for (const prompt of ['a combine harvester at work', 'horses galloping, kicking up dust'])
    expect([...parsePrompt(prompt).extras]).toContain('dust')
})

test('a pond that is called after its fish has some', () => {
  expect(parsePrompt('a koi pond').subjects[0]).toMatchObject({ key: 'fish', count: 3 })
  expect(parsePrompt('an empty duck pond with two frogs').subjects.map(({ key }) => key)).toEqual(['frog'])
})

test('a greenhouse of a garden is seen from outside', () => {
  expect(parsePrompt('an old greenhouse in the snow at dusk').subjects[0].key).toBe('@greenhouse')
  expect(parsePrompt('a vegetable garden with a greenhouse and a cat').scenery).toContain('@greenhouse')
  expect(parsePrompt('tomatoes in a greenhouse')).toMatchObject({ place: 'room', room: 'greenhouse' })
})

test('a lane that nobody drives on is a path between what grows there', () => {
  const { extras, flowers } = parsePrompt('a dirt road through a sunflower field')
  expect([...extras]).toContain('path')
  expect(flowers).toBe('sunflower')
  expect([...parsePrompt('a truck on a dirt road through wheat fields').extras]).not.toContain('path')
})

test('in a storm the sea is high, and before it or after it is not', () => {
  expect([...parsePrompt('an old sailing ship in a storm at night').extras]).toContain('surf')
  expect([...parsePrompt('a ship at sea after the storm').extras]).not.toContain('surf')
})

test('a fishing boat has a cabin unless somebody sits in it', () => {
  expect(parsePrompt('fishing boats in a harbour').subjects[0].key).toBe('@fishingboat')
  expect(parsePrompt('two men in a fishing boat at dawn').subjects[0].key).toBe('@rowboat')
})

test('what a puddle mirrors stands behind it', () => {
  const { extras, subjects } = parsePrompt('a puddle reflecting a church')
  expect([...extras]).toContain('puddles')
  expect(subjects[0].key).toBe('church')
})

test('a yellow field is in bloom', () => {
  expect(
    parsePrompt('clouds over yellow fields').around.length + (parsePrompt('yellow fields').flowers ? 1 : 0),
  ).toBeGreaterThan(0)
})
