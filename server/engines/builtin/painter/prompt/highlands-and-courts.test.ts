import { expect, test } from 'vitest'
import { parsePrompt } from './parse.ts'

test('behind the highlands there are mountains', () => {
  for (const prompt of [
    'an old steam train crossing a stone viaduct in the scottish highlands',
    'a stag in the highlands',
    'a cottage in the Scottish Highlands, autumn',
  ]) {
    const { place, extras } = parsePrompt(prompt)
    expect(place).toBe('hills')
    expect([...extras]).toContain('mountains')
  }
})

test('a court is of the ground that is named', () => {
  expect(parsePrompt('a tennis player on a clay court').laid).toBe('clay court')
  expect(parsePrompt('two women playing tennis on a grass court').laid).toBe('grass court')
  expect(parsePrompt('a tennis match at wimbledon').laid).toBe('grass court')
  expect(parsePrompt('a tennis match').laid).toBe('tennis court')
})

test('a tennis player is one player', () => {
  for (const [prompt, count] of [
    ['tennis player serving on a clay court', 1],
    ['a young tennis player hitting a backhand', 1],
    ['two tennis players on a court', 2],
    ['a tennis match', 2],
  ] as const)
    expect(parsePrompt(prompt).subjects[0]).toMatchObject({ key: '@tennisplayer', count })
})

test('the houses of a city under water are under its domes', () => {
  for (const prompt of [
    'an underwater city under glass domes with submarines passing by',
    'an underwater city',
    'a domed city under the sea',
  ]) {
    const { place, subjects } = parsePrompt(prompt)
    expect(place).toBe('underwater')
    expect(subjects[0].key).toBe('@citydome')
  }
})

test('a tram goes up a hill in the street between the houses', () => {
  const scene = parsePrompt('yellow tram going up a hill between tiled houses')
  expect(scene).toMatchObject({ place: 'street', subjects: [{ key: '@tramfront', colour: 'yellow' }] })
  expect(scene.fronts).toContain('@tiledrow')
})

test('in the evening the sun is still on rice terraces', () => {
  for (const prompt of [
    'terraced rice fields in Vietnam reflecting the evening sky',
    'rice terraces in the evening',
    'a farmer on rice terraces in the evening',
  ])
    expect(parsePrompt(prompt)).toMatchObject({ place: 'riceterrace', time: 'golden' })
  expect(parsePrompt('rice terraces at dusk').time).toBe('dusk')
})
