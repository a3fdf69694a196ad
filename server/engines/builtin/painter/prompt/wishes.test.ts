import { describe, expect, it } from 'vitest'
import { parsePrompt } from './parse.ts'

const keysOf = (prompt: string) => parsePrompt(prompt).subjects.map(({ key }) => key)

describe('whoever asks for a picture', () => {
  it.each([
    ['my daughter wants a unicorn jumping over a rainbow', ['unicorn']],
    ["I'd like a poster for my class showing a fox in a forest", ['fox']],
    ["hi, could you please draw me a picture of a sunflower, it's for my grandma", ['sunflower']],
    ['My son loves dinosaurs, can you make a picture of a castle on a hill', ['castle']],
    ['my little brother is afraid of the dark so draw a friendly dragon in a cave', ['dragon']],
    ['for a school project I need a picture of a lighthouse', ['@lighthouse']],
    ['This is for my son’s 5th birthday: a fire truck', ['fire-engine']],
    ['I want to surprise my wife with a picture of a lighthouse at sunset', ['@lighthouse']],
    ['a painting my mother would love, a horse on a meadow', ['horse']],
  ])('is not in it: “%s”', (prompt, keys) => {
    expect(keysOf(prompt)).toEqual(keys)
  })

  it('is in it where somebody does something with them', () => {
    expect(keysOf('my kids want a picture of a dragon reading a story to them')).toEqual(['dragon', '@child'])
  })

  it('is in it where they say what they do', () => {
    expect(keysOf('I am standing on top of a mountain at sunrise')).toEqual(['@person'])
    expect(keysOf('my wife and I dancing on the beach')).toEqual(['@couple'])
  })
})

describe('what is remembered', () => {
  it('is seen, and whoever remembers it is not', () => {
    const { subjects, place } = parsePrompt('When I was little my mom used to bake apple pie in the kitchen')
    expect(place).toBe('room')
    expect(subjects.map(({ key, action }) => [key, action])).toEqual([['@woman', 'working']])
  })

  it('shows the child that was taught', () => {
    const [father, bicycle] = parsePrompt('my dad taught me to ride a bike').subjects
    expect(bicycle?.bears?.[0]?.subject.figure?.isChild).toBe(true)
    expect(father?.key).toBe('@man')
  })

  it('is what somebody likes, where the card is for them', () => {
    const [boat] = parsePrompt(
      'a birthday card for my dad, he likes fishing in a small boat on a lake',
    ).subjects
    expect(boat?.bears?.[0]?.subject.action).toBe('fishing')
  })
})

describe('“make the …” after what is asked for', () => {
  it('takes nothing away that came before it', () => {
    const scene = parsePrompt('my cousin in front of a glacier. Make the ice very blue.')
    expect(scene).toMatchObject({ place: 'glacier' })
    expect(scene.subjects[0]?.figure).toBeDefined()
  })

  it('colours what was named', () => {
    expect(parsePrompt('a dog on a beach. Please make the dog black').subjects).toMatchObject([
      { key: 'dog', colour: 'black' },
    ])
  })
})
