import { describe, expect, test } from 'vitest'
import { parsePrompt } from './parse.ts'

const keys = (prompt: string) => parsePrompt(prompt).subjects.map(({ key }) => key)
const main = (prompt: string) => parsePrompt(prompt).subjects[0]

describe('beings of stories are what they are called', () => {
  test.each([
    ['a centaur archer in the forest', '@centaur'],
    ['a hobgoblin', '@goblin'],
    ['a martian waving', 'alien'],
    ['a demon in a burning city', '@tiefling'],
    ['cinderella in a blue dress', '@princess'],
    ['a cyborg woman in the city', '@cyborg'],
    ['godzilla in a city', 't-rex'],
  ])('%s', (prompt, key) => {
    expect(keys(prompt)).toContain(key)
  })

  test('heads that are counted do not count the dragon', () => {
    expect(main('a three headed dragon on a mountain')).toMatchObject({ key: '@hydra', count: 1 })
  })
})

describe('ears, horns and wings of others belong to whoever has them', () => {
  test.each([
    ['a girl with cat ears', 'catears'],
    ['a fox girl in a forest', 'catears'],
    ['a woman with bunny ears', 'rabbitears'],
    ['an elf with curved horns', 'horns'],
  ])('%s', (prompt, hat) => {
    const { subjects } = parsePrompt(prompt)
    expect(subjects).toHaveLength(1)
    expect(subjects[0].figure?.hat).toBe(hat)
  })

  test.each(['a cat with white wings', 'a winged wolf in the snow'])('%s', prompt => {
    expect(main(prompt)?.wings).toBeDefined()
  })

  test('a girl with fairy wings is no fairy', () => {
    const { subjects } = parsePrompt('a girl with fairy wings')
    expect(subjects.map(({ key }) => key)).toEqual(['@girl'])
    expect(subjects[0].figure?.wings).toBeDefined()
  })
})

describe('what is a design is on a plain ground', () => {
  test.each([
    ['tattoo design of a rose and a snake', ['rose', 'snake']],
    ['wolf logo', ['wolf']],
    ['cute sticker of a cactus', ['cactus']],
    ['logo for a bakery with a cupcake', ['cupcake']],
  ])('%s', (prompt, shown) => {
    expect(parsePrompt(prompt).place).toBe('studio')
    expect(keys(prompt)).toEqual(shown)
  })

  test('a sticker on something keeps its place', () => {
    expect(parsePrompt('a fox sticker in a forest').place).toBe('forest')
  })
})

describe('whatever is ridden bears its rider', () => {
  test.each([
    ['a girl riding a giant bee', 'honeybee'],
    ['i dreamed that i was riding a giant goldfish through the sky', 'fish'],
    ['riding a dragon through the clouds', 'dragon'],
    ['a boy on a magic carpet over the desert', '@flyingcarpet'],
  ])('%s', (prompt, key) => {
    const mount = main(prompt)
    expect(mount?.key).toBe(key)
    expect(mount?.bears?.[0]?.subject.figure).toBeDefined()
  })

  test('what is ridden through the sky is no more under water', () => {
    expect(parsePrompt('a man riding a whale through the sky').place).not.toBe('underwater')
  })

  test('who merely rides has a horse', () => {
    expect(keys('a cowboy riding into the sunset')).toEqual(['horse'])
  })
})

describe('caves and palaces of stories are rooms of their own', () => {
  test.each([
    ['a cave full of glowing crystals', 'crystalcave'],
    ['an amethyst cave', 'crystalcave'],
    ['an ice queen in an ice palace', 'icehall'],
    ['a witch brewing a potion in a cauldron in her hut', 'wizard'],
  ])('%s', (prompt, room) => {
    expect(parsePrompt(prompt)).toMatchObject({ place: 'room', room })
  })

  test('an ice palace by itself is seen from outside', () => {
    expect(main('an ice palace in the mountains')).toMatchObject({ key: 'castle', made: 'ice' })
  })

  test('a hobbit house is dug into its hill', () => {
    expect(keys('a hobbit house with a round green door')).toEqual(['@hobbithouse'])
  })

  test('a house in a mushroom is one thing', () => {
    expect(keys('a gnome house inside a red mushroom')).toEqual(['@mushroomhouse'])
  })
})

describe('what comes out of something is on it or in it', () => {
  test.each([
    ['a baby dragon hatching from an egg', '@eggshell', '@dragon'],
    ['a tree growing out of an open book', 'open-book', '@tree'],
    ['a castle rising from an old book', 'open-book', 'castle'],
  ])('%s', (prompt, bearer, borne) => {
    const subject = main(prompt)
    expect(subject?.key).toBe(bearer)
    expect(subject?.bears?.[0]?.subject.key).toBe(borne)
  })
})

test('a wizard has one staff', () => {
  expect(keys('a wizard with a staff on a mountain')).toEqual(['@wizard'])
})

test('a sky in its colours is a picture by itself', () => {
  expect(parsePrompt('pastel sky with pink clouds').place).toBe('plain')
})

test('a spaceship over the pyramids is where they are', () => {
  expect(parsePrompt('an alien spaceship over the pyramids at sunset').place).toBe('dunes')
})

test.each([
  ['a man in a red shirt', 'hills'],
  ['pumpkin patch with a scarecrow, october evening', 'meadow'],
  ['rolling pin with flour on a table', 'table'],
])('“%s” is no design', (prompt, place) => {
  expect(parsePrompt(prompt).place).toBe(place)
})

test('bunting is flags, and a bird where it sits on a branch', () => {
  const flags = JSON.stringify(parsePrompt('vintage caravan with bunting at a campsite'))
  expect(flags).toContain('@flag')
  expect(JSON.stringify(parsePrompt('a bunting on a branch').subjects)).toContain('bird')
})
