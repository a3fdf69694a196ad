import { expect, test } from 'vitest'
import { parsePrompt } from './parse.ts'

test.each([
  ['a busy street in Lagos with minibuses', '@africanrow'],
  ['Nairobi street in the morning, people going to work', '@africanrow'],
  ['tuk tuks in heavy Bangkok traffic', '@shophouses'],
  ['Hanoi street at night, man on a scooter', '@shophouses'],
  ['a street in Yerevan at night', '@balconyrow'],
  ['a double decker bus in London', '@brickrow'],
] as const)('“%s” runs between the houses of its country', (prompt, front) => {
  const scene = parsePrompt(prompt)
  expect([scene.place, scene.old, scene.fronts[0]]).toEqual(['street', true, front])
})

test.each([
  ['a market in Accra, colourful fabrics', '@africanrow'],
  ['an Ethiopian village with a well', 'hut'],
  ['a favela above the bay', '@favela'],
  ['a fishing village in Norway', '@redhouse'],
  ['a village of red houses in the snow', '@redhouse'],
  ['a village in Yorkshire', '@stonecottage'],
  ['the old town of Prague in spring', '@pastelrow'],
] as const)('“%s” has the houses of its country', (prompt, front) => {
  const scene = parsePrompt(prompt)
  expect([scene.place, scene.fronts[0]]).toEqual(['village', front])
})

test('cities that are known by their towers keep them', () => {
  for (const prompt of ['Nairobi skyline at dusk', 'the skyline of Bangkok at night'])
    expect(parsePrompt(prompt).place, prompt).toBe('city')
})

test('whoever is in a street looks like most who live there', () => {
  const scene = parsePrompt('three women in a market in Accra')
  expect(scene.locals).toBe(scene.subjects[0].figure?.skin)
  expect(parsePrompt('three women in a market').locals).toBeUndefined()
})

test('sights stand where they are, and what is said of them is no other thing', () => {
  const petra = parsePrompt('petra in jordan, a camel in front of the treasury')
  expect([petra.place, petra.subjects[0].key]).toEqual(['canyon', '@rocktemple'])
  const sydney = parsePrompt('Sydney opera house and harbour bridge')
  expect([sydney.place, ...sydney.subjects.map(({ key }) => key)]).toEqual([
    'city',
    '@operahouse',
    '@archbridge',
  ])
  expect(parsePrompt('statues on easter island').subjects[0].key).toBe('moai')
})

test('no cactus grows in the deserts of the old world', () => {
  expect(parsePrompt('dubai skyline from the desert').around).toEqual([])
  expect(parsePrompt('the desert of arizona').around).not.toEqual([])
})

test('the carved balconies of a town are those of its houses', () => {
  const scene = parsePrompt('wooden balconies in the old town of Tbilisi')
  expect([scene.place, scene.fronts[0]]).toEqual(['village', '@balconyrow'])
})

test.each([
  ['the acropolis at sunset', '@acropolis'],
  ['forbidden city in snow', '@imperialhall'],
  ['Mount Rushmore', '@carvedheads'],
  ['a greek temple by the sea', '@greektemple'],
  ['canal lock near Leeds', '@canallock'],
  ['a cathedral with stained glass inside, organ playing', '@pipeorgan'],
] as const)('“%s” shows what is named', (prompt, key) => {
  expect(parsePrompt(prompt).subjects[0]?.key).toBe(key)
})

test('a market in a town that is known by its houses has stalls', () => {
  const scene = parsePrompt('marrakech market, spices in piles')
  expect([scene.fronts[0], scene.scenery.includes('@stall')]).toEqual(['@adobes', true])
})

test('of a town far off that is named with a land, the land is the place', () => {
  expect(parsePrompt('football on the beach in Dakar at sunset').place).toBe('beach')
  expect(parsePrompt('a man repairing shoes in Kampala').fronts[0]).toBe('@africanrow')
})
