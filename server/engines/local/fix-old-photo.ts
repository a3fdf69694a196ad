import type { BuiltinEngine } from '../builtin/builtin.ts'
import { type EngineContext, EngineError, type EngineRequest, type SubmitResult } from '../engine.ts'
import type { ModelHost } from './model-host.ts'
import { versionOf } from './models/manifest.ts'
import type { PresentModel, PresentModels } from './models/present-models.ts'

/** Progress that mending makes of the whole, before networks go on. */
const MENDING_SHARE = 0.4

type Options = {
  builtin: BuiltinEngine
  host: ModelHost
  models: PresentModels
  /** Megabytes that the networks may take. */
  memoryMb: number
}

const modelOf = ({ models, memoryMb }: Options, name: string): PresentModel | null => {
  const model = models.now().get(name)
  return model && model.manifest.memoryMb <= memoryMb ? model : null
}

/** Whether a network was fetched that adds something to old photographs. */
export const canRestore = (options: Options): boolean =>
  modelOf(options, 'gfpgan') !== null || modelOf(options, 'ddcolor') !== null

/** Lets the built-in engine mend the photograph, and networks draw its faces and add colours. */
export async function fixOldPhoto(
  options: Options,
  request: EngineRequest,
  { signal, onProgress }: EngineContext,
): Promise<SubmitResult> {
  const { builtin, host } = options
  const [restorer, colourer] = [modelOf(options, 'gfpgan'), modelOf(options, 'ddcolor')]
  const mended = await builtin.submit(request, {
    signal,
    onProgress: fraction => onProgress(fraction * MENDING_SHARE),
  })
  if (mended.kind !== 'done') throw new EngineError('unavailable')
  const [picture] = mended.result.pictures
  if (!picture) throw new EngineError('unavailable')
  const input = { picture: picture.bytes, faces: fileOf(restorer), colours: fileOf(colourer) }
  const rest = (fraction: number) => onProgress(MENDING_SHARE + fraction * (1 - MENDING_SHARE))
  const restored = await host.run('restorePhoto', input, { signal, onProgress: rest }).catch(error => {
    // Networks turned out not to run here: what was offered is made as where there are none.
    if (host.problem() !== null && !signal.aborted) return null
    throw error
  })
  const done = [
    restored && restored.faces > 0 && restorer ? { by: restorer, what: facesWere(restored.faces) } : null,
    restored?.isColoured && colourer ? { by: colourer, what: 'colours were added' } : null,
  ].filter(one => one !== null)
  if (!restored || done.length === 0) {
    return { kind: 'done', result: { ...mended.result, madeBy: builtin.id } }
  }
  const said = done.map(({ by, what }) => `${what} by ${by.manifest.title}`).join(', and ')
  return {
    kind: 'done',
    result: {
      pictures: [{ bytes: restored.picture, source: 'compositeWithTrainedAlgorithmicMedia' }],
      note: `The built-in engine mended scratches and tones. On this machine ${said}: what they show is invented.`,
      modelVersion: done.map(({ by }) => versionOf(by.manifest)).join(' '),
    },
  }
}

const fileOf = (model: PresentModel | null) => model && `${model.folder}/model.onnx`

const facesWere = (count: number) =>
  count === 1 ? 'a face was drawn anew' : `${count} faces were drawn anew`
