import { describe, expect, it } from 'vitest'
import { parsePrompt } from './parse.ts'

const subjectsOf = (prompt: string) => parsePrompt(prompt).subjects
const main = (prompt: string) => subjectsOf(prompt)[0]

describe('animals that carry a land', () => {
  it.each([
    ['a village on the back of a giant turtle', 'turtle', '@landvillage'],
    ['a giant whale carrying a city on its back through the clouds', 'whale', '@landcity'],
    ['a tortoise with a forest on its shell', 'turtle', '@landforest'],
    ['a small town inside a gigantic fish', 'fish', '@landvillage'],
    ['a hermit crab that uses a chapel as its shell', 'crab', 'church'],
  ])('%s', (prompt, key, borne) => {
    expect(main(prompt)).toMatchObject({ key, bears: [{ how: 'on', subject: { key: borne } }] })
  })
})

describe('creatures of stories', () => {
  it.each([
    ['a golem in a ruined temple', '@golem'],
    ['an ent walking through a forest', '@treant'],
    ['a green slime in a dungeon', '@slime'],
    ['a gingerbread man on a plate', '@plate'],
    ['a werewolf under a full moon', '@beast-wolf'],
    ['a faun playing in the woods', '@beast-goat'],
    ['a jackalope in a meadow', 'rabbit'],
    ['a flamingo waiting tables at lunch', '@waiter'],
    ['a sea turtle over a reef', '@seaturtle'],
  ])('%s is drawn', (prompt, key) => {
    expect(main(prompt).key).toBe(key)
  })
})

describe('the young', () => {
  it.each([
    ['a baby duck in the rain', 'duckling'],
    ['a baby goose on a lawn', 'gosling'],
    ['a baby sheep in a field', 'lamb'],
  ])('%s is of its own look', (prompt, breed) => {
    expect(main(prompt).breed).toBe(breed)
  })

  it('the baby among elephants is an elephant', () => {
    const young = subjectsOf('elephants crossing the road in front of our jeep, the baby in the middle')
    expect(young.every(({ figure }) => !figure)).toBe(true)
    expect(young.filter(({ key }) => key === 'elephant')).toHaveLength(2)
  })

  it('a stegosaurus has its own kids', () => {
    expect(subjectsOf('a stegosaurus taking its kids to swimming lessons')[1].key).toBe('@stegosaurus')
  })
})

describe('what is said of animals', () => {
  it.each([
    ['a barn owl quartering a meadow at dusk', { mode: 'fly' }],
    ['a kingfisher just leaving the water', { mode: 'fly' }],
    ['a nova scotia duck tolling retriever with a white chest', { breed: 'toller' }],
    ['three possums in oversized hoodies', { figure: { outfit: 'hoodie', beast: 'possum' } }],
    ['a turtle wearing a red tank top', { figure: { outfit: 'casual' } }],
    ['a giraffe wearing a white bathing suit', { figure: { outfit: 'swimwear' } }],
  ])('%s', (prompt, look) => {
    expect(main(prompt)).toMatchObject(look)
  })

  it('what a bird has in its beak it holds', () => {
    expect(main('a kingfisher with a minnow in its beak').bears?.[0]).toMatchObject({
      how: 'held',
      subject: { key: 'fish' },
    })
  })

  it.each(['a puppy in a puddle in the rain', 'a piglet rolling in the mud on a farm'])('%s', prompt => {
    expect(main(prompt)).toMatchObject({ key: '@puddle', bears: [{ how: 'on' }] })
  })

  it('an animal that is named again is the same', () => {
    expect(subjectsOf('anthropomorphic fox dressed in a white shirt, fox animal, glasses')).toHaveLength(1)
  })

  it('what has something on its head bathes all the same', () => {
    expect(main('a capybara in a hot spring with an orange on its head').wades).toBe(true)
  })

  it.each([
    ['a confused bear in calculus class', 'classroom'],
    ['a raccoon detective using a microscope while riding in a train', 'train'],
  ])('%s is in that room', (prompt, room) => {
    expect(parsePrompt(prompt)).toMatchObject({ place: 'room', room })
  })

  it('magic tricks are not jumped, and a phoenix is no fire', () => {
    expect(main('a lemur performing magic tricks with cards in a garden').action).toBeUndefined()
    expect(subjectsOf('a phoenix soaring above a city, aglow with golden flames')).toHaveLength(1)
  })

  it('what is far below is far off', () => {
    const [, ibex] = subjectsOf('a snow leopard on a ledge watching ibex far below')
    expect(ibex.isFar).toBe(true)
  })
})
