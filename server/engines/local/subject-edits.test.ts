import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { drawSvg } from '#tests/support/drawing.ts'
import { writeMaskNetwork } from '#tests/support/onnx/pointwise.ts'
import { presentModel } from '#tests/support/present-model.ts'
import { type BuiltinEngine, createBuiltinEngine } from '../builtin/builtin.ts'
import type { EngineRequest } from '../engine.ts'
import { createLocalEngine } from './local.ts'
import { createModelHost, type ModelHost } from './model-host.ts'
import type { ModelManifest } from './models/manifest.ts'
import { presentModels } from './models/present-models.ts'

const dir = mkdtempSync(join(tmpdir(), 'easel-subjects-'))
const PATIENCE = { timeout: 60_000 }
const [WIDTH, HEIGHT] = [320, 240]

let host: ModelHost
let builtin: BuiltinEngine
let birefnet: ModelManifest
let isnet: ModelManifest

beforeAll(async () => {
  host = createModelHost({ threads: 1, memoryMb: 2000, provider: 'cpu' })
  builtin = createBuiltinEngine({ threads: 1 })
  // What is brighter than the mean of ImageNet is the subject. The deviations undo those of the normalisation.
  birefnet = await presentModel(dir, 'birefnet-lite', file =>
    writeMaskNetwork(file, {
      input: 'input_image',
      output: 'output_image',
      side: 1024,
      gain: 80,
      scales: [0.229, 0.224, 0.225],
    }),
  )
  isnet = await presentModel(dir, 'isnet', file =>
    writeMaskNetwork(file, { input: 'img', output: 'mask', side: 1024, gain: 1 }),
  )
})
afterAll(async () => {
  await Promise.all([host.close(), builtin.close()])
  rmSync(dir, { recursive: true })
})

/** A ball of one grey before another. */
const ball = async (subject: string, background: string) => {
  const shapes = `<rect width="100%" height="100%" fill="${background}"/>
    <circle cx="160" cy="120" r="70" fill="${subject}"/>`
  return await sharp(await drawSvg(shapes, WIDTH, HEIGHT))
    .removeAlpha()
    .png()
    .toBuffer()
}

async function cutOut(picture: Buffer, manifests: ModelManifest[], { folder = dir, memoryMb = 2000 } = {}) {
  const models = presentModels(folder, manifests)
  const engine = createLocalEngine({ builtin, host, models, memoryMb, safetyLimit: null })
  const request: EngineRequest = {
    creationId: 'c',
    person: 'p',
    isPrivate: false,
    attempt: 1,
    mode: 'removeBackground',
    model: 'pro',
    prompt: '',
    searchPrompt: '',
    negativePrompt: '',
    seed: 1,
    style: 'none',
    aspectRatio: '4:3',
    imageStrength: 0.5,
    options: {},
    inputs: [{ name: 'file1', bytes: picture, mediaType: 'image/png', width: WIDTH, height: HEIGHT }],
  }
  const progress: number[] = []
  const submission = await engine.submit(request, {
    signal: new AbortController().signal,
    onProgress: fraction => void progress.push(fraction),
  })
  if (submission.kind !== 'done') throw new Error('it is not done')
  const { pictures, ...said } = submission.result
  const { data } = await sharp(pictures[0]!.bytes)
    .extractChannel('alpha')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const alphaAt = (x: number, y: number) => data[y * WIDTH + x]!
  return { ...said, source: pictures[0]!.source, alphaAt, progress }
}

test.each([
  ['birefnet-lite', '#909090', '#585858'],
  ['isnet', '#f0f0f0', '#202020'],
])(
  '%s sees a picture as it was trained to, and its subject is cut out',
  PATIENCE,
  async (name, light, dark) => {
    const manifest = name === 'isnet' ? isnet : birefnet
    const made = await cutOut(await ball(light, dark), [manifest])
    expect(made.alphaAt(160, 120)).toBe(255)
    expect(made.alphaAt(100, 120)).toBeGreaterThan(200)
    for (const [x, y] of [
      [4, 4],
      [315, 235],
      [60, 120],
      [160, 30],
    ] as const)
      expect(made.alphaAt(x, y)).toBe(0)
    expect(made).toMatchObject({
      source: 'compositeWithTrainedAlgorithmicMedia',
      note: expect.stringContaining('The subject was found by A tiny model on this machine.'),
      modelVersion: `${name}-${'a'.repeat(12)}`,
    })
    expect(made.madeBy).toBeUndefined()
    expect(made.progress).toEqual([...made.progress].sort((a, b) => a - b))
  },
)

test('of two networks the finer one looks, unless it needs more memory than there is', PATIENCE, async () => {
  const picture = await ball('#f0f0f0', '#202020')
  const both = await cutOut(picture, [isnet, birefnet])
  expect(both.modelVersion).toContain('birefnet-lite')
  const small = await cutOut(picture, [isnet, { ...birefnet, memoryMb: 4000 }])
  expect(small.modelVersion).toContain('isnet')
})

test(
  'where the networks see no subject the built-in engine looks, and is said to have made it',
  PATIENCE,
  async () => {
    const folder = join(dir, 'unsure')
    const unsure = await presentModel(folder, 'isnet', file =>
      writeMaskNetwork(file, { input: 'img', output: 'mask', side: 64, gain: 0 }),
    )
    const made = await cutOut(await ball('#2050c0', '#e0e0d8'), [unsure], { folder })
    expect(made).toMatchObject({ madeBy: 'builtin', source: expect.not.stringContaining('trained') })
    expect(made.alphaAt(160, 120)).toBe(255)
  },
)

test(
  'a file that is no network fails the picture in plain words, and the next one is made',
  PATIENCE,
  async () => {
    const folder = join(dir, 'broken')
    const broken = await presentModel(folder, 'isnet', file => writeFileSync(file, 'no network'))
    const picture = await ball('#f0f0f0', '#202020')
    await expect(cutOut(picture, [broken], { folder })).rejects.toMatchObject({
      kind: 'unavailable',
      detail: 'The model on this server that cuts out subjects cannot be used.',
    })
    expect((await cutOut(picture, [birefnet])).alphaAt(160, 120)).toBe(255)
  },
)
