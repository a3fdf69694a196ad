import { expect, test } from 'vitest'
import { createSharedPixels } from './shared-pixels.ts'

/** Values of a picture of 4 by 4 whose every pixel has its own two, and how many were reckoned. */
function valuesOver(depth: number[]) {
  const shared = createSharedPixels(4, 4, 2, (a, b) => depth[a] === depth[b])
  const seen: number[][] = []
  let reckoned = 0
  const see = (column: number, row: number) => {
    const values = new Float64Array(2)
    if (!shared.take(column, row, values)) {
      reckoned++
      values.set([column, 10 * row])
      shared.keep(column, row, values)
    }
    seen[row * 4 + column] = [...values]
  }
  for (const row of [0, 2]) for (const column of [0, 2]) see(column, row)
  for (let i = 0; i < 16; i++) if (i & 1 || i & 4) see(i % 4, i >> 2)
  return { seen, reckoned }
}

test('pixels between those that are reckoned have the mean of their neighbours', () => {
  const { seen, reckoned } = valuesOver(Array(16).fill(50))
  expect(reckoned).toBe(4)
  expect(seen[1]).toEqual([1, 0])
  expect(seen[4]).toEqual([0, 10])
  expect(seen[5]).toEqual([1, 10])
})

test('what is unlike all of its neighbours is reckoned by itself', () => {
  const { seen, reckoned } = valuesOver([...Array(5).fill(50), 80, ...Array(10).fill(50)])
  expect(reckoned).toBe(5)
  expect(seen[5]).toEqual([1, 10])
  expect(seen[1]).toEqual([1, 0])
})
