import { expect, test } from 'vitest'
import { darkenBeyond } from './lamp-circle.ts'

test('a lamp leaves in the dark what it does not reach', () => {
  const [w, h] = [40, 30]
  const data = new Float32Array(w * h * 3).fill(0.4)
  darkenBeyond({ w, h, data }, [{ x: 4, y: 4, radius: 2 }])
  const at = (x: number, y: number) => data[(y * w + x) * 3]
  expect(at(4, 4)).toBeGreaterThan(0.4)
  expect(at(39, 29)).toBeLessThan(0.15)
})
