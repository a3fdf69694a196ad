import { describe, expect, it, test } from 'vitest'
import { withCorrections } from './corrections.ts'
import { parsePrompt } from './parse.ts'

const seen = (prompt: string) =>
  parsePrompt(prompt).subjects.flatMap(({ key, bears = [] }) => [
    key,
    ...bears.map(({ subject }) => subject.key),
  ])

describe('who thinks better of something', () => {
  it.each([
    ['a cat, no wait, make that a fox, sitting on a wall', 'a fox, sitting on a wall'],
    ['a bowl of lemons on a blue cloth. actually make it oranges', 'a bowl of oranges on a blue cloth'],
    ['a red bicycle leaning on a gate. No, make it blue.', 'a blue bicycle leaning on a gate.'],
    ['a castle at sunset. could you make it night instead?', 'a castle at night?'],
    ['a wizard, sorry, I mean a witch, at a cauldron', 'a witch, at a cauldron'],
    ['a drawing of a rocket, no wait, a submarine', 'a drawing of a submarine'],
    ['not a real city, a city made of books', 'a city made of books'],
    ['a street with no cars, a tree', 'a street with no cars, a tree'],
    ['a robot, please make it look friendly', 'a robot, please make it look friendly'],
  ])('means the latter: “%s”', (written, meant) => {
    expect(withCorrections(written)).toBe(meant)
  })
})

test.each([
  ['the hay barn again, swallows, the sun coming in low and everything gold', 'golden'],
  ['the big sledging hill, a snowman at the top, sun nearly gone', 'sunset'],
  ['a street when the milk is being delivered', 'dawn'],
  ['a canal before the tourists wake up', 'dawn'],
  ['an old man feeding pigeons in a square, the cafés are only putting out their chairs', 'dawn'],
  ['two foxes in the snow while the village sleeps', 'night'],
  ['an old town just as the street lamps come on', 'dusk'],
  ['the sea at the hour when the fishermen come home', 'sunset'],
])('“%s” tells the hour by what is seen then', (prompt, time) => {
  expect(parsePrompt(prompt).time).toBe(time)
})

test.each([
  ['a squirrel in the park when the chestnuts come down', 'autumn'],
  ['a balloon over vineyards when the grapes are being picked', 'autumn'],
  ['a farm at lambing time', 'spring'],
  ['an orchard, apple blossom like snow on the grass', 'spring'],
  ['a canteen, a spoon frozen in mid air', null],
])('“%s” tells the season by what grows, and by no figure of speech', (prompt, season) => {
  expect(parsePrompt(prompt).season).toBe(season)
})

test.each([
  ['a snow leopard on a crag watching goats far below, you almost miss it', ['leopard', 'goat']],
  ['tomatoes ripening on the sill, a robin on a spade', ['tomato', '@spade', 'bird']],
  ['an old tractor nobody has driven since grandad died, evening sun', ['tractor']],
  ['someone left a piano in the forest', ['@piano']],
  ['a lighthouse we passed on the coach', ['@lighthouse']],
  ['a potion brewed by a bad student', ['@potion']],
  ['a dog asleep on the warm bonnet of a yellow taxi', ['taxi', 'dog']],
  ['a miner, only eyes and teeth bright', ['@miner', 'pick']],
  ['a mouse teacher explaining the planets to a class', ['@teacher']],
  ['a stegosaurus with its kids', ['@stegosaurus', '@stegosaurus']],
  ['I once saw a stag step out of the fog', ['deer']],
  ['a red tractor in a vineyard, workers gone', ['tractor']],
  ['my son wants to be a fireman so a fire engine', ['fire-engine']],
  ['a dog who thinks he is a lion', ['dog']],
  ['a knight and a dragon, they are old friends', ['@knight', 'dragon']],
  ['The school bus broke down, kids sitting on the roof, desert', ['@schoolbus', '@child']],
  ['a scarecrow who has made friends with the crows', ['@scarecrow', 'black-bird']],
  ['a cat on the floor, paint her on a chair', ['@chair', 'cat']],
  ['a fox, snow up to its chest', ['fox']],
  ['an olive grove behind my uncle’s house, a donkey', ['donkey']],
  ['sunflowers taller than me', ['sunflower']],
  ['a market, a boy carrying bread on his head', ['@boy', '@loaf']],
  ['a princess who would rather repair a motorbike', ['@princess', 'motorcycle']],
  ['stilt houses far off, a woman in a boat', ['@rowboat', '@woman', '@stilthouse']],
  ['a clown after the show, taking off his make-up', ['@clown']],
  ['the lane to school, a dog', ['dog']],
  ['mountain peaks like islands, an eagle', ['eagle']],
  ['a crib, elephants on the wallpaper', ['@crib']],
  ['our hens, all five, on a sofa', ['@sofa', 'rooster']],
  ['the smell of pancakes', ['pancakes']],
  ['the puppy we didn’t get', ['dog']],
  ['mum showing my sister how to bake bread', ['@woman', '@table']],
  ['a bathtub and a shower curtain', ['bathtub']],
])('“%s” shows what is told of and nothing that is only mentioned', (prompt, keys) => {
  expect(seen(prompt)).toEqual(keys)
})

test('a fog that lies on the grass puts nobody to bed, nor do rooms in the plural become the place', () => {
  expect(parsePrompt('a barn owl over a meadow, fog lying on the grass').subjects[0]?.action).toBeUndefined()
  expect(parsePrompt('a city with tiny elevators going up its towers').place).toBe('city')
  expect(parsePrompt('floating down a river, houses on stilts, a woman').subjects[0]?.action).toBeUndefined()
})

test.each([
  ['can i get like a raccoon in a club', 'raccoon'],
  ['what would it look like if an octopus swam in a lake', 'octopus'],
  ['hear me out, a hedgehog in a forest', 'hedgehog'],
])('“%s” asks for what comes next', (prompt, key) => {
  expect(seen(prompt)).toContain(key)
})

test.each([
  ['a boy on a bike in the car park behind the supermarket', 'grounds'],
  ['my corner café, chairs still upside down on the tables outside, awning dripping', 'street'],
  ['rain on the roof of our caravan, a dog', 'overcast'],
  ['our school trip to the zoo, a giraffe', 'meadow'],
])('“%s” is where it is said to be', (prompt, seenAt) => {
  const { place, time } = parsePrompt(prompt)
  expect([place, time]).toContain(seenAt)
})

test('who was young is painted young, and those who speak of themselves are several', () => {
  expect(parsePrompt('portrait of my grandmother as a young girl with plaits').face?.age).toBe('child')
  expect(parsePrompt('my brother and I building a snowman').subjects[0]?.companions).toHaveLength(1)
})

test('one colour by itself is that of the thing before, and of a mountain that turns pink the sky is', () => {
  expect(
    parsePrompt('my favourite mug, chipped, blue, on a wall').subjects[0]?.bears?.[0]?.subject.colour,
  ).toBe('blue')
  expect(parsePrompt('the mountain behind our house turning pink')).toMatchObject({
    time: 'sunset',
    subjects: [],
  })
})

test('a lake that froze is frozen, and a lion at the hairdresser’s is in the salon', () => {
  expect(parsePrompt('the year the lake froze and everybody danced on it').place).toBe('frozenlake')
  expect(parsePrompt('a lion who went to the hairdresser')).toMatchObject({ room: 'salon' })
})
