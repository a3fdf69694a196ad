import { expect, test } from 'vitest'
import { createRelief, type Relief } from './relief.ts'

/** The relief at each pixel of a picture of 4 by 4, even pixels first, and how many points were reckoned. */
function reliefOf(depth: number[]) {
  let reckoned = 0
  const reliefAt = createRelief(4, 4, Float32Array.from(depth), (x, z, _distance, out) => {
    reckoned++
    Object.assign(out, { height: x + 10 * z, slopeX: x, slopeZ: z })
  })
  const seen: Relief[] = []
  const see = (column: number, row: number) => {
    const out = { height: 0, slopeX: 0, slopeZ: 0 }
    reliefAt(column, row, column, row, out)
    seen[row * 4 + column] = out
  }
  for (const row of [0, 2]) for (const column of [0, 2]) see(column, row)
  for (let i = 0; i < 16; i++) if (i & 1 || i & 4) see(i % 4, i >> 2)
  return { seen, reckoned }
}

test('ground between reckoned pixels has the mean of their relief', () => {
  const { seen, reckoned } = reliefOf(Array(16).fill(50))
  expect(reckoned).toBe(4)
  expect(seen[1]).toEqual({ height: 1, slopeX: 1, slopeZ: 0 })
  expect(seen[5]).toEqual({ height: 11, slopeX: 1, slopeZ: 1 })
})

test('what is seen at another distance has a relief of its own', () => {
  const { seen, reckoned } = reliefOf([...Array(5).fill(50), 80, ...Array(10).fill(50)])
  expect(reckoned).toBe(5)
  expect(seen[5]).toEqual({ height: 11, slopeX: 1, slopeZ: 1 })
  expect(seen[1]).toEqual({ height: 1, slopeX: 1, slopeZ: 0 })
})
