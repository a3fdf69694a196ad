import { beforeAll, describe, expect, test } from 'vitest'
import { linearToOklab, srgbToLinear } from '../../engine/core/colour.ts'
import { STYLES, type StyleKey } from '../../styles.ts'
import type { RgbaPicture } from './display-raster.ts'
import { createImage, type Look } from './draw.ts'

const SIDE = 192
const PROMPT = 'a red apple on a wooden table'

const draw = (look: Look, seed = 3) => createImage(PROMPT, SIDE, SIDE, seed, look)

const bytesOf = ({ px }: RgbaPicture) => Buffer.from(px)

/** Mean and spread of what the pixels are, by a number for each. */
function statistics({ px }: RgbaPicture, measure: (r: number, g: number, b: number) => number) {
  let [sum, squares] = [0, 0]
  const n = px.length / 4
  for (let i = 0; i < px.length; i += 4) {
    const value = measure(px[i]!, px[i + 1]!, px[i + 2]!)
    sum += value
    squares += value * value
  }
  return { mean: sum / n, deviation: Math.sqrt(squares / n - (sum / n) ** 2) }
}
const saturation = (r: number, g: number, b: number) => Math.max(r, g, b) - Math.min(r, g, b)
const luma = (r: number, g: number, b: number) => 0.3 * r + 0.59 * g + 0.11 * b

/** Mean difference of neighbouring columns, or of the columns `x` and `other`. */
function columnDifference({ px, w, h }: RgbaPicture, x: number, other: number): number {
  let sum = 0
  for (let y = 0; y < h; y++)
    for (let c = 0; c < 3; c++) sum += Math.abs(px[(y * w + x) * 4 + c]! - px[(y * w + other) * 4 + c]!)
  return sum / (h * 3)
}

function coloursOf({ px }: RgbaPicture): number {
  const colours = new Set<number>()
  for (let i = 0; i < px.length; i += 4) colours.add((px[i]! << 16) | (px[i + 1]! << 8) | px[i + 2]!)
  return colours.size
}

/** Share of the pixels that anybody would call red. */
function redShare({ px }: RgbaPicture): number {
  let red = 0
  for (let i = 0; i < px.length; i += 4) {
    const [, a, b] = linearToOklab(
      [0, 1, 2].map(c => srgbToLinear(px[i + c]! / 255)) as [number, number, number],
    )
    const hue = (Math.atan2(b, a) * 180) / Math.PI
    if (hue > 5 && hue < 45 && Math.hypot(a, b) > 0.09) red++
  }
  return red / (px.length / 4)
}

describe('the styles', { timeout: 30_000 }, () => {
  const pictures = new Map<StyleKey, RgbaPicture>()
  beforeAll(async () => {
    for (const key of STYLES) pictures.set(key, await draw(key))
  }, 120_000)
  const of = (style: StyleKey) => pictures.get(style)!

  test('are all of the size that is asked for, and no two alike', () => {
    const seen = new Map<string, StyleKey>()
    for (const [key, { w, h, px }] of pictures) {
      expect([w, h, px.length]).toEqual([SIDE, SIDE, SIDE * SIDE * 4])
      seen.set(Buffer.from(px).toString('base64'), key)
    }
    expect(seen.size).toBe(STYLES.length)
  })

  test('give the same pixels again, and others for another seed', async () => {
    for (const style of ['none', 'low-poly'] as const) {
      expect(Buffer.compare(bytesOf(await draw(style)), bytesOf(of(style)))).toBe(0)
      expect(Buffer.compare(bytesOf(await draw(style, 4)), bytesOf(of(style)))).not.toBe(0)
    }
  })

  test.each(['none', 'photographic', 'anime', '3d-model', 'pixel-art', 'low-poly'] as const)(
    'show the colour of the subject in %s',
    style => {
      expect(redShare(of(style))).toBeGreaterThan(0.02)
    },
  )

  test('pixel-art has a small palette and a real grid', () => {
    const picture = of('pixel-art')
    expect(coloursOf(picture)).toBeLessThanOrEqual(64)
    // Inside a cell neighbouring columns are the same; at its border they are not.
    const same = Array.from({ length: SIDE - 1 }, (_, x) => columnDifference(picture, x, x + 1) < 0.5)
    expect(same.filter(Boolean).length).toBeGreaterThan(SIDE / 2)
    expect(coloursOf(of('none'))).toBeGreaterThan(1000)
  })

  test.each(['isometric', '3d-model', 'tile-texture'] as const)(
    '%s shows rooms by their things',
    async style => {
      const [kitchen, bedroom] = await Promise.all(
        ['a kitchen', 'a bedroom'].map(prompt => createImage(prompt, SIDE, SIDE, 3, style)),
      )
      const unlike = kitchen!.px.filter((value, i) => Math.abs(value - bedroom!.px[i]!) > 40).length
      expect(unlike / kitchen!.px.length).toBeGreaterThan(0.02)
    },
  )

  test('line-art is ink on paper', () => {
    expect(statistics(of('line-art'), saturation).mean).toBeLessThan(20)
    expect(statistics(of('line-art'), luma).mean).toBeGreaterThan(120)
    expect(statistics(of('line-art'), luma).deviation).toBeGreaterThan(35)
  })

  test('tile-texture meets itself no worse than its columns meet each other', () => {
    const picture = of('tile-texture')
    const inner = Array.from({ length: SIDE - 1 }, (_, x) => columnDifference(picture, x, x + 1))
    expect(columnDifference(picture, SIDE - 1, 0)).toBeLessThanOrEqual(Math.max(...inner))
    expect(columnDifference(picture, 0, SIDE / 4)).toBeGreaterThan(Math.max(...inner))
  })

  test('neon-punk is darker and more colourful than the plain picture, analog film paler', () => {
    expect(statistics(of('neon-punk'), luma).mean).toBeLessThan(statistics(of('none'), luma).mean + 30)
    const share = (style: StyleKey) =>
      statistics(of(style), saturation).mean / (statistics(of(style), luma).mean + 1)
    expect(share('neon-punk')).toBeGreaterThan(share('analog-film'))
  })
})

describe('the media that only words name', { timeout: 30_000 }, () => {
  const pictures = new Map<Look, RgbaPicture>()
  beforeAll(async () => {
    for (const look of [
      'none',
      'watercolour',
      'ink-wash',
      'oil-painting',
      'pencil',
      'crayon',
      'chalk',
    ] as const)
      pictures.set(look, await draw(look))
  }, 60_000)
  const of = (look: Look) => pictures.get(look)!
  const meanOf = (look: Look, measure: typeof luma) => statistics(of(look), measure).mean

  test('are unlike one another, and the same again', async () => {
    expect(new Set([...pictures.values()].map(picture => bytesOf(picture).toString('base64'))).size).toBe(7)
    for (const look of ['watercolour', 'pencil', 'oil-painting'] as const)
      expect(Buffer.compare(bytesOf(await draw(look)), bytesOf(of(look)))).toBe(0)
  })

  test('leave a margin of paper around a watercolour', () => {
    const { px, w, h } = of('watercolour')
    const corners = [0, w - 1, (h - 1) * w, h * w - 1].map(i => px[i * 4]!)
    expect(Math.min(...corners)).toBeGreaterThan(200)
  })

  test('keep the red of an apple, save for ink', () => {
    for (const look of ['watercolour', 'oil-painting', 'crayon'] as const)
      expect(redShare(of(look))).toBeGreaterThan(0.4 * redShare(of('none')))
    expect(meanOf('ink-wash', saturation)).toBeLessThan(0.5 * meanOf('none', saturation))
  })

  test('draw with pencil on light paper and with chalk on a dark board', () => {
    expect(meanOf('pencil', luma)).toBeGreaterThan(meanOf('none', luma) + 20)
    expect(meanOf('chalk', luma)).toBeLessThan(meanOf('none', luma))
  })
})
