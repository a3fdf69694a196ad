import { describe, expect, it } from 'vitest'
import { parsePrompt } from './parse.ts'

describe('costumes', () => {
  it.each([
    ['a baby in a lion costume', 'lion'],
    ['baby in a bear suit in the snow', 'bear'],
  ])('“%s” has the hood of a %s', (prompt, kind) => {
    expect(parsePrompt(prompt).subjects[0]).toMatchObject({ key: '@baby', figure: { suit: { kind } } })
  })

  it.each([
    ['baby dressed as a pumpkin sitting on a blanket', 'pumpkin'],
    ['little girl in a watermelon costume', 'watermelon'],
    ['two kids dressed as strawberries at a party', 'strawberry'],
  ])('whoever is dressed as a thing has it about the body: %s', (prompt, name) => {
    const { subjects } = parsePrompt(prompt)
    expect(subjects).toHaveLength(1)
    expect(subjects[0].costume?.name).toBe(name)
  })

  it('clothes are no costume', () => {
    for (const prompt of ['a man in a leather suit', 'a girl in a rain outfit', 'a woman in a paper hat'])
      expect(parsePrompt(prompt).subjects[0].costume).toBeUndefined()
  })

  it('first steps are walked, and are no stairs', () => {
    const { subjects } = parsePrompt('baby taking first steps in the snow')
    expect(subjects).toHaveLength(1)
    expect(subjects[0]).toMatchObject({ key: '@baby', action: 'walking' })
  })
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
