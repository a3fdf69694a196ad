import { expect, test } from 'vitest'
import { luminance } from '../core/colour.ts'
import { createRandom } from '../core/random.ts'
import { createEnvironment } from './environment.ts'

test('the brightest of the colours that a sky is said to have is by the horizon', () => {
  const { skyRamp } = createEnvironment('sunset', createRandom(3), { skyColours: ['#8a3fd1', '#f08a1d'] })
  const [low, high] = [skyRamp.at(0), skyRamp.at(1)]
  expect(luminance(low)).toBeGreaterThan(luminance(high))
  expect(low[0]).toBeGreaterThan(low[2])
  expect(high[2]).toBeGreaterThan(high[1])
})

test('one colour that a sky is said to have leaves it those of the hour', () => {
  const skyOf = (skyColours: string[]) =>
    createEnvironment('sunset', createRandom(3), { skyColours }).skyRamp.at(1)
  const [plain, golden, all] = [skyOf([]), skyOf(['#e6b422']), skyOf(['#e6b422', '#e6b422'])]
  const blueness = (colour: readonly number[]) => colour[2]! / luminance([colour[0]!, colour[1]!, colour[2]!])
  expect(blueness(golden)).toBeLessThan(blueness(plain))
  expect(blueness(golden)).toBeGreaterThan(blueness(all))
})

test('no stars are seen in a night that it rains in', () => {
  const { stars, moon, cloudCover } = createEnvironment('night', createRandom(3), { weather: ['rain'] })
  expect([stars, moon]).toEqual([0, 0])
  expect(cloudCover).toBeGreaterThan(0.7)
})
