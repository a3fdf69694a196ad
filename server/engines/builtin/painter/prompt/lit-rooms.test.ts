import { expect, test } from 'vitest'
import { parsePrompt } from './parse.ts'

test.each([
  ['a candlelit watchmaker studio, warm glow', 'workshop', 'mantelpiece-clock'],
  ['a tailor’s workshop lit by a single lamp', 'tailor', 'scissors'],
  ["an alchemist's laboratory with glowing potions", 'wizard', '@potion'],
])('“%s” is the room of the trade, with nobody in it', (prompt, room, thing) => {
  const scene = parsePrompt(prompt)
  expect(scene).toMatchObject({ place: 'room', room })
  expect(scene.subjects.some(({ figure }) => figure)).toBe(false)
  expect(scene.around.some(({ key }) => key === thing)).toBe(true)
})

test('candles stand about in a candlelit room', () => {
  const { around, scenery } = parsePrompt('a candlelit library')
  expect(around).toMatchObject([{ key: 'candle', count: 4 }])
  expect(scenery).not.toContain('candle')
})

test('a room with neon has strips of coloured light', () => {
  const { room, extras } = parsePrompt('a bar with a neon sign')
  expect(room).toBe('bar')
  expect(extras).toContain('led strips')
})

test('a room lit by one lamp is not in daylight', () => {
  expect(parsePrompt('a workshop lit by a single lamp').time).toMatch(/dusk|night/)
})

test.each([
  'rays of light in a redwood forest',
  'a barn with shafts of sunlight',
  'a ray of light in a cave',
])('the beams of “%s” are light, and no figure of speech', prompt =>
  expect(parsePrompt(prompt).light).toContain('sunbeams'),
)

test('a library lit by lamps is in their light, and they are no things to be shown', () => {
  const { light, subjects, around } = parsePrompt('an old library lit by lamps')
  expect(light).toContain('lamplight')
  expect([...subjects, ...around].some(({ key }) => key === '@lamp')).toBe(false)
})

test('window light is daylight, and no lit window', () => {
  const { extras, time } = parsePrompt('a vintage camera on a wooden table, soft window light')
  expect(extras).not.toContain('lit windows')
  expect(time).not.toBe('dusk')
})

test('what glows in a wizard’s bottles is potion', () => {
  const { around } = parsePrompt('a potion shop interior at night, shelves full of glowing bottles')
  expect(around).toMatchObject([{ key: '@potion', glow: 'own' }])
})

test('a minimalist room in natural light is seen by day', () => {
  expect(parsePrompt('a minimalist living room, natural lighting').time).toBe('day')
})

test('a fireside is seen by evening, unless an hour is named', () => {
  expect(parsePrompt('a woman reading by the fireplace').time).toBe('dusk')
  expect(parsePrompt('a woman reading by the fireplace at noon').time).toBe('day')
})

test.each([
  ['a tavern by firelight', 'tavern'],
  ['a cozy bookshop with a sleeping cat', 'bookshop'],
  ['a candlelit restaurant', 'restaurant'],
])('“%s” is seen from within', (prompt, room) => {
  expect(parsePrompt(prompt)).toMatchObject({ place: 'room', room })
})

test.each([
  'a cat in a kitchen in the glow of the fire',
  'a woman in a library by the light of the fireplace',
])('“%s” is lit by its fire', prompt => {
  expect(parsePrompt(prompt)).toMatchObject({ place: 'room', light: ['firelight'] })
})

test.each([
  'a girl in a black and white room',
  'a girl with a red apple, everything except the apple is black and white',
  'black and white high contrast photo of an old man',
])('“%s” is without colour', prompt => {
  expect(parsePrompt(prompt).light).toContain('monochrome')
})

test.each([
  'a candle burning on a table in the dark',
  'a witch brewing potion in a dark cottage',
  'a man working late in an office',
  'an office with city lights outside',
  'people sleeping on a night train',
])('“%s” is a room by night', prompt => {
  expect(parsePrompt(prompt)).toMatchObject({ place: 'room', time: 'night' })
})

test('dark wood and a named hour leave a room its light', () => {
  expect(parsePrompt('a kitchen with dark oak tables').time).toBe('day')
  expect(parsePrompt('a dark room in the morning sun').time).not.toBe('night')
})
