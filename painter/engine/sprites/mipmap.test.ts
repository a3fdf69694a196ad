import { expect, test } from 'vitest'
import { mipLevels } from './mipmap.ts'

const square = (side: number, light: number, alpha: number) => ({
  w: side,
  h: side,
  colour: new Float32Array(side * side * 3).fill(light),
  alpha: new Float32Array(side * side).fill(alpha),
})

test('levels hold light brighter than white, and dark shades beside it', () => {
  const sprite = square(31, 5, 0.5)
  sprite.colour[0] = 0.002
  const [full, half] = mipLevels(sprite)
  expect(full!.rgba[0]! * full!.unit).toBeCloseTo(0.001, 4)
  expect(full!.rgba[4]! * full!.unit).toBeCloseTo(2.5, 3)
  expect(half!.rgba.at(-4)! * half!.unit).toBeCloseTo(2.5, 3)
  expect(half!.rgba.at(-1)! * half!.unit).toBeCloseTo(0.5, 3)
})

test('all levels together take eleven bytes per pixel', () => {
  const bytes = mipLevels(square(512, 1, 1)).reduce((sum, { rgba }) => sum + rgba.byteLength, 0)
  expect(bytes / 512 ** 2).toBeLessThan(11)
})
