import * as z from 'zod'
import { proportionOf } from '#catalogue/ratios.ts'
import { formatOf } from '#server/images/kinds.ts'
import { type Engine, EngineError, type EngineRequest } from '../engine.ts'
import { createCaller, type ProviderAnswer } from '../provider/call.ts'
import { createDownloader } from '../provider/download.ts'
import { failureOf } from '../provider/failures.ts'
import { guard } from '../provider/guard.ts'
import { poll } from '../provider/polling.ts'
import { promptWithStyle } from '../provider/prompts.ts'
import type { Size } from '../provider/sizes.ts'

export type AiHordeOptions = {
  apiKey: string
  baseUrl: string
  /** Of this product, as the horde asks every client to send it. */
  clientAgent: string
  /** Models of which any may draw. Whatever is free would do otherwise: some draw one kind of thing alone. */
  models: string[]
  timeoutMs?: number
  pollMs?: number
  downloadPauses?: number[]
}

const TIMEOUT_MS = 30_000
const POLL_MS = 3_000
const RATE = { jobs: 60, perMs: 60_000 }
/** A larger picture asks, on busy days, for kudos that anonymous clients do not have. */
const MOST_PIXELS = 576 * 576
const STEP = 64

const accepted = z.object({ id: z.string().regex(/^[\w-]{1,100}$/) })
const check = z.object({
  done: z.boolean(),
  faulted: z.boolean(),
  is_possible: z.boolean(),
  wait_time: z.number().optional(),
})
const status = z.object({
  generations: z.array(
    z.object({
      img: z.string(),
      censored: z.boolean().nullish(),
      model: z.string().nullish(),
    }),
  ),
})
const failure = z.object({ rc: z.string().nullish() })

/**
 * Computers of volunteers. Strangers see what is sent there, so it gets words alone, and of public
 * creations only.
 */
export function createAiHordeEngine(options: AiHordeOptions): Engine {
  const { apiKey, baseUrl, clientAgent, models, timeoutMs = TIMEOUT_MS, pollMs = POLL_MS } = options
  const headers = { apikey: apiKey, 'client-agent': clientAgent }
  const call = createCaller({ baseUrl, headers, timeoutMs })
  const download = createDownloader({
    hosts: ['.r2.cloudflarestorage.com'],
    origins: [new URL(baseUrl).origin],
    timeoutMs,
    pauses: options.downloadPauses,
  })

  async function isDone(reference: string, onProgress: (fraction: number) => void, signal: AbortSignal) {
    const answer = await call({ path: `/generate/check/${encodeURIComponent(reference)}`, signal })
    // Requests live for about twenty minutes; nothing was paid for it.
    if (answer.status === 404) throw new EngineError('unavailable', { isReferenceLost: true })
    if (answer.status !== 200) throw failureIn(answer)
    const { data } = check.safeParse(answer.json())
    if (!data) throw new EngineError('unavailable')
    if (data.faulted) throw new EngineError('unavailable', { isReferenceLost: true })
    if (!data.is_possible) {
      throw new EngineError('invalid', {
        detail: 'Nobody offers this model at the moment. Try again later, or choose another one.',
      })
    }
    if (data.done) onProgress(1)
    return data.done ? true : null
  }

  const engine: Engine = {
    id: 'ai-horde',
    name: 'AI Horde',
    isPublic: true,

    serves: (mode, model) =>
      mode === 'txt2img' && model === 'fast'
        ? { progress: 'queue', cancel: true, seed: true, negativePrompt: true }
        : null,

    async submit(request, { signal }) {
      const json = { ...orderFor(request), models }
      const answer = await call({ path: '/generate/async', method: 'POST', json, signal })
      const { data } = accepted.safeParse(answer.json())
      if (answer.status !== 202 || !data) throw failureIn(answer)
      return { kind: 'pending', reference: data.id }
    },

    async resume(reference, _request, { signal, onProgress }) {
      await poll(() => isDone(reference, onProgress, signal), { pauseMs: pollMs, signal })
      // Asked once, when it is known to be done: this call may be made ten times a minute only.
      const answer = await poll(
        async () => {
          const said = await call({ path: `/generate/status/${encodeURIComponent(reference)}`, signal })
          if (said.status !== 200) throw failureIn(said)
          return said
        },
        { pauseMs: pollMs, signal },
      )
      const [made] = status.safeParse(answer.json()).data?.generations ?? []
      if (!made) throw new EngineError('unavailable', { isReferenceLost: true })
      if (made.censored) throw new EngineError('moderated')
      const bytes = /^https?:/.test(made.img)
        ? await fetched(made.img, signal)
        : Buffer.from(made.img, 'base64')
      if (!formatOf(bytes)) throw new EngineError('unavailable', { isReferenceLost: true })
      return {
        pictures: [{ bytes, source: 'trainedAlgorithmicMedia' }],
        note: null,
        providerModel: made.model ?? 'any',
        modelVersion: 'api-v2',
        costMicroUsd: 0,
      }
    },

    async cancel(reference) {
      const path = `/generate/status/${encodeURIComponent(reference)}`
      await call({ path, method: 'DELETE' }).catch(() => {})
    },

    async close() {},
  }

  /** The link to the picture may be dead; another volunteer makes another picture. */
  async function fetched(address: string, signal: AbortSignal): Promise<Uint8Array> {
    try {
      return await download(address, signal)
    } catch (error) {
      if (error instanceof EngineError && error.kind === 'cancelled') throw error
      throw new EngineError('unavailable', { isReferenceLost: true, cause: error })
    }
  }
  return guard(engine, { rate: RATE })
}

function orderFor(request: EngineRequest) {
  // Behind this mark the horde reads what a picture must not show.
  const plain = (text: string) => text.replace(/#{3,}/g, ' ')
  const prompt = plain(promptWithStyle(request))
  return {
    prompt: request.negativePrompt ? `${prompt} ### ${plain(request.negativePrompt)}` : prompt,
    params: {
      ...sizeFor(proportionOf(request.aspectRatio)),
      steps: 20,
      n: 1,
      cfg_scale: 7,
      seed: String(request.seed),
      sampler_name: 'k_euler_a',
    },
    nsfw: false,
    censor_nsfw: true,
    replacement_filter: true,
    shared: false,
    r2: true,
    // Should the limit be lower than it is known to be, a smaller picture is better than none.
    allow_downgrade: true,
  }
}

/** The size within the limit that comes closest to the shape, and of such ones rather a large one. */
function sizeFor(proportion: number): Size {
  const sides = Array.from({ length: 16 }, (_, index) => (index + 1) * STEP)
  const sizes = sides.flatMap(width => sides.map(height => ({ width, height })))
  const badness = ({ width, height }: Size) =>
    2 * Math.abs(Math.log(width / height / proportion)) + Math.log(MOST_PIXELS / (width * height)) / 3
  return sizes
    .filter(({ width, height }) => width * height <= MOST_PIXELS)
    .reduce((best, size) => (badness(size) < badness(best) ? size : best))
}

function failureIn(answer: ProviderAnswer): EngineError {
  const code = failure.safeParse(answer.json()).data?.rc ?? undefined
  if (code === 'CorruptPrompt') return failureOf(answer, { known: 'moderated', code })
  if (code === 'KudosUpfront' || code === 'MaintenanceMode' || code === 'TimeoutIP') {
    return failureOf(answer, { known: 'unavailable', code })
  }
  return failureOf(answer, { code })
}
