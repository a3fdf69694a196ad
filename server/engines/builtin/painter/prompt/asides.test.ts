import { expect, test } from 'vitest'
import { parsePrompt } from './parse.ts'

const seen = (prompt: string) =>
  parsePrompt(prompt).subjects.flatMap(({ key, bears = [] }) => [
    key,
    ...bears.map(({ subject }) => subject.key),
  ])

test.each([
  ['a lighthouse on a cliff at sunset, no words please, the children will colour it in', ['@lighthouse']],
  ['a castle on a hill. My son is 6 and he loves castles.', ['castle']],
  ['a dragon over a village, for our year 4 topic', ['dragon']],
  ['a tiger in the jungle. my class will label the parts of it', ['tiger']],
  ['an owl on a branch at night, my wife loves owls', ['@branch', 'owl']],
  ['a unicorn on a rainbow, my little girl is obsessed', ['unicorn']],
  ['a red tractor in a field, the farmer next door asked for it', ['tractor']],
  ["a greek temple on a hill, i'm a history teacher", ['@greektemple']],
  ["a black cat on a roof under the moon. Don't add any people or buildings please.", ['black-cat']],
  ['a vase of tulips; it belongs to my aunt who lives in Wales', ['@vase', 'tulip']],
])('“%s” shows nobody whom it is for', (prompt, keys) => {
  expect(seen(prompt)).toEqual(keys)
})

test('where a picture will hang is not where it is', () => {
  const { place } = parsePrompt('a boat on a lake. I want to print it big and hang it in the hallway.')
  expect(place).toBe('lake')
})

test.each([
  ['a lake in the woods. The children are sitting on a blanket.', '@child'],
  ['a garden, my mum is sitting on a bench', '@woman'],
  ['A cottage by the sea. I have a black cat who sits on the wall.', 'black-cat'],
  ['A castle, for my son, and a dragon flying above it', 'dragon'],
])('“%s” goes on about what is to be seen', (prompt, key) => {
  expect(seen(prompt)).toContain(key)
})

test('what would leave nothing to paint is no aside', () => {
  expect(seen('Hello there! My son is a pirate')).toEqual(['@pirate'])
})

test.each([
  ['my daughters hamster in a teacup', '@girl'],
  ['my dads old tractor in a barn', '@man'],
  ['the kings castle on a hill', '@king'],
  ['our neighbours cat on a wall', '@person'],
])('“%s” does not show the owner, who is written without an apostrophe', (prompt, owner) => {
  expect(seen(prompt)).not.toContain(owner)
})

test('people said to do something are no owners', () => {
  expect(seen('the kids play in the garden')).toEqual(['@child'])
})

test('who attends a wedding is at it', () => {
  expect(parsePrompt('hedgehogs attending a wedding').misspelt.size).toBe(0)
})
