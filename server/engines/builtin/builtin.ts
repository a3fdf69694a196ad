import type { FindPlaceJob, SubjectMask, SwapFaceJob } from '#photo-editing/job.ts'
import {
  type Engine,
  type EngineContext,
  EngineError,
  type EngineRequest,
  type EngineResult,
  type SubmitResult,
} from '../engine.ts'
import { capabilitiesOf, isEdit, isPaintModel } from './capabilities.ts'
import { createPool } from './pool.ts'
import type { Job } from './protocol.ts'

const MODEL_VERSION = 'painter-1'

export type BuiltinEngine = Engine & {
  /** @param subject what an edit of a picture is to take for its subject; it finds that itself without */
  submit(request: EngineRequest, context: EngineContext, subject?: SubjectMask | null): Promise<SubmitResult>
  /** Puts a face in the place of another, both of which somebody else has found. @throws EngineError */
  swapFace(job: SwapFaceJob, context: EngineContext): Promise<EngineResult>
  /**
   * The place of what the search names: a mask, white on black, and what was found. Null when the prompt asks
   * for nothing in its place. @throws EngineError, `invalid` when it is not found for certain
   */
  findPlace(
    job: Omit<FindPlaceJob, 'kind'>,
    context: EngineContext,
  ): Promise<{ mask: Uint8Array; found: string } | null>
}

/**
 * The engine that needs no key, no GPU and no network: a procedural painter and photo editing, no AI model,
 * in worker threads of this process.
 *
 * @param options.threads how many pictures are made at the same time; one core each.
 */
export function createBuiltinEngine({ threads }: { threads: number }): BuiltinEngine {
  const pool = createPool(threads)

  async function make(job: Job, { signal, onProgress }: EngineContext): Promise<EngineResult> {
    try {
      const outcome = await pool.run(job, signal, onProgress)
      if (!outcome.ok) throw new EngineError('invalid', { detail: outcome.refusal })
      const { picture, source, note } = outcome
      return { pictures: [{ bytes: picture, source }], note, modelVersion: MODEL_VERSION }
    } catch (error) {
      if (error instanceof EngineError) throw error
      throw new EngineError(signal.aborted ? 'cancelled' : 'unavailable', { cause: error })
    }
  }

  return {
    id: 'builtin',
    name: 'Built-in painter',
    serves: capabilitiesOf,

    async submit(request, context, subject: SubjectMask | null = null) {
      return { kind: 'done', result: await make(jobFor(request, subject), context) }
    },

    swapFace: make,

    async findPlace(job, context) {
      const { pictures, note } = await make({ kind: 'findPlace', ...job }, context)
      const [mask] = pictures
      return mask && mask.bytes.byteLength > 0 ? { mask: mask.bytes, found: note ?? '' } : null
    },

    close: () => pool.close(),
  }
}

function jobFor(request: EngineRequest, subject: SubjectMask | null): Job {
  const { mode, model, prompt, negativePrompt, style, aspectRatio, seed, inputs } = request
  // Without a guide, the words alone decide: img2img is then painted like txt2img.
  const isPainted = mode === 'txt2img' || (mode === 'img2img' && inputs.length === 0)
  if (isPainted && isPaintModel(model))
    return { kind: 'paint', model, prompt, negativePrompt, style, aspectRatio, seed }
  if (isEdit(mode, model)) {
    const { searchPrompt, imageStrength, options } = request
    const words = { prompt, searchPrompt, negativePrompt, style, aspectRatio }
    const pictures = inputs.map(({ bytes }) => bytes)
    return { kind: 'edit', mode, model, ...words, seed, imageStrength, options, inputs: pictures, subject }
  }
  throw new EngineError('invalid', { detail: 'The built-in painter does not serve this mode and model.' })
}
