import { expect, test } from 'vitest'
import { spelled } from '#tests/support/spelled.ts'
import { parsePrompt } from './parse.ts'

const deeds = (prompt: string) => parsePrompt(prompt).subjects.map(({ key, action }) => [key, action])

test('what one does in a clause of their own is not done by the others', () => {
  expect(deeds('a man waving at the beach, a shark is jumping out of the water')).toEqual([
    ['@man', 'waving'],
    ['shark', 'jumping'],
  ])
  expect(deeds('a grandfather walking on the beach and a dog sleeping')).toEqual([
    ['@grandfather', 'walking'],
    ['dog', 'sleeping'],
  ])
})

test('a list of people does one thing together', () => {
  const [row, ...others] = parsePrompt('a firefighter, a nurse and a cook waving').subjects
  expect(row?.companions).toHaveLength(2)
  expect(row?.action).toBe('waving')
  expect(others).toEqual([])
})

test('two people who each have something of their own stay two', () => {
  const keys = parsePrompt('a man reading a book and a woman knitting on the sofa').subjects.map(
    ({ key }) => key,
  )
  expect(keys).toEqual(['@man', '@sofa'])
})

test('who is said to be a big man is not another one', () => {
  const [baker, ...others] = parsePrompt('our baker, a big man with a beard, holding a croissant').subjects
  expect(baker?.bears?.[0]?.subject.key).toBe('croissant')
  expect(others).toEqual([])
})

test('a flock is led without a rope', () => {
  const [, sheep] = parsePrompt('a shepherd leading a flock of sheep over a hill').subjects
  expect(sheep?.count).toBeGreaterThan(3)
})

test('the portrait of a pirate boy is a child’s', () => {
  expect(parsePrompt('portrait of a pirate boy').face).toMatchObject({ age: 'child', beard: false })
})

test('friends around a campfire sit at it together', () => {
  const [friends] = parsePrompt('friends around a campfire under the stars').subjects
  expect(friends?.action).toBe('sitting')
  expect(friends?.bears?.[0]).toMatchObject({ how: 'at', subject: { key: 'fire' } })
  expect(friends?.companions?.length).toBeGreaterThan(0)
})

test.each([
  ['a boy sledding down a snowy hill', 'sled', '@boy'],
  ['children sledging on a winter day', 'sled', '@child'],
])('“%s” has something to slide on', (prompt, sled, rider) => {
  const [ridden] = parsePrompt(prompt).subjects
  expect([ridden?.key, ridden?.bears?.[0]?.subject.key]).toEqual([sled, rider])
})

test.each([
  ['an old gravedigger with a shovel, a storm on the horizon', '@gravedigger'],
  ['a chimney sweep on a rooftop at dawn', '@chimneysweep'],
  ['a grizzled starship captain in his cockpit', '@astronaut'],
  ['three generations of women at home', '@grandmother'],
])('“%s” shows %s', (prompt, key) => {
  expect(parsePrompt(prompt).subjects[0]?.key).toBe(key)
})

test('a hand that has something takes up the next thing, not that thing itself', () => {
  const [witch] = parsePrompt('a witch with a broken broom, holding her black cat').subjects
  expect(witch?.bears?.map(({ subject }) => subject.key)).toContain('black-cat')
})

test('a year is no number of things', () => {
  const { subjects } = parsePrompt('a man on a motorbike in 1961, leather cap')
  expect(subjects.every(({ count }) => count < 2)).toBe(true)
})

test('a cart is before whoever pushes it', () => {
  const [man] = parsePrompt('a man pushing a cart through a market').subjects
  expect(man?.bears?.[0]).toMatchObject({ how: 'at', subject: { key: '@haywagon' } })
})

test('an old woman at sea has no beard', () => {
  const [keeper] = parsePrompt('an old woman lighthouse keeper in a yellow coat').subjects
  expect(keeper?.figure?.hair).toBe('long')
  expect(keeper?.figure?.beard).toBeFalsy()
})

test.each([
  ['a firefighter carrying a child out of a burning house', '@firefighter[held @child]'],
  ['a girl scout selling cookies', '@girl[held @cookies]'],
  ['three witches around a bubbling cauldron', '@witch+2[at @cauldron]'],
  ['two adults enjoying a peaceful stroll in autumn', '@couple+1'],
])('“%s” shows %s', (prompt, first) => {
  expect(spelled(parsePrompt(prompt).subjects[0]!)).toBe(first)
})

test('whoever is chased is told apart from whoever chases', () => {
  expect(deeds('a man is being chased through the mountains by a huge bear')).toEqual([
    ['bear', 'running'],
    ['@man', 'running'],
  ])
})

test('teams are people, and presents are opened indoors by the tree', () => {
  expect(parsePrompt('a football team celebrating in the stadium').subjects).toMatchObject([
    { key: '@footballer', count: 3, action: 'cheering' },
  ])
  const { place, subjects } = parsePrompt('our kids opening presents on Christmas morning by the tree')
  expect(place).toBe('room')
  expect(subjects.some(({ key }) => key === 'christmas-tree')).toBe(true)
})

test('those who are played to are not on the stage', () => {
  expect(parsePrompt('a violinist in a concert hall captivating the audience').subjects).toHaveLength(1)
})

test('each of two people wears what is said of them', () => {
  const [woman, man] = parsePrompt('a woman in a white dress and a man in a dark suit in a ballroom').subjects
  expect(woman?.figure?.outfit).toBe('dress')
  expect(man?.figure?.outfit).toBe('suit')
  expect(man?.figure?.colour).not.toBe(woman?.figure?.colour)
})

test('a first name says whether a man or a woman is seen', () => {
  const keys = parsePrompt('Anna in a red coat and Walter in a blue shirt on a beach').subjects.map(
    ({ key }) => key,
  )
  expect(keys).toEqual(['@woman', '@man'])
})

test('who tells of their wedding dance is bride or groom', () => {
  const [bride] = parsePrompt(
    'our wedding dance in a hall, me in a white dress and Paul in his suit',
  ).subjects
  expect(bride).toMatchObject({ key: '@bride', action: 'dancing' })
})

test('whoever forges stands at an anvil in a forge', () => {
  const { room, subjects } = parsePrompt('a dwarf forging a sword')
  expect(room).toBe('forge')
  expect(subjects[0]?.bears?.[0]).toMatchObject({ how: 'at', subject: { key: '@anvil' } })
})

test('a diver’s helmet makes nobody a knight', () => {
  const { subjects } = parsePrompt('an underwater library, a diver with a brass helmet swimming in it')
  expect(subjects.map(({ figure }) => figure?.hat)).not.toContain('helmet')
  expect(subjects).toHaveLength(1)
})

const heldBy = (prompt: string) => parsePrompt(prompt).subjects[0].bears?.map(({ subject }) => subject.key)

test.each([
  ['a jazz band in a small bar', ['saxophone', '@cello', 'trumpet']],
  ['a string quartet in a concert hall', ['violin', 'violin', 'violin', '@cello']],
  ['a jazz trio with piano and drums on stage', ['drum', 'saxophone', '@cello']],
])('“%s” gives each an instrument of their own', (prompt, instruments) => {
  expect(heldBy(prompt)).toEqual(instruments)
})

test('lets several wear what all of them are said to wear', () => {
  expect(parsePrompt('two sisters in yellow dresses').subjects[0].figure?.alike?.clothes).toBe(true)
  expect(parsePrompt('two sisters in a park').subjects[0].figure?.alike?.clothes).toBeFalsy()
})
