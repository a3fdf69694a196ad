import type { BuiltinEngine } from '../builtin/builtin.ts'
import type { EngineContext, EngineRequest, SubmitResult } from '../engine.ts'
import type { ModelHost } from './model-host.ts'
import { type ModelManifest, versionOf } from './models/manifest.ts'
import type { PresentModels } from './models/present-models.ts'

const DRAWING_VERSION = 'realesr-animevideov3'
const PHOTOGRAPH_MODEL = 'realesr-general-x4v3'
/** Progress that looking at what no network enlarges makes of the whole. */
const LOOKING_SHARE = 0.05

const FACTORS: Record<string, 2 | 3 | 4> = { '2': 2, '3': 3, '4': 4 }

type Options = {
  builtin: BuiltinEngine
  host: ModelHost
  models: PresentModels
  /** Megabytes that the networks may take. */
  memoryMb: number
}

/**
 * Enlarges what is drawn by a network, and what is photographed by one that was fetched; without it, and what
 * is large, the built-in engine enlarges.
 */
export async function upscale(
  { builtin, host, models, memoryMb }: Options,
  request: EngineRequest,
  { signal, onProgress }: EngineContext,
): Promise<SubmitResult> {
  const [input] = request.inputs
  const scale = request.options.scale ?? '2'
  const factor = Object.hasOwn(FACTORS, scale) ? FACTORS[scale] : undefined
  if (!input || !factor) return await builtin.submit(request, { signal, onProgress })
  const fetched = models.now().get(PHOTOGRAPH_MODEL)
  const serves = ({ manifest }: { manifest: ModelManifest }) =>
    manifest.memoryMb <= memoryMb && manifest.serves.some(({ model }) => model === request.model)
  const photographer = fetched && serves(fetched) ? fetched : null
  const photographs = photographer && `${photographer.folder}/model.onnx`
  const enlarged = await host
    .run('enlargePicture', { picture: input.bytes, factor, photographs }, { signal, onProgress })
    .catch(error => {
      // Networks turned out not to run here: what was offered is made as where there are none.
      if (host.problem() !== null && !signal.aborted) return { kind: 'left' } as const
      throw error
    })
  if (enlarged.kind === 'left') {
    const rest = (fraction: number) => onProgress(LOOKING_SHARE + fraction * (1 - LOOKING_SHARE))
    const submission = await builtin.submit(request, { signal, onProgress: rest })
    if (submission.kind !== 'done') return submission
    return { kind: 'done', result: { ...submission.result, madeBy: builtin.id } }
  }
  const isPhotograph = enlarged.kind === 'photograph' && photographer !== null
  return {
    kind: 'done',
    result: {
      pictures: [{ bytes: enlarged.picture, source: 'compositeWithTrainedAlgorithmicMedia' }],
      note: isPhotograph
        ? `Enlarged ${factor} times by ${photographer.manifest.title} on this machine: fine detail is invented.`
        : `Enlarged ${factor} times by a network for drawn pictures on this machine.`,
      modelVersion: isPhotograph ? versionOf(photographer.manifest) : DRAWING_VERSION,
    },
  }
}
