import * as z from 'zod'
import { formatOf } from '#server/images/kinds.ts'
import {
  type Engine,
  type EngineContext,
  EngineError,
  type EngineErrorKind,
  type EngineRequest,
  type EngineResult,
} from '../engine.ts'
import { createCaller, type ProviderAnswer } from '../provider/call.ts'
import { failureOf, invalidAnswer } from '../provider/failures.ts'
import { type GuardOptions, guard } from '../provider/guard.ts'
import { fileOf, fitted, inputOf, unusableReasonOf } from '../provider/inputs.ts'
import { poll } from '../provider/polling.ts'
import { sourceOf } from '../provider/source.ts'
import { isServed, type Operation, operationFor, readsTexts } from './operations.ts'

export type StabilityOptions = {
  apiKey: string
  baseUrl: string
  /** Puts texts into English, which is all that these models read; null leaves them as they are. */
  translate: ((text: string, person: string, signal: AbortSignal) => Promise<string>) | null
  guard?: GuardOptions
  timeoutMs?: number
  /** Asked more often than every ten seconds, the provider refuses. */
  pollMs?: number
}

/** The provider refuses more requests for a minute after 150 in 10 seconds; some room is left. */
const RATE = { jobs: 120, perMs: 10_000 }
const TIMEOUT_MS = 150_000
const POLL_MS = 10_000
const VERSION = 'v2beta'

const failure = z.object({ name: z.string() })
const deferred = z.object({ id: z.string().regex(/^[\w-]{1,200}$/) })

const KINDS: Record<string, { kind: EngineErrorKind; detail?: string }> = {
  content_moderation: { kind: 'moderated' },
  public_figure: {
    kind: 'moderated',
    detail: 'The model does not work with pictures of people who are widely known. Use another picture.',
  },
  payment_required: { kind: 'provider_credit' },
  invalid_language: {
    kind: 'invalid',
    detail: 'This model understands English alone. Write the prompt in English and try again.',
  },
  payload_too_large: {
    kind: 'invalid',
    detail: 'The picture is too large for this model. Use a smaller one.',
  },
}

/** Stability AI's own models. */
export function createStabilityEngine(options: StabilityOptions): Engine {
  const { apiKey, baseUrl, translate, timeoutMs = TIMEOUT_MS, pollMs = POLL_MS } = options
  const call = createCaller({ baseUrl, headers: { authorization: `Bearer ${apiKey}` }, timeoutMs })

  async function createJob(operation: Operation, request: EngineRequest, signal: AbortSignal) {
    const form = await formFor(operation, request)
    return await call({
      path: operation.path,
      method: 'POST',
      headers: {
        accept: operation.isDeferred ? 'application/json' : 'image/*',
        'stability-client-user-id': request.person,
      },
      form,
      isPaid: true,
      signal,
    })
  }

  /** The order, and once more in English where the provider says that it reads nothing else. */
  async function orderReadably(operation: Operation, request: EngineRequest, signal: AbortSignal) {
    const answer = await createJob(operation, request, signal)
    if (!translate || nameIn(answer) !== 'invalid_language') return answer
    const [prompt, searchPrompt, negativePrompt] = await Promise.all(
      [request.prompt, request.searchPrompt, request.negativePrompt].map(text =>
        text ? translate(text, request.person, signal) : text,
      ),
    ).catch(cause => {
      throw new EngineError('invalid', { detail: KINDS.invalid_language!.detail, cause })
    })
    const inEnglish = { prompt: prompt!, searchPrompt: searchPrompt!, negativePrompt: negativePrompt! }
    return await createJob(operation, { ...request, ...inEnglish }, signal)
  }

  const engine: Engine = {
    id: 'stability',
    name: 'Stability AI',

    serves(mode, model) {
      const pair = `${mode}/${model}`
      if (!isServed(pair)) return null
      const isSteered = readsTexts(pair)
      return { progress: 'none', cancel: false, seed: isSteered, negativePrompt: isSteered }
    },

    unusableReasonOf(request) {
      const limits = operationFor(request)?.picture?.limits
      const input = request.inputs.find(({ name }) => name === 'file1')
      return limits && input ? unusableReasonOf(input, limits) : null
    },

    async submit(request, { signal }) {
      const operation = operationFor(request)
      if (!operation) throw new EngineError('invalid', { detail: 'This model needs a picture. Add one.' })
      const answer = await orderReadably(operation, request, signal)
      if (answer.status !== 200) throw failureIn(answer, { isPaid: true })
      if (!operation.isDeferred) return { kind: 'done', result: resultOf(answer, operation, request) }
      const { data } = deferred.safeParse(answer.json())
      if (!data) throw invalidAnswer('no id')
      return { kind: 'pending', reference: data.id }
    },

    async resume(reference: string, request: EngineRequest, { signal }: EngineContext) {
      const operation = operationFor(request)
      if (!operation) throw new EngineError('invalid')
      return await poll(
        async () => {
          const answer = await call({
            path: `/v2beta/results/${encodeURIComponent(reference)}`,
            headers: { accept: '*/*' },
            signal,
          })
          if (answer.status === 202) return null
          // Unknown, or of another key: what was paid for cannot be had any more.
          if (answer.status === 404) throw invalidAnswer('an unknown result')
          if (answer.status !== 200) throw failureIn(answer)
          return resultOf(answer, operation, request)
        },
        { pauseMs: pollMs, signal },
      )
    },

    async close() {},
  }
  return guard(engine, { rate: RATE, ...options.guard })
}

async function formFor(operation: Operation, request: EngineRequest): Promise<FormData> {
  const form = new FormData()
  const { picture } = operation
  if (picture) {
    form.set(picture.field, fileOf(await fitted(inputOf(request, 'file1'), picture.limits)))
  }
  for (const [name, value] of Object.entries(operation.fields(request))) {
    if (value !== undefined && value !== '') form.set(name, String(value))
  }
  form.set('output_format', 'png')
  return form
}

function resultOf(answer: ProviderAnswer, operation: Operation, request: EngineRequest): EngineResult {
  // Blurred by moderation: a success by its status alone.
  if (answer.headers.get('finish-reason') === 'CONTENT_FILTERED') {
    throw new EngineError('moderated', { cause: new Error('the provider blurred the picture') })
  }
  if (!formatOf(answer.bytes)) throw invalidAnswer('no picture')
  return {
    pictures: [{ bytes: answer.bytes, source: sourceOf(request.mode) }],
    note: null,
    providerModel: operation.model,
    modelVersion: VERSION,
    costMicroUsd: Math.round(operation.credits * 10_000),
  }
}

const nameIn = (answer: ProviderAnswer): string | undefined =>
  answer.status === 200 ? undefined : failure.safeParse(answer.json()).data?.name

function failureIn(answer: ProviderAnswer, { isPaid = false } = {}): EngineError {
  const code = nameIn(answer)
  const known = code !== undefined && Object.hasOwn(KINDS, code) ? KINDS[code] : undefined
  return failureOf(answer, { known: known?.kind, detail: known?.detail, code, isPaid })
}
