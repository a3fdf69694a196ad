import { describe, expect, it } from 'vitest'
import { parsePrompt } from './parse.ts'

const ANIMALS = ['polar bear', 'cat', 'elephant', 'fox', 'guinea pig', 'dolphin', 'snow leopard', 't-rex']
const FORMS: readonly (readonly [string, number])[] = [
  ['a # mother with her two cubs', 3],
  ['# mum and baby', 2],
  ['a # couple', 2],
  ['two # brothers', 2],
  ['baby # with its mum', 2],
  ['mother and baby #', 2],
  ['a papa # with his kids', 3],
  ['a baby # and its parents', 3],
]

describe('relatives of animals', () => {
  it.each(FORMS)('are animals of the kind named with them: %s', (form, count) => {
    for (const animal of ANIMALS) {
      const { subjects } = parsePrompt(form.replace('#', animal))
      expect(subjects.filter(({ figure }) => figure)).toEqual([])
      expect(new Set(subjects.map(({ key }) => key)).size).toBe(1)
      expect(subjects.reduce((sum, subject) => sum + subject.count, 0)).toBe(count)
    }
  })

  it('are people where somebody human has the animal', () => {
    const { subjects } = parsePrompt('my cat and my mum in the garden')
    expect(subjects.map(({ key }) => key).toSorted()).toEqual(['@woman', 'cat'])
  })
})

describe('what is later said of the same animal or vehicle', () => {
  it('is said of the one that was named', () => {
    const [dog, ...others] = parsePrompt('my dog as an astronaut, he is a black labrador').subjects
    expect(others).toEqual([])
    expect(dog.figure?.beast).toBe('labrador')
    const [cat] = parsePrompt('my cat Luna on the lawn, she is grey').subjects
    expect(cat).toMatchObject({ key: 'cat', colour: 'grey' })
    const garden = parsePrompt('our dog, a golden retriever, in the garden')
    expect(garden.subjects).toMatchObject([{ breed: 'goldenretriever', count: 1 }])
    const [car] = parsePrompt("my car in front of the house, it's a blue pickup truck").subjects
    expect(car).toMatchObject({ key: 'pickup-truck', colour: 'blue' })
  })

  it('is not said of an animal where somebody else is meant or others are listed', () => {
    expect(parsePrompt('a girl with her dog, she is blonde').subjects[1]?.colour).toBeUndefined()
    const { subjects } = parsePrompt('a dog, a poodle and a parrot in the garden')
    expect(subjects.map(({ key }) => key)).toEqual(['dog', 'poodle', 'parrot'])
    expect(parsePrompt('my dog in the kitchen, it is night').subjects[0].colour).toBeUndefined()
  })
})

describe('how many sheep there are', () => {
  it('is several where nobody calls them one', () => {
    expect(parsePrompt('sheep on green hills').subjects[0].count).toBe(3)
    expect(parsePrompt('a sheep on a hill').subjects[0].count).toBe(1)
  })
})

describe('where animals are', () => {
  it('is before the pane where they look in, and on the sill where they look out', () => {
    const fox = parsePrompt('a fox looking in through the window of a cabin in winter')
    expect(fox).toMatchObject({ place: 'window', subjects: [], outside: [{ key: 'fox' }] })
    expect(parsePrompt('a cat looking through the window').subjects).toMatchObject([{ key: 'cat' }])
  })

  it('is the summit where they are on top of a mountain', () => {
    for (const prompt of ['a goat on top of a mountain', 'a wolf howling at the moon on a mountain'])
      expect(parsePrompt(prompt).place).toBe('summit')
    expect(parsePrompt('a castle on top of a mountain').place).not.toBe('summit')
  })

  it('is a summit where they are on a ledge of the mountains', () => {
    for (const prompt of [
      'mountain goat on a very narrow ledge above the clouds',
      'an ibex on a rocky ledge',
    ])
      expect(parsePrompt(prompt).place).toBe('summit')
    expect(parsePrompt('a cat on a ledge').place).not.toBe('summit')
  })

  it('is the air over roofs where they deliver there', () => {
    for (const prompt of [
      'an owl delivering parcels over rooftops',
      'a pigeon carrying a letter over the roofs',
    ])
      expect(parsePrompt(prompt)).toMatchObject({
        place: 'terrace',
        terrace: 'roof',
        subjects: [{ mode: 'fly', action: 'flying' }],
      })
    expect(parsePrompt('an owl flying over the rooftops of a city').place).toBe('city')
  })
})
