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
    ['a hermit crab that uses a chapel as its shell', '@hermitcrab', 'church'],
  ])('%s', (prompt, key, borne) => {
    expect(main(prompt)).toMatchObject({ key, bears: [{ how: 'on', subject: { key: borne } }] })
  })
})

describe('creatures of stories', () => {
  it.each([
    ['a golem in a ruined temple', '@golem'],
    ['an ent walking through a forest', '@treant'],
    ['a centaur in a clearing', '@centaur'],
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
    const [perched] = main('a kingfisher with a minnow in its beak').bears ?? []
    expect(perched?.subject.bears?.[0]).toMatchObject({
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

describe('animals that have a trade', () => {
  it.each([
    ['a panda mad scientist mixing chemicals', '@scientist', 'panda'],
    ['a swamp merchant, half toad, selling lanterns', '@vendor', 'frog'],
    ['a raccoon street merchant at a night market', '@vendor', 'raccoon'],
    ['a fox blacksmith in a forge', '@blacksmith', 'fox'],
  ])('%s is one of both', (prompt, key, beast) => {
    expect(subjectsOf(prompt)).toMatchObject([{ key, figure: { beast } }])
  })

  it('a fish vendor is no fish', () => {
    expect(main('a fish vendor in a market').figure?.beast).toBeUndefined()
  })
})

describe('the very large', () => {
  it.each([
    ['huge megalodon washed upon the shore, people watching', 'shark', 'beach'],
    ['a megalodon washed ashore', 'shark', 'beach'],
    ['a T. rex eating spaghetti at our kitchen table, the boys laughed at the idea', 't-rex', 'room'],
    ['a T-Rex in a forest', 't-rex', 'forest'],
    ['a shark in the sea', 'shark', 'underwater'],
  ])('%s is there', (prompt, key, place) => {
    expect(parsePrompt(prompt)).toMatchObject({ place, misspelt: new Map() })
    expect(main(prompt).key).toBe(key)
  })
})

describe('where animals are', () => {
  it('a dragon on top of a bookshelf is on a bookcase', () => {
    const bears = [{ how: 'on', subject: { key: 'dragon' } }]
    expect(main('a dragon curled up on top of a bookshelf')).toMatchObject({ key: '@bookcase', bears })
  })

  it('a ledge in the mountains is up among them', () => {
    expect(parsePrompt('a snow leopard on a rocky ledge in the himalayas').place).toBe('summit')
    expect(main('a lizard on a rocky ledge').key).toBe('rock')
  })

  it('a small animal that plays chess sits at its side of the board', () => {
    const [player, ...others] = subjectsOf('an old man playing chess with a pigeon in the park')
    expect(others).toEqual([])
    expect(player.bears?.[0].subject.bears?.map(({ subject }) => subject.key)).toContain('dove')
  })

  it('a busy room has nobody in it, and the roast is not alive', () => {
    const [desk, ...others] = subjectsOf('a cat asleep on a desk in a busy room')
    expect([desk?.bears?.[0]?.subject.key, others.length]).toEqual(['cat', 0])
    expect(subjectsOf('a feast with a roasted boar').map(({ key }) => key)).not.toContain('boar')
  })

  it('a moment that is frozen is no winter', () => {
    expect(parsePrompt('a kingfisher diving, frozen the instant before it hits the river').season).toBeNull()
  })

  it('a digger in mud is at work on a building site', () => {
    const prompt = 'a digger building a stable for a unicorn, lots of mud'
    expect(parsePrompt(prompt)).toMatchObject({ place: 'grounds', laid: 'yard' })
  })

  it('people, not what else it is full of, are on a ferry', () => {
    const [ferry, ...others] = subjectsOf('a ferry full of people and chickens and motorbikes on a river')
    expect(ferry).toMatchObject({ key: 'ferry', bears: [{ subject: { figure: {} } }] })
    expect(others).toEqual([])
  })

  it.each([
    ['a whale flying above the city', 'whale', 'fly', 'city'],
    ['goldfish swimming in the sky', 'fish', 'fly', 'plain'],
    ['a shark swimming in the street', 'shark', 'fly', 'street'],
    ['a manta ray gliding over the mountains', '@ray', 'fly', 'alps'],
    ['a shark in the desert', 'shark', 'ground', 'desert'],
    ['a shark over a coral reef', 'shark', 'swim', 'underwater'],
    ['a dolphin leaping out of the water under a red sky', 'dolphin', 'float', 'ocean'],
    ['sharks circling a small boat', 'shark', 'float', 'ocean'],
  ])('of “%s” the place is the one that is named', (prompt, key, mode, place) => {
    expect(main(prompt)).toMatchObject({ key, mode })
    expect(parsePrompt(prompt).place).toBe(place)
  })

  it.each([
    ['ducklings following their mother on a pond', 'duck'],
    ['a foal with its mother', 'mare'],
    ['a baby penguin and its mother', 'penguin'],
  ])('of “%s” the mother is the larger, and of the grown kind', (prompt, grown) => {
    const [mother, young] = subjectsOf(prompt)
    expect(mother).toMatchObject({ breed: grown, count: 1 })
    expect(mother.size).toBeGreaterThan(young.size * 1.5)
  })

  it.each([
    ['a koala hugging a tree', 'koala', 'against', '@treetrunk'],
    ['a cat up a tree', 'cat', 'against', '@treetrunk'],
    ['a cat sleeping on a bookshelf', '@bookcase', 'on', 'cat'],
    ['a hamster on a shelf', '@bookcase', 'on', 'hamster'],
  ])('“%s” is one with what it is on', (prompt, key, how, other) => {
    expect(main(prompt)).toMatchObject({ key, bears: [{ how, subject: { key: other } }] })
  })

  it('who watches over others stands beside them, and who watches over a valley does not', () => {
    expect(subjectsOf('a sheepdog watching over sheep').map(({ key }) => key)).toEqual(['dog', 'ewe'])
    expect(parsePrompt('an eagle watching over the valley').place).toBe('alps')
  })

  it('animals in the jungle are among its trees', () => {
    expect(parsePrompt('a tiger in the jungle')).toMatchObject({
      place: 'forest',
      trees: ['palm', 'green', 'green'],
    })
    expect(parsePrompt('a tiger in a jungle with mountains').place).not.toBe('forest')
  })

  it('owls are of the kind that is named', () => {
    expect(main('a barn owl flying over a field')).toMatchObject({
      key: 'owl',
      breed: 'barnowl',
      mode: 'fly',
    })
    expect(main('a tawny owl on a branch').bears?.[0].subject.breed).toBe('tawnyowl')
  })

  it.each([
    ['an otter holding hands with another otter', 'otter', 2],
    ['a cat chasing another cat', 'cat', 2],
    ['two swans on a lake forming a heart', 'swan', 2],
  ])('“%s” shows both and nothing else', (prompt, key, count) => {
    expect(subjectsOf(prompt)).toMatchObject([{ key, count }])
    expect(subjectsOf(prompt)).toHaveLength(1)
  })

  it.each([
    ['a spider on its web', 'spider-web'],
    ['a bat hanging in a cave', '@cavebat'],
    ['the lion king on a rock', 'rock'],
    ['a pig in a mud puddle', '@puddle'],
  ])('“%s” has what they are on or how they hang', (prompt, key) => {
    expect(main(prompt).key).toBe(key)
  })

  it.each([
    ['a llama in machu picchu', 'alps'],
    ['a horse galloping through the waves', 'beach'],
    ['a humpback whale jumping out of the water', 'ocean'],
    ['cats playing poker', 'room'],
  ])('“%s” is where such a thing is', (prompt, place) => {
    expect(parsePrompt(prompt).place).toBe(place)
  })

  it.each([
    ['a lion and a lioness', ['lion', 'lioness']],
    ['a husky and a pug on a sofa', ['husky', 'pug']],
    ['a stag and a doe in the forest', ['stag', 'doe']],
  ])('“%s” are two', (prompt, breeds) => {
    const [first, ...others] = subjectsOf(prompt)
    const shown = [first, ...others].flatMap(({ breed, bears = [] }) => [
      breed,
      ...bears.map(b => b.subject.breed),
    ])
    expect(shown).toEqual(expect.arrayContaining(breeds))
  })

  it('young turtles on their way to the sea are small, and on the shore', () => {
    const scene = parsePrompt('baby turtles crawling to the ocean')
    expect(scene.place).toBe('beach')
    expect(scene.subjects[0].size).toBeLessThan(0.6)
  })

  it('a bird that is dressed up is on its feet', () => {
    expect(main('a crow with a crown').mode).toBe('ground')
  })
})
