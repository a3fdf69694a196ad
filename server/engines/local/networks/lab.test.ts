import fc from 'fast-check'
import { expect, test } from 'vitest'
import { labOf, rgbOf } from './lab.ts'

type Three = [number, number, number]

test.each<[string, Three, Three]>([
  ['black', [0, 0, 0], [0, 0, 0]],
  ['white', [1, 1, 1], [100, 0, 0]],
  ['red', [1, 0, 0], [53.24, 80.09, 67.2]],
  ['green', [0, 1, 0], [87.74, -86.18, 83.18]],
  ['blue', [0, 0, 1], [32.3, 79.19, -107.86]],
])('%s has its published place', (_name, rgb, lab) => {
  const found = labOf(...rgb)
  for (const [i, value] of lab.entries()) expect(found[i]).toBeCloseTo(value, 1)
})

test('every colour comes back', () => {
  const part = fc.integer({ min: 0, max: 255 }).map(value => value / 255)
  fc.assert(
    fc.property(part, part, part, (red, green, blue) => {
      const back = rgbOf(...labOf(red, green, blue))
      for (const [i, value] of [red, green, blue].entries()) expect(back[i]).toBeCloseTo(value, 4)
    }),
  )
})
