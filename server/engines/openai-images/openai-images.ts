import * as z from 'zod'
import { formatOf } from '#server/images/kinds.ts'
import { type Engine, EngineError, type EngineErrorKind, type EngineRequest } from '../engine.ts'
import { createCaller, type ProviderAnswer } from '../provider/call.ts'
import { createDownloader } from '../provider/download.ts'
import { failureOf, invalidAnswer, UNAVAILABLE_MODEL } from '../provider/failures.ts'
import { guard } from '../provider/guard.ts'
import { fileOf, fitted, hasInput } from '../provider/inputs.ts'
import { sourceOf } from '../provider/source.ts'
import { type Instruction, instructionFor } from './instructions.ts'
import { costOf, drawsAnySize, hasQuality, usage } from './models.ts'
import { type Shape, shapeFor, shapeNote, sizeFor } from './shape.ts'

export type OpenAiImagesOptions = {
  baseUrl: string
  /** Null for a server in the own network that asks for none. */
  apiKey: string | null
  model: string
  timeoutMs?: number
  downloadPauses?: number[]
}

const TIMEOUT_MS = 180_000
const CHECK_TIMEOUT_MS = 10_000
/** More than the result has is sent for nothing, and paid for by the token. */
const INPUT_LIMITS = { maxPixels: 1536 * 1536, maxBytes: 20_000_000 }

const images = z.object({
  data: z.array(z.object({ b64_json: z.string().nullish(), url: z.string().nullish() })).min(1),
  usage: usage.nullish().catch(null),
})
const failure = z.object({ error: z.object({ code: z.string().nullish(), type: z.string().nullish() }) })
const offered = z.object({ data: z.array(z.object({ id: z.string() })) })

const KINDS: Record<string, { kind: EngineErrorKind; detail?: string }> = {
  moderation_blocked: { kind: 'moderated' },
  content_policy_violation: { kind: 'moderated' },
  insufficient_quota: { kind: 'provider_credit' },
  billing_hard_limit_reached: { kind: 'provider_credit' },
  rate_limit_exceeded: { kind: 'rate_limited' },
  // Withdrawn or misspelt: for the operator to fix, as an empty account is.
  model_not_found: { kind: 'provider_credit', detail: UNAVAILABLE_MODEL },
}

/** Any service with the image calls of OpenAI's interface. */
export function createOpenAiImagesEngine(options: OpenAiImagesOptions): Engine {
  const { baseUrl, apiKey, model, timeoutMs = TIMEOUT_MS } = options
  const headers: Record<string, string> = apiKey ? { authorization: `Bearer ${apiKey}` } : {}
  const call = createCaller({ baseUrl, headers, timeoutMs })
  const download = createDownloader({
    hosts: ['.blob.core.windows.net'],
    origins: [new URL(baseUrl).origin],
    timeoutMs,
    pauses: options.downloadPauses,
  })

  async function createJob(
    request: EngineRequest,
    { words, quality }: Instruction,
    shape: Shape,
    signal: AbortSignal,
  ): Promise<ProviderAnswer> {
    const { width, height } = sizeFor(shape, drawsAnySize(model))
    const common = {
      model,
      prompt: words(request),
      n: 1,
      size: `${width}x${height}`,
      user: request.person,
      ...(hasQuality(model) && { quality }),
    }
    const shared = { method: 'POST', isPaid: true, signal } as const
    if (!hasInput(request, 'file1'))
      return await call({ path: '/images/generations', json: common, ...shared })
    const form = new FormData()
    for (const input of request.inputs) form.append('image[]', fileOf(await fitted(input, INPUT_LIMITS)))
    for (const [name, value] of Object.entries(common)) form.set(name, String(value))
    return await call({ path: '/images/edits', form, ...shared })
  }

  const engine: Engine = {
    id: 'openai-images',
    name: 'OpenAI-compatible images',

    serves: (mode, name) =>
      instructionFor(mode, name)
        ? { progress: 'none', cancel: false, seed: false, negativePrompt: false }
        : null,

    async submit(request, { signal }) {
      const instruction = instructionFor(request.mode, request.model)
      if (!instruction) throw new EngineError('invalid')
      const shape = shapeFor(request, instruction)
      const answer = await createJob(request, instruction, shape, signal)
      if (answer.status !== 200) throw failureIn(answer)
      const { data } = images.safeParse(answer.json())
      const [picture] = data?.data ?? []
      const bytes = picture?.b64_json
        ? Buffer.from(picture.b64_json, 'base64')
        : picture?.url
          ? await fetched(picture.url, signal)
          : null
      if (!bytes || !formatOf(bytes)) throw invalidAnswer('no picture')
      return {
        kind: 'done',
        result: {
          pictures: [{ bytes, source: sourceOf(request.mode) }],
          note: await shapeNote(bytes, shape),
          providerModel: model,
          modelVersion: model,
          costMicroUsd: costOf(model, data?.usage),
        },
      }
    },

    async findings() {
      const place = new URL(baseUrl).host
      const answer = await call({ path: '/models', timeoutMs: CHECK_TIMEOUT_MS }).catch(() => null)
      if (!answer) return [`${place} could not be reached, so nobody knows whether it has ${model}.`]
      if (answer.status === 401 || answer.status === 403) return [`${place} refuses OPENAI_IMAGES_API_KEY.`]
      // A compatible server need not have a list.
      const ids = offered.safeParse(answer.json()).data?.data.map(({ id }) => id)
      if (answer.status !== 200 || !ids || ids.length === 0 || ids.includes(model)) return []
      const others = ids.filter(id => /^[\w./:-]{1,60}$/.test(id) && id.includes('image')).slice(0, 5)
      const choice = others.length > 0 ? ` Set it to one of ${others.join(', ')}.` : ''
      return [`OPENAI_IMAGES_MODEL names ${model}, which ${place} does not have.${choice}`]
    },

    async close() {},
  }

  /** The picture was paid for when its address came: without it, the order is not made again. */
  async function fetched(address: string, signal: AbortSignal): Promise<Uint8Array> {
    try {
      return await download(address, signal)
    } catch (error) {
      if (error instanceof EngineError && error.kind === 'cancelled') throw error
      throw new EngineError('unavailable', { isFinal: true, cause: error })
    }
  }
  return guard(engine)
}

function failureIn(answer: ProviderAnswer): EngineError {
  const { data } = failure.safeParse(answer.json())
  const code = data?.error.code ?? data?.error.type ?? undefined
  const known = code !== undefined && Object.hasOwn(KINDS, code) ? KINDS[code] : undefined
  return failureOf(answer, { known: known?.kind, detail: known?.detail, code, isPaid: true })
}
