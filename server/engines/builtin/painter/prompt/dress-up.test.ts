import { expect, test } from 'vitest'
import { parsePrompt } from './parse.ts'

const people = (prompt: string) => parsePrompt(prompt).subjects.filter(({ figure }) => figure)

test.each([
  ['a kid in a dinosaur costume eating ice cream', 't-rex'],
  ['a toddler wearing a bunny onesie', 'rabbit'],
  ['a little girl dressed up as a bee in a garden', 'honeybee'],
  ['two kids in dragon costumes at night', 'dragon'],
  ['a boy dressed like a fox in the forest', 'fox'],
])('%s is dressed up as the animal, which is not there itself', (prompt, kind) => {
  const scene = parsePrompt(prompt)
  expect(scene.subjects).toHaveLength(1)
  expect(scene.subjects[0]?.figure?.suit?.kind).toBe(kind)
})

test('a costume has the colour that it is said to have', () => {
  expect(people('a man in a pink rabbit suit')[0]?.figure?.suit?.colour).toMatch(/^#/)
})

test.each([
  'a man in a black suit with a dog',
  'a girl in a red coat feeding a duck',
  'a woman with a cat',
  'a boy dressed as a pirate',
  'a woman wearing a leopard print dress',
])('nobody in %s is dressed up as an animal', prompt => {
  for (const { figure } of people(prompt)) expect(figure?.suit).toBeUndefined()
})

test.each([
  ['pug in a dinosaur costume', 'pug', 't-rex'],
  ['three pugs dressed as bees', 'pug', 'honeybee'],
  ['my corgi in a shark onesie in the living room', 'corgi', 'shark'],
])('in “%s” the animal is dressed up as another', (prompt, beast, kind) => {
  expect(parsePrompt(prompt).subjects).toMatchObject([{ figure: { beast, suit: { kind } } }])
})

test.each([
  ['cat dressed as a pumpkin', '@pumpkin'],
  ['a dachshund dressed up in a hotdog costume', 'hot-dog'],
  ['kids in homemade pumpkin costumes on a windy street', '@pumpkin'],
  ['a girl dressed as a strawberry', 'strawberry'],
])('in “%s” the body is in the thing', (prompt, key) => {
  expect(parsePrompt(prompt).subjects).toMatchObject([{ bears: [{ how: 'clad', subject: { key } }] }])
})

test('first steps are walked, and are no stairs', () => {
  expect(parsePrompt('baby taking first steps in the snow').subjects).toMatchObject([
    { key: '@baby', action: 'walking' },
  ])
})
