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
