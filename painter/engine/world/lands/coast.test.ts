import { expect, test } from 'vitest'
import { Noise } from '../../core/noise.ts'
import { createRandom } from '../../core/random.ts'
import { coast } from './coast.ts'
import type { LandSite } from './land.ts'

test.each([3, 9, 20])('the sea is behind who stands on a beach, %i metres away', away => {
  const site = {
    kind: 'beach',
    noise: new Noise(1),
    random: createRandom(1),
    offsetX: 0,
    offsetZ: 0,
    halfView: 0.63,
    anchor: [0, away],
    isDry: true,
  } as LandSite
  const { height } = coast(site).terrain
  expect(height(0, away, 6)).toBeGreaterThanOrEqual(0)
  expect(height(0, away * 4, 6)).toBeLessThan(0)
})
