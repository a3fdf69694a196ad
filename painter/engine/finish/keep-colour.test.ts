import { expect, test } from 'vitest'
import { createRaster } from '../core/raster.ts'
import { keepColour } from './keep-colour.ts'

test('of a red and a blue dot in a picture that keeps its red, the blue one turns grey', () => {
  const image = createRaster(2, 1)
  image.data.set([0.6, 0.02, 0.02, 0.02, 0.05, 0.6])
  keepColour(image, '#d02020')
  const [r, , b, otherR, otherG, otherB] = image.data
  expect(r).toBeGreaterThan((b ?? 0) * 5)
  expect(otherR).toBeCloseTo(otherB ?? 0)
  expect(otherG).toBeCloseTo(otherB ?? 0)
})
