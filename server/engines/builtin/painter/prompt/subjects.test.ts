import { expect, test } from 'vitest'
import { parsePrompt } from './parse.ts'

const first = (prompt: string) => parsePrompt(prompt).subjects[0]

test('fairy folk in a trade look like their kind and have what the trade has', () => {
  const smith = first('a dwarf blacksmith in his workshop')
  expect(smith.figure).toMatchObject({ isStout: true, beard: true })
  expect(smith.bears?.[0].subject.key).toBe('@anvil')
  expect(first('a half-orc ranger in a forest').figure).toMatchObject({ hasTusks: true, skin: '#6a9a48' })
  expect(first('a hobbit in a garden').figure).not.toHaveProperty('beard')
})

test('hikers have a plain stick, wizards a staff that glows, and a staff is nobody', () => {
  expect(first('a hiker on a mountain').figure?.hold).toBe('stick')
  const scene = parsePrompt('a wizard with a staff in an old library')
  expect(scene.subjects.filter(({ figure }) => figure)).toHaveLength(1)
  expect(scene.subjects[0].figure?.hold).toBe('staff')
})

test('cakes and soups are of what they are named after', () => {
  expect(first('a slice of blueberry cheesecake').key).toBe('@blueberrycheesecake')
  expect(first('a chocolate cake on a table').key).toBe('@chocolatecake')
  expect(first('a bowl of tomato soup').key).toBe('@tomatosoup')
})

test('nothing burns where the fire brigade is', () => {
  const { subjects } = parsePrompt('firefighters in front of a fire station')
  expect(subjects.map(({ key }) => key)).not.toContain('fire')
})

test('a scarf keeps its colour, and the animal its own', () => {
  expect(first('a dog with a blue scarf')).toMatchObject({ accessories: ['scarf'], scarf: '#2f6fe0' })
})

test('a bird on a garden fence is on it', () => {
  const { subjects } = parsePrompt('a small bird perched on a garden fence')
  expect(subjects).toHaveLength(1)
  expect(subjects[0]).toMatchObject({ key: '@fencepost', bears: [{ how: 'on' }] })
})

test('what is in a dish or a cup is not beside it', () => {
  const keys = (prompt: string) => parsePrompt(prompt).subjects.map(({ key }) => key)
  expect(keys('a bowl of ramen with vegetables')).toEqual(['@ramen'])
  expect(keys('a cup of green tea on a wooden table')).toEqual(['teacup-without-handle'])
})

test('an animal that drinks from a lake stands in its water', () => {
  expect(first('a unicorn drinking from a forest lake')).toMatchObject({ mode: 'float', wades: true })
})

test('somebody in a hooded cloak has both', () => {
  expect(first('a half-orc in a hooded cloak').figure).toMatchObject({ outfit: 'cape', hat: 'hood' })
})

test('what people buy at a market lies on its stalls', () => {
  const scene = parsePrompt('a busy farmers market with people buying vegetables')
  expect(scene.subjects).toEqual([])
  expect(scene.extras.has('crowd')).toBe(true)
})
