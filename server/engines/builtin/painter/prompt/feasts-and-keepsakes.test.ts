import { expect, test } from 'vitest'
import { parsePrompt } from './parse.ts'
import type { Subject } from './scene.ts'

const named = ({ key, colour, bears = [] }: Subject): string =>
  `${colour ? `${colour} ` : ''}${key}${bears.map(({ how, subject }) => ` ${how} ${named(subject)}`).join('')}`
const shown = (prompt: string) => parsePrompt(prompt).subjects.map(named).join(', ')

test.each([
  ['a birthday cake with seven candles', '@candlecake7'],
  ['chocolate cake with 3 lit candles on top', 'brown @candlecake3'],
  ['a three tier wedding cake with pink roses', '@weddingcake'],
  ['a bowl of ripe mangoes', '@bowl full @mango'],
  ['ramen with a soft boiled egg and green onions', '@ramen'],
  ['cheesecake slice on a plate', '@plate on @cheesecake'],
  ['two wine glasses on a table', 'red @redwine'],
])('what is on a dish is no thing beside it: “%s”', (prompt, subjects) => {
  expect(shown(prompt)).toBe(subjects)
})

test.each([
  ['a menorah on a window sill', '@menorah'],
  ['a shrine for the day of the dead with marigolds', '@ofrenda'],
  ['a wooden kachina doll', '@kachina'],
  ['hanukkah candles in the evening', '@menorah'],
  ['presents lying under the christmas tree', 'christmas-tree, @pileofpresents'],
  ['a christmas tree with lots of gifts underneath', 'christmas-tree, @pileofpresents'],
])('feasts have what they are known by: “%s”', (prompt, subjects) => {
  expect(shown(prompt)).toBe(subjects)
})

test.each([
  ['a gold ring with a red stone', 'gold @rubyring'],
  ['an old leather suitcase', '@oldsuitcase'],
  ['a black leather handbag', 'black handbag'],
  ['a bouquet of white tulips on a bench', '@bench on @papercone full white tulip'],
  ['a blue and white porcelain vase', '@delftvase'],
  ['a motorcycle helmet', '@motohelmet'],
  ['a pair of cowboy boots', '@cowboyboot'],
])('a thing has the kind, the stone, the stuff and the flowers that are said: “%s”', (prompt, subjects) => {
  expect(shown(prompt)).toBe(subjects)
})

test('boots and helmets that somebody has on are no things beside them', () => {
  expect(parsePrompt('a girl in rain boots jumping').subjects).toHaveLength(1)
  expect(parsePrompt('a boy with a bike helmet').subjects).toHaveLength(1)
})

test('presents lie beside the Christmas tree of a room, wherever the sentence names them', () => {
  const { subjects } = parsePrompt('christmas tree in front of a fireplace with presents and a sleeping dog')
  expect(subjects.map(({ key }) => key)).toEqual(['christmas-tree', '@pileofpresents', 'dog'])
})

test('at a birthday party nobody has a cake of their own in the hand', () => {
  const [kids] = parsePrompt('kids at a birthday party with a cake').subjects
  expect(kids?.bears ?? []).toEqual([])
})
