import type { BuiltinEngine } from '../builtin/builtin.ts'
import type { EngineContext, InputPicture } from '../engine.ts'
import type { ModelHost } from './model-host.ts'
import { versionOf } from './models/manifest.ts'
import type { PresentModels } from './models/present-models.ts'
import { SUBJECT_NETWORKS, type SubjectNetwork } from './subject-networks.ts'

/** Progress that the network for any subject makes of looking, where there is one. */
const FETCHED_SHARE = 0.9
const PERSON_VERSION = 'selfie-segmentation-2021'

export type Subject = {
  mask: NonNullable<Parameters<BuiltinEngine['submit']>[2]>
  /** Who found it, in a sentence for the person. */
  note: string
  modelVersion: string
}

export type SubjectFinder = {
  host: ModelHost
  models: PresentModels
  /** Megabytes that the networks may take. */
  memoryMb: number
}

/**
 * The subject of a picture: by a network for any subject, which an operator fetched, and else by the one for
 * people that comes along. Null where neither is sure of what it sees.
 * @param isPerson whether the subject has to be a person; then only the network for people looks
 */
export async function findSubject(
  finder: SubjectFinder,
  picture: InputPicture,
  isPerson: boolean,
  { signal, onProgress }: EngineContext,
): Promise<Subject | null> {
  const { host } = finder
  const fetched = isPerson ? null : fetchedNetwork(finder)
  if (fetched) {
    const { name, manifest, file } = fetched
    const looking = { signal, onProgress: (fraction: number) => onProgress(fraction * FETCHED_SHARE) }
    const found = await host.run('cutOutSubject', { picture: picture.bytes, name, file }, looking)
    if (found.isFound) {
      const note = `The subject was found by ${manifest.title} on this machine.`
      return { mask: found.mask, note, modelVersion: versionOf(manifest) }
    }
  }
  const start = fetched ? FETCHED_SHARE : 0
  const found = await host.run(
    'cutOutPerson',
    { picture: picture.bytes },
    { signal, onProgress: fraction => onProgress(start + fraction * (1 - start)) },
  )
  if (!found.isFound) return null
  const note = 'The person was found by a network on this machine.'
  return { mask: found.mask, note, modelVersion: PERSON_VERSION }
}

/** The finest one that is present and fits into the memory. */
function fetchedNetwork({ models, memoryMb }: SubjectFinder) {
  const present = models.now()
  const fits = (name: SubjectNetwork) => (present.get(name)?.manifest.memoryMb ?? Infinity) <= memoryMb
  const name = SUBJECT_NETWORKS.find(fits)
  const model = name && present.get(name)
  return model ? { name, manifest: model.manifest, file: `${model.folder}/model.onnx` } : null
}
