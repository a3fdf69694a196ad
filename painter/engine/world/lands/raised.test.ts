import { expect, test } from 'vitest'
import { Noise } from '../../core/noise.ts'
import { withHill } from './raised.ts'

test('a hill is level below what stands on it and falls away beside that', () => {
  const hill = { x: 0, z: 50, height: 10, radius: 20, top: 8 }
  const height = withHill(() => 0, hill, 0, new Noise(1))
  const top = height(0, 50, 8)
  expect(Math.abs(height(7, 50, 8) - top)).toBeLessThan(1.2)
  expect(height(30, 50, 8)).toBeLessThan(top - 2)
})
