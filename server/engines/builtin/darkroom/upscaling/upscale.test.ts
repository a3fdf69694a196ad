import { describe, expect, test } from 'vitest'
import { createRandom } from '../../painter/core/random.ts'
import { reduce } from './lanczos.ts'
import { type Pixels, upscale } from './upscale.ts'

const quiet = { thinnedEdges: false, onProgress: () => {} }

function noisyPixels(width: number, height: number, channels: 3 | 4): Pixels {
  const random = createRandom(3)
  const data = new Uint8Array(width * height * channels)
  for (let i = 0; i < data.length; i++) {
    const ramp = ((i / channels) % width) * (200 / width)
    data[i] = channels === 4 && i % 4 === 3 ? 255 : ramp + random() * 40
  }
  return { width, height, channels, data }
}

describe('upscale', () => {
  test.each([2, 3, 4] as const)('gives the source back when its result is reduced %i times', factor => {
    const source = noisyPixels(40, 30, 3)
    const enlarged = upscale(source, { ...quiet, factor })
    const reduced = reduce({ ...enlarged, data: new Float32Array(enlarged.data) }, factor)
    let error = 0
    for (let i = 0; i < source.data.length; i++) error += Math.abs(reduced.data[i] - source.data[i])
    expect(error / source.data.length).toBeLessThan(2)
  })

  test.each([true, false])('works in bands that meet without a seam (thinned edges: %s)', thinnedEdges => {
    const source = noisyPixels(60, 200, 3)
    const whole = upscale(source, { ...quiet, thinnedEdges, factor: 3 })
    const bands = upscale(source, { ...quiet, thinnedEdges, factor: 3, bandPixels: 1 })
    let largest = 0
    for (let i = 0; i < whole.data.length; i++)
      largest = Math.max(largest, Math.abs(whole.data[i] - bands.data[i]))
    expect(largest).toBeLessThanOrEqual(1)
  })

  test('keeps transparency and does not let hidden colours bleed in', () => {
    const width = 20
    const data = new Uint8Array(width * width * 4)
    for (let i = 0; i < width * width; i++) {
      const inside = i % width >= 10
      // The transparent half hides pure green.
      data.set(inside ? [200, 40, 40, 255] : [0, 255, 0, 0], i * 4)
    }
    const enlarged = upscale({ width, height: width, channels: 4, data }, { ...quiet, factor: 2 })
    const alphaAt = (x: number) => enlarged.data[(20 * 40 + x) * 4 + 3]
    expect(alphaAt(4)).toBe(0)
    expect(alphaAt(36)).toBe(255)
    for (let x = 0; x < 40; x++)
      if (alphaAt(x) > 128) expect(enlarged.data[(20 * 40 + x) * 4 + 1]).toBeLessThan(60)
  })
})
