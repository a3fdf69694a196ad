import { expect, test } from 'vitest'
import { spelled } from '#tests/support/spelled.ts'
import { parsePrompt } from './parse.ts'

const shown = (prompt: string) => parsePrompt(prompt).subjects.map(spelled).join(', ')

test.each([
  ['A child is playing with a toy airplane in the backyard.', '@child[held airplane]'],
  ['a child playing with a toy car', '@child[held @toycar]'],
  ['A man is repairing a fence in the backyard.', '@man[at @fence]'],
  ['a man holding a toolbox and fixing a broken bike', '@man[held toolbox][at bicycle]'],
  ['The sculptor is carving a statue from a block of stone.', '@sculptor[at @stoneblock]'],
  ['A chef decorating a cake', '@chef[at @table[on @layercake]]'],
  ['a man holding a rake in a garden', '@man[held @rake]'],
  ['A person is birdwatching in the woods.', '@person[held @binoculars]'],
  ['the children hop around on a blue mat', '@rug[on 3 @child]'],
  ['A woman is holding an umbrella and walking in the snow.', '@woman'],
  ['The fluffy cat is on the left of the soft pillow.', 'cat, @pillow'],
])('“%s” shows what hands have and work at', (prompt, subjects) => {
  expect(shown(prompt)).toBe(subjects)
})

test.each([
  ['A couple is enjoying a candlelit dinner in a fancy restaurant.', 'restaurant'],
  ['A bustling Iftar dinner during Ramadan, with families breaking fast.', 'livingroom'],
  ['A family is playing a board game on the living room floor.', 'livingroom'],
])('“%s” seats people around a table', (prompt, room) => {
  const scene = parsePrompt(prompt)
  expect(scene.room).toBe(room)
  expect(scene.subjects[0]).toMatchObject({
    action: 'sitting',
    bears: [{ how: 'at', subject: { key: '@table' } }],
  })
})

test.each([
  ['A man is eating salad', 'room', 'livingroom'],
  ['A woman sipping a steaming cup of tea.', 'room', 'livingroom'],
  ['an astronaut walking between stone buildings', 'street', undefined],
  ['a panda eating bamboo', 'forest', undefined],
])('“%s” is where that is done', (prompt, place, room) => {
  const scene = parsePrompt(prompt)
  expect(scene.place).toBe(place)
  if (room) expect(scene.room).toBe(room)
})

test.each([
  ['a girl jumping rope', 'ropeskipping'],
  ['The fireman is extinguishing a blaze with a hose.', 'hosing'],
  ['A woman is jogging in the woods', 'running'],
  ['a person doing yoga on the beach', 'meditating'],
])('in “%s” a whole figure does it', (prompt, action) => {
  const [main] = parsePrompt(prompt).subjects
  expect(main.figure).toBeDefined()
  expect(main.action).toBe(action)
})

test('several people are no bust, and whoever is nowhere in particular shows the face', () => {
  expect(parsePrompt('portrait of two young girls')).toMatchObject({
    place: 'studio',
    subjects: [{ count: 2 }],
  })
  expect(parsePrompt('a girl in a white blouse').subjects[0].figure?.facing).toBe('front')
})

test('campfires burn at dusk unless another hour is named', () => {
  expect(parsePrompt('friends sitting around a campfire').time).toBe('dusk')
  expect(parsePrompt('friends sitting around a campfire at noon').time).toBe('day')
})

test('people of the desert wear its headcloth, and nobody jogs in a dress', () => {
  expect(parsePrompt('a Bedouin man in the desert').subjects[0].figure?.hat).toBe('keffiyeh')
  expect(parsePrompt('a woman jogging in a park').subjects[0].figure?.outfit).toBe('casual')
})

test('who holds a lantern has no other one', () => {
  const [goblin] = parsePrompt('a goblin holding a green lantern').subjects
  expect(goblin.bears?.map(({ subject }) => subject.key)).toEqual(['@lantern'])
  expect(goblin.figure?.hold).toBeUndefined()
})
