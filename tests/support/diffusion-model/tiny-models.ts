import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { filesOf, type ModelManifest } from '#server/engines/local/models/manifest.ts'
import { RECORD_NAME } from '#server/engines/local/models/model-record.ts'
import { type PresentModels, presentModels } from '#server/engines/local/models/present-models.ts'
import { type ModelVariety, writeModelFolder } from './model-folder.ts'

type Diffusion = NonNullable<ModelManifest['diffusion']>

/** The id that ends a prompt in the tiny tokenizer. */
export const TINY_END = 195

/** How the tiny model is run. It draws squares of 128 pixels. */
const TINY_DIFFUSION: Diffusion = {
  sampler: 'euler',
  steps: 4,
  guidance: 3,
  decodeScale: 1,
  encodeScale: 1,
  side: 128,
  padToken: TINY_END,
}

export type TinyModels = {
  models: PresentModels
  /** Of the model's networks. */
  folder: string
  remove(): void
}

/** The tiny model as an operator would have fetched it, for all pairs that a diffusion model may serve. */
export function tinyModels(
  changes: { diffusion?: Partial<Diffusion>; variety?: Partial<ModelVariety>; memoryMb?: number } = {},
): TinyModels {
  const dir = mkdtempSync(join(tmpdir(), 'easel-tiny-'))
  const folder = join(dir, 'tiny')
  writeModelFolder(folder, changes.variety)
  const manifest: ModelManifest = {
    name: 'tiny',
    title: 'Tiny',
    brings: 'pictures for tests',
    sources: [
      {
        repository: 'tests/tiny',
        revision: 'ab'.repeat(20),
        files: ['text_encoder', 'unet', 'vae_decoder', 'vae_encoder']
          .map(part => `${part}/model.onnx`)
          .map(path => ({ path, saveAs: path, bytes: statSync(join(folder, path)).size, sha256: null })),
      },
    ],
    licence: { name: 'MIT', url: 'https://licences.example/mit' },
    base: null,
    serves: [
      ...['fast', 'standard', 'pro', 'ultra'].map(model => ({ mode: 'txt2img', model })),
      ...['fast', 'standard'].map(model => ({ mode: 'img2img', model })),
      { mode: 'emoji', model: 'pro' },
      { mode: 'replaceBackground', model: 'v1.0' },
      { mode: 'searchReplace', model: 'pro' },
    ],
    memoryMb: changes.memoryMb ?? 300,
    diffusion: { ...TINY_DIFFUSION, ...changes.diffusion },
    unverified: [],
  }
  const files = filesOf(manifest).map(({ saveAs, bytes }) => ({
    path: saveAs,
    bytes,
    sha256: 'ab'.repeat(32),
    sumFrom: 'first download',
  }))
  const accepted = { licence: 'MIT', url: manifest.licence.url, by: 'test', at: '2026-01-01T00:00:00Z' }
  writeFileSync(join(folder, RECORD_NAME), JSON.stringify({ name: 'tiny', accepted, complete: true, files }))
  return {
    models: presentModels(dir, [manifest]),
    folder,
    remove: () => rmSync(dir, { recursive: true, force: true }),
  }
}
