import { expect, test } from 'vitest'
import { parsePrompt } from './parse.ts'

test.each([
  'a girl riding a bicycle through a small town',
  'a woman walking her dog through a village',
  'a red car driving down the street of a village',
])('“%s”: a way leads through the place', prompt => {
  const scene = parsePrompt(prompt)
  expect(scene.place).toBe('village')
  expect([...scene.extras]).toContain('way')
})

test('who drives along the coast is on its road, and who is on the beach is not', () => {
  expect(parsePrompt('a man riding a motorcycle along the coast')).toMatchObject({
    place: 'road',
    roadside: 'beach',
  })
  expect(parsePrompt('a jeep on the beach').place).toBe('beach')
  expect(parsePrompt('a dog running along the coast').place).toBe('beach')
})

test.each([
  ['a lighthouse with a sky that is a blend of orange and purple', ['orange', 'purple']],
  ['a lake, the sky painted in shades of purple, pink and gold', ['purple', 'pink', 'gold']],
  ['a boy on a hill under a pink and orange sky', ['pink', 'orange']],
  ['a gradient of teal and peach in the sky over the sea', ['teal', 'orange']],
  ['a meadow under a blue sky', []],
  ['an alien planet with a green sky', []],
  ['a sky over a red barn', []],
])('the sky of “%s” has the colours %j', (prompt, colours) => {
  expect(parsePrompt(prompt).skyColours).toEqual(colours)
})

test('colours of the sky say the hour, and colour nothing else', () => {
  const scene = parsePrompt('a sky that is a blend of orange and purple, a horse in a field')
  expect(scene.time).toBe('sunset')
  expect(scene.subjects).toMatchObject([{ key: 'horse' }])
  expect(scene.subjects[0]?.colour).toBeUndefined()
  expect(parsePrompt('a purple sky at night over the desert').time).toBe('night')
})

test('islands with a volcano stand in a blue sea by day', () => {
  const scene = parsePrompt('a volcanic island in the ocean')
  expect([...scene.extras]).toContain('sea about')
  expect(['day', 'golden']).toContain(scene.time)
})

test('a ridge is no range of mountains', () => {
  expect([...parsePrompt('a farmhouse on a ridge among wheat fields').extras]).not.toContain('mountains')
})

test('doors, walls and washing of a narrow street are its houses’ own', () => {
  for (const prompt of [
    'a narrow street in Santorini with white houses and blue doors',
    'a narrow alley in Italy with flowers and laundry',
    'blue doors and white steps going down to the sea, bougainvillea everywhere',
  ]) {
    const scene = parsePrompt(prompt)
    expect(scene).toMatchObject({ place: 'street', old: true, subjects: [] })
    expect([...scene.extras]).toContain('narrow')
  }
})

test.each([
  ['a gnome village in autumn', ['@mushroomhouse'], ['@gnome']],
  ['an elven village at night', ['@mushroomhouse'], ['@elf']],
  ['a treehouse village in the jungle', ['@treehouse'], []],
])('the village of “%s” has the houses of its folk', (prompt, fronts, subjects) => {
  const scene = parsePrompt(prompt)
  expect(scene).toMatchObject({ place: 'village', fronts })
  expect(scene.subjects.map(({ key }) => key)).toEqual(subjects)
})

test('of a village with a chapel nobody is inside, unless that is said', () => {
  expect(parsePrompt('the village: one street, a chapel, geese on the road').place).toBe('village')
  expect(parsePrompt('a bride in the chapel of a village').place).toBe('room')
})

test('lessons in the forest are held under its trees', () => {
  const scene = parsePrompt('children learning in a forest classroom')
  expect(scene.place).toBe('forest')
  expect(scene.subjects.map(({ key }) => key)).toContain('@blackboard')
})

test('the plane trees of a square are no aeroplanes, and canoes are pulled ashore', () => {
  const keys = (prompt: string) => parsePrompt(prompt).subjects.map(({ key }) => key)
  expect(keys('tables under a plane tree')).not.toContain('airplane')
  expect(keys('a lake, a canoe pulled up on the stones')).not.toContain('rock')
})

test('waterfalls fall into no swimming pool, and temples of Japan are pagodas', () => {
  expect(parsePrompt('a waterfall in the jungle with a clear pool')).toMatchObject({
    place: 'jungle',
    laid: null,
  })
  expect(parsePrompt('a temple in Japan').subjects).toMatchObject([{ key: '@pagoda' }])
})

test('balconies between which washing hangs are those of the street', () => {
  const scene = parsePrompt('a tram in a narrow street, laundry hanging between the balconies')
  expect(scene).toMatchObject({ place: 'street', subjects: [{ key: '@tramfront' }] })
})

test.each([
  'outdoor tables in front of a small corner cafe',
  'tables and chairs outside a bistro',
  'a cafe with outdoor tables and flower pots',
])('tables before a café stand in its street: %s', prompt => {
  expect(parsePrompt(prompt)).toMatchObject({ place: 'street', old: true })
  expect(parsePrompt(prompt).scenery).toContain('@table')
})

test('clouds of a colour over a land are painted as its sky', () => {
  expect(parsePrompt('pink clouds over the sea')).toMatchObject({ place: 'ocean', skyColours: ['pink'] })
})

test('black holes and the solar system are in space', () => {
  expect(parsePrompt('a black hole')).toMatchObject({ place: 'space', celestialBodies: ['blackhole'] })
  expect(parsePrompt('our solar system')).toMatchObject({ place: 'space', celestialBodies: ['planet'] })
})

test('a caravan in the desert is of camels', () => {
  expect(parsePrompt('a caravan crossing the desert').subjects).toMatchObject([{ count: 4, breed: 'camel' }])
  expect(parsePrompt('a caravan by the sea').subjects).toMatchObject([{ key: '@campervan', count: 1 }])
})

test.each(['a wolf howling on a ridge in winter twilight', 'a fox on a hill on a winter night'])(
  '%s: snow falls where the ground is too dim to tell of it',
  prompt => expect(parsePrompt(prompt).weather).toContain('snow'),
)

test('by day the white ground tells of winter', () => {
  expect(parsePrompt('a deer on a ridge in winter').weather).toEqual([])
})

test.each(['a wolf on a snowy ridge at twilight', 'hikers on a snowy peak'])('%s has winter', prompt => {
  expect(parsePrompt(prompt)).toMatchObject({ place: 'summit', season: 'winter' })
})

test.each(['thatched cottage with a flower garden, bluebells', 'a cottage with a garden'])(
  '%s has a path through it',
  prompt => expect(parsePrompt(prompt).extras).toContain('path'),
)
