import type { BuiltinEngine } from '../builtin/builtin.ts'
import type { EngineContext, EngineRequest, SubmitResult } from '../engine.ts'
import type { ModelHost } from './model-host.ts'

const MODEL_VERSION = 'realesr-animevideov3'
/** Progress that looking at a photograph makes of the whole. */
const LOOKING_SHARE = 0.05

const FACTORS: Record<string, 2 | 3 | 4> = { '2': 2, '3': 3, '4': 4 }

/** Enlarges what is drawn by a network; what is photographed the built-in engine enlarges. */
export async function upscaleDrawing(
  { builtin, host }: { builtin: BuiltinEngine; host: ModelHost },
  request: EngineRequest,
  { signal, onProgress }: EngineContext,
): Promise<SubmitResult> {
  const [input] = request.inputs
  const scale = request.options.scale ?? '2'
  const factor = Object.hasOwn(FACTORS, scale) ? FACTORS[scale] : undefined
  if (!input || !factor) return await builtin.submit(request, { signal, onProgress })
  const enlarged = await host
    .run('enlargeDrawing', { picture: input.bytes, factor }, { signal, onProgress })
    .catch(error => {
      // Networks turned out not to run here: what was offered is made as where there are none.
      if (host.problem() !== null && !signal.aborted) return { picture: null }
      throw error
    })
  if (!enlarged.picture) {
    const rest = (fraction: number) => onProgress(LOOKING_SHARE + fraction * (1 - LOOKING_SHARE))
    const submission = await builtin.submit(request, { signal, onProgress: rest })
    if (submission.kind !== 'done') return submission
    return { kind: 'done', result: { ...submission.result, madeBy: builtin.id } }
  }
  return {
    kind: 'done',
    result: {
      pictures: [{ bytes: enlarged.picture, source: 'compositeWithTrainedAlgorithmicMedia' }],
      note: `Enlarged ${factor} times by a network for drawn pictures on this machine.`,
      modelVersion: MODEL_VERSION,
    },
  }
}
