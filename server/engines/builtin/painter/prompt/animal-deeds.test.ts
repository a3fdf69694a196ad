import { expect, test } from 'vitest'
import { parsePrompt } from './parse.ts'

const main = (prompt: string) => parsePrompt(prompt).subjects[0]

test.each([
  ['a peacock spreading its tail in a palace garden', 'peacock'],
  ['a goose spreading its wings', 'goose'],
])('in “%s” nobody reads', (prompt, key) => {
  expect(main(prompt)).toMatchObject({ key })
  expect(main(prompt)?.figure).toBeUndefined()
})

test.each([
  ['golden retriever catching a frisbee in the park', 'flying-disc'],
  ['a puppy jumping for a tennis ball', '@tennisball'],
])('in “%s” it leaps with the thing in its mouth', (prompt, key) => {
  expect(main(prompt)).toMatchObject({ action: 'jumping', bears: [{ how: 'before', subject: { key } }] })
})

test.each(['horses galloping through shallow water on a beach', 'a dog running through the surf at sunset'])(
  'in “%s” the water is where it meets the land',
  prompt => {
    expect(parsePrompt(prompt)).toMatchObject({ place: 'beach', subjects: [{ mode: 'ground' }] })
  },
)

test.each(['my horse rolling in the first snow of the year', 'a dog rolling around in the grass'])(
  'in “%s” the feet are in the air',
  prompt => {
    expect(main(prompt)?.isUpsideDown).toBe(true)
  },
)

test.each(['a cat with a suit and sunglasses', 'a fox with a blue coat'])('in “%s” it is worn', prompt => {
  expect(main(prompt)?.figure?.beast).toBeDefined()
})

test.each(['a robin', 'a crow', 'a kingfisher', 'a toucan'])('%s sits on a branch', prompt => {
  expect(main(prompt)).toMatchObject({ key: '@branch', bears: [{ how: 'on' }] })
})

test('birds sing where they sit, and on no stage', () => {
  const { place, subjects } = parsePrompt('a robin singing on a fence at dawn')
  expect(place).not.toBe('room')
  expect(subjects[0]).toMatchObject({ key: '@fencepost', bears: [{ subject: { breed: 'robin' } }] })
})

test('who is written “there” is theirs', () => {
  const { subjects } = parsePrompt('three ducklings crossing a car park behind there mother')
  expect(subjects).toMatchObject([
    { key: 'duck', count: 1 },
    { breed: 'duckling', count: 3 },
  ])
})

test.each([
  ['a cat stuck up a tree', '@branch', 'cat'],
  ['our beagle in the paddling pool', '@paddlingpool', 'dog'],
  ['a polar bear on a melting piece of ice', '@floe', 'polar-bear'],
  ['a spider in its web', 'spider-web', 'spider'],
])('of “%s” one is seen on or in the other', (prompt, bearer, borne) => {
  expect(main(prompt)).toMatchObject({ key: bearer, bears: [{ subject: { key: borne } }] })
})

test.each([
  ['a bat hanging upside down in a cave', '@cavebat'],
  ['a bat hanging upside down', '@hangingbat'],
])('of “%s” the roof is that of the place', (prompt, key) => {
  expect(main(prompt)).toMatchObject({ key })
})

test.each(['lion cubs playing in the grass', 'fox cubs in a meadow'])('“%s” are several', prompt => {
  expect(main(prompt)?.count).toBeGreaterThan(1)
})

test.each(['a mechanical dragonfly', 'a robot beetle made of brass', 'a steampunk octopus'])(
  'the wheels of “%s” are seen',
  prompt => {
    expect(main(prompt)?.made).toBe('clockwork')
  },
)

test.each([
  ["a vet listening to a rabbit's heart", 'rabbit'],
  ["a cat's tail showing under a couch", 'cat'],
  ["brushing a horse's mane in the stable", 'horse'],
  ["a butterfly landing on a girl's nose", '@girl'],
])('of “%s” the owner is seen', (prompt, key) => {
  const { subjects } = parsePrompt(prompt)
  const all = subjects.flatMap(subject => [subject, ...(subject.bears ?? []).map(b => b.subject)])
  expect(all.map(subject => subject.key)).toContain(key)
})

test('penguins slide on their bellies', () => {
  expect(main('penguins sliding on their bellies')?.action).toBe('sliding')
})

test("a women's tug of war team is at it", () => {
  const { subjects } = parsePrompt("women's tug of war team leaning back hard")
  expect(subjects).toMatchObject([{ key: '@tugrope', bears: [{ subject: { key: '@woman' } }, {}, {}] }])
})

test('what is on my shoulder is on somebody, and sits there', () => {
  expect(main('my budgie sitting on my shoulder')).toMatchObject({
    figure: {},
    bears: [{ how: 'shouldered', subject: { breed: 'budgie', mode: 'ground' } }],
  })
})

test('who wears boots has them on', () => {
  const { subjects } = parsePrompt('a duck wearing red rain boots')
  expect(subjects).toMatchObject([{ figure: { beast: 'duck' } }])
})

test('moths fly to a lamp by night', () => {
  expect(parsePrompt('moths around a porch lamp').time).toBe('night')
})

test('a bath of mud is no bathroom', () => {
  expect(parsePrompt('a baby elephant taking a mud bath').place).not.toBe('room')
})
