import { expect, test } from 'vitest'
import { parsePrompt } from './parse.ts'

test.each([
  'a country church with lights in the windows',
  'an old cottage with warm light coming from the windows',
  'a village cottage with glowing windows',
])('the windows of “%s” are lit at dusk', prompt => {
  const { time, extras, light } = parsePrompt(prompt)
  expect(time).toBe('dusk')
  expect(extras).toContain('lit windows')
  expect(light).not.toContain('sunbeams')
})

test('a lantern shines at dusk where no hour is named', () => {
  expect(parsePrompt('a paper lantern hanging from a tree')).toMatchObject({ place: 'meadow', time: 'dusk' })
})

test.each([
  'a lone tree under storm clouds just before the rain',
  'a lighthouse with a storm approaching',
  'a barn before a thunderstorm',
])('nothing falls yet from the dark clouds of “%s”', prompt => {
  const { time, weather } = parsePrompt(prompt)
  expect(time).toBe('storm')
  expect(weather).not.toContain('rain')
})

test('it rains in a storm that is not yet to come', () => {
  expect(parsePrompt('a ship in a storm').weather).toContain('rain')
})

test('a sandstorm fills the air of a desert', () => {
  const { place, time, extras, weather } = parsePrompt('camels walking through a sandstorm')
  expect({ place, time }).toEqual({ place: 'desert', time: 'day' })
  expect(extras).toContain('sandstorm')
  expect(weather).toContain('fog')
})

test('a sunny morning is bright day, and sunrise stays sunrise', () => {
  expect(parsePrompt('a village street on a sunny spring morning').time).toBe('day')
  expect(parsePrompt('a village street at sunrise').time).toBe('dawn')
})

test('against a low sun it is the golden hour', () => {
  expect(parsePrompt('a red fox backlit by the low winter sun').time).toBe('golden')
})

test('a caravan of camels is no camper van', () => {
  expect(parsePrompt('a camel caravan in a sandstorm').subjects).toMatchObject([{ count: 4 }])
  expect(parsePrompt('a camel caravan in a sandstorm').subjects[0].key).toMatch(/camel/)
})

test('of a church’s silhouette the church is seen from outside', () => {
  const { place, light, subjects } = parsePrompt('silhouette of a church at sunset')
  expect(place).not.toBe('room')
  expect(light).toContain('silhouette')
  expect(subjects).toMatchObject([{ key: 'church' }])
})

test.each([
  ['a huge red sun setting behind a pagoda', 'red sun', 'sunset'],
  ['an elephant in front of a giant sun', 'giant sun', 'sunset'],
  ['an enormous golden sun rising over a wheat field', 'giant sun', 'dawn'],
  ['a red sunset behind a pagoda', undefined, 'sunset'],
])('“%s”: the sun is what is looked at (%s)', (prompt, sun, time) => {
  const scene = parsePrompt(prompt)
  expect([...scene.extras].find(extra => extra.endsWith(' sun'))).toBe(sun)
  expect(scene.time).toBe(time)
})

test('morning light through the windows does not light them from inside', () => {
  expect(parsePrompt('a barista in a cafe, morning light through the windows').extras).not.toContain(
    'lit windows',
  )
})
