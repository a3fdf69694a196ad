import { type Engine, EngineError, type EngineRequest, type EngineResult } from '../engine.ts'
import { createPool } from './pool.ts'
import type { Job, PaintModel, UpscaleModel } from './protocol.ts'

const PAINT_MODELS: Record<PaintModel, true> = { fast: true, standard: true, pro: true, ultra: true }
const UPSCALE_MODELS: Record<UpscaleModel, true> = { 'v1.0': true, 'v1.1': true }
const MODEL_VERSION = 'painter-1'

const isPaintModel = (model: string): model is PaintModel => Object.hasOwn(PAINT_MODELS, model)
const isUpscaleModel = (model: string): model is UpscaleModel => Object.hasOwn(UPSCALE_MODELS, model)

/**
 * The engine that needs no key, no GPU and no network: a procedural painter and an upscaler, no AI
 * model, in worker threads of this process.
 *
 * @param options.threads how many pictures are made at the same time; one core each.
 */
export function createBuiltinEngine({ threads }: { threads: number }): Engine {
  const pool = createPool(threads)

  return {
    id: 'builtin',
    name: 'Built-in painter',

    serves(mode, model) {
      if (mode === 'txt2img' && isPaintModel(model))
        return { progress: 'steps', cancel: true, seed: true, negativePrompt: true }
      if (mode === 'upscale' && isUpscaleModel(model))
        return { progress: 'steps', cancel: true, seed: false, negativePrompt: false }
      return null
    },

    async submit(request, { signal, onProgress }) {
      const job = jobFor(request)
      try {
        const outcome = await pool.run(job, signal, onProgress)
        if (!outcome.ok) throw new EngineError('invalid', { detail: outcome.refusal })
        return { kind: 'done', result: resultOf(job, outcome.picture, outcome.note) }
      } catch (error) {
        if (error instanceof EngineError) throw error
        throw new EngineError(signal.aborted ? 'cancelled' : 'unavailable', { cause: error })
      }
    },

    close: () => pool.close(),
  }
}

function jobFor(request: EngineRequest): Job {
  const { mode, model } = request
  if (mode === 'txt2img' && isPaintModel(model)) {
    const { prompt, negativePrompt, style, aspectRatio, seed } = request
    return { kind: 'paint', model, prompt, negativePrompt, style, aspectRatio, seed }
  }
  if (mode === 'upscale' && isUpscaleModel(model)) {
    const [source] = request.inputs
    if (!source) throw new EngineError('invalid', { detail: 'Add the picture that is to be upscaled.' })
    return { kind: 'upscale', model, bytes: source.bytes, scale: request.options.scale ?? '2' }
  }
  throw new EngineError('invalid', { detail: 'The built-in painter does not serve this mode and model.' })
}

function resultOf(job: Job, bytes: Uint8Array, note: string | null): EngineResult {
  const source = job.kind === 'paint' ? 'algorithmicMedia' : 'algorithmicallyEnhanced'
  return { pictures: [{ bytes, source }], note, modelVersion: MODEL_VERSION }
}
