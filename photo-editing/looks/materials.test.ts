import { expect, test } from 'vitest'
import { resurface, surfaceOf } from './materials.ts'

test.each([
  ['a cup made of blue porcelain', { material: 'porcelain', colour: 'blue' }],
  ['a knight in golden armour', { material: 'gold', colour: null }],
  ['a red car', { material: null, colour: 'red' }],
  ['a village at golden hour', null],
  ['a tiger', null],
])('“%s” names the surface %j', (prompt, surface) => {
  expect(surfaceOf(prompt)).toEqual(surface)
})

test('another material keeps light above dark, and nothing outside of the subject changes', () => {
  const [w, h] = [60, 20]
  const data = Float32Array.from(
    { length: w * h * 3 },
    (_, k) => [0.25, 0.1, 0.08][k % 3]! + (((k / 3) | 0) % w) * 0.008,
  )
  const alpha = Float32Array.from({ length: w * h }, (_, i) => (i < (w * h) / 2 ? 1 : 0))
  const picture = { w, h, data: new Float32Array(data) }
  resurface(picture, alpha, { material: 'marble', colour: null }, 7)
  expect(picture.data.subarray((w * h * 3) / 2)).toEqual(data.subarray((w * h * 3) / 2))
  const at = (x: number) => picture.data.subarray((5 * w + x) * 3, (5 * w + x) * 3 + 3)
  expect(at(55)[1]).toBeGreaterThan(at(4)[1]! + 0.2)
  expect(Math.max(...at(40)) - Math.min(...at(40))).toBeLessThan(0.08)
})
