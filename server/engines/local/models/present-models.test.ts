import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { manifestOf, sumOf } from '#tests/fakes/hub/hub.ts'
import { RECORD_NAME, writeRecord } from './model-record.ts'
import { stateOf } from './model-state.ts'
import { presentModels } from './present-models.ts'

const FILES = { 'unet/model.onnx': Buffer.from('a network'), 'vocab.json': Buffer.from('{}') }
const manifest = manifestOf(FILES)

let dir: string
let folder: string

beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'easel-models-'))
  folder = join(dir, 'tiny')
  for (const [path, bytes] of Object.entries(FILES)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), bytes)
  }
  await writeRecord(folder, RECORD)
})
afterEach(() => rmSync(dir, { recursive: true, force: true }))

const RECORD = {
  name: 'tiny',
  accepted: { licence: 'MIT', url: '', by: 'test', at: '' },
  complete: true,
  files: Object.entries(FILES).map(([path, bytes]) => ({
    path,
    bytes: bytes.length,
    sha256: sumOf(bytes),
    sumFrom: 'manifest' as const,
  })),
}
const isPresent = (described = manifest) => presentModels(dir, [described]).now().has('tiny')

test('a folder whose record says that it is complete is present, with its manifest', () => {
  expect(presentModels(dir, [manifest]).now().get('tiny')).toEqual({ manifest, folder })
  expect(stateOf(dir, manifest).kind).toBe('present')
})

test.each([
  ['a missing file', () => rmSync(join(folder, 'vocab.json'))],
  ['a file that was cut off', () => writeFileSync(join(folder, 'unet/model.onnx'), 'a net')],
  [
    'a folder in place of a file',
    async () => {
      rmSync(join(folder, 'vocab.json'))
      await mkdir(join(folder, 'vocab.json'))
    },
  ],
  ['no record', () => rmSync(join(folder, RECORD_NAME))],
  ['a record that cannot be read', () => writeFileSync(join(folder, RECORD_NAME), '{')],
  ['a record of another model', () => writeRecord(folder, { ...RECORD, name: 'other' })],
  ['a record that is not complete', () => writeRecord(folder, { ...RECORD, complete: false })],
  ['a record without a file', () => writeRecord(folder, { ...RECORD, files: RECORD.files.slice(1) })],
])('%s makes it not present', async (_name, damage) => {
  await damage()
  expect(isPresent()).toBe(false)
  expect(stateOf(dir, manifest).kind).not.toBe('present')
})

test('what a former version of a manifest fetched is not taken for the present one', () => {
  expect(isPresent(manifestOf({ ...FILES, 'vocab.json': Buffer.from('[]') }))).toBe(false)
})

test('a model that comes meanwhile is found within seconds, and the disk is not looked at more often', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => {
    vi.useRealTimers()
  })
  const models = presentModels(dir, [manifest])
  rmSync(join(folder, RECORD_NAME))
  expect(models.now().size).toBe(0)
  await writeRecord(folder, RECORD)
  vi.advanceTimersByTime(4_000)
  expect(models.now().size).toBe(0)
  vi.advanceTimersByTime(1_000)
  expect(models.now().has('tiny')).toBe(true)
})

test('where no folder is, no model is', () => {
  expect(presentModels(join(dir, 'nowhere'), [manifest]).now().size).toBe(0)
  expect(stateOf(join(dir, 'nowhere'), manifest)).toEqual({ kind: 'absent', words: 'not present' })
})
