import { createCanvas } from '@napi-rs/canvas'
import { describe, expect, test } from 'vitest'
import { runOn } from './run-on.ts'

describe('what runs on beyond the picture', () => {
  const piece = () => {
    const canvas = createCanvas(100, 40)
    canvas.getContext('2d').fillRect(0, 0, 100, 40)
    return canvas
  }

  test.each(['@fence', '@wall', '@viaduct'])('%s has no gap across the breadth', key => {
    const canvas = runOn(piece(), key, 750)
    expect(canvas.width).toBeGreaterThanOrEqual(750)
    const { data } = canvas.getContext('2d').getImageData(0, 20, canvas.width, 1)
    const gaps = Array.from({ length: canvas.width }, (_, x) => x).filter(x => data[x * 4 + 3] < 128)
    // The last column may be a part of one.
    expect(gaps.filter(x => x < canvas.width - 1)).toEqual([])
  })

  test('what stands by itself stays as it is', () => {
    expect(runOn(piece(), '@castle', 750).width).toBe(100)
  })
})
