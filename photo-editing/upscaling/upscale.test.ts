import { readFile } from 'node:fs/promises'
import sharp, { type Sharp } from 'sharp'
import { describe, expect, test } from 'vitest'
import { createRandom } from '#painter/engine/core/random.ts'
import { lanczosReduction } from './kernels.ts'
import { createReduction } from './resampling.ts'
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
    const reduce = createReduction(enlarged, lanczosReduction(factor), factor)
    const reduced = reduce({ ...enlarged, data: new Float32Array(enlarged.data) })
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

  test.each([2, 3, 4] as const)('is nearer to a real photograph than Lanczos, %i times', async factor => {
    const photograph = await readFile(new URL('../../tests/pictures/camera-256.png', import.meta.url))
    const side = Math.floor(256 / factor) * factor
    const wanted = await grey(sharp(photograph).extract({ left: 0, top: 0, width: side, height: side }))
    const small = await sharp(wanted, { raw: { width: side, height: side, channels: 1 } })
      .resize(side / factor, side / factor, { kernel: 'lanczos3' })
      .toColourspace('srgb')
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const { width, height, channels } = small.info
    const source: Pixels = { width, height, channels: 3, data: new Uint8Array(small.data) }
    expect(channels).toBe(3)
    const ours = upscale(source, { ...quiet, factor }).data.filter((_, k) => k % 3 === 0)
    const lanczos = await grey(
      sharp(small.data, { raw: { width, height, channels } }).resize(side, side, { kernel: 'lanczos3' }),
    )
    expect(peakSignalToNoise(ours, wanted)).toBeGreaterThanOrEqual(peakSignalToNoise(lanczos, wanted))
    expect(similarity(ours, wanted, side)).toBeGreaterThanOrEqual(similarity(lanczos, wanted, side))
  })
})

const grey = async (picture: Sharp) =>
  new Uint8Array(await picture.toColourspace('b-w').removeAlpha().raw().toBuffer())

/** PSNR in decibels. */
function peakSignalToNoise(one: Uint8Array, other: Uint8Array): number {
  let squares = 0
  for (let i = 0; i < other.length; i++) squares += (one[i]! - other[i]!) ** 2
  return 10 * Math.log10((255 * 255 * other.length) / squares)
}

/** SSIM over windows of 8 by 8 pixels (Wang et al., 2004). */
function similarity(one: Uint8Array, other: Uint8Array, side: number): number {
  let sum = 0
  let count = 0
  for (let top = 0; top + 8 <= side; top += 4)
    for (let left = 0; left + 8 <= side; left += 4) {
      let [a, b, aa, bb, ab] = [0, 0, 0, 0, 0]
      for (let y = top; y < top + 8; y++)
        for (let x = left; x < left + 8; x++) {
          const [u, v] = [one[y * side + x]!, other[y * side + x]!]
          a += u / 64
          b += v / 64
          aa += (u * u) / 64
          bb += (v * v) / 64
          ab += (u * v) / 64
        }
      const brightness = (2 * a * b + 6.5) / (a * a + b * b + 6.5)
      const structure = (2 * (ab - a * b) + 58.5) / (aa - a * a + bb - b * b + 58.5)
      sum += brightness * structure
      count++
    }
  return sum / count
}
