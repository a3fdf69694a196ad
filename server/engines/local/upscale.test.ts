import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { drawSvg } from '#tests/support/drawing.ts'
import { writeEnlargingNetwork } from '#tests/support/onnx/enlarging.ts'
import { presentModel } from '#tests/support/present-model.ts'
import { createBuiltinEngine } from '../builtin/builtin.ts'
import { createLocalEngine } from './local.ts'
import { createModelHost } from './model-host.ts'
import type { ModelManifest } from './models/manifest.ts'
import { presentModels } from './models/present-models.ts'

const dir = mkdtempSync(join(tmpdir(), 'easel-upscale-'))
const PATIENCE = { timeout: 60_000 }
/** Less than the margin of a tile, so that tiles have to meet without a seam. */
const REACH = 30
const host = createModelHost({ threads: 1, memoryMb: 2000, provider: 'cpu' })
const builtin = createBuiltinEngine({ threads: 1 })

let manifest: ModelManifest
let photograph: Buffer
beforeAll(async () => {
  const serves = [{ mode: 'upscale', model: 'v1.0' }]
  const write = (file: string) => writeEnlargingNetwork(file, REACH)
  manifest = await presentModel(dir, 'realesr-general-x4v3', write, { serves })
  const file = readFileSync(new URL('../../../tests/photographs/astronaut.webp', import.meta.url))
  // Wider than a tile.
  photograph = await sharp(file).extract({ left: 100, top: 40, width: 300, height: 100 }).png().toBuffer()
})
afterAll(async () => {
  await Promise.all([host.close(), builtin.close()])
  rmSync(dir, { recursive: true })
})

async function enlarge(bytes: Buffer, { model = 'v1.0', scale = '4', memoryMb = 2000 } = {}) {
  const models = presentModels(dir, [manifest])
  const local = createLocalEngine({ builtin, host, models, memoryMb, safetyLimit: null })
  const { width, height } = await sharp(bytes).metadata()
  const submission = await local.submit(
    {
      creationId: 'c',
      person: 'p',
      isPrivate: false,
      attempt: 1,
      mode: 'upscale',
      model,
      prompt: '',
      searchPrompt: '',
      negativePrompt: '',
      seed: 1,
      style: 'none',
      aspectRatio: '1:1',
      imageStrength: 0.5,
      options: { scale },
      inputs: [{ name: 'file1', bytes, mediaType: 'image/png', width, height }],
    },
    { signal: new AbortController().signal, onProgress: () => {} },
  )
  return submission.kind === 'done' ? submission.result : expect.fail('it answers in the call')
}
const pixels = (bytes: Uint8Array) => sharp(bytes).raw().toBuffer({ resolveWithObject: true })

test(
  'a photograph is enlarged by the network that was fetched, without a seam between its tiles',
  PATIENCE,
  async () => {
    const result = await enlarge(photograph)
    expect(result).toMatchObject({
      note: 'Enlarged 4 times by A tiny model on this machine: fine detail is invented.',
      modelVersion: `realesr-general-x4v3-${'a'.repeat(12)}`,
    })
    expect(result.madeBy).toBeUndefined()
    const { data, info } = await pixels(result.pictures[0]!.bytes)
    expect([info.width, info.height, info.channels]).toEqual([1200, 400, 3])
    const source = await pixels(photograph)
    let largest = 0
    for (let x = 0; x < 300; x += 3) {
      for (const y of [0, 50, 99]) {
        const at = 3 * (4 * y * info.width + 4 * x)
        largest = Math.max(largest, Math.abs(data[at]! - meanAround(source.data, x, y)))
      }
    }
    expect(largest).toBeLessThanOrEqual(1)
  },
)

/** Of the red of a picture of 300 by 100 pixels. */
function meanAround(data: Buffer, x: number, y: number): number {
  let sum = 0
  for (let j = Math.max(0, y - REACH); j <= Math.min(99, y + REACH); j++)
    for (let i = Math.max(0, x - REACH); i <= Math.min(299, x + REACH); i++) sum += data[3 * (j * 300 + i)]!
  return sum / (2 * REACH + 1) ** 2
}

test('a network that enlarges four times gives two and three times as well', PATIENCE, async () => {
  for (const scale of ['2', '3']) {
    const { info } = await pixels((await enlarge(photograph, { scale })).pictures[0]!.bytes)
    expect([info.width, info.height]).toEqual([300 * Number(scale), 100 * Number(scale)])
  }
})

test('a drawing stays with the network for drawings', PATIENCE, async () => {
  const shapes = '<rect width="200" height="70" fill="#fe8"/><path d="M20 60L180 12L190 40Z" fill="#248"/>'
  const result = await enlarge(await drawSvg(shapes, 200, 70, '0 0 200 70'), { scale: '2' })
  expect(result.modelVersion).toBe('realesr-animevideov3')
})

test.each([
  ['asks for the model that keeps the grain', { model: 'v1.1' }],
  ['has less memory than the network needs', { memoryMb: 0 }],
])('who %s gets a photograph as before', PATIENCE, async (_name, how) => {
  expect((await enlarge(photograph, how)).madeBy).toBe('builtin')
})
