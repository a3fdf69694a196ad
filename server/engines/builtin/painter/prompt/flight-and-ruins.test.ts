import { expect, test } from 'vitest'
import { parsePrompt } from './parse.ts'

const keysOf = (prompt: string) => parsePrompt(prompt).subjects.map(({ key }) => key)

test('small aeroplanes are no airliners, and those with floats are on the water', () => {
  expect(keysOf('a small plane over the mountains')).toEqual(['@lightplane'])
  expect(keysOf('a cessna in the evening sky')).toEqual(['@lightplane'])
  expect(parsePrompt('a seaplane on a lake').subjects).toMatchObject([{ key: '@seaplane', mode: 'float' }])
})

test('a rocket on its pad stands beside its tower until it is launched', () => {
  expect(parsePrompt('a rocket on the launch pad at night').subjects).toMatchObject([
    { key: '@rocketonpad', mode: 'build' },
  ])
  expect(keysOf('a rocket launch at dawn')).toEqual(['rocket'])
})

test.each([
  ['a space station orbiting mars', 'red'],
  ['a satellite in orbit around the moon', 'gray'],
])('whoever is around a world is in space: %s', (prompt, planetColour) => {
  expect(parsePrompt(prompt)).toMatchObject({ place: 'space', planetColour })
})

test.each([
  'ruined city at sunset',
  'a post-apocalyptic city overgrown with plants',
  'a robot in the ruins of a city, rain',
  'nature has taken over the city',
])('what is left of a city is seen from its streets: %s', prompt => {
  expect(parsePrompt(prompt).place).toBe('street')
})

test('rubble lies where houses fell', () => {
  expect(parsePrompt('ruined city at sunset').scenery).toContain('@rubble')
})

test('robots are in the streets of a city, and out of doors where hours and weather are named', () => {
  expect(parsePrompt('a robot walking in a rainy neon city at night').place).toBe('street')
  expect(parsePrompt('a robot at sunset').place).toBe('hills')
  expect(parsePrompt('a robot and ancient ruins in the rain').place).not.toBe('studio')
  expect(parsePrompt('a robot').place).toBe('studio')
})

test('fire engines and ambulances are known by their fronts', () => {
  expect(keysOf('a fire truck racing through the city at night')).toEqual(['@fireenginefront'])
  expect(keysOf('an ambulance in a snowy city street')).toEqual(['@ambulancefront'])
})

test('a team of sled dogs has its dogs', () => {
  expect(keysOf('a husky sled team racing over a frozen lake')).toEqual(['dog'])
})

test('who hatches is in the shell, in a nest as well', () => {
  expect(parsePrompt('a baby dinosaur hatching from an egg in a nest').subjects).toMatchObject([
    { key: '@eggshell', bears: [{ how: 'in', subject: { key: 't-rex' } }] },
  ])
})

test('dinosaurs with long necks and those of bones are no tyrannosaurs', () => {
  expect(keysOf('long neck dinosaurs in a valley at sunset')).toEqual(['sauropod'])
  expect(keysOf('a dinosaur skeleton in a museum')).toEqual(['@dinosaurskeleton'])
})

test('whales and divers are in their water', () => {
  expect(parsePrompt('orcas in front of snowy mountains')).toMatchObject({
    place: 'lake',
    subjects: [{ mode: 'float' }],
  })
  expect(parsePrompt('divers and a manta ray in deep blue water').place).toBe('underwater')
})

test('racing cars have a stand beside their track, and a gang of bikers rides', () => {
  expect(parsePrompt('a racing car on a track in the rain')).toMatchObject({ place: 'road' })
  expect(parsePrompt('a racing car on a track in the rain').scenery).toContain('@grandstand')
  expect(parsePrompt('a biker gang on a desert highway').subjects).toMatchObject([
    { key: 'motorcycle', bears: [{ how: 'ridden' }] },
  ])
})

test('steampunk is worn', () => {
  expect(parsePrompt('a steampunk inventor in his workshop').subjects[0].figure).toMatchObject({
    hat: 'tophat',
    wear: 'goggles',
  })
})

test.each(['a spaceship landed in a field', 'a ufo that has just landed in the desert'])(
  'of “%s” it is on the ground',
  prompt => {
    expect(parsePrompt(prompt).subjects[0].mode).toBe('ground')
  },
)

test('a whale that swims through clouds has them below and about it', () => {
  const { extras, subjects } = parsePrompt('a whale swimming through the clouds')
  expect(extras).toContain('cloud sea')
  expect(subjects[0]).toMatchObject({ key: 'whale', mode: 'fly' })
})

test('a child as a superhero is a child who flies over the city', () => {
  expect(parsePrompt('my daughter as a superhero flying over the city').subjects).toMatchObject([
    { key: '@superhero', mode: 'fly', figure: { isChild: true, hair: 'long', isSuited: true } },
  ])
})
