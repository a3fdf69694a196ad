import { expect, test } from 'vitest'
import { createRandom } from '../../engine/core/random.ts'
import { drawFigure } from './figure.ts'

test('the line of whoever fishes on their feet ends beyond the bank, well above their soles', () => {
  const angler = drawFigure(200, { outfit: 'casual', facing: 'front' }, createRandom(3), {
    pose: 'fish',
    prop: { tool: 'rod', size: 1, grip: 'both', heldAt: [0, 0] },
  })
  const { width, height } = angler
  const { data } = angler.getContext('2d').getImageData(0, 0, width, height)
  const lowestBeside = Array.from({ length: height }, (_, y) => y).findLast(y =>
    Array.from({ length: Math.floor(width * 0.2) }, (_, k) => width - 1 - k).some(
      x => data[(y * width + x) * 4 + 3] > 128,
    ),
  )
  expect(lowestBeside).toBeGreaterThan(height * 0.5)
  expect(lowestBeside).toBeLessThan(height * 0.85)
})
