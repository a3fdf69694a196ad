import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeColouringNetwork, writeNegativeNetwork } from '#tests/support/onnx/restoring.ts'
import { presentModel } from '#tests/support/present-model.ts'
import { createBuiltinEngine } from '../builtin/builtin.ts'
import type { Engine } from '../engine.ts'
import { createLocalEngine } from './local.ts'
import { createModelHost } from './model-host.ts'
import type { ModelManifest } from './models/manifest.ts'
import { presentModels } from './models/present-models.ts'
import { labOf } from './networks/lab.ts'

const dir = mkdtempSync(join(tmpdir(), 'easel-old-photo-'))
const PATIENCE = { timeout: 60_000 }
const TONES = { a: 30, b: 25 }
const host = createModelHost({ threads: 1, memoryMb: 2000, provider: 'cpu' })
const builtin = createBuiltinEngine({ threads: 1 })

let gfpgan: ModelManifest
let ddcolor: ModelManifest
let portrait: Buffer
let grey: Buffer
beforeAll(async () => {
  gfpgan = await presentModel(dir, 'gfpgan', writeNegativeNetwork, { title: 'Faces' })
  ddcolor = await presentModel(dir, 'ddcolor', file => writeColouringNetwork(file, TONES), {
    title: 'Colours',
  })
  const file = readFileSync(new URL('../../../tests/photographs/astronaut.webp', import.meta.url))
  portrait = await sharp(file).png().toBuffer()
  grey = await sharp(file).grayscale().toColourspace('srgb').png().toBuffer()
})
afterAll(async () => {
  await Promise.all([host.close(), builtin.close()])
  rmSync(dir, { recursive: true })
})

const engineWith = (manifests: ModelManifest[], folder = dir) =>
  createLocalEngine({
    builtin,
    host,
    models: presentModels(folder, manifests),
    memoryMb: 2000,
    safetyLimit: null,
  })

async function fix(engine: Engine, bytes: Buffer) {
  const { width, height } = await sharp(bytes).metadata()
  const progress: number[] = []
  const submission = await engine.submit(
    {
      creationId: 'c',
      person: 'p',
      isPrivate: false,
      attempt: 1,
      mode: 'fixOldPhoto',
      model: 'v1.0',
      prompt: '',
      searchPrompt: '',
      negativePrompt: '',
      seed: 1,
      style: 'none',
      aspectRatio: '1:1',
      imageStrength: 0.5,
      options: {},
      inputs: [{ name: 'file1', bytes, mediaType: 'image/png', width, height }],
    },
    { signal: new AbortController().signal, onProgress: fraction => void progress.push(fraction) },
  )
  if (submission.kind !== 'done') throw new Error('it is not done')
  const { data } = await sharp(submission.result.pictures[0]!.bytes)
    .raw()
    .toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) =>
    [...data.subarray(3 * (y * width + x), 3 * (y * width + x) + 3)] as [number, number, number]
  return { ...submission.result, width, height, data, at, progress }
}

test('the pair is offered once a model for it is present', () => {
  expect(engineWith([]).serves('fixOldPhoto', 'v1.0')).toBeNull()
  expect(engineWith([ddcolor]).serves('fixOldPhoto', 'v1.0')).not.toBeNull()
})

test(
  'a photograph without colours gets those of the network, and keeps its lightness',
  PATIENCE,
  async () => {
    const plain = await fix(builtin, grey)
    const made = await fix(engineWith([ddcolor]), grey)
    expect(made.note).toMatch(/colours were added by Colours: what they show is invented/)
    expect(made.madeBy).toBeUndefined()
    let seen = 0
    for (let y = 20; y < made.height; y += 60) {
      for (let x = 20; x < made.width; x += 60) {
        const [before] = labOf(...toUnits(plain.at(x, y)))
        const [lightness, a, b] = labOf(...toUnits(made.at(x, y)))
        // Where it is very light or dark, sRGB has no such colours.
        if (before < 25 || before > 80) continue
        seen += 1
        expect(Math.abs(lightness - before)).toBeLessThan(1.5)
        expect(Math.abs(b - TONES.b)).toBeLessThan(3)
        expect(Math.abs(a - (TONES.a * plain.at(x, y)[0]) / 255)).toBeLessThan(6)
      }
    }
    expect(seen).toBeGreaterThan(5)
    expect(made.progress).toEqual([...made.progress].sort((one, other) => one - other))
  },
)

test('a face is drawn anew where it is, and nothing else is changed', PATIENCE, async () => {
  const plain = await fix(builtin, portrait)
  const made = await fix(engineWith([gfpgan, ddcolor]), portrait)
  // The picture has colours of its own.
  expect(made.note).toMatch(/On this machine a face was drawn anew by Faces: what/)
  const [x, y] = [225, 115]
  for (const c of [0, 1, 2]) expect(Math.abs(made.at(x, y)[c]! + plain.at(x, y)[c]! - 255)).toBeLessThan(12)
  let changed = 0
  for (let i = 0; i < made.data.length; i += 3) {
    const [px, py] = [(i / 3) % made.width, Math.floor(i / 3 / made.width)]
    const isFar = Math.hypot(px - x, py - y) > 160
    if (isFar && made.data[i] !== plain.data[i]) changed += 1
  }
  expect(changed).toBe(0)
})

test('a colour photograph without a face is the built-in engine’s', PATIENCE, async () => {
  const file = readFileSync(new URL('../../../tests/photographs/coffee.webp', import.meta.url))
  const made = await fix(engineWith([gfpgan, ddcolor]), await sharp(file).png().toBuffer())
  expect(made.madeBy).toBe('builtin')
})

test('a file that is no network fails the picture in plain words', PATIENCE, async () => {
  const folder = join(dir, 'broken')
  const broken = await presentModel(folder, 'ddcolor', file => writeFileSync(file, 'no network'))
  await expect(fix(engineWith([broken], folder), grey)).rejects.toMatchObject({
    kind: 'unavailable',
    detail: 'A model on this server that mends old photographs cannot be used.',
  })
})

const toUnits = (rgb: [number, number, number]) => rgb.map(value => value / 255) as [number, number, number]
