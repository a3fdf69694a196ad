import { expect, test } from 'vitest'
import { parsePrompt } from './parse.ts'

test.each([
  ['a tiger drinking water from a river in the jungle', 'river', 'palm'],
  ['an elephant drinking at a river in the savanna', 'river', 'acacia'],
  ['a lion drinking at a lake', 'pond', 'acacia'],
  ['a bear drinking from a lake', 'pond', 'green'],
])('%s has its own land about it', (prompt, place, tree) => {
  const { subjects, trees, ...scene } = parsePrompt(prompt)
  expect(scene.place).toBe(place)
  expect(trees[0]).toBe(tree)
  expect(subjects[0]).toMatchObject({ mode: 'float', wades: true, action: 'drinking' })
})

test('a bear that fishes stands in the river with its catch', () => {
  const [bear] = parsePrompt('a brown bear catching a salmon in a river').subjects
  expect(bear).toMatchObject({ key: 'bear', mode: 'float', wades: true })
  expect(bear.bears?.[0]?.subject.key).toBe('fish')
})

test('horses that gallop through shallow water are in it, and on a beach where that is said', () => {
  const [horses] = parsePrompt('wild horses galloping through shallow water at sunset').subjects
  expect(horses).toMatchObject({ mode: 'float', wades: true, action: 'running' })
  expect(parsePrompt('horses galloping through shallow water on a beach').place).toBe('beach')
})

test('a modern house of any colour is no cottage', () => {
  const { subjects, laid } = parsePrompt('modern white house with swimming pool and palm trees')
  expect(subjects[0].key).toBe('@modernhouse')
  expect(laid).toBe('swimming pool')
})

test('a japanese house is one house, and stands by its pond', () => {
  const { subjects, place } = parsePrompt('traditional japanese house with a pond and koi fish')
  expect(subjects[0]).toMatchObject({ key: '@japanesehouse', mode: 'build' })
  expect(place).toBe('pond')
})

test('a forest of sweets has pink trees', () => {
  const { trees, unmatched } = parsePrompt('a candy forest with a chocolate river')
  expect(trees).toEqual(['blossom'])
  expect(unmatched).toEqual([])
})

test.each([
  'wooden house by a lake in the forest with fog in the morning',
  'camping tent by a lake in the fog',
])('%s: the water is before it', prompt => {
  expect(parsePrompt(prompt).place).toBe('pond')
})
