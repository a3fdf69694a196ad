import { expect, test } from 'vitest'
import { RATIOS } from '#catalogue/ratios.ts'
import { SAMPLES } from './content.ts'

test('the samples show every ratio and several styles', () => {
  expect(new Set(SAMPLES.map(({ aspectRatio }) => aspectRatio)).size).toBe(RATIOS.length)
  expect(new Set(SAMPLES.map(({ style }) => style)).size).toBeGreaterThan(5)
})

test('no sample is there twice', () => {
  expect(new Set(SAMPLES.map(({ prompt, style }) => `${prompt}/${style}`)).size).toBe(SAMPLES.length)
})
