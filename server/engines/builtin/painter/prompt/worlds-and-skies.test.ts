import { expect, test } from 'vitest'
import { parsePrompt } from './parse.ts'

test.each(['Sunrise on Gliese 581c', 'a city of glass on Kepler-22b', 'surface of an alien planet'])(
  'planets of other suns are no Mars: %s',
  prompt => {
    const { place, hue, extras } = parsePrompt(prompt)
    expect(place === 'mars' ? hue : extras.has('other world')).toBeTruthy()
  },
)

test('Mars stays red', () => {
  expect(parsePrompt('the surface of Mars').hue).toBeNull()
})

test('a planet that is seen from space is seen whole, and the ground of one is stood on', () => {
  expect(parsePrompt('an alien planet viewed from space').place).toBe('space')
  expect(parsePrompt('the surface of an alien planet').place).toBe('mars')
})

test.each([
  'view from earth atmosphere to the stars',
  'an astronaut floating in low earth orbit',
  'the curvature of the earth at sunrise',
  'a nebula above the earth',
])('the earth is a curve below the stars: %s', prompt => {
  expect(parsePrompt(prompt).extras).toContain('orbit')
})

test('what is the last or the first on earth is where it always is', () => {
  const { place, extras } = parsePrompt('the last sunrise on earth')
  expect(place).not.toBe('space')
  expect(extras).toContain('giant sun')
})

test.each([
  ['a clear night sky filled with stars', 'sky'],
  ['beautiful rainbow clouds', 'sky'],
  ['fire in the sky', 'sky'],
  ['looking into the sky, 10 airplanes are seen overhead', 'overhead'],
] as const)('the sky is what is looked at: %s', (prompt, extra) => {
  expect(parsePrompt(prompt).extras).toContain(extra)
})

test.each(['a clear sky over the mountains', 'a castle under a starry sky', 'a sunny day in a meadow'])(
  'a land under its sky is looked at: %s',
  prompt => {
    expect(parsePrompt(prompt).extras).not.toContain('sky')
  },
)

test('fire in the sky lights no camp fire', () => {
  const { subjects, skyColours } = parsePrompt('fire in the sky')
  expect(subjects).toEqual([])
  expect(skyColours).toContain('red')
})

test('the sun of synthwave is cut by stripes, and by day there is none', () => {
  expect(parsePrompt('a synthwave sunset over the sea').extras).toContain('striped sun')
  expect(parsePrompt('synthwave mountains at noon').extras).not.toContain('striped sun')
})

test('light that follows the name of an artist is read', () => {
  expect(parsePrompt('a house in the countryside, by jakub rozalski, sunset lighting').time).toBe('sunset')
})

test('haze hides no stars that are spoken of', () => {
  const { light, extras } = parsePrompt('a man looks up at the starry sky, ethereal')
  expect(light).not.toContain('hazy')
  expect(extras).toContain('milky way')
})

test.each([
  ['supernova explosion', 'supernova'],
  ['hurricane seen from space', 'earth'],
  ['Saturn’s rings up close', 'saturn'],
  ['the planet Neptune', 'planet'],
])('%s is seen in space', (prompt, body) => {
  const { place, celestialBodies, subjects } = parsePrompt(prompt)
  expect([place, celestialBodies, subjects]).toEqual(['space', [body], []])
})

test('the grounds of other planets are stood on', () => {
  expect(parsePrompt('the surface of Venus').place).toBe('mars')
  expect(parsePrompt('the surface of Mercury').place).toBe('moon')
  expect(parsePrompt('the ice of Europa').place).toBe('snowfield')
})

test('dry earth is no planet', () => {
  expect(parsePrompt('cracked dry earth under a blazing sun').place).toBe('saltflat')
})

test.each([
  ['autumn forest road covered in leaves', 'road', undefined],
  ['a wheat field with a dirt road', 'meadow', 'path'],
] as const)('%s has its road', (prompt, place, extra) => {
  const scene = parsePrompt(prompt)
  expect(scene.place).toBe(place)
  if (extra) expect(scene.extras).toContain(extra)
  else expect(scene.roadside).toBe('forest')
})

test('the ground of a planet has the colour that it is said to have', () => {
  const hueOf = (prompt: string) => parsePrompt(prompt).hue
  expect(hueOf('an astronaut sitting on a red desert planet, watching two moons rise')).toBeNull()
  expect(hueOf('a rover on a red alien planet')).toBeLessThan(40)
  expect(hueOf('a purple desert planet with two moons')).toBeGreaterThan(270)
  expect(hueOf('an alien planet')).not.toBeNull()
})
