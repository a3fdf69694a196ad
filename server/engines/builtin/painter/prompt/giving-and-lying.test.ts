import { expect, test } from 'vitest'
import { spelled } from '#tests/support/spelled.ts'
import { parsePrompt } from './parse.ts'

const shown = (prompt: string) => parsePrompt(prompt).subjects.map(spelled).join(', ')

test('a robot that cooks has the hat and the stove of a cook', () => {
  const [robot] = parsePrompt('A robot chef cooking in a modern kitchen').subjects
  expect(robot.figure).toMatchObject({ hat: 'chef', isMachine: true })
  expect(spelled(robot)).toBe('@chef[at @stove]')
})

test.each([
  ['a woman reading to her daughter in bed', '@bed[on @woman+1[read open-book]]'],
  ['a grandmother baking cookies with her granddaughter', '@grandmother+1[at @table[on @cookies]]'],
  ['a girl whispering a secret to her friend', '@girl+1'],
  ['an astronaut planting a flag on the moon', '@astronaut[held @flag]'],
  ['a scientist looking into a microscope', '@scientist[at @table[on microscope]]'],
  ['a boy climbing a tree', '@boy[against @treetrunk]'],
  ['a man leaning against an old tree', '@man[against @treetrunk]'],
  ['a mother handing her son his lunchbox', '@woman+1[held bento-box]'],
  ['two dogs sharing an umbrella', 'umbrella[under 2 dog]'],
  ['a puppy in a gift box with a red bow', 'wrapped-gift[tied ribbon][in dog]'],
  ['a hamster driving a toy car', '@toycar[ridden @beast-hamster]'],
  ['a dog holding a newspaper in its mouth', 'dog[before newspaper]'],
])('“%s” has everything where it is said to be', (prompt, subjects) => {
  expect(shown(prompt)).toBe(subjects)
})
