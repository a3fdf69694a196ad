import { expect, test } from 'vitest'
import { RATIOS } from '#catalogue/ratios.ts'
import { drawingSize } from './drawing-sizes.ts'

test.each(RATIOS)('a picture of $key is drawn in steps of 64 and cut to exactly that ratio', ({ key }) => {
  const [across = 0, down = 0] = key.split(':').map(Number)
  for (const side of [512, 768]) {
    const { size, cut } = drawingSize(key, side)
    expect(cut.width * down).toBe(cut.height * across)
    for (const length of [size.width, size.height]) {
      expect(length % 64).toBe(0)
      expect(length).toBeLessThanOrEqual(side)
    }
    // Of what was drawn, no more is thrown away than the steps demand.
    expect(size.width - cut.width).toBeLessThan(64)
    expect(size.height - cut.height).toBeLessThan(64)
    expect(Math.max(cut.width, cut.height)).toBeGreaterThan(side - Math.max(across, down))
  }
})

test('a ratio that nobody knows is a square', () => {
  expect(drawingSize('7:3', 512)).toEqual(drawingSize('1:1', 512))
})
