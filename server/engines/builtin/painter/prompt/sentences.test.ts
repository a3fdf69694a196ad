import { expect, test } from 'vitest'
import { parsePrompt } from './parse.ts'

const subjectsOf = (prompt: string) => parsePrompt(prompt).subjects.map(({ key }) => key)

test.each([
  ['a cloud shaped like a rabbit over a field', ['@cloud']],
  ['a tree like a giant mushroom in a meadow', ['@tree']],
  ['a house made of candy in the forest', ['house']],
  ['a man dressed like a pirate on a beach', ['@pirate']],
  ['a dog as big as a house', ['dog']],
])('what something is compared with is not there: %s', (prompt, subjects) => {
  expect(subjectsOf(prompt)).toEqual(subjects)
})

test('words to be written are passed over, and said to be', () => {
  const { subjects, unmatched } = parsePrompt('a cake with “tiger” written on it')
  expect(subjects.map(({ name }) => name)).toEqual(['cake'])
  expect(unmatched).toContain('tiger')
})

test('whose style is asked for is not in the picture', () => {
  expect(subjectsOf('a castle on a hill, art by rose fisher and tom wolf')).toEqual(['castle'])
})

test.each([
  ['a lonely road, no cars or people, no other houses', ['car', 'person', 'house']],
  ['a beach without any other people', ['person']],
])('everything that there is none of is left out: %s', (prompt, excluded) => {
  expect([...parsePrompt(prompt).excluded]).toEqual(excluded)
})

test.each([
  ['boy kite hill wind', ['kite', '@boy']],
  ['girl umbrella rain street night', ['@girl']],
  ['ballerina stage spotlight', ['@ballerina']],
])('in a mere row of words people are themselves: %s', (prompt, keys) => {
  const shown = parsePrompt(prompt).subjects.flatMap(({ key, bears = [] }) => [
    key,
    ...bears.map(({ subject }) => subject.key),
  ])
  expect(keys.filter(key => shown.includes(key))).toEqual(keys.filter(key => key !== 'umbrella'))
})

test.each([
  ['the orange pumpkin sat next to the green apples', ['@pumpkin', 'red-apple']],
  ['the blue car drove past the brown barn', ['automobile', '@barn']],
  ['the swan glided across the lake', ['swan']],
  ['a red fire engine sped past the dull building', ['fire-engine', 'office-building']],
])('a verb in the past makes no compound of what does it: %s', (prompt, subjects) => {
  expect(subjectsOf(prompt)).toEqual(subjects)
})

test.each([
  ['hero shot for a coffee brand, steaming cup on a wooden table', []],
  ['I want a picture of my dog in the snow', ['dog']],
  ['the moment when a horse jumps over a fence', ['horse', '@fence']],
])('what is said of the picture itself is not in it: %s', (prompt, subjects) => {
  expect(subjectsOf(prompt).filter(key => key !== 'hot-beverage')).toEqual(subjects)
})

test.each([
  ['the bathroom has tile floors and a nice counter', 'room'],
  ['clouds like cotton over a green field', 'meadow'],
  ['a neon green gadget at night', 'poster'],
])(
  'an unknown thing after a place is passed over, unless the place only says what it is like: %s',
  (prompt, place) => {
    expect(parsePrompt(prompt).place).toBe(place)
  },
)

test.each([
  ['a little child let out a big yawn', ['@child']],
  ['a young woman as a barmaid in a tavern', ['@waiter']],
  ['a 21 year old woman in a cafe', ['@woman']],
  ['a man with a salt and pepper beard', ['@man']],
  ['seagulls over the sea under the setting sun, as a couple walks by', ['dove', '@couple']],
])('people are who and as many as the sentence says: %s', (prompt, subjects) => {
  expect(subjectsOf(prompt)).toEqual(subjects)
})

test.each([
  ['a wooden horse on a shelf', 'table', 'table', 0],
  ['a chocolate bunny', 'table', 'table', 0],
  ['a stone lion in front of a palace', 'ground', 'savanna', 0],
  ['a marble statue of a lion in a park', 'ground', 'meadow', 0],
])('an animal made of something is a thing: %s', (prompt, mode, place, furLength) => {
  const { subjects, place: where } = parsePrompt(prompt)
  expect({ mode: subjects[0].mode, where, furLength: subjects[0].furLength }).toEqual({
    mode,
    where: place,
    furLength,
  })
})

test.each([
  ['a bronze statue of a soldier in a square', ['@statue']],
  ['our dog max in the garden', ['dog']],
  ['a choir in a church', ['@choir']],
  ['a scuba diver over a coral reef', ['@diver']],
])('who and what is shown is what the words mean together: %s', (prompt, subjects) => {
  expect(subjectsOf(prompt)).toEqual(subjects)
})

test('English words are not read as names that they are nearly spelt like', () => {
  const words = ['match', 'later', 'larger', 'armor', 'decorate', 'activity', 'glided']
  const { misspelt } = parsePrompt(`a fox, ${words.join(', ')}`)
  expect([...misspelt.keys()]).toEqual([])
})

test('nor are inflected words and names of people and towns', () => {
  const words = [
    'snuggled',
    'hooves',
    'communities',
    'animated',
    'antlers',
    'operator',
    'tealights',
    'sowers',
  ]
  const names = ['margaret', 'taylor', 'romeo', 'monet', 'cannes', 'greenwich', 'harriet']
  for (const word of [...words, ...names])
    expect(parsePrompt(`a fox and ${word}`).misspelt).toEqual(new Map())
})

test('what is left of a felled tree is a thing to sit on', () => {
  expect(subjectsOf('a squirrel on a tree stump in the forest')).toEqual(['@stump'])
})

test.each([
  ['a mermaid on a rock at sunset', 'ocean'],
  ['a vampire in a castle at night', 'room'],
  ['an old fisherman repairing his boat at dawn', 'beach'],
  ['surfers waiting for waves at sunrise', 'ocean'],
])('people and beings are where the words together say: %s', (prompt, place) => {
  expect(parsePrompt(prompt).place).toBe(place)
})

test.each([
  ['a modern minimalist living room with large windows', 'room'],
  ['interior design of a cafe', 'room'],
  ['There is traffic on a busy city street.', 'street'],
  ['the majestic beauty of a waterfall cascading down a cliff', 'cliff'],
  ['latte art with a fern pattern in a cup', 'table'],
])('the kind of a place and figures of speech are no subjects: %s', (prompt, place) => {
  expect(parsePrompt(prompt).place).toBe(place)
})

test('a thunderstorm at night has no stars, and the midnight sun shines', () => {
  for (const prompt of [
    'a tent in a meadow during a thunderstorm at night',
    'a tent in a meadow at night in a thunderstorm',
  ]) {
    const { time, weather, extras } = parsePrompt(prompt)
    expect([time, extras.has('lightning')]).toEqual(['night', true])
    expect(weather).toEqual(expect.arrayContaining(['rain', 'cloudy']))
  }
  expect(parsePrompt('a whale in the sea under the midnight sun').time).toBe('golden')
})

test('most places whose prompt names no hour are seen by day', () => {
  const places = ['a street', 'a city', 'a beach', 'a lake', 'a forest', 'a kitchen', 'a village', 'the sea']
  const whom = ['a dog', 'two boys', 'a red car', 'an old woman with a basket', 'a boat', 'my brother']
  const times = places.flatMap(place => whom.map(who => parsePrompt(`${who} in ${place}`).time))
  expect(times.filter(time => time === 'day').length).toBeGreaterThan(times.length / 2)
  expect(times.filter(time => time === 'night' || time === 'dusk')).toEqual([])
})

test('who is asleep in an armchair sits in it, and a cat lies', () => {
  const deedIn = (prompt: string) => parsePrompt(prompt).subjects[0].bears?.[0].subject.action
  expect(deedIn('grandpa asleep in his armchair')).toBe('sitting')
  expect(deedIn('a cat asleep in an armchair')).toBe('sleeping')
})

test('where there is a snowman, snow lies', () => {
  expect(parsePrompt('kids building a snowman in front of a red house').season).toBe('winter')
})

test('a tea party is held at a table indoors, or under a mushroom in its wood', () => {
  const { place, subjects } = parsePrompt('a fox and a rabbit having a tea party under a big mushroom')
  expect(place).toBe('forest')
  expect(subjects[0].bears?.some(({ subject }) => subject.key === '@table')).toBe(true)
  expect(parsePrompt('a fox and a rabbit having a tea party').place).toBe('room')
})

test.each([
  ['a ghost ship in fog', '@galleon'],
  ['children trick or treating on halloween night', '@child'],
])('what an expression stands for is painted: %s', (prompt, key) => {
  const { subjects, place } = parsePrompt(prompt)
  expect(subjects[0].key).toBe(key)
  expect(place).not.toBe('room')
})

test('a giant full moon is no giant', () => {
  expect(subjectsOf('a wolf howling on a hill under a giant full moon')).toEqual(['wolf'])
  expect(subjectsOf('a giant in the mountains')).toEqual(['@giant'])
})

test('what is said to be in the distance is far, and what has crashed flies no more', () => {
  const { subjects } = parsePrompt('an astronaut on mars, a crashed spaceship in the distance')
  expect(subjects).toMatchObject([{ key: '@astronaut' }, { key: '@starship', mode: 'ground', isFar: true }])
})

test('small things that surround somebody are all about and not in the hands', () => {
  const { subjects, around } = parsePrompt('a monk meditating surrounded by candles')
  expect(subjects).toHaveLength(1)
  expect(around).toMatchObject([{ key: 'candle', count: 9 }])
})

test('a clause that names a garment alone is of what is worn', () => {
  const { subjects } = parsePrompt('a girl with red hair, black leather jacket, standing in a street')
  expect(subjects).toMatchObject([{ key: '@girl', figure: { outfit: 'coat' } }])
})

test.each(['a big stone in a misty forest', 'a stone with runes in a forest'])(
  '“%s”: a stone is a rock',
  prompt => {
    expect(parsePrompt(prompt)).toMatchObject({ place: 'forest', subjects: [{ key: 'rock' }] })
  },
)

test('what stands in every kitchen is no subject of its own', () => {
  const { room, subjects } = parsePrompt(
    'modern kitchen, white cabinets, marble island, pendant lamps, sunlight',
  )
  expect([room, subjects]).toEqual(['kitchen', []])
})
