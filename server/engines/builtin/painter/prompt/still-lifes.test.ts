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

test.each([
  ['a single red wellington boot', '@rainboot'],
  ['a box of chocolates with one missing', '@chocolatebox'],
  ['a camera on an old leather suitcase', '@oldsuitcase[on camera]'],
  ['a pocket watch on a chain', '@pocketwatch'],
  ['a cherry blossom branch in a vase', '@vase[full @blossombranch]'],
])('“%s” is drawn as what it is known by', (prompt, subjects) => {
  expect(shown(prompt)).toBe(subjects)
})

test('what is carried in a suitcase looks out of it', () =>
  expect(shown('a cat in an old suitcase')).toBe('luggage[in cat]'))

test.each([
  ['a pizza with two slices missing', 2],
  ['pizza with half the slices gone', 4],
  ['a half-eaten pizza', 4],
])('of “%s” so many eighths are gone', (prompt, count) => {
  expect(parsePrompt(prompt).subjects[0].cut).toEqual({ way: 'served', count })
})

test.each(['an ice cream melting in the sun', 'a melting snowman'])('“%s” runs down', prompt =>
  expect(parsePrompt(prompt).subjects[0].wear).toContain('melting'),
)

test('what hangs from a ceiling is in the air of its room', () => {
  const { place, subjects, around } = parsePrompt('paper cranes hanging from the ceiling')
  expect({ place, subjects }).toEqual({ place: 'room', subjects: [] })
  expect(around[0]).toMatchObject({ key: '@papercrane', mode: 'fly' })
  expect(parsePrompt('a bat hanging from the ceiling').subjects).toHaveLength(1)
})

test('what is left in the rain is out of doors, and fruit at a stall is at a market', () => {
  expect(parsePrompt('a broken umbrella in the rain').place).toBe('street')
  expect(parsePrompt('mangoes at a market stall').scenery).toContain('@stall')
})

test('a cake in the shape of something has candles', () =>
  expect(parsePrompt('a birthday cake shaped like a castle').subjects[0].shape).toEqual({
    drawing: 'castle',
    fittings: 'candles',
  }))

test('whose outfit it is shows on the animal', () =>
  expect(parsePrompt("a beagle in a detective's outfit").subjects[0].figure).toMatchObject({ hat: 'fedora' }))

test.each([
  ['fried eggs and bacon in a cast iron pan', 'cooking'],
  ['colourful macarons stacked in a tower', '@macarons'],
])('“%s” is one thing that holds the rest', (prompt, subjects) => {
  expect(shown(prompt)).toBe(subjects)
})

test('who sleeps in a chair sits in it, and who looks in at a window is outside', () => {
  expect(shown('a fisherman asleep in a deckchair')).toBe('@deckchair[on @fisherman]')
  expect(parsePrompt('a cow looking through the kitchen window').outside[0].key).toBe('cow')
})

test('who lets others sleep on them is awake', () =>
  expect(shown('a horse letting two baby chicks sleep on his back')).toBe('horse[on 2 baby-chick]'))
