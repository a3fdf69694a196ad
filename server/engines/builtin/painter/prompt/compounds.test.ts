import { describe, expect, test } from 'vitest'
import { parsePrompt } from './parse.ts'

const keysOf = (prompt: string) => parsePrompt(prompt).subjects.map(({ key }) => key)

describe('people of trades that look like others', () => {
  test.each([
    ['a train conductor checking his pocket watch', '@trainconductor'],
    ['an orchestra conductor on stage', '@musician'],
    ['a park ranger looking out over a vast canyon', '@parkranger'],
    ['a ranger with a bow in a misty forest', '@archer'],
    ['a taxi driver leaning on his cab', '@driver'],
    ['a mail carrier with a dog', '@postman'],
    ['a lion tamer in a circus', '@ringmaster'],
    ['a glass blower in a workshop', '@glassblower'],
    ['a toy maker in his workshop', '@carpenter'],
    ['a hotel receptionist', '@porter'],
    ['an office worker at a desk', '@businessman'],
  ])('“%s”', (prompt, key) => {
    expect(keysOf(prompt)[0]).toBe(key)
  })

  test('what somebody checks is in the hand', () => {
    const [conductor] = parsePrompt('a train conductor checking his pocket watch').subjects
    expect(conductor.bears?.[0]).toMatchObject({ how: 'held', subject: { key: '@pocketwatch' } })
  })

  test('a car model is a car, and nobody', () => {
    expect(keysOf('a mechanic explains why this car model overheats')).toEqual(['@mechanic', 'automobile'])
  })
})

describe('nouns before nouns', () => {
  test.each([
    ['a fresh blue soap bar surrounded by water splashes', ['@soapbars']],
    ['a panda with aviator glasses on its head', ['panda']],
    ['a vase of sweet peas on a windowsill', ['@vase']],
    ['a bunch of tulips in a blue and white vase', ['@delftvase']],
    ['strawberries in a blue bowl', ['@bowl']],
    ['chicken soup in a bowl', ['@chickensoup']],
    ['a leopard print dress on a chair', ['@chair']],
    ['a shark fin in the water', ['shark']],
    ['a king size bed', ['@bed']],
    ['a private beach with palm trees', []],
    ['a dwarf planet in space', []],
    ['a family photo on a shelf', ['framed-picture']],
    ['a red cardinal on a snowy branch', ['@branch']],
    ['a peach cobbler in a dish', ['@pie', '@bowl']],
    ['a gingerbread man on a plate', ['@plate']],
    ['a cracked phone screen', ['mobile-phone']],
    ['me and my mates camping in the rain', ['@person']],
    ['camping gear by a lake', ['backpack', '@tent']],
    ['an orbital gateway above a blue planet', ['@spacestation']],
  ])('“%s”', (prompt, keys) => {
    expect(keysOf(prompt)).toEqual(keys)
  })

  test.each([
    ['a rain jacket on a bench', 'rain'],
    ['a storm lantern on a boat', 'rain'],
  ])('“%s” is made for weather that is not there', (prompt, weather) => {
    expect(parsePrompt(prompt).weather).not.toContain(weather)
  })

  test('what has been lost in the snow lies in it', () => {
    expect(parsePrompt('a lost glove in the snow').place).toBe('snowfield')
  })

  test('a desk by itself stands in its room', () => {
    expect(parsePrompt('an author’s desk')).toMatchObject({ place: 'room', room: 'office' })
  })

  test.each([
    ['a snow leopard on rocks', 'winter'],
    ['a snow globe on a desk', 'winter'],
  ])('“%s” has no weather of its name', (prompt, season) => {
    expect(parsePrompt(prompt).season).not.toBe(season)
  })
})

describe('words in the plural that are one thing', () => {
  test.each([
    'a plate of noodles on a cafe table',
    'headphones on a desk',
    'noodles in a bowl with chopsticks',
  ])('“%s”', prompt => {
    expect(parsePrompt(prompt).subjects.map(({ count }) => count)).toEqual([1])
  })
})
