import { expect, test } from 'vitest'
import { parsePrompt } from './parse.ts'

const within = (prompt: string) =>
  parsePrompt(prompt).subjects.flatMap(({ key, bears = [] }) =>
    bears.filter(({ how }) => how === 'in').map(({ subject }) => `${subject.key} in ${key}`),
  )

test.each([
  ['a goldfish in a plastic bag at the fair', 'fish in @fishbag'],
  ['two goldfish in a bag of water', 'fish in @fishbag'],
  ['axolotl in an aquarium', '@axolotl in @watertank'],
  ['my turtle in its glass tank', 'turtle in @watertank'],
  ['a tiny whale in a jar on a table', 'whale in @waterjar'],
  ['a jellyfish swimming in a glass bowl', 'jellyfish in @waterbowl'],
])('in “%s” it is seen in the water through the glass', (prompt, seen) => {
  expect(within(prompt)).toEqual([seen])
})

test('who is in a vessel of water is not in the sea', () => {
  expect(parsePrompt('two goldfish in a bag of water').place).not.toBe('underwater')
})

test.each([
  ['dog with its head out of a car window', 'dog in automobile'],
  ['golden retriever sticking its head out of the window of a red pickup truck', 'dog in pickup-truck'],
  ['old dog looking out of the car window, rainy day', 'dog in automobile'],
  ['cat asleep in a shop window', 'cat in @shopwindow'],
  ['three kittens in the window of a bookshop', 'cat in @shopwindow'],
  ['pony with its head through the window of a bakery', 'horse in @cottagewindow'],
  ['a cow poking its head through the kitchen window', 'cow in @cottagewindow'],
  ['horse looking out of a stable door', 'horse in @stabledoor'],
  ['a donkey with its head over the stable door', 'donkey in @stabledoor'],
])('in “%s” it is seen from outside', (prompt, seen) => {
  expect(within(prompt)).toEqual([seen])
})

test.each(['a cat looking out of the window', 'a bakery window full of bread', 'a dog in a bag'])(
  '“%s” is no wall with an opening',
  prompt => {
    for (const key of ['@shopwindow', '@cottagewindow', '@stabledoor', '@fishbag'])
      expect(parsePrompt(prompt).subjects.map(subject => subject.key)).not.toContain(key)
  },
)
