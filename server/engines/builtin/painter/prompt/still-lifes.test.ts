import { expect, test } from 'vitest'
import { spelled } from '#tests/support/spelled.ts'
import { parsePrompt } from './parse.ts'

const shown = (prompt: string) => parsePrompt(prompt).subjects.map(spelled).join(', ')

test.each([
  ['a row of clay diyas burning in the dark', '5 @diya'],
  ['an old oil lamp on a wooden table', '@oillamp'],
  ['a kerosene lamp on a windowsill', '@oillamp'],
  ['a magic lamp', '@genielamp'],
])('in “%s” the lamp is of its own kind', (prompt, subjects) => {
  expect(shown(prompt)).toBe(subjects)
})

test.each([
  'a pumpkin carved with a scary face',
  'a pumpkin with a carved grin',
  'a large pumpkin cut into a cat face',
])('“%s” is a lantern', prompt => expect(parsePrompt(prompt).subjects[0].key).toBe('jack-o-lantern'))

test('a pumpkin in a field is none', () =>
  expect(parsePrompt('a pumpkin in a field').subjects[0].key).not.toBe('jack-o-lantern'))

test.each([
  ['a chocolate cake with candles being blown out', '@candlecake7'],
  ['a half knitted scarf with needles and balls of wool', '@knitting'],
  ['lavender drying upside down from a wooden beam', '@dryingbunches'],
  ['bunches of herbs hanging from the rafters', '@dryingbunches'],
  ['marbles spilling out of a velvet bag', '@marblebag'],
  ['a school lunch tray with broccoli trees, mashed potato hills and a gravy river', '@lunchtray'],
  ['bubble tea with tapioca pearls', 'bubble-tea'],
])('“%s” is one thing, and its parts are none beside it', (prompt, subjects) => {
  expect(shown(prompt)).toBe(subjects)
})

test('whoever knits is at it', () =>
  expect(shown('a woman knitting a half finished scarf')).toContain('@woman'))

test('a pie that cools stands in the window', () =>
  expect(parsePrompt('an apple pie cooling on the window').place).toBe('window'))

test.each([
  ['a tray of sushi shaped like little cars', 'automobile', 'sushi', 3],
  ['a loaf of bread shaped like a turtle', 'turtle', 'bread', 1],
])('“%s” has that outline and stays food', (prompt, drawing, made, count) => {
  expect(parsePrompt(prompt).subjects[0]).toMatchObject({ shape: { drawing, fittings: 'none' }, made, count })
})

test('whoever knits in a chair sits there', () =>
  expect(shown('a grandmother knitting in a rocking chair')).toMatch(/woman|grand/))
