import { expect, test } from 'vitest'
import { createRandom } from '../../../engine/core/random.ts'
import { createRaster } from '../../../engine/core/raster.ts'
import { paintAudience } from './audience.ts'

test('the listeners sit along the lower edge and leave the rest of the picture as it is', () => {
  const image = createRaster(80, 60)
  image.data.fill(0.5)
  paintAudience({ image, depth: new Float32Array(80 * 60).fill(5) }, createRandom(3))
  expect(image.data.slice(0, 80 * 40 * 3).every(value => value === 0.5)).toBe(true)
  expect(image.data.slice(80 * 55 * 3).some(value => value < 0.1)).toBe(true)
})
