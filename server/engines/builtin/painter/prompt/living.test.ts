import { describe, expect, it } from 'vitest'
import { parsePrompt } from './parse.ts'

const first = (prompt: string) => {
  const [subject] = parsePrompt(prompt).subjects
  return subject.figure
    ? subject
    : (subject.bears?.find(({ subject: borne }) => borne.figure)?.subject ?? subject)
}

describe('animals in clothes', () => {
  it.each([
    ['a fox wearing a suit and tie', 'fox', 'suit'],
    ['a corgi astronaut on the moon', 'corgi', 'space'],
    ['a samurai cat in a bamboo forest', 'cat', 'kimono'],
    ['a dog dressed as a pirate', 'dog', undefined],
    ['a raccoon in a trench coat in the rain', 'raccoon', 'coat'],
    ['a bear reading a book in an armchair', 'bear', 'fur'],
    ['a frog playing a banjo', 'frog', 'fur'],
    ['an anthropomorphic rabbit in a garden', 'rabbit', 'fur'],
  ])('%s stands upright', (prompt, beast, outfit) => {
    const { figure } = first(prompt)
    expect(figure?.beast).toBe(beast)
    if (outfit) expect(figure?.outfit).toBe(outfit)
  })

  it.each([
    'a fox in the snow',
    'a dog in a red sweater',
    'a king penguin on the ice',
    'a bear fishing in a river',
    'a cat sitting on a chair',
    'a dog and a man wearing a suit',
    'a corgi in the park, oil painting style',
    'a cat in the driving rain',
    'a robin singing on a branch',
  ])('in “%s” it stays on its own feet', prompt => {
    for (const { figure } of parsePrompt(prompt).subjects) expect(figure?.beast).toBeUndefined()
  })

  it('puts a hat on an animal that wears nothing else', () => {
    const { figure, hat } = first('a cat in a wizard hat')
    expect(figure).toBeUndefined()
    expect(hat?.hat).toBe('wizard')
    expect(first('a small dog wearing a green hat in the snow').hat?.hatColour).toBe('#3fa34d')
  })

  it('shows one subject of an animal and its costume', () => {
    expect(parsePrompt('a dog dressed up as a knight in a garden').subjects).toHaveLength(1)
  })
})

describe('animals and plants of their own kind', () => {
  it.each([
    ['a shih tzu on a sofa', 'dog', 'shihtzu'],
    ['a hyena on the savanna', 'wolf', 'hyena'],
    ['a puffin on a cliff', 'penguin', 'puffin'],
    ['a tui on a branch', 'bird', 'tui'],
    ['a husky puppy in the snow', 'dog', 'husky'],
    ['a scarlet ibis bird by a river', 'flamingo', 'ibis'],
  ])('%s has a look of its own', (prompt, key, breed) => {
    const [subject] = parsePrompt(prompt).subjects
    const animal = subject.bears?.[0].subject ?? subject
    expect(animal).toMatchObject({ key, breed })
    expect(animal.name).not.toContain('(as')
  })

  it.each([
    ['a dragonfly by a pond', '@dragonfly'],
    ['a seahorse in the sea', '@seahorse'],
    ['a triceratops in a jungle', '@triceratops'],
    ['an orchid on a table', '@orchid'],
    ['a bonsai on a window sill', '@bonsai'],
  ])('%s is drawn', (prompt, key) => {
    expect(parsePrompt(prompt).subjects[0].key).toBe(key)
  })
})

describe('where and how living things are', () => {
  it.each([
    ['a submarine among fish and corals', 'underwater'],
    ['an octopus riding a skateboard', 'street'],
    ['a corgi astronaut', 'moon'],
  ])('%s: %s', (prompt, place) => {
    expect(parsePrompt(prompt).place).toBe(place)
  })

  it('shows monkeys hanging, and climbers at a trunk', () => {
    expect(parsePrompt('a monkey swinging from a branch in the jungle').subjects[0].key).toBe(
      '@hangingmonkey',
    )
    expect(parsePrompt('a bear climbing a tree').subjects[0].bears?.[0]).toMatchObject({
      how: 'against',
      subject: { key: '@treetrunk' },
    })
  })

  it.each([
    ['a weeping willow by a pond', '@weepingwillow'],
    ['a birch on a hill', '@birchtree'],
    ['a baobab at sunset', '@baobab'],
  ])('%s has its own habit', (prompt, key) => {
    expect(parsePrompt(prompt).subjects[0].key).toBe(key)
  })

  it('takes woods of birches as woods in which birches stand', () => {
    for (const prompt of ['a path through a birch forest in autumn', 'a fox at the edge of a birch wood'])
      expect(parsePrompt(prompt)).toMatchObject({ place: 'forest', trees: ['birch'] })
  })

  it.each([
    ['a hummingbird beside a flower, its iridescent feathers shimmering', '@hummingbird'],
    ['a lizard on a rock, its emerald scales glistening', 'rock'],
    ['hedgehogs curled up in a ball in the leaves', 'hedgehog'],
    ['a deer buck that shakes off its snow', 'deer'],
    ['a kids cartoon about a cute dachshund', 'dog'],
    ['a cartoon of a cat catching a mouse', 'cat'],
  ])('shows nothing of what is only said of the animal: %s', (prompt, key) => {
    const { subjects } = parsePrompt(prompt)
    expect(subjects.map(subject => subject.key)).toEqual([key])
  })

  it('takes small animals into the arms of whoever holds them', () => {
    const [girl] = parsePrompt('a girl holding a white dog').subjects
    expect(girl.bears).toMatchObject([{ how: 'held', subject: { key: 'dog', colour: 'white' } }])
  })
})

describe('plain grounds', () => {
  it.each([
    ['a rose on a white background', 'white', 'rose'],
    ['a teddy bear, plain yellow backdrop', 'yellow', 'teddy-bear'],
    ['a fox isolated against a dark blue background', 'blue', 'fox'],
  ])('puts the subject before a cloth of the colour: %s', (prompt, backcloth, key) => {
    const scene = parsePrompt(prompt)
    expect(scene).toMatchObject({ place: 'studio', backcloth })
    expect(scene.subjects.map(subject => subject.key)).toEqual([key])
    expect(scene.unmatched).toEqual([])
  })

  it('leaves the background that is a place as it is', () => {
    expect(parsePrompt('a fox with green hills in the background').backcloth).toBeNull()
  })
})
