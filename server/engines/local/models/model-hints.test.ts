import { expect, test } from 'vitest'
import { manifestOf } from '#tests/fakes/hub/hub.ts'
import { modelHints } from './model-hints.ts'

const FILES = { 'model.onnx': Buffer.alloc(12_000_000) }
const cutOut = { mode: 'removeBackground', model: 'pro' }
const upscale = { mode: 'upscale', model: 'v1.0' }
const first = manifestOf(FILES, { name: 'first', serves: [cutOut, upscale] })
const second = manifestOf(FILES, { name: 'second', serves: [cutOut] })
const unused = manifestOf(FILES, { name: 'unused' })
const unsummed = manifestOf(FILES, { name: 'an-unsummed', serves: [upscale] }, ['model.onnx'])
const manifests = [unsummed, first, second, unused]
const present = (...there: typeof manifests) =>
  new Map(there.map(manifest => [manifest.name, { manifest, folder: '' }]))

test('names one model a mode, with what it takes, and none whose bytes nobody can check', () => {
  const hint = {
    modes: ['removeBackground', 'upscale'],
    command: 'npm run models -- get first',
    size: '12 MB',
    licence: 'MIT',
    brings: 'nothing but a trial',
  }
  expect(modelHints(manifests, present())).toEqual([hint])
})

test('says nothing of a mode for which a model is present', () => {
  expect(modelHints(manifests, present(second))).toMatchObject([
    { modes: ['upscale'], command: expect.stringContaining('first') },
  ])
  expect(modelHints(manifests, present(first))).toEqual([])
})
