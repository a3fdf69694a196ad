import * as z from 'zod'
import { type Engine, EngineError, type EngineRequest, type EngineResult } from '../engine.ts'
import { createCaller, type ProviderAnswer } from '../provider/call.ts'
import { createDownloader, type Downloader } from '../provider/download.ts'
import { failureOf, invalidAnswer, UNAVAILABLE_MODEL } from '../provider/failures.ts'
import { type GuardOptions, guard } from '../provider/guard.ts'
import { dataUrl, fileOf, fitted, hasInput } from '../provider/inputs.ts'
import { poll } from '../provider/polling.ts'
import { sourceOf } from '../provider/source.ts'
import { REPLICATE_MODELS, type ReplicateModel } from './models.ts'
import { isSigned } from './webhook.ts'

export type ReplicateOptions = {
  token: string
  baseUrl: string
  /** Where the provider calls back; null lets it be asked more often instead. */
  webhookUrl: string | null
  /** Other models by the names of the product's, as `owner/name` or `owner/name:version`. */
  models?: Readonly<Record<string, string>>
  /** Versions by model, in place of those that the product names. */
  versions?: Readonly<Record<string, string>>
  guard?: GuardOptions
  timeoutMs?: number
  pollMs?: number
  downloadPauses?: number[]
}

const RATE = { jobs: 500, perMs: 60_000 }
const TIMEOUT_MS = 30_000
const POLL_MS = 1_500
/** With a callback, asking only finds what the callback missed. */
const POLL_BESIDE_WEBHOOK_MS = 10_000
/** What waits longer is stopped by the provider, and not paid for. */
const CANCEL_AFTER = '5m'
/** Larger pictures are uploaded first instead of being written into the request. */
const LARGEST_DATA_URL_BYTES = 180_000
const INPUT_LIMITS = { maxPixels: 16_000_000 }
const CHECK_TIMEOUT_MS = 10_000
const SECRET_ASKED_EVERY_MS = 60_000
/** Every other word, of which there may be new ones, means that the job is still on its way. */
const ENDED = ['succeeded', 'failed', 'canceled', 'aborted']

const prediction = z.object({
  id: z.string().regex(/^[\w-]{1,100}$/),
  status: z.string(),
  input: z.record(z.string(), z.unknown()).nullish().catch(null),
  output: z.union([z.string(), z.array(z.string())]).nullish(),
  error: z.unknown(),
  logs: z.string().nullish(),
  version: z.string().nullish(),
  metrics: z.object({ predict_time: z.number().nonnegative().optional() }).nullish(),
})
const uploadedFile = z.object({ urls: z.object({ get: z.string() }) })
const signingSecret = z.object({ key: z.string().min(1) })
const problem = z.object({ detail: z.string() })

type ChosenModel = Pick<ReplicateModel, 'name' | 'version'>

/** Models of many makers, run by Replicate. */
export function createReplicateEngine(options: ReplicateOptions): Engine {
  const { token, baseUrl, webhookUrl, models = {}, versions = {}, timeoutMs = TIMEOUT_MS } = options
  const { pollMs = webhookUrl ? POLL_BESIDE_WEBHOOK_MS : POLL_MS } = options
  const call = createCaller({ baseUrl, headers: { authorization: `Bearer ${token}` }, timeoutMs })
  const download = createDownloader({
    hosts: ['replicate.delivery', '.replicate.delivery'],
    origins: [new URL(baseUrl).origin],
    timeoutMs,
    pauses: options.downloadPauses,
  })
  const waiting = new Map<string, Set<() => void>>()
  let secret: string | null = null
  let secretAskedAt = Number.NEGATIVE_INFINITY

  /** Fills `urls` as it goes, so that what was uploaded is known whatever happens. */
  async function uploadInputs(
    { inputs }: EngineRequest,
    urls: Map<string, string>,
    signal: AbortSignal,
  ): Promise<void> {
    for (const input of inputs) {
      const picture = await fitted(input, INPUT_LIMITS)
      urls.set(
        input.name,
        picture.bytes.byteLength <= LARGEST_DATA_URL_BYTES ? dataUrl(picture) : await upload(picture, signal),
      )
    }
  }

  /** Deletes the files among a prediction's values. All else that the provider has of it goes after an hour. */
  async function deleteFiles(values: Iterable<unknown>): Promise<void> {
    for (const value of [...values].flat()) {
      if (typeof value !== 'string' || !value.startsWith(baseUrl)) continue
      const path = value.slice(baseUrl.length)
      if (/^\/files\/[\w-]+$/.test(path)) await call({ path, method: 'DELETE' }).catch(() => null)
    }
  }

  async function upload(picture: Parameters<typeof fileOf>[0], signal: AbortSignal): Promise<string> {
    const form = new FormData()
    form.set('content', fileOf(picture))
    const answer = await call({ path: '/files', method: 'POST', form, signal })
    if (answer.status !== 201 && answer.status !== 200) throw failureIn(answer)
    const { data } = uploadedFile.safeParse(answer.json())
    if (!data) throw new EngineError('unavailable', { cause: new Error('an upload without an address') })
    return data.urls.get
  }

  /** The model that the operator wants for it, or it itself. */
  function chosen({ name: own, version: ownVersion }: ReplicateModel): ChosenModel {
    const [name = own, version] = (models[own] ?? own).split(':')
    return { name, version: version ?? versions[name] ?? (name === own ? ownVersion : null) }
  }

  /** The address of the model's description, and which pairs it serves. */
  function modelsByPath(): Map<string, { model: ChosenModel; pairs: string[] }> {
    const available = new Map<string, { model: ChosenModel; pairs: string[] }>()
    for (const [pair, entry] of Object.entries(REPLICATE_MODELS)) {
      const model = chosen(entry)
      const path = `/models/${model.name}${model.version === null ? '' : `/versions/${model.version}`}`
      available.set(path, { model, pairs: [...(available.get(path)?.pairs ?? []), pair] })
    }
    return available
  }

  /** Creates a prediction and returns its id. */
  async function createJob(
    entry: ReplicateModel,
    request: EngineRequest,
    urls: ReadonlyMap<string, string>,
  ): Promise<string> {
    const { name, version } = chosen(entry)
    const input = entry.input(request, name => urls.get(name))
    const answer = await call({
      path: version === null ? `/models/${name}/predictions` : '/predictions',
      method: 'POST',
      headers: { 'cancel-after': CANCEL_AFTER },
      json: {
        ...(version !== null && { version }),
        input: withoutEmpty(input),
        ...(webhookUrl && { webhook: webhookUrl, webhook_events_filter: ['completed'] }),
      },
      isPaid: true,
      // Not the caller's signal: a request that is broken off may have started a job whose id is then unknown.
    })
    if (answer.status !== 201 && answer.status !== 202) throw failureIn(answer, { isPaid: true })
    const { data } = prediction.pick({ id: true }).safeParse(answer.json())
    if (!data) throw invalidAnswer('no id')
    return data.id
  }

  /** The provider's word on the job, whatever a callback may have said. */
  async function ask(id: string, signal: AbortSignal) {
    const answer = await call({ path: `/predictions/${encodeURIComponent(id)}`, signal })
    if (answer.status === 404) throw invalidAnswer('an unknown prediction')
    if (answer.status !== 200) throw failureIn(answer)
    const { data } = prediction.safeParse(answer.json())
    // What broke off on its way may arrive whole the next time.
    if (!data) throw new EngineError('unavailable', { cause: new Error('no prediction') })
    return data
  }

  async function currentSecret({ isRenewed }: { isRenewed: boolean }): Promise<string | null> {
    const isDue = performance.now() - secretAskedAt > SECRET_ASKED_EVERY_MS
    if (secret !== null && !isRenewed) return secret
    if (!isDue) return secret
    secretAskedAt = performance.now()
    const answer = await call({ path: '/webhooks/default/secret' }).catch(() => null)
    secret = signingSecret.safeParse(answer?.json()).data?.key ?? secret
    return secret
  }

  const engine: Engine = {
    id: 'replicate',
    name: 'Replicate',

    serves(mode, model) {
      const entry = entryOf(mode, model)
      if (!entry) return null
      const { hasSeed: seed, hasNegativePrompt: negativePrompt } = entry
      return { progress: 'steps', cancel: true, seed, negativePrompt }
    },

    async submit(request, { signal }) {
      const entry = entryFor(request)
      if (!entry) throw new EngineError('invalid')
      const urls = new Map<string, string>()
      try {
        await uploadInputs(request, urls, signal)
        return { kind: 'pending', reference: await createJob(entry, request, urls) }
      } catch (error) {
        await deleteFiles(urls.values())
        throw error
      }
    },

    async resume(reference, request, { signal, onProgress }) {
      const entry = entryFor(request)
      if (!entry) throw new EngineError('invalid')
      const done = await poll(
        async () => {
          const current = await ask(reference, signal)
          if (ENDED.includes(current.status)) return current
          const fraction = fractionIn(current.logs)
          if (fraction !== null) onProgress(fraction)
          return null
        },
        {
          pauseMs: pollMs,
          signal,
          onWake(wake) {
            const wakes = waiting.get(reference) ?? new Set()
            waiting.set(reference, wakes.add(wake))
            return () => {
              wakes.delete(wake)
              if (wakes.size === 0) waiting.delete(reference)
            }
          },
        },
      )
      await deleteFiles(Object.values(done.input ?? {}))
      return await resultOf(done, chosen(entry).name, { request, download, signal })
    },

    async cancel(reference) {
      const path = `/predictions/${encodeURIComponent(reference)}/cancel`
      const answer = await call({ path, method: 'POST' }).catch(() => null)
      await deleteFiles(Object.values(prediction.safeParse(answer?.json()).data?.input ?? {}))
    },

    async findings() {
      const answers = await Promise.all(
        [...modelsByPath()].map(async ([path, { model, pairs }]) => {
          const answer = await call({ path, timeoutMs: CHECK_TIMEOUT_MS }).catch(() => null)
          return { status: answer?.status ?? null, model, pairs }
        }),
      )
      const statuses = answers.map(({ status }) => status)
      if (statuses.every(status => status === null)) {
        return ['It could not be reached, so nobody knows whether it has the models.']
      }
      if (statuses.some(status => status === 401 || status === 403))
        return ['It refuses REPLICATE_API_TOKEN.']
      return answers
        .filter(({ status }) => status === 404)
        .map(({ model, pairs }) => {
          const version = model.version === null ? '' : ` in the version ${model.version.slice(0, 8)}`
          return `It does not have ${model.name}${version}, which is needed for ${pairs.join(', ')}. Name another model in the routing file.`
        })
    },

    callback: {
      async verify(headers, body) {
        for (const isRenewed of [false, true]) {
          const key = await currentSecret({ isRenewed })
          if (key !== null && isSigned(headers, body, key)) return referenceIn(body)
        }
        return null
      },
      wake(reference) {
        for (const wake of waiting.get(reference) ?? []) wake()
      },
    },

    async close() {},
  }
  return guard(engine, { rate: RATE, ...options.guard })
}

/** Where the guiding picture was left out, words alone guide. */
function entryFor(request: EngineRequest): ReplicateModel | undefined {
  const { mode, model } = request
  return entryOf(mode === 'img2img' && !hasInput(request, 'file1') ? 'txt2img' : mode, model)
}

function entryOf(mode: string, model: string): ReplicateModel | undefined {
  const pair = `${mode}/${model}`
  return Object.hasOwn(REPLICATE_MODELS, pair) ? REPLICATE_MODELS[pair] : undefined
}

const withoutEmpty = (input: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined && value !== ''))

function referenceIn(body: Buffer): string | null {
  try {
    return prediction.pick({ id: true }).safeParse(JSON.parse(body.toString('utf8'))).data?.id ?? null
  } catch {
    return null
  }
}

/** The last percentage of a progress bar in the model's log. */
function fractionIn(logs: string | null | undefined): number | null {
  const last = logs
    ?.slice(-2_000)
    .match(/(\d{1,3})%\|/g)
    ?.at(-1)
  return last ? Math.min(1, Number.parseInt(last, 10) / 100) : null
}

async function resultOf(
  done: z.infer<typeof prediction>,
  providerModel: string,
  { request, download, signal }: { request: EngineRequest; download: Downloader; signal: AbortSignal },
): Promise<EngineResult> {
  if (done.status === 'canceled' || done.status === 'aborted')
    throw new EngineError('timeout', { isFinal: true })
  if (done.status === 'failed') throw modelFailure(String(done.error ?? ''))
  const addresses = [done.output ?? []].flat()
  if (addresses.length === 0) throw invalidAnswer('no output')
  const pictures: EngineResult['pictures'] = []
  for (const address of addresses) {
    pictures.push({ bytes: await download(address, signal), source: sourceOf(request.mode) })
  }
  return {
    pictures,
    note: null,
    providerModel,
    modelVersion: done.version && done.version !== 'hidden' ? done.version : 'official',
    costMicroUsd: null,
    billedSeconds: done.metrics?.predict_time,
  }
}

/** What the model's own error says, as far as it can be told apart. It ran and ended: it is not run again. */
function modelFailure(error: string): EngineError {
  if (/flagged|sensitive|nsfw|E005|safety|moderat/i.test(error)) return new EngineError('moderated')
  if (/no face|face (was )?not|find (a |any )?face|detect(ed)? (a |any )?face/i.test(error)) {
    return new EngineError('invalid', {
      detail: 'The model found no face in the picture. Use one that shows a face from the front.',
    })
  }
  return new EngineError('unavailable', { isFinal: true, cause: new Error('the model failed') })
}

function failureIn(answer: ProviderAnswer, { isPaid = false } = {}): EngineError {
  const detail = problem.safeParse(answer.json()).data?.detail ?? ''
  // Models of other makers may be withdrawn at any time; the others go on.
  const isWithdrawn =
    answer.status === 404 || (answer.status === 422 && /version|not permitted/i.test(detail))
  if (isPaid && isWithdrawn) return failureOf(answer, { known: 'invalid', detail: UNAVAILABLE_MODEL })
  return failureOf(answer, { isPaid })
}
