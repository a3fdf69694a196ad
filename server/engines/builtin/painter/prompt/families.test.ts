import { expect, test } from 'vitest'
import { parsePrompt } from './parse.ts'
import type { Subject } from './scene.ts'

const keysOf = ({ key, bears = [] }: Subject): string =>
  bears.length ? `${key}[${bears.map(({ how, subject }) => `${how} ${keysOf(subject)}`).join()}]` : key
const seen = (prompt: string) => {
  const { place, subjects } = parsePrompt(prompt)
  return [place, ...subjects.map(keysOf)]
}

test.each([
  ['a kid’s birthday party in the garden', ['meadow', '@child[at @table[on birthday-cake]]', 'balloon']],
  ['grandpa sitting on a porch', ['terrace', '@rockingchair[on @grandfather]']],
  ['grandparents on a swing on the porch at sunset', ['terrace', '@bench[on @grandparent]']],
  ['kids playing in a treehouse in the woods', ['forest', '@child', '@treehouse']],
  ['two kids whispering in class', ['room', '@child']],
  ['a family on a ferry looking at the sea', ['terrace', '@family']],
  ['father pushing his kid on a swing in the park', ['meadow', '@man', '@swing[on @child]']],
  ['two girls having a lemonade stand', ['village', '@girl[at @table[on @lemonade]]']],
  ['a boy building a fort out of blankets in the living room', ['room', '@boy[at @blanketfort]']],
  ['kids sleeping in a tent under a starry sky', ['hills', '@child', '@tent']],
  ['people sunbathing on a beach', ['beach', '@blanket[on @person]']],
  ['a bowl of soup in a winter cabin', ['room', '@soup']],
  ['a messy teenagers bedroom with posters', ['room']],
  ['a cathedral inside with stained glass windows', ['room']],
  ['a couple cuddling under a blanket by the fireplace', ['room', '@sofa[on @couple]']],
  ['two kids playing in the mud', ['meadow', '@puddle[on @child]']],
  ['teenagers hanging out on the stairs in the city at night', ['street', '@steps[on @boy]']],
])('“%s” has what families know it by', (prompt, expected) => {
  expect(seen(prompt)).toEqual(expected)
})

test('a porch belongs to a house', () => {
  expect(parsePrompt('a dog sleeping on the porch').terrace).toBe('porch')
  expect(parsePrompt('a dog sleeping on the balcony').terrace).toBe('balcony')
})

test('each of a family that cycles has a bicycle and looks like themselves', () => {
  const [bicycle] = parsePrompt('a family cycling through the woods in spring').subjects
  expect(bicycle).toMatchObject({ key: 'bicycle', count: 3 })
  expect(new Set(bicycle.riders?.map(({ outfit }) => outfit)).size).toBe(3)
})

test('snowballs need snow', () => {
  expect(parsePrompt('a snowball fight between kids in front of a house').season).toBe('winter')
})

test.each(['a father shoveling snow in front of the house', 'a family of snow shoe hikers in the woods'])(
  '“%s” is in winter',
  prompt => {
    expect(parsePrompt(prompt).season).toBe('winter')
  },
)

test.each([
  'a mermaid on a rock looking at the moonlit sea',
  'a couple stargazing on a blanket in the desert',
])('“%s” is at night', prompt => {
  expect(['night', 'moonlit']).toContain(parsePrompt(prompt).time)
})

test('a library with ladders is not hidden by them', () => {
  expect(parsePrompt('a big old library with ladders and tall windows').around).toEqual([])
})

test('whoever surfs has no face drawn onto them', () => {
  expect(parsePrompt('a man surfing at sunrise').subjects[0].limbs).toBeUndefined()
})

test('basketball has a basket of its own, and animals jump through another hoop', () => {
  expect(parsePrompt('boys playing basketball on a court').scenery).toContain('@hoop')
  expect(parsePrompt('a dog jumping through a hoop').subjects[0].key).toBe('@jumpinghoop')
})
