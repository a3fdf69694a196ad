import { mkdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { ModelManifest } from '#server/engines/local/models/manifest.ts'
import { writeRecord } from '#server/engines/local/models/model-record.ts'
import { manifestOf } from '#tests/fakes/hub/hub.ts'

/**
 * A model that is present in a folder of models, with one network that `write` draws.
 * @returns its manifest
 */
export async function presentModel(
  dir: string,
  name: string,
  write: (file: string) => void,
  changes: Partial<ModelManifest> = {},
): Promise<ModelManifest> {
  const file = join(dir, name, 'model.onnx')
  mkdirSync(dirname(file), { recursive: true })
  write(file)
  const manifest = manifestOf({ 'model.onnx': Buffer.alloc(statSync(file).size) }, { name, ...changes })
  const [described] = manifest.sources[0]!.files
  await writeRecord(join(dir, name), {
    name,
    accepted: { licence: manifest.licence.name, url: manifest.licence.url, by: 'test', at: '' },
    complete: true,
    files: [
      { path: 'model.onnx', bytes: described!.bytes!, sha256: described!.sha256!, sumFrom: 'manifest' },
    ],
  })
  return manifest
}
