import { describe, expect, test } from 'vitest'
import { addressIn, createVectorRows } from './vector-rows.ts'

/** Not a multiple of what is worked on in one turn. */
const LENGTH = 37
const WEIGHTS = [0.5, -0.25, 2]

function filledRows() {
  const vectors = createVectorRows(4, LENGTH)
  const [out, ...inputs] = vectors.rows
  for (const [k, { data }] of inputs.entries()) for (let i = 0; i < LENGTH; i++) data[i] = (i * (k + 3)) % 17
  return { vectors, out, inputs, addresses: inputs.map(({ at }) => at) }
}

describe('rows of vectors', () => {
  test('are summed by their weights', () => {
    const { vectors, out, inputs, addresses } = filledRows()
    vectors.sum(out.at, LENGTH, addresses, WEIGHTS)
    const wanted = Array.from({ length: LENGTH }, (_, i) =>
      inputs.reduce((sum, { data }, k) => sum + data[i] * WEIGHTS[k], 0),
    )
    expect(Array.from(out.data)).toEqual(wanted)
  })

  test('give their least and their greatest numbers', () => {
    const { vectors, out, inputs, addresses } = filledRows()
    const numbersAt = (i: number) => inputs.map(({ data }) => data[i])
    vectors.least(out.at, LENGTH, addresses)
    expect(Array.from(out.data)).toEqual(Array.from(out.data, (_, i) => Math.min(...numbersAt(i))))
    vectors.greatest(out.at, LENGTH, addresses)
    expect(Array.from(out.data)).toEqual(Array.from(out.data, (_, i) => Math.max(...numbersAt(i))))
  })

  test('can be read from some place on', () => {
    const { vectors, out, inputs } = filledRows()
    vectors.sum(out.at, LENGTH - 5, [addressIn(inputs[0], 5)], [1])
    expect(Array.from(out.data.subarray(0, LENGTH - 5))).toEqual(Array.from(inputs[0].data.subarray(5)))
  })
})
