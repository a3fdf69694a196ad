import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { TINY_END, tinyModels } from '#tests/support/diffusion-model/tiny-models.ts'
import { noisePicture } from '#tests/support/noise-picture.ts'
import { createModelHost } from '../model-host.ts'

const PATIENCE = { timeout: 60_000 }
const { folder, remove } = tinyModels()
const host = createModelHost({ threads: 1, memoryMb: 2000, provider: 'cpu' })
afterAll(async () => {
  await host.close()
  remove()
})

const SIZE = { width: 301, height: 180 }

/** A white box on black, as a PNG. */
const boxMask = (size: typeof SIZE, left: number, top: number, width: number, height: number) =>
  sharp({ create: { ...size, channels: 3, background: '#000' } })
    .composite([
      { input: { create: { width, height, channels: 3, background: '#fff' } }, left, top, blend: 'over' },
    ])
    .png()
    .toBuffer()

const filled = (picture: Uint8Array, mask: Uint8Array, prompt = 'a cat') =>
  host.run(
    'fill',
    {
      model: {
        folder,
        sampler: 'lcm',
        encodeScale: 1,
        decodeScale: 1,
        padToken: TINY_END,
        isFrugal: false,
      },
      words: { prompt, negativePrompt: '' },
      seed: 7,
      steps: 4,
      guidance: 1,
      side: 128,
      picture,
      mask,
    },
    { signal: new AbortController().signal, onProgress: () => {} },
  )

test.each([
  ['in the middle', 100, 60, 70, 50],
  ['in a corner', 0, 0, 40, 40],
  ['from edge to edge', 0, 90, 301, 20],
])(
  'a place %s is drawn anew, and not a byte outside of it',
  PATIENCE,
  async (_, left, top, width, height) => {
    const picture = await noisePicture(SIZE)
    const made = await sharp((await filled(picture, await boxMask(SIZE, left, top, width, height))).picture)
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect(made.info).toMatchObject(SIZE)
    const before = await sharp(picture).raw().toBuffer()
    let [inside, outside] = [0, 0]
    for (const [at, value] of made.data.entries()) {
      if (value === before[at]) continue
      const [x, y] = [Math.floor(at / 3) % SIZE.width, Math.floor(at / 3 / SIZE.width)]
      if (x >= left && x < left + width && y >= top && y < top + height) inside++
      else outside++
    }
    expect(outside).toBe(0)
    expect(inside).toBeGreaterThan(width * height * 3 * 0.9)
  },
)

test('what is drawn follows the words', PATIENCE, async () => {
  const picture = await noisePicture(SIZE)
  const mask = await boxMask(SIZE, 100, 60, 70, 50)
  const [cat, dog, again] = await Promise.all(
    ['a cat', 'the dog', 'a cat'].map(prompt => filled(picture, mask, prompt)),
  )
  expect(again).toEqual(cat)
  expect(dog).not.toEqual(cat)
})

test('a mask may be of another size than the picture, and not empty', PATIENCE, async () => {
  const picture = await noisePicture(SIZE)
  const { picture: made } = await filled(picture, await boxMask({ width: 100, height: 60 }, 30, 20, 30, 20))
  expect(await sharp(made).metadata()).toMatchObject(SIZE)
  const nothing = await boxMask(SIZE, 0, 0, 1, 1).then(mask =>
    sharp(mask)
      .threshold(256 - 1)
      .linear(0, 0)
      .png()
      .toBuffer(),
  )
  await expect(filled(picture, nothing)).rejects.toMatchObject({ kind: 'invalid' })
})
