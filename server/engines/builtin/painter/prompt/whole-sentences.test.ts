import { expect, test } from 'vitest'
import { describeScene } from './describe.ts'
import { meantBy } from './misspellings.ts'
import { parsePrompt } from './parse.ts'
import type { Subject } from './scene.ts'

const keys = (subjects: readonly Subject[]) => subjects.map(({ key }) => key)
const borne = ({ bears = [] }: Subject) => bears.map(({ how, subject }) => `${how} ${subject.key}`)

test.each([
  [
    'a Victorian greenhouse filled with exotic plants and butterflies',
    'greenhouse',
    ['potted-plant', 'butterfly'],
  ],
  [
    'a library full of books, globes and candles',
    'library',
    ['open-book', 'globe-showing-europe-africa', 'candle'],
  ],
  ['grandma’s kitchen with pies on the shelf', 'kitchen', ['@pie']],
])('“%s” shows the place wide, with its things about in it', (prompt, room, about) => {
  const scene = parsePrompt(prompt)
  expect(scene).toMatchObject({ place: 'room', room, subjects: [] })
  expect(keys(scene.around)).toEqual(about)
  expect(scene.light).toContain('wide')
})

test('a town of other times is seen as a place, with lanterns about and no towers of glass', () => {
  const scene = parsePrompt('a Moroccan medina at night, lanterns and ornate archways')
  expect(scene).toMatchObject({ place: 'street', old: true, time: 'night', subjects: [] })
  expect(keys(scene.around)).toEqual(['@lantern'])
})

test('who is in a place that something is said of stays its main subject', () => {
  const scene = parsePrompt('a kitchen with a cat and two cups')
  expect(keys(scene.subjects)).toEqual(['cat'])
  expect(keys(parsePrompt('two cups in a kitchen').subjects)).toHaveLength(1)
})

test.each([
  ['a black cat sitting in a field of pumpkins', 'meadow', ['black-cat'], '@pumpkin'],
  ['a pumpkin patch at dusk', 'meadow', [], '@pumpkin'],
  ['a forest of giant mushrooms', 'forest', [], 'mushroom'],
  ['a girl in a sea of lanterns', 'hills', ['@girl'], '@lantern'],
])('“%s” has many of them around', (prompt, place, subjects, about) => {
  const scene = parsePrompt(prompt)
  expect(scene.place).toBe(place)
  expect(keys(scene.subjects)).toEqual(subjects)
  expect(scene.around).toMatchObject([{ key: about, count: 40 }])
})

test.each([
  ['a village in the heart of a dense forest', 'village', []],
  ['a castle on the shoulder of a mountain', 'alps', ['castle']],
  ['a cabin at the foot of a mountain', 'alps', ['@cabin']],
  ['a boat at the mouth of a river', 'river', ['@rowboat']],
  ['the eye of the storm over the ocean', 'ocean', []],
  ['a meadow under a veil of mist', 'meadow', []],
  ['a forest bathed in golden light', 'forest', []],
  ['a lake framed by mountains', 'lake', []],
  ['a beach with a touch of pink in the sky', 'beach', []],
])('“%s” draws no figure of speech', (prompt, place, subjects) => {
  const scene = parsePrompt(prompt)
  expect(scene.place).toBe(place)
  expect(keys(scene.subjects)).toEqual(subjects)
})

test('rows are as many as can be seen, and heaps and stacks are one thing', () => {
  expect(parsePrompt('a row of lanterns').subjects[0].count).toBe(5)
  expect(parsePrompt('a heap of apples on a table').subjects).toMatchObject([
    { key: '@heap', bears: [{ how: 'full', subject: { key: 'red-apple' } }] },
  ])
  expect(parsePrompt('a stack of doughnuts').subjects).toMatchObject([
    { key: '@pile', bears: [{ how: 'full', subject: { key: 'doughnut' } }] },
  ])
})

test.each([
  ['my late husband’s old green tractor in a wheat field', ['tractor']],
  ['the farmer’s dog sleeping by a tree', ['dog', '@tree']],
  ['a king’s throne room', []],
  ['a girl’s face in the rain', ['@girl']],
])('“%s” shows nobody for whose it is', (prompt, subjects) => {
  expect(keys(parsePrompt(prompt).subjects)).toEqual(subjects)
})

test('a potter’s wheel and an artist’s studio keep their names', () => {
  expect(parsePrompt('an artist’s studio').room).toBe('artstudio')
  expect(keys(parsePrompt('a potter’s wheel').subjects)).toEqual(['@potterswheel'])
})

test('size words belong to the thing that follows', () => {
  const plain = parsePrompt('a red dragon in a valley').subjects[0]
  const giant = parsePrompt('a giant red dragon in a valley').subjects
  expect(keys(giant)).toEqual(['dragon'])
  expect(giant[0].size).toBeCloseTo(plain.size * 3)
  expect(parsePrompt('a tiny mouse on a path').subjects[0].size).toBeLessThan(0.2)
  expect(keys(parsePrompt('a giant in a valley').subjects)).toEqual(['@giant'])
})

test.each([
  ['cristmas', 'christmas'],
  ['sunest', 'sunset'],
  ['beatiful', 'beautiful'],
  ['lighthosue', 'lighthouse'],
  ['moutain', 'mountain'],
  ['astronuat', 'astronaut'],
  ['elefant', 'elephant'],
  ['buterflies', 'butterflies'],
  ['sunflowrs', 'sunflowers'],
])('“%s” is read as “%s”', (written, meant) => {
  expect(meantBy(written)).toBe(meant)
})

test.each(['dessert', 'board', 'winner', 'stony', 'castle', 'hose', 'whale', 'march', 'christian'])(
  '“%s” is left as it is',
  word => {
    expect(meantBy(word)).toBeNull()
  },
)

test('what was read for a misspelt word is said under the picture', () => {
  const scene = parsePrompt('a couple in a cristmas market')
  expect(scene).toMatchObject({ place: 'village', season: 'winter', unmatched: [] })
  expect(describeScene(scene)).toContain('Read “cristmas” as “christmas”.')
})

test.each([
  ['children sitting on the classroom carpet', 'classroom'],
  ['an old man lying in a hospital bed', 'hospital'],
  ['a bowl of cherries on the kitchen table', 'kitchen'],
  ['a student sitting on the library steps', 'library'],
])('“%s” is in the place that says which one: %s', (prompt, room) => {
  expect(parsePrompt(prompt)).toMatchObject({ place: 'room', room })
})

test('a thing that a place says more of still carries whoever is on it', () => {
  expect(borne(parsePrompt('an old man lying in a hospital bed').subjects[0])).toEqual(['on @grandfather'])
  expect(borne(parsePrompt('a cat on the garden fence').subjects[0])).toEqual(['on cat'])
  expect(borne(parsePrompt('an old couple on a park bench').subjects[0])).toEqual(['on @grandparent'])
})

test.each([
  ['a dog asleep on a heap of pillows', '@pillow', ['on dog']],
  ['a plate of pasta with tomatoes', 'spaghetti', []],
])('“%s” is one thing with what is on it', (prompt, key, bears) => {
  const [only, ...others] = parsePrompt(prompt).subjects
  expect(only).toMatchObject({ key, count: 1 })
  expect(borne(only)).toEqual(bears)
  expect(others).toEqual([])
})

test('what a market or a shop sells is not the subject before it', () => {
  expect(parsePrompt('a busy fish market at dawn')).toMatchObject({ place: 'village', subjects: [] })
})

test.each([
  ['a hobbit village in green hills', 'village'],
  ['a fish market with crates and ice', 'village'],
])('“%s” is the place without who it is called after, in no winter', (prompt, place) => {
  expect(parsePrompt(prompt)).toMatchObject({ place, subjects: [], season: null })
})

test('a cosy café is seen from inside, a church on a hill is not', () => {
  expect(parsePrompt('a cozy cafe with plants, rain outside')).toMatchObject({ place: 'room', room: 'cafe' })
  expect(keys(parsePrompt('a cozy church on a hill').subjects)).toEqual(['church'])
})

test('fires are looked at, and what cannot be about underwater is too', () => {
  expect(keys(parsePrompt('a clearing with a campfire').subjects)).toEqual(['fire'])
  expect(keys(parsePrompt('a turtle on the ocean floor among a carpet of corals').subjects)).toEqual([
    'turtle',
    'coral',
  ])
})

test('a field is full of what is named next, and of nothing that comes later', () => {
  const scene = parsePrompt('a meadow sprinkled with daisies, a horse grazing')
  expect(keys(scene.subjects)).toEqual(['horse'])
  expect(scene.around).toEqual([])
})

test('a crowd holds the umbrellas that are said to be everywhere', () => {
  const scene = parsePrompt('a sea of umbrellas in the rain')
  expect(scene.place).toBe('street')
  expect(scene.extras).toContain('crowd')
  expect(scene.around).toEqual([])
})

test('a hammock between trees hangs out of doors', () => {
  const { place, subjects } = parsePrompt('a bear cub in a hammock between two birch trees')
  expect(place).toBe('meadow')
  expect(subjects.map(({ key }) => key)).toEqual(['@treehammock'])
  expect(borne(subjects[0])).toEqual(['on bear'])
})

test('a bus stop in the desert keeps both', () => {
  expect(parsePrompt('a backpacker at a desert bus stop')).toMatchObject({
    place: 'road',
    roadside: 'desert',
    scenery: ['@busshelter'],
  })
})

test.each([
  ['a bowl of noodle soup with vegetables', ['steaming-bowl']],
  ['a cake with strawberries', ['@layercake']],
  ['a basket with apples', ['basket']],
  ['a burger with fries', ['hamburger', 'french-fries']],
])('“%s” lays no ingredients beside it', (prompt, subjects) => {
  expect(keys(parsePrompt(prompt).subjects)).toEqual(subjects)
})

test('who looks at the camera is seen from the front', () => {
  expect(parsePrompt('a hiker on a mountain looking at the camera').subjects[0].figure?.facing).toBe('front')
  expect(parsePrompt('a hiker on a mountain looking at the view').subjects[0].figure?.facing).toBeUndefined()
})

test.each([
  ['a ranger and his wolf companion', 'wolf'],
  ['a boy with his pet dragon', 'dragon'],
  ['a mother hen with her chicks', 'rooster'],
])('“%s” shows the animal', (prompt, animal) => {
  expect(keys(parsePrompt(prompt).subjects)).toContain(animal)
})

test.each(['a bearded man, black and white', 'a black and white photo of a lighthouse', 'the skyline, b&w'])(
  '“%s” has no colours',
  prompt => expect(parsePrompt(prompt).light).toContain('monochrome'),
)

test.each(['a black and white cat on a wall', 'two dogs, one brown, one black and white, in the snow'])(
  '“%s” keeps its colours',
  prompt => expect(parsePrompt(prompt).light).not.toContain('monochrome'),
)

test('a rainy morning is grey, a rainy sunrise is not', () => {
  expect(parsePrompt('a café table on a rainy morning').time).toBe('overcast')
  expect(parsePrompt('a rainy sunrise over the hills').time).toBe('dawn')
})

test('whoever pours something into a cup holds it', () => {
  const [barista, ...others] = parsePrompt('a barista pouring milk into a cup').subjects
  expect(barista?.figure).toBeDefined()
  expect(others).toEqual([])
})

test.each([
  ['a plate of butter chicken in a restaurant', 'curry-rice'],
  ['grilled chicken with rice', 'poultry-leg'],
  ['a skater kid in the street', '@skateboarder'],
  ['a submarine among fishes', '@submarine'],
])('“%s” is about what it is called', (prompt, key) => expect(parsePrompt(prompt).subjects[0]?.key).toBe(key))

test('a blue sky with clouds is not overcast, and a peak is a summit', () => {
  expect(parsePrompt('balloons under a cloudy blue sky').time).not.toBe('overcast')
  expect(parsePrompt('partly cloudy sky over green hills').time).not.toBe('overcast')
  expect(parsePrompt('an old monk on a snowy peak').place).toBe('summit')
})
