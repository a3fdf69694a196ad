import { mkdtempSync, rmSync, truncateSync, unlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { EngineError } from '#server/engines/engine.ts'
import { type ModelVariety, writeModelFolder } from '#tests/support/diffusion-model/model-folder.ts'
import { TINY_END } from '#tests/support/diffusion-model/tiny-models.ts'
import { noisePicture } from '#tests/support/noise-picture.ts'
import { FLOAT, INT64 } from '#tests/support/onnx/graph.ts'
import { createModelHost, type ModelHost } from '../model-host.ts'
import type { DiffuseInput } from './diffuse.ts'

const SETTINGS = { threads: 1, memoryMb: 2000, provider: 'cpu' }
const PATIENCE = { timeout: 60_000 }
const SIZE = { width: 128, height: 64 }

const dir = mkdtempSync(join(tmpdir(), 'easel-diffuse-'))
const folderOf = (name: string, variety: Partial<ModelVariety> = {}) => {
  const folder = join(dir, name)
  writeModelFolder(folder, variety)
  return folder
}
const usual = folderOf('usual')

let host: ModelHost
beforeAll(() => {
  host = createModelHost(SETTINGS)
})
afterAll(async () => {
  await host.close()
  rmSync(dir, { recursive: true })
})

type Changes = Partial<Omit<DiffuseInput, 'model'>> & { model?: Partial<DiffuseInput['model']> }

const inputOf = ({ model, ...changes }: Changes = {}): DiffuseInput => ({
  model: {
    folder: usual,
    sampler: 'euler',
    encodeScale: 1,
    decodeScale: 1,
    padToken: TINY_END,
    isFrugal: false,
    ...model,
  },
  words: { prompt: 'A cat, the dog', negativePrompt: 'blurred' },
  seed: 7,
  steps: 4,
  guidance: 5,
  size: SIZE,
  cut: SIZE,
  guide: null,
  control: null,
  ...changes,
})

const draw = async (changes: Changes = {}, { by = host, ...context } = {} as Partial<Running>) =>
  Buffer.from(
    (
      await by.run('diffuse', inputOf(changes), {
        signal: new AbortController().signal,
        onProgress: () => {},
        ...context,
      })
    ).picture,
  )
type Running = { by: ModelHost; signal: AbortSignal; onProgress: (fraction: number) => void }

const failureOf = (work: Promise<unknown>): Promise<EngineError> =>
  work.then(
    () => expect.fail('it should have failed'),
    error => error,
  )

describe('drawing from words', PATIENCE, () => {
  test('gives the same bytes for the same seed, also of another process', async () => {
    const first = await draw()
    expect(await draw()).toEqual(first)
    const other = createModelHost(SETTINGS)
    try {
      expect(await draw({}, { by: other })).toEqual(first)
    } finally {
      await other.close()
    }
    expect(await sharp(first).metadata()).toMatchObject({ format: 'png', ...SIZE })
  })

  test('gives another picture for another seed, other words, other guidance and other steps', async () => {
    const pictures = await Promise.all([
      draw(),
      draw({ seed: 8 }),
      draw({ words: { prompt: 'the dog', negativePrompt: 'blurred' } }),
      draw({ words: { prompt: 'A cat, the dog', negativePrompt: 'cat' } }),
      draw({ guidance: 1 }),
      draw({ steps: 1 }),
      draw({ model: { sampler: 'lcm' } }),
    ])
    expect(new Set(pictures.map(picture => picture.toString('base64'))).size).toBe(pictures.length)
  })

  test('reports text, start, steps and decoding', async () => {
    const reported: number[] = []
    await draw({}, { onProgress: fraction => void reported.push(fraction) })
    expect(reported.map(fraction => Math.round(fraction * 1000))).toEqual([50, 100, 288, 475, 663, 850, 970])
  })

  test('gives back the middle of what was drawn', async () => {
    const whole = await sharp(await draw())
      .raw()
      .toBuffer()
    const cut = { width: 100, height: 40 }
    const middle = await sharp(await draw({ cut }))
      .raw()
      .toBuffer()
    const at = (12 * SIZE.width + 14) * 3
    expect(middle.subarray(0, 300)).toEqual(whole.subarray(at, at + 300))
  })

  test('says when the prompt has more words than the model reads', async () => {
    const context = { signal: new AbortController().signal, onProgress: () => {} }
    const words = { prompt: Array(80).fill('cat').join(' '), negativePrompt: '' }
    expect(await host.run('diffuse', inputOf({ words }), context)).toMatchObject({ isPromptCut: true })
    expect(await host.run('diffuse', inputOf(), context)).toMatchObject({ isPromptCut: false })
  })

  test('is the same with one network at a time', async () => {
    expect(await draw({ model: { isFrugal: true } })).toEqual(await draw())
  })
})

describe('exports of other kinds', PATIENCE, () => {
  test('are fed what their signatures ask for', async () => {
    const folder = folderOf('half', {
      isHalf: true,
      idType: INT64,
      encoderChannels: 8,
      unet: { timestep: { type: FLOAT, isScalar: true }, hasGuidanceInput: true },
    })
    const model = { folder, sampler: 'lcm' } as const
    const [mild, strict] = await Promise.all([draw({ model }), draw({ model, guidance: 8 })])
    expect(strict).not.toEqual(mild)
    const guide = { picture: await noisePicture(SIZE), strength: 0.5, mask: null }
    expect(await draw({ model, guide })).not.toEqual(mild)
  })

  test('may have a ControlNet, which steers as far as it is asked to', async () => {
    const folder = folderOf('controlled', { hasControlNet: true })
    const control = { picture: await noisePicture(SIZE), scale: 1 }
    const free = await draw({ model: { folder } })
    expect(free).toEqual(await draw())
    const steered = await draw({ model: { folder }, control })
    expect(steered).not.toEqual(free)
    expect(await draw({ model: { folder, isFrugal: true }, control })).toEqual(steered)
    expect(await draw({ model: { folder }, control: { ...control, scale: 0 } })).toEqual(free)
  })

  test.each([
    ['takes nine channels', { unet: { inputChannels: 9 } }, /9 channels .* inpainting/],
    ['wants what only a ControlNet gives', { unet: { isControlled: true } }, /down_block_0.* ControlNet/],
  ])('are refused by name when one %s', async (name, variety, why) => {
    const failure = await failureOf(draw({ model: { folder: folderOf(name, variety) } }))
    expect(failure).toBeInstanceOf(EngineError)
    expect(failure).toMatchObject({
      kind: 'unavailable',
      isFinal: true,
      detail: expect.stringMatching(/\.$/),
    })
    expect((failure.cause as Error).message).toMatch(why)
  })

  test.each([
    ['missing', unlinkSync],
    ['cut off', (path: string) => truncateSync(path, 1000)],
  ])('with a file that is %s are refused, and the next picture is drawn', async (name, harm) => {
    const folder = folderOf(name)
    harm(join(folder, 'unet/model.onnx'))
    const failure = await failureOf(draw({ model: { folder } }))
    expect(failure).toMatchObject({ kind: 'unavailable', isFinal: true })
    expect(await draw()).toBeInstanceOf(Buffer)
  })
})

test('a model that gives no numbers, as half precision may, is refused', PATIENCE, async () => {
  const failure = await failureOf(draw({ model: { decodeScale: Number.NaN } }))
  expect(failure).toMatchObject({ kind: 'unavailable', isFinal: true, detail: expect.stringMatching(/\.$/) })
})

describe('drawing from a picture', PATIENCE, () => {
  test('keeps less of it the stronger it is', async () => {
    const guide = { picture: await noisePicture(SIZE), mask: null }
    const [weak, strong, whole] = await Promise.all(
      [0.25, 0.75, 1].map(strength => draw({ guide: { ...guide, strength } })),
    )
    expect(weak).not.toEqual(strong)
    expect(whole).toEqual(await draw())
  })

  test('refuses what is no picture', async () => {
    const guide = { picture: Buffer.from('no picture'), strength: 0.5, mask: null }
    expect(await failureOf(draw({ guide }))).toMatchObject({ kind: 'invalid' })
  })

  test.each([0.6, 1])('changes no byte outside of a mask, with a strength of %f', async strength => {
    const picture = await noisePicture(SIZE)
    const mask = new Uint8Array(SIZE.width * SIZE.height)
    for (let y = 16; y < 50; y++) mask.fill(255, y * SIZE.width + 33, y * SIZE.width + 90)
    const made = await sharp(await draw({ guide: { picture, strength, mask } }))
      .raw()
      .toBuffer()
    const before = await sharp(picture).raw().toBuffer()
    const changed = { inside: 0, outside: 0 }
    for (const [at, value] of made.entries())
      if (value !== before[at]) changed[mask[Math.floor(at / 3)] ? 'inside' : 'outside']++
    expect(changed.outside).toBe(0)
    expect(changed.inside).toBeGreaterThan(1000)
  })
})

describe('a job', PATIENCE, () => {
  const LONG = { steps: 1000, size: { width: 512, height: 512 }, cut: { width: 512, height: 512 } }

  test('stops between two steps when it is cancelled, and the process draws on', async () => {
    const before = await draw()
    const controller = new AbortController()
    const onProgress = (fraction: number) => {
      if (fraction > 0.1) controller.abort()
    }
    const failure = await failureOf(draw(LONG, { signal: controller.signal, onProgress }))
    expect(failure).toMatchObject({ kind: 'cancelled' })
    expect(await draw()).toEqual(before)
  })

  test.runIf(process.platform === 'linux')(
    'that needs too much memory says so, and the next one is drawn',
    async () => {
      const small = createModelHost({ ...SETTINGS, memoryMb: 256 })
      try {
        const size = { width: 1024, height: 1024 }
        const failure = await failureOf(draw({ ...LONG, size, cut: size }, { by: small }))
        expect(failure).toMatchObject({ kind: 'unavailable', isFinal: true })
        expect(failure.detail).toMatch(/memory/)
        expect(await draw({}, { by: small })).toEqual(await draw())
      } finally {
        await small.close()
      }
    },
  )
})
