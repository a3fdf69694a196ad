import * as z from 'zod'
import { formatOf } from '#server/images/kinds.ts'
import { type Engine, type EngineContext, EngineError, type EngineRequest } from '../engine.ts'
import { createCaller } from '../provider/call.ts'
import { failureOf } from '../provider/failures.ts'
import { guard } from '../provider/guard.ts'
import { covering, hasInput, inputOf } from '../provider/inputs.ts'
import { LOGO, promptWithStyle } from '../provider/prompts.ts'
import { sizeOf } from '../provider/sizes.ts'
import { sourceOf } from '../provider/source.ts'

export type Automatic1111Options = {
  baseUrl: string
  /** `user:password` of `--api-auth`, or null. */
  auth: string | null
  /** Null takes the checkpoint that is loaded. */
  checkpoint: string | null
  timeoutMs?: number
  progressMs?: number
}

const TIMEOUT_MS = 240_000
const PROGRESS_MS = 700
const STEPS: Record<string, number> = { fast: 8, standard: 20, pro: 30, ultra: 40 }
const PAINTED = ['txt2img', 'img2img', 'logoMaker']

const pictures = z.object({ images: z.array(z.string()).min(1) })
const enlarged = z.object({ image: z.string() })
const progress = z.object({
  progress: z.number(),
  state: z.looseObject({ interrupted: z.boolean().optional(), skipped: z.boolean().optional() }).optional(),
})

/**
 * The web interface of AUTOMATIC1111, or Forge, on a machine of the operator's own. It has one progress and
 * one interruption for everything it does, so it gets one job at a time from here.
 */
export function createAutomatic1111Engine(options: Automatic1111Options): Engine {
  const { baseUrl, auth, checkpoint, timeoutMs = TIMEOUT_MS, progressMs = PROGRESS_MS } = options
  const headers: Record<string, string> = auth
    ? { authorization: `Basic ${Buffer.from(auth).toString('base64')}` }
    : {}
  const call = createCaller({ baseUrl, headers, timeoutMs })
  let last: Promise<unknown> = Promise.resolve()

  /** Waits for everybody who came before. */
  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const turn = last.then(work, work)
    last = turn.catch(() => {})
    return turn
  }

  async function draw(request: EngineRequest, { signal, onProgress }: EngineContext): Promise<Uint8Array> {
    if (signal.aborted) throw new EngineError('cancelled')
    const watching = watch(onProgress)
    const interrupt = () => void call({ path: '/sdapi/v1/interrupt', method: 'POST' }).catch(() => {})
    signal.addEventListener('abort', interrupt, { once: true })
    try {
      const answer = await call({ ...(await orderFor(request, checkpoint)), method: 'POST', signal })
      if (answer.status !== 200) throw failureOf(answer)
      const drawn =
        pictures.safeParse(answer.json()).data?.images[0] ?? enlarged.safeParse(answer.json()).data?.image
      const bytes = Buffer.from(drawn?.replace(/^data:[^,]*,/, '') ?? '', 'base64')
      // Somebody pressed “Interrupt” in the interface: what came is half a picture.
      if ((await watching.wasInterrupted()) || !formatOf(bytes)) throw new EngineError('unavailable')
      return bytes
    } finally {
      signal.removeEventListener('abort', interrupt)
      watching.end()
    }
  }

  /** Asks for the progress again and again, and once more at the end: the state outlives the job. */
  function watch(onProgress: (fraction: number) => void) {
    let highest = 0
    async function ask(): Promise<z.infer<typeof progress> | undefined> {
      const answer = await call({ path: '/sdapi/v1/progress?skip_current_image=true' }).catch(() => null)
      return progress.safeParse(answer?.json()).data
    }
    const timer = setInterval(async () => {
      highest = Math.max(highest, Math.min(1, (await ask())?.progress ?? 0))
      if (highest > 0) onProgress(highest)
    }, progressMs)
    return {
      end: () => clearInterval(timer),
      async wasInterrupted(): Promise<boolean> {
        clearInterval(timer)
        const { state } = (await ask()) ?? {}
        return state?.interrupted === true || state?.skipped === true
      },
    }
  }

  const engine: Engine = {
    id: 'automatic1111',
    name: 'Stable Diffusion web UI',

    serves(mode, model) {
      if (mode === 'upscale') {
        return model === 'v1.0'
          ? { progress: 'steps', cancel: true, seed: false, negativePrompt: false }
          : null
      }
      const isPainted = mode === 'logoMaker' ? model === 'v1.0' : PAINTED.includes(mode) && model in STEPS
      return isPainted ? { progress: 'steps', cancel: true, seed: true, negativePrompt: true } : null
    },

    async submit(request, context) {
      const bytes = await inTurn(() => draw(request, context))
      const providerModel = request.mode === 'upscale' ? 'R-ESRGAN 4x+' : (checkpoint ?? 'loaded checkpoint')
      return {
        kind: 'done',
        result: {
          pictures: [{ bytes, source: sourceOf(request.mode) }],
          note: null,
          providerModel,
          modelVersion: 'sdapi-v1',
          costMicroUsd: null,
        },
      }
    },

    async close() {},
  }
  return guard(engine)
}

async function orderFor(
  request: EngineRequest,
  checkpoint: string | null,
): Promise<{ path: string; json: unknown }> {
  if (request.mode === 'upscale') {
    const scale = Number(request.options.scale ?? '2')
    if (![2, 3, 4].includes(scale)) throw new EngineError('invalid', { detail: 'Choose a size of 2x to 4x.' })
    const image = Buffer.from(inputOf(request, 'file1').bytes).toString('base64')
    return {
      path: '/sdapi/v1/extra-single-image',
      json: { image, upscaling_resize: scale, upscaler_1: 'R-ESRGAN 4x+', gfpgan_visibility: 0 },
    }
  }
  const { width, height } = sizeOf(request.aspectRatio)
  const painting = {
    prompt: request.mode === 'logoMaker' ? LOGO + request.prompt : promptWithStyle(request),
    negative_prompt: request.negativePrompt,
    seed: request.seed,
    steps: STEPS[request.model] ?? STEPS.standard,
    cfg_scale: 7,
    width,
    height,
    sampler_name: 'DPM++ 2M',
    save_images: false,
    // For this picture alone: whoever uses the interface finds the checkpoint that they chose. Forks differ in
    // what they do where nothing is said.
    override_settings: checkpoint ? { sd_model_checkpoint: checkpoint } : {},
    override_settings_restore_afterwards: true,
  }
  if (!hasInput(request, 'file1')) return { path: '/sdapi/v1/txt2img', json: painting }
  const guide = Buffer.from(await covering(inputOf(request, 'file1'), width, height)).toString('base64')
  return {
    path: '/sdapi/v1/img2img',
    json: { ...painting, init_images: [guide], denoising_strength: request.imageStrength },
  }
}
