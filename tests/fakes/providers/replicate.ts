import { createHmac, randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import * as z from 'zod'
import {
  type Arrived,
  type PictureFormat,
  picture,
  type Reply,
  type StandIn,
  sizeOfRatio,
  startStandIn,
} from './stand-in.ts'

type Row = { replicate: string; version: string | null; input: Record<string, unknown>; output: string }
const read = (name: string) =>
  JSON.parse(readFileSync(new URL(`./descriptions/${name}`, import.meta.url), 'utf8'))
const ROWS: Row[] = read('replicate-models.json')
const SCHEMAS = read('replicate.json')
const withVersion = z.fromJSONSchema(SCHEMAS.schemas_version_prediction_request)
const withoutVersion = z.fromJSONSchema(SCHEMAS.schemas_prediction_request)
/** Fields that the templates do not show and that the models know. */
const ALSO_KNOWN = ['num_outputs', 'output_format', 'style_type', 'style_reference_images']
const LARGEST_DATA_URL = 256_000 * 1.4

type Status = 'starting' | 'queued' | 'processing' | 'succeeded' | 'failed' | 'canceled' | 'aborted'
export type Prediction = {
  id: string
  model: string
  status: Status
  input: Record<string, unknown>
  webhook?: string
  error: string | null
  logs: string
  /** Questions until it is done; each moves it on by one. */
  remaining: number
  isArray: boolean
  isExpired: boolean
}

export type ReplicateStandIn = StandIn & {
  token: string
  baseUrl: string
  secret: string
  /** Every prediction that was started, which is when it is paid for. */
  predictions: Prediction[]
  /** How predictions go from now on; those that are `queued` first say so in a word that is in no description. */
  behave(behaviour: { questions?: number; format?: PictureFormat; isQueued?: boolean }): void
  /** Ids of the uploaded files that were not deleted. */
  files(): string[]
  /** How the next predictions end instead of with a picture. */
  endNext(...ends: { status: 'failed' | 'canceled' | 'aborted'; error?: string }[]): void
  /** Adds a model with the inputs of another one, in that version or kept by Replicate itself. */
  publish(name: string, like: string, version?: string): void
  /** Takes these models away, as their makers may; the others are there again. */
  withdraw(...models: string[]): void
  /** Calls back on a prediction, with a signature of the secret unless another is given. */
  callBack(id: string, options?: { secret?: string; ageMs?: number; body?: string }): Promise<Response>
}

/** Replicate's calls for predictions, files and webhooks. */
export async function startReplicate({ side = 64 } = {}): Promise<ReplicateStandIn> {
  const token = `r8_${randomBytes(12).toString('hex')}`
  const secret = `whsec_${randomBytes(24).toString('base64')}`
  const predictions: Prediction[] = []
  const ends: { status: Status; error?: string }[] = []
  const rows = [...ROWS]
  const withdrawn = new Set<string>()
  const files = new Set<string>()
  let behaviour = { questions: 1, format: 'png' as PictureFormat, isQueued: false }

  const shown = (prediction: Prediction, origin: string) => {
    const { id, model, input, status, error, logs, isArray, isExpired } = prediction
    const address = `${origin}/delivery/${id}/output.png`
    const output = status !== 'succeeded' || isExpired ? null : isArray ? [address] : address
    return {
      id,
      model,
      version: 'hidden',
      input,
      output,
      error,
      logs,
      status,
      data_removed: isExpired,
      created_at: '2026-01-01T00:00:00Z',
      metrics: status === 'succeeded' ? { predict_time: 2.5 } : {},
      urls: {
        get: `${origin}/v1/predictions/${id}`,
        cancel: `${origin}/v1/predictions/${id}/cancel`,
        web: `https://replicate.com/p/${id}`,
      },
    }
  }

  function create(request: Arrived, origin: string): Reply {
    const body = request.json() as { version?: string; input: Record<string, unknown>; webhook?: string }
    const official = /^\/v1\/models\/([^/]+\/[^/]+)\/predictions$/.exec(request.path)?.[1]
    const schema = official ? withoutVersion : withVersion
    if (!schema.safeParse(body).success) return problem(422, 'Input validation failed')
    // Several pairs may use one model, each with fields of its own.
    const fitting = rows.filter(({ replicate, version }) =>
      official ? replicate === official && version === null : version === body.version,
    )
    const row = fitting.find(each => inputMistakes(body.input, each).length === 0) ?? fitting[0]
    if (!row || withdrawn.has(row.replicate)) {
      return official ? problem(404, 'Model not found') : problem(422, 'Invalid version or not permitted')
    }
    const wrong = inputMistakes(body.input, row)
    if (wrong.length > 0) return problem(422, `- input.${wrong.join('\n- input.')}`)
    const isThere = (value: unknown) =>
      typeof value !== 'string' || !value.includes('/v1/files/') || files.has(value.split('/').at(-1)!)
    if (!Object.values(body.input).flat().every(isThere)) return problem(422, 'input: file not found')
    const end = ends.shift()
    const prediction: Prediction = {
      id: randomBytes(13).toString('hex'),
      model: row.replicate,
      status: 'starting',
      input: body.input,
      webhook: body.webhook,
      error: null,
      logs: '',
      remaining: behaviour.questions,
      isArray: row.output.startsWith('array'),
      isExpired: false,
    }
    if (end) Object.assign(prediction, { remaining: 0, status: end.status, error: end.error ?? null })
    predictions.push(prediction)
    return { status: 201, body: shown({ ...prediction, status: 'starting' }, origin) }
  }

  function ask(prediction: Prediction, origin: string): Reply {
    if (prediction.status === 'starting' && behaviour.isQueued) prediction.status = 'queued'
    else if (['starting', 'queued', 'processing'].includes(prediction.status)) {
      prediction.status = prediction.remaining-- > 0 ? 'processing' : 'succeeded'
      prediction.logs = 'Using seed\n 50%|█████     | 2/4 [00:00<00:00]'
    }
    return { body: shown(prediction, origin) }
  }

  async function answer(request: Arrived): Promise<Reply> {
    const origin = `http://${request.headers.host}`
    if (request.kind === 'download') {
      const prediction = predictions.find(({ id }) => request.path.includes(id))
      if (!prediction || prediction.isExpired) return { status: 404 }
      const { format } = behaviour
      const size = sizeOfInput(prediction.input, side)
      const seed = typeof prediction.input.seed === 'number' ? prediction.input.seed : 1
      const body = await picture({ ...size, seed, format })
      return { headers: { 'content-type': `image/${format}` }, body }
    }
    if (request.headers.authorization !== `Bearer ${token}`) return problem(401, 'Unauthenticated')
    if (request.path === '/v1/webhooks/default/secret') return { body: { key: secret } }
    const [, file] = /^\/v1\/files\/([^/]+)$/.exec(request.path) ?? []
    if (file && request.method === 'DELETE') return { status: files.delete(file) ? 204 : 404 }
    if (request.kind === 'upload') {
      const content = (await request.form()).get('content')
      if (!(content instanceof File)) return problem(400, 'Missing content')
      const id = randomBytes(16).toString('hex')
      files.add(id)
      return { status: 201, body: { id, urls: { get: `${origin}/v1/files/${id}` } } }
    }
    if (request.kind === 'job') return create(request, origin)
    const [, model, version = null] =
      /^\/v1\/models\/([^/]+\/[^/]+)(?:\/versions\/([^/]+))?$/.exec(request.path) ?? []
    if (model) {
      const isThere = rows.some(row => row.replicate === model && (row.version === version || !version))
      return isThere && !withdrawn.has(model) ? { body: { id: version } } : problem(404, 'Not found')
    }
    const prediction = predictions.find(({ id }) => request.path.includes(id))
    if (!prediction) return problem(404, 'Prediction not found')
    if (request.kind !== 'cancel') return ask(prediction, origin)
    if (['starting', 'queued', 'processing'].includes(prediction.status)) prediction.status = 'canceled'
    return { body: shown(prediction, origin) }
  }

  const standIn = await startStandIn({
    kindOf(method, path) {
      if (path.startsWith('/delivery/')) return 'download'
      if (path === '/v1/files') return 'upload'
      if (path.endsWith('/cancel')) return 'cancel'
      if (method === 'POST' && path.endsWith('/predictions')) return 'job'
      return path.startsWith('/v1/predictions/') ? 'ask' : 'other'
    },
    answer,
  })
  return {
    ...standIn,
    token,
    baseUrl: `${standIn.url}/v1`,
    secret,
    predictions,
    files: () => [...files],
    behave(changes) {
      behaviour = { ...behaviour, ...changes }
    },
    endNext: (...next) => void ends.push(...next),
    publish(name, like, version) {
      const row = rows.find(({ replicate }) => replicate === like)!
      rows.push({ ...row, replicate: name, version: version ?? null })
    },
    withdraw(...models) {
      withdrawn.clear()
      for (const model of models) withdrawn.add(model)
    },
    async callBack(id, options = {}) {
      const prediction = predictions.find(each => each.id === id)
      if (!prediction?.webhook) throw new Error('nobody asked to be called back')
      const body = options.body ?? JSON.stringify(shown(prediction, standIn.url))
      const headers = signed(body, options.secret ?? secret, options.ageMs ?? 0)
      return await fetch(prediction.webhook, { method: 'POST', headers, body, redirect: 'error' })
    },
  }
}

/** Headers as Replicate sends them with a callback. */
export function signed(body: string, secret: string, ageMs = 0): Record<string, string> {
  const id = `msg_${randomBytes(8).toString('hex')}`
  const timestamp = String(Math.floor((Date.now() - ageMs) / 1000))
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')
  return {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${randomBytes(32).toString('base64')} v1,${signature}`,
  }
}

const problem = (status: number, detail: string): Reply => ({
  status,
  body: { title: 'Error', detail, status },
})

/** What is wrong with a model's input, by its template. */
function inputMistakes(input: Record<string, unknown>, { input: template }: Row): string[] {
  const wrong = Object.keys(input)
    .filter(name => !Object.hasOwn(template, name) && !ALSO_KNOWN.includes(name))
    .map(name => `${name}: unexpected`)
  for (const [name, value] of Object.entries(template)) {
    const isNeeded = typeof value === 'string' && /^\{(prompt|file\d)\}$/.test(value)
    if (isNeeded && input[name] === undefined) wrong.push(`${name}: required`)
    if (typeof value === 'number' && input[name] !== value) wrong.push(`${name}: has to be ${value}`)
    if (typeof value === 'boolean' && typeof input[name] !== 'boolean')
      wrong.push(`${name}: has to be yes or no`)
  }
  const { seed, style_name: style, scale } = input
  if (seed !== undefined && !(Number.isInteger(seed) && Number(seed) <= 2_147_483_647))
    wrong.push('seed: too large')
  if (style !== undefined && typeof style !== 'string') wrong.push('style_name: unknown')
  if (scale !== undefined && ![2, 3, 4].includes(Number(scale))) wrong.push('scale: out of range')
  for (const [name, value] of Object.entries(input)) {
    for (const part of [value].flat()) {
      if (typeof part === 'string' && part.startsWith('data:') && part.length > LARGEST_DATA_URL) {
        wrong.push(`${name}: data URL too large`)
      }
    }
  }
  return wrong
}

function sizeOfInput({ aspect_ratio: ratio, width, height }: Record<string, unknown>, side: number) {
  if (typeof ratio === 'string' && ratio.includes(':')) return sizeOfRatio(ratio, side)
  return typeof width === 'number' && typeof height === 'number'
    ? sizeOfRatio(`${width}:${height}`, side)
    : { width: side, height: side }
}
