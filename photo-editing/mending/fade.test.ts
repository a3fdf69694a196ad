import { expect, test } from 'vitest'
import { createRandom } from '#painter/engine/core/random.ts'
import type { DisplayRaster } from '#painter/painting/styles/display-raster.ts'
import { removeFade } from './fade.ts'

const SIDE = 64

/** A warm picture with deep shadows and no whites: blocks of many colours, orange more than blue. */
function warmPicture(fade: (value: number, channel: number) => number): DisplayRaster {
  const random = createRandom(5)
  const data = new Float32Array(SIDE * SIDE * 3)
  for (let y = 0; y < SIDE; y += 8)
    for (let x = 0; x < SIDE; x += 8) {
      const brightness = random() ** 2
      const colour = [0.85, 0.45 + random() * 0.25, 0.15 + random() * 0.3].map(value => value * brightness)
      for (let dy = 0; dy < 8; dy++)
        for (let dx = 0; dx < 8; dx++)
          for (let c = 0; c < 3; c++) data[((y + dy) * SIDE + x + dx) * 3 + c] = fade(colour[c], c)
    }
  return { w: SIDE, h: SIDE, data }
}

const meansOf = ({ data }: DisplayRaster) =>
  [0, 1, 2].map(c => data.filter((_, k) => k % 3 === c).reduce((sum, value) => sum + value, 0) / SIDE ** 2)

test('the tones and colours of a picture that has not faded stay', () => {
  const picture = warmPicture(value => value)
  const before = meansOf(picture)
  expect(removeFade(picture)).toBe(0)
  for (const [c, mean] of meansOf(picture).entries()) expect(Math.abs(mean - before[c])).toBeLessThan(0.015)
})

test('a faded picture gets its blacks and its range back', () => {
  const picture = warmPicture((value, c) => 0.3 - c * 0.04 + value * 0.5)
  expect(removeFade(picture)).toBe(1)
  expect(Math.min(...picture.data)).toBeLessThan(0.02)
  expect(Math.max(...picture.data)).toBeGreaterThan(0.9)
})

test('a picture of one even tone stays as it is', () => {
  const even = { w: SIDE, h: SIDE, data: new Float32Array(SIDE * SIDE * 3).fill(0.5) }
  removeFade(even)
  for (const value of even.data) expect(value).toBeCloseTo(0.5, 3)
})
